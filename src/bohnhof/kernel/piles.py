"""Drawing, turning up and reshuffling: what happens automatically at the draw pile (B8.1, B8.2, R10, R19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.events import RESHUFFLED
from bohnhof.kernel.places import DISCARD, DRAW
from bohnhof.kernel.shuffle import order
from bohnhof.kernel.table import ACTIVE, EXHAUSTED, Table

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from bohnhof.kernel.places import Place


def take_cards(table: Table, wanted: i64, target: Place, name: str) -> None:
    """Take cards from the draw pile, one at a time, until enough are taken or the game's last pile is exhausted."""
    told = False
    seat = table.numbers[ACTIVE]
    for _n in range(wanted):
        if table.count[DRAW] == 0:
            told = False
            if not refill(table):
                return
        if not told:
            table.happen(name, seat)
            told = True
        table.put(table.first[DRAW], target)
        if table.count[DRAW] == 0:
            exhaust(table)
            refill(table)  # B8.1: the discard pile is shuffled at once
            told = False


def exhaust(table: Table) -> None:
    """B8.1: the last card of the draw pile was taken."""
    table.set(EXHAUSTED, table.numbers[EXHAUSTED] + 1)


def refill(table: Table) -> bool:
    """Shuffle the discards into an empty draw pile, unless there are none (R10) or it was the last pile (B8.2)."""
    if table.numbers[EXHAUSTED] >= table.rules.ends_at or not can_reshuffle(table):
        return False
    reshuffle(table)
    return True


def can_reshuffle(table: Table) -> bool:
    """Would a reshuffle bring back any card?"""
    if table.count[DISCARD] > 0:
        return True
    for place in table.rules.returning:
        if table.count[place] > 0:
            return True
    return False


def reshuffle(table: Table) -> None:
    """B8.1: the discard pile is shuffled and becomes the draw pile, with the cards that return to it from elsewhere."""
    table.happen(RESHUFFLED, table.numbers[ACTIVE])
    for place in table.rules.returning:
        while table.count[place] > 0:
            table.put(table.first[place], DISCARD)
    table.restack(shuffled(table, discarded_beans(table)))


def discarded_beans(table: Table) -> vec[i64]:
    """The beans of the discard pile, sorted: the shuffle depends on which cards are there, not on their order."""
    copies = zeros(table.rules.beans)
    card = table.first[DISCARD]
    while card != NO_CARD:
        copies[table.bean[card]] += 1
        card = table.after[card]
    return sorted_beans(copies)


def sorted_beans(copies: vec[i64]) -> vec[i64]:
    """The given number of copies of each bean, as one row."""
    size: i64 = 0
    for bean in range(len(copies)):
        size += copies[bean]
    beans = zeros(size)
    at: i64 = 0
    for bean in range(len(copies)):
        for _n in range(copies[bean]):
            beans[at] = bean
            at += 1
    return beans


def shuffled(table: Table, beans: vec[i64]) -> vec[i64]:
    """These beans in the order that the seed gives; every exhaustion has its own."""
    places = order(table.seed, int(table.numbers[EXHAUSTED]), len(beans))
    mixed = zeros(len(beans))
    for i in range(len(beans)):
        mixed[i] = beans[places[i]]
    return mixed
