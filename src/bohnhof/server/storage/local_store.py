"""A store on one connection, without threads or locks: for a server that has one person, in this process."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from bohnhof.server.storage.schema import migrate
from bohnhof.server.storage.sqlite_queries import SqliteQueries, Statement, transact
from bohnhof.server.storage.store import StoreFault

T = TypeVar("T")


class LocalStore(SqliteQueries):
    """A database in memory, or in a file that nobody else uses."""

    def __init__(self, path: Path | None = None) -> None:
        self._connection = sqlite3.connect(":memory:" if path is None else path, isolation_level=None)
        self._is_closed = False
        try:
            migrate(self._connection)
            super().__init__(self._connection)
        except BaseException:
            self._connection.close()
            raise

    async def _write(self, statements: Sequence[Statement]) -> None:
        if self._is_closed:
            raise StoreFault("the store is closed")
        try:
            transact(self._connection, statements)
        except sqlite3.Error as fault:
            raise self._fault_of(fault) from fault

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return question(self._connection)
        except sqlite3.Error as fault:
            raise self._fault_of(fault) from fault

    def close(self) -> None:
        """What was written is kept already."""
        self._is_closed = True
        self._connection.close()
