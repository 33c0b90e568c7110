"""Measures the learning environments beside others, in one run: `python -m benchmarks.envs`.

Everybody plays at random, with observations and masks, in turn and round after round; the best round counts. The clock
is processor time, for the batch on two cores that of its slower worker: the result of an idle machine. The next column
uses wall-clock time, which includes other load on the machine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import cached_property, partial
from time import perf_counter, process_time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.contest import Figures, contest
from benchmarks.peers import peer
from bohnhof.envs import bohnhof_v0
from bohnhof.envs.batch import BatchEnv

STEPS, WALL = "steps_per_s", "wall_steps_per_s"
SECONDS, ROUNDS = 1.0, 7  # of each contestant, in each round
WORKERS = 2
GAMES_EACH = 1024  # of each worker: thousands in one call


Game = tuple[Callable[[], int], Callable[[], float]]  # plays and returns the number of steps; and its clock


class Player:
    """Something that plays with `play`, which returns the number of steps."""

    def __init__(self, name: str, make: Callable[[], Game]) -> None:
        self.name = name
        self._make = make

    @cached_property
    def game(self) -> Game:
        play, clock = self._make()
        play()  # not measured
        return play, clock

    def measure(self, seconds: float) -> Figures:
        (play, clock), steps = self.game, 0
        started, on_the_wall = clock(), perf_counter()
        while steps == 0 or clock() < started + seconds:
            steps += play()
        return {STEPS: steps / (clock() - started), WALL: steps / (perf_counter() - on_the_wall)}


def batch(workers: int) -> Game:
    env = BatchEnv(GAMES_EACH * workers, workers=workers)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(20):
            env.step_at_random()
        return 20 * env.games

    return play, env.core_time


def turns(make: Callable[[], Any]) -> Game:
    """Agents in turn, in PettingZoo's loop; the choices are drawn the same way for all."""
    env, rng = make(), np.random.default_rng(0)
    env.reset(seed=0)

    def play() -> int:
        for step in range(1000):
            sight, _, ended, broken_off, _ = env.last()
            if ended or broken_off:
                env.reset()
                return step
            allowed = sight["action_mask"].nonzero()[0]
            env.step(allowed[int(rng.random() * len(allowed))])
        return 1000

    return play, process_time


def classic(game: str) -> Game:
    return turns(peer(f"pettingzoo.classic.{game}", "pettingzoo[classic]").env)


def rlcard(game: str) -> Game:
    """RLCard's environment: states as tensors, with the legal actions."""
    env = peer("rlcard", "rlcard").make(game, config={"seed": 0})
    rng = np.random.default_rng(0)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            allowed = list(state["legal_actions"])
            state, _ = env.step(allowed[int(rng.random() * len(allowed))])
            steps += 1
        return steps

    return play, process_time


CONNECT_FOUR = "PettingZoo connect four"
RAW, WRAPPED, BATCH = "Bohnhof, agents in turn", "… with PettingZoo's wrappers", "Bohnhof, batch on two cores"


def contestants() -> list[Player]:
    return [
        Player(BATCH, partial(batch, WORKERS)),
        Player("Bohnhof, batch on one core", partial(batch, 1)),
        Player(RAW, partial(turns, bohnhof_v0.raw_env)),
        Player(WRAPPED, partial(turns, bohnhof_v0.env)),
        Player(CONNECT_FOUR, partial(classic, "connect_four_v3")),
        Player("PettingZoo tic-tac-toe", partial(classic, "tictactoe_v3")),
        Player("RLCard leduc-holdem", partial(rlcard, "leduc-holdem")),
        Player("RLCard uno", partial(rlcard, "uno")),
        Player("RLCard gin-rummy", partial(rlcard, "gin-rummy")),
    ]


def main() -> int:
    said = argparse.ArgumentParser("python -m benchmarks.envs", description="How quickly the environments step.")
    said.add_argument("--seconds", type=float, default=SECONDS)
    said.add_argument("--rounds", type=int, default=ROUNDS)
    said.add_argument("--json", action="store_true")
    asked = said.parse_args()
    rows = contest(contestants(), asked.seconds * asked.rounds, asked.rounds)
    found = {row.name: row.figure(STEPS) for row in rows}
    if asked.json:
        print(json.dumps({row.name: row.rounds for row in rows}, indent=2))
        return 0
    table = Table(caption=f"steps of agents per second, four-player boonanza; best of {asked.rounds} rounds in turn")
    table.add_column()
    table.add_column("steps/s", justify="right")
    table.add_column("by the wall", justify="right")
    for row in rows:
        value = found[row.name]
        wall = row.figure(WALL)
        table.add_row(row.name, row.absent or "" if value is None else f"{value:,.0f}", f"{wall or 0:,.0f}")
    console = Console(highlight=False)
    console.print(table)
    for name, bar in ((BATCH, 1_500_000.0), (RAW, 60_000.0), (WRAPPED, found[CONNECT_FOUR])):
        value = found[name]
        if value is not None and bar is not None:
            console.print(f"{name}: {value:,.0f} (bar: at least {bar:,.0f})", markup=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
