"""Reviews of stored games: made in a process of their own, kept as a file, and only of games that are over."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.serving import running, served
from tests.server.test_replays import counted


def test_a_finished_game_is_reviewed_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = counted(monkeypatch)

    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            seat = await anna.set_up(edition="al-cabohne-solo", seats=1, start=True)
            table = seat["table"]
            early = await anna.http.get(f"/games/{table}/review")
            assert (early.status_code, early.json()["code"]) == (409, "not-over")
            async with anna.at(table) as player:
                await player.play(1)
            game = await anna.get(f"/games/{table}.json")
            found = await anna.get(f"/games/{table}/review")
            assert found == await anna.get(f"/games/{table}/review")
            assert asked == [table, table], "the game once, and its review once"
            assert not found["trades"]
            assert found["moments"][-1]["step"] == len(game["entries"])
            for sums in found["seats"]:
                result = sums.pop("result")
                assert abs(sum(sums.values()) - result) < 0.01
            assert all(1 <= choice["step"] <= len(game["entries"]) for choice in found["choices"])

    running(test())
