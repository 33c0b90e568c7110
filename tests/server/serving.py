"""A real server on loopback, and people who use it.

Every table has the same deal and its bots are quiet, unless the test says otherwise (see `staged`). So a test always
sees the same game. `served` runs in the test's own event loop, `site` in a thread, for tests that wait for a browser.
"""

from __future__ import annotations

import asyncio
import ssl
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
import uvicorn
from websockets.asyncio.client import connect

from bohnhof.bots.floor import Floor, move_on
from bohnhof.kernel.table import Table
from bohnhof.server.http.app import make_app
from bohnhof.server.http.run import TableServer, listen, settings
from bohnhof.server.http.service import Service
from bohnhof.server.limits import Limits
from tests.judge import holds
from tests.patience import HANGS, PATIENTLY
from tests.server.playing import Player, until_closed
from tests.server.staged import Deals, Manner, StagedBots
from tests.server.stores import database_of

NO_LIMITS = Limits().unlimited()
A_MOMENT: Final = 0.002  # seconds between two checks of a condition
# For clients of servers on loopback, which need no certificates: each client would load all those of the system, which
# takes longer than most tests.
NO_CERTIFICATES: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

T = TypeVar("T")


def running(test: Coroutine[Any, Any, None], seconds: float = 5 * HANGS) -> None:
    """Run the coroutine of a test; fails if it hangs."""

    async def limited() -> None:
        async with asyncio.timeout(seconds):
            await test

    asyncio.run(limited())


class Server:
    """A server that runs."""

    def __init__(self, address: str, service: Service, deals: Deals, bots: StagedBots) -> None:
        self.address = address
        self.service = service
        self.deals = deals
        self.bots = bots
        self.people: list[Person] = []

    def person(self) -> Person:
        self.people.append(Person(self.address))
        return self.people[-1]

    async def settled(self, table: str) -> int:
        """Wait until the bots of a table have nothing more to do; returns the number of entries."""
        room = await self.service.lobby.room(table)
        driver = self.service.lobby._drivers[table]  # noqa: SLF001 - nobody but a test wants to know
        while driver.is_at_work or room.is_busy:
            await asyncio.sleep(A_MOMENT)
        return room.seq


class Person:
    """Somebody with a browser: a cookie jar, and connections to tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, verify=NO_CERTIFICATES, timeout=HANGS)

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None, status: int = 200, token: str | None = None) -> Any:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = await self.http.post(path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def set_up(self, **wish: Any) -> Any:
        """Set up a table of four for a game at full speed, unless stated otherwise."""
        return await self.post(
            "/api/tables", {"edition": "boonanza", "seats": 4, "name": "Anna", "pace": 0} | wish, 201
        )

    @asynccontextmanager
    async def at(self, table: str, token: str | None = None, **hello: object) -> AsyncIterator[Player]:
        """Sit at a table, or watch."""
        async with self.knocking(table) as player:
            await player.hello(token, **hello)
            yield player

    async def turned_away(self, table: str, **hello: object) -> Any:
        """Say hello and expect to be refused; returns the answer."""
        async with self.knocking(table) as player:
            await player.send("hello", **hello)
            return await until_closed(player)

    @asynccontextmanager
    async def knocking(self, table: str) -> AsyncIterator[Player]:
        """A connection to a table on which nothing has been sent yet."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        async with connect(address, additional_headers=headers, compression=None, max_size=None, **PATIENTLY) as socket:
            yield Player(socket)


