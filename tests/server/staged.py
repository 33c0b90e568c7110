"""Lets a test control what is random or timing-dependent at a server: the deals, and when bots act."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Final, Literal

from bohnhof.server.limits import Limits
from bohnhof.server.metrics import Metrics
from bohnhof.server.thinking.bot_processes import ProcessBrains
from bohnhof.server.thinking.thoughts import WAIT, Question, Thought

DEAL: Final = "7"

# quiet: they neither offer nor answer; on their own turns the game just moves on.
# held: they think until the test releases them.
# free: they play normally.
Manner = Literal["quiet", "held", "free"]


class Deals:
    """The source of the secrets of a server's deals: always the same one, until the test sets another."""

    def __init__(self) -> None:
        self.next = DEAL

    def __call__(self) -> str:
        return sha256(self.next.encode()).hexdigest()


class StagedBots(ProcessBrains):
    """Bots that do only what the test allows; a coach always advises."""

    def __init__(self, processes: int, metrics: Metrics, limits: Limits) -> None:
        super().__init__(processes, metrics, limits)
        self._manner: Manner = "quiet"
        self._changed = asyncio.Event()

    @property
    def manner(self) -> Manner:
        return self._manner

    @manner.setter
    def manner(self, manner: Manner) -> None:
        """Set this inside the server's event loop: held bots notice it immediately."""
        self._manner = manner
        self._changed.set()
        self._changed = asyncio.Event()

    async def ask(
        self, question: Question, address: str = "", still: Callable[[], bool] = lambda: True
    ) -> list[Thought]:
        while not question.advise and self._manner == "held":
            await self._changed.wait()
        if question.advise or self._manner == "free":
            return await super().ask(question, address, still)
        return [WAIT]
