"""What lies in the stacks that grow all game long, by bean, counted on from the last look.

Observations tell it after almost every choice, and most choices add nothing to these piles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.places import DISCARD, coins

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.places import Place
    from bohnhof.kernel.rules import Rules
    from bohnhof.kernel.table import Table


class StackCounts:
    """The discard pile and everybody's coins in one game: stacks whose cards all have seen."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.discarded = zeros(rules.beans)
        self.together = zeros(rules.beans)  # in all of them
        # as everything was at the last look
        self._sizes = zeros(1 + rules.players)
        self._lifted: i64 = 0

    def look(self, table: Table) -> None:
        """Count what has come since; after a card has left a stack, everything again."""
        if table.lifted != self._lifted:
            self._lifted = table.lifted
            self.discarded = zeros(self.rules.beans)
            self.together = zeros(self.rules.beans)
            self._sizes = zeros(1 + self.rules.players)
        count = table.count
        sizes = self._sizes
        place: Place = DISCARD
        for pile in range(len(sizes)):
            if count[place] != sizes[pile]:
                self._count(table, pile, place)
            place = coins(pile)

    def _count(self, table: Table, pile: Place, place: Place) -> None:
        """Count the cards that lie on top of those that have been counted."""
        card = table.first[place]
        for _n in range(table.count[place] - self._sizes[pile]):
            bean = table.bean[card]
            self.together[bean] += 1
            if pile == 0:
                self.discarded[bean] += 1
            card = table.after[card]
        self._sizes[pile] = table.count[place]
