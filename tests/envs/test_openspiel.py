"""The game for OpenSpiel: its own tests for every edition, if OpenSpiel is there (`make test-envs`)."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from bohnhof.kernel.faults import BadInput
from tests.envs.playing import every_edition

pyspiel = pytest.importorskip("pyspiel")


def load(edition: str, players: int = 0, deals: int = 3) -> Any:
    import bohnhof.envs.openspiel  # noqa: F401, PLC0415 - it registers the game

    return pyspiel.load_game("bohnhof", {"edition": edition, "players": players, "deals": deals})


@every_edition
def test_openspiel_simulates_games_at_random(edition: str, players: int) -> None:
    pyspiel.random_sim_test(load(edition, players), num_sims=1, serialize=False, verbose=False)


@every_edition
def test_openspiel_finds_its_interface_kept(edition: str, players: int) -> None:
    sim_test = pytest.importorskip("open_spiel.python.tests.games_sim_test")
    np.random.seed(1)  # it is their generator that plays
    sim_test.GamesSimTest().sim_game(load(edition, players))


def walk(state: Any, rng: Random, steps: int) -> None:
    for _ in range(steps):
        state.apply_action(rng.choice(state.legal_actions()))


def test_chance_deals_once_and_players_do_the_rest() -> None:
    game = load("boonanza")
    state = game.new_initial_state()
    assert str(state) == "before the deal"
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    assert state.action_to_string(2) == "deal 2"
    state.apply_action(2)
    assert state.current_player() == 0
    assert state.action_to_string(state.legal_actions()[0]).startswith("plant ")


def test_an_observation_shows_the_own_hand_alone() -> None:
    game = load("boonanza")
    state = game.new_initial_state()
    assert "before" in state.observation_string(0)
    state.apply_action(0)
    walk(state, Random(0), 40)
    assert "seat0     hand ?" not in state.observation_string(0)
    assert "seat1     hand ?" in state.observation_string(0)
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()


def test_a_clone_goes_its_own_way() -> None:
    state = load("boonanza").new_initial_state()
    state.apply_action(0)
    copy = state.clone()
    walk(copy, Random(1), 30)
    assert len(state.history()) == 1
    assert str(copy) != str(state)


def test_a_game_needs_a_deal() -> None:
    load("boonanza")
    from bohnhof.envs.openspiel import BohnhofGame  # noqa: PLC0415 - OpenSpiel is not always there

    with pytest.raises(BadInput, match="at least one deal"):
        BohnhofGame({"deals": 0})
    with pytest.raises(ValueError, match="no parameters"):
        load("boonanza").make_py_observer(params={"a": 1})
