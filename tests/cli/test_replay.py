"""`bohnhof replay`: a recorded game is shown and checked, or refused."""

from pathlib import Path
from random import Random

import pytest

from bohnhof.cli import main
from bohnhof.kernel.text.record import Recorder
from tests.cli.complaints import Output
from tests.notation.games import Kind, random_game, written

KIND = Kind("bohnanza", 4, ("encore",))


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The text of a record, which is also in a file `game.txt`."""
    table = KIND.deal(seed=2)
    recorder = Recorder(table, KIND.names)
    for seat, action in random_game(table, Random(2)):
        recorder.note(seat, action)
    monkeypatch.chdir(tmp_path)
    Path("game.txt").write_text(recorder.text(), encoding="utf-8")
    return recorder.text()


def test_a_game_is_told_turn_by_turn(capsys: Output, record: str) -> None:
    assert main(["replay", "game.txt"]) == 0
    output, complaints = capsys.readouterr()
    assert complaints == ""
    lines = output.splitlines()
    assert lines[:4] == ["Bohnanza +encore, seed 2", "", "Turn 1: Anna", lines[3]]
    assert lines[3].startswith("    1  Anna ")
    numbers = [int(line.split()[0]) for line in lines if line[:5].strip().isdecimal() and line[5:7] == "  "]
    actions = record.count("\n> ")
    assert numbers == list(range(1, actions + 1))
    assert "\n\nTurn 2: Bert\n" in output
    assert lines[-1] == f"{actions} actions, all as recorded"
    scores = [line.split() for line in lines[-6:-2]]
    assert [f"= {name} score {score}" for name, score in scores] == record.splitlines()[-6:-2]
    assert any("The game is over: " in line for line in lines)


def test_whoever_plants_no_more_is_named(capsys: Output, record: str) -> None:
    done = [line.split()[1] for line in record.splitlines() if line.endswith(" done")]
    assert main(["replay", "game.txt"]) == 0
    output = capsys.readouterr().out
    assert [line.split()[1] for line in output.splitlines() if line.endswith("is done planting.")] == done
    assert done


def test_the_position_after_some_actions_is_shown(capsys: Output, record: str) -> None:
    table = KIND.deal(seed=2)
    game = random_game(table, Random(2))
    for _ in range(31):
        next(game)
    assert main(["replay", "game.txt", "--at", "30"]) == 0
    assert capsys.readouterr() == (written(table), "")
    assert main(["replay", "game.txt", "--at", "0"]) == 0
    assert capsys.readouterr() == (written(KIND.deal(seed=2)), "")


def test_a_position_shown_can_be_judged(capsys: Output, record: str) -> None:
    assert main(["replay", "game.txt", "--at", "100"]) == 0
    shown = capsys.readouterr().out
    Path("position.txt").write_text(shown, encoding="utf-8")
    assert main(["referee", "position.txt"]) == 0
    assert capsys.readouterr() == (shown, "")


def test_a_game_has_only_so_many_actions(capsys: Output, record: str) -> None:
    actions = record.count("\n> ")
    assert main(["replay", "game.txt", "--at", str(actions + 1)]) == 2
    complaint = f"bohnhof: game.txt: this record has {actions} actions, not {actions + 1}\n"
    assert capsys.readouterr() == ("", complaint)
    assert main(["replay", "game.txt", "--at", "-1"]) == 2
    assert "-1 is not in the range" in capsys.readouterr().err


def test_a_changed_record_is_refused(capsys: Output, record: str) -> None:
    raw = record.encode()
    for n in range(0, len(raw), 997):
        for changed in (bytes([raw[n] ^ 1]), b"", b"\xff", b"0"):
            if changed != raw[n : n + 1]:
                Path("game.txt").write_bytes(raw[:n] + changed + raw[n + 1 :])
                assert main(["replay", "game.txt"]) == 2
                output, complaints = capsys.readouterr()
                assert output == ""
                assert complaints.startswith("bohnhof: game.txt: ")
                assert len(complaints.splitlines()) == 1


def test_a_record_from_another_system_is_read(capsys: Output, record: str) -> None:
    Path("game.txt").write_bytes(b"\xef\xbb\xbf" + record.replace("\n", "\r\n").encode())
    assert main(["replay", "game.txt"]) == 0
    assert capsys.readouterr().err == ""


def test_a_record_is_also_something_to_judge(capsys: Output, record: str) -> None:
    assert main(["referee", "--quiet", "game.txt"]) == 0
    assert capsys.readouterr() == ("", "")


def test_what_is_no_record_is_refused(capsys: Output, record: str) -> None:
    Path("other.txt").write_text("edition bohnanza\nseats Anna Bert Cleo\n", encoding="utf-8")
    assert main(["replay", "other.txt"]) == 2
    assert capsys.readouterr().err == "bohnhof: other.txt: this is not a record: its first line is not 'record 1'\n"
    assert main(["replay", "missing.txt"]) == 2
    assert capsys.readouterr().err == "bohnhof: missing.txt: No such file or directory\n"
