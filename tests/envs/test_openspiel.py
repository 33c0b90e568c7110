"""The game for OpenSpiel: its own tests for every edition, if OpenSpiel is there (`make test-envs`)."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
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
    other = state.clone()
    walk(other, Random(1), 30)
    assert len(state.history()) == 1
    assert str(other) != str(state)


@every_edition
def test_a_resampled_game_looks_the_same_to_its_player_and_hides_other_cards(edition: str, players: int) -> None:
    state = load(edition, players).new_initial_state()
    assert str(state.resample_from_infostate(0, lambda: 0.5)) == str(state)  # nothing is dealt yet
    state.apply_action(0)
    rng, differ = Random(2), 0
    for _ in range(60):
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_string(player) == state.observation_string(player)
        differ += str(other) != str(state)
        walk(state, rng, 1)
    assert differ > 0 or players == 1  # a player alone sees all hands; only the pile is dealt again
    while not other.is_terminal():
        walk(other, rng, 1)


def test_information_set_search_finds_a_move() -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game, chance = load("duel"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=2.0,
        max_simulations=4,
        random_state=chance,
        use_observation_string=True,
    )
    state = game.new_initial_state()
    state.apply_action(0)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_copies_and_pickles_keep_the_game(copied: Callable[[Any], Any]) -> None:
    state = load("boonanza").new_initial_state()
    state.apply_action(1)
    walk(state, Random(3), 60)
    other = copied(state)
    for each in (state, other):
        walk(each, Random(4), 60)
    assert str(other) == str(state)


def test_optional_rules_are_joined_by_a_plus() -> None:
    load("boonanza")
    game = pyspiel.load_game("bohnhof(edition=bohnanza,options=encore+garden-three)")
    assert [phase.name for phase in game.table.rules.phases][-1] == "encore"
    with pytest.raises(BadInput, match="has no option 'sunshine'"):
        pyspiel.load_game("bohnhof(options=sunshine)")


def test_a_game_needs_a_deal() -> None:
    load("boonanza")
    from bohnhof.envs.openspiel import BohnhofGame  # noqa: PLC0415 - OpenSpiel is not always there

    with pytest.raises(BadInput, match="at least one deal"):
        BohnhofGame({"deals": 0})
    with pytest.raises(ValueError, match="no parameters"):
        load("boonanza").make_py_observer(params={"a": 1})
