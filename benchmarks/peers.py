"""Other projects' card and trading games, also played at random.

Their decisions are counted like ours: only those of players. Dealing is part of a game's time, but chance events do not
count as decisions. Random numbers come from Python's generator with the same code as in `arena/random_play.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from benchmarks.contest import CLONE, GAMES, INSIDE, PYTHON, Absent, Figures

OPEN_SPIEL_GAMES = ("hearts", "skat", "gin_rummy", "bargaining", "sheriff")
CLONING_SHARE = 0.1  # of the time; the rest is for playing
AT_ONCE = 20  # games or copies between two readings of the clock

random = Random(0).random


def peer(module: str, package: str) -> Any:
    """A module of another project, which has no type hints."""
    try:
        return import_module(module)
    except ImportError as fault:
        raise Absent(f"{package} is not installed (uv sync --group bench)") from fault


def rate(done: Callable[[], int], seconds: float) -> float:
    """The number of these per second."""
    total = 0
    started = process_time()
    while total == 0 or process_time() < started + seconds:
        total += done()
    return total / (process_time() - started)


class OpenSpiel:
    """One of OpenSpiel's games: natively with its own random bots, and move by move from Python."""

    def __init__(self, game: str) -> None:
        self.name = f"OpenSpiel {game}"
        self.game_name = game
        self.seed = 0

    @cached_property
    def spiel(self) -> Any:
        return peer("pyspiel", "open_spiel")

    @cached_property
    def game(self) -> Any:
        return self.spiel.load_game(self.game_name)

    @cached_property
    def bots(self) -> list[Any]:
        return [self.spiel.make_uniform_random_bot(seat, seat) for seat in range(self.game.num_players())]

    def measure(self, seconds: float) -> Figures:
        state = self.play_natively()  # warm-up, like our first game
        playing = seconds * (1 - CLONING_SHARE) / 2
        decisions_per_s, games_per_s = self.native_speed(playing)
        return {
            INSIDE: decisions_per_s,
            GAMES: games_per_s,
            PYTHON: rate(self.play_from_python, playing),
            CLONE: 1e6 / rate(lambda: len([state.clone() for _ in range(AT_ONCE)]), seconds * CLONING_SHARE),
        }

    def native_speed(self, seconds: float) -> tuple[float, float]:
        """Decisions and games per second; the decisions are counted while the clock is stopped."""
        games = decisions = 0
        spent = 0.0
        while spent < seconds:
            started = process_time()
            states = [self.play_natively() for _ in range(AT_ONCE)]
            spent += process_time() - started
            games += len(states)
            decisions += sum(move.player >= 0 for state in states for move in state.full_history())
        return decisions / spent, games / spent

    def play_natively(self) -> Any:
        """Play a game to its end without returning to Python."""
        state = self.game.new_initial_state()
        self.seed += 1
        self.spiel.evaluate_bots(state, self.bots, self.seed)
        return state

    def play_from_python(self) -> int:
        """Play one game; returns the number of decisions.

        In all of these games, chance is uniform, so picking an outcome at random is correct, and fast.
        """
        decisions = 0
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action, _ = outcomes[int(random() * len(outcomes))]
            else:
                decisions += 1
                actions = state.legal_actions()
                action = actions[int(random() * len(actions))]
            state.apply_action(action)
        return decisions


class RLCardGinRummy:
    """RLCard's gin rummy, which is written in Python: only the game, without tensors for learning."""

    name = "RLCard gin rummy"

    @cached_property
    def game(self) -> Any:
        game = peer("rlcard.games.gin_rummy", "rlcard").Game()
        game.np_random.seed(0)
        return game

    def measure(self, seconds: float) -> Figures:
        self.play()  # warm-up, like our first game
        games = decisions = 0
        started = process_time()
        while games == 0 or process_time() < started + seconds:
            games += 1
            decisions += self.play()
        spent = process_time() - started
        return {PYTHON: decisions / spent, GAMES: games / spent}

    def play(self) -> int:
        """Play one game; returns the number of decisions."""
        game = self.game
        game.init_game()
        decisions = 0
        while not game.is_over():
            decisions += 1
            actions = game.judge.get_legal_actions()
            game.step(actions[int(random() * len(actions))])
        return decisions
