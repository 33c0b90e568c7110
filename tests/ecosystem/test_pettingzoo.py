"""PettingZoo: its own test suites and its registry."""

from typing import Any

import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from bohnhof.envs import bohnhof_parallel_v0, bohnhof_v0


def test_api() -> None:
    api_test(bohnhof_v0.env(), num_cycles=200)
    parallel_api_test(bohnhof_parallel_v0.parallel_env(), num_cycles=100)


def test_seeds() -> None:
    seed_test(lambda: bohnhof_v0.env(edition="duel"), num_cycles=50)


def test_max_cycles_of_the_parallel_environment() -> None:
    max_cycles_test(bohnhof_parallel_v0)


@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_the_registry(kind: Any) -> None:
    if not hasattr(pettingzoo, "make"):
        pytest.skip("this PettingZoo has no registry: it came with 1.27")
    assert len(pettingzoo.make(kind, "Bohnhof-v0", players=3).possible_agents) == 3
