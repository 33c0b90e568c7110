"""The phases of the trading games, the encore after the last turn, and how a game moves from phase to phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.codes import DONE, END_TRADING, MIX, PLANT, Choices
from bohnhof.kernel.events import (
    DREW,
    ENCORE_BEGAN,
    GAME_ENDED,
    PHASE_BEGAN,
    STILL_ROUND,
    TRADING_ENDED,
    TURN_BEGAN,
    TURNED_UP,
)
from bohnhof.kernel.harvest import harvest_everything
from bohnhof.kernel.phase import NOT_NOW, NOT_YOUR_TURN, Phase
from bohnhof.kernel.piles import can_reshuffle, take_cards
from bohnhof.kernel.places import DRAW, FACEUP, aside, hand
from bohnhof.kernel.planting import add_instead, add_plantings, plant_card, plant_front, plants
from bohnhof.kernel.refusal import Illegal, Refusal
from bohnhof.kernel.table import (
    ACTIVE,
    CARDS_PLANTED,
    ENCORES_LEFT,
    EXHAUSTED,
    PHASE,
    TURN,
    Board,
    Table,
)
from bohnhof.kernel.trading import fill_trading, play_trading

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.cards import CardId
    from bohnhof.kernel.places import Place, Seat
    from bohnhof.kernel.rules import Rules

PLANT_FIRST: Final = Refusal("B3.1", "the front card of the hand must be planted first")
NO_MORE_CARDS: Final = Refusal("B3.2", "you have planted as many cards from your hand as you may in a turn")
NOT_SET_ASIDE: Final = Refusal("B5.1", "only a card lying aside for you is planted in this phase")
STILL_TO_PLANT: Final = Refusal("B5.1", "every card that lies aside must be planted first")
ONLY_THE_ACTIVE_ENDS: Final = Refusal("B4.8", "only the active player ends the trading")
ENCORE_CARDS: Final[i64] = 2  # R32: the same for all, whatever a seat may plant in phase 1
NOT_YOUR_ENCORE: Final = Refusal("BH8", "it is not your encore")


def is_last_moment(board: Board, taken: i64, draws: bool) -> bool:
    """R18: could it matter to act before this many cards are taken, because the discards would be shuffled?"""
    if taken == 0:
        return False
    rules = board.rules
    left = board.count[DRAW]
    exhaustions = rules.ends_at - board.numbers[EXHAUSTED]  # still to come
    if exhaustions > 0 and (left == 0 or (left <= taken and exhaustions > 1)):
        return True
    if draws:
        for ruling in rules.on_moment:
            if ruling.moment_matters(board):
                return True
    return False


# ------------------------------------------------------------------ phase 1


class PlantFromHand(Phase):
    """B3.1-B3.4: the front card must be planted, the next one may be. R18: before a reshuffle it ends with `done`."""

    def __init__(self, name: str, taken_next: i64 = 0, *, draws_next: bool = False) -> None:
        super().__init__(name)
        self.taken_next: i64 = taken_next  # cards that the next phase takes from the draw pile
        self.draws_next = draws_next  # into a hand

    def at(self, rules: Rules) -> Phase:
        return PlantFromHand(self.name, rules.taken_after(self), draws_next=rules.draws_after(self))

    def begin(self, table: Table) -> None:
        table.set(CARDS_PLANTED, 0)

    def rests(self, board: Board) -> bool:
        seat = board.numbers[ACTIVE]
        in_hand = board.count[hand(seat)]
        planted = board.numbers[CARDS_PLANTED]
        if planted == 0:
            return in_hand > 0  # B3.3
        if in_hand > 0 and planted < board.rules.most_planted(board, seat):
            return True
        return is_last_moment(board, self.taken_next, self.draws_next)

    def plants_from_hand(self) -> bool:
        return True

    def has_planted_all(self, board: Board) -> bool:
        return not self.rests(board)  # R18: before a reshuffle, there is still a moment to act

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        if seat == board.numbers[ACTIVE]:
            card = board.first[hand(seat)]
            planted = board.numbers[CARDS_PLANTED]
            if card != NO_CARD and (planted < 2 or planted < board.rules.most_planted(board, seat)):
                add_plantings(board, seat, card, choices)
                if board.rules.on_instead.bits != 0:
                    add_instead(board, seat, card, choices)
            if planted > 0:
                choices.add(DONE, 0, 0)

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if plants(table.rules, verb):
            if seat != table.numbers[ACTIVE]:
                raise Illegal(NOT_YOUR_TURN)
            planted = table.numbers[CARDS_PLANTED]
            if planted >= 2 and planted >= table.rules.most_planted(table, seat):
                raise Illegal(NO_MORE_CARDS)
            if plant_front(table, seat, verb, thing, where) and not self.rests(table):
                advance(table)
        elif verb == DONE:
            if seat != table.numbers[ACTIVE]:
                raise Illegal(NOT_YOUR_TURN)
            if table.numbers[CARDS_PLANTED] == 0:
                raise Illegal(PLANT_FIRST)
            advance(table)
        else:
            raise Illegal(NOT_NOW)


# ------------------------------------------------------------------ phase 2


class TurnUpAndTrade(Phase):
    """B4.1-B4.10: two cards are turned up, then everybody may trade with the active player."""

    def begin(self, table: Table) -> None:
        take_cards(table, table.rules.turned, FACEUP, TURNED_UP)

    def takes_cards(self) -> bool:
        return True

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        if seat == board.numbers[ACTIVE]:
            choices.add(END_TRADING, 0, 0)
        fill_trading(board, seat, choices)

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if verb == END_TRADING:
            if seat != table.numbers[ACTIVE]:
                raise Illegal(ONLY_THE_ACTIVE_ENDS)
            table.happen(TRADING_ENDED, seat)
            table.clear_offers()
            # B4.9: the active player plants the turned-up cards that are left.
            while table.count[FACEUP] > 0:
                table.put(table.first[FACEUP], aside(seat))
            advance(table)
        elif not play_trading(table, seat, verb, thing, where):
            raise Illegal(NOT_NOW)


# ------------------------------------------------------------------ phase 3


class PlantAside(Phase):
    """B5.1: everybody plants their cards set aside, in any order; nobody waits for anybody.

    R18: where it could matter to act before the draw, the active seat ends the phase with `done` when all is planted.
    """

    def __init__(self, name: str, taken_next: i64 = 0, *, draws_next: bool = False) -> None:
        super().__init__(name)
        self.taken_next: i64 = taken_next  # cards that the next phase takes from the draw pile
        self.draws_next = draws_next  # into a hand

    def at(self, rules: Rules) -> Phase:
        return PlantAside(self.name, rules.taken_after(self), draws_next=rules.draws_after(self))

    def opens(self, board: Board) -> bool:
        return cards_lie_aside(board)

    def rests(self, board: Board) -> bool:
        return cards_lie_aside(board) or is_last_moment(board, self.taken_next, self.draws_next)

    def waits_for(self, board: Board, seat: Seat) -> bool:
        return has_cards_aside(board, seat) or (seat == board.numbers[ACTIVE] and not cards_lie_aside(board))

    def plants_aside(self) -> bool:
        return True

    def goes_on(self) -> str:
        return "go on: draw cards"

    def resume(self, table: Table) -> None:
        """B4.9: once trading has ended, the turned-up cards that are left are set aside for the active player."""
        while table.count[FACEUP] > 0:
            table.put(table.first[FACEUP], aside(table.numbers[ACTIVE]))

    def shows_cards(self) -> bool:
        return True  # B4.9: written positions may leave them there; they are set aside for the active player

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        card = board.first[aside(seat)]
        if card == NO_CARD and seat == board.numbers[ACTIVE] and not cards_lie_aside(board):
            choices.add(DONE, 0, 0)
            return
        listed: i64 = 0  # beans already listed, as bits: copies are equivalent
        while card != NO_CARD:
            bean = board.bean[card]
            if not (listed >> bean) & 1:
                listed |= 1 << bean
                add_plantings(board, seat, card, choices)
                if board.rules.on_instead.bits != 0:
                    add_instead(board, seat, card, choices)
            card = board.after[card]
        if board.rules.due_at > 0:
            card = board.first[board.rules.due_at + seat]
            while card != NO_CARD:
                if not (listed >> board.bean[card]) & 1:
                    listed |= 1 << board.bean[card]
                    add_plantings(board, seat, card, choices)
                card = board.after[card]

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if verb == DONE:
            if seat != table.numbers[ACTIVE]:
                raise Illegal(NOT_YOUR_TURN)
            if cards_lie_aside(table):
                raise Illegal(STILL_TO_PLANT)
            advance(table)
            return
        if not plants(table.rules, verb):
            raise Illegal(NOT_NOW)
        if not 0 < thing < len(table.place) or not lies_aside(table, seat, thing):
            raise Illegal(NOT_SET_ASIDE)
        plant_card(table, seat, verb, thing, where)
        if not self.rests(table):
            advance(table)


def cards_lie_aside(board: Board) -> bool:
    for seat in range(board.rules.players):
        if has_cards_aside(board, seat):
            return True
    return False


def has_cards_aside(board: Board, seat: Seat) -> bool:
    """Does this seat still have to plant? Cards that came from a reserve are in a place of their own."""
    due = board.rules.due_at
    return board.count[aside(seat)] > 0 or (due > 0 and board.count[due + seat] > 0)


def lies_aside(board: Board, seat: Seat, card: CardId) -> bool:
    due = board.rules.due_at
    return board.place[card] == aside(seat) or (due > 0 and board.place[card] == due + seat)


# ------------------------------------------------------------------ phase 4


class DrawCards(Phase):
    """B6.1: the active player draws, one card at a time, to the back of the hand."""

    def begin(self, table: Table) -> None:
        # B8.2: after the last exhaustion, no more cards are drawn.
        place: Place = hand(table.numbers[ACTIVE])
        before = table.count[place]
        take_cards(table, table.rules.draws, place, DREW)
        if table.rules.on_drawn.bits != 0:
            owned = table.rules.owned(table, table.numbers[ACTIVE])
            for held in table.rules.on_drawn.held:
                if owned & held.bit:
                    held.ruling.drew(table, table.numbers[ACTIVE], table.count[place] - before)

    def takes_cards(self) -> bool:
        return True


# ------------------------------------------------------- after the last turn


class Encore(Phase):
    """BH8: in turn order, starting left of the last active player, each player may plant one or two front cards."""

    def begin(self, table: Table) -> None:
        table.set(ENCORES_LEFT, table.rules.players)
        next_encore(table)

    def rests(self, board: Board) -> bool:
        return board.count[hand(board.numbers[ACTIVE])] > 0

    def has_encores(self) -> bool:
        return True

    def has_planted_all(self, board: Board) -> bool:
        return True

    def resume(self, table: Table) -> None:
        if not self.rests(table):
            next_encore(table)

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        if seat == board.numbers[ACTIVE]:
            add_plantings(board, seat, board.first[hand(seat)], choices)
            choices.add(DONE, 0, 0)

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if verb not in (PLANT, MIX, DONE):
            raise Illegal(NOT_NOW)
        if seat != table.numbers[ACTIVE]:
            raise Illegal(NOT_YOUR_ENCORE)
        if verb == DONE or plant_front(table, seat, verb, thing, where) or table.numbers[CARDS_PLANTED] >= ENCORE_CARDS:
            if table.numbers[ENCORES_LEFT] > 0:
                next_encore(table)
                if self.rests(table):
                    return
            advance(table)


def next_encore(table: Table) -> None:
    """Go on to the next seat that has hand cards, or to the last seat."""
    while table.numbers[ENCORES_LEFT] > 0:
        seat = (table.numbers[ACTIVE] + 1) % table.rules.players
        cards = table.count[hand(seat)]
        table.happen(ENCORE_BEGAN, seat, cards)
        table.set(ENCORES_LEFT, table.numbers[ENCORES_LEFT] - 1)
        table.set(ACTIVE, seat)
        table.set(CARDS_PLANTED, 0)
        if cards > 0:
            return


# ------------------------------------------------------------ from phase to phase


def advance(table: Table) -> None:
    """Go on to the next phase with something to decide, across the end of the turn and up to the end of the game."""
    enter(table, table.numbers[PHASE] + 1)


def enter(table: Table, phase: i64) -> None:
    """Begin a phase, and skip phases with nothing to decide."""
    rules = table.rules
    while True:
        if phase == rules.turn_length and table.numbers[EXHAUSTED] < rules.ends_at and not ends_still(table):
            begin_turn(table, (table.numbers[ACTIVE] + 1) % rules.players)
            phase = 0
        elif phase == rules.end:
            finish(table)
            return
        table.happen(PHASE_BEGAN, table.numbers[ACTIVE])
        table.set(PHASE, phase)
        table.now.begin(table)
        if table.now.opens(table):
            return
        phase += 1


def begin_turn(table: Table, seat: Seat) -> None:
    turn = table.numbers[TURN] + 1
    table.happen(TURN_BEGAN, seat, turn)
    table.set(TURN, turn)
    table.set(ACTIVE, seat)
    if table.count[DRAW] == 0 and not can_reshuffle(table):
        table.set(table.rules.still_at, table.numbers[table.rules.still_at] + 1)  # until a card moves


def ends_still(table: Table) -> bool:
    """R10: has no card moved for a whole round of turns? Then the game ends."""
    rules = table.rules
    if table.numbers[rules.still_at] < rules.players:
        return False
    table.happen(STILL_ROUND, table.numbers[ACTIVE])
    table.set(rules.still_at, 0)
    return True


def finish(table: Table) -> None:
    """B8.3: everybody harvests all fields, and the coins are counted."""
    harvest_everything(table)
    table.happen(GAME_ENDED, table.numbers[ACTIVE])
    table.set(PHASE, table.rules.over)
