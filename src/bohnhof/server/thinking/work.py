"""Slow work: bytes in, bytes out, so that it can be done in another process or here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from bohnhof.bots.faults import BotFault, in_one_line

log = logging.getLogger("bohnhof.work")


class BrokenWorker(Exception):
    """There was no answer; the next question starts a new process."""


class Work(Protocol):
    """Where the work is done."""

    async def ask(
        self,
        question: bytes,
        *,
        address: str,
        table: str,
        seconds: float,
        kind: str = "",
        still: Callable[[], bool] = lambda: True,
    ) -> bytes | None:
        """The answer, when its turn comes; None if it was no longer needed. Raises BrokenWorker.

        Empty bytes: it failed, and the log says how.
        """

    def lightest(self, addresses: list[str]) -> str:
        """Of these addresses, the one that has used least of its budget."""


class WorkHere:
    """Work in this process, while everything else waits: for a server with one table."""

    def __init__(self, do: Callable[[bytes], bytes]) -> None:
        self._do = do

    async def ask(
        self,
        question: bytes,
        *,
        still: Callable[[], bool] = lambda: True,
        **_: object,
    ) -> bytes | None:
        """Let other tasks run first, so that their requests are known."""
        await asyncio.sleep(0)
        return answer_or_nothing(self._do, question) if still() else None

    def lightest(self, addresses: list[str]) -> str:
        return min(addresses, default="")


def answer_or_nothing(do: Callable[[bytes], bytes], question: bytes) -> bytes:
    """The answer; empty if it fails."""
    try:
        return do(question)
    except BotFault as fault:  # somebody else's code: what it did is enough
        log.error("%s", in_one_line(fault))
        return b""
    except Exception:
        log.exception("a question failed")
        return b""
