"""Par for a game alone: how far somebody leads the bosses who knows the order of all cards.

python -m benchmarks.par --deals 200

The clairvoyant makes the same plans as the hunter, plays each in the real game to its end by the same habits, and takes
the best, turn after turn. It searches no further, so this is not an upper limit, but nobody who sees only the table
comes near it. The deals are those of `bohnhof arena` with the same seed.
"""

from __future__ import annotations

import argparse
from random import Random

from rich.console import Console
from rich.progress import track

from bohnhof.arena.resample import estimates
from bohnhof.arena.series import Series
from bohnhof.arena.words import signed_coins, with_interval
from bohnhof.bots.hunt.habits import Habits, lead
from bohnhof.bots.hunt.plans import Planner
from bohnhof.bots.hunter import weights_for
from bohnhof.kernel.play import play_code
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table

ALONE = 0  # the only seat


def par(rules: Rules, table: Table) -> int:
    """The lead of the clairvoyant in this game, which it plays to the end."""
    planner = Planner(Habits(rules, weights_for(rules)), 0)
    while not table.is_over:
        plans = planner.plans(table.clone(), ALONE, None)
        planner.try_out(table.clone(), ALONE, plans)
        for code in max(plans, key=lambda plan: plan.coins).codes:
            play_code(table, ALONE, code)
    return int(lead(table, ALONE))


def main() -> None:
    """Print par."""
    parser = argparse.ArgumentParser("python -m benchmarks.par", description="Par for a game alone.")
    parser.add_argument("--edition", default="al-cabohne-solo")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=20261)
    said = parser.parse_args()
    series = Series(said.edition, 1, ("hunter",), seed=said.seed)
    rules = series.rules()
    console = Console(highlight=False, stderr=True)
    leads = [
        float(par(rules, series.deal(rules, n)))
        for n in track(range(1, said.deals + 1), "games", console=console, transient=True)
    ]
    won = sum(ahead > 0 for ahead in leads) / len(leads)
    (found,) = estimates([leads], Random(said.seed))
    middle = sorted(leads)[len(leads) // 2]
    shown = with_interval(found, signed_coins)
    print(f"{said.edition}, {said.deals} deals, seed {said.seed}: par is a lead of {shown} coins")
    print(f"the middle one {middle:+.0f}, won {100 * won:.1f} %")


if __name__ == "__main__":
    main()
