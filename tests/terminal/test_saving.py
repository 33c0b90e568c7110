"""At the prompt, a person can ask for a hint, undo what revealed nothing, and save the game to continue later."""

from pathlib import Path

import pytest

from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.text.record import Recorder
from bohnhof.library import find_edition
from bohnhof.terminal.saving import read_saved, saved
from tests.bots.games import deal, waits
from tests.terminal.sitting import sit_down, sit_down_at

PLANTING = """
    edition boonanza
    seats   You Bert Cleo
    turn    You plant
    seed    7
    You     hand red blue soy | field red*2 | field - | field soy
    Bert    hand red | field - | field - | field -
"""


def test_a_hint_says_what_and_why() -> None:
    asked = sit_down_at(PLANTING, "hint", habit=waits).asked
    assert asked[1].strip().startswith("plant 1: ")


def test_a_planting_is_taken_back() -> None:
    screen = sit_down_at(PLANTING, "plant 1", "undo", habit=waits)
    assert "You take that back." in screen.asked[2]
    assert screen.asked[2].count("red×2") == screen.asked[0].count("red×2") == 1
    assert "red×3" in screen.asked[1]


def test_several_plantings_are_taken_back_one_by_one() -> None:
    screen = sit_down_at(PLANTING, "plant 1", "harvest 1", "undo", "undo", "undo", habit=waits)
    assert screen.shown.count("You take that back.") == 2
    assert "there is nothing to take back" in screen.asked[5]


@pytest.mark.parametrize("typed", [[], ["plant 1", "done"]])  # with the second card, cards are turned up
def test_what_showed_a_card_is_not_taken_back(typed: list[str]) -> None:
    screen = sit_down_at(PLANTING, *typed, "undo", habit=waits)
    assert "there is nothing to take back" in screen.shown


def test_what_was_taken_back_is_not_in_the_record() -> None:
    game, _ = sit_down(deal("boonanza", 3), ["1", "undo"], habit=waits)
    before = game.recorder.so_far()
    game.run()
    assert game.recorder.so_far() == before


def test_saving_needs_a_name() -> None:
    assert "where to? As in: save friday.txt" in sit_down_at(PLANTING, "save").shown


# ------------------------------------------------------------------------------- going on


def played(*typed: str) -> tuple[str, Recorder]:
    game, _ = sit_down(deal("boonanza", 3), typed)
    game.run()
    return saved(game.recorder, 0, ["random", "random"]), game.recorder


def test_a_saved_game_goes_on_where_it_was() -> None:
    text, recorder = played("1", "done", "")
    found = read_saved(text, find_edition)
    assert found.recorder.so_far() == recorder.so_far()
    assert (found.names, found.person, found.bots) == (("You", "Bert", "Cleo"), 0, ("random", "random"))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda text: text.partition("\n")[2], "this is not a saved game"),
        (lambda text: text.replace("seat 0", "seat 9"), "you on seat 9 and 2 bots do not fit on 3 seats"),
        (lambda text: text.replace("random,random", "random"), "you on seat 0 and 1 bots do not fit on 3 seats"),
        (lambda text: f"{text}= turn You plant\n", "a saved game holds only actions that were accepted"),
        (lambda text: f"{text}> Bert harvest 1\n", "Bert harvest 1: B7.1: "),
    ],
)
def test_what_is_no_saved_game_is_refused_in_one_line(change: object, complaint: str) -> None:
    text, _ = played("1")
    assert callable(change)
    with pytest.raises(BadInput, match=complaint):
        read_saved(change(text), find_edition)


def test_a_game_that_is_over_does_not_go_on(tmp_path: Path) -> None:
    text, recorder = played(*["1", ""] * 3000)
    assert recorder.text()
    with pytest.raises(BadInput, match="this game is over"):
        read_saved(text, find_edition)
