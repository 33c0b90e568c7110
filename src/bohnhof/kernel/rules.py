"""The questions that the kernel asks, with the printed answers, for one edition and number of players.

`Rules` also has the list of phases, and the rulings grouped by the questions that they answer; the numbers are those of
its `Setting`. It is immutable and shared by all tables of the same game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import row_of
from bohnhof.kernel.cards import MIXED, NO_CARD, UNKNOWN
from bohnhof.kernel.places import DISCARD, FACEUP, MAX_FIELDS, NOWHERE, aside, coins, field, hand
from bohnhof.kernel.refusal import Refusal
from bohnhof.kernel.ruling import EVERYBODYS, Answers, Held, Instead, Ruling, all_bits
from bohnhof.kernel.setting import Setting
from bohnhof.kernel.table import ACTIVE, FIELDS

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from bohnhof.kernel.cards import BeanId
    from bohnhof.kernel.edition import Edition
    from bohnhof.kernel.phase import Phase
    from bohnhof.kernel.places import Place, Seat
    from bohnhof.kernel.table import Board

TWO_CARDS: Final[i64] = 2

NO_SUCH_FIELD: Final = Refusal("B2.2", "you have no such field")
WRONG_FIELD: Final = Refusal("B2.2", "another kind of bean grows on this field")
NO_MIXING: Final = Refusal("B2.2", "you may not mix kinds of bean on a field")
NO_ROOM: Final = Refusal("B3.4", "it fits on no field of yours: harvest one first")
NOTHING_THERE: Final = Refusal("B7.1", "nothing grows on this field")
PROTECTED: Final = Refusal("B7.3", "a single bean is protected while another of your fields holds two or more")
NO_FIELD_SOLD: Final = Refusal("B9.1", "no field is sold in this game")
FIELD_BOUGHT_ALREADY: Final = Refusal("B9.1", "you have bought your extra field already")
TOO_FEW_COINS: Final = Refusal("B9.1", "you have too few coins to buy a field")
NOT_YOUR_COINS: Final = Refusal("B9.1", "a field is paid with coins of your own pile")
WRONG_SUM: Final = Refusal("B9.1", "these coins are not exactly the price of a field")
NOT_YOURS_TO_TRADE: Final = Refusal("B4.3", "only your hand cards, and on your turn the turned-up cards, can be traded")
RECEIVED_CARDS_STAY: Final = Refusal("B4.4", "cards set aside to be planted may not be traded on")
FIELD_CARDS_STAY: Final = Refusal("B4.5", "cards on fields may not be traded")
COINS_STAY: Final = Refusal("BH7", "coins are not traded in this game")


class Rules(Setting):
    """One edition at one table: numbers, phases, and the answers to the kernel's questions."""

    def __init__(self, edition: Edition, players: int) -> None:
        super().__init__(edition, players)
        # the list of phases: a turn, then those between the last turn and the end, then those that interrupt others
        self.phases: list[Phase] = [*edition.turn, *edition.closing, *edition.interludes]
        self.turn_length: i64 = len(edition.turn)
        self.end: i64 = self.turn_length + len(edition.closing)  # the game ends when it reaches this one
        self.over: i64 = len(self.phases)  # the phase of a finished game
        # what can be bought besides fields, by number, with the rulings that each gives its owner
        self.holdings = list(edition.holdings)
        self.holding_names = [holding.name for holding in self.holdings]
        self.kind_names: list[str] = list(dict.fromkeys([holding.kind for holding in self.holdings]))
        self.effects = [[self._for_this_game(effect) for effect in holding.effects] for holding in self.holdings]
        self.rulings: list[Ruling] = []
        for ruling in edition.rulings:
            self.rulings.append(self._for_this_game(ruling))  # a ruling may ask those before it
        self.phases = [phase.at(self) for phase in self.phases]
        # the rulings, grouped by the questions that they answer
        held = [Held(ruling, EVERYBODYS) for ruling in self.rulings]
        held += [Held(effect, 1 << n) for n, effects in enumerate(self.effects) for effect in effects]
        self.on_planting = Answers(held, "refuse_planting")
        self.on_mixing = Answers(held, "refuse_mixing")
        self.on_most_planted = Answers(held, "most_planted")
        self.on_harvest = Answers(held, "refuse_harvest")
        self.on_pay = Answers(held, "pays")
        self.on_extra_coins = Answers(held, "extra_coins")
        self.on_coins = Answers(held, "coins_go_to")
        self.on_harvested = Answers(held, "harvested")
        self.on_drawn = Answers(held, "drew")
        self.on_liberties = Answers(held, "liberties")
        self.on_price = Answers(held, "field_price")
        self.on_score = Answers(held, "score")
        self.on_only_field = _about(self.rulings, "only_field")
        self.on_instead = Instead(_about(self.rulings, "plant_instead"))
        self.on_field = _about(self.rulings, "refuse_field")
        self.on_payment = _about(self.rulings, "refuse_payment")
        self.on_paid_coins = _about(self.rulings, "payment_goes_to")
        self.on_holding = _about(self.rulings, "may_buy")
        self.on_giving = _about(self.rulings, "refuse_giving")
        self.on_keeping = _about(self.rulings, "keeps_turned_up_cards")
        self.on_coin_trades = _about(self.rulings, "trades_coins")
        self.on_moment = _about(self.rulings, "moment_matters")
        self.on_dealing = _about(self.rulings, "deal")
        self.on_listing = _about(self.rulings, "fill")
        self.on_playing = _about(self.rulings, "play")
        self.on_rival = _about(self.rulings, "rival_score")
        self.on_winners = _about(self.rulings, "winners")
        # to whom the rulings about the hottest questions apply; 0: there are none, so nothing is asked
        self.planting_bits: i64 = self.on_planting.bits
        self.harvest_bits: i64 = self.on_harvest.bits
        self.pay_bits: i64 = self.on_pay.bits | self.on_extra_coins.bits
        self.planted_bits: i64 = self.on_most_planted.bits
        self.price_bits: i64 = self.on_price.bits
        # rulings about planting only say on which field a kind has to grow: this can be listed in one pass
        self.kinds_together = self.planting_bits != 0 and all(
            one.ruling in self.on_only_field for one in self.on_planting.held
        )
        self.played_verbs: i64 = all_bits([ruling.verbs_played() for ruling in self.on_playing])
        self.most_choices: i64 = self._most_choices()
        self.choices_per_hand_card: i64 = max(phase.choices_per_hand_card() for phase in self.phases)

    def _for_this_game(self, ruling: Ruling) -> Ruling:
        """A ruling with the numbers of this game. A field that it adds comes after all others."""
        if not ruling.adds_field():
            return ruling.at(self, -1)
        self.most_fields += 1
        return ruling.at(self, int(self.most_fields - 1))

    def _most_choices(self) -> int:
        """The most codes that can be listed at once, without those of offers and turned-up cards."""
        kinds = int(self.beans)
        ways = 2 if self.on_mixing.bits else 1  # to plant on a field
        most = (ways * kinds + 1) * int(self.most_fields) + 4
        most += max(phase.most_choices(kinds) for phase in self.phases)
        return most + sum(ruling.most_choices(kinds) for ruling in self.rulings)

    def taken_after(self, phase: Phase) -> int:
        """How many cards the next phase of the turn takes from the draw pile when it begins."""
        at = self.phases.index(phase) + 1
        if at >= self.turn_length or not self.phases[at].takes_cards():
            return 0
        return int(self.turned if self.phases[at].shows_cards() else self.draws)

    def draws_after(self, phase: Phase) -> bool:
        """Do these cards go into a hand?"""
        return self.taken_after(phase) > 0 and not self.phases[self.phases.index(phase) + 1].shows_cards()

    def phase_name(self, phase: i64) -> str:
        return "over" if phase == self.over else self.phases[phase].name

    # ------------------------------------------------------ fields and harvests

    def refuse_planting(self, board: Board, seat: Seat, bean: BeanId, n: i64) -> Refusal | None:
        """B2.2: a field holds one kind of bean, any number of cards."""
        answer = self._planting(board, seat, bean, n)
        if answer is WRONG_FIELD and not self.has_room(board, seat, bean):
            return NO_ROOM
        return answer

    def _planting(self, board: Board, seat: Seat, bean: BeanId, n: i64) -> Refusal | None:
        if not board.has_field(seat, n):
            return NO_SUCH_FIELD
        top = board.first[field(seat, n)]
        answer: Refusal | None = None
        if top != NO_CARD and board.bean[top] != bean:
            answer = WRONG_FIELD
        if self.planting_bits != 0:
            owned = self.owned(board, seat)
            for held in self.on_planting.held:
                if owned & held.bit:
                    answer = held.ruling.refuse_planting(board, seat, bean, n, answer)
        return answer

    def fits(self, board: Board, seat: Seat, bean: BeanId, n: i64) -> bool:
        """Can this seat plant this kind on its field n?"""
        return self._planting(board, seat, bean, n) is None

    def refuse_mixing(self, board: Board, seat: Seat, bean: BeanId, n: i64) -> Refusal | None:
        """B2.2: kinds are not mixed on a field, unless a ruling allows it."""
        if not board.has_field(seat, n):
            return NO_SUCH_FIELD
        answer: Refusal | None = NO_MIXING
        owned = self.owned(board, seat)
        if owned & self.on_mixing.bits:
            for held in self.on_mixing.held:
                if owned & held.bit:
                    answer = held.ruling.refuse_mixing(board, seat, bean, n, answer)
        return answer

    def kind_on(self, board: Board, seat: Seat, n: i64) -> i64:
        """What this field holds: a bean, MIXED, or UNKNOWN if it is empty."""
        top = board.first[field(seat, n)]
        if top == NO_CARD:
            return UNKNOWN
        return MIXED if self.is_mixed(board, seat, n) else board.bean[top]

    def is_mixed(self, board: Board, seat: Seat, n: i64) -> bool:
        return self.mixed_at > 0 and (board.numbers[self.mixed_at + seat] >> n) & 1 != 0

    def most_planted(self, board: Board, seat: Seat) -> i64:
        """B3.2: two cards from the hand in a turn, never a third."""
        answer = TWO_CARDS
        if self.planted_bits != 0:
            owned = self.owned(board, seat)
            for held in self.on_most_planted.held:
                if owned & held.bit:
                    answer = held.ruling.most_planted(board, seat, answer)
        return answer

    def liberties(self, board: Board, seat: Seat) -> i64:
        """What only some seats may do, as bits (PEEKS …)."""
        answer: i64 = 0
        owned = self.owned(board, seat)
        if owned & self.on_liberties.bits:
            for held in self.on_liberties.held:
                if owned & held.bit:
                    answer = held.ruling.liberties(board, seat, answer)
        return answer

    def has_room(self, board: Board, seat: Seat, bean: BeanId) -> bool:
        """B3.4: does this seat have a field where the bean fits?"""
        if self.planting_bits != 0 and not self.kinds_together and self.owned(board, seat) & self.planting_bits:
            for n in range(self.most_fields):
                if self.fits(board, seat, bean, n) or self.refuse_mixing(board, seat, bean, n) is None:
                    return True
            return False
        open_fields = board.numbers[FIELDS + seat]
        base: i64 = field(seat, 0)
        for n in range(self.most_fields):
            if (open_fields >> n) & 1:
                top = board.first[base + n]
                if top == NO_CARD or board.bean[top] == bean:
                    return True
        return False

    def refuse_harvest(self, board: Board, seat: Seat, n: i64) -> Refusal | None:
        """B7.1, B7.3: any of your fields with cards; but a single bean is protected (R3: empty fields do not count)."""
        answer = self._printed_harvest(board, seat, n)
        if self.harvest_bits != 0:
            owned = self.owned(board, seat)
            for held in self.on_harvest.held:
                if owned & held.bit:
                    answer = held.ruling.refuse_harvest(board, seat, n, answer)
        return answer

    def _printed_harvest(self, board: Board, seat: Seat, n: i64) -> Refusal | None:
        if not board.has_field(seat, n):
            return NO_SUCH_FIELD
        base: i64 = field(seat, 0)
        count = board.count
        cards = count[base + n]
        if cards == 0:
            return NOTHING_THERE
        if cards == 1:
            for other in range(self.most_fields):
                if count[base + other] > 1:
                    return PROTECTED
        return None

    def pays(self, board: Board, seat: Seat, n: i64) -> i64:
        """B7.2: the coins that this field pays now."""
        place: Place = field(seat, n)
        if self.pay_bits == 0 and board.count[place] > 0:
            return self.meter(board.bean[board.first[place]], board.count[place])
        return self.would_pay(board, seat, n, board.count[place])

    def would_pay(self, board: Board, seat: Seat, n: i64, cards: i64) -> i64:
        """The coins that this field would pay with this many cards on it."""
        kind = self.kind_on(board, seat, n)
        if kind == UNKNOWN:
            return 0
        answer: i64 = 0 if kind == MIXED else self.meter(kind, cards)
        if self.pay_bits != 0:
            owned = self.owned(board, seat)
            for held in self.on_pay.held:
                if owned & held.bit:
                    answer = held.ruling.pays(board, seat, kind, cards, answer)
            extra: i64 = 0
            for held in self.on_extra_coins.held:
                if owned & held.bit:
                    extra = held.ruling.extra_coins(board, seat, answer, extra)
            answer += extra
        return answer if answer < cards else cards  # noqa: FURB136 - min() would box

    def next_step(self, board: Board, seat: Seat, n: i64) -> tuple[int, int] | None:
        """How many more cards make this field pay more, and how many coins; None: it already pays its maximum."""
        cards = board.count[field(seat, n)]
        now = self.would_pay(board, seat, n, cards)
        most = self.beans if self.is_mixed(board, seat, n) else self.meter_width - 1
        for more in range(1, most - cards + 1):
            paid = self.would_pay(board, seat, n, cards + more)
            if paid > now:
                return int(more), int(paid)
        return None

    def coins_go_to(self, board: Board, seat: Seat, kind: i64) -> i64:
        """B7.2: coins go to the player's coin pile."""
        answer: i64 = coins(seat)
        owned = self.owned(board, seat)
        if owned & self.on_coins.bits:
            for held in self.on_coins.held:
                if owned & held.bit:
                    answer = held.ruling.coins_go_to(board, seat, kind, answer)
        return answer

    # ------------------------------------------------------------ the third field

    def field_price(self, board: Board, seat: Seat) -> i64:
        """B9.1: what one more field costs this seat; 0: none is for sale."""
        answer = self.price
        if self.price_bits != 0:
            owned = self.owned(board, seat)
            for held in self.on_price.held:
                if owned & held.bit:
                    answer = held.ruling.field_price(board, seat, answer)
        return answer

    def refuse_field(self, board: Board, seat: Seat) -> Refusal | None:
        """B9.1: once per player, at any time, for its full price."""
        answer: Refusal | None = None
        price = self.field_price(board, seat)
        if price == 0:
            answer = NO_FIELD_SOLD
        elif board.has_field(seat, self.fields):
            answer = FIELD_BOUGHT_ALREADY
        elif board.count[coins(seat)] < price:
            answer = TOO_FEW_COINS
        for ruling in self.on_field:
            answer = ruling.refuse_field(board, seat, answer)
        return board.now.refuse_field(board) if answer is None else answer

    def refuse_payment(self, board: Board, seat: Seat, cards: list[int]) -> Refusal | None:
        """R4: the payer chooses which coins to pay with."""
        pile: Place = coins(seat)
        answer: Refusal | None = None
        if len(cards) != self.field_price(board, seat) or len(set(cards)) != len(cards):
            answer = WRONG_SUM
        for card in cards:
            if not 0 < card < len(board.place) or board.place[card] != pile:
                answer = NOT_YOUR_COINS
        for ruling in self.on_payment:
            answer = ruling.refuse_payment(board, seat, cards, answer)
        return answer

    def payment_goes_to(self, board: Board) -> i64:
        """R4: the coins paid go face up on the discard pile."""
        answer = DISCARD
        for ruling in self.on_paid_coins:
            answer = ruling.payment_goes_to(board, answer)
        return answer

    # ----------------------------------------------------------------- holdings

    def owned(self, board: Board, seat: Seat) -> i64:
        """The holdings of this seat, as bits; the bit for rulings that apply to everybody is always set."""
        return board.numbers[self.holdings_at + seat] | EVERYBODYS if self.holdings_at > 0 else EVERYBODYS

    def may_buy(self, board: Board, seat: Seat, holding: i64) -> bool:
        """May this seat buy this holding now?"""
        for ruling in self.on_holding:
            if ruling.may_buy(board, seat, holding):
                return True
        return False

    def is_sold(self, board: Board, holding: i64) -> bool:
        """Is this holding still for sale to those who can pay for it?"""
        for ruling in self.on_holding:
            if ruling.is_sold(board, holding):
                return True
        return False

    # ------------------------------------------------------------------- trading

    def goods_place(self, board: Board, seat: Seat, n: i64) -> i64:
        """B4.3: the n-th place of cards that this seat may hand over; NOWHERE: there are no more.

        On your turn, these are the turned-up cards, then your hand, then whatever else an edition lets you trade
        (HB7.1). Coins are separate (`goods_as_coins`).
        """
        at = n if seat == board.numbers[ACTIVE] else n + 1
        if at == 0:
            return FACEUP
        if at == 1:
            return hand(seat)
        return self.reserve_at + seat if at == 2 and self.reserve_at > 0 else NOWHERE

    def goods_as_coins(self, board: Board, seat: Seat) -> i64:
        """BH7: the place of the coins that this seat may hand over; NOWHERE: coins are not traded."""
        return coins(seat) if self.trades_coins(board) else NOWHERE

    def goods_places(self, board: Board, seat: Seat) -> list[int]:
        """All these places, except those of coins."""
        found: list[int] = []
        place = self.goods_place(board, seat, 0)
        while place != NOWHERE:
            found.append(int(place))
            place = self.goods_place(board, seat, len(found))
        return found

    def goods(self, board: Board, seat: Seat) -> list[int]:
        """The cards that this seat may hand over now, in the order of these places, without coins."""
        return [card for place in self.goods_places(board, seat) for card in board.cards_in(place)]

    def refuse_giving(self, board: Board, seat: Seat, cards: list[int], *, gift: bool) -> Refusal | None:
        """B4.3-B4.5: any card in your hand and, on your turn, the face-up cards; a gift is given for nothing."""
        return self.refuse_giving_row(board, seat, row_of(cards), gift)

    def refuse_giving_row(self, board: Board, seat: Seat, cards: vec[i64], gift: bool) -> Refusal | None:
        """The same question, asked after every change of every open offer."""
        answer: Refusal | None = None
        for card in cards:
            place = board.place[card]
            # the inverse of `goods_place` and `goods_as_coins`
            if place == hand(seat) or (place == FACEUP and seat == board.numbers[ACTIVE]):
                continue
            if place == coins(seat) and self.trades_coins(board):
                continue
            if self.reserve_at > 0 and place == self.reserve_at + seat:
                continue
            answer = self._why_not_given(board, seat, place)
        for ruling in self.on_giving:
            answer = ruling.refuse_giving(board, seat, cards, gift, answer)
        return answer

    def _why_not_given(self, board: Board, seat: Seat, place: Place) -> Refusal:
        if place == aside(seat) or (self.due_at > 0 and place == self.due_at + seat):
            return RECEIVED_CARDS_STAY
        if place == coins(seat):
            return COINS_STAY
        return FIELD_CARDS_STAY if field(seat, 0) <= place < field(seat, MAX_FIELDS) else NOT_YOURS_TO_TRADE

    def keeps_turned_up_cards(self, board: Board) -> bool:
        answer = False
        for ruling in self.on_keeping:
            answer = ruling.keeps_turned_up_cards(board, answer)
        return answer

    def trades_coins(self, board: Board) -> bool:
        answer = False
        for ruling in self.on_coin_trades:
            answer = ruling.trades_coins(board, answer)
        return answer

    # ------------------------------------------------------------------- the end

    def score(self, board: Board, seat: Seat) -> i64:
        """B8.3: every coin counts one; hand cards are worth nothing."""
        answer = board.count[coins(seat)]
        if self.on_score.held:
            owned = self.owned(board, seat)
            for held in self.on_score.held:
                if owned & held.bit:
                    answer = held.ruling.score(board, seat, answer)
        return answer

    def rival_score(self, board: Board) -> i64:
        """The score of the edition's rival, who has no seat but can win."""
        answer: i64 = 0
        for ruling in self.on_rival:
            answer = ruling.rival_score(board, answer)
        return answer

    def rival_coin(self) -> i64:
        """What each coin of the rival is worth."""
        answer: i64 = 1
        for ruling in self.rulings:
            answer = ruling.rival_coin(answer)
        return answer

    def outsider_sells_at(self, n: i64) -> i64:
        """The coins for which outsider n, who has fields but no seat, sells automatically; 0: never."""
        answer: i64 = 0
        for ruling in self.rulings:
            answer = ruling.outsider_sells_at(n, answer)
        return answer

    def why_impossible_at(self, board: Board, seat: Seat) -> str | None:
        """Why no game could lead to this state of a seat, if a ruling knows a reason."""
        for ruling in self.rulings:
            reason = ruling.why_impossible_at(board, seat)
            if reason is not None:
                return reason
        return None

    def why_impossible(self, board: Board) -> str | None:
        """Why no game could lead to this position, if a ruling or the phase knows a reason."""
        for ruling in self.rulings:
            reason = ruling.why_impossible(board)
            if reason is not None:
                return reason
        return None if board.is_over else board.now.why_impossible(board)

    def winners(self, board: Board) -> list[int]:
        return self.outcome(board)[0]

    def outcome(self, board: Board) -> tuple[list[int], str | None]:
        """B8.3: the most coins wins, and the rule that broke a tie; R6: without one it is shared. Nobody: the rival."""
        scores = [self.score(board, seat) for seat in range(self.players)]
        tied = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        broken_by: str | None = None
        for ruling in self.on_winners:
            left = ruling.winners(board, tied) if tied else tied  # nobody: the rival has won, there is no tie to break
            broken_by = ruling.rule if 0 < len(left) < len(tied) else broken_by
            tied = left
        return tied, broken_by


def _about(rulings: list[Ruling], question: str) -> list[Ruling]:
    """The rulings that have their own answer to a question."""
    return [ruling for ruling in rulings if getattr(type(ruling), question) is not getattr(Ruling, question)]
