"""All kinds of stores, so that one test can run with each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final

from bohnhof.server.storage.local_store import LocalStore
from bohnhof.server.storage.postgres_store import PostgresStore
from bohnhof.server.storage.sqlite_store import SqliteStore
from bohnhof.server.storage.store import Store
from tests.server.postgres import a_database, patience

MakeStore = Callable[[Path], Store]


def sqlite(folder: Path) -> Store:
    return SqliteStore(folder, careful=False)


def local(folder: Path) -> Store:
    folder.mkdir(exist_ok=True)
    return LocalStore(folder / "local.db")


def postgres(folder: Path) -> Store:
    return PostgresStore(a_database(folder))


STORES: Final[dict[str, MakeStore]] = {"sqlite": sqlite, "local": local, "postgres": postgres}
_chosen: list[MakeStore] = [sqlite]


def make_store(folder: Path) -> Store:
    """A store of the current kind."""
    return _chosen[-1](folder)


def database_of(folder: Path) -> str | None:
    """Where a server of this folder keeps its data, if that is a database which several servers share."""
    return a_database(folder) if _chosen[-1] is postgres else None


@contextmanager
def chosen(kind: str) -> Iterator[MakeStore]:
    """Make `make_store` use this kind."""
    _chosen.append(STORES[kind])
    try:
        with patience() if kind == "postgres" else nullcontext():
            yield _chosen[-1]
    finally:
        _chosen.pop()
