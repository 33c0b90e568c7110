"""Many games give the same result, however they are divided among processes."""

from pathlib import Path

import pytest

from bohnhof.arena.series import Series
from bohnhof.arena.simulate import chunks, simulate
from bohnhof.arena.tally import Ending
from bohnhof.bots.faults import BotFault
from bohnhof.bots.registry import BOTS
from bohnhof.kernel.actions import Harvest
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.text.record import read_record
from tests.bots.games import TABLES, HabitBot
from tests.judge import edition_of

SERIES = Series("bohnanza", 3, options=("encore",), seed=2)


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def test_the_result_is_the_same_whatever_the_workers(tmp_path: Path) -> None:
    reports = {}
    for workers in (1, 2):
        folder = tmp_path / str(workers)
        folder.mkdir()
        reports[workers] = simulate(SERIES, 9, workers=workers, records=folder).as_json()
    assert reports[1] == reports[2]
    assert texts(tmp_path / "1") == texts(tmp_path / "2")


def test_another_seed_gives_other_games() -> None:
    other = Series("bohnanza", 3, options=("encore",), seed=3)
    assert simulate(SERIES, 3).as_json()["seats"] != simulate(other, 3).as_json()["seats"]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_edition_is_simulated_for_every_number_of_players(edition: str, players: int) -> None:
    report = simulate(Series(edition, players), 2)
    assert len(report.seats) == players
    won = sum(seat.win_share for seat in report.seats)
    assert won <= 1 if report.edition.rival else won == pytest.approx(1)
    assert sum(report.endings.values()) == report.games == 2


OWN_EDITION = """
id = "own"
title = "A small game"
summary = "3 beans, played through once"
turn = {turn}
[beans]
red = {{ copies = {copies}, meter = [2, 3] }}
soy = {{ copies = {copies}, meter = [2, 3] }}
blue = {{ copies = {copies}, meter = [2, 3] }}
[players.3]
fields = 2
hand = 1
ends_at = 1
"""


@pytest.mark.parametrize(
    "turn",
    [
        ["plant", "trade", "aside", "draw"],
        ["trade", "plant", "aside", "draw"],
        ["draw", "trade", "aside", "plant"],
        ["draw", "plant"],
        ["trade", "aside"],
    ],
)
@pytest.mark.parametrize("copies", [3, 8])
def test_editions_of_ones_own_are_simulated_whatever_their_turn(tmp_path: Path, turn: list[str], copies: int) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN_EDITION.format(turn=turn, copies=copies), encoding="utf-8")
    report = simulate(Series(str(path), 3), 5)
    assert report.edition.id == "own"
    assert sum(report.endings.values()) == 5


def test_a_game_that_ends_with_the_first_cards_turned_up_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    text = OWN_EDITION.format(turn=["trade", "aside"], copies=3).replace("hand = 1", "hand = [3, 2, 2]")
    path.write_text(text, encoding="utf-8")
    report = simulate(Series(str(path), 3), 1)
    assert report.turns_per_game == 1
    assert report.endings[Ending.TURNING_UP] == 1


def test_every_record_can_be_played_again(tmp_path: Path) -> None:
    simulate(SERIES, 3, records=tmp_path)
    assert sorted(texts(tmp_path)) == ["game-000001.txt", "game-000002.txt", "game-000003.txt"]
    for text in texts(tmp_path).values():
        position, _ = read_record(text, edition_of)
        assert position.names == ("random-0", "random-1", "random-2")
        assert position.table.is_over


def test_progress_is_told_until_all_games_are_played() -> None:
    heard: list[int] = []
    simulate(SERIES, 5, progress=heard.append)
    assert sum(heard) == 5
    assert len(heard) > 1


@pytest.mark.parametrize("workers", [1, 2, 7])
@pytest.mark.parametrize("games", [1, 2, 19, 100, 100_001])
def test_every_game_is_in_one_part(games: int, workers: int) -> None:
    parts = list(chunks(games, workers))
    assert [number for part in parts for number in part] == list(range(1, games + 1))
    assert len(parts) >= min(games, workers)


def test_bad_input_is_told_before_any_game_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="bohnanza is for 3 to 5 players, not 6"):
        simulate(Series("bohnanza", 6), 1, records=tmp_path)
    assert texts(tmp_path) == {}


def test_a_faulty_bot_is_named_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", lambda: HabitBot(lambda *_: Harvest(0), "cheat"))
    series = Series("boonanza", 4, bots=("cheat",), seed=5)
    with pytest.raises(BotFault, match="bot 'cheat' on seat 0") as caught:
        simulate(series, 1)
    seed = series.deal(series.rules(), 1).seed
    assert caught.value.__notes__ == [f"in game 1 of the series, with seed {seed}"]
