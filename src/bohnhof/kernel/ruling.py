"""A Ruling changes some of the printed answers: the one mechanism for edition rulings and house rules.

The kernel asks its questions of `Rules`. The printed answer passes from ruling to ruling, and each may change it. A
ruling overrides only the questions that it is about; all others pass the answer on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from bohnhof.kernel.cards import BeanId, CardId
    from bohnhof.kernel.codes import Choices
    from bohnhof.kernel.places import Seat
    from bohnhof.kernel.refusal import Refusal
    from bohnhof.kernel.rules import Rules
    from bohnhof.kernel.table import Board, Table

EVERYBODYS: Final[i64] = 1 << 61  # the bit of a ruling for everybody; one bit higher would be boxed by the compiler


class Ruling:
    """The base class of all rulings: it changes nothing."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name  # the name in edition files
        self.rule = rule  # the id of the rule that it implements

    # ------------------------------------------------------ fields and harvests

    def refuse_planting(self, board: Board, seat: Seat, bean: BeanId, n: i64, answer: Refusal | None) -> Refusal | None:
        """May this seat plant this kind on its field n?"""
        return answer

    def only_field(self, board: Board, seat: Seat, bean: BeanId, answer: i64) -> i64:
        """On which of its fields alone may this seat plant this kind, because it grows there? -1: wherever it fits.

        A ruling that answers this may say nothing else about planting except what follows from it.
        """
        return answer

    def refuse_harvest(self, board: Board, seat: Seat, n: i64, answer: Refusal | None) -> Refusal | None:
        """May this seat harvest its field n?"""
        return answer

    def refuse_mixing(self, board: Board, seat: Seat, bean: BeanId, n: i64, answer: Refusal | None) -> Refusal | None:
        """May this seat plant this kind on its field n and declare the field mixed?"""
        return answer

    def verbs_instead(self) -> int:
        """What else can be done with a card that has to be planted in phase 1 or 3? (Verbs, as bits.)"""
        return 0

    def owners_instead(self) -> int:
        """Who can do this at all? (Owners of these holdings, as bits, or EVERYBODYS.)"""
        return int(EVERYBODYS)

    def fill_instead(self, board: Board, seat: Seat, card: CardId, choices: Choices) -> None:
        """Add what else this seat may do with this card."""

    def plant_instead(self, table: Table, seat: Seat, verb: i64, card: CardId) -> None:
        """Play it, or refuse."""

    def most_planted(self, board: Board, seat: Seat, answer: i64) -> i64:
        """How many hand cards may this seat plant in a turn?"""
        return answer

    def pays(self, board: Board, seat: Seat, kind: i64, cards: i64, answer: i64) -> i64:
        """How many coins does this many cards on a field of this kind (a bean, or MIXED) pay this seat?"""
        return answer

    def extra_coins(self, board: Board, seat: Seat, coins: i64, answer: i64) -> i64:
        """How many extra coins does this seat get for a harvest that pays this many?"""
        return answer

    def coins_go_to(self, board: Board, seat: Seat, kind: i64, answer: i64) -> i64:
        """Where do this seat's coins from a field of this kind go?"""
        return answer

    def drew(self, table: Table, seat: Seat, cards: i64) -> None:
        """React to the cards that this seat drew at the end of its turn."""

    def harvested(self, table: Table, owner: Seat, seat: Seat, kind: i64, coins: i64, rest: i64) -> None:
        """React to anybody's harvest, for the owner of this ruling: this many `coins`, the `rest` discarded."""

    # ------------------------------------------------------------ the third field

    def field_price(self, board: Board, seat: Seat, answer: i64) -> i64:
        """What does one more field cost this seat? 0: none is for sale."""
        return answer

    def refuse_field(self, board: Board, seat: Seat, answer: Refusal | None) -> Refusal | None:
        """May this seat buy a field now?"""
        return answer

    def refuse_payment(self, board: Board, seat: Seat, cards: list[int], answer: Refusal | None) -> Refusal | None:
        """May these coins be used to pay?"""
        return answer

    def payment_goes_to(self, board: Board, answer: i64) -> i64:
        """Where do the coins go that paid for a field?"""
        return answer

    # ------------------------------------------------------------------- trading

    def refuse_giving(
        self, board: Board, seat: Seat, cards: vec[i64], gift: bool, answer: Refusal | None
    ) -> Refusal | None:
        """May this seat hand over these cards in one trade, or as a gift for nothing?"""
        return answer

    def keeps_turned_up_cards(self, board: Board, answer: bool) -> bool:
        """May the active seat set a turned-up card aside during trading?"""
        return answer

    def trades_coins(self, board: Board, answer: bool) -> bool:
        """May coins be part of a trade?"""
        return answer

    # ------------------------------------------------------------------ liberties

    def liberties(self, board: Board, seat: Seat, answer: i64) -> i64:
        """Which special permissions does this seat have? (Bits, as numbered by the edition.)"""
        return answer

    # ------------------------------------------------------------------- holdings

    def may_buy(self, board: Board, seat: Seat, holding: i64) -> bool:
        """May this seat buy this holding now?"""
        return False

    def is_sold(self, board: Board, holding: i64) -> bool:
        """Is this holding still for sale to those who can pay for it?"""
        return False

    def at(self, rules: Rules, field: int) -> Ruling:
        """The same ruling with the numbers of one game: those of its bean, and of the field that it adds."""
        return self

    def adds_field(self) -> bool:
        """Does its owner get one more field?"""
        return False

    def acquired(self, table: Table, seat: Seat) -> None:
        """React to the purchase of the holding that this ruling belongs to."""

    # -------------------------------------------------------------- the order of things

    def moment_matters(self, board: Board) -> bool:
        """Could it matter to act right before the active seat draws, for a reason that only this game has?"""
        return False

    # ------------------------------------------------------ what only some games have

    def deal(self, table: Table) -> None:
        """Set up what this game needs besides hands, before the first turn."""

    def most_choices(self, beans: int) -> int:
        """The most lines that `fill` adds, in a game with this many kinds of bean."""
        return 0

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        """Add what this seat may do now, in any phase."""

    def verbs_played(self) -> int:
        """Which verbs are these? (As bits.)"""
        return 0

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        """Play it, or refuse; called only for these verbs."""

    def why_impossible_at(self, board: Board, seat: Seat) -> str | None:
        """Why could no game lead to this state of a seat? None: this ruling knows no reason."""
        return None

    def why_impossible(self, board: Board) -> str | None:
        """Why could no game lead to this position? None: this ruling knows no reason."""
        return None

    # ------------------------------------------------------------------- the end

    def score(self, board: Board, seat: Seat, answer: i64) -> i64:
        """What is this seat's wealth worth?"""
        return answer

    def rival_score(self, board: Board, answer: i64) -> i64:
        """What is the wealth of the edition's rival worth, who has no seat?"""
        return answer

    def rival_coin(self, answer: i64) -> i64:
        """What is each coin of the rival worth?"""
        return answer

    def outsider_sells_at(self, n: i64, answer: i64) -> i64:
        """For how many coins does outsider n sell automatically? 0: never."""
        return answer

    def winners(self, board: Board, tied: list[int]) -> list[int]:
        """Who wins among the seats with the most coins?"""
        return tied


class Held:
    """A ruling, and the bit of the holding whose owners it applies to."""

    def __init__(self, ruling: Ruling, bit: i64) -> None:
        self.ruling = ruling
        self.bit: i64 = bit


class Answers:
    """The rulings that answer a question, and to whom they apply, as bits."""

    def __init__(self, held: list[Held], question: str) -> None:
        self.held = [one for one in held if getattr(type(one.ruling), question) is not getattr(Ruling, question)]
        self.bits: i64 = 0
        for one in self.held:
            self.bits |= one.bit


class Instead:
    """The rulings that offer alternatives for a card to be planted; their verbs, and who can use them."""

    def __init__(self, rulings: list[Ruling]) -> None:
        self.rulings = rulings
        self.verbs: i64 = all_bits([ruling.verbs_instead() for ruling in rulings])
        self.bits: i64 = all_bits([ruling.owners_instead() for ruling in rulings])


def all_bits(parts: list[int]) -> int:
    """All these bits combined."""
    bits = 0
    for part in parts:
        bits |= part
    return bits
