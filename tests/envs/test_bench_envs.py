"""The benchmark of the environments measures what it says."""

from __future__ import annotations

from functools import partial

import pytest

from benchmarks.contest import Absent
from benchmarks.envs import RAW, STEPS, WALL, Player, batch, classic, contestants, turns
from bohnhof.envs import bohnhof_v0


@pytest.mark.parametrize("make", [partial(batch, 1), partial(turns, bohnhof_v0.raw_env)])
def test_steps_are_counted_by_both_clocks(make: partial[object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.envs.GAMES_EACH", 2)
    figures = Player("somebody", make).measure(0.001)  # type: ignore[arg-type]
    assert figures[STEPS] > 0
    assert figures[WALL] > 0


def test_who_is_not_there_is_absent() -> None:
    with pytest.raises(Absent):
        Player("nobody", partial(classic, "no_such_game")).measure(0.001)


def test_everybody_has_a_name_of_their_own() -> None:
    names = [player.name for player in contestants()]
    assert RAW in names
    assert len(set(names)) == len(names)
