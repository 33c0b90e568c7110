"""Tests of rooms and stores are held against every kind of store."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.stores import STORES, MakeStore, chosen


@pytest.fixture(params=STORES)
def each_store(request: pytest.FixtureRequest) -> Iterator[MakeStore]:
    """The test is run with every kind of store."""
    with chosen(request.param) as make:
        yield make
