"""Tunes the habits of the hunter by CMA-ES: `python -m benchmarks.tune_hunter --game duel --minutes 3`.

A candidate plays only by habits, without plans, on the same deals as every other one; if there is an opponent, it is
the best so far. Its fitness is its share of the wins, smoothed by a few coins. The result is printed in the format of
`bots/weights/hunter.json` for this kind of game.
"""

from __future__ import annotations

import argparse
import json
from math import exp
from time import monotonic
from typing import Final

from benchmarks.evolution import search_for
from bohnhof.bots.hunt.habits import Habits, Weights, lead
from bohnhof.bots.hunter import KEPT, kind_of
from bohnhof.editions import EDITIONS
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.legal import fill
from bohnhof.kernel.play import play_code
from bohnhof.kernel.rules import Rules

BLUR: Final = 4.0  # coins
STEP: Final = 0.4  # of a weight, about a third of its plausible range
LEAST_STEP: Final = 150
NEVER_NEGATIVE: Final = ("slot", "flow", "drawn")
CHANGE: Final = 8  # generations after which the opponent is the best so far


def leads(rules: Rules, candidate: Habits, opponent: Habits, games: int, first: int) -> list[int]:
    """The lead of a candidate at the end of games from this deal on, on every seat of each."""
    found = []
    choices = Choices()
    for n in range(games):
        own = n % int(rules.players)
        table = new_table(rules, first + n // int(rules.players))
        while not table.is_over:
            seat = int(table.active)
            fill(table, seat, choices)
            play_code(table, seat, (candidate if seat == own else opponent).best(table, seat, choices))
        found.append(int(lead(table, own)))
    return found


def fitness(found: list[int]) -> float:
    return sum(1 / (1 + exp(-(ahead - 0.5) / BLUR)) for ahead in found) / len(found)


def moved(point: list[float], start: dict[str, int]) -> dict[str, int]:
    """The weights for a point of the search, which is in steps from the start."""
    weights = {}
    for x, (name, weight) in zip(point, start.items(), strict=True):
        there = weight + round(x * max(LEAST_STEP, STEP * abs(weight)))
        weights[name] = max(0, there) if name in NEVER_NEGATIVE else there
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="al-cabohne-solo", help="an edition without trading")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--games", type=int, default=400, help="of each candidate, in each generation")
    wanted = parser.parse_args()
    edition = EDITIONS[wanted.game]
    rules = Rules(edition, edition.players[0])
    start = best = KEPT[kind_of(rules)]
    search = search_for(len(start), candidates=16, seed=wanted.seed)
    ends = monotonic() + 60 * wanted.minutes
    generation = 0
    while monotonic() < ends:
        generation += 1
        points = search.ask()
        opponent = Habits(rules, Weights(best))
        results = []
        for point in points:
            candidate = Habits(rules, Weights(moved(point, start)))
            results.append(-fitness(leads(rules, candidate, opponent, wanted.games, generation * wanted.games)))
        search.tell(points, results)
        if generation % CHANGE == 0:
            best = moved(search.result.xfavorite, start)
            found = leads(rules, Habits(rules, Weights(best)), opponent, 4 * wanted.games, 10**7)
            won = sum(ahead > 0 for ahead in found) / len(found)
            print(f"generation {generation}: {won:.1%} won, {sum(found) / len(found):+.2f} coins", flush=True)
    print(json.dumps(best, indent=2))


if __name__ == "__main__":
    main()
