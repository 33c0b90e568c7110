"""Bots that do what a test says, and waiting until they have done it."""

from __future__ import annotations

import asyncio

from bohnhof.kernel.actions import Action, Offer
from bohnhof.server.limits import Limits
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms.driver import Driver
from bohnhof.server.thinking.bot_processes import ProcessBrains
from bohnhof.server.thinking.thoughts import WAIT, Question, Reason, Thought
from bohnhof.server.wire.actions import write_action_json
from tests.patience import HANGS
from tests.server.serving import A_MOMENT


class Thinker(ProcessBrains):
    """Brains in this process: every bot does what the test says, or waits."""

    def __init__(self, *says: Action | None) -> None:
        super().__init__(1, Metrics(), Limits().unlimited())
        self.says = list(says)
        self.asked: list[Question] = []

    async def ask(self, question: Question, *_: object) -> list[Thought]:
        self.asked.append(question)
        await asyncio.sleep(0)
        action = self.says.pop(0) if self.says else None
        why = Reason("Because.", "other", {}) if isinstance(action, Offer) else None
        return [WAIT if action is None else Thought(write_action_json(action), why)]


async def settled(driver: Driver) -> None:
    """Wait until the bots have nothing more to do."""
    async with asyncio.timeout(HANGS):
        while driver.is_at_work:
            await asyncio.sleep(A_MOMENT)
