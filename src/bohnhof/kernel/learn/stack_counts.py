"""The beans in the stacks that grow all game long, counted incrementally.

Almost every observation needs these counts, and most choices add nothing to the stacks.
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
    """Counts the discard pile and everybody's coins in one game: stacks whose cards everybody has seen."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.discarded = zeros(rules.beans)
        self.together = zeros(rules.beans)  # in all stacks
        # the state at the last count
        self._sizes = zeros(1 + rules.players)
        self._lifted: i64 = 0

    def look(self, table: Table) -> None:
        """Count the cards added since the last call. If a card has left a stack, count everything again."""
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
        """Count the cards on top of those already counted."""
        card = table.first[place]
        for _n in range(table.count[place] - self._sizes[pile]):
            bean = table.bean[card]
            self.together[bean] += 1
            if pile == 0:
                self.discarded[bean] += 1
            card = table.after[card]
        self._sizes[pile] = table.count[place]
