"""The store of a server: one SQLite file, with one writer thread and group commit.

A write is on disk when the call returns, all of it or nothing. Everything that waits when the writer is free goes into
the same transaction, so a busy server needs few of them (decision 13).
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple, TextIO, TypeVar

from bohnhof.kernel.faults import BadInput
from bohnhof.server.storage.private import make_private, new_file
from bohnhof.server.storage.schema import migrate
from bohnhof.server.storage.sqlite_queries import PING, SqliteQueries, Statement, execute, transact
from bohnhof.server.storage.store import StoreFault, Then

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger("bohnhof.store")

T = TypeVar("T")

DATABASE_FILE: Final = "bohnhof.db"
LOCK: Final = "lock"
MOST_TOGETHER: Final = 2000  # writes in one transaction


class _Job(NamedTuple):
    statements: Sequence[Statement]
    then: Then


class SqliteStore(SqliteQueries):
    """The embedded database of one server process."""

    def __init__(self, folder: Path, *, careful: bool = True) -> None:
        """Without `careful`, writes survive a crash of the process, but not of the machine (for tests)."""
        make_private(folder)
        self.path = folder / DATABASE_FILE
        self._lock = _lock(folder)
        new_file(self.path)
        self._is_closed = False
        self.commits = 0
        self.changes = 0  # statements that changed something; health checks do not count
        self.statements = 0
        self.seconds = 0.0  # spent in transactions
        try:
            writer = _open(self.path, careful=careful)
        except BaseException:
            self._lock.close()
            raise
        super().__init__(writer)
        self._loop: asyncio.AbstractEventLoop  # the loop of the last writers
        self._gathered: list[_Job] = []  # in this iteration of the loop; the writer is woken once for all of them
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader", initializer=self._open_reader)
        self._thread = threading.Thread(target=self._write_all, args=(writer,), name="store-writer", daemon=True)
        self._thread.start()

    async def _write(self, statements: Sequence[Statement]) -> None:
        """Store all of this or nothing; it is on disk when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(fault: StoreFault | None) -> None:
            if done.done():
                return  # nobody waits for it
            if fault is None:
                done.set_result(None)
            else:
                done.set_exception(fault)

        self._write_then(statements, then)
        await done

    def _write_then(self, statements: Sequence[Statement], then: Then) -> None:
        if self._is_closed:
            raise StoreFault("the store is closed")
        if not self._gathered:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Job(statements, then))

    def _hand_over(self) -> None:
        """Pass what was gathered to the writer."""
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    def _write_all(self, connection: sqlite3.Connection) -> None:
        ends = False
        while not ends:
            more = self._jobs.get()
            jobs: list[_Job] = []
            while more is not None:
                jobs += more
                if len(jobs) >= MOST_TOGETHER:
                    break
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
            ends = more is None
            if jobs:
                self._commit(connection, jobs)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        began = time.perf_counter()
        faults: list[sqlite3.Error | None] = [None] * len(jobs)
        statements = [statement for job in jobs for statement in job.statements]
        try:
            transact(connection, statements)
        except sqlite3.Error as fault:
            faults = [fault] if len(jobs) == 1 else _transact_each(connection, jobs)
        self.commits += 1
        self.changes += sum(statement.sql != PING for statement in statements)
        self.statements += len(statements)
        self.seconds += time.perf_counter() - began
        try:
            self._loop.call_soon_threadsafe(self._tell, jobs, faults)
        except RuntimeError:
            pass  # the loop has closed: nobody waits

    def _tell(self, jobs: list[_Job], faults: list[sqlite3.Error | None]) -> None:
        for job, fault in zip(jobs, faults, strict=True):
            try:
                job.then(None if fault is None else self._fault_of(fault))
            except Exception:
                log.exception("what follows a write failed")  # it must not affect other jobs

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query outside the event loop."""
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._reader, lambda: question(self._read_connection)
            )
        except sqlite3.Error as fault:
            raise self._fault_of(fault) from fault

    def _open_reader(self) -> None:
        self._read_connection = _connect(self.path)
        self._read_connection.execute("PRAGMA query_only = 1")

    def _close_reader(self) -> None:
        self._read_connection.close()

    def close(self) -> None:
        """Finish all writes, then close."""
        self._is_closed = True
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()
        self._reader.submit(self._close_reader).result()
        self._reader.shutdown()
        self._lock.close()


def _lock(folder: Path) -> TextIO:
    """Allow only one server to write to a folder; the lock ends with the process, however that ends."""
    new_file(folder / LOCK)
    file = (folder / LOCK).open("w")
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise BadInput(f"{folder}: another server uses this folder") from None
    return file


def _open(path: Path, *, careful: bool) -> sqlite3.Connection:
    """The writer's connection to a migrated database."""
    try:
        writer = _connect(path)
    except sqlite3.DatabaseError as fault:
        raise BadInput(f"{path}: {fault}") from None
    if not careful:
        writer.execute("PRAGMA synchronous = OFF")
    try:
        migrate(writer)
    except BaseException:
        writer.close()
        raise
    writer.execute("PRAGMA secure_delete = ON")  # overwrite what somebody wants deleted
    return writer


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _transact_each(connection: sqlite3.Connection, jobs: Sequence[_Job]) -> list[sqlite3.Error | None]:
    """One transaction in which a failing job does not affect the others; returns the fault of each."""
    faults: list[sqlite3.Error | None] = [None] * len(jobs)
    try:
        connection.execute("BEGIN IMMEDIATE")
        for n, job in enumerate(jobs):
            connection.execute("SAVEPOINT job")
            try:
                execute(connection, job.statements)
            except sqlite3.IntegrityError as fault:
                faults[n] = fault
                connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
    except sqlite3.Error as fault:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [fault] * len(jobs)
    return faults
