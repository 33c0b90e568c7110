"""The store: tables, entries and talk in one SQLite file, with one writer thread and group commit.

`write` returns when the transaction with its statements is on the disk. Whatever is waiting when the writer is free
goes into the same transaction, so a busy server pays for few of them (decision 13).
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO, TypeVar

from bohnhof.kernel.faults import BadInput

try:
    import fcntl
except ImportError:  # Windows has none
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")
Statement = tuple[str, Sequence[Any]]

FILE: Final = "bohnhof.db"
BACKUP: Final = "backup.db"
LOCK: Final = "lock"
MOST_TOGETHER: Final = 2000  # writes in one transaction
TRY_AGAIN: Final = "the server could not store this: please try again"  # what people are told of a StoreFault

# One step per version of the schema: a database of version n still needs all steps behind the n-th.
MIGRATIONS: Final = (
    """
    CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        stage TEXT NOT NULL,
        is_open INTEGER NOT NULL,     -- public, not begun, and a seat is free
        changed INTEGER NOT NULL,     -- when, in milliseconds
        data BLOB NOT NULL            -- a Desk, see desk.py
    ) WITHOUT ROWID;
    CREATE INDEX open_tables ON tables (changed) WHERE is_open = 1;
    CREATE TABLE sitting (person TEXT, game TEXT, seat INTEGER, PRIMARY KEY (person, game)) WITHOUT ROWID;
    CREATE TABLE entries (
        game TEXT,
        seq INTEGER,                  -- of all that was done, undone or not
        seat INTEGER NOT NULL,
        by TEXT NOT NULL,             -- person, bot, clock; undo: it takes back the last entry that still counts
        ref TEXT,                     -- the client's
        at INTEGER NOT NULL,
        action BLOB NOT NULL,
        events BLOB NOT NULL,
        PRIMARY KEY (game, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX done_once ON entries (game, seat, ref) WHERE ref IS NOT NULL;
    CREATE TABLE talk (game TEXT, n INTEGER, data BLOB NOT NULL, PRIMARY KEY (game, n)) WITHOUT ROWID;
    """,
)


class Row(NamedTuple):
    """A stored entry."""

    seq: int
    seat: int
    by: str
    ref: str | None
    at: int
    action: bytes
    events: bytes


class StoreFault(Exception):
    """The disk did not take it: nothing of it is stored."""


class Conflict(StoreFault):
    """It is there already: an action that was done before, or an entry that somebody else wrote."""


class _Job(NamedTuple):
    statements: Sequence[Statement]
    done: asyncio.Future[None]


class Store:
    """The embedded database of one server process."""

    def __init__(self, folder: Path, *, careful: bool = True) -> None:
        """Not careful: what was written survives the end of the process, but not that of the machine (for tests)."""
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        self._lock = _lock(folder)
        self._is_closed = False
        self.commits = 0
        self.statements = 0
        self.seconds = 0.0  # spent in transactions
        writer = _connect(self.path)
        if not careful:
            writer.execute("PRAGMA synchronous = OFF")
        try:
            _migrate(writer)
        except BaseException:
            writer.close()
            self._lock.close()
            raise
        self.key = _key(writer)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader", initializer=self._open_reader)
        self._thread = threading.Thread(target=self._write_all, args=(writer,), name="store-writer", daemon=True)
        self._thread.start()

    # ---------------------------------------------------------------------- writing

    async def write(self, statements: Sequence[Statement]) -> None:
        """Store all of this or nothing; it is on the disk when this returns."""
        if self._is_closed:
            raise StoreFault("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(statements, done))
        await done

    def _write_all(self, connection: sqlite3.Connection) -> None:
        ends = False
        while not ends:
            job = self._jobs.get()
            jobs: list[_Job] = []
            while job is not None:
                jobs.append(job)
                if len(jobs) >= MOST_TOGETHER:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            ends = job is None
            if jobs:
                self._commit(connection, jobs)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        began = time.perf_counter()
        faults: list[Exception | None] = [None] * len(jobs)
        try:
            _transact(connection, [statement for job in jobs for statement in job.statements])
        except sqlite3.Error:
            # One of them is wrong, or the disk is full: each by itself, so that nobody fails for somebody else.
            for n, job in enumerate(jobs):
                try:
                    _transact(connection, job.statements)
                except sqlite3.Error as fault:
                    faults[n] = fault
        self.commits += 1
        self.statements += sum(len(job.statements) for job in jobs)
        self.seconds += time.perf_counter() - began
        try:
            jobs[0].done.get_loop().call_soon_threadsafe(_tell, jobs, faults)
        except RuntimeError:
            pass  # the loop has closed: nobody waits any more

    # ---------------------------------------------------------------------- reading

    async def read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Ask the database something, beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, lambda: question(self._read_connection))

    def _open_reader(self) -> None:
        self._read_connection = _connect(self.path)
        self._read_connection.execute("PRAGMA query_only = 1")

    def _close_reader(self) -> None:
        self._read_connection.close()

    async def table(self, id: str) -> bytes | None:
        """The data of a table."""
        row = await self.read(lambda c: c.execute("SELECT data FROM tables WHERE id = ?", (id,)).fetchone())
        return None if row is None else bytes(row[0])

    async def entries(self, id: str) -> list[Row]:
        """Everything that was done at a table, in order."""
        sql = "SELECT seq, seat, by, ref, at, action, events FROM entries WHERE game = ? ORDER BY seq"
        return await self.read(lambda c: [Row(*row) for row in c.execute(sql, (id,))])

    async def find_ref(self, id: str, seat: int, ref: str) -> int | None:
        """The entry that this seat made with this reference."""
        sql = "SELECT seq FROM entries WHERE game = ? AND seat = ? AND ref = ?"
        row = await self.read(lambda c: c.execute(sql, (id, seat, ref)).fetchone())
        return None if row is None else int(row[0])

    async def talk(self, id: str, last: int) -> list[bytes]:
        """The last lines that were said at a table."""
        sql = "SELECT data FROM talk WHERE game = ? ORDER BY n DESC LIMIT ?"
        return await self.read(lambda c: [bytes(data) for (data,) in c.execute(sql, (id, last))][::-1])

    async def last_line(self, id: str) -> int:
        """How many lines were said at a table."""
        sql = "SELECT max(n) FROM talk WHERE game = ?"
        return await self.read(lambda c: int(c.execute(sql, (id,)).fetchone()[0] or 0))

    # ----------------------------------------------------------------------- the end

    async def back_up(self) -> Path:
        """Write a whole copy beside the database; it replaces the last copy at once, so it can be copied any time."""
        target = self.path.with_name(BACKUP)
        await asyncio.to_thread(copy_database, self.path, target)
        return target

    def close(self) -> None:
        """Finish all writes, then close."""
        self._is_closed = True
        self._jobs.put(None)
        self._thread.join()
        self._reader.submit(self._close_reader).result()
        self._reader.shutdown()
        self._lock.close()


def copy_database(source: Path, target: Path) -> None:
    """A whole and consistent copy of a database, also while a server writes to it."""
    if not source.exists():
        raise BadInput(f"{source}: there is no database")
    part = target.with_name(f"{target.name}.part-{secrets.token_hex(4)}")
    try:
        with sqlite3.connect(source) as original, sqlite3.connect(part) as copy:
            original.backup(copy, pages=1000, sleep=0.001)
            copy.execute("PRAGMA journal_mode = DELETE")
        copy.close()
        original.close()
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _lock(folder: Path) -> TextIO:
    """Only one server may write to a folder; the lock ends with the process, however that ends."""
    file = (folder / LOCK).open("w")
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise BadInput(f"{folder}: another server uses this folder") from None
    return file


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise BadInput(f"the database is of version {version}, but this program only knows up to {len(MIGRATIONS)}")
    for n in range(version, len(MIGRATIONS)):
        connection.executescript(f"BEGIN; {MIGRATIONS[n]}; PRAGMA user_version = {n + 1}; COMMIT;")


def _key(connection: sqlite3.Connection) -> bytes:
    """The key that signs cookies; it lies in the database, so that a copy of the one file is a whole back-up."""
    connection.execute("INSERT OR IGNORE INTO meta VALUES ('key', ?)", (secrets.token_bytes(32),))
    return bytes(connection.execute("SELECT value FROM meta WHERE name = 'key'").fetchone()[0])


def _transact(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for sql, values in statements:
            connection.execute(sql, values)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _tell(jobs: list[_Job], faults: list[Exception | None]) -> None:
    for job, fault in zip(jobs, faults, strict=True):
        if job.done.done():
            continue
        if fault is None:
            job.done.set_result(None)
        else:
            kind = Conflict if isinstance(fault, sqlite3.IntegrityError) else StoreFault
            job.done.set_exception(kind(str(fault)))
