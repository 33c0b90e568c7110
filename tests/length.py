"""How long the tests play: some games, or at length, as `make test-slow` does (BOHNHOF_LAWS=full)."""

from __future__ import annotations

import os

import pytest

FULL = os.environ.get("BOHNHOF_LAWS") == "full"

seeds = pytest.mark.parametrize("seed", range(12 if FULL else 1))
