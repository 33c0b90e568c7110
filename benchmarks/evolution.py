"""The optimiser that tunes bots: CMA-ES, from the package `cma` (`uv sync --group tune`)."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Final

WIDTH: Final = 0.5  # the initial width, in the steps of each weight


def search_for(weights: int, *, candidates: int, seed: int) -> Any:
    """A search for this many weights that starts at their current values, with this many candidates at a time."""
    try:
        cma = import_module("cma")
    except ModuleNotFoundError:
        sys.exit("tuning needs cma: uv sync --group tune")
    return cma.CMAEvolutionStrategy([0.0] * weights, WIDTH, {"popsize": candidates, "seed": seed, "verbose": -9})
