"""Two versions are measured alternately: both finish their first game, and every kind has a ratio."""

import sys

import pytest

from benchmarks.versus import KINDS, main


def test_a_version_is_compared_with_itself(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--games", "boonanza:4", "--rounds", "2", "--seconds", "0.0001"]
    assert main([sys.executable, sys.executable, *wanted]) == 0
    output = capsys.readouterr().out
    assert "new / old" in output
    assert output.count("±") == len(KINDS)
