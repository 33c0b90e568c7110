"""The order of the deck: the only chance in the game.

It follows from the game's seed by SHAKE-256, a published hash function, so that a seed means the same deck for ever,
in every language that anybody wants to check it with, and cards seen so far tell nothing about those to come.
"""

from __future__ import annotations

from hashlib import shake_256
from typing import TYPE_CHECKING

from bohnhof.kernel.arrays import numbers_of, zeros

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def order(seed: int, n: int, size: i64) -> vec[i64]:
    """The n-th shuffle of a game (0 is the deal): a permutation of 0 … size-1.

    Fisher and Yates, from the last place to the first; the k-th swap is chosen by the k-th number of 32 bits (most
    significant byte first) that SHAKE-256 makes of the text "bohnhof SEED N". A number r picks one of m cards as
    r·m / 2³², rounded down: with 154 cards no place is more than one in 27 million likelier than another.
    """
    numbers = numbers_of(shake_256(f"bohnhof {seed} {n}".encode()).digest(4 * size))
    row = zeros(size)
    for i in range(size):
        row[i] = i
    for k in range(size - 1):
        i = size - 1 - k
        j: i64 = (numbers[k] * (i + 1)) >> 32
        other = row[j]
        row[j] = row[i]
        row[i] = other
    return row
