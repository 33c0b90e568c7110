"""OpenSpiel: its random simulation test, and its search bots that are written in Python."""

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: python -m tests.ecosystem openspiel")
from open_spiel.python.algorithms import ismcts, mcts

import bohnhof.envs.openspiel  # noqa: F401 - registers it


def a_game() -> Any:
    return pyspiel.load_game("bohnhof(edition=duel,deals=10)")


def begun() -> Any:
    state = a_game().new_initial_state()
    state.apply_action(3)
    return state


def test_random_simulations_with_serialisation() -> None:
    pyspiel.random_sim_test(a_game(), num_sims=2, serialize=True, verbose=False)


def test_the_python_mcts_bot_moves() -> None:
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(a_game(), 1.4, 10, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = begun()
    assert bot.step(state) in state.legal_actions()


def test_the_python_ismcts_bot_moves() -> None:
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=a_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.4,
        max_simulations=10,
        random_state=chance,
        use_observation_string=True,
    )
    state = begun()
    assert bot.step(state) in state.legal_actions()
