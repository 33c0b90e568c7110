"""Compares two versions of the kernel in short turns on one core: is the newer one as fast?

    python -m benchmarks.versus OLD_PYTHON NEW_PYTHON [--games boonanza:4,high-bohn:4] [--rounds 150]

Each interpreter has one version installed. Both keep running and are measured alternately, some hundredths of a second
each, so that other load affects both alike. The ratio is a mean of the middle three fifths of all rounds.
"""

from __future__ import annotations

import argparse
import math
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean, stdev
from typing import Final

from rich.console import Console
from rich.table import Table

KINDS: Final = ("inside", "from Python", "in steps", "steps from Python", "in batches", "copy")
GAMES: Final = "boonanza:4,bohnanza:4,high-bohn:4,al-cabohne:2"

# Must also run with an older version: it uses only what every version has.
WORKER: Final = """
import sys
from random import Random
from bohnhof.arena import bench
from bohnhof.editions import EDITIONS
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.rules import Rules

edition, players, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
rules, choices = Rules(EDITIONS[edition], players), Choices()
table = new_table(rules, 0)
bench.play_at_random(table, Random(0).random)
measures = (
    lambda: bench.playing_speed(rules, choices, seconds)[0],
    lambda: bench.python_speed(rules, seconds)[0],
    lambda: bench.stepping_speed(rules, seconds),
    lambda: bench.python_stepping_speed(rules, seconds),
    lambda: bench.batch_speed(rules, seconds),
    lambda: 1 / bench.cloning_time(table, seconds),
)
with bench.one_core():
    for line in sys.stdin:
        print(measures[int(line)](), flush=True)
"""


@dataclass
class Version:
    """One version, ready to be measured."""

    process: subprocess.Popen[str]

    @classmethod
    def of(cls, interpreter: str, edition: str, players: str, seconds: float) -> Version:
        command = [os.path.abspath(interpreter), "-c", WORKER, edition, players, str(seconds)]  # noqa: PTH100 - a link stays one
        return cls(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/"))

    def measure(self, kind: int) -> float:
        asked, answers = self.process.stdin, self.process.stdout
        assert asked is not None
        assert answers is not None
        asked.write(f"{kind}\n")
        asked.flush()
        return float(answers.readline())

    def end(self) -> None:
        self.process.communicate()


def ratio(old: Version, new: Version, kind: int, rounds: int) -> tuple[float, float]:
    """How many times as fast the new one is, and half of the 95 % interval."""
    logs = []
    for n in range(rounds):
        first, second = (old, new) if n % 2 else (new, old)
        found = {id(version): version.measure(kind) for version in (first, second)}
        logs.append(math.log(found[id(new)] / found[id(old)]))
    middle = sorted(logs)[rounds // 5 : rounds - rounds // 5]
    return math.exp(mean(middle)), 1.96 * stdev(logs) / math.sqrt(rounds)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line."""
    parser = argparse.ArgumentParser("python -m benchmarks.versus", description="Compare two versions of the kernel.")
    parser.add_argument("old", help="the interpreter that has the older version")
    parser.add_argument("new", help="the interpreter that has the newer version")
    parser.add_argument("--games", default=GAMES, metavar="EDITION:PLAYERS,…", help=f"what is played ({GAMES})")
    parser.add_argument("--rounds", type=int, default=150, help="turns of each (150)")
    parser.add_argument("--seconds", type=float, default=0.03, help="how long a turn is (0.03)")
    wanted = parser.parse_args(arguments)
    table = Table("game", *KINDS, title="new / old")
    for game in wanted.games.split(","):
        edition, players = game.split(":")
        old, new = (Version.of(python, edition, players, wanted.seconds) for python in (wanted.old, wanted.new))
        cells = []
        for kind in range(len(KINDS)):
            times, around = ratio(old, new, kind, wanted.rounds)
            cells.append(f"{times:.3f} ± {around:.3f}")
        table.add_row(f"{edition}, {players}", *cells)
        old.end()
        new.end()
    Console(highlight=False).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
