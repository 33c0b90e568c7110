"""Phases of the games without trading: the cards that the opponent left, and open cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.codes import DISCARD_CARD, DONE, PLANT, Choices
from bohnhof.kernel.events import DISCARDED, MATCHED, PLANTED, TURNED_UP
from bohnhof.kernel.phase import NOT_NOW, NOT_YOUR_TURN, Phase
from bohnhof.kernel.phases import advance
from bohnhof.kernel.piles import take_cards
from bohnhof.kernel.places import DISCARD, FACEUP, field, hand
from bohnhof.kernel.planting import add_plantings_from
from bohnhof.kernel.refusal import Illegal, Refusal, demand
from bohnhof.kernel.ruling import Ruling
from bohnhof.kernel.table import ACTIVE, Board, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.cards import BeanId, CardId
    from bohnhof.kernel.places import Place, Seat

ONLY_A_HAND_CARD: Final = Refusal("DU1", "only a card of your own hand is discarded in this phase")
NOT_OPEN: Final = Refusal("DU4", "only a card that lies open is planted in this phase")


class Leftovers(Phase):
    """DU2, AC2: each card that the opponent left open is planted or discarded, in any order."""

    def __init__(self, name: str, not_left: Refusal) -> None:
        super().__init__(name)
        self.not_left = not_left  # the reason for refusing any other card

    def asks(self) -> str:
        return "Your turn: plant or discard what was left open."

    def goes_on(self) -> str:
        return "discard everything that is left"

    def rests(self, board: Board) -> bool:
        return board.count[FACEUP] > 0

    def shows_cards(self) -> bool:
        return True

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        if seat == board.numbers[ACTIVE]:
            add_plantings_from(board, seat, FACEUP, choices)
            card = board.first[FACEUP]
            while card != NO_CARD:
                choices.add(DISCARD_CARD, card, 0)
                card = board.after[card]
            choices.add(DONE, 0, 0)

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if verb != PLANT and verb != DISCARD_CARD and verb != DONE:
            raise Illegal(NOT_NOW)
        demand_turn(table, seat)
        if verb == DONE:  # the rest is discarded in the order on the table
            while table.count[FACEUP] > 0:
                discard(table, seat, table.first[FACEUP])
        else:
            if not lies_in(table, thing, FACEUP):
                raise Illegal(self.not_left)
            if verb == PLANT:
                plant_open(table, seat, thing, where)
            else:
                discard(table, seat, thing)
        if table.count[FACEUP] == 0:
            advance(table)


class DiscardOne(Phase):
    """DU1: any one hand card may be discarded. This is the last moment to harvest before cards are turned."""

    def asks(self) -> str:
        return "You may discard a card of your hand before cards are turned. This is also a moment to harvest."

    def goes_on(self) -> str:
        return "discard nothing"

    def choices_per_hand_card(self) -> int:
        return 1

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        if seat == board.numbers[ACTIVE]:
            bean: BeanId = -1
            card = board.first[hand(seat)]
            while card != NO_CARD:
                if board.bean[card] != bean:  # neighbours of one kind are equivalent
                    bean = board.bean[card]
                    choices.add(DISCARD_CARD, card, 0)
                card = board.after[card]
            choices.add(DONE, 0, 0)

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if verb != DISCARD_CARD and verb != DONE:
            raise Illegal(NOT_NOW)
        demand_turn(table, seat)
        if verb == DISCARD_CARD:
            if not lies_in(table, thing, hand(seat)):
                raise Illegal(ONLY_A_HAND_CARD)
            discard(table, seat, thing)
        advance(table)


class TurnAndPlant(Phase):
    """DU3, DU4: cards are turned, with matching discards; any of them can be planted, the others stay."""

    def asks(self) -> str:
        return "Plant open cards as you like."

    def goes_on(self) -> str:
        return "go on: draw cards"

    def begin(self, table: Table) -> None:
        take_cards(table, table.rules.turned, FACEUP, TURNED_UP)
        if matches_open_card(table, table.bean_on(DISCARD)):
            table.happen(MATCHED, table.numbers[ACTIVE])
            while matches_open_card(table, table.bean_on(DISCARD)):
                table.put(table.first[DISCARD], FACEUP)

    def shows_cards(self) -> bool:
        return True

    def takes_cards(self) -> bool:
        return True

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        if seat == board.numbers[ACTIVE]:
            add_plantings_from(board, seat, FACEUP, choices)
            choices.add(DONE, 0, 0)

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if verb != PLANT and verb != DONE:
            raise Illegal(NOT_NOW)
        demand_turn(table, seat)
        if verb == DONE:
            advance(table)
            return
        if not lies_in(table, thing, FACEUP):
            raise Illegal(NOT_OPEN)
        plant_open(table, seat, thing, where)


class OwnTurnOnly(Ruling):
    """DU5, AC8.1, AC8.2: you harvest and buy fields on your own turn only."""

    def __init__(self, name: str, rule: str, *, harvest: Refusal, field: Refusal) -> None:
        super().__init__(name, rule)
        self.no_harvest = harvest
        self.no_field = field

    def refuse_harvest(self, board: Board, seat: Seat, n: i64, answer: Refusal | None) -> Refusal | None:
        return self.no_harvest if seat != board.numbers[ACTIVE] else answer

    def refuse_field(self, board: Board, seat: Seat, answer: Refusal | None) -> Refusal | None:
        return self.no_field if seat != board.numbers[ACTIVE] else answer


OWN_TURN_ONLY: Final = OwnTurnOnly(
    "own-turn-only", "DU5",
    harvest=Refusal("DU5", "you harvest on your own turn only"),
    field=Refusal("DU5", "you buy a field on your own turn only"),
)  # fmt: skip


# ------------------------------------------------------------------ what they share


def demand_turn(table: Table, seat: Seat) -> None:
    if seat != table.numbers[ACTIVE]:
        raise Illegal(NOT_YOUR_TURN)


def lies_in(board: Board, card: CardId, place: Place) -> bool:
    """Does this card exist, and is it there?"""
    return 0 < card < len(board.place) and board.place[card] == place


def matches_open_card(board: Board, bean: BeanId) -> bool:
    card = board.first[FACEUP]
    while card != NO_CARD:
        if board.bean[card] == bean:
            return True
        card = board.after[card]
    return False


def plant_open(table: Table, seat: Seat, card: CardId, n: i64) -> None:
    demand(table.rules.refuse_planting(table, seat, table.bean[card], n))
    table.happen(PLANTED, seat, n)
    table.stir()
    table.put(card, field(seat, n))


def discard(table: Table, seat: Seat, card: CardId) -> None:
    table.happen(DISCARDED, seat)
    table.stir()
    table.put(card, DISCARD)
