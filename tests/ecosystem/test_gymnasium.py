"""Gymnasium: its own checks, vector environments and wrappers."""

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import FlattenObservation, RecordEpisodeStatistics

NAME = "bohnhof.envs.single:Bohnhof-v0"


@pytest.mark.parametrize("edition", ["boonanza", "duel", "al-cabohne-solo"])
def test_check_env(edition: str) -> None:
    check_env(gymnasium.make(NAME, edition=edition).unwrapped)


def test_a_vector_of_environments_steps() -> None:
    envs = gymnasium.make_vec(NAME, num_envs=2, players=3)
    seen, _ = envs.reset(seed=1)
    for _ in range(20):
        actions = seen["action_mask"].argmax(axis=1)
        seen, _, _, _, _ = envs.step(actions)
    envs.close()


def test_wrappers_wrap() -> None:
    env = RecordEpisodeStatistics(FlattenObservation(gymnasium.make(NAME, edition="duel")))
    env.reset(seed=1)
    over, info = False, {}
    while not over:
        _, _, terminated, truncated, info = env.step(int(env.get_wrapper_attr("action_masks")().argmax()))
        over = terminated or truncated
    assert info["episode"]["l"] > 10
