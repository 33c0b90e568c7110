"""The HAProxy file of deploy/, with the real program and real server processes."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from bohnhof.server.storage.postgres_store import PostgresStore
from tests.length import FULL
from tests.patience import HANGS, PATIENTLY
from tests.server.playing import Player
from tests.server.postgres import a_database
from tests.server.processes import Balancer, ServerProcess, haproxy
from tests.server.serving import A_MOMENT, NO_CERTIFICATES, running

pytestmark = pytest.mark.usefixtures("patient")


@asynccontextmanager
async def a_club(folder: Path, *options: str) -> AsyncIterator[tuple[Balancer, list[ServerProcess]]]:
    """Two servers behind HAProxy."""
    haproxy()  # or nothing is started
    servers = [ServerProcess(a_database(folder), *options) for _ in range(2)]
    await asyncio.gather(*(server.start() for server in servers))
    balancer = Balancer(folder, [server.port for server in servers])
    try:
        await balancer.start()
        yield balancer, servers
    finally:
        balancer.end()
        await asyncio.gather(*(server.stop() for server in servers))


async def set_up(site: str) -> tuple[str, str]:
    wish = {"edition": "duel", "players": 2, "name": "Anna", "bots": {"1": "greedy"}, "start": True, "pace": 0}
    async with httpx.AsyncClient(base_url=site, verify=NO_CERTIFICATES, timeout=HANGS) as anna:
        made = (await anna.post("/api/tables", json=wish)).json()
    return made["table"], made["token"]


async def connections(server: ServerProcess) -> float:
    """How many WebSockets a server has."""
    async with httpx.AsyncClient(base_url=server.address, verify=NO_CERTIFICATES, timeout=HANGS) as asking:
        lines = (await asking.get("/metrics")).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("bohnhof_connections "))


def test_everybody_at_a_table_comes_to_the_same_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_club(tmp_path) as (balancer, servers):
            table, _ = await set_up(balancer.address)
            live = f"{balancer.address.replace('http', 'ws')}/api/tables/{table}/live"
            async with (
                connect(live, **PATIENTLY) as one,
                connect(live, **PATIENTLY) as two,
                connect(live, **PATIENTLY) as three,
            ):
                for line in (one, two, three):
                    await Player(line).hello(None)
                assert sorted([await connections(server) for server in servers]) == [0, 3]

    running(test())


@pytest.mark.parametrize("root", ["", "/beans"] if FULL else ["/beans"])  # the other tests are without a root
def test_tables_are_spread_over_all_servers(root: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with a_club(tmp_path, "--root-path", root or "/") as (balancer, servers), AsyncExitStack() as stack:
            for _ in range(40):  # their ids are random
                table, _ = await set_up(f"{balancer.address}{root}")
                live = f"{balancer.address.replace('http', 'ws')}{root}/api/tables/{table}/live"
                line = await stack.enter_async_context(connect(live, **PATIENTLY))
                await Player(line).hello(None)
                if all([await connections(server) for server in servers]):
                    break
            else:
                raise AssertionError("all of them came to one server")

    running(test())


def test_a_server_that_is_stopped_loses_its_people_to_the_other(tmp_path: Path) -> None:
    """Without `on-marked-down shutdown-sessions`, they would wait until it continues."""

    async def test() -> None:
        async with a_club(tmp_path) as (balancer, servers):
            table, token = await set_up(balancer.address)
            live = f"{balancer.address.replace('http', 'ws')}/api/tables/{table}/live"
            async with connect(live, **PATIENTLY) as line:
                player = Player(line)
                await player.hello(token)
                counts = [await connections(server) for server in servers]
                stopped = servers[counts.index(1)]
                stopped.signal(signal.SIGSTOP)
                async with asyncio.timeout(HANGS):
                    await line.wait_closed()  # by HAProxy: the server itself says nothing
            async with connect(live, **PATIENTLY) as line:
                player = Player(line)
                await player.hello(token)
                action = player.view["legal"]["actions"][0]
                assert (await player.act(**action))["type"] == "accepted"
            stopped.signal(signal.SIGCONT)

    running(test())


def test_a_rolling_restart_loses_no_tap(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_club(tmp_path) as (balancer, servers):
            table, token = await set_up(balancer.address)
            acknowledged: dict[str, int] = {}
            playing = asyncio.ensure_future(tap(balancer.address, table, token, acknowledged))
            for server in servers:
                goal = len(acknowledged) + 3
                while len(acknowledged) < goal and not playing.done():
                    await asyncio.sleep(A_MOMENT)
                await server.stop()
                await server.start()
            goal = len(acknowledged) + 3
            while len(acknowledged) < goal and not playing.done():
                await asyncio.sleep(A_MOMENT)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        store = await asyncio.to_thread(PostgresStore, a_database(tmp_path))
        rows = await store.entries(table)
        store.close()
        stored = {row.ref: row.seq for row in rows if row.seat == 0 and row.ref is not None}
        assert acknowledged.items() <= stored.items()
        assert len(stored) <= len(acknowledged) + 1, "the last one may not have been answered yet"
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))

    running(test())


async def tap(site: str, table: str, token: str, acknowledged: dict[str, int]) -> None:
    """Play, reconnecting and resending what was not answered whenever the connection ends."""
    live = f"{site.replace('http', 'ws')}/api/tables/{table}/live"
    waiting: dict[str, Any] = {}
    number = 0
    while True:
        try:
            async with connect(live, **PATIENTLY) as line:
                player = Player(line)
                await player.hello(token)
                while player.state["result"] is None:
                    if not waiting and player.seat in player.state["waiting"]:
                        number += 1
                        waiting = {"ref": f"r{number}", "action": player.view["legal"]["actions"][0]}
                    if not waiting:
                        await player.next()
                        continue
                    await player.send("act", **waiting)
                    answer = await player.answer(waiting["ref"])
                    if answer["type"] == "accepted":
                        acknowledged[waiting["ref"]] = answer["seq"]
                    if answer["type"] != "fault":
                        waiting = {}
                return
        except Exception:  # noqa: BLE001 - however it ended, come again
            await asyncio.sleep(A_MOMENT)
