"""Reviews of stored games: written in a separate process, cached as a file, and only for finished games."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from bohnhof.server.rooms.endpoints import CALLS
from bohnhof.server.storage.replay_writer import Kind
from tests.server.serving import running, served
from tests.server.test_replays import counted


def test_a_finished_game_is_reviewed_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = counted(monkeypatch)

    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            seat = await anna.set_up(edition="al-cabohne-solo", seats=1, start=True)
            table = seat["table"]
            for what in ("review", "sums"):
                early = await anna.http.get(f"/games/{table}/{what}")
                assert (early.status_code, early.json()["code"]) == (409, "not-over")
            async with anna.at(table) as player:
                await player.play(1)
            game = await anna.get(f"/games/{table}.json")
            found = await anna.get(f"/games/{table}/review")
            assert found == await anna.get(f"/games/{table}/review")
            assert asked == [table, table], "the game once, and its review once"
            assert not found["trades"]
            line = await anna.get(f"/games/{table}/sums")
            assert line["results"] == [found["seats"][0]["result"]]
            assert line["cards"] == [found["seats"][0]["cards"]]
            assert line["judge"] == found["judge"]
            assert line["deals"] == [[0]]
            assert line["coins"] == [game["entries"][-1]["state"]["result"]["scores"][0]]
            assert found["moments"][-1]["step"] == len(game["entries"])
            for sums in found["seats"]:
                result = sums.pop("result")
                assert abs(sum(sums.values()) - result) < 0.01
            assert all(1 <= choice["step"] <= len(game["entries"]) for choice in found["choices"])

    running(test())


def test_of_a_running_game_nothing_can_be_had_that_opens_the_hands(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            table = (await anna.set_up(bots={"1": "random", "2": "random", "3": "random"}, start=True))["table"]
            paths = [call.path.format(id=table) for call in CALLS if call.path.startswith("/games/")]
            answers = {path: (await anna.http.get(path)).status_code for path in paths}
            allowed = {path for path, status in answers.items() if status == 200}
            assert allowed == {f"/games/{table}.json", f"/games/{table}/log"}
            assert {answers[path] for path in paths if path not in allowed} == {409}
            assert len(paths) == len(get_args(Kind)), "every kind has its door"

    running(test())
