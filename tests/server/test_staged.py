"""A test controls the deals and the bots of its server, and nobody else does."""

from __future__ import annotations

from pathlib import Path

import pytest

from bohnhof.server.http.openapi import document
from tests.server.serving import Server, running, served
from tests.server.staged import Manner

BOTS = {"1": "random", "2": "random"}


async def deal(server: Server, name: str) -> object:
    server.deals.next = name
    anna = server.person()
    seat = await anna.set_up(seats=3, bots=BOTS, start=True)
    async with anna.at(seat["table"]) as player:
        return player.view["places"]["hand 0"]


def test_the_same_name_is_the_same_deal(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            hand = await deal(server, "1")
            assert await deal(server, "2") != hand
            assert await deal(server, "1") == hand

    running(test())


def test_no_call_takes_a_secret() -> None:
    asked = [schema for name, schema in document()["components"]["schemas"].items() if name in ("NewTable", "Join")]
    assert len(asked) == 2
    assert not [schema for schema in asked if {"seed", "secret"} & schema["properties"].keys()]


@pytest.mark.parametrize(("bots", "whose"), [("quiet", 0), ("held", 1)])
def test_quiet_bots_move_on_and_held_ones_stop_the_game_until_they_are_freed(
    tmp_path: Path, bots: Manner, whose: int
) -> None:
    async def test() -> None:
        async with served(tmp_path, bots=bots) as server:
            anna = server.person()
            seat = await anna.set_up(seats=3, bots=BOTS, start=True)
            async with anna.at(seat["table"]) as player:
                while player.state["turn"] == 1:
                    if 0 in player.state["waiting"]:
                        await player.act(**player.view["legal"]["actions"][0])
                    else:
                        await player.next()
                if bots == "quiet":
                    await server.settled(seat["table"])
                    assert (await player.resync())["state"]["active"] == whose
                    return
                assert (await player.resync())["state"]["active"] == whose
                server.bots.manner = "free"
                await player.hear("update", lambda told: told["seat"] == whose and told["by"] == "bot")

    running(test())
