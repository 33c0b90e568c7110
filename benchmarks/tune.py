"""Tunes the weights of the expert by CMA-ES: `python -m benchmarks.tune --minutes 30 --seed 1 --out weights.json`.

A candidate plays with three others on the same deals as every other candidate, on every seat. Its fitness is its share
of the wins and, because that is a coarse measure, a little of its lead in coins. The best mean of the search is written
with the command, the seed and the result; `bots/weights/expert.json` is such a file.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final

from benchmarks.evolution import search_for
from bohnhof.bots.bot import Bot
from bohnhof.bots.chance import derived_seed
from bohnhof.bots.haggler import EXPERT, Haggler
from bohnhof.bots.mind.weights import USUAL, Weights
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.editions import EDITIONS
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.rules import Rules

# The tuned weights, and the initial width of the search for each: about a third of the plausible range.
STEPS: Final = {
    "flow": 120, "crowd": 250, "slot": 120, "single": 60, "match": 200, "hope": 150, "burden": 60,
    "unload_now": 80, "unload_later": 40, "envy": 120, "margin": 50, "pushy": 50, "doubt": 150,
    "their_match": 200, "their_burden": 60,
}  # fmt: skip
LEAD: Final = 0.02  # the weight of a lead of one coin relative to a win


def play(weights: dict[str, int], other: str, deals: list[int], seed: int) -> tuple[float, float]:
    """The share of wins and the lead in coins of these weights, alone among others, on every seat of these deals."""
    rules = Rules(EDITIONS["boonanza"], 4)
    candidate = Weights(weights)
    wins = lead = 0.0
    for deal in deals:
        for seat in range(4):
            table = new_table(rules, derived_seed(seed, "tune", deal))
            bots: list[Bot] = [Haggler("candidate", candidate) if n == seat else make_bot(other) for n in range(4)]
            run(table, bots)
            winners = rules.winners(table)
            wins += (seat in winners) / len(winners)
            scores = [int(rules.score(table, n)) for n in range(4)]
            lead += scores[seat] - (sum(scores) - scores[seat]) / 3
    return wins / len(deals) / 4, lead / len(deals) / 4


def rounded(point: list[float], start: dict[str, int]) -> dict[str, int]:
    """The weights for a point of the search, which is in steps from the start."""
    moved = {name: start[name] + round(x * step) for x, (name, step) in zip(point, STEPS.items(), strict=True)}
    return {**start, **{name: max(1 if name == "doubt" else 0, weight) for name, weight in moved.items()}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--others", default="trader,expert")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    wishes = parser.parse_args()
    start = {**USUAL, **EXPERT}
    search = search_for(len(STEPS), candidates=10, seed=wishes.seed)
    ends = monotonic() + 60 * wishes.minutes
    generation = 0
    others = wishes.others.split(",")
    with ProcessPoolExecutor(wishes.workers, get_context("spawn")) as pool:
        while monotonic() < ends:
            points = search.ask()
            first = generation * wishes.deals
            deals = list(range(first, first + wishes.deals))
            other = others[generation % len(others)]
            jobs = [pool.submit(play, rounded(list(point), start), other, deals, wishes.seed) for point in points]
            results = [job.result() for job in jobs]
            search.tell(points, [-(wins + LEAD * lead) for wins, lead in results])
            generation += 1
            mean = rounded(list(search.result.xfavorite), start)
            share = sum(wins for wins, _ in results) / len(results)
            lead = sum(lead for _, lead in results) / len(results)
            result = f"generation {generation}: {share:.1%} of the wins, {lead:+.2f} coins among three {other}"
            sys.stdout.write(result + "\n")
            sys.stdout.flush()
            wishes.out.write_text(
                json.dumps(
                    {
                        "command": f"python -m benchmarks.tune --minutes {wishes.minutes:g} --seed {wishes.seed}"
                        f" --deals {wishes.deals} --others {wishes.others} --out FILE",
                        "seed": wishes.seed,
                        "result": result,
                        "weights": {name: mean[name] for name in sorted(mean) if mean[name] != USUAL[name]},
                    },
                    indent=2,
                )
                + "\n",
                encoding="utf-8",
            )


if __name__ == "__main__":
    main()
