"""The game as a Gymnasium environment: one seat learns, bots sit on all others.

    import bohnhof.envs.single
    env = gymnasium.make("Bohnhof-v0", edition="boonanza", opponents="rulebook")

Importing this module registers the environment; `gymnasium.make("bohnhof.envs.single:Bohnhof-v0")` imports it for you.
"""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import Any

import gymnasium
from gymnasium.envs.registration import registry

from bohnhof.bots.registry import make_bot
from bohnhof.envs.guests import Guests, names_by_seat
from bohnhof.envs.sitting import RENDER_MODES, GameSpec, Sitting, mode, whole, words
from bohnhof.envs.spaces import ID, choice_space, sight_space
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.layout import OFFERS_PER_TURN

KEPT = ("spec", "action_space", "observation_space")  # what Gymnasium and its users may have set


class BohnhofEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat against bots; an illegal choice counts as waiting, or as the first legal choice."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's own shape

    def __init__(
        self,
        edition: str | PathLike[str] = "boonanza",
        players: int | None = None,
        opponents: str | Sequence[str] = ("random",),
        seat: int | None = None,
        options: str | Sequence[str] = (),
        offers_per_turn: int = OFFERS_PER_TURN,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is one bot for all other seats, or one for each; without `seat`, every game picks one."""
        self.sitting = Sitting(GameSpec(edition, players, options, offers_per_turn), reward)
        seats = self.sitting.table.players
        self.opponents = words("opponents", opponents)
        self.fixed_seat = None if seat is None else whole("a seat", seat, least=0)
        if self.fixed_seat is not None and self.fixed_seat >= seats:
            raise BadInput(f"a seat is a number from 0 to {seats - 1}, not {seat}")
        if seats > 1:
            names_by_seat(self.opponents, [0], seats)
            for name in self.opponents:
                make_bot(name)  # fail early on an unknown name
        self.render_mode = mode(render_mode)
        found = self.sitting.table.said
        self._said = (*found[:2], self.opponents, self.fixed_seat, *found[2:], reward, self.render_mode)
        self.observation_space = sight_space(self.sitting.table)
        self.action_space = choice_space(self.sitting.table)
        self._sit_down()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.sitting.deal(seed)
        self._sit_down()
        self._follow()
        return self._sight(), {"seat": self.seat}

    def _sit_down(self) -> None:
        seats = self.sitting.table.players
        drawn = self.sitting.steps.table.seed % seats
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        names = names_by_seat(self.opponents, [self.seat], seats) if seats > 1 else {}
        self.guests = Guests(names, self.sitting.steps)
        self.guests.play(self.sitting.steps)
        self.chosen: list[int] = []  # by the learner, in this game

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        steps = self.sitting.steps
        choice, refused = self.sitting.chosen_or_else(action)
        earned = self._choose(choice)
        self._follow()
        reward = 0.0 if earned is None else earned[self.seat]
        info: dict[str, Any] = {"seat": self.seat, "refused": refused}
        if steps.is_over:
            info["scores"] = self.sitting.scores()
        return self._sight(), reward, steps.is_over, False, info

    def _choose(self, choice: int) -> list[float] | None:
        """Let the learner choose and the bots answer; return everybody's rewards."""
        self.chosen.append(choice)
        self.sitting.steps.step(choice)
        self.guests.play(self.sitting.steps)
        return self.sitting.rewards()

    def __getstate__(self) -> dict[str, Any]:
        """A copy replays the game, because bots may remember things that cannot be copied."""
        sitting = {"seed": self.sitting.seed, "games": self.sitting.games}
        state = {"said": self._said, "sitting": sitting, "chosen": self.chosen[:]}
        return state | {name: getattr(self, name) for name in KEPT}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(*state["said"])  # type: ignore[misc]  # a copy has bots of its own
        self.sitting.seed, self.sitting.games = state["sitting"]["seed"], state["sitting"]["games"] - 1
        self.sitting.deal()
        self._sit_down()
        for choice in state["chosen"]:
            self._choose(choice)
        for name in KEPT:
            setattr(self, name, state[name])

    def _follow(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _sight(self) -> dict[str, Any]:
        numbers, mask = self.sitting.sight(self.seat)
        if self.sitting.steps.is_over:
            mask[self.sitting.table.layout.wait] = 1  # vector environments step once more, and ignore the result
        return {"observation": numbers, "action_mask": mask}

    def action_masks(self) -> Any:
        """The mask alone, where sb3-contrib's MaskablePPO looks for it."""
        return self._sight()["action_mask"].astype(bool)

    def render(self) -> str | None:
        """The position as the learning seat sees it, in the notation of docs/notation.md."""
        return self.sitting.render(self.render_mode, self.seat)


if ID not in registry:  # the module may be reloaded
    gymnasium.register(ID, entry_point="bohnhof.envs.single:BohnhofEnv")
