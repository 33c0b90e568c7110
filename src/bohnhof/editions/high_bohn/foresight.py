"""Phases for seats that may look ahead: at the start of a turn, and after drawing cards.

The game stops there only if the active seat has such a liberty; for everybody else they are skipped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.codes import BURY, DONE, MOVE, REORDER, Choices, order_of
from bohnhof.kernel.events import BURIED, PEEKED, REORDERED, SHIFTED
from bohnhof.kernel.phase import NOT_NOW, NOT_YOUR_TURN, Phase
from bohnhof.kernel.phases import advance
from bohnhof.kernel.places import DRAW, hand
from bohnhof.kernel.refusal import Illegal, Refusal
from bohnhof.kernel.ruling import Ruling
from bohnhof.kernel.table import ACTIVE, EXHAUSTED, Board, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.cards import CardId
    from bohnhof.kernel.places import Place, Seat
    from bohnhof.kernel.rules import Rules

# The liberties, as bits.
PEEKS: Final[i64] = 1  # before your turn: look at the top card of the draw pile, and bury it
REORDERS: Final[i64] = 2  # choose the order in which the last three cards drawn enter the hand
SHIFTS: Final[i64] = 4  # at the start of your turn: move one hand card to another position

MOST_REORDERED: Final[i64] = 3  # HB4: the three cards drawn
NO_PEEKING: Final = Refusal("HB4", "you may not look at the draw pile")
NO_SHIFTING: Final = Refusal("HB4", "you may not move a card in your hand")
NO_SUCH_MOVE: Final = Refusal("HB4", "one of your hand cards moves to another position of your hand")
NO_SUCH_ORDER: Final = Refusal("HB4", "only the cards just drawn are put into another order, each of them once")


class Liberty(Ruling):
    """HB4: something that the owner may do at a certain moment."""

    def __init__(self, name: str, rule: str, bit: i64, drawn_at: i64 = 0) -> None:
        super().__init__(name, rule)
        self.bit: i64 = bit
        self.drawn_at: i64 = drawn_at  # how many cards were drawn last, for those who may reorder them

    def at(self, rules: Rules, field: int) -> Ruling:
        return Liberty(self.name, self.rule, self.bit, rules.own_number["drawn"])

    def liberties(self, board: Board, seat: Seat, answer: i64) -> i64:
        return answer | self.bit

    def drew(self, table: Table, seat: Seat, cards: i64) -> None:
        if self.bit == REORDERS:
            table.set(self.drawn_at, cards)


class StartOfTurn(Phase):
    """HB4: before your turn, look at the top card and maybe bury it; or move one hand card."""

    def asks(self) -> str:
        return "Before your turn: you may rearrange cards."

    def goes_on(self) -> str:
        return "leave everything as it is"

    def shows_secrets(self) -> bool:
        return True

    def resume(self, table: Table) -> None:
        self.begin(table)  # a seat that may look at the draw pile has done so

    def begin(self, table: Table) -> None:
        seat = table.numbers[ACTIVE]
        if table.count[DRAW] > 0 and table.rules.liberties(table, seat) & PEEKS:
            card = table.first[DRAW]
            table.happen(PEEKED, seat)
            table.show(card, table.bean[card], table.seen[card] | (1 << seat))

    def rests(self, board: Board) -> bool:
        seat = board.numbers[ACTIVE]
        may = board.rules.liberties(board, seat)
        if may & PEEKS:
            return board.count[DRAW] > 0
        return may & SHIFTS != 0 and board.count[hand(seat)] > 1

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        if seat != board.numbers[ACTIVE]:
            return
        choices.add(DONE, 0, 0)
        if board.rules.liberties(board, seat) & PEEKS:
            choices.add(BURY, 0, 0)
            return
        cards = board.count[hand(seat)]
        choices.make_room(cards * cards + board.rules.most_choices)
        card = board.first[hand(seat)]
        at: i64 = 0
        while card != NO_CARD:
            for to in range(cards):
                if to != at:
                    choices.add(MOVE, card, to)
            card = board.after[card]
            at += 1

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if verb != DONE and verb != BURY and verb != MOVE:
            raise Illegal(NOT_NOW)
        if seat != table.numbers[ACTIVE]:
            raise Illegal(NOT_YOUR_TURN)
        if verb == BURY:
            if not table.rules.liberties(table, seat) & PEEKS:
                raise Illegal(NO_PEEKING)
            table.happen(BURIED, seat)
            table.put(table.first[DRAW], DRAW)  # under the pile: the seat still knows it
        elif verb == MOVE:
            shift(table, seat, thing, where)
        advance(table)


def shift(table: Table, seat: Seat, card: CardId, to: i64) -> None:
    """Move a hand card to position `to` of the hand, counted from 0."""
    place: Place = hand(seat)
    if not table.rules.liberties(table, seat) & SHIFTS:
        raise Illegal(NO_SHIFTING)
    if not 0 < card < len(table.place) or table.place[card] != place or not 0 <= to < table.count[place]:
        raise Illegal(NO_SUCH_MOVE)
    others = [other for other in table.cards_in(place) if other != card]
    if table.cards_in(place)[to] == card:
        raise Illegal(NO_SUCH_MOVE)
    table.happen(SHIFTED, seat)
    table.put(card, place)
    for other in others[to:]:
        table.put(other, place)


class ReorderDrawn(Phase):
    """HB4: the cards just drawn enter the hand in an order that the owner chooses."""

    def __init__(self, name: str, *, done_word: str, drawn_at: i64 = 0) -> None:
        super().__init__(name, done_word=done_word)
        self.drawn_at: i64 = drawn_at  # how many cards were drawn

    def at(self, rules: Rules) -> Phase:
        return ReorderDrawn(self.name, done_word=self.done_word, drawn_at=rules.own_number["drawn"])

    def asks(self) -> str:
        return "You may put the cards just drawn into another order."

    def goes_on(self) -> str:
        return "leave everything as it is"

    def reorders(self, board: Board) -> i64:
        return min(MOST_REORDERED, board.numbers[self.drawn_at])

    def rests(self, board: Board) -> bool:
        # B8.2: if the game ends while cards are drawn, it ends immediately
        if board.numbers[self.drawn_at] < 2 or board.numbers[EXHAUSTED] >= board.rules.ends_at:
            return False
        return board.rules.liberties(board, board.numbers[ACTIVE]) & REORDERS != 0

    def why_impossible(self, board: Board) -> str | None:
        in_hand = board.count[hand(board.numbers[ACTIVE])]
        return None if board.numbers[self.drawn_at] <= in_hand else "the cards drawn are in the hand"

    def most_choices(self, beans: int) -> int:
        return 6

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        if seat != board.numbers[ACTIVE]:
            return
        choices.add(DONE, 0, 0)
        cards = self.reorders(board)
        for a in range(cards):
            for b in range(cards):
                if a == b:
                    continue
                if cards == 2:
                    if a > b:
                        choices.add(REORDER, a | b << 2, cards)
                elif a != 0 or b != 1:
                    choices.add(REORDER, a | b << 2 | (3 - a - b) << 4, cards)

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if verb != DONE and verb != REORDER:
            raise Illegal(NOT_NOW)
        if seat != table.numbers[ACTIVE]:
            raise Illegal(NOT_YOUR_TURN)
        if verb == REORDER:
            reorder(table, seat, order_of(thing, where), int(self.reorders(table)))
        else:
            table.happen(REORDERED, seat)
        table.set(self.drawn_at, 0)
        advance(table)


def reorder(table: Table, seat: Seat, order: list[int], cards: int) -> None:
    """Put the last cards of the hand into this order: each is named by its position among them, counted from 0."""
    if sorted(order) != list(range(cards)) or order == list(range(cards)):
        raise Illegal(NO_SUCH_ORDER)
    place: Place = hand(seat)
    drawn = table.cards_in(place)[-cards:]
    table.happen(REORDERED, seat)
    for n in order:
        table.put(drawn[n], place)
