"""How everybody continues in a simulation after cards were turned up."""

from __future__ import annotations

from typing import Protocol

from bohnhof.bots.hunter import trades
from bohnhof.kernel.actions import Action
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table
from bohnhof.review.playing_on import Trading


class Habit(Protocol):
    """Decides who does what next."""

    def begin(self) -> None:
        """Forget what was said on another board."""

    def next(self, board: Table, /) -> tuple[int, Action]:
        """The seat that acts, and its action."""


def habit_for(rules: Rules) -> Habit | None:
    """How everybody continues; None: without trading, the judge can value a card immediately."""
    return Trading(rules) if trades(rules) else None
