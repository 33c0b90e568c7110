"""How long the tests play: some games, or at length, as `make test-slow` does (BOHNHOF_LAWS=full)."""

from __future__ import annotations

import os

import pytest

from bohnhof.kernel.arrays import COMPILED

FULL = os.environ.get("BOHNHOF_LAWS") == "full"
# Interpreted, a game takes forty times as long, and lines are counted on top: what runs compiled as well plays less.
BRIEF = not COMPILED and not FULL

seeds = pytest.mark.parametrize("seed", range(12 if FULL else 1))
