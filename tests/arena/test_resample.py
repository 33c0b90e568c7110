"""Intervals are resampled by deal."""

from random import Random

import pytest

from bohnhof.arena.resample import Estimate, estimates


def normal(deals: int, seed: int) -> list[float]:
    rng = Random(seed)
    return [rng.gauss(10, 2) for _ in range(deals)]


def test_numbers_that_do_not_vary_have_an_interval_without_width() -> None:
    assert estimates([[0.0] * 10, [0.25] * 10], Random(1)) == [Estimate(0, 0, 0), Estimate(0.25, 0.25, 0.25)]


def test_one_deal_says_nothing_about_its_interval() -> None:
    assert estimates([[3.0]], Random(1)) == [Estimate(3, None, None)]


def test_the_interval_is_as_wide_as_theory_has_it() -> None:
    (found,) = estimates([normal(400, seed=5)], Random(1))
    assert found.low is not None
    assert found.high is not None
    assert found.low < found.mean < found.high
    assert found.high - found.low == pytest.approx(2 * 1.96 * 2 / 20, rel=0.15)


def test_about_19_of_20_intervals_hold_the_truth() -> None:
    rows = [normal(60, seed) for seed in range(200)]
    held = sum(found.low <= 10 <= found.high for found in estimates(rows, Random(1)) if found.low and found.high)
    assert 180 <= held <= 198


def test_rows_see_the_same_resamples_so_what_is_equal_stays_equal() -> None:
    row = normal(30, seed=2)
    first, second = estimates([row, row], Random(1))
    assert first == second
    assert estimates([row], Random(1)) == [first]
    assert estimates([row], Random(2)) != [first]
