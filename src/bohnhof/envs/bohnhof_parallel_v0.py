"""The game as a PettingZoo environment in which all agents choose at once.

In every cycle one agent is asked, and all others can only wait, as their masks say. An illegal choice of the asked
agent counts as waiting if that is allowed, otherwise as the first legal choice; the `info` of that cycle then has
`refused: True`. `env` is PettingZoo's conversion for agents that take turns; `bohnhof_v0.env` is faster, because it
asks only agents that have a decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, Unpack

import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from bohnhof.envs.sitting import RENDER_MODES, GameSpec, Numbers, Said, Sitting, limit, mode
from bohnhof.envs.spaces import ID, agents_of, choice_space, sight_space, state_space
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.layout import OFFERS_PER_TURN


def env(**said: Unpack[Said]) -> AECEnv[str, Any, Any]:
    """All agents in turn, cycle after cycle; same arguments as `parallel_env`."""
    return parallel_to_aec(parallel_env(**said))


class parallel_env(ParallelEnv[str, dict[str, Any], int]):  # noqa: N801 - PettingZoo calls it so
    """All agents choose in every cycle; the choice of the one that is asked counts."""

    metadata = {"name": "bohnhof_parallel_v0", "render_modes": RENDER_MODES}  # noqa: RUF012 - PettingZoo's own shape

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
        """See docs/environments.md; after `max_cycles` cycles the game is truncated."""
        self.sitting = Sitting(GameSpec(edition, players, options, offers_per_turn), reward)
        self.max_cycles = limit(max_cycles)
        self.render_mode = mode(render_mode)
        self.possible_agents = agents_of(self.sitting.table)
        self.agents: list[str] = []
        self.observation_spaces = {agent: sight_space(self.sitting.table) for agent in self.possible_agents}
        self.action_spaces = {agent: choice_space(self.sitting.table) for agent in self.possible_agents}
        self.state_space = state_space(self.sitting.table)
        self.cycles = 0

    def state(self) -> Numbers:
        """What all seats see together, one row for each, for centralised critics."""
        return self.sitting.all_sights()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.sitting.deal(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._sights(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        if not self.agents:
            raise BadInput("no game is running: reset the environment")
        steps = self.sitting.steps
        asked = self.possible_agents[steps.seat]
        if asked not in actions:
            raise BadInput(f"{asked} is asked, and no choice of it is given")
        choice, refused = self.sitting.chosen_or_else(actions[asked])
        steps.step(choice)
        self.cycles += 1
        agents = self.agents
        over, broken_off = steps.is_over, self.cycles == self.max_cycles and not steps.is_over
        infos: dict[str, Any] = {agent: {} for agent in agents}
        infos[asked]["refused"] = refused
        earned = self.sitting.rewards() or [0.0] * len(agents)
        result = (
            self._sights(),
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off),
            infos,
        )
        if over or broken_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def _sights(self) -> dict[str, Any]:
        """What everybody sees; agents that are not asked can only wait."""
        sights = {}
        for seat, agent in enumerate(self.agents):
            numbers, mask = self.sitting.sight(seat)
            if seat != self.sitting.seat or self.sitting.steps.is_over:
                mask[self.sitting.table.layout.wait] = 1
            sights[agent] = {"observation": numbers, "action_mask": mask}
        return sights

    def render(self) -> str | None:
        """The position as a spectator sees it, in the notation of docs/notation.md."""
        return self.sitting.render(self.render_mode)

    def close(self) -> None:
        """Nothing to close."""


def register(kind: str, entry_point: str) -> None:
    """Register it for `pettingzoo.make(kind, "Bohnhof-v0")`, with PettingZoo 1.27 or newer."""
    registry = getattr(pettingzoo, f"{kind}_registry", None)
    if registry is not None and ID not in registry:  # the module may be reloaded
        pettingzoo.register(kind, ID, entry_point)


register("parallel", "bohnhof.envs.bohnhof_parallel_v0:parallel_env")
