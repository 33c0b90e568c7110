"""A loop in the manner of CleanRL: one file, a vector of environments, masked choices, episodes counted by hand."""

import gymnasium
import numpy as np

ENVS, STEPS = 4, 400


def test_a_masked_loop_runs_through_episodes() -> None:
    envs = gymnasium.make_vec("bohnhof.envs.single:Bohnhof-v0", num_envs=ENVS, edition="duel", reward="coins")
    rng = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    weights = rng.normal(size=(seen["observation"].shape[1], envs.single_action_space.n)).astype(np.float32)
    rewards, episodes = np.zeros((STEPS, ENVS)), 0
    for step in range(STEPS):
        logits = seen["observation"].astype(np.float32) / 255 @ weights
        logits = np.where(seen["action_mask"] == 1, logits + rng.gumbel(size=logits.shape), -np.inf)
        seen, rewards[step], terminated, truncated, _ = envs.step(logits.argmax(axis=1))
        episodes += int((terminated | truncated).sum())
    envs.close()
    assert episodes > 0
    assert rewards.sum() > 0
