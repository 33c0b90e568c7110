"""The spaces of observations and choices, as Gymnasium writes them."""

from __future__ import annotations

from typing import Final

import numpy as np
from gymnasium import spaces

from bohnhof.envs.sitting import GameSpec
from bohnhof.kernel.learn.observe import MOST

ID: Final = "Bohnhof-v0"


def agents_of(table: GameSpec) -> list[str]:
    return [f"seat_{seat}" for seat in range(table.players)]


def number_space(table: GameSpec) -> spaces.Box:
    return spaces.Box(0, int(MOST), (table.numbers,), np.uint8)


def sight_space(table: GameSpec) -> spaces.Dict:
    """What a seat sees, and a mask of what it may choose."""
    return spaces.Dict({"observation": number_space(table), "action_mask": spaces.Box(0, 1, (table.choices,), np.int8)})


def state_space(table: GameSpec) -> spaces.Box:
    """What all seats see together."""
    return spaces.Box(0, int(MOST), (table.players, table.numbers), np.uint8)


def choice_space(table: GameSpec) -> spaces.Discrete:
    return spaces.Discrete(table.choices)
