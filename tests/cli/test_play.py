"""`bohnhof play` seats people as they wish, leaves politely, and keeps the record of a finished game."""

from __future__ import annotations

import io
import shlex
import sys
from pathlib import Path

import pytest

from bohnhof.cli import main
from bohnhof.kernel.text.record import read_record
from bohnhof.library import find_edition
from tests.cli.complaints import Output, one_line

KITCHEN_TABLE = str(Path(__file__).parents[2] / "examples" / "kitchen-table.toml")


FIRST_CHOICE_OR_WAIT = "1\n\n" * 3000


def play(monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str) -> int:
    """Run the command with these lines on standard input."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return main(["play", *arguments])


# -------------------------------------------------------------------- sitting down


def test_everybody_has_a_seat_and_a_friendly_name(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(monkeypatch, "", "--edition", "eleven-beans", "--players", "7", "--seat", "2", "--name", "gus") == 0
    output = capsys.readouterr()
    assert output.out.startswith(
        "Bohnanza with eleven beans, with Dora, Emil, Frida, Hilda, Bert and Cleo. Bert\nbegins."
    )
    assert output.out.endswith("> \nGood-bye!\n")
    assert output.err == ""


def test_options_and_own_editions_are_played(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(monkeypatch, "", "--edition", "bohnanza", "--option", "encore", "--option", "garden-three") == 0
    assert capsys.readouterr().out.startswith("Bohnanza +encore +garden-three, with Bert, Cleo and Dora. You begin.")
    assert play(monkeypatch, "beans\n", "--edition", KITCHEN_TABLE, "--players", "3", "--bots", "random, random") == 0
    output = capsys.readouterr().out
    assert output.startswith("Bohnanza at our kitchen table, with Bert and Cleo.")
    assert "  L lima         9 cards: " in output


def test_a_seed_deals_the_same_cards_and_no_seed_others(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    for seed in (["--seed", "5"], ["--seed", "5"], [], []):
        assert play(monkeypatch, "1\n", *seed) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    assert shown[2] != shown[3]


# ------------------------------------------------------------------------- leaving


@pytest.mark.parametrize("typed", ["", "1\n", "1\nquit\n", "help\nq\n"])
def test_leaving_is_polite(capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str) -> None:
    path = tmp_path / "game.txt"
    assert play(monkeypatch, typed, "--record", str(path)) == 0
    assert capsys.readouterr().out.endswith("Good-bye! The game was not over, so there is no record of it.\n")
    assert not path.exists()


def test_an_interrupt_is_answered_politely(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play"]) == 130
    output = capsys.readouterr()
    assert output.out.endswith("\nGood-bye!\n")
    assert output.err == ""


def test_signs_that_are_no_text_do_not_end_the_game(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n\n"), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", stdin)
    assert main(["play"]) == 0
    assert "means nothing here" in capsys.readouterr().out


# ------------------------------------------------------------------------- records


@pytest.mark.parametrize("edition", ["boonanza", KITCHEN_TABLE])
def test_a_finished_game_can_be_replayed(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, edition: str
) -> None:
    path = tmp_path / "my game.txt"
    arguments = ["--edition", edition, "--players", "3", "--seed", "4", "--record", str(path)]
    assert play(monkeypatch, FIRST_CHOICE_OR_WAIT, *arguments) == 0
    output = capsys.readouterr().out
    own = [] if edition == "boonanza" else ["--edition", edition]
    assert "The same cards again: --seed 4\n" in output
    assert output.endswith(f"The game again: bohnhof {' '.join(['replay', repr(str(path)), *own])}\n")
    position, _ = read_record(path.read_text(encoding="utf-8"), lambda _: find_edition(edition))
    assert position.names == ("You", "Bert", "Cleo")
    assert main(["replay", str(path), *own]) == 0


def test_without_a_record_the_end_is_the_end(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(monkeypatch, FIRST_CHOICE_OR_WAIT, "--players", "3", "--seed", "9") == 0
    assert capsys.readouterr().out.endswith("The same cards again: --seed 9\n")


# ------------------------------------------------------------------------ refusing


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--edition", "boonaza"], "unknown edition 'boonaza'"),
        (["--players", "6"], "boonanza is for 3 to 5 players, not 6"),
        (["--players", "0"], "boonanza is for 3 to 5 players, not 0"),
        (["--option", "encore"], "boonanza has no option 'encore'"),
        (["--bots", "rando"], "there is no bot 'rando'"),
        (["--bots", "random,random,random,random"], "4 bots do not fit on the 3 other seats"),
        (["--edition", "al-cabohne-solo", "--bots", "random"], "--bots: there are no other seats in a game for one"),
        (["--seat", "4"], "there is no seat 4 at a table for 4: the seats are 0 to 3"),
        (["--seat", "-1"], "-1 is not in the range x>=0"),
        (["--seed", "-1"], "-1 is not in the range x>=0"),
        (["--name", "Anna Bella"], "'Anna Bella' cannot be a name"),
        (["--name", ""], "'' cannot be a name"),
        (["--name", "anyone"], "'anyone' is a word of the notation"),
        (["--record", "no/such/game.txt"], "no/such: there is no such folder"),
        (["--record", "."], ".: is a folder"),
    ],
)
def test_bad_input_is_one_line_before_anything_is_played(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert play(monkeypatch, "1\n", *arguments) == 2
    assert complaint in one_line(capsys)


def test_a_record_that_may_not_be_written_is_refused(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # Refused by hand: root may write everywhere.
    monkeypatch.setattr("os.access", lambda *_: False)
    assert play(monkeypatch, "", "--record", str(tmp_path / "game.txt")) == 2
    assert "game.txt: cannot be written" in capsys.readouterr().err


def test_a_game_for_one_needs_no_bots(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(monkeypatch, "1\nquit\n", "--edition", "al-cabohne-solo", "--seed", "3") == 0
    assert "Al Cabohne, solo, with Al, Don and Joe. You begin." in capsys.readouterr().out


# ------------------------------------------------------------------------- going on


@pytest.mark.parametrize("edition", ["boonanza", KITCHEN_TABLE])
def test_a_saved_game_is_resumed(capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, edition: str) -> None:
    path = tmp_path / f"Friday  Night with {'a long name ' * 10}.txt"
    own = ["--edition", edition]
    typed = f"1\nsave {path}\nquit\n"
    assert play(monkeypatch, typed, *own, "--players", "3", "--seed", "4", "--bots", "random", "--seat", "1") == 0
    [_, command] = capsys.readouterr().out.split("Saved. To go on: bohnhof play ")
    to_go_on = shlex.split(command.splitlines()[0])
    assert play(monkeypatch, FIRST_CHOICE_OR_WAIT, *to_go_on) == 0
    assert capsys.readouterr().out.endswith("The same cards again: --seed 4\n")
    assert main(["referee", str(path), *([] if edition == "boonanza" else own)]) == 0


def test_a_resumed_game_remembers_what_happened(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    assert play(monkeypatch, f"1\nsave {path}\nquit\n", "--bots", "random", "--seed", "4") == 0
    capsys.readouterr()
    assert play(monkeypatch, "log\nundo\nlog\n", "--resume", str(path)) == 0
    greeting, asked, undone, log_after, _ = capsys.readouterr().out.split("> ")
    assert greeting.startswith("Boonanza, with Bert, Cleo and Dora. You pick up where you left off.")
    assert asked.startswith("· You plant ")
    assert undone.startswith("Undone.")
    assert log_after == "nothing has happened yet\n"


@pytest.fixture
def game_of_boonanza(capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """The file of a saved game."""
    path = tmp_path / "game.txt"
    assert play(monkeypatch, f"save {path}\nquit\n", "--edition", "boonanza", "--bots", "random") == 0
    capsys.readouterr()
    return str(path)


@pytest.mark.parametrize(
    "more",
    [
        ("--seat", "0"),
        ("--bots", "random"),
        ("--option", "encore"),
        ("--players", "4"),
        ("--name", "You"),
        ("--seed", "1"),
    ],
)
def test_who_resumes_a_game_cannot_change_its_beginning(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, game_of_boonanza: str, more: tuple[str, str]
) -> None:
    assert play(monkeypatch, "", "--resume", game_of_boonanza, *more) == 2
    assert f"{more[0]} is for new games" in one_line(capsys)


@pytest.mark.parametrize(("edition", "id"), [("duel", "duel"), (KITCHEN_TABLE, "kitchen-table")])
def test_who_resumes_a_game_cannot_change_its_edition(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, game_of_boonanza: str, edition: str, id: str
) -> None:
    assert play(monkeypatch, "", "--resume", game_of_boonanza, "--edition", edition) == 2
    assert one_line(capsys) == f"bohnhof: {game_of_boonanza}: the edition of this game is boonanza, not {id}\n"


def test_who_resumes_a_game_may_name_its_edition(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, game_of_boonanza: str
) -> None:
    assert play(monkeypatch, "", "--resume", game_of_boonanza, "--edition", "boonanza") == 0
    assert capsys.readouterr().out.startswith("Boonanza, with ")


def test_an_edition_that_is_not_there_is_no_fault_of_the_saved_game(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, game_of_boonanza: str
) -> None:
    assert play(monkeypatch, "", "--resume", game_of_boonanza, "--edition", "boonaza") == 2
    assert one_line(capsys).startswith("bohnhof: unknown edition 'boonaza'")


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("en", "victim.py exists and is not a saved game: choose another name"),
        ("nl", "victim.py bestaat al en is geen bewaard spel: kies een andere naam"),
        ("de", "victim.py existiert bereits und ist kein gespeichertes Spiel: Wähle einen anderen Namen"),
        ("is", "victim.py er þegar til og er ekki vistaður leikur: veldu annað nafn"),
    ],
)
def test_only_a_saved_game_is_overwritten(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str, complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("victim.py").write_text("print('hello')\n")
    assert play(monkeypatch, "save victim.py\nsave mine.txt\n1\nsave mine.txt\n", "--language", code) == 0
    output = capsys.readouterr().out.replace("\n", " ")
    assert complaint in output
    assert output.count("bohnhof play --resume mine.txt") == 2
    assert Path("victim.py").read_text() == "print('hello')\n"
    assert Path("mine.txt").read_text().count("> You plant ") == 1


def test_a_file_that_cannot_be_written_does_not_end_the_game(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert play(monkeypatch, "save no/such/folder.txt\n1\n", "--seed", "4") == 0
    output = capsys.readouterr().out.replace("\n", " ")
    assert "no/such/folder.txt cannot be written: No such file or directory" in output


def test_what_is_no_saved_game_is_one_line(capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("milk, eggs")
    assert play(monkeypatch, "", "--resume", str(path)) == 2
    assert f"{path}: this is not a saved game" in one_line(capsys)


@pytest.mark.parametrize(("edition", "bot"), [("boonanza", "casual"), ("duel", "greedy")])
def test_the_usual_company_is_good_company(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, edition: str, bot: str
) -> None:
    path = tmp_path / "game.txt"
    assert play(monkeypatch, f"save {path}\n", "--edition", edition) == 0
    assert f", bots {bot}" in path.read_text().splitlines()[0]


# ---------------------------------------------------------------------------- faults


def test_a_bot_that_fails_is_a_fault_in_a_few_lines(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "my_failing_bot.py").write_text(
        "from bohnhof.bots.rulebook_bot import RulebookBot\n\n\nclass Mine(RulebookBot):\n"
        "    def choose(self, view, legal, rng, seconds=None):\n        return legal[99]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert play(monkeypatch, "", "--bots", "my_failing_bot:Mine", "--seat", "1") == 1
    complaint = capsys.readouterr().err.splitlines()
    assert complaint[0].endswith("on seat 0 failed with IndexError: list index out of range")
    assert complaint[1:] == ["  my_failing_bot.py, line 6, in choose: return legal[99]"]
