"""Brains: questions go to where the work is done, and thoughts come back."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from bohnhof.server.limits import Limits
from bohnhof.server.metrics import Metrics
from bohnhof.server.thinking.thoughts import WAIT, Question, Thought
from bohnhof.server.thinking.work import BrokenWorker, Work

log = logging.getLogger("bohnhof.brains")

FAILED: Final = b""  # the answer of a bot that raised an exception, which is in the log


class Thinkers(Protocol):
    """What a table asks for its bots' decisions."""

    least_pace: float  # seconds before a bot acts, if more than one person plays

    async def ask(
        self, question: Question, address: str = "", still: Callable[[], bool] = lambda: True
    ) -> list[Thought]:
        """What the bot does, or all its advice, best first; nothing if the answer was no longer needed."""

    def payer(self, addresses: list[str]) -> str:
        """Of these addresses, the one whose budget a bot uses."""


class Brains:
    """Bots that think wherever their work is done."""

    def __init__(self, work: Work, metrics: Metrics, limits: Limits) -> None:
        self.least_pace = limits.least_pace
        self._work = work
        self._metrics = metrics

    def payer(self, addresses: list[str]) -> str:
        """The address that has used least of its budget."""
        return self._work.lightest(addresses)

    async def ask(
        self, question: Question, address: str = "", still: Callable[[], bool] = lambda: True
    ) -> list[Thought]:
        """What the bot does, or all its advice, best first; if it is stuck or broken, it waits.

        Nothing if its answer was no longer needed when its turn came, which `still` says. `address` is the one whose
        budget is used.
        """
        began = time.perf_counter()
        try:
            answer = await self._work.ask(
                msgspec.msgpack.encode(question),
                address=address,
                table=question.table,
                kind=f"{question.bot} advises" if question.advise else question.bot,
                seconds=question.seconds,
                still=still,
            )
        except BrokenWorker as fault:
            log.error("a bot broke or got stuck", extra={"bot": question.bot, "fault": str(fault)})
            self._metrics.faults += 1
            return [WAIT]
        if answer is None:
            return []
        self._metrics.thought.note(time.perf_counter() - began)
        if answer == FAILED:
            self._metrics.faults += 1
        return msgspec.msgpack.decode(answer, type=list[Thought]) if answer else [WAIT]
