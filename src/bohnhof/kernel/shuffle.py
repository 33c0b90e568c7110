"""The order of the deck: the only chance in the game.

Built on `Random.random()` alone, whose sequence for a given integer seed is guaranteed by Python, so that a
seed means the same deck for ever.
"""

from __future__ import annotations

from random import Random

MAX_SHUFFLES = 256


def order(seed: int, n: int, size: int) -> list[int]:
    """The n-th shuffle of a game (0 is the deal): a permutation of 0 … size-1."""
    # Seed and number share one integer without overlapping, so no two shuffles of any two games are the same draw.
    draw = Random(seed * MAX_SHUFFLES + n).random
    row = list(range(size))
    for i in range(size - 1, 0, -1):
        j = int(draw() * (i + 1))
        row[i], row[j] = row[j], row[i]
    return row
