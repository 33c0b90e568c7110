"""Phases: the steps of which an edition's turn is made.

A phase does what happens by itself when it begins, lists what each seat may do in it, and plays it. Harvests,
purchases and other things that are possible at any time are not its business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.codes import DONE, END_TRADING, PLANT, Choices
from bohnhof.kernel.events import (
    DREW,
    ENCORE_BEGAN,
    GAME_ENDED,
    HARVESTED,
    PHASE_BEGAN,
    PLANTED,
    TRADING_ENDED,
    TURN_BEGAN,
    TURNED_UP,
)
from bohnhof.kernel.piles import take_cards
from bohnhof.kernel.places import (
    ASIDE,
    COINS,
    DISCARD,
    FACEUP,
    FIELD,
    HAND,
    SEAT_PLACES,
    SEATS,
)
from bohnhof.kernel.refusal import Illegal, Refusal, demand
from bohnhof.kernel.table import (
    ACTIVE,
    CARDS_PLANTED,
    ENCORES_LEFT,
    EXHAUSTED,
    FIELDS,
    PHASE,
    TURN,
    Board,
    Table,
)
from bohnhof.kernel.trading import fill_trading, play_trading

if TYPE_CHECKING:
    from mypy_extensions import i64

MAX_PLANTED: Final[i64] = 2  # B3.2: never a third card

NOT_YOUR_TURN: Final = Refusal("B2.1", "it is not your turn")
NOT_NOW: Final = Refusal("B2.1", "this is not done in this phase of the turn")
ONLY_THE_FRONT: Final = Refusal("B3.1", "only the front card of the hand may be planted")
PLANT_FIRST: Final = Refusal("B3.1", "the front card of the hand must be planted first")
NOT_SET_ASIDE: Final = Refusal("B5.1", "only a card lying aside for you is planted in this phase")
ONLY_THE_ACTIVE_ENDS: Final = Refusal("B4.8", "only the active player ends the trading")
NOT_YOUR_ENCORE: Final = Refusal("BH8", "it is not your encore")


class Phase:
    """One step of a turn."""

    def __init__(self, name: str, *, trades: bool = False, decides: bool = True) -> None:
        self.name = name  # as positions write it
        self.trades = trades  # offers are made and answered in it
        self.decides = decides  # there can be something to decide in it

    def begin(self, table: Table) -> None:
        """Do what happens by itself."""

    def rests(self, board: Board) -> bool:
        """Is there something to decide? If not, the game passes on to the next phase."""
        return self.decides

    def waits_for(self, board: Board, seat: i64) -> bool:
        """Does the game wait for this seat to do something? Others may act, but it goes on without them."""
        return seat == board.numbers[ACTIVE]

    def most_choices(self, beans: int) -> int:
        """How many lines `fill` adds at the most besides plantings and offers, in a game with so many kinds of bean."""
        return 0

    def fill(self, board: Board, seat: i64, choices: Choices) -> None:
        """Add what this seat may do now."""

    def play(self, table: Table, seat: i64, verb: i64, thing: i64, where: i64) -> None:
        """Do it, or refuse."""
        raise AssertionError("nothing is decided in this phase")  # pragma: no cover


# ------------------------------------------------------------------ phase 1


class PlantFromHand(Phase):
    """B3.1-B3.4: the front card must be planted, the next one may."""

    def begin(self, table: Table) -> None:
        table.set(CARDS_PLANTED, 0)

    def rests(self, board: Board) -> bool:
        return board.count[SEATS + board.numbers[ACTIVE] * SEAT_PLACES + HAND] > 0  # B3.3

    def fill(self, board: Board, seat: i64, choices: Choices) -> None:
        if seat == board.numbers[ACTIVE]:
            add_plantings(board, seat, board.first[SEATS + seat * SEAT_PLACES + HAND], choices)
            if board.numbers[CARDS_PLANTED] > 0:
                choices.add(DONE, 0, 0)

    def play(self, table: Table, seat: i64, verb: i64, thing: i64, where: i64) -> None:
        if verb == PLANT:
            if seat != table.numbers[ACTIVE]:
                raise Illegal(NOT_YOUR_TURN)
            if plant_front(table, seat, thing, where):
                advance(table)
        elif verb == DONE:
            if seat != table.numbers[ACTIVE]:
                raise Illegal(NOT_YOUR_TURN)
            if table.numbers[CARDS_PLANTED] == 0:
                raise Illegal(PLANT_FIRST)
            advance(table)
        else:
            raise Illegal(NOT_NOW)


def plant_front(table: Table, seat: i64, card: i64, n: i64) -> bool:
    """Plant the front card of the hand. True: this seat can plant no further one."""
    hand: i64 = SEATS + seat * SEAT_PLACES + HAND
    if card != table.first[hand] or card == NO_CARD:
        raise Illegal(ONLY_THE_FRONT)
    demand(table.rules.refuse_planting(table, seat, table.bean[card], n))
    table.happen(PLANTED, seat)
    table.put(card, SEATS + seat * SEAT_PLACES + FIELD + n)
    planted = table.numbers[CARDS_PLANTED] + 1
    table.set(CARDS_PLANTED, planted)
    return planted >= MAX_PLANTED or table.count[hand] == 0


def add_plantings(board: Board, seat: i64, card: i64, choices: Choices) -> None:
    """Add every field of this seat on which the card fits (the listing side of `Rules.refuse_planting`)."""
    bean = board.bean[card]
    if board.rules.on_planting:
        for n in range(board.rules.most_fields):
            if board.rules.refuse_planting(board, seat, bean, n) is None:
                choices.add(PLANT, card, n)
        return
    open_fields = board.numbers[FIELDS + seat]
    base: i64 = SEATS + seat * SEAT_PLACES + FIELD
    for n in range(board.rules.most_fields):
        if (open_fields >> n) & 1:
            top = board.first[base + n]
            if top == NO_CARD or board.bean[top] == bean:
                choices.add(PLANT, card, n)


# ------------------------------------------------------------------ phase 2


class TurnUpAndTrade(Phase):
    """B4.1-B4.10: two cards are turned up, then everybody may trade with the active player."""

    def begin(self, table: Table) -> None:
        take_cards(table, table.rules.turned, FACEUP, TURNED_UP)

    def fill(self, board: Board, seat: i64, choices: Choices) -> None:
        if seat == board.numbers[ACTIVE]:
            choices.add(END_TRADING, 0, 0)
        fill_trading(board, seat, choices)

    def play(self, table: Table, seat: i64, verb: i64, thing: i64, where: i64) -> None:
        if verb == END_TRADING:
            if seat != table.numbers[ACTIVE]:
                raise Illegal(ONLY_THE_ACTIVE_ENDS)
            table.happen(TRADING_ENDED, seat)
            table.clear_offers()
            # B4.9: what is left of the turned-up cards is planted by the active player.
            while table.count[FACEUP] > 0:
                table.put(table.first[FACEUP], SEATS + seat * SEAT_PLACES + ASIDE)
            advance(table)
        elif not play_trading(table, seat, verb, thing, where):
            raise Illegal(NOT_NOW)


# ------------------------------------------------------------------ phase 3


class PlantAside(Phase):
    """B5.1: everybody plants what lies aside, each in an order of their own; nobody waits for anybody."""

    def rests(self, board: Board) -> bool:
        return cards_lie_aside(board)

    def waits_for(self, board: Board, seat: i64) -> bool:
        return board.count[SEATS + seat * SEAT_PLACES + ASIDE] > 0

    def fill(self, board: Board, seat: i64, choices: Choices) -> None:
        card = board.first[SEATS + seat * SEAT_PLACES + ASIDE]
        listed: i64 = 0  # beans listed already, as bits: copies are alike
        while card != NO_CARD:
            bean = board.bean[card]
            if not (listed >> bean) & 1:
                listed |= 1 << bean
                add_plantings(board, seat, card, choices)
            card = board.after[card]

    def play(self, table: Table, seat: i64, verb: i64, thing: i64, where: i64) -> None:
        if verb != PLANT:
            raise Illegal(NOT_NOW)
        if not 0 < thing < len(table.place) or table.place[thing] != SEATS + seat * SEAT_PLACES + ASIDE:
            raise Illegal(NOT_SET_ASIDE)
        demand(table.rules.refuse_planting(table, seat, table.bean[thing], where))
        table.happen(PLANTED, seat)
        table.put(thing, SEATS + seat * SEAT_PLACES + FIELD + where)
        if not cards_lie_aside(table):
            advance(table)


def cards_lie_aside(board: Board) -> bool:
    for seat in range(board.rules.players):
        if board.count[SEATS + seat * SEAT_PLACES + ASIDE] > 0:
            return True
    return False


# ------------------------------------------------------------------ phase 4


class DrawCards(Phase):
    """B6.1: the active player draws, one card at a time, to the back of the hand."""

    def begin(self, table: Table) -> None:
        # B8.2: after the last exhaustion nothing is drawn any more.
        take_cards(table, table.rules.draws, SEATS + table.numbers[ACTIVE] * SEAT_PLACES + HAND, DREW)


# ------------------------------------------------------- after the last turn


class Encore(Phase):
    """BH8: each player in turn order, from the left of the last active one, may plant one or two front cards."""

    def begin(self, table: Table) -> None:
        table.set(ENCORES_LEFT, table.rules.players)
        next_encore(table)

    def rests(self, board: Board) -> bool:
        return board.count[SEATS + board.numbers[ACTIVE] * SEAT_PLACES + HAND] > 0

    def fill(self, board: Board, seat: i64, choices: Choices) -> None:
        if seat == board.numbers[ACTIVE]:
            add_plantings(board, seat, board.first[SEATS + seat * SEAT_PLACES + HAND], choices)
            choices.add(DONE, 0, 0)

    def play(self, table: Table, seat: i64, verb: i64, thing: i64, where: i64) -> None:
        if verb != PLANT and verb != DONE:
            raise Illegal(NOT_NOW)
        if seat != table.numbers[ACTIVE]:
            raise Illegal(NOT_YOUR_ENCORE)
        if verb == DONE or plant_front(table, seat, thing, where):
            if table.numbers[ENCORES_LEFT] > 0:
                next_encore(table)
                if self.rests(table):
                    return
            advance(table)


def next_encore(table: Table) -> None:
    """Go on to the next seat that has a hand card, or to the last one."""
    while table.numbers[ENCORES_LEFT] > 0:
        seat = (table.numbers[ACTIVE] + 1) % table.rules.players
        table.happen(ENCORE_BEGAN, seat)
        table.set(ENCORES_LEFT, table.numbers[ENCORES_LEFT] - 1)
        table.set(ACTIVE, seat)
        table.set(CARDS_PLANTED, 0)
        if table.count[SEATS + seat * SEAT_PLACES + HAND] > 0:
            return


# ------------------------------------------------------------ from phase to phase


def advance(table: Table) -> None:
    """Go on to the next phase that has something to decide, over the turn's end and to the end of the game."""
    enter(table, table.numbers[PHASE] + 1)


