"""Does the memory of one process grow during a long series of games? (Linux only)

python -m benchmarks.memory
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bohnhof.arena.series import Series
from bohnhof.arena.simulate import simulate
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.learn.playout import Dice, playout

SERIES = Series("boonanza", 4)
ALLOWED_KB = 512  # the growth allowed after the first tenth of the games: what the allocator keeps


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; exit code 1 if the memory grew."""
    parser = argparse.ArgumentParser("python -m benchmarks.memory", description="Does a long series of games grow?")
    parser.add_argument("--games", type=int, default=100_000, metavar="G", help="inside the kernel (100,000)")
    parser.add_argument("--simulated", type=int, default=5_000, metavar="G", help="by random bots (5,000)")
    wanted = parser.parse_args(arguments)
    grown = [
        growth("inside the kernel", wanted.games, play_inside),
        growth("simulated with random bots", wanted.simulated, play_with_bots),
    ]
    return int(max(grown) > ALLOWED_KB)


def growth(what: str, games: int, play: Callable[[range], None]) -> int:
    """The growth of the process in KB after the first tenth of the games."""
    tenth = games // 10
    play(range(1, tenth + 1))
    early = resident_kb()
    play(range(tenth + 1, games + 1))
    late = resident_kb()
    print(f"{what}: {early:,} KB after {tenth:,} games, {late:,} KB after {games:,}")
    return late - early


def play_inside(numbers: range) -> None:
    rules, choices = SERIES.rules(), Choices()
    for number in numbers:
        playout(new_table(rules, number), Dice(number), choices)


def play_with_bots(numbers: range) -> None:
    simulate(SERIES, len(numbers))


def resident_kb() -> int:
    """The memory of the process now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


if __name__ == "__main__":
    sys.exit(main())
