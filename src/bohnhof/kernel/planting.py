"""Planting: lists and plays the ways to plant a card that has to be planted (B2.2, B3.1, B5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.codes import MIX, PLANT, Choices
from bohnhof.kernel.events import PLANTED
from bohnhof.kernel.places import field, hand
from bohnhof.kernel.refusal import Illegal, Refusal, demand
from bohnhof.kernel.table import CARDS_PLANTED, FIELDS, Board, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.cards import CardId
    from bohnhof.kernel.places import Place, Seat
    from bohnhof.kernel.rules import Rules

ONLY_THE_FRONT: Final = Refusal("B3.1", "only the front card of the hand may be planted")


def plant_front(table: Table, seat: Seat, verb: i64, card: CardId, n: i64) -> bool:
    """Plant the front card of the hand, or do something else with it. True: this seat cannot plant another one."""
    place: Place = hand(seat)
    if card != table.first[place] or card == NO_CARD:
        raise Illegal(ONLY_THE_FRONT)
    plant_card(table, seat, verb, card, n)
    planted = table.numbers[CARDS_PLANTED] + 1
    table.set(CARDS_PLANTED, planted)
    return planted >= table.rules.most_planted(table, seat) or table.count[place] == 0


def plants(rules: Rules, verb: i64) -> bool:
    """Does this verb deal with a card that has to be planted?"""
    return verb in (PLANT, MIX) or (rules.on_instead.verbs >> verb) & 1 != 0


def plant_card(table: Table, seat: Seat, verb: i64, card: CardId, n: i64) -> None:
    """Plant a card on a field, possibly mixing kinds there, or do what a ruling allows instead."""
    rules = table.rules
    if verb != PLANT and verb != MIX:
        for ruling in rules.on_instead.rulings:
            ruling.plant_instead(table, seat, verb, card)
        return
    bean = table.bean[card]
    demand(rules.refuse_planting(table, seat, bean, n) if verb == PLANT else rules.refuse_mixing(table, seat, bean, n))
    table.happen(PLANTED, seat, n)
    if table.numbers[rules.still_at] != 0:
        table.stir()
    table.put(card, field(seat, n))
    if verb == MIX:
        mixed: i64 = rules.mixed_at + seat
        table.set(mixed, table.numbers[mixed] | (1 << n))


def add_plantings(board: Board, seat: Seat, card: CardId, choices: Choices) -> None:
    """Add every field of this seat where the card fits (lists what `Rules.refuse_planting` allows)."""
    bean = board.bean[card]
    rules = board.rules
    owned = rules.owned(board, seat) if rules.planting_bits != 0 and not rules.kinds_together else 0
    if owned & rules.planting_bits:
        _add_by_rulings(board, seat, card, owned, choices)
        return
    open_fields = board.numbers[FIELDS + seat]
    base: i64 = field(seat, 0)
    if rules.kinds_together:
        for n in range(rules.most_fields):  # `Ruling.only_field` inlined: a call for each kind costs 7 %
            top = board.first[base + n]
            if top != NO_CARD and board.bean[top] == bean:
                choices.add(PLANT, card, n)
                return
    for n in range(rules.most_fields):
        if (open_fields >> n) & 1:
            top = board.first[base + n]
            if top == NO_CARD or board.bean[top] == bean:
                choices.add(PLANT, card, n)


def _add_by_rulings(board: Board, seat: Seat, card: CardId, owned: i64, choices: Choices) -> None:
    """The same for a seat whose holdings affect planting: checks every field."""
    bean = board.bean[card]
    rules = board.rules
    for n in range(rules.most_fields):
        if rules.fits(board, seat, bean, n):
            choices.add(PLANT, card, n)
    if owned & rules.on_mixing.bits:
        for n in range(rules.most_fields):
            if rules.refuse_mixing(board, seat, bean, n) is None:
                choices.add(MIX, card, n)


def add_instead(board: Board, seat: Seat, card: CardId, choices: Choices) -> None:
    """Add what else may be done with a card that has to be planted."""
    rules = board.rules
    if rules.owned(board, seat) & rules.on_instead.bits:  # rare, and checked for every card to be planted
        for ruling in rules.on_instead.rulings:
            ruling.fill_instead(board, seat, card, choices)


def add_plantings_from(board: Board, seat: Seat, place: Place, choices: Choices) -> None:
    """Add every field where a card in this place fits, once for each kind: copies are equivalent."""
    card = board.first[place]
    listed: i64 = 0  # kinds, as bits
    while card != NO_CARD:
        bean = board.bean[card]
        if not (listed >> bean) & 1:
            listed |= 1 << bean
            add_plantings(board, seat, card, choices)
        card = board.after[card]
