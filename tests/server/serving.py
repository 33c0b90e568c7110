"""A real server on loopback, in the same event loop as the test, and people who ask it things."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import connect

from bohnhof.server.app import make_app
from bohnhof.server.limits import Limits
from bohnhof.server.run import TableServer, listen, settings
from bohnhof.server.service import Service
from tests.server.playing import Player, until_closed

NO_LIMITS = Limits().unlimited()


def running(test: Coroutine[Any, Any, None], seconds: float = 120) -> None:
    """Run the coroutine of a test; what hangs fails."""

    async def limited() -> None:
        async with asyncio.timeout(seconds):
            await test

    asyncio.run(limited())


class Server:
    """A server that runs."""

    def __init__(self, address: str, service: Service) -> None:
        self.address = address
        self.service = service
        self.people: list[Person] = []

    def person(self) -> Person:
        self.people.append(Person(self.address))
        return self.people[-1]


class Person:
    """Somebody with a browser: a cookie jar, and connections to tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=30)

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
        """A table of four for a game at full speed, unless told otherwise."""
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
        """Say hello where nobody lets one in: what was the answer?"""
        async with self.knocking(table) as player:
            await player.send("hello", **hello)
            return await until_closed(player)

    @asynccontextmanager
    async def knocking(self, table: str) -> AsyncIterator[Player]:
        """A connection to a table on which nothing was said yet."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
            yield Player(socket)


@asynccontextmanager
async def served(
    folder: Path, limits: Limits = NO_LIMITS, uvicorn_too: dict[str, Any] | None = None, **more: Any
) -> AsyncIterator[Server]:
    """A server on a folder, stopped as it would be by its owner; with other settings of uvicorn or the service."""
    app = make_app(folder, limits, careful=False, **more)
    listening = listen("127.0.0.1", 0)
    service = app.inner.state.service
    config = uvicorn.Config(app, **settings(service.doorman), **(uvicorn_too or {}))
    server = TableServer(config, lambda: None, service.say_goodbye)
    server.capture_signals = no_signals  # type: ignore[assignment]
    serving = asyncio.ensure_future(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    running_one = Server(f"http://127.0.0.1:{listening.getsockname()[1]}", service)
    try:
        yield running_one
    finally:
        for person in running_one.people:
            await person.http.aclose()
        server.should_exit = True
        await serving


class no_signals:  # noqa: N801 - it stands in for a method
    """The test's own process keeps its signals."""

    def __enter__(self) -> None: ...
    def __exit__(self, *_: object) -> None: ...
