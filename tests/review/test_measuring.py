"""The measurement of reviews can be stopped and continued."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.review import PLANTERS, LineUp, gather, play_games

DUEL = LineUp("duel", 2, PLANTERS)


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = gather(DUEL, 1, 5, tmp_path, workers=1)
    file = tmp_path / "duel-5.jsonl"
    with file.open("a", encoding="utf-8") as output:
        output.write('{"cut off')
    played: list[int] = []

    def noted(table: LineUp, seed: int, judge: str, numbers: range) -> list[dict[str, object]]:
        played.extend(numbers)
        return play_games(table, seed, judge, numbers)

    monkeypatch.setattr("benchmarks.review.play_games", noted)
    games = gather(DUEL, 2, 5, tmp_path, workers=1)
    assert played == [1]
    assert games[0] == first[0]
    assert [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] == games
    assert gather(DUEL, 0, 5, tmp_path, workers=1) == games


def test_what_another_judge_has_said_is_put_aside(tmp_path: Path) -> None:
    file = tmp_path / "duel-5.jsonl"
    file.write_text('{"judge": "somebody else"}\n', encoding="utf-8")
    assert gather(DUEL, 0, 5, tmp_path, workers=1) == []
    assert [path.name for path in tmp_path.glob("*other*")] == ["duel-5.other-judge.jsonl"]
