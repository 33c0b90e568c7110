"""A clock that moves only while everybody waits: hours of a table pass in seconds, and in the same way each time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar
from unittest.mock import patch

T = TypeVar("T")


class HeldClock:
    """Stands still while anybody has something to do, and then jumps to the next moment that somebody waits for."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    async def wait(self, seconds: float) -> None:
        """Wait for this many of its seconds."""
        await asyncio.sleep(seconds)


class JumpingSelector(selectors.DefaultSelector):
    """Moves the clock on where others would wait."""

    def __init__(self, clock: HeldClock) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "everybody waits for somebody else"
            self._clock.now += max(0.0, timeout)
        return ready


def run_held(clock: HeldClock, work: Coroutine[Any, Any, T]) -> T:
    """Run this by the clock. Nothing in it may use threads or other processes."""
    with (
        patch("time.monotonic", clock),
        asyncio.Runner(loop_factory=lambda: asyncio.SelectorEventLoop(JumpingSelector(clock))) as runner,
    ):
        return runner.run(work)
