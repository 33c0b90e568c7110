"""Stable-Baselines3: its check, make_vec_env, and MaskablePPO of sb3-contrib."""

import pytest

pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: python -m tests.ecosystem sb3")
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env

from bohnhof.envs.single import BohnhofEnv


def test_check_env() -> None:
    check_env(BohnhofEnv("duel"))


def test_make_vec_env_and_maskable_ppo() -> None:
    envs = make_vec_env("Bohnhof-v0", n_envs=2, env_kwargs={"edition": "duel", "reward": "coins"})
    model = MaskablePPO("MultiInputPolicy", envs, n_steps=64, batch_size=64, n_epochs=1, seed=1)
    model.learn(256)
    reward, _ = evaluate_policy(model, envs, n_eval_episodes=2, warn=False)
    assert reward >= 0


def test_the_long_name_works_too() -> None:
    envs = make_vec_env("bohnhof.envs.single:Bohnhof-v0", n_envs=1)
    assert envs.reset()["action_mask"].shape[0] == 1
