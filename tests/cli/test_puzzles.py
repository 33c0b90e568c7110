"""`bohnhof puzzles`: found puzzles are saved, and the search continues with the next game."""

import json
from pathlib import Path
from typing import Any

import pytest

from bohnhof.cli import main
from tests.cli.complaints import Output


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, tuple[str, ...]]]:
    """Every game has one puzzle, about the first theme that is wanted."""
    asked: list[tuple[int, tuple[str, ...]]] = []

    def search(seed: int, number: int, themes: tuple[str, ...]) -> list[dict[str, Any]]:
        asked.append((number, themes))
        theme = themes[number % len(themes)]
        return [{"id": f"{seed}-{number}-0", "theme": theme, "level": 1 + number % 3, "answers": []}]

    monkeypatch.setattr("bohnhof.review.puzzles.puzzles", search)
    return asked


def test_it_searches_until_there_are_enough_of_every_theme_and_goes_on_later(
    searched: list[tuple[int, tuple[str, ...]]], tmp_path: Path, capsys: Output
) -> None:
    out = tmp_path / "puzzles.json"
    make = ["puzzles", "make", str(out), "--workers", "1", "--wanted"]
    assert main([*make, "4"]) == 0
    kept = json.loads(out.read_text(encoding="utf-8"))
    assert sorted(puzzle["theme"] for puzzle in kept["puzzles"]) == ["deal", "last-round", "mafia", "plant"]
    assert "missing: nothing" in capsys.readouterr().err
    games = kept["games"]
    assert games == len(searched)

    assert main([*make, "4"]) == 0
    assert len(searched) == games
    assert main([*make, "8"]) == 0
    more = json.loads(out.read_text(encoding="utf-8"))
    assert searched[games][0] == games
    assert more["puzzles"][:4] == kept["puzzles"]
    assert len(more["puzzles"]) == 8


def test_answers_that_do_not_stand_are_dropped(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bohnhof.review.puzzles.still_holds", lambda puzzle, _seed: puzzle["stands"])
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps({"seed": 1, "games": 7, "puzzles": [{"stands": True}, {"stands": False}]}), "utf-8")
    assert main(["puzzles", "check", str(file)]) == 0
    assert capsys.readouterr().out == "1 of 2 answers do not hold\n"
    assert json.loads(file.read_text(encoding="utf-8"))["puzzles"] == [{"stands": True}]
