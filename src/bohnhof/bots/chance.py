"""Random numbers for programs: seeds derived from other seeds, and draws that are the same in every Python.

Only `Random.random()` is used: its sequence for a seed is guaranteed by Python, that of `choice` or `sample` is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 6  # short enough to copy by hand, and exact in JSON


def derived_seed(seed: int, what: str, number: int) -> int:
    """The seed of the part of a game (or of the game of a series) with this number."""
    # A hash, so that no bot draws the same numbers as another bot or, worse, as the shuffles of its own deck.
    digest = sha256(f"{seed} {what} {number}".encode()).digest()
    return int.from_bytes(digest[:SEED_BYTES])


def below(rng: Random, n: int) -> int:
    """A number from 0 to n-1."""
    return int(rng.random() * n)


def one_of(rng: Random, things: Sequence[T]) -> T:
    """One of these things."""
    return things[int(rng.random() * len(things))]


def some_of(rng: Random, things: Sequence[T], n: int) -> list[T]:
    """This many of these things, each at most once; all of them if there are fewer."""
    rest = list(things)
    return [rest.pop(below(rng, len(rest))) for _ in range(min(n, len(rest)))]
