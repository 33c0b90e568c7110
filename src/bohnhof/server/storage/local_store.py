"""A store on one connection, without threads or locks: for a server in this process with one person."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from bohnhof.server.storage.schema import migrate
from bohnhof.server.storage.sqlite_queries import SqliteQueries, Statement, transact
from bohnhof.server.storage.store import StoreFault, Then

T = TypeVar("T")
PAGE: Final = 4096  # bytes, SQLite's default


Save = Callable[[int, list[int], bytes], Awaitable[object]]


class Keeper:
    """Stores a database elsewhere, page by page: only changed pages are passed on."""

    def __init__(self, save: Save, kept: bytes = b"") -> None:
        """`save` gets the number of pages, the numbers of the changed ones, and these pages in a row."""
        self._save = save
        self.kept = kept

    async def keep(self, database: bytes) -> None:
        """Store the changed pages."""
        before, self.kept = self.kept, database
        pages = range(0, len(database), PAGE)
        changed = [at for at in pages if database[at : at + PAGE] != before[at : at + PAGE]]
        contents = b"".join(database[at : at + PAGE] for at in changed)
        await self._save(len(pages), [at // PAGE for at in changed], contents)


class LocalStore(SqliteQueries):
    """A database in memory, or in a file that nobody else uses."""

    def __init__(self, path: Path | None = None, *, keeper: Keeper | None = None) -> None:
        """A keeper can store a database in memory elsewhere: it loads the stored pages, and gets every change."""
        self._connection = sqlite3.connect(":memory:" if path is None else path, isolation_level=None)
        self._keeper = keeper
        self._is_closed = False
        try:
            if keeper is not None and keeper.kept:
                self._connection.deserialize(keeper.kept)
            migrate(self._connection)
            super().__init__(self._connection)
        except BaseException:
            self._connection.close()
            raise
        self.record_key = b""  # the player has the key, so a signature would prove nothing

    async def _write(self, statements: Sequence[Statement]) -> None:
        if self._is_closed:
            raise StoreFault("the store is closed")
        try:
            transact(self._connection, statements)
        except sqlite3.Error as fault:
            raise self._fault_of(fault) from fault
        if self._keeper is not None:
            await self._keeper.keep(self._connection.serialize())

    def _write_then(self, statements: Sequence[Statement], then: Then) -> None:
        if self._is_closed or self._keeper is not None:
            raise StoreFault("whoever writes here waits for it")
        try:
            transact(self._connection, statements)
        except sqlite3.Error as fault:
            then(self._fault_of(fault))
        else:
            then(None)

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return question(self._connection)
        except sqlite3.Error as fault:
            raise self._fault_of(fault) from fault

    def close(self) -> None:
        """Everything written is already stored."""
        self._is_closed = True
        self._connection.close()
