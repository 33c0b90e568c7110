"""How many games bots play per second of processor time: `python -m benchmarks.pace --bot trader`.

The best of some rounds counts, because disturbances only make a round slower.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time

from bohnhof.arena.bench import one_core
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.editions import EDITIONS
from bohnhof.kernel.arrays import COMPILED
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.rules import Rules


def pace(bot: str, rules: Rules, games: int) -> float:
    """The games per second at a table of such bots; each game has new bots and its own deal."""
    began = process_time()
    for seed in range(games):
        run(new_table(rules, seed), [make_bot(bot) for _ in range(rules.players)])
    return games / (process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser("python -m benchmarks.pace", description="Measure how quickly bots play.")
    parser.add_argument("--bot", default="trader")
    parser.add_argument("--edition", default="boonanza")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=40, help="in a round")
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args()
    rules = Rules(EDITIONS[wanted.edition], wanted.players)
    with one_core():
        found = sorted(pace(wanted.bot, rules, wanted.games) for _ in range(wanted.rounds))
    kernel = "compiled" if COMPILED else "interpreted"
    sys.stdout.write(f"{wanted.bot}, {wanted.edition}, {wanted.players} players, {kernel}: ")
    sys.stdout.write(f"{found[-1]:.0f} games/s in the best of {wanted.rounds} rounds, {found[0]:.0f} in the worst\n")


if __name__ == "__main__":
    main()
