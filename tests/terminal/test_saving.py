"""At the prompt, a person can ask for a hint, undo what revealed nothing, and save the game to continue later."""

import os
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bohnhof.kernel.actions import Action, Offer
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.table import View
from bohnhof.kernel.text.record import Recorder
from bohnhof.library import find_edition
from bohnhof.terminal.game import TerminalGame
from bohnhof.terminal.saving import read_saved, saved, write_saved
from tests.bots.games import Habit, deal, waits
from tests.terminal.sitting import Screen, plants, sit_down, sit_down_at

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
    assert "Undone." in screen.asked[2]
    assert screen.asked[2].count("red×2") == screen.asked[0].count("red×2") == 1
    assert "red×3" in screen.asked[1]


def test_several_plantings_are_taken_back_one_by_one() -> None:
    screen = sit_down_at(PLANTING, "plant 1", "harvest 1", "undo", "undo", "undo", habit=waits)
    assert screen.shown.count("Undone.") == 2
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


def test_what_was_taken_back_is_not_in_the_log() -> None:
    screen = sit_down_at(PLANTING, "harvest 1", "plant 1", "undo", "log", "undo", "log", habit=waits)
    assert screen.asked[4].startswith("· You harvest")
    assert screen.asked[4].count("· ") == 1
    assert screen.asked[6] == "nothing has happened yet\n"


def test_saving_needs_a_name() -> None:
    assert "which file? For example: save friday.txt" in sit_down_at(PLANTING, "save").shown


# ------------------------------------------------------------------------------- going on


def played(*typed: str) -> tuple[str, Recorder]:
    text, game, _ = left(*typed)
    return text, game.recorder


def left(*typed: str, habit: Habit | None = None) -> tuple[str, TerminalGame, Screen]:
    """A game that the person left after typing these lines: as it is saved, itself, and what it showed."""
    game, screen = sit_down(deal("boonanza", 3), typed, habit=habit)
    game.run()
    return saved(game.recorder, 0, ["random", "random"]), game, screen


def resumed(text: str, *typed: str, habit: Habit | None = None) -> tuple[TerminalGame, Screen]:
    """A saved game in which the person types these lines, and then leaves."""
    found = read_saved(text, find_edition)
    game, screen = sit_down(found.table, typed, found.names, habit, found.played)
    game.run()
    return game, screen


def asks(view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
    """The habit of the active player to ask everybody for a bean, once."""
    return Offer(None, (), (0,)) if view.active == view.seat and not view.offers else None


def test_a_saved_game_goes_on_where_it_was() -> None:
    text, recorder = played("1", "done", "")
    found = read_saved(text, find_edition)
    assert (found.names, found.person, found.bots) == (("You", "Bert", "Cleo"), 0, ("random", "random"))
    assert resumed(text)[0].recorder.so_far() == recorder.so_far()


def test_a_resumed_game_has_the_same_log() -> None:
    text, _, before = left(*["1", ""] * 20, "log 1000")
    _, after = resumed(text, "log 1000")
    assert len(after.asked[1].splitlines()) > 30
    assert after.asked[1] == before.asked[-1]


def test_a_resumed_game_has_the_same_undo() -> None:
    text, _, _ = left("plant 1", "harvest 1")
    game, screen = resumed(text, "undo", "undo", "undo", "log")
    assert screen.shown.count("Undone.") == 2
    assert "there is nothing to take back" in screen.asked[3]
    assert screen.asked[4] == "nothing has happened yet\n"
    assert game.recorder.so_far() == played()[1].so_far()


def test_who_resumes_a_game_is_asked_before_a_bot_acts() -> None:
    text, _, before = left("plant 1", "done", "end", "plant soy 2", "plant soy 2", "harvest 2", habit=plants)
    assert "Bert's turn: you may trade with Bert." in before.asked[-1]
    _, after = resumed(text, "undo", habit=asks)
    assert "asks" not in after.asked[0]
    assert "Undone." in after.asked[1]


def test_a_resumed_game_does_not_begin_again() -> None:
    _, screen = resumed(played("1", "done")[0])
    assert screen.shown.startswith("Boonanza, with Bert and Cleo. You pick up where you left off. Type help")
    assert "begin" not in screen.shown


def test_a_game_that_was_saved_before_anything_happened_begins() -> None:
    _, screen = resumed(played()[0], "log")
    assert screen.shown.startswith("Boonanza, with Bert and Cleo. You begin.")
    assert screen.asked[1] == "nothing has happened yet\n"


def test_a_bot_may_be_a_file_with_spaces_in_its_name() -> None:
    game, _ = sit_down(deal("boonanza", 3), [])
    text = saved(game.recorder, 0, ["my best.onnx", "random"])
    assert read_saved(text, find_edition).bots == ("my best.onnx", "random")


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


# ------------------------------------------------------------------------------- the file


def test_a_saved_game_is_replaced_by_another(tmp_path: Path) -> None:
    path = tmp_path / "friday.txt"
    for typed in ([], ["1"]):
        text, _ = played(*typed)
        write_saved(path, text)
        assert path.read_text(encoding="utf-8") == text
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    "content", [b"", b"print('hello')\n", b"\xff\xfe\0", b"record 1\n# saved by bohnhof play: you"]
)
def test_no_other_file_is_replaced(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "victim.py"
    path.write_bytes(content)
    with pytest.raises(FileExistsError):
        write_saved(path, played()[0])
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_neither_a_folder_nor_a_pipe_is_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)  # reading it would block forever
    for path in (pipe, tmp_path):
        with pytest.raises(FileExistsError):
            write_saved(path, played()[0])


def test_a_link_to_a_saved_game_stays_a_link_and_its_file_keeps_its_permissions(tmp_path: Path) -> None:
    path, link = tmp_path / "friday.txt", tmp_path / "latest.txt"
    link.symlink_to(path)
    write_saved(link, played()[0])
    path.chmod(0o640)
    text, _ = played("1")
    write_saved(link, text)
    assert link.is_symlink()
    assert path.read_text(encoding="utf-8") == text
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_game_that_cannot_be_stored_leaves_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "friday.txt"
    before, _ = played()
    write_saved(path, before)
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_saved(path, played("1")[0])
    assert path.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [path]
