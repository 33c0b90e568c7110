"""Several servers on one PostgreSQL database, all in the test's own process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg

from tests.patience import HANGS
from tests.server.playing import Message, Player
from tests.server.postgres import a_database, patience
from tests.server.serving import A_MOMENT, Server, served


@asynccontextmanager
async def club(folder: Path, servers: int = 2, **settings: Any) -> AsyncIterator[list[Server]]:
    """This many servers on one database, for which they wait as long as it takes."""
    address = a_database(folder)
    async with AsyncExitStack() as stack:
        stack.enter_context(patience())
        yield [
            await stack.enter_async_context(served(folder / str(n), database=address, **settings))
            for n in range(servers)
        ]


async def cut_listeners(folder: Path) -> None:
    """Close all connections on which servers listen; their writers stay."""
    connection = await asyncpg.connect(a_database(folder))
    await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bohnhof hears'"
    )
    await connection.close()


async def until(holds: Callable[[], object]) -> None:
    """Wait until this is true."""
    async with asyncio.timeout(HANGS):
        while not holds():
            await asyncio.sleep(A_MOMENT)


async def sees(player: Player, seq: int) -> Message:
    """Wait until somebody has got this entry; returns their view."""
    async with asyncio.timeout(HANGS):
        while player.view.get("seq", -1) < seq:
            await player.next()
    return player.view


async def a_table(host: Server, guest: Server, **wish: Any) -> tuple[str, str, str]:
    """Anna sets up a table at one server, Bert joins at another, and the game starts: the table and their tokens."""
    anna, bert = host.person(), guest.person()
    made = await anna.set_up(seats=3, bots={"2": "random"}, **wish)
    table = made["table"]
    joined = await bert.post(f"/api/tables/{table}/join", {"name": "Bert", "seat": 1})
    await anna.post(f"/api/tables/{table}/start")
    return table, made["token"], joined["token"]
