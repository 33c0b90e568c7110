"""Bots think in separate processes, so that no table waits for a bot of another one.

Each process has its share of the tables, so that a bot keeps its memory. One address cannot block the bots of others:
see fair_queue.py. A process runs this module.
"""

from __future__ import annotations

from typing import Final

from bohnhof.server.limits import Limits
from bohnhof.server.metrics import Metrics
from bohnhof.server.thinking.brains import Brains
from bohnhof.server.thinking.thoughts import think
from bohnhof.server.thinking.workers import Workers, answer_all

MODULE: Final = "bohnhof.server.thinking.bot_processes"


class ProcessBrains(Brains):
    """The processes in which bots think; they are started when the first bot is asked."""

    def __init__(self, processes: int, metrics: Metrics, limits: Limits | None = None) -> None:
        limits = limits or Limits()
        budget = (limits.thinking_per_second, limits.thinking_at_once)
        self.workers = Workers(MODULE, processes, metrics, budget)
        super().__init__(self.workers, metrics, limits)

    async def close(self) -> None:
        await self.workers.close()


if __name__ == "__main__":
    answer_all(think)
