"""Shared work that several people may want at the same time: each address runs it once, and the first result counts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from bohnhof.server.limits import AtOnce

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class TooMany(Exception):
    """This address already waits for the maximum."""


class InCommon(Generic[K, T]):
    """Running work, by key. Each address pays for its own, so nobody waits because another one has no budget left."""

    def __init__(self, most_at_once: float) -> None:
        self._waiting = AtOnce(most_at_once)
        self._results: dict[K, asyncio.Future[T]] = {}
        self._tasks: dict[tuple[K, str], asyncio.Task[T]] = {}

    async def get(self, key: K, address: str, do: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result, which this address computes unless it is already doing so. Raises TooMany."""
        loop = asyncio.get_running_loop()
        if (key, address) not in self._tasks and self._waiting.enter(address):
            task = self._tasks[key, address] = loop.create_task(do())
            task.add_done_callback(lambda done: self._finished(key, address, done))
        if (key, address) not in self._tasks and key not in self._results:
            raise TooMany
        return await asyncio.shield(self._results.setdefault(key, loop.create_future()))

    def _finished(self, key: K, address: str, task: asyncio.Task[T]) -> None:
        self._waiting.leave(address)
        del self._tasks[key, address]
        result = self._results.pop(key, None)
        if result is None:
            return  # somebody else was first
        if task.cancelled():
            result.cancel()
        elif (fault := task.exception()) is not None:
            result.set_exception(fault)
            result.exception()  # mark it as retrieved: nobody may be waiting any more
        else:
            result.set_result(task.result())
