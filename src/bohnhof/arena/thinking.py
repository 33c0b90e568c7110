"""How long bots think: a histogram of their decision times, which adds up over games and processes.

It uses the processor time of the process, so that other load on the machine hardly matters. Reading that clock is slow,
so only one decision in 23 is timed: otherwise a fast bot would spend most of its time on the clock.
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

BUCKETS_PER_DECADE = 50  # so a percentile is exact to within 5 %
TIMED = 23  # one decision in this many; a prime, so that it does not coincide with a rhythm of the game
SHORTEST = 1e-7  # seconds; the smallest time that is counted


@dataclass
class Thinking:
    """The number of decisions, and the times of those that were timed."""

    decisions: int = 0
    seconds: float = 0.0  # timed decisions, like everything below
    longest: float = 0.0
    buckets: Counter[int] = field(default_factory=Counter)  # by the logarithm of the time

    def note(self, seconds: float) -> None:
        """Add the time of a decision, which is counted elsewhere."""
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.buckets[floor(BUCKETS_PER_DECADE * log10(max(seconds, SHORTEST)))] += 1

    def add(self, other: Thinking) -> None:
        """Add the decisions of others."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.buckets.update(other.buckets)

    @property
    def mean(self) -> float:
        return self.seconds / self.buckets.total()

    def quantile(self, share: float) -> float:
        """The time within which this share of the timed decisions was made, rounded up to the end of its bucket."""
        rest = share * self.buckets.total()
        for bucket in sorted(self.buckets):
            rest -= self.buckets[bucket]
            if rest <= 0:
                return min(self.longest, float(10 ** ((bucket + 1) / BUCKETS_PER_DECADE)))
        return self.longest


class TimedBot:
    """A wrapper that times a bot's decisions; otherwise it behaves like that bot."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.thinking = Thinking()
        self._bot = bot

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        thinking = self.thinking
        thinking.decisions += 1
        if thinking.decisions % TIMED != 1:
            return self._bot.choose(view, legal, rng, seconds)
        began = process_time()
        action = self._bot.choose(view, legal, rng, seconds)
        thinking.note(process_time() - began)
        return action
