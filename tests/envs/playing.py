"""Environments for tests: every edition, and random play in each interface."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bohnhof.editions import EDITIONS

# The fewest players of every edition: the interfaces are the same for more, and the games shorter.
every_edition = pytest.mark.parametrize(
    ("edition", "players"), [(edition.id, edition.players[0]) for edition in EDITIONS.values()]
)


def choose(mask: Any, rng: np.random.Generator) -> int:
    """One of the choices that a mask allows."""
    return int(rng.choice(np.flatnonzero(mask)))
