"""Plays a series of games, in any number of processes, and counts what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from bohnhof.arena.engine import on_this_machine, spread
from bohnhof.arena.game import play_game
from bohnhof.arena.report import Report
from bohnhof.arena.series import Series
from bohnhof.arena.tally import Tally

GAMES_AT_ONCE = 20  # games that a process plays before it reports: a fraction of a second
OnProgress = Callable[[int], object]  # games finished since the last call


def simulate(
    series: Series,
    games: int,
    *,
    workers: int = 1,
    records: Path | None = None,
    progress: OnProgress | None = None,
) -> Report:
    """Play games 1 … n of a series; the report does not depend on the number of workers.

    A fault in the series (an unknown edition, a wrong number of players …) raises BadInput before anything is played.
    `records` is the folder for one record per game.
    """
    series.check()
    total = Tally()
    engine = on_this_machine(min(workers, games))
    with closing(spread(engine, partial(play_games, series, records=records), chunks(games, workers))) as tallies:
        for tally in tallies:
            total.add(tally)
            if progress is not None:
                progress(tally.games)
    return Report(series, total)


def play_games(series: Series, numbers: Iterable[int], *, records: Path | None) -> Tally:
    """Play the games with these numbers."""
    rules = series.rules()
    total = Tally()
    for number in numbers:
        record = None if records is None else records / f"game-{number:06}.txt"
        total.add(play_game(series, rules, number, series.make_bots(), record=record))
    return total


def chunks(games: int, workers: int) -> Iterator[range]:
    """The numbers of all games, in parts so small that all workers finish together."""
    size = min(GAMES_AT_ONCE, 1 + games // (4 * workers))
    return (range(first, min(first + size, games + 1)) for first in range(1, games + 1, size))