@asynccontextmanager
async def served(
    folder: Path,
    limits: Limits = NO_LIMITS,
    uvicorn_too: dict[str, Any] | None = None,
    *,
    bots: Manner = "quiet",
    **more: Any,
) -> AsyncIterator[Server]:
    """A server on a folder, stopped as its owner would; optionally with other settings of uvicorn or the service."""
    deals = Deals()
    more = {"database": database_of(folder), **more}
    app = make_app(folder, limits, careful=False, draw_secret=deals, make_brains=StagedBots, **more)
    service: Service = app.inner.state.service
    assert isinstance(service.brains, StagedBots)
    service.brains.manner = bots
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(app, **settings(service.doorman), **(uvicorn_too or {}))
    server = TableServer(config, lambda: None, service.say_goodbye)
    server.capture_signals = no_signals  # type: ignore[assignment]
    serving = asyncio.ensure_future(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(A_MOMENT)
    running_one = Server(f"http://127.0.0.1:{listening.getsockname()[1]}", service, deals, service.brains)
    try:
        yield running_one
    finally:
        for person in running_one.people:
            await person.http.aclose()
        server.should_exit = True
        await serving


class no_signals:  # noqa: N801 - it stands in for a method
    """Keep the signals of the test's own process."""

    def __enter__(self) -> None: ...
    def __exit__(self, *_: object) -> None: ...


class Site:
    """A server in a separate thread, for tests that wait for a browser."""

    def __init__(self, server: Server, loop: asyncio.AbstractEventLoop) -> None:
        self.server = server
        self.address = server.address
        self._loop = loop

    def do(self, job: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(job, self._loop).result(HANGS)

    def stage(self, *, deal: str, bots: Manner) -> None:
        """Set the deal of every table, and what bots do, from now on."""

        async def set_all() -> None:
            self.server.deals.next = deal
            self.server.bots.manner = bots

        self.do(set_all())

    def lay(self, table: str, position: str) -> None:
        """Replace a running game with this position, for everybody who reloads its page."""

        async def set_table() -> None:
            live = (await self.server.service.lobby.room(table)).live
            assert live is not None
            live.table = holds(position).table
            live.floor = Floor(live.table)

        self.do(set_table())

    def table(self, table: str) -> Table:
        """The position of a running game, to look at."""

        async def find() -> Table:
            found = (await self.server.service.lobby.room(table)).table
            assert found is not None
            return found

        return self.do(find())

    def settled(self, table: str) -> int:
        return self.do(self.server.settled(table))

    def finish(self, table: str) -> None:
        """Play a game to its end for its people: see `play`."""
        self.play(table, lambda state: state.is_over)

    def play(self, table: str, until: Callable[[Table], bool]) -> None:
        """Play a game for its people, who just move on, with nothing to look at: much quicker than taps."""
        self.do(self._play(table, until))

    def finished(self, **wanted: Any) -> str:
        """A game of one person and bots that is over, played without a page; returns the table's id."""

        async def play() -> str:
            person = self.server.person()
            made = await person.set_up(**wanted, start=True)
            table: str = made["table"]
            async with person.at(table, made["token"]) as player:  # bots do not trade at a table with nobody there
                hearing = asyncio.ensure_future(until_closed(player))
                await self._play(table, lambda state: state.is_over)
                assert not hearing.done(), "the server has closed the connection"
                hearing.cancel()
            return table

        return self.do(play())

    async def _play(self, table: str, until: Callable[[Table], bool]) -> None:
        room = await self.server.service.lobby.room(table)
        people = {seat for seat, chair in enumerate(room.settings.chairs) if chair.kind == "person"}

        async def move() -> None:
            assert room.table is not None
            seat, action = move_on(room.table)
            assert seat in people, "the bots have finished, so the game waits for a person"
            assert await room.enter(seat, "person", action)

        await self.server.settled(table)
        while room.table is not None and not room.table.is_over and not until(room.table):
            await room.do(move)
            await self.server.settled(table)


@contextmanager
def site(folder: Path, **settings: Any) -> Iterator[Site]:
    """A server on a folder, in a separate thread, with the settings of `served`."""
    ready, done = threading.Event(), threading.Event()
    sites: list[Site] = []

    async def serve() -> None:
        async with served(folder, **settings) as server:
            sites.append(Site(server, asyncio.get_running_loop()))
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert ready.wait(HANGS)
    try:
        yield sites[0]
    finally:
        done.set()
        thread.join()
