"""The queue of a room: jobs run in the order in which they arrived, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Turns:
    """Jobs that take turns. One that only waits for a write can have its turn without a task."""

    def __init__(self, begin: Callable[[], None]) -> None:
        """`begin` is called when a job's turn begins; the waiting caller gets any exception."""
        self._begin = begin
        self._at_work: dict[asyncio.Future[Any], asyncio.Task[None]] = {}  # waiting for their turn, or running
        self._lock = asyncio.Lock()
        self._is_taken = False  # without a task
        self._given_back: asyncio.Future[None] | None = None  # what the next job waits for, if it is taken

    @property
    def queued(self) -> int:
        """The jobs that wait for their turn, and the running one."""
        return len(self._at_work) + self._is_taken

    # ------------------------------------------------------------------------- jobs

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job after everything that came before; it is finished even if nobody waits for it."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        # Like asyncio.shield, with one future and one iteration of the loop less: only the caller is cancelled.
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
        except Exception as fault:  # noqa: BLE001 - whoever waits gets it, whatever it is
            if not done.done():
                done.set_exception(fault)
        finally:
            del self._at_work[done]

    # -------------------------------------------------------------- without a task

    def take(self) -> bool:
        """Take the turn now, until `give_back`. False: a job has it, or waits for it."""
        if self._at_work or self._is_taken:
            return False
        self._is_taken = True
        return True

    def give_back(self) -> None:
        """Let the next job begin."""
        self._is_taken = False
        if self._given_back is not None and not self._given_back.done():
            self._given_back.set_result(None)
        self._given_back = None

    def keep_on(self, job: Callable[[], Awaitable[None]]) -> None:
        """Run a longer job in the turn that was taken, and give the turn back afterwards."""

        async def rest() -> None:
            try:
                await job()
            finally:
                del self._at_work[task]
                self.give_back()

        task = asyncio.get_running_loop().create_task(rest())
        self._at_work[task] = task
