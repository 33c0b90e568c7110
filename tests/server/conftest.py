"""Tests of rooms, lobbies and stores are held against every kind of store."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.length import FULL
from tests.server import playing
from tests.server.postgres import patience
from tests.server.stores import STORES, MakeStore, chosen


@pytest.fixture(autouse=True)
def few_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play shorter games in a quick run of the tests, but not where tools use the same players."""
    if not FULL:
        monkeypatch.setattr(playing, "OFFERS", playing.FEW_OFFERS)


@pytest.fixture
def patient() -> Iterator[None]:
    """Stores and servers of this process wait for PostgreSQL as long as it takes."""
    with patience():
        yield


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
