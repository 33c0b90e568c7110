"""Nobody waits forever: people close their pages at random, permanently or for a while, and every game ends.

One game here, and twenty with `make test-slow`. On every seat the page is closed at least once.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.length import FULL
from tests.patience import HANGS
from tests.server.playing import Player
from tests.server.serving import Person, Server, running, served

GAMES: Final = 20 if FULL else 1
STEPS: Final = 40  # the most that a page stays open for
GONE_FOR_GOOD: Final = 0.3


async def play_a_while(player: Player, rng: Random, steps: int) -> bool:
    """Play or wait for some steps; is the game over?"""
    for _ in range(steps):
        if player.state["result"] is not None:
            return True
        action = player.choice(rng)
        if action is not None:
            await player.act(**action)
        else:
            async with asyncio.timeout(HANGS):
                await player.next()
    return player.state["result"] is not None


async def live(person: Person, table: str, rng: Random, *, comes_back: bool) -> int:
    """Open the page and close it at random, repeatedly; returns how often it was closed before the game ended.

    People who do not always return are gone some day. Somebody has to return: no game continues in an empty room.
    """
    for closed in range(1000):
        async with person.at(table) as player:
            if await play_a_while(player, rng, rng.randrange(STEPS)):
                return closed
        if not comes_back and rng.random() < GONE_FOR_GOOD:
            return closed + 1
        await asyncio.sleep(0)
    raise AssertionError("the game does not end")


async def a_table(server: Server, seed: int) -> tuple[str, list[Person]]:
    people = [server.person() for _ in range(3)]
    wish = {"seats": 4, "bots": {"3": "random"}, "stand_in": "random", "takeover": 5}
    table = (await people[0].set_up(**wish))["table"]
    for person, name in zip(people[1:], ("Ben", "Cleo"), strict=True):
        await person.post(f"/api/tables/{table}/join", {"name": name})
    await people[0].post(f"/api/tables/{table}/start")
    room = await server.service.lobby.room(table)
    room.settings.takeover = 0  # as two minutes would be, for those who play as quickly as programs
    Random(seed).shuffle(people)
    return table, people


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_game_ends_whoever_closes_the_page_whenever(tmp_path: Path, seed: int) -> None:
    async def test() -> None:
        async with served(tmp_path, bots="free") as server:
            server.deals.next = str(seed)
            table, people = await a_table(server, seed)
            closed = await asyncio.gather(
                *(live(person, table, Random(f"{seed} {n}"), comes_back=n == 0) for n, person in enumerate(people))
            )
            assert min(closed) > 0, "on every seat somebody closed the page"
            room = await server.service.lobby.room(table)
            assert room.settings.stage == "over"
            assert server.service.metrics.faults == 0

    running(test(), seconds=20 * HANGS)
