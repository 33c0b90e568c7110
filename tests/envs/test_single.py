"""The environment for one learner: Gymnasium's own check for every edition, and the bots in it."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from bohnhof.bots.faults import BotFault
from bohnhof.bots.registry import BOTS
from bohnhof.envs.single import BohnhofEnv
from bohnhof.kernel.actions import EndTrading
from bohnhof.kernel.faults import BadInput
from tests.envs.playing import choose, every_edition


@every_edition
def test_gymnasium_is_content(edition: str, players: int) -> None:
    check_env(gymnasium.make("Bohnhof-v0", edition=edition, players=players, render_mode="ansi").unwrapped)


def play(env: Any, rng: np.random.Generator, steps: int = 10**6) -> tuple[float, dict[str, Any]]:
    """Play at random; returns the learner's total reward, and the final info."""
    mask, got = env.action_masks(), 0.0
    for _ in range(steps):
        sight, reward, over, _, info = env.step(choose(mask, rng))
        mask, got = sight["action_mask"], got + reward
        if over:
            break
    return got, info


@every_edition
def test_a_game_against_random_bots_ends_with_its_scores(edition: str, players: int) -> None:
    env = BohnhofEnv(edition, players, reward="coins", seat=0)
    env.reset(seed=2)
    got, info = play(env, np.random.default_rng(2))
    assert got == info["scores"][0]


def test_each_game_draws_a_seat_unless_one_is_wanted() -> None:
    env = BohnhofEnv()
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(8)} == {0, 1, 2, 3}
    assert BohnhofEnv(seat=2).reset(seed=1)[1]["seat"] == 2


@pytest.mark.parametrize("bot", ["random", "trader"])
def test_copies_and_pickles_keep_the_game(bot: str) -> None:
    env = BohnhofEnv(seat=1, opponents=[bot])
    env.reset(seed=4)
    env.reset()
    play(env, np.random.default_rng(4), 50)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ends = [play(each, np.random.default_rng(5), 40) for each in (env, *copies)]
    assert ends[0] == ends[1] == ends[2]


def test_a_copy_is_still_the_environment_that_was_made() -> None:
    env = gymnasium.make("Bohnhof-v0", opponents="random")
    env.reset(seed=1)
    env.action_space.seed(5)
    other = copy.deepcopy(env)
    assert str(other) == str(env)
    assert other.spec == env.spec
    assert [other.action_space.sample() for _ in range(9)] == [env.action_space.sample() for _ in range(9)]


def test_a_choice_that_is_not_allowed_counts_as_the_first_that_is() -> None:
    env = BohnhofEnv(seat=0)
    env.reset(seed=0)
    assert env.step(0)[4]["refused"]
    assert "?" not in str(env.render()).split("seat0     ")[-1].split("|", maxsplit=1)[0]  # you see your own hand


def test_one_opponent_need_not_be_put_into_a_list() -> None:
    assert set(BohnhofEnv(opponents="trader", seat=0).guests.bots) == {1, 2, 3}


def test_what_is_no_choice_and_what_comes_after_the_end_is_refused_in_one_line() -> None:
    env = BohnhofEnv("duel", seat=0)
    env.reset(seed=0)
    for wrong in (None, 2.5, np.array([1, 2])):
        with pytest.raises(BadInput, match="a choice is a whole number, not"):
            env.step(wrong)
    play(env, np.random.default_rng(0))
    with pytest.raises(BadInput, match="the game is over: reset the environment"):
        env.step(0)
    env.close()
    env.close()
    assert env.reset(seed=0)[1] == {"seat": 0}


def test_vector_environments_find_something_allowed_in_every_mask() -> None:
    """They ask once more after the end, and ignore the answer."""
    env = gymnasium.make_vec("Bohnhof-v0", num_envs=2, edition="duel", opponents="random")
    sights, _ = env.reset(seed=3)
    rng, ended = np.random.default_rng(3), 0
    while ended < 3:
        sights, _, over, _, infos = env.step(np.array([choose(mask, rng) for mask in sights["action_mask"]]))
        ended += int(over.sum())
        assert not infos.get("refused", np.zeros(2)).any()
    env.close()


def test_a_human_can_watch(capsys: pytest.CaptureFixture[str]) -> None:
    env = BohnhofEnv(render_mode="human", seat=0)
    env.reset(seed=0)
    env.step(int(env.action_masks().argmax()))
    assert capsys.readouterr().out.count("edition   boonanza") == 2


class Cheat:
    """A bot that ends the trading whenever it is asked."""

    name = "cheat"

    def choose(self, *_: object) -> EndTrading:
        return EndTrading()


def test_a_bot_that_breaks_a_rule_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    with pytest.raises(BotFault, match="bot 'cheat' on seat 0 tried EndTrading"):
        BohnhofEnv(opponents=["cheat"], seat=3).reset(seed=0)


class Mute(Cheat):
    """A bot that never says a word."""

    name = "mute"

    def choose(self, *_: object) -> None:  # type: ignore[override]
        return None


def test_for_a_bot_that_does_nothing_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "mute", Mute)
    env = BohnhofEnv(opponents=["mute", "mute", "random"], seat=3)
    env.reset(seed=0)
    assert "scores" in play(env, np.random.default_rng(0))[1]


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ({"opponents": ["random", "random"]}, "3 other seats need one bot or as many, not 2"),
        ({"opponents": ["nobody"]}, "there is no bot 'nobody'"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": 3}, "opponents are a name or a list of names, not 3"),
        ({"options": None}, "options are a name or a list of names, not None"),
        ({"options": [3]}, r"options are a name or a list of names, not \[3\]"),
        ({"seat": 4}, "a seat is a number from 0 to 3, not 4"),
        ({"seat": "0"}, "a seat is a whole number, not '0'"),
        ({"players": 4.0}, r"the number of players is a whole number, not 4\.0"),
        ({"offers_per_turn": -1}, "offers_per_turn is at least 0, not -1"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(said: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        BohnhofEnv(**said)


def test_a_render_mode_that_is_not_known_is_a_type_error() -> None:
    """Libraries such as Stable-Baselines3 try `rgb_array`, and continue without it after a TypeError."""
    with pytest.raises(TypeError, match="a render_mode is one of ansi, human, not 'rgb_array'"):
        BohnhofEnv(render_mode="rgb_array")


def test_gymnasium_imports_it_by_its_name() -> None:
    assert gymnasium.make("bohnhof.envs.single:Bohnhof-v0", players=3).unwrapped.get_wrapper_attr("seat") in range(3)
