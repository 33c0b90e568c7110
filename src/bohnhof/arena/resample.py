"""Bootstrap intervals: how much a mean would vary with other deals.

The games of one deal are not independent samples, because they share their cards. So whole deals are resampled with
replacement, and the middle 95 % of the means are the interval (the percentile bootstrap).
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
    """A mean and its interval; None for a single deal."""

    mean: float
    low: float | None
    high: float | None

    def as_json(self) -> dict[str, float | None]:
        """The estimate as plain data for JSON."""
        return {"mean": self.mean, "low": self.low, "high": self.high}


def estimates(rows: Sequence[Sequence[float]], rng: Random) -> list[Estimate]:
    """The mean and interval of each row, which has one number per deal; all rows use the same resamples."""
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
