"""Ratings: one number for each bot from all games (the Plackett-Luce model of openskill).

A game ranks its seats: winners first, then by coins. The games of one deal share their cards, so they count together as
one: a deal changes a rating once, by the mean over its games. The uncertainty comes from the model.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import fsum
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from bohnhof.arena.report import TWO_SIDED_95


class Rating(NamedTuple):
    """The strength of a bot (everybody starts at 25) and its uncertainty."""

    mu: float
    sigma: float

    @property
    def margin(self) -> float:
        """Half of the 95 % interval."""
        return TWO_SIDED_95 * self.sigma

    def as_json(self) -> dict[str, float]:
        """The rating as plain data for JSON."""
        return {"mu": self.mu, "sigma": self.sigma, "low": self.mu - self.margin, "high": self.mu + self.margin}


class Ratings:
    """The ratings of all bots, after the deals so far."""

    def __init__(self, bots: int) -> None:
        # Bots do not improve or get worse from game to game, so the uncertainty does not grow (tau).
        self._model = PlackettLuce(tau=0.0)
        self._ratings = [self._model.rating() for _ in range(bots)]
        self._rated: list[list[PlackettLuceRating]] = [[] for _ in range(bots)]  # after each game of this deal

    def add(self, seating: Sequence[int], won: Sequence[Fraction], scores: Sequence[int]) -> None:
        """Count a game of this deal; a single player cannot be ranked."""
        if len(seating) < 2:
            return
        results = list(zip(won, scores, strict=True))
        order = sorted(set(results), reverse=True)
        teams = [[self._ratings[bot]] for bot in seating]
        after = self._model.rate(teams, ranks=[float(order.index(result)) for result in results])
        for bot, (rating,) in zip(seating, after, strict=True):
            self._rated[bot].append(rating)

    def end_deal(self) -> None:
        """Update all ratings with the mean over the games and seats of the deal."""
        for bot, rated in enumerate(self._rated):
            if rated:
                # fsum rounds once, whatever the order: equal bots keep equal ratings.
                mu, sigma = fsum(r.mu for r in rated), fsum(r.sigma for r in rated)
                self._ratings[bot] = self._model.rating(mu=mu / len(rated), sigma=sigma / len(rated))
                rated.clear()

    def all(self) -> list[Rating]:
        """By number of the bot."""
        return [Rating(float(rating.mu), float(rating.sigma)) for rating in self._ratings]
