"""Tallies: what lies in the piles that grow all game long, by bean, counted on from the last look.

Observations tell it after almost every choice, and most choices add nothing to these piles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.places import COINS, DISCARD, SEAT_PLACES, SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.rules import Rules
    from bohnhof.kernel.table import Table


class Tally:
    """The discard pile and everybody's coins in one game: stacks whose cards all have seen."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.counts = zeros((1 + rules.players) * rules.beans)  # by pile and bean; pile 0 is the discard pile
        self.together = zeros(rules.beans)
        # as each pile was when it was last looked at
        self._tops = zeros(1 + rules.players)
        self._sizes = zeros(1 + rules.players)

    def look(self, table: Table) -> None:
        """Count what has come since."""
        first = table.first
        count = table.count
        tops = self._tops
        sizes = self._sizes
        place: i64 = DISCARD
        for pile in range(len(tops)):
            if first[place] != tops[pile] or count[place] != sizes[pile]:
                self._count(table, pile, place)
            place = SEATS + pile * SEAT_PLACES + COINS

    def _count(self, table: Table, pile: i64, place: i64) -> None:
        size = table.count[place]
        more: i64 = size - self._sizes[pile]
        if more < 0 or _nth(table, place, more) != self._tops[pile]:  # cards have left it, too
            self._forget(pile)
            more = size
        row: i64 = pile * self.rules.beans
        card = table.first[place]
        for _n in range(more):
            bean = table.bean[card]
            self.counts[row + bean] += 1
            self.together[bean] += 1
            card = table.after[card]
        self._tops[pile] = table.first[place]
        self._sizes[pile] = size

    def _forget(self, pile: i64) -> None:
        beans = self.rules.beans
        for bean in range(beans):
            self.together[bean] -= self.counts[pile * beans + bean]
            self.counts[pile * beans + bean] = 0


def _nth(table: Table, place: i64, n: i64) -> i64:
    """The card beneath the first n of a place that has as many."""
    card = table.first[place]
    for _n in range(n):
        card = table.after[card]
    return card
