"""TextArena: its registry, and the wrappers that read messages and the state."""

from random import Random
from typing import Any

import pytest

ta = pytest.importorskip("textarena", reason="TextArena is not installed: python -m tests.ecosystem textarena")

NAME = "Bohnhof-v0"


def made(**said: object) -> Any:
    if NAME not in ta.envs.registration.ENV_REGISTRY:
        ta.register(NAME, "bohnhof.envs.arena_text:ArenaEnv")
    return ta.make(NAME, **said)


def test_a_game_runs_through_the_observation_wrapper() -> None:
    env = ta.wrappers.LLMObservationWrapper(env=made(edition="duel"))
    env.reset(num_players=2, seed=1)
    rng, done = Random(1), False
    while not done:
        _, text = env.get_observation()
        assert text.startswith("\n[GAME] You are seat")
        words = [line.strip() for line in text.rpartition("You may:\n")[2].splitlines()]
        done, _ = env.step(f"[{rng.choice(words)}]")
    rewards, infos = env.close()
    assert set(rewards) == set(infos) == {0, 1}


def test_the_render_wrapper_draws() -> None:
    env = ta.wrappers.SimpleRenderWrapper(env=made(edition="duel"), player_names={0: "A", 1: "B"})
    env.reset(num_players=2, seed=1)
    env.get_observation()
    env.step("[done]")
