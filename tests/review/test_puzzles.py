"""Puzzles: every answer stands in its position, and what is right is clearly better than what is not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bohnhof.kernel.view import view
from bohnhof.review import puzzles as module
from bohnhof.review.puzzles import GAP, NEAR, puzzles, still_holds
from bohnhof.review.worlds import adviser_for
from bohnhof.sentences.catalogue import key_of, language
from tests.judge import holds

SHIPPED: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "puzzles.json").read_text(encoding="utf-8")
)["puzzles"]


def test_every_shipped_puzzle_has_one_clear_answer_or_several_alike() -> None:
    assert len({puzzle["id"] for puzzle in SHIPPED}) == len(SHIPPED) > 0
    for puzzle in SHIPPED:
        right = [answer["lost"] for answer in puzzle["answers"] if answer["right"]]
        wrong = [answer["lost"] for answer in puzzle["answers"] if not answer["right"]]
        assert min(right) == 0
        assert max(right) <= NEAR + 0.01
        assert min(wrong) >= GAP - 0.01
        assert puzzle["gap"] >= 4 * puzzle["error"]


def test_every_shipped_puzzle_can_be_said() -> None:
    english = language("en")
    for puzzle in SHIPPED:
        assert english.has(key_of("puzzle-theme", puzzle["theme"]))
        assert english.has(key_of("reason", puzzle["key"]))
        assert all(answer["verb"] is None or english.has(key_of("do", answer["verb"])) for answer in puzzle["answers"])


@pytest.mark.parametrize("puzzle", SHIPPED[::40], ids=lambda puzzle: puzzle["id"])
def test_the_text_of_a_puzzle_is_its_position(puzzle: dict[str, Any]) -> None:
    table = holds(puzzle["text"]).table
    seen = view(table, puzzle["seat"])
    assert puzzle["hand"] == [table.rules.bean_names[bean] for bean in seen.beans_in(5 + 9 * puzzle["seat"])]
    assert len(adviser_for(table.rules).ideas(seen)) >= len(puzzle["answers"])


def test_puzzles_are_found_again_with_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WORLDS", 8)
    monkeypatch.setattr(module, "MORE", 2)
    monkeypatch.setattr(module, "TABLES", [("al-cabohne-solo", 1, "rulebook")])
    found = list(puzzles(4, range(1)))
    assert found == list(puzzles(4, range(1)))
    for _, puzzle in found:
        assert puzzle["theme"] == "mafia"
        assert isinstance(still_holds(puzzle, 1), bool)
