"""Measures how quickly the kernel plays: at random, from inside, not recorded, on one core.

The clock is the time that the core spent on this process, so that whatever else the machine does counts for little.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import process_time

from bohnhof.kernel.arrays import COMPILED
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.playout import Dice, playout
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table

CLONING_SHARE = 0.1  # of the time; the rest is for playing
CLONES_AT_ONCE = 100  # between two looks at the clock


@dataclass(frozen=True)
class Speed:
    """How quickly games are played; a decision is one action, and a game's time includes its deal."""

    decisions_per_s: float
    games_per_s: float
    clone_us: float  # of a table at the end of a game, when it is largest
    compiled: bool
    edition: str
    players: int


def measure(rules: Rules, seconds: float) -> Speed:
    """Play random games, and copy a table, for about so long."""
    with one_core():
        choices = Choices()
        table = new_table(rules, 0)
        playout(table, Dice(0), choices)  # not measured: the first game finds everything cold
        decisions_per_s, games_per_s = playing_speed(rules, choices, seconds * (1 - CLONING_SHARE))
        clone_us = cloning_time(table, seconds * CLONING_SHARE) * 1e6
    return Speed(decisions_per_s, games_per_s, clone_us, COMPILED, rules.edition.id, int(rules.players))


def playing_speed(rules: Rules, choices: Choices, seconds: float) -> tuple[float, float]:
    """Decisions and games per second."""
    games = decisions = 0
    started = process_time()
    while games == 0 or process_time() < started + seconds:
        games += 1
        decisions += int(playout(new_table(rules, games), Dice(games), choices))
    spent = process_time() - started
    return decisions / spent, games / spent


def cloning_time(table: Table, seconds: float) -> float:
    """Seconds for one copy of a table."""
    clones = 0
    started = process_time()
    while clones == 0 or process_time() < started + seconds:
        for _ in range(CLONES_AT_ONCE):
            table.clone()
        clones += CLONES_AT_ONCE
    return (process_time() - started) / clones


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core for a while, where the system lets a process choose, so that no move disturbs the clock."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)
