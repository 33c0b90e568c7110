"""The overhead of the arena: the same games played by the runner alone and by the arena, alternately, in this process.

python -m benchmarks.overhead
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from time import process_time

from bohnhof.arena.bench import one_core
from bohnhof.arena.compete import compete
from bohnhof.arena.contest import Contest, Match
from bohnhof.arena.game import play_game
from bohnhof.bots.runner import run

ROUNDS = 7


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line."""
    parser = argparse.ArgumentParser("python -m benchmarks.overhead", description="What does the arena cost?")
    parser.add_argument("--bot", default="random", help="who plays (random)")
    parser.add_argument("--deals", type=int, default=25, metavar="D", help="deals in each of the rounds (25)")
    wanted = parser.parse_args(arguments)
    contest = Contest("boonanza", 4, (wanted.bot, wanted.bot), (Match.AMONG,))
    ways: dict[str, Callable[[Contest, int], object]] = {
        "the runner alone": run_bare,
        "… and counted": run_counted,
        "the arena": compete,
    }
    best = dict.fromkeys(ways, float("inf"))
    with one_core():
        for _ in range(ROUNDS):
            for name, play in ways.items():
                began = process_time()
                play(contest, wanted.deals)
                best[name] = min(best[name], process_time() - began)
    played = wanted.deals * contest.games_per_deal()
    bare = best["the runner alone"]
    for name, seconds in best.items():
        print(f"{name:18} {played / seconds:8.1f} games/s {seconds / bare - 1:+7.1%} time")
    return 0


def run_bare(contest: Contest, deals: int) -> None:
    """Deal and play, nothing else."""
    series = contest.series(contest.bots)
    rules = series.rules()
    for number in games(contest, deals):
        run(series.deal(rules, number), series.make_bots())


def run_counted(contest: Contest, deals: int) -> None:
    """Also record events for the tally."""
    series = contest.series(contest.bots)
    rules = series.rules()
    for number in games(contest, deals):
        play_game(series, rules, number, series.make_bots())


def games(contest: Contest, deals: int) -> Iterator[int]:
    """The deal of each game that the arena plays."""
    for deal in range(1, deals + 1):
        for _ in range(contest.games_per_deal()):
            yield deal


if __name__ == "__main__":
    main()
