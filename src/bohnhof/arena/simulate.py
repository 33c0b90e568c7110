"""Plays a series of games, on as many processes as wanted, and counts what happens in them."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

from bohnhof.arena.report import Report
from bohnhof.arena.series import Series
from bohnhof.arena.tally import GameCounter, Tally
from bohnhof.bots.runner import run
from bohnhof.kernel.actions import Action
from bohnhof.kernel.events import Event
from bohnhof.kernel.record import Recorder
from bohnhof.kernel.rules import Rules

GAMES_AT_ONCE = 20  # that a process plays before it reports: a fraction of a second
MOST_CHUNKS = 2000  # that wait for a process, so that a long series does not fill the memory
OnProgress = Callable[[int], object]  # games finished since the last call


def simulate(
    series: Series,
    games: int,
    *,
    workers: int = 1,
    records: Path | None = None,
    progress: OnProgress | None = None,
) -> Report:
    """Play games 1 … n of a series; the report is the same whatever the number of workers.

    A fault in the series (an unknown edition, a wrong number of players …) is bad input before anything is played.
    `records` is the folder for one record per game.
    """
    series.check()
    total = Tally()
    with closing(_tallies(series, chunks(games, workers), workers, records)) as tallies:
        for tally in tallies:
            total.add(tally)
            if progress is not None:
                progress(tally.games)
    return Report(series, total)


def play_games(series: Series, numbers: Iterable[int], records: Path | None) -> Tally:
    """Play the games with these numbers."""
    rules = series.rules()
    total = Tally()
    for number in numbers:
        total.add(play_game(series, rules, number, records))
    return total


def play_game(series: Series, rules: Rules, number: int, records: Path | None) -> Tally:
    """Play one game, write its record if wanted, and count it."""
    table = series.deal(rules, number)
    bots = series.make_bots()
    recorder = Recorder(table, tuple(f"{bot.name}-{seat}" for seat, bot in enumerate(bots)))
    counter = GameCounter()
    log: list[Event] = []
    table.log = log

    def count(_seat: int, _action: Action) -> None:
        counter.count(log)
        log.clear()

    try:
        run(table, bots, before=None if records is None else recorder.note, after=count)
    except Exception as fault:
        fault.add_note(f"in game {number} of the series, with seed {table.seed}")
        raise
    if records is not None:
        (records / f"game-{number:06}.txt").write_text(recorder.text(), encoding="utf-8")
    return counter.tally(table)


def chunks(games: int, workers: int) -> list[range]:
    """The numbers of all games, in parts: small, so that all workers end together, but not too many."""
    size = max(min(GAMES_AT_ONCE, 1 + games // (4 * workers)), 1 + games // MOST_CHUNKS)
    return [range(first, min(first + size, games + 1)) for first in range(1, games + 1, size)]


def _tallies(series: Series, chunks: list[range], workers: int, records: Path | None) -> Generator[Tally, None, None]:
    workers = min(workers, len(chunks))
    if workers == 1:
        yield from map(play_games, repeat(series), chunks, repeat(records))
        return
    # Spawned, not forked: the same on every system, and safe beside the threads of a progress bar.
    spawn = get_context("spawn")
    with ProcessPoolExecutor(workers, spawn, _ignore_interrupts) as pool:
        yield from pool.map(play_games, repeat(series), chunks, repeat(records))


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that shows the progress; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
