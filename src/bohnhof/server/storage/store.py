"""The store: tables, entries and talk in one SQLite file, with one writer thread and group commit.

What is written is on the disk when the call returns, all of it or nothing. Whatever is waiting when the writer is free
goes into the same transaction, so a busy server pays for few of them (decision 13). All SQL of the server is here.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO, TypeVar

import msgspec

from bohnhof.kernel.faults import BadInput
from bohnhof.server.storage.people import People
from bohnhof.server.storage.private import make_private, new_file
from bohnhof.server.storage.schema import migrate
from bohnhof.server.storage.table_settings import TableSettings

try:
    import fcntl
except ImportError:  # Windows has none
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")
Statement = tuple[str, Sequence[Any]]

ENTER: Final = "INSERT INTO entries (game, seq, seat, by, ref, at, action, events) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
SAY: Final = "INSERT INTO talk (game, n, data, speaker, ref) VALUES (?, ?, ?, ?, ?)"
SAVE: Final = "INSERT OR REPLACE INTO tables (id, stage, is_open, changed, data) VALUES (?, ?, ?, ?, ?)"
SIT: Final = "INSERT OR REPLACE INTO sitting (person, game, seat) VALUES (?, ?, ?)"
RISE: Final = "DELETE FROM sitting WHERE person = ? AND game = ?"
RENEW: Final = "INSERT INTO people VALUES (?, 1) ON CONFLICT (person) DO UPDATE SET generation = generation + 1"
SAID_AT: Final = "json_extract(CAST(data AS TEXT), '$.at')"  # when a line was said
SAID_FROM: Final = "json_extract(CAST(data AS TEXT), '$.seat')"
ERASE: Final = (
    "DELETE FROM tables WHERE id = ?",
    "DELETE FROM sitting WHERE game = ?",
    "DELETE FROM entries WHERE game = ?",
    "DELETE FROM talk WHERE game = ?",
)
PING: Final = "INSERT OR REPLACE INTO meta (name, value) VALUES ('ping', ?)"

# What is read to see whether the file is whole: a few rows from anywhere.
SAMPLES: Final = (
    "SELECT length(data) FROM tables WHERE id >= ? LIMIT 3",
    "SELECT length(action) + length(events) FROM entries WHERE game >= ? LIMIT 100",
    "SELECT length(data) FROM talk WHERE game >= ? LIMIT 10",
)
DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

DATABASE_FILE: Final = "bohnhof.db"
LOCK: Final = "lock"
MOST_TOGETHER: Final = 2000  # writes in one transaction
TRY_AGAIN: Final = "the server could not store this: please try again"  # what people are told of a StoreFault


class Row(NamedTuple):
    """A stored entry."""

    seq: int
    seat: int
    by: str
    ref: str | None
    at: int
    action: bytes
    events: bytes


class Listed(NamedTuple):
    """A table in a list, and when it changed last."""

    settings: TableSettings
    changed: int


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
        make_private(folder)
        self.path = folder / DATABASE_FILE
        self._lock = _lock(folder)
        new_file(self.path)
        self._is_closed = False
        self.is_damaged = False  # as far as it was noticed
        self.commits = 0
        self.statements = 0
        self.seconds = 0.0  # spent in transactions
        try:
            writer = _open(self.path, careful=careful)
        except BaseException:
            self._lock.close()
            raise
        self.record_key = _key(writer, "record key")  # signs records
        self.people = People(_key(writer, "key"), dict(writer.execute("SELECT person, generation FROM people")))
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader", initializer=self._open_reader)
        self._thread = threading.Thread(target=self._write_all, args=(writer,), name="store-writer", daemon=True)
        self._thread.start()

    # ---------------------------------------------------------------------- writing

    async def enter(self, game: str, row: Row, over: TableSettings | None = None) -> None:
        """Append an entry to a game, and the table's settings if the game is over with it."""
        statements: list[Statement] = [(ENTER, (game, *row))]
        if over is not None:
            statements.append(_save(over, row.at))
        await self._write(statements)

    async def say(self, game: str, n: int, speaker: str, ref: str | None, data: bytes) -> None:
        """Append a line to the talk; a speaker uses a reference only once."""
        await self._write([(SAY, (game, n, data, speaker, ref))])

    async def save(
        self,
        settings: TableSettings,
        at: int,
        *,
        sits: Sequence[tuple[str, int]] = (),
        rises: Sequence[str] = (),
        also: TableSettings | None = None,
    ) -> None:
        """Store a table's settings: who sat down (person and seat), who got up, and a new table that comes of it."""
        statements = [_save(settings, at)]
        statements += [(RISE, (person, settings.id)) for person in rises]
        statements += [(SIT, (person, settings.id, seat)) for person, seat in sits]
        if also is not None:
            people = enumerate(chair.person for chair in also.chairs)
            statements.append(_save(also, at))
            statements += [(SIT, (person, also.id, seat)) for seat, person in people if person is not None]
        await self._write(statements)

    async def renew_person(self, person: str) -> None:
        """From now on only cookies that are signed from now on say that somebody is this person."""
        await self._write([(RENEW, (person,))])
        self.people.renewed(person)

    async def ping(self) -> None:
        """Write something, and read something anywhere: a store that cannot do both is not well."""
        await self._write([(PING, (time.time_ns().to_bytes(8),))])
        somewhere = secrets.token_urlsafe(6)
        for sql in SAMPLES:
            await self._read(lambda c, sql=sql: c.execute(sql, (somewhere,)).fetchall())  # type: ignore[misc]

    async def _write(self, statements: Sequence[Statement]) -> None:
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
        except sqlite3.Error as fault:
            faults = [fault] if len(jobs) == 1 else _transact_each(connection, jobs)
        for found in filter(None, faults):
            self._note(found)
        self.commits += 1
        self.statements += sum(len(job.statements) for job in jobs)
        self.seconds += time.perf_counter() - began
        try:
            jobs[0].done.get_loop().call_soon_threadsafe(_tell, jobs, faults)
        except RuntimeError:
            pass  # the loop has closed: nobody waits any more

    # ---------------------------------------------------------------------- reading

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Ask the database something, beside the event loop."""
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._reader, lambda: question(self._read_connection)
            )
        except sqlite3.Error as fault:
            self._note(fault)
            raise StoreFault(str(fault)) from fault

    def _note(self, fault: Exception) -> None:
        """Once part of the file cannot be read, it is damaged, whatever else still works."""
        if getattr(fault, "sqlite_errorcode", None) in DAMAGE:
            self.is_damaged = True

    def _open_reader(self) -> None:
        self._read_connection = _connect(self.path)
        self._read_connection.execute("PRAGMA query_only = 1")

    def _close_reader(self) -> None:
        self._read_connection.close()

    async def settings(self, id: str) -> TableSettings | None:
        """What is kept about a table."""
        row = await self._read(lambda c: c.execute("SELECT data FROM tables WHERE id = ?", (id,)).fetchone())
        return None if row is None else _settings(row[0])

    async def tables_of(self, person: str, most: int) -> list[Listed]:
        """The tables at which somebody sits, the latest first."""
        sql = (
            "SELECT data, changed FROM sitting JOIN tables ON id = game WHERE person = ? ORDER BY changed DESC LIMIT ?"
        )
        return await self._read(lambda c: _listed(c.execute(sql, (person, most))))

    async def entries(self, game: str) -> list[Row]:
        """Everything that was done at a table, in order."""
        sql = "SELECT seq, seat, by, ref, at, action, events FROM entries WHERE game = ? ORDER BY seq"
        return await self._read(lambda c: [Row(*row) for row in c.execute(sql, (game,))])

    async def last_entry(self, game: str) -> int:
        """How many entries a game has."""
        sql = "SELECT max(seq) FROM entries WHERE game = ?"
        return await self._read(lambda c: int(c.execute(sql, (game,)).fetchone()[0] or 0))

    async def find_ref(self, game: str, seat: int, ref: str) -> int | None:
        """The entry that this seat made with this reference."""
        sql = "SELECT seq FROM entries WHERE game = ? AND seat = ? AND ref = ?"
        row = await self._read(lambda c: c.execute(sql, (game, seat, ref)).fetchone())
        return None if row is None else int(row[0])

    async def find_line(self, game: str, speaker: str, ref: str) -> int | None:
        """The line that this speaker said with this reference."""
        sql = "SELECT n FROM talk WHERE game = ? AND speaker = ? AND ref = ?"
        row = await self._read(lambda c: c.execute(sql, (game, speaker, ref)).fetchone())
        return None if row is None else int(row[0])

    async def talk(self, game: str, last: int) -> list[bytes]:
        """The last lines that were said at a table."""
        sql = "SELECT data FROM talk WHERE game = ? ORDER BY n DESC LIMIT ?"
        return await self._read(lambda c: [bytes(data) for (data,) in c.execute(sql, (game, last))][::-1])

    async def last_line(self, game: str) -> int:
        """How many lines were said at a table."""
        sql = "SELECT max(n) FROM talk WHERE game = ?"
        return await self._read(lambda c: int(c.execute(sql, (game,)).fetchone()[0] or 0))

    # ------------------------------------------------------------------ for the owner

    async def all_tables(self, after: str, most: int) -> list[Listed]:
        """Some tables in the order of their ids, those behind an id."""
        sql = "SELECT data, changed FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        return await self._read(lambda c: _listed(c.execute(sql, (after, most))))

    async def last_moment(self, game: str) -> int:
        """When something was done or said at a table for the last time; 0: never."""
        done = "SELECT at FROM entries WHERE game = ? ORDER BY seq DESC LIMIT 1"
        said = f"SELECT {SAID_AT} FROM talk WHERE game = ? ORDER BY n DESC LIMIT 1"
        return await self._read(
            lambda c: max((at for sql in (done, said) for (at,) in c.execute(sql, (game,))), default=0)
        )

    async def lines_of(self, game: str, seat: int | None, speaker: str) -> list[bytes]:
        """What somebody said at a table, with or without a seat there."""
        sql = f"SELECT data FROM talk WHERE game = ? AND ({SAID_FROM} = ? OR speaker = ?) ORDER BY n"
        return await self._read(lambda c: [bytes(data) for (data,) in c.execute(sql, (game, seat, speaker))])

    async def lines_said_by(self, speaker: str) -> list[bytes]:
        """What somebody said anywhere, as far as it is known that it was they."""
        sql = "SELECT data FROM talk WHERE speaker = ? ORDER BY game, n"
        return await self._read(lambda c: [bytes(data) for (data,) in c.execute(sql, (speaker,))])

    async def erase(self, games: Sequence[str]) -> None:
        """Delete tables with everything that was played and said there."""
        await self._write([(sql, (game,)) for game in games for sql in ERASE])

    async def hush(self, game: str, seat: int | None) -> None:
        """Delete what a seat said at a table."""
        await self._write([(f"DELETE FROM talk WHERE game = ? AND {SAID_FROM} = ?", (game, seat))])

    async def forget_person(self, person: str) -> None:
        """Delete what is left of somebody: what they said as a spectator, and where they sit."""
        sqls = [
            f"DELETE FROM {where} = ?"
            for where in ("talk WHERE speaker", "sitting WHERE person", "people WHERE person")
        ]
        await self._write([(sql, (person,)) for sql in sqls])

    async def expire_talk(self, games: Sequence[str], before: int) -> bool:
        """Delete what was said at these tables before a moment. Was there anything?"""
        sql = f"SELECT 1 FROM talk WHERE game = ? AND {SAID_AT} < ? LIMIT 1"
        old = await self._read(lambda c: [game for game in games if c.execute(sql, (game, before)).fetchone()])
        await self._write([(f"DELETE FROM talk WHERE game = ? AND {SAID_AT} < ?", (game, before)) for game in old])
        return bool(old)

    async def ban(self, person: str) -> None:
        await self._write([("INSERT OR IGNORE INTO banned VALUES (?)", (person,))])

    async def unban(self, person: str) -> None:
        await self._write([("DELETE FROM banned WHERE person = ?", (person,))])

    async def banned(self) -> set[str]:
        """Who is not wanted at any table."""
        return await self._read(lambda c: {person for (person,) in c.execute("SELECT person FROM banned")})

    async def is_banned(self, *people: str | None) -> bool:
        sql = "SELECT 1 FROM banned WHERE person = ?"
        return await self._read(lambda c: any(c.execute(sql, (person,)).fetchone() for person in people))

    # ----------------------------------------------------------------------- the end

    def close(self) -> None:
        """Finish all writes, then close."""
        self._is_closed = True
        self._jobs.put(None)
        self._thread.join()
        self._reader.submit(self._close_reader).result()
        self._reader.shutdown()
        self._lock.close()


def _lock(folder: Path) -> TextIO:
    """Only one server may write to a folder; the lock ends with the process, however that ends."""
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
    """The writer's connection to a database that is up to date."""
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
    writer.execute("PRAGMA secure_delete = ON")  # what somebody wants deleted is overwritten
    return writer


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _key(connection: sqlite3.Connection, name: str) -> bytes:
    """A key of this server; it lies in the database, so that a copy of the one file is a whole back-up."""
    connection.execute("INSERT OR IGNORE INTO meta (name, value) VALUES (?, ?)", (name, secrets.token_bytes(32)))
    return bytes(connection.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()[0])


