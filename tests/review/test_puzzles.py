"""Puzzles: every answer is legal in its position, and right answers are clearly better than wrong ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bohnhof.kernel.actions import Action, Offer
from bohnhof.kernel.places import FACEUP, hand
from bohnhof.kernel.view import view
from bohnhof.review import puzzles as module
from bohnhof.review.puzzles import (
    GAP,
    NEAR,
    THEMES,
    Shelf,
    puzzles,
    reading,
    still_holds,
    verdict_of,
    without_copies,
)
from bohnhof.review.worlds import Trial, adviser_for
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
    found = puzzles(4, 0)
    assert found == puzzles(4, 0)
    for puzzle in found:
        assert puzzle["theme"] == "mafia"
        assert isinstance(still_holds(puzzle, 1), bool)
    assert puzzles(4, 0, themes=("deal", "plant")) == []


def test_no_shipped_puzzle_has_two_answers_in_the_same_words() -> None:
    for puzzle in SHIPPED:
        table = holds(puzzle["text"]).table
        words = [
            {name: sorted(value) if isinstance(value, list) else value for name, value in answer.items()}
            for answer in puzzle["answers"]
        ]
        for answer in words:
            del answer["lost"], answer["right"]
        assert all(words.count(answer) == 1 for answer in words), puzzle["id"]
        assert table.rules.players == len(puzzle["names"])


POSITION = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna trade
    seed    1
    faceup  blue*2
    Anna    hand red soy red | field soy*3 | field chili
    Bert    hand blue stink | field blue*2 | field green*2
    Cleo    hand green blue*2 | field black-eyed | field - | coins soy
"""


def test_copies_that_lie_together_are_tried_once_and_answers_that_read_alike_are_one() -> None:
    seen = view(holds(POSITION).table, 0)
    front, _soy, back = seen.cards_in(hand(0))
    first, second = seen.cards_in(FACEUP)
    soy = seen.rules.bean_names.index("soy")
    actions: list[Action | None] = [Offer(None, (card,), (soy,)) for card in (first, second, front, back)]
    tried = without_copies(seen, [*actions, None])
    assert tried == [actions[0], actions[2], actions[3], None]  # in a hand it matters where a card is
    assert len({reading(seen, action) for action in tried}) == 3

    trial = Trial(adviser_for(seen.rules), seen, tried, seed=1)
    for one, outcome in zip(trial.tried, (0, 1000, 3000, -500), strict=True):
        one.outcomes = [outcome, outcome]
    verdict = verdict_of(seen, trial)
    assert verdict is not None
    assert [one.action for one in verdict.ranked] == [actions[3], actions[0], None]
    assert (verdict.right, verdict.gap) == (1, 3.0)


def a_puzzle(theme: str, level: int) -> dict[str, Any]:
    return {"theme": theme, "level": level}


def test_a_shelf_has_room_for_as_many_of_each_theme_and_no_more_than_two_thirds_of_one_level() -> None:
    shelf = Shelf(16, [a_puzzle("mafia", 3)] * 5)
    assert shelf.wanted() == ("deal", "plant", "last-round")  # what there is stays
    for level in (3, 3, 3, 2, 1, 1):
        shelf.add(a_puzzle("deal", level))
        shelf.add(a_puzzle("mafia", level))
    assert [puzzle["level"] for puzzle in shelf.puzzles if puzzle["theme"] == "deal"] == [3, 3, 3, 2]
    assert len(shelf.puzzles) == 9
    assert shelf.wanted() == ("plant", "last-round")
    assert set(THEMES) == {"deal", "plant", "last-round", "mafia"}
