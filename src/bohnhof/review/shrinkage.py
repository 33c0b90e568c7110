"""The share of a card's luck that is booked as luck.

The judge overestimates the effect of single cards, most of all early in a game: later play undoes a part of it. So only
a share of each card's luck is booked, depending on how the card was revealed and on how many piles were still to come.
Any share leaves the mean of luck at zero; these minimise the variance of results without luck. They were fitted on
games that are used for nothing else (with trading, on 600 games of four experts) and rounded;
`python -m benchmarks.review --fit` repeats such a fit.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from bohnhof.bots.hunter import kind_of, trades
from bohnhof.kernel.events import DEALT, DREW, TURNED_UP
from bohnhof.kernel.rules import Rules

PILES: Final = 3  # the last one, the one before, and all that come earlier

# In hundredths: in the last pile, in the one before, and earlier.
SHARES: Final[dict[str, dict[str, tuple[int, int, int]]]] = {
    "trading": {DEALT: (0, 0, 100), TURNED_UP: (65, 60, 45), DREW: (30, 45, 55)},
    "open": {DEALT: (0, 0, 0), TURNED_UP: (100, 100, 100), DREW: (0, 0, 0)},
    "bosses": {DEALT: (0, 0, 0), TURNED_UP: (25, 25, 25), DREW: (0, 0, 0)},
    "alone": {DEALT: (0, 0, 0), TURNED_UP: (33, 33, 33), DREW: (0, 0, 0)},
}
Shares = Callable[[str, int], Fraction]  # by how the card was revealed, and how many piles are still to come


def kind_of_game(rules: Rules) -> str:
    """Which of these numbers apply to this game."""
    return "trading" if trades(rules) else kind_of(rules)


def shares_for(rules: Rules) -> Shares:
    """The share for each way of revealing a card, in this kind of game."""
    shares = SHARES[kind_of_game(rules)]

    def share(kind: str, piles: int) -> Fraction:
        return Fraction(shares[kind][stage_of(piles)], 100) if kind in shares else Fraction(1)

    return share


def stage_of(piles: int) -> int:
    """Which share applies when this many piles are still to come."""
    return max(0, min(PILES - 1, piles))


# The standard deviation of a result without luck among equals, in coins, by kind of game.
SPREAD: Final[dict[str, float]] = {"trading": 2.5, "open": 2.9, "bosses": 7.0, "alone": 8.5}
TWO_SIDED_95: Final = 1.96


def spread_for(rules: Rules) -> float:
    """Half of the 95 % interval of how well somebody played, from one game's result without luck."""
    return TWO_SIDED_95 * SPREAD[kind_of_game(rules)]
