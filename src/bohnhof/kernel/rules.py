"""The questions the kernel asks, with the printed answers, for one edition and number of players.

`Rules` also holds what the edition's numbers come to at this table: the deck, the beanometers as a table, the
list of phases. It is immutable and shared by all tables of the same game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import row_of, zeros
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import (
    ASIDE,
    COINS,
    FACEUP,
    FIELD,
    HAND,
    SEAT_PLACES,
    SEATS,
    is_stack,
    seen_at,
)
from bohnhof.kernel.refusal import Refusal
from bohnhof.kernel.ruling import Ruling
from bohnhof.kernel.table import FIELDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.edition import Edition
    from bohnhof.kernel.phases import Phase
    from bohnhof.kernel.table import Board

NO_SUCH_FIELD: Final = Refusal("B2.2", "you have no such field")
WRONG_FIELD: Final = Refusal("B2.2", "another kind of bean grows on this field")
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


class Rules:
    """One edition at one table: numbers, phases, and the answers to the kernel's questions."""

    def __init__(self, edition: Edition, players: int) -> None:
        set_up = edition.set_up(players)
        self.edition = edition
        self.set_up = set_up
        self.players: i64 = players
        self.fields: i64 = set_up.fields
        self.price: i64 = set_up.field_price or 0
        self.most_fields: i64 = self.fields + (1 if self.price > 0 else 0)  # that a seat can ever have
        self.turned: i64 = set_up.turned
        self.draws: i64 = set_up.draws
        self.ends_at: i64 = set_up.ends_at
        # the list of phases: a turn, then what comes between the last turn and the final harvest
        self.phases: list[Phase] = [*edition.turn, *edition.closing]
        self.turn_length: i64 = len(edition.turn)
        self.over: i64 = len(self.phases)  # the phase in which a finished game rests
        # beans at this table, numbered in the edition's order; those left in the box have no copies
        self.most_choices: i64 = (len(edition.beans) + 1) * self.most_fields + 4  # without offers and turned-up cards
        self.bean_names = [bean.name for bean in edition.beans]
        self.beans: i64 = len(edition.beans)
        self.copies = row_of([0 if bean.name in set_up.without else bean.copies for bean in edition.beans])
        self.deck_size: i64 = sum(self.deck_copies())
        # the beanometers: paid[bean * meter_width + cards on the field]
        self.meter_width: i64 = 1 + max(bean.copies for bean in edition.beans)
        self.paid = zeros(self.beans * self.meter_width)
        for b, bean in enumerate(edition.beans):
            for needed, coins in bean.meter:
                for n in range(needed, int(self.meter_width)):
                    self.paid[b * self.meter_width + n] = coins
        # by place: who sees a card that arrives there, and whether it is laid on top
        places = range(SEATS + players * SEAT_PLACES)
        self.seen_at = row_of([int(seen_at(place)) for place in places])
        self.stacks = row_of([int(is_stack(place)) for place in places])
        # the rulings, sorted by the questions they answer
        self.on_payment = _about(edition.rulings, "refuse_payment")
        self.on_giving = _about(edition.rulings, "refuse_giving")
        self.on_keeping = _about(edition.rulings, "keeps_turned_up_cards")
        self.on_coin_trades = _about(edition.rulings, "trades_coins")
        self.on_winners = _about(edition.rulings, "winners")

    def deck_copies(self) -> list[int]:
        """How many cards of each bean are in the game."""
        return [int(self.copies[bean]) for bean in range(self.beans)]

    def phase_name(self, phase: i64) -> str:
        return "over" if phase == self.over else self.phases[phase].name

    def bean_number(self, name: str) -> int:
        """The number of a bean that takes part in this game."""
        if name in self.bean_names:
            bean = self.bean_names.index(name)
            if self.copies[bean] > 0:
                return bean
        raise BadInput(f"there is no bean called {name!r} in {self.edition.id} for {self.players} players")

    # ------------------------------------------------------ fields and harvests

    def refuse_planting(self, board: Board, seat: i64, bean: i64, n: i64) -> Refusal | None:
        """B2.2: a field holds one kind of bean, any number of cards."""
        if not board.has_field(seat, n):
            return NO_SUCH_FIELD
        top = board.first[SEATS + seat * SEAT_PLACES + FIELD + n]
        if top == NO_CARD or board.bean[top] == bean:
            return None
        return WRONG_FIELD if self.has_room(board, seat, bean) else NO_ROOM

    def has_room(self, board: Board, seat: i64, bean: i64) -> bool:
        """B3.4: is there a field of this seat on which the bean fits?"""
        open_fields = board.numbers[FIELDS + seat]
        base: i64 = SEATS + seat * SEAT_PLACES + FIELD
        for n in range(self.most_fields):
            if (open_fields >> n) & 1:
                top = board.first[base + n]
                if top == NO_CARD or board.bean[top] == bean:
                    return True
        return False

    def refuse_harvest(self, board: Board, seat: i64, n: i64) -> Refusal | None:
        """B7.1, B7.3: any own field with cards, but a single bean is protected (R3: empty fields do not count)."""
        if not board.has_field(seat, n):
            return NO_SUCH_FIELD
        base: i64 = SEATS + seat * SEAT_PLACES + FIELD
        count = board.count
        cards = count[base + n]
        if cards == 0:
            return NOTHING_THERE
        if cards == 1:
            for other in range(self.most_fields):
                if count[base + other] > 1:
                    return PROTECTED
        return None

    def pays(self, board: Board, seat: i64, n: i64) -> i64:
        """B7.2: the coins that this field pays now."""
        place: i64 = SEATS + seat * SEAT_PLACES + FIELD + n
        top = board.first[place]
        if top == NO_CARD:
            return 0
        return self.meter(board.bean[top], board.count[place])

    def meter(self, bean: i64, cards: i64) -> i64:
        """The beanometer: what so many cards of a bean pay."""
        return self.paid[bean * self.meter_width + cards]

    # ------------------------------------------------------------ the third field

    def field_price(self, board: Board, seat: i64) -> i64:
        """B9.1: what one more field costs this seat; 0: none is sold."""
        return self.price

    def refuse_field(self, board: Board, seat: i64) -> Refusal | None:
        """B9.1: once per player, at any time, for its full price."""
        price = self.field_price(board, seat)
        if price == 0:
            return NO_FIELD_SOLD
        if board.has_field(seat, self.fields):
            return FIELD_BOUGHT_ALREADY
        if board.count[SEATS + seat * SEAT_PLACES + COINS] < price:
            return TOO_FEW_COINS
        return None

    def refuse_payment(self, board: Board, seat: i64, cards: list[int]) -> Refusal | None:
        """R4: the payer chooses which coins to pay with."""
        pile: i64 = SEATS + seat * SEAT_PLACES + COINS
        answer: Refusal | None = None
        if len(cards) != self.field_price(board, seat) or len(set(cards)) != len(cards):
            answer = WRONG_SUM
        for card in cards:
            if not 0 < card < len(board.place) or board.place[card] != pile:
                answer = NOT_YOUR_COINS
        for ruling in self.on_payment:
            answer = ruling.refuse_payment(board, seat, cards, answer)
        return answer

    # ------------------------------------------------------------------- trading

    def refuse_giving(self, board: Board, seat: i64, cards: list[int]) -> Refusal | None:
        """B4.3-B4.5: any own hand card, and on the own turn the turned-up cards."""
        base: i64 = SEATS + seat * SEAT_PLACES
        answer: Refusal | None = None
        for card in cards:
            place = board.place[card]
            if place == base + HAND or (place == FACEUP and seat == board.active):
                continue
            if place == base + COINS and self.trades_coins(board):
                continue
            answer = self._why_not_given(board, seat, place)
        for ruling in self.on_giving:
            answer = ruling.refuse_giving(board, seat, cards, answer)
        return answer

    def _why_not_given(self, board: Board, seat: i64, place: i64) -> Refusal:
        what = place - SEATS - seat * SEAT_PLACES
        if what == COINS:
            return COINS_STAY
        if FIELD <= what < SEAT_PLACES:
            return FIELD_CARDS_STAY
        return NOT_YOURS_TO_TRADE if what != ASIDE else RECEIVED_CARDS_STAY

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

    def score(self, board: Board, seat: i64) -> i64:
        """B8.3: every coin counts one; hand cards are worth nothing."""
        return board.count[SEATS + seat * SEAT_PLACES + COINS]

    def winners(self, board: Board) -> list[int]:
        """B8.3: most coins wins; R6: a tie without a printed rule is shared."""
        scores = [self.score(board, seat) for seat in range(self.players)]
        best = max(scores)
        tied = [seat for seat in range(self.players) if scores[seat] == best]
        for ruling in self.on_winners:
            tied = ruling.winners(board, tied)
        return tied


def _about(rulings: tuple[Ruling, ...], question: str) -> list[Ruling]:
    """The rulings that have their own answer to a question."""
    return [ruling for ruling in rulings if getattr(type(ruling), question) is not getattr(Ruling, question)]
