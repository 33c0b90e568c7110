"""The order of the deck: the only chance in the game.

It follows from the game's seed by SHAKE-256, a published hash function. So a seed always gives the same deck, anybody
can check it in any programming language, and the cards seen so far say nothing about those to come.
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

    A Fisher-Yates shuffle, from the last place to the first. The k-th swap uses the k-th 32-bit number (most
    significant byte first) that SHAKE-256 makes from the text "bohnhof SEED N". A number r picks one of m cards as
    r·m / 2³², rounded down: with 154 cards, no place is more than one in 27 million likelier than another.
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
