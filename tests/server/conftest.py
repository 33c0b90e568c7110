"""Tests of rooms, lobbies and stores are held against every kind of store."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.stores import STORES, MakeStore, chosen


@pytest.fixture(params=STORES)
def each_store(request: pytest.FixtureRequest) -> Iterator[MakeStore]:
    """Run the test with every kind of store."""
    with chosen(request.param) as make:
        yield make


@pytest.fixture(params=["sqlite", "postgres"])
def each_database(request: pytest.FixtureRequest) -> Iterator[MakeStore]:
    """The servers of the test are run with every kind of store that a server can have."""
    with chosen(request.param) as make:
        yield make
