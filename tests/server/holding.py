"""Holds a room's queue, so that a test decides the order of requests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from bohnhof.server.rooms.room import Room
from tests.patience import HANGS
from tests.server.serving import A_MOMENT, Server


class Held:
    """Requests made while the queue is held wait in order."""

    def __init__(self, room: Room) -> None:
        self.tasks: list[asyncio.Task[Any]] = []
        self._room = room
        self._open = asyncio.Event()
        self._holding = asyncio.ensure_future(room.do(self._open.wait))

    async def then(self, asks: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Add a request; it is in the queue when this returns."""
        before = self._room.queued
        self.tasks.append(asyncio.ensure_future(asks))
        async with asyncio.timeout(HANGS):
            while self._room.queued == before:
                await asyncio.sleep(A_MOMENT)
        return self.tasks[-1]

    async def go_on(self) -> None:
        """Release the queue until everything in it is done."""
        self._open.set()
        await self._holding
        await asyncio.gather(*self.tasks, return_exceptions=True)


@asynccontextmanager
async def held(server: Server, table: str) -> AsyncIterator[Held]:
    """Hold the queue of a table; at the end everything in it is done, in order."""
    queue = Held(await server.service.lobby.room(table))
    await asyncio.sleep(0)
    try:
        yield queue
    finally:
        await queue.go_on()
