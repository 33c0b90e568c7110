"""The benchmark against other projects: who is measured, the report, and `--check`. None of them need be installed."""

import json
import sys
from pathlib import Path

import pytest

from benchmarks import __main__ as command
from benchmarks import peers
from benchmarks.contest import CLONE, INSIDE, PYTHON, ROUNDS, Absent, Figures, Row, contest
from benchmarks.ours import Bohnhof
from benchmarks.report import COMPILED, INTERPRETED, as_json, comparisons
from bohnhof.kernel.arrays import COMPILED as KERNEL_IS_COMPILED

Output = pytest.CaptureFixture[str]


class Runner:
    """A contestant with known speeds, or one that is missing."""

    def __init__(self, name: str, *speeds: float) -> None:
        self.name = name
        self.speeds = list(speeds)

    def measure(self, _seconds: float) -> Figures:
        if not self.speeds:
            raise Absent("has a cold")
        return {INSIDE: self.speeds.pop(0)}


def test_the_best_of_the_rounds_counts() -> None:
    steps: list[str] = []
    [row, absent] = contest([Runner("a", 5, 1, 2, 9, 3), Runner("b")], 1.0, rounds=5, measured=steps.append)
    assert row.figure(INSIDE) == 9
    assert Row("c", [{CLONE: 2.0}, {CLONE: 1.0}]).figure(CLONE) == 1
    assert row.figure(PYTHON) is None
    assert (absent.absent, absent.figure(INSIDE)) == ("has a cold", None)
    assert steps == ["a", "b"] * 5


def test_our_own_figures_come_from_the_command() -> None:
    figures = Bohnhof(sys.executable, compiled=KERNEL_IS_COMPILED).measure(0.01)
    assert figures[INSIDE] > 0
    assert figures[PYTHON] > 0


def test_the_wrong_kernel_is_not_measured() -> None:
    with pytest.raises(Absent, match="compiled"):
        Bohnhof(sys.executable, compiled=not KERNEL_IS_COMPILED).measure(0.01)


def test_a_wrong_interpreter_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(Absent, match="No such file"):
        Bohnhof(str(tmp_path / "python"), compiled=True).measure(0.01)


@pytest.mark.parametrize("row", [peers.OpenSpiel("hearts"), peers.RLCardGinRummy()])
def test_a_missing_peer_is_told_in_one_line(row: peers.OpenSpiel, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing_there(module: str) -> None:
        raise ImportError

    monkeypatch.setattr(peers, "import_module", nothing_there)
    with pytest.raises(Absent, match="is not installed"):
        row.measure(0.01)


def test_only_what_was_measured_is_compared() -> None:
    ours = Row(COMPILED, [{INSIDE: 12.0, PYTHON: 4.0, CLONE: 1.5}])
    hearts = Row("OpenSpiel hearts", [{INSIDE: 3.0, PYTHON: 2.0}])
    skat = Row("OpenSpiel skat", [{INSIDE: 4.0}])
    assert [str(one) for one in comparisons([ours, hearts, skat])] == [
        "inside / OpenSpiel skat natively: 3.00 (bar: at least 3)",
        "from Python / OpenSpiel hearts from Python: 2.00 (bar: at least 2)",
        "copy of a table, µs: 1.50 (bar: at most 2)",
    ]
    assert comparisons([Row(COMPILED, absent="not compiled"), hearts]) == []
    assert json.loads(json.dumps(as_json([ours, hearts])))["rows"][1]["best"] == {INSIDE: 3.0, PYTHON: 2.0}


@pytest.mark.parametrize(("speed", "answer"), [(80.0, command.DONE), (79.0, command.TOO_SLOW)])
def test_the_check_fails_if_compiling_does_not_pay(capsys: Output, speed: float, answer: int) -> None:
    runners = [Runner(COMPILED, *[speed] * ROUNDS), Runner(INTERPRETED, *[10.0] * ROUNDS)]
    assert command.check(runners, 1.0, 8) == answer
    output = capsys.readouterr()
    assert f"{speed:.0f} decisions/s compiled, 10 interpreted" in output.out + output.err


def test_a_check_without_two_kernels_is_no_success(capsys: Output) -> None:
    assert command.check([Runner(COMPILED), Runner(INTERPRETED, *[10.0] * ROUNDS)], 1.0, 8) == command.NOT_MEASURED
    assert capsys.readouterr().err == f"{COMPILED}: has a cold\n"


def test_the_whole_table_is_printed_though_nobody_comes(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "Bohnhof", lambda *_, **__: Runner(COMPILED))
    monkeypatch.setattr(command, "OpenSpiel", Runner)
    monkeypatch.setattr(command, "RLCardGinRummy", lambda: Runner("RLCard", *[1e6] * ROUNDS))
    assert command.main(["--seconds", "0.01"]) == 0
    output = capsys.readouterr().out
    assert "hearts: has a cold\n" in output
    assert "1.000" in output
    assert command.main(["--seconds", "0.01", "--json"]) == 0
    assert [row["absent"] for row in json.loads(capsys.readouterr().out)["rows"]][:2] == ["has a cold"] * 2
