"""Intervals by resampling: how far a mean could have come out otherwise, had other deals been drawn.

The games of one deal are no independent samples, because they share their cards; so whole deals are drawn again, with
replacement, and the middle 95 % of the means that this gives are the interval (the percentile bootstrap).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from random import Random

RESAMPLES = 2000
CONFIDENCE = 0.95


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval that holds it; None: one deal says nothing about that."""

    mean: float
    low: float | None
    high: float | None

    def as_json(self) -> dict[str, float | None]:
        """The estimate as JSON knows it."""
        return {"mean": self.mean, "low": self.low, "high": self.high}


def estimates(rows: Sequence[Sequence[float]], rng: Random) -> list[Estimate]:
    """For each row, which holds one number per deal, its mean and interval; all rows see the same resamples."""
    means = [sum(row) / len(row) for row in rows]
    deals = len(rows[0])
    if deals < 2:
        return [Estimate(mean, None, None) for mean in means]
    drawn: list[list[float]] = [[] for _ in rows]
    random = rng.random
    for _ in range(RESAMPLES):
        pick = itemgetter(*[int(random() * deals) for _ in range(deals)])
        for row, found in zip(rows, drawn, strict=True):
            found.append(sum(pick(row)) / deals)
    outside = int(RESAMPLES * (1 - CONFIDENCE) / 2)
    for found in drawn:
        found.sort()
    return [Estimate(mean, found[outside], found[-1 - outside]) for mean, found in zip(means, drawn, strict=True)]
