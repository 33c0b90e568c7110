"""PettingZoo's own checks for every edition, and what they do not cover."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.test.state_test import state_test

from bohnhof.envs import bohnhof_parallel_v0, bohnhof_v0
from bohnhof.kernel.faults import BadInput
from tests.envs.playing import choose, every_edition

CYCLES = 60
# They know by name which of PettingZoo's own games have a dictionary with a mask as observation.
pytestmark = pytest.mark.filterwarnings("ignore:Observation space for each agent", "ignore:Observation is not a NumPy")


@every_edition
def test_agents_in_turn(edition: str, players: int) -> None:
    api_test(bohnhof_v0.env(edition=edition, players=players), num_cycles=CYCLES)
    seed_test(partial(bohnhof_v0.env, edition=edition, players=players), num_cycles=CYCLES // players)


@every_edition
def test_agents_at_once(edition: str, players: int) -> None:
    make = partial(bohnhof_v0.parallel_env, edition=edition, players=players)
    parallel_api_test(make(), num_cycles=CYCLES)
    parallel_seed_test(make, num_cycles=CYCLES // players)


def test_a_critic_may_see_what_all_seats_see_together() -> None:
    env, at_once = bohnhof_v0.env(), bohnhof_v0.parallel_env()
    state_test(env, at_once)
    env.reset(seed=6)
    play(env, np.random.default_rng(6), 50)
    assert env.state() in env.unwrapped.state_space
    for row, agent in zip(env.state(), env.possible_agents, strict=True):
        np.testing.assert_array_equal(row, env.observe(agent)["observation"])


@every_edition
def test_the_number_of_cycles_is_kept(edition: str, players: int) -> None:
    said: dict[str, Any] = {"edition": edition, "players": players}
    max_cycles_test(
        SimpleNamespace(
            env=partial(bohnhof_parallel_v0.env, **said), parallel_env=partial(bohnhof_parallel_v0.parallel_env, **said)
        )
    )


def play(env: Any, rng: np.random.Generator, steps: int = 10**6) -> dict[str, float]:
    """Play at random; returns each agent's total reward."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(steps):
        sight, reward, ended, broken_off, _ = env.last()
        got[agent] += reward
        env.step(None if ended or broken_off else choose(sight["action_mask"], rng))
    return got


@every_edition
def test_what_some_win_others_lose_and_coins_are_worth_what_they_score(edition: str, players: int) -> None:
    if players > 1:
        env = bohnhof_v0.raw_env(edition=edition, players=players)
        env.reset(seed=3)
        got = play(env, np.random.default_rng(3))
        if env.sitting.table.rules.winners(env.sitting.steps.table):
            assert sum(got.values()) == pytest.approx(0)
            assert max(got.values()) > 0 or set(got.values()) == {0.0}
        else:  # bosses can win, too
            assert set(got.values()) == {-1.0}
    env = bohnhof_v0.raw_env(edition=edition, players=players, reward="coins")
    env.reset(seed=3)
    got = play(env, np.random.default_rng(3))
    assert list(got.values()) == env.sitting.scores()
    assert env.agents == []


def test_copies_and_pickles_keep_the_game_and_go_their_own_way() -> None:
    env = bohnhof_v0.env()
    env.reset(seed=11)
    play(env, np.random.default_rng(1), 300)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    before = env.last()[0]["observation"].copy()
    ends = [play(each, np.random.default_rng(2)) for each in copies]
    np.testing.assert_array_equal(env.last()[0]["observation"], before)
    assert play(env, np.random.default_rng(2)) == ends[0] == ends[1]


def test_the_same_seed_gives_the_same_games_and_without_one_they_go_on() -> None:
    env, other = bohnhof_v0.raw_env(), bohnhof_v0.raw_env()
    decks = []
    seeds: list[Any] = [5, np.int64(5)]
    for each, seed in zip((env, other), seeds, strict=True):
        each.reset(seed=seed)
        first = each.sitting.text()
        each.reset()
        decks.append((first, each.observe("seat_0")["observation"].tobytes()))
    assert decks[0] == decks[1]
    env.reset(seed=5)
    assert env.observe("seat_0")["observation"].tobytes() != decks[0][1]


def test_a_game_is_broken_off_after_so_many_choices() -> None:
    env = bohnhof_v0.raw_env(max_cycles=7)
    env.reset(seed=0)
    for n in range(7):
        assert not any(env.truncations.values()), n
        env.step(choose(env.last()[0]["action_mask"], np.random.default_rng(n)))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_copies_and_pickles_of_the_parallel_environment_keep_the_game() -> None:
    env, rng = bohnhof_v0.parallel_env(reward="coins", max_cycles=500), np.random.default_rng(4)
    sights, _ = env.reset(seed=4)

    def chosen() -> dict[str, int]:
        return {agent: choose(sights[agent]["action_mask"], rng) for agent in env.agents}

    for _ in range(150):
        sights, *_ = env.step(chosen())
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    before = [other.render() for other in copies]
    while env.agents:
        choices = chosen()
        sights, *rest = env.step(choices)
        assert [other.render() for other in copies] == before  # they continue independently
        for other in copies:
            told, *same = other.step(choices)
            assert same == rest
            for agent, sight in sights.items():
                assert all((told[agent][part] == sight[part]).all() for part in sight)
        before = [other.render() for other in copies]
    assert [other.agents for other in copies] == [[], []]


