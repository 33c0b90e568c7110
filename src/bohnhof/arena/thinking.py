"""How long bots think: their decisions are timed and kept as a histogram, which adds up over games and processes.

The clock is the time that the core spent on the process, so that whatever else the machine does counts for little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import floor, log10
from random import Random
from time import process_time

from bohnhof.bots.bot import Bot
from bohnhof.kernel.actions import Action
from bohnhof.kernel.table import View

BUCKETS_PER_DECADE = 50  # so a percentile is told to within 5 %
SHORTEST = 1e-7  # seconds; a clock that stood still says no less


@dataclass
class Thinking:
    """The time that decisions took."""

    seconds: float = 0.0
    longest: float = 0.0
    buckets: Counter[int] = field(default_factory=Counter)  # by the logarithm of the time

    def note(self, seconds: float) -> None:
        """Add one decision."""
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.buckets[floor(BUCKETS_PER_DECADE * log10(max(seconds, SHORTEST)))] += 1

    def add(self, other: Thinking) -> None:
        """Add the decisions of others."""
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.buckets.update(other.buckets)

    @property
    def decisions(self) -> int:
        return self.buckets.total()

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions

    def quantile(self, share: float) -> float:
        """The time within which this share of the decisions was made, rounded up to the end of its bucket."""
        rest = share * self.decisions
        for bucket in sorted(self.buckets):
            rest -= self.buckets[bucket]
            if rest <= 0:
                return min(self.longest, float(10 ** ((bucket + 1) / BUCKETS_PER_DECADE)))
        return self.longest


class TimedBot:
    """A bot whose decisions are timed; for everybody else it is that bot."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.thinking = Thinking()
        self._bot = bot

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        began = process_time()
        action = self._bot.choose(view, legal, rng, seconds)
        self.thinking.note(process_time() - began)
        return action
