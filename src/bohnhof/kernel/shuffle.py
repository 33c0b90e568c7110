"""The order of the deck: the only chance in the game.

Built on `Random.random()` alone, whose sequence for a given integer seed is guaranteed by Python, so that a
seed means the same deck for ever.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import zeros

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

MAX_SHUFFLES: Final = 256


def order(seed: int, n: int, size: i64) -> vec[i64]:
    """The n-th shuffle of a game (0 is the deal): a permutation of 0 … size-1."""
    # Seed and number share one integer without overlapping, so no two shuffles of any two games are the same draw.
    draw = Random(seed * MAX_SHUFFLES + n).random
    row = zeros(size)
    for i in range(size):
        row[i] = i
    for i in range(size - 1, 0, -1):
        share: float = draw()
        j: i64 = int(share * float(i + 1))
        other = row[j]
        row[j] = row[i]
        row[i] = other
    return row
