"""`bohnhof simulate` plays, shows and writes results, and refuses bad input before it begins."""

import json
import os
from pathlib import Path

import pytest

from bohnhof.cli import main
from tests.cli.complaints import Output, one_line

PNG = b"\x89PNG\r\n\x1a\n"


def simulate(*arguments: str) -> int:
    """Run the command on few games, in this process."""
    return main(["simulate", "--games", "2", "--workers", "1", *arguments])


# ------------------------------------------------------------------- showing


def test_the_result_is_shown_as_tables(capsys: Output) -> None:
    assert simulate("--edition", "bohnanza", "--players", "3", "--seed", "4", "--option", "encore") == 0
    output = capsys.readouterr()
    assert output.out.startswith("Bohnanza +encore: 3 players, 2 games, seed 4\n")
    for words in ("seat", "coins", "sd", "win share", "random", "turns per game", "trades per turn", "games/s"):
        assert words in output.out
    for words in ("while turning up cards", "while drawing", "after a still round", "with an encore"):
        assert words in output.out
    assert output.err == ""


def test_one_game_has_no_deviation_and_no_encore_if_none_is_played(capsys: Output) -> None:
    assert simulate("--games", "1") == 0
    output = capsys.readouterr().out
    assert output.startswith("Boonanza: 4 players, 1 game, seed 0\n")
    assert " - " in output
    assert "encore" not in output


def test_json_is_the_same_for_a_seed_but_for_the_clock(capsys: Output) -> None:
    reports = []
    for _ in range(2):
        assert simulate("--json", "--seed", "7", "--bots", "random, random") == 0
        report = json.loads(capsys.readouterr().out)
        assert set(report.pop("wall")) == {"seconds", "games_per_s", "workers"}
        reports.append(report)
    assert reports[0] == reports[1]
    assert (reports[0]["edition"], reports[0]["players"], reports[0]["seed"]) == ("boonanza", 4, 7)
    assert [seat["bot"] for seat in reports[0]["seats"]] == ["random"] * 4


def test_all_cores_play_unless_somebody_says_otherwise(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0}, raising=False)
    assert main(["simulate", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["wall"]["workers"] == 1
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert main(["simulate", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["wall"]["workers"] == 1


def test_whoever_watches_sees_the_progress_on_standard_error(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert simulate("--json") == 0
    output = capsys.readouterr()
    json.loads(output.out)
    assert "games/s" in output.err
    assert "2/2" in output.err


# ------------------------------------------------------------------- writing


def test_the_result_is_drawn(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "result.png"
    assert simulate("--plot", str(path)) == 0
    assert path.read_bytes().startswith(PNG)


def test_records_are_written_and_can_be_replayed(capsys: Output, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    assert simulate("--records", str(folder)) == 0
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == ["game-000001.txt", "game-000002.txt"]
    assert main(["replay", str(files[0])]) == 0


# ------------------------------------------------------------------- refusing


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--edition", "boonaza"], "edition 'boonaza'"),
        (["--edition", "nowhere.toml"], "nowhere.toml"),
        (["--players", "6"], "boonanza is for 3 to 5 players, not 6"),
        (["--players", "-1"], "boonanza is for 3 to 5 players, not -1"),
        (["--players", "many"], "'many' is not a valid int"),
        (["--option", "encore"], "boonanza has no option 'encore'"),
        (["--bots", "rando"], "there is no bot 'rando'"),
        (["--bots", ""], "there is no bot ''"),
        (["--bots", "random,,random"], "there is no bot ''"),
        (["--bots", "random,random,random,random,random"], "5 bots do not fit on 4 seats"),
        (["--games", "0"], "0 is not in the range x>=1"),
        (["--games", "-5"], "-5 is not in the range x>=1"),
        (["--workers", "0"], "0 is not in the range x>=1"),
        (["--seed", "lucky"], "'lucky' is not a valid int"),
        (["--plot", "result.svg"], "--plot writes PNG files: result.svg should end in .png"),
        (["--plot", "no/such/folder/result.png"], "no/such/folder: there is no such folder"),
    ],
)
def test_bad_input_is_one_line_before_anything_is_played(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bohnhof.arena.simulate.simulate", None)  # playing would fail
    assert simulate(*arguments) == 2
    assert complaint in one_line(capsys)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_in_place_of_the_picture_is_refused(capsys: Output, tmp_path: Path) -> None:
    folder = tmp_path / "folder.png"
    folder.mkdir()
    assert simulate("--plot", str(folder)) == 2
    assert capsys.readouterr().err == f"bohnhof: {folder}: is a folder\n"


def test_a_file_in_place_of_the_records_is_refused(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "records"
    file.touch()
    assert simulate("--records", str(file)) == 2
    assert capsys.readouterr().err == f"bohnhof: {file}: File exists\n"


@pytest.mark.parametrize("option", ["--plot", "--records"])
def test_a_place_that_cannot_be_written_is_refused(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, option: str
) -> None:
    # Called by hand: root may write everywhere.
    monkeypatch.setattr(os, "access", lambda *_: False)
    path = tmp_path / "result.png"
    assert simulate(option, str(path)) == 2
    assert capsys.readouterr().err.startswith(f"bohnhof: {path}: cannot be written")


def test_without_matplotlib_nothing_is_drawn(capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert simulate("--plot", str(tmp_path / "result.png")) == 2
    assert capsys.readouterr().err == (
        "bohnhof: --plot needs matplotlib: in the project's folder, pip install '.[plot]'\n"
    )


def test_more_workers_than_the_machine_can_use_are_refused(capsys: Output) -> None:
    assert main(["simulate", "--games", "3000", "--workers", "100000"]) == 2
    assert "100000 workers are too many here" in capsys.readouterr().err


def test_a_negative_seed_is_refused(capsys: Output) -> None:
    assert simulate("--seed", "-1") == 2
    assert "-1 is not in the range" in one_line(capsys)


def test_with_buildings_it_says_who_bought_what_and_how_they_fared(capsys: Output) -> None:
    assert simulate("--edition", "high-bohn-cognac", "--players", "3", "--games", "4") == 0
    shown = capsys.readouterr().out
    for words in ("building", "bought", "owners' points", "goldmine-1", "distillery-4"):
        assert words in shown
    assert simulate("--edition", "high-bohn-cognac", "--players", "3", "--games", "4", "--json") == 0
    buildings = json.loads(capsys.readouterr().out)["buildings"]
    assert len(buildings) == 36
    assert any(card["bought"] > 0 and card["owners"]["mean"] > 0 for card in buildings)
    assert all((card["bought"] == 0) == (card["owners"]["win_share"] is None) for card in buildings)
