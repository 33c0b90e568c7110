"""What a field is worth: the coins to expect from it, given how many more of its beans will come.

A small table by dynamic programming. A field with n cards and t rounds to go is worth the better of two options:
harvesting it now (its coins, and an empty field for t rounds), or waiting for the cards of the next round, which arrive
randomly at a known rate. The tables depend only on the beanometers and on what an empty field earns.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from bohnhof.bots.mind.weights import COIN
from bohnhof.kernel.arrays import zeros

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.rules import Rules

RATES: Final[i64] = 13  # rates of 0, 1/4, 2/4 … cards per round
RATE_STEP: Final[i64] = 250
ROUNDS: Final[i64] = 12  # more rounds make no difference
MOST_CARDS: Final[i64] = 24  # on a field; more make no difference
MOST_ARRIVALS: Final = 6  # per round


class Tables:
    """The worth of fields under some rules, given what an empty field earns per round. Immutable and shared."""

    def __init__(self, rules: Rules, slot: i64) -> None:
        self.rules = rules
        self.slot: i64 = slot
        self.top = zeros(rules.beans)  # by bean: more cards than this pay no more
        width: i64 = 1
        for b in range(rules.beans):
            n: i64 = 0
            while n < MOST_CARDS - 1 and rules.meter(b, n) < rules.meter(b, min(rules.meter_width - 1, MOST_CARDS)):
                n += 1
            self.top[b] = n
            width = max(width, n + 1)
        self.width: i64 = width
        # by bean, rate, rounds to go and cards on the field
        self.worth = zeros(rules.beans * RATES * (ROUNDS + 1) * width)
        for b in range(rules.beans):
            for rate in range(RATES):
                self._fill(b, rate)

    def at(self, bean: i64, rate: i64, rounds: i64) -> i64:
        """Where the row of a bean for a rate and a number of rounds begins."""
        return ((bean * RATES + rate) * (ROUNDS + 1) + rounds) * self.width

    def _fill(self, bean: i64, rate: i64) -> None:
        chances = arrivals(float(rate * RATE_STEP) / 1000.0)
        top = self.top[bean]
        worth = self.worth
        for rounds in range(ROUNDS + 1):
            here = self.at(bean, rate, rounds)
            before = self.at(bean, rate, rounds - 1)
            for n in range(self.width):
                cards = min(n, top)
                best = self.rules.meter(bean, cards) * COIN + self.slot * rounds
                if rounds > 0:
                    later = 0.0
                    for x in range(len(chances)):
                        later += chances[x] * float(worth[before + min(cards + x, top)])
                    best = max(best, int(later + 0.5))
                worth[here + n] = best


def arrivals(rate: float) -> list[float]:
    """The probabilities of 0, 1, 2 … cards in a round: a truncated Poisson distribution."""
    chances = [exp(-rate)]
    for x in range(1, MOST_ARRIVALS):
        chances.append(chances[x - 1] * rate / x)
    chances.append(max(0.0, 1.0 - sum(chances)))
    return chances


_KEPT: Final[list[Tables]] = []
MOST_KEPT: Final = 16


def tables_for(rules: Rules, slot: i64) -> Tables:
    """The tables for these rules, cached while they are in use."""
    for tables in _KEPT:
        if tables.rules is rules and tables.slot == slot:
            return tables
    made = Tables(rules, slot)
    if len(_KEPT) >= MOST_KEPT:
        del _KEPT[0]
    _KEPT.append(made)
    return made
