"""`bohnhof check` reports what was tried with a bot, and what passed or failed."""

import io
import json
import sys
import textwrap
from pathlib import Path

import pytest

from bohnhof.cli import main
from tests.cli.complaints import Output, one_line

DUEL = ["--edition", "duel"]
BOT = """
from bohnhof.kernel.actions import Offer, Plant

class {kind}:
    name = "{kind}"
    def choose(self, view, legal, rng, seconds):
        {body}
"""


def write_bot(folder: Path, kind: str, body: str) -> str:
    module = f"checked_{kind.lower()}"
    (folder / f"{module}.py").write_text(textwrap.dedent(BOT).format(kind=kind, body=body))
    return f"{module}:{kind}"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_good_bot_passes_and_hears_what_was_tried(capsys: Output) -> None:
    assert main(["check", "greedy", *DUEL]) == 0
    out = capsys.readouterr().out
    assert "every answer is an action that the rules allow" in out
    assert "  ok    duel, 2 players, with copies of itself: " in out
    assert "PASSED: it kept all of them in 2 games and " in out


def test_a_bot_that_breaks_a_rule_hears_which(tmp_path: Path, capsys: Output) -> None:
    bot = write_bot(tmp_path, "Cheat", "return Plant(99, 0)")
    assert main(["check", bot, *DUEL]) == 1
    out = capsys.readouterr().out
    assert "  FAULT duel, 2 players, with copies of itself: 1 choice, " in out
    assert "FAILED: duel with 2 players, seed 1: bot 'Cheat' on seat 0 tried Plant(card=99, field=0): B" in out
    assert f"  {bot} passed no game before this one." in out


def test_a_bot_that_fails_hears_its_own_line(tmp_path: Path, capsys: Output) -> None:
    assert main(["check", write_bot(tmp_path, "Broken", "return legal[99]"), *DUEL]) == 1
    out = capsys.readouterr().out
    assert "failed with IndexError: list index out of range" in out
    assert "  checked_broken.py, line 7, in choose: return legal[99]" in out


def test_a_bot_that_only_waits_passes_and_is_told_so(tmp_path: Path, capsys: Output) -> None:
    assert main(["check", write_bot(tmp_path, "Waiter", "return None"), *DUEL]) == 0
    assert "It never did anything" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("class Bot:\n    def choose(self, view, legal, rng, seconds): ...", "a bot has a name and a method choose"),
        ("class Bot:\n    name = 'mute'", "a bot has a name and a method choose"),
        ("class Bot:\n    name = 'b'\n    def __init__(self, strength): ...", "missing 1 required positional argument"),
        ("Bot = 3", "does not make bots"),
    ],
)
def test_what_is_no_bot_is_one_line(tmp_path: Path, capsys: Output, text: str, complaint: str) -> None:
    module = f"no_bot_{abs(hash(text))}"
    (tmp_path / f"{module}.py").write_text(text)
    assert main(["check", f"{module}:Bot"]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert complaint in output.err
    assert output.err.count("\n") == 1


def test_the_verdict_can_be_read_by_programs(tmp_path: Path, capsys: Output) -> None:
    assert main(["check", write_bot(tmp_path, "Liar", "return 'plant'"), *DUEL, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["name"], found["passed"], len(found["games"])) == ("Liar", False, 1)
    assert "answered 'plant': an answer is an action" in found["games"][0]["fault"]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_fault_in_many_games_is_told_in_three_lines(tmp_path: Path, capsys: Output, workers: str) -> None:
    bot = write_bot(tmp_path, "Clumsy", "return {}[view.seat]")
    assert main(["simulate", "--bots", f"{bot},random", "--games", "4", "--workers", workers]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert [line.split(" of the series")[0] for line in output.err.splitlines()] == [
        "bohnhof: bot 'Clumsy' on seat 0 failed with KeyError: 0",
        "  checked_clumsy.py, line 7, in choose: return {}[view.seat]",
        "  in game 1",
    ]


def test_the_whole_traceback_is_there_for_who_wants_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOHNHOF_TRACEBACK", "")  # restored after the test
    from bohnhof.bots.faults import BotFault  # noqa: PLC0415

    bot = write_bot(tmp_path, "Hasty", "return {}[view.seat]")
    with pytest.raises(BotFault):
        main(["--traceback", "simulate", "--bots", f"{bot},random", "--games", "1", "--workers", "1"])


@pytest.mark.parametrize(
    "arguments", [["play", "--seat", "1", "--bots"], ["arena", "--deals", "1", "--workers", "1", "--bots"]]
)
def test_a_fault_is_told_alike_wherever_the_bot_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output, arguments: list[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    bot = write_bot(tmp_path, "Sloppy", "return 'plant'")
    assert main([*arguments, bot]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert lines[0].startswith("bohnhof: bot 'Sloppy' on seat 0 answered 'plant': an answer is an action")
    assert len(lines) <= 3


def test_reports_call_a_bot_by_its_name(tmp_path: Path, capsys: Output) -> None:
    bot = write_bot(tmp_path, "Waits", "return None")
    assert main(["simulate", "--bots", bot, "--games", "1", "--workers", "1", "--json"]) == 0
    assert {seat["bot"] for seat in json.loads(capsys.readouterr().out)["seats"]} == {"Waits"}


def test_a_table_of_one_size_is_checked_alone(capsys: Output) -> None:
    assert main(["check", "rulebook", "--edition", "boonanza", "--players", "4"]) == 0
    out = capsys.readouterr().out
    assert "boonanza, 4 players, with copies of itself: " in out
    assert "kept all of them in 2 games" in out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--edition", "duel", "--players", "4"], "duel is for 2 players, not 4"),
        (["--players", "9"], "no edition is for 9 players"),
    ],
)
def test_a_size_that_no_edition_allows_is_one_line(words: list[str], complaint: str, capsys: Output) -> None:
    assert main(["check", "rulebook", *words]) == 2
    assert complaint in one_line(capsys)


def test_a_slow_bot_passes_and_is_warned(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bohnhof.bots.compliance.TOO_LONG", 0.0)
    assert main(["check", "greedy", *DUEL]) == 0
    assert "It was given 50 ms for each choice: at a web table, a slow bot waits instead." in capsys.readouterr().out
