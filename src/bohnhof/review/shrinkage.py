"""How much of what the judge makes of a card stays in the end.

A judge overstates what single cards mean: much of it comes back by what everybody does next. The shares below say how
much of it is booked as luck, by how the card came to light. Any share leaves the mean of luck at zero; these make
results without luck vary least. They were fitted on games with seed 21, which nothing else is measured on:
`python -m benchmarks.review --fit`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from bohnhof.bots.hunter import kind_of, trades
from bohnhof.kernel.events import DEALT, DREW, TURNED_UP
from bohnhof.kernel.rules import Rules

SHARES: Final[dict[str, dict[str, Fraction]]] = {
    "trading": {DEALT: Fraction(1, 2), TURNED_UP: Fraction(2, 5), DREW: Fraction(1, 3)},
    "open": {DEALT: Fraction(0), TURNED_UP: Fraction(1), DREW: Fraction(0)},
    "bosses": {DEALT: Fraction(0), TURNED_UP: Fraction(1, 4), DREW: Fraction(0)},
    "alone": {DEALT: Fraction(0), TURNED_UP: Fraction(1, 3), DREW: Fraction(0)},
}


def shares_for(rules: Rules) -> dict[str, Fraction]:
    """The share of each way in which a card comes to light, in this kind of game."""
    return SHARES["trading" if trades(rules) else kind_of(rules)]


# By how many coins a result without luck still varies among equals (one standard deviation), by kind of game.
SPREAD: Final[dict[str, float]] = {"trading": 3.0, "open": 4.2, "bosses": 7.0, "alone": 8.5}
TWO_SIDED_95: Final = 1.96


def spread_for(rules: Rules) -> float:
    """Half of the 95 % interval in which the result of one game, without luck, says how well somebody played."""
    return TWO_SIDED_95 * SPREAD["trading" if trades(rules) else kind_of(rules)]
