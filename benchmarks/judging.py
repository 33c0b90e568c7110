"""How long the learned evaluator takes for a position: `python -m benchmarks.judging`.

Experts play games, every tenth position is kept, and the evaluator judges all of them in a random order: what it
remembers of the position before is then of little use. The clock is the time that the core spent on this process; the
best of some rounds counts, since whatever disturbs one only makes it worse.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from time import process_time
from typing import Final

from bohnhof.arena.bench import one_core
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.bots.value.kept import evaluator_for
from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Action
from bohnhof.kernel.arrays import COMPILED
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table

GAMES: Final = (
    ("boonanza", 4),
    ("bohnanza", 4),
    ("bohnanza-plus", 7),
    ("eleven-beans", 6),
    ("high-bohn", 4),
    ("high-bohn-cognac", 5),
)
EVERY: Final = 10  # actions between two positions that are kept
MICROSECONDS: Final = 1e6


def positions(rules: Rules, games: int) -> list[Table]:
    """Positions of experts' games, in a random order."""
    kept: list[Table] = []
    for seed in range(games):
        table = new_table(rules, seed)
        seen = 0

        def look(_seat: int, _action: Action, table: Table = table) -> None:
            nonlocal seen
            seen += 1
            if seen % EVERY == 0:
                kept.append(table.clone())

        run(table, [make_bot("expert") for _ in range(rules.players)], after=look)
    Random(0).shuffle(kept)
    return kept


def measured(rules: Rules, games: int, rounds: int) -> float:
    """Microseconds a position, in the best round."""
    tables = positions(rules, games)
    evaluator = evaluator_for(rules)
    times = []
    for _ in range(rounds):
        began = process_time()
        for table in tables:
            evaluator.judge(table)
        times.append(process_time() - began)
    return min(times) / len(tables) * MICROSECONDS


def main() -> None:
    parser = argparse.ArgumentParser("python -m benchmarks.judging", description="Measure the learned evaluator.")
    parser.add_argument("--games", type=int, default=5, help="games of each edition that positions are taken from")
    parser.add_argument("--rounds", type=int, default=15)
    wanted = parser.parse_args()
    sys.stdout.write(f"microseconds a position, {'compiled' if COMPILED else 'interpreted'}\n")
    with one_core():
        for edition, players in GAMES:
            time = measured(Rules(EDITIONS[edition], players), wanted.games, wanted.rounds)
            sys.stdout.write(f"{edition}, {players} players: {time:.1f}\n")


if __name__ == "__main__":
    main()