def _save(settings: TableSettings, at: int) -> Statement:
    return SAVE, (settings.id, settings.stage, int(settings.is_listed), at, msgspec.json.encode(settings))


def _settings(data: bytes) -> TableSettings:
    return msgspec.json.decode(data, type=TableSettings)


def _listed(rows: Iterable[tuple[bytes, int]]) -> list[Listed]:
    """Those that can be read: one table of another version does not hide all the others."""
    listed = []
    for data, at in rows:
        with suppress(msgspec.DecodeError):
            listed.append(Listed(_settings(data), at))
    return listed


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


def _transact_each(connection: sqlite3.Connection, jobs: Sequence[_Job]) -> list[Exception | None]:
    """One transaction in which a job that fails takes no other with it; what went wrong with each."""
    faults: list[Exception | None] = [None] * len(jobs)
    try:
        connection.execute("BEGIN IMMEDIATE")
        for n, job in enumerate(jobs):
            connection.execute("SAVEPOINT job")
            try:
                for sql, values in job.statements:
                    connection.execute(sql, values)
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


def _tell(jobs: list[_Job], faults: list[Exception | None]) -> None:
    for job, fault in zip(jobs, faults, strict=True):
        if job.done.done():
            continue
        if fault is None:
            job.done.set_result(None)
        else:
            kind = Conflict if isinstance(fault, sqlite3.IntegrityError) else StoreFault
            job.done.set_exception(kind(str(fault)))
