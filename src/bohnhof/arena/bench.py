"""Measures the speed of random, unrecorded games on one core: inside the kernel and from Python.

It uses the processor time of this process, so that other load on the machine hardly matters.
"""

from __future__ import annotations

import os
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from time import process_time

from bohnhof.arena.random_play import play_at_random, step_at_random
from bohnhof.kernel.arrays import COMPILED
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.learn.batch import Batch
from bohnhof.kernel.learn.layout import Layout
from bohnhof.kernel.learn.playout import Dice, playout
from bohnhof.kernel.learn.steps import Steps, random_steps
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table

# How the time is divided; the rest is for cloning.
PLAYING_SHARE = 0.3  # inside the kernel, and the same through Python
STEPPING_SHARE = 0.1  # inside, through Python, and in batches

CLONES_AT_ONCE = 100  # between two readings of the clock, and while memory is measured
BATCH_SIZE = 64


@dataclass(frozen=True)
class Speed:
    """The speed of games, including their deals.

    A decision is the answer of a seat that was asked. Some answers are to wait, and some random offers are refused; all
    others are actions. A step is one choice of the step-wise interface, where an offer takes several.
    """

    decisions_per_s: float  # inside the kernel
    actions_per_s: float  # inside the kernel
    games_per_s: float  # inside the kernel
    python_decisions_per_s: float
    steps_per_s: float  # inside the kernel
    python_steps_per_s: float
    batch_steps_per_s: float  # called from Python, many games at a time
    clone_us: float  # of a table at the end of a game, when it is largest
    table_kb: float  # of the same table
    compiled: bool
    edition: str
    players: int


def measure(rules: Rules, seconds: float) -> Speed:
    """Play random games, and copy a table, for about this many seconds."""
    with one_core():
        choices = Choices()
        table = new_table(rules, 0)
        playout(table, Dice(0), choices)  # not measured: the first game runs with cold caches
        decisions_per_s, games_per_s = playing_speed(rules, choices, seconds * PLAYING_SHARE)
        python_decisions_per_s, actions_per_decision = python_speed(rules, seconds * PLAYING_SHARE)
        steps_per_s = stepping_speed(rules, seconds * STEPPING_SHARE)
        python_steps_per_s = python_stepping_speed(rules, seconds * STEPPING_SHARE)
        batch_steps_per_s = batch_speed(rules, seconds * STEPPING_SHARE)
        clone_us = cloning_time(table, seconds * (1 - 2 * PLAYING_SHARE - 3 * STEPPING_SHARE)) * 1e6
    return Speed(
        decisions_per_s=decisions_per_s,
        actions_per_s=decisions_per_s * actions_per_decision,
        games_per_s=games_per_s,
        python_decisions_per_s=python_decisions_per_s,
        steps_per_s=steps_per_s,
        python_steps_per_s=python_steps_per_s,
        batch_steps_per_s=batch_steps_per_s,
        clone_us=clone_us,
        table_kb=bytes_of(table) / 1024,
        compiled=COMPILED,
        edition=rules.edition.id,
        players=int(rules.players),
    )


def playing_speed(rules: Rules, choices: Choices, seconds: float) -> tuple[float, float]:
    """Decisions and games per second, inside the kernel."""
    games = decisions = 0
    started = process_time()
    while games == 0 or process_time() < started + seconds:
        games += 1
        decisions += int(playout(new_table(rules, games), Dice(games), choices))
    spent = process_time() - started
    return decisions / spent, games / spent


def python_speed(rules: Rules, seconds: float) -> tuple[float, float]:
    """Decisions per second through Python, and how many of the decisions were actions."""
    random = Random(0).random
    games = decisions = actions = 0
    started = process_time()
    while games == 0 or process_time() < started + seconds:
        games += 1
        decided, acted = play_at_random(new_table(rules, games), random)
        decisions += decided
        actions += acted
    return decisions / (process_time() - started), actions / decisions


def stepping_speed(rules: Rules, seconds: float) -> float:
    """Steps per second, inside the kernel."""
    layout = Layout(rules)
    games = steps = 0
    started = process_time()
    while games == 0 or process_time() < started + seconds:
        games += 1
        steps += int(random_steps(Steps(new_table(rules, games), layout), Dice(games)))
    return steps / (process_time() - started)


def python_stepping_speed(rules: Rules, seconds: float) -> float:
    """Steps per second through Python."""
    random = Random(0).random
    layout = Layout(rules)
    games = steps = 0
    started = process_time()
    while games == 0 or process_time() < started + seconds:
        games += 1
        steps += step_at_random(Steps(new_table(rules, games), layout), random)
    return steps / (process_time() - started)


def batch_speed(rules: Rules, seconds: float) -> float:
    """Steps per second of a batch, which chooses by itself but returns to Python after every step."""
    batch = Batch(rules, BATCH_SIZE, 0)
    dice = Dice(0)
    steps = 0
    started = process_time()
    while steps == 0 or process_time() < started + seconds:
        batch.step(batch.random_choices(dice))
        steps += BATCH_SIZE
    return steps / (process_time() - started)


def cloning_time(table: Table, seconds: float) -> float:
    """Seconds for one copy of a table."""
    clones = 0
    started = process_time()
    while clones == 0 or process_time() < started + seconds:
        for _ in range(CLONES_AT_ONCE):
            table.clone()
        clones += CLONES_AT_ONCE
    return (process_time() - started) / clones


def bytes_of(table: Table) -> float:
    """The memory that one copy of a table takes, compiled rows included (they go through Python's allocators too)."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        clones = [table.clone() for _ in range(CLONES_AT_ONCE)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / len(clones)


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, if the system supports that, so that migrations do not disturb the clock."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)
