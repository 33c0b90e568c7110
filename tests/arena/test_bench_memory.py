"""The memory benchmark measures a long series, and reports the growth."""

from pathlib import Path

import pytest

from benchmarks.memory import growth, main

Output = pytest.CaptureFixture[str]

pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells it this way")


def test_both_ways_to_play_are_looked_at(capsys: Output) -> None:
    main(["--games", "10", "--simulated", "10"])
    output = capsys.readouterr().out
    assert "inside the kernel: " in output
    assert "after 1 games, " in output
    assert "simulated with random bots: " in output


def test_what_is_kept_is_noticed(capsys: Output) -> None:
    kept: list[bytearray] = []
    assert growth("hoarded", 10, lambda numbers: kept.append(bytearray(len(numbers) << 20))) > 4096
