"""Harvests: a field is sold, its cards become coins or are discarded (B7.2); at the end all fields are sold (B8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.kernel.cards import MIXED, NO_CARD
from bohnhof.kernel.events import HARVESTED
from bohnhof.kernel.places import DISCARD, coins, field
from bohnhof.kernel.table import Board, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.places import Place, Seat


def harvest_everything(table: Table) -> None:
    """The final harvest, which ignores bean protection."""
    for seat in range(table.rules.players):
        for n in range(table.rules.most_fields):
            if table.count[field(seat, n)] > 0:
                sell(table, seat, n)


def sell(table: Table, seat: Seat, n: i64) -> None:
    """B7.2: as many cards as the field pays become coins, the others are discarded."""
    rules = table.rules
    place: Place = field(seat, n)
    paid = rules.pays(table, seat, n)
    table.happen(HARVESTED, seat, n, paid)
    if table.numbers[rules.still_at] != 0:
        table.stir()
    if rules.holdings_at == 0:  # all cards are of the same bean
        for _n in range(paid):
            table.put(table.first[place], coins(seat))
        while table.count[place] > 0:
            table.put(table.first[place], DISCARD)
        return
    kind = rules.kind_on(table, seat, n)
    pile = rules.coins_go_to(table, seat, kind)
    for _n in range(paid):
        table.put(next_coin(table, place, kind), pile)
    rest = table.count[place]
    while table.count[place] > 0:
        table.put(table.first[place], DISCARD)
    if kind == MIXED:
        mixed: i64 = rules.mixed_at + seat
        table.set(mixed, table.numbers[mixed] & ~(1 << n))
    for held in rules.on_harvested.held:
        for owner in range(rules.players):
            if rules.owned(table, owner) & held.bit:
                held.ruling.harvested(table, owner, seat, kind, paid, rest)


def next_coin(board: Board, place: Place, kind: i64) -> i64:
    """R11: cards of the field's own kind become coins first; of mixed kinds (R20), those planted first."""
    card = board.first[place]
    while card != NO_CARD and board.bean[card] != kind:
        card = board.after[card]
    return board.first[place] if card == NO_CARD else card
