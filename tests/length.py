"""How many games the tests play: a few, or many with `make test-slow` (BOHNHOF_LAWS=full)."""

from __future__ import annotations

import os

import pytest

from bohnhof.kernel.arrays import COMPILED

FULL = os.environ.get("BOHNHOF_LAWS") == "full"
# Interpreted, with coverage, a game takes forty times as long: tests that also run compiled play less.
BRIEF = not COMPILED and not FULL

seeds = pytest.mark.parametrize("seed", range(12 if FULL else 1))
# Coverage makes a test four times as long, so `make test` does not trace these. They play or search at length, and
# reach no line that other tests leave out.
untraced = pytest.mark.untraced
