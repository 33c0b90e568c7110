"""`bohnhof bench` measures, and leaves the process unchanged. No test depends on how fast the kernel is."""

import os

import pytest

from bohnhof.arena.bench import measure, one_core
from bohnhof.arena.series import Series


def test_a_short_measurement_finds_every_speed() -> None:
    speed = measure(Series("eleven-beans", 5).rules(), seconds=0.001)
    assert speed.decisions_per_s > speed.actions_per_s > speed.games_per_s > 0
    assert speed.python_decisions_per_s > 0
    assert min(speed.steps_per_s, speed.python_steps_per_s, speed.batch_steps_per_s) > 0
    assert speed.clone_us > 0
    assert speed.table_kb > 1
    assert (speed.edition, speed.players) == ("eleven-beans", 5)


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system chooses the cores itself")
def test_the_measurement_keeps_to_one_core_and_gives_the_others_back() -> None:
    before = os.sched_getaffinity(0)
    with one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_a_system_that_chooses_the_cores_itself_is_measured_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_setaffinity", raising=False)
    with one_core():
        pass
