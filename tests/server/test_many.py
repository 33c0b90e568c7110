"""A short version of `make test-many`: one fault of each kind, and nothing is lost."""

from __future__ import annotations

import asyncio

from tests.many.__main__ import Plan, run
from tests.patience import HANGS


def test_nothing_is_lost_whatever_dies_stalls_or_is_cut_off() -> None:
    plan = Plan(games=2, servers=2, kills=1, stops=1, crashes=1, cuts=1, mutes=1, every=0.5, to_the_end=False)
    verdict = asyncio.run(asyncio.wait_for(run(plan), 10 * HANGS))
    verdict.show()
    assert verdict.is_good
    assert verdict.counts["games"] == plan.games
    assert verdict.counts["acknowledged"] > 0
    assert sum(verdict.faults.values()) == len(plan.faults)
