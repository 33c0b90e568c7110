"""The queue of a room: what is asked of it is done in the order in which it came, one thing after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Turns:
    """Jobs that take turns. What lasts only until something is stored can have its turn without a task."""

    def __init__(self, begin: Callable[[], None]) -> None:
        """`begin` is called when a job has its turn; what it raises is told to whoever waits."""
        self._begin = begin
        self._at_work: dict[asyncio.Future[Any], asyncio.Task[None]] = {}  # jobs that wait for their turn, or have it
        self._lock = asyncio.Lock()
        self._is_taken = False  # without a task
        self._given_back: asyncio.Future[None] | None = None  # what the next job waits for, if it is taken

    @property
    def queued(self) -> int:
        """The jobs that wait for their turn, and the one that has it."""
        return len(self._at_work) + self._is_taken

    # ------------------------------------------------------------------------- jobs

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something when everything that came before is done; it is finished even if nobody waits for it."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        # One future and one turn of the loop less than asyncio.shield: whoever waits is cancelled alone.
        self._at_work[done] = loop.create_task(self._in_turn(job, done))
        return await done

    async def _in_turn(self, job: Callable[[], Awaitable[T]], done: asyncio.Future[T]) -> None:
        try:
            async with self._lock:
                if self._is_taken:
                    self._given_back = asyncio.get_running_loop().create_future()
                    await self._given_back
                self._begin()
                result = await job()
            if not done.done():
                done.set_result(result)
        except asyncio.CancelledError:
            done.cancel()
            raise
        except Exception as fault:  # noqa: BLE001 - whoever waits is told, whatever it is
            if not done.done():
                done.set_exception(fault)
        finally:
            del self._at_work[done]

    # -------------------------------------------------------------- without a task

    def take(self) -> bool:
        """Take the turn now, until `give_back`. False: somebody has it, or waits for it."""
        if self._at_work or self._is_taken:
            return False
        self._is_taken = True
        return True

    def give_back(self) -> None:
        """The next one may begin."""
        self._is_taken = False
        if self._given_back is not None and not self._given_back.done():
            self._given_back.set_result(None)
        self._given_back = None

    def keep_on(self, job: Callable[[], Awaitable[None]]) -> None:
        """Whoever has taken the turn has more to do than expected, and gives it back after that."""

        async def rest() -> None:
            try:
                await job()
            finally:
                del self._at_work[task]
                self.give_back()

        task = asyncio.get_running_loop().create_task(rest())
        self._at_work[task] = task
