"""The order of the deck: fixed forever, fair, and different for every seed and shuffle."""

from __future__ import annotations

from hashlib import shake_256

import pytest

from bohnhof.kernel.arrays import to_list
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.shuffle import order
from tests.laws.driver import Game

FIRST_OF_SEED_7 = [7, 5, 6, 9, 8, 1, 0, 2, 4, 3]
SECOND_OF_SEED_7 = [0, 2, 5, 1, 8, 7, 6, 4, 3, 9]
FIRST_OF_A_LONG_SEED = [1, 3, 2, 4, 0]


def test_a_seed_means_the_same_deck_for_ever() -> None:
    assert to_list(order(7, 0, 10)) == FIRST_OF_SEED_7
    assert to_list(order(7, 1, 10)) == SECOND_OF_SEED_7
    assert to_list(order(2**200 + 1, 0, 5)) == FIRST_OF_A_LONG_SEED


def test_it_is_the_shuffle_that_its_description_says() -> None:
    stream = shake_256(b"bohnhof 42 3").digest(4 * 104)
    row = list(range(104))
    for k in range(103):
        last = 103 - k
        chosen = int.from_bytes(stream[4 * k : 4 * k + 4]) * (last + 1) // 2**32
        row[last], row[chosen] = row[chosen], row[last]
    assert to_list(order(42, 3, 104)) == row


@pytest.mark.parametrize("size", [0, 1, 2, 154])
def test_it_is_a_permutation(size: int) -> None:
    assert sorted(to_list(order(1, 0, size))) == list(range(size))


def test_every_place_is_as_likely_as_any_other() -> None:
    games, size = 6_000, 6
    counts = [[0] * size for _ in range(size)]
    for seed in range(games):
        for place, card in enumerate(to_list(order(seed, 0, size))):
            counts[card][place] += 1
    # five standard deviations: a fair shuffle fails once in a hundred thousand choices of the test's seeds
    assert all(abs(n - games / size) < 5 * (games / size * (1 - 1 / size)) ** 0.5 for row in counts for n in row)


def test_a_seed_is_not_negative() -> None:
    with pytest.raises(BadInput, match="from 0"):
        new_table(Game("boonanza", 4).rules(), -1)
