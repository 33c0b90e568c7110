"""The game for language models as TextArena's own loops and wrappers expect it.

    env = ArenaEnv(edition="boonanza")        # 0.7: messages as tuples, `done, info = env.step(answer)`
    env = ArenaEnv1(edition="boonanza")       # 1.0: the same, `done = env.step(answer)`, `<action>` tags in the prompt

TextArena need not be installed. If it is imported, messages have its own `ObservationType`.
"""

from __future__ import annotations

import sys
from typing import Any

from bohnhof.envs.text import THE_GAME, Message, TextEnv


class ArenaState:
    """What TextArena's wrappers read from `env.state`."""

    def __init__(self, env: ArenaEnv) -> None:
        self._env = env
        self.num_players = env.sitting.table.players
        self.role_mapping = {seat: f"seat{seat}" for seat in range(self.num_players)} | {THE_GAME: "GAME"}
        self.logs: list[tuple[int, str]] = []  # all messages, with their senders

    @property
    def current_player_id(self) -> int:
        return self._env.sitting.seat

    @property
    def turn(self) -> int:
        return int(self._env.sitting.steps.turn)

    @property
    def done(self) -> bool:
        return self._env.sitting.steps.is_over


class ArenaEnv(TextEnv):
    """TextEnv for TextArena 0.7: observations are lists of (from, text, type)."""

    env_id = "Bohnhof-v0"
    state: ArenaState

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        super().reset(num_players, seed)
        self.state = ArenaState(self)

    def get_observation(self) -> tuple[int, list[Message]]:  # type: ignore[override]  # TextArena's shape, not words
        """The seat that is asked, and its new messages; the table comes last."""
        seat, messages = self._messages()
        return seat, [(who, words, kind_of(name)) for who, words, name in messages]

    def step(self, action: str) -> Any:
        """Carry out the answer of the asked seat; returns whether the game is over, and what was wrong, if anything."""
        self.state.logs.append((self.state.current_player_id, str(action)))
        return super().step(action)

    def get_board_str(self) -> str:
        """The position as a spectator sees it."""
        return self.sitting.text()


class ArenaEnv1(ArenaEnv):
    """The same for TextArena 1.0: `step` returns only whether the game is over; `info` has the rest."""

    MARKS = "tags"

    def step(self, action: str) -> bool:  # type: ignore[override]  # 1.0 has no second answer
        """Carry out the answer of the asked seat; returns whether the game is over."""
        done, self.info = super().step(action)
        return bool(done)


def kind_of(name: str) -> Any:
    """TextArena's type for this kind of message if TextArena is imported, otherwise its name."""
    arena = sys.modules.get("textarena.core")
    return name if arena is None else getattr(arena.ObservationType, name, name)
