"""`bohnhof bots` lists the available bots, and your own bots can be named wherever bots are."""

import json
from pathlib import Path

import pytest

from bohnhof.bots.registry import BOTS
from bohnhof.cli import main
from tests.bots.games import register
from tests.cli.complaints import Output, one_line


def test_the_bots_are_shown_with_what_they_do(capsys: Output) -> None:
    assert main(["bots"]) == 0
    output = capsys.readouterr().out
    for name in BOTS:
        assert name in output


def test_the_bots_as_json(capsys: Output) -> None:
    assert main(["bots", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {bot["name"] for bot in found} >= set(BOTS)
    assert all(bot["about"] for bot in found)


def test_a_bot_of_ones_own_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    (tmp_path / "own_idea.py").write_text("from bohnhof.bots.random_bot import RandomBot as Idea\n")
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "--games", "1", "--bots", "own_idea:Idea,random"]) == 0
    assert "own_idea:Idea" in capsys.readouterr().out


def test_a_bot_that_cannot_be_had_is_one_line(capsys: Output) -> None:
    assert main(["simulate", "--games", "1", "--bots", "own_idea_2:Idea"]) == 2
    assert "bot own_idea_2:Idea cannot be loaded: ModuleNotFoundError" in one_line(capsys)


def test_one_broken_package_does_not_hide_all_other_bots(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    register(monkeypatch, "broken", "no_such_module:Bot")
    assert main(["bots", "--json"]) == 0
    found = {bot["name"]: bot["about"] for bot in json.loads(capsys.readouterr().out)}
    assert set(found) == {*BOTS, "broken"}
    assert found["broken"].startswith("bot broken cannot be loaded: ModuleNotFoundError")
