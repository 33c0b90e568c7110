"""Real bots in a separate process: they play, explain themselves, and advise if the table allows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bohnhof.bots.registry import BOTS
from bohnhof.editions import EDITIONS
from bohnhof.kernel.edition import Edition
from tests.bots.games import register
from tests.server.serving import running, served


def test_a_bot_haggles_and_a_coach_advises(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, bots="free") as server:
            anna = server.person()
            seat = await anna.set_up(bots={"1": "expert", "2": "casual", "3": "trader"}, start=True)
            async with anna.at(seat["table"]) as player:
                hints = await player.ask("hint")
                assert hints["type"] == "hints"
                assert hints["advice"][0]["action"] in player.view["legal"]["actions"]
                assert hints["advice"][0]["reason"]
                for _ in range(12):
                    if player.state["phase"] == "trade":
                        break
                    advice = (await player.ask("hint"))["advice"]
                    assert (await player.act(**advice[0]["action"]))["type"] == "accepted"
                reason = await player.hear("said")
                assert reason["line"]["kind"] == "reason"
                assert reason["line"]["text"].endswith(".")
            assert server.service.metrics.faults == 0

    running(test())


def test_no_coach_where_the_table_wants_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            seat = await anna.set_up(bots={str(n): "random" for n in (1, 2, 3)}, start=True, coach=False)
            async with anna.at(seat["table"]) as player:
                assert (await player.ask("hint"))["code"] == "not-allowed"

    running(test())


def test_where_nobody_trades_a_hunter_can_be_had_and_advises(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            editions = {bot["name"]: bot["editions"] for bot in await anna.get("/api/bots")}
            assert editions["hunter"] == editions["greedy"] == ["duel", "al-cabohne", "al-cabohne-solo"]
            assert editions["casual"] is None
            seat = await anna.set_up(edition="al-cabohne-solo", seats=1, start=True)
            async with anna.at(seat["table"]) as player:
                advice = (await player.ask("hint"))["advice"]
                assert advice[0]["action"] in player.view["legal"]["actions"]
                assert advice[0]["reason"]

    running(test())


@pytest.mark.parametrize("edition", [e for e in EDITIONS.values() if min(e.players) < 3], ids=lambda e: e.id)
def test_the_games_for_one_and_two_are_played_to_the_end(tmp_path: Path, edition: Edition) -> None:
    async def test() -> None:
        async with served(tmp_path, bots="free") as server:
            anna = server.person()
            seats = min(edition.players)
            bots = {str(n): "greedy" for n in range(1, seats)}
            seat = await anna.set_up(edition=edition.id, seats=seats, bots=bots, start=True)
            async with anna.at(seat["table"]) as player:
                await player.play(3)
                assert player.view == await player.resync()
            record = (await anna.http.get(f"/games/{seat['table']}.txt")).text
            assert record.startswith("record")
            assert server.service.metrics.faults == 0

    running(test())


def test_one_broken_package_does_not_hide_all_other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, "broken", "no_such_module:Bot")

    async def test() -> None:
        async with served(tmp_path) as server:
            assert {bot["name"] for bot in await server.person().get("/api/bots")} == set(BOTS)

    running(test())
