"""The process that writes games: applying a long one takes longer than a table may wait."""

from __future__ import annotations

from bohnhof.server.storage.replay_writer import write
from bohnhof.server.thinking.workers import answer_all

if __name__ == "__main__":
    answer_all(write)
