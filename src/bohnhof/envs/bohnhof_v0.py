"""The game as a PettingZoo environment for agents that take turns (AEC).

    env = bohnhof_v0.env(edition="bohnanza", players=4)
    env.reset(seed=42)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

`raw_env` is the same without PettingZoo's wrappers, and many times as fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import Any, Unpack

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bohnhof.envs.bohnhof_parallel_v0 import parallel_env, register
from bohnhof.envs.sitting import RENDER_MODES, GameSpec, Numbers, Said, Sitting, limit, mode
from bohnhof.envs.spaces import agents_of, choice_space, sight_space, state_space
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.layout import OFFERS_PER_TURN

ILLEGAL_REWARD = -1.0


def env(**said: Unpack[Said]) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's usual wrappers; same arguments as `raw_env`."""
    checked: Any = wrappers.TerminateIllegalWrapper(raw_env(**said), illegal_reward=ILLEGAL_REWARD)
    checked = wrappers.AssertOutOfBoundsWrapper(checked)
    wrapped: AECEnv[str, Any, Any] = wrappers.OrderEnforcingWrapper(checked)
    return wrapped


class raw_env(AECEnv[str, dict[str, Any], int]):  # noqa: N801 - PettingZoo calls it so
    """One seat is asked at a time, and answers with a choice that its mask allows."""

    metadata = {  # noqa: RUF012 - PettingZoo's own shape
        "name": "bohnhof_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str | PathLike[str] = "boonanza",
        players: int | None = None,
        options: str | Sequence[str] = (),
        offers_per_turn: int = OFFERS_PER_TURN,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """See docs/environments.md; after `max_cycles` choices the game is truncated."""
        super().__init__()
        self.sitting = Sitting(GameSpec(edition, players, options, offers_per_turn), reward)
        self.max_cycles = limit(max_cycles)
        self.render_mode = mode(render_mode)
        self.possible_agents = agents_of(self.sitting.table)
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: sight_space(self.sitting.table) for agent in self.agents}
        self.action_spaces = {agent: choice_space(self.sitting.table) for agent in self.agents}
        self.state_space = state_space(self.sitting.table)
        self._seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self._begin()

    def state(self) -> Numbers:
        """What all seats see together, one row for each, for centralised critics."""
        return self.sitting.all_sights()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.sitting.deal(seed)
        self._begin()

    def _begin(self) -> None:
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.cycles = 0
        self._rewarded = False  # the next step must clear rewards
        self.agent_selection = agents[self.sitting.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        numbers, mask = self.sitting.sight(self._seats[agent])
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise BadInput("the game is over: reset the environment")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only agents for whom the game is over choose nothing"
        steps = self.sitting.steps
        steps.step(self.sitting.chosen(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        earned = self.sitting.rewards()
        if earned is not None:
            self._rewarded = True
            self.rewards.update(zip(self.possible_agents, earned, strict=True))
            self._accumulate_rewards()
        if steps.n == 0:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[steps.seat]
            if self.cycles == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as a spectator sees it, in the notation of docs/notation.md."""
        return self.sitting.render(self.render_mode)

    def close(self) -> None:
        """Nothing to close."""


register("aec", "bohnhof.envs.bohnhof_v0:env")

__all__ = ["env", "parallel_env", "raw_env"]