def test_who_is_not_asked_sees_the_table_and_may_choose_nothing() -> None:
    env = bohnhof_v0.raw_env()
    env.reset(seed=0)
    assert env.observe("seat_0")["action_mask"].any()
    assert not env.observe("seat_2")["action_mask"].any()
    assert env.observe("seat_2")["observation"].any()


def test_what_is_not_allowed_is_refused_without_the_wrappers_and_ends_the_game_with_them() -> None:
    env = bohnhof_v0.raw_env()
    env.reset(seed=0)
    with pytest.raises(BadInput, match="seat 0 may not choose 0 now"):
        env.step(0)
    wrapped = bohnhof_v0.env()
    wrapped.reset(seed=0)
    wrapped.step(0)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards["seat_0"] == -1


def test_at_once_only_the_choice_of_who_is_asked_counts() -> None:
    env = bohnhof_v0.parallel_env()
    sights, _ = env.reset(seed=0)
    asked = [agent for agent in env.agents if sights[agent]["action_mask"].sum() > 1]
    assert asked == ["seat_0"]
    assert all(sights[agent]["action_mask"][0] == 1 for agent in env.agents if agent != "seat_0")
    *_, infos = env.step(dict.fromkeys(env.agents, 0))
    assert infos["seat_0"]["refused"]
    assert env.cycles == 1
    assert "turn      seat0 plant" in str(env.render())


def test_who_is_asked_has_to_choose_and_nobody_after_the_end() -> None:
    env = bohnhof_v0.parallel_env(max_cycles=1, render_mode="human")
    with pytest.raises(BadInput, match="no game is running: reset the environment"):
        env.step({})
    sights, _ = env.reset(seed=0)
    with pytest.raises(BadInput, match="seat_0 is asked, and no choice of it is given"):
        env.step({"seat_1": 0})
    env.step({"seat_0": int(sights["seat_0"]["action_mask"].argmax())})
    assert env.agents == []
    with pytest.raises(BadInput, match="no game is running"):
        env.step({"seat_0": 0})
    alone = bohnhof_v0.raw_env(edition="duel")
    alone.reset(seed=0)
    play(alone, np.random.default_rng(0))
    with pytest.raises(BadInput, match="the game is over: reset the environment"):
        alone.step(0)


def test_a_table_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    env = bohnhof_v0.env(render_mode="ansi", edition="bohnanza", players=3)
    env.reset(seed=0)
    assert "hand ?*5" in env.render()
    env = bohnhof_v0.raw_env(render_mode="human")
    env.reset(seed=0)
    env.step(choose(env.last()[0]["action_mask"], np.random.default_rng(0)))
    assert "edition   boonanza" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ({"edition": "bonanza"}, "unknown edition"),
        ({"players": 9}, "is for 3 to 5 players, not 9"),
        ({"options": ["sunshine"]}, "has no option 'sunshine'"),
        ({"edition": None}, "unknown edition 'None'"),
        ({"options": "sunshine"}, "has no option 'sunshine'"),
        ({"max_cycles": 0}, "max_cycles is at least 1, not 0"),
        ({"reward": "fame"}, "a reward is one of win, coins, not 'fame'"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(said: dict[str, Any], fault: str) -> None:
    for make in (bohnhof_v0.env, bohnhof_v0.parallel_env):
        with pytest.raises(BadInput, match=fault):
            make(**said)


@pytest.mark.parametrize("seed", [-1, 1.5, "5"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadInput, match="a seed is"):
        bohnhof_v0.raw_env().reset(seed=seed)


def test_an_own_edition_can_be_given_as_a_path() -> None:
    path = Path(__file__).parents[2] / "examples" / "pocket.toml"
    env = bohnhof_v0.raw_env(path)
    env.reset(seed=1)
    assert pickle.loads(pickle.dumps(env)).render() == env.render()


@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_pettingzoo_finds_it_in_its_registry(kind: Any) -> None:
    if not hasattr(pettingzoo, "make"):
        pytest.skip("this PettingZoo has no registry: it came with 1.27")
    env = pettingzoo.make(kind, "Bohnhof-v0", edition="boonanza", players=3)
    env.reset(seed=1)
    assert len(env.agents) == 3


def test_a_render_mode_that_is_not_known_is_a_type_error() -> None:
    for make in (bohnhof_v0.env, bohnhof_v0.parallel_env):
        with pytest.raises(TypeError, match="a render_mode is one of ansi, human, not 'rgb_array'"):
            make(render_mode="rgb_array")
