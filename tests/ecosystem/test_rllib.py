"""RLlib: its two PettingZoo wrappers, and the key that its action masking wants."""

from typing import Any

import pytest

pytest.importorskip("ray.rllib", reason="RLlib is not installed: python -m tests.ecosystem rllib")
from gymnasium import spaces
from pettingzoo.utils import BaseWrapper
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv, PettingZooEnv

from bohnhof.envs import bohnhof_parallel_v0, bohnhof_v0


class ForRLlib(BaseWrapper):
    """As docs/environments.md has it."""

    def observation_space(self, agent: str) -> spaces.Dict:
        space = self.env.observation_space(agent)
        return spaces.Dict({"observations": space["observation"], "action_mask": space["action_mask"]})

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self.env.observe(agent)
        return {"observations": seen["observation"], "action_mask": seen["action_mask"]}


def test_agents_in_turn_with_rllibs_keys() -> None:
    env = PettingZooEnv(ForRLlib(bohnhof_v0.raw_env(edition="duel")))
    seen, _ = env.reset(seed=1)
    for _ in range(50):
        [(agent, sight)] = seen.items()
        assert set(sight) == {"observations", "action_mask"}
        seen, _, over, _, _ = env.step({agent: int(sight["action_mask"].argmax())})
        if over["__all__"]:
            break


def test_agents_at_once() -> None:
    env = ParallelPettingZooEnv(bohnhof_parallel_v0.parallel_env(edition="boonanza", max_cycles=30))
    seen, _ = env.reset(seed=1)
    over = {"__all__": False}
    while not over["__all__"] and seen:
        actions = {agent: int(sight["action_mask"].argmax()) for agent, sight in seen.items()}
        seen, _, over, truncated, _ = env.step(actions)
        if truncated.get("__all__"):
            break