def enter(table: Table, phase: i64) -> None:
    """Begin a phase, and pass over those with nothing to decide."""
    rules = table.rules
    while True:
        if phase == rules.turn_length and table.numbers[EXHAUSTED] < rules.ends_at:
            begin_turn(table, (table.numbers[ACTIVE] + 1) % rules.players)
            phase = 0
        elif phase == rules.over:
            finish(table)
            return
        table.happen(PHASE_BEGAN, table.numbers[ACTIVE])
        table.set(PHASE, phase)
        table.now.begin(table)
        if table.now.rests(table):
            return
        phase += 1


def begin_turn(table: Table, seat: i64) -> None:
    table.happen(TURN_BEGAN, seat)
    table.set(TURN, table.numbers[TURN] + 1)
    table.set(ACTIVE, seat)


def finish(table: Table) -> None:
    """B8.3: everybody harvests all fields, and the coins are counted."""
    for seat in range(table.rules.players):
        for n in range(table.rules.most_fields):
            if table.count[SEATS + seat * SEAT_PLACES + FIELD + n] > 0:
                sell(table, seat, n)
    table.happen(GAME_ENDED, table.numbers[ACTIVE])
    table.set(PHASE, table.rules.over)


def sell(table: Table, seat: i64, n: i64) -> None:
    """B7.2: as many cards as the field pays become coins, the others are discarded."""
    place: i64 = SEATS + seat * SEAT_PLACES + FIELD + n
    coins = table.rules.pays(table, seat, n)
    table.happen(HARVESTED, seat)
    for _n in range(coins):
        table.put(table.first[place], SEATS + seat * SEAT_PLACES + COINS)
    while table.count[place] > 0:
        table.put(table.first[place], DISCARD)
