"""A series: many games of the same edition with the same bots, each with its own seed.

Everything here is names and numbers, so that a series can be sent to another process and means the same there.
"""

from __future__ import annotations

from dataclasses import dataclass

from bohnhof.bots.bot import Bot, Sampler
from bohnhof.bots.chance import derived_seed
from bohnhof.bots.registry import make_bot
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table
from bohnhof.library import find_edition


@dataclass(frozen=True)
class Series:
    """The edition, players and bots of a series; a shorter list of `bots` repeats around the table."""

    edition: str  # its id, or the file that describes it
    players: int
    bots: tuple[str, ...] = ("random",)
    options: tuple[str, ...] = ()
    seed: int = 0
    worlds: int | None = None  # for bots that sample; None: each bot decides

    def check(self) -> None:
        """Raise BadInput if these games cannot be played."""
        self.rules()
        self.make_bots()

    def rules(self) -> Rules:
        """The rules of all its games."""
        edition = find_edition(self.edition).with_options(self.options, self.players)
        return Rules(edition, self.players)

    def seating(self) -> tuple[str, ...]:
        """Which bot sits on which seat."""
        if not 0 < len(self.bots) <= self.players:
            raise BadInput(f"{len(self.bots)} bots do not fit on {self.players} seats")
        return tuple(self.bots[seat % len(self.bots)] for seat in range(self.players))

    def make_bots(self) -> list[Bot]:
        """New bots for one game, one for each seat."""
        bots = [make_bot(name) for name in self.seating()]
        if self.worlds is not None:
            for bot in bots:
                if isinstance(bot, Sampler):
                    bot.worlds = self.worlds
        return bots

    def deal(self, rules: Rules, number: int) -> Table:
        """The table of the game with this number; its seed depends only on the series' seed."""
        return new_table(rules, derived_seed(self.seed, "game", number))


def usual_players(edition: str) -> int:
    """The default number of players."""
    return find_edition(edition).usual_players
