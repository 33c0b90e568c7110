"""All SQL of the SQLite stores, independent of how they manage connections."""

from __future__ import annotations

import secrets
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import chain, groupby
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from bohnhof.server.storage.people import People
from bohnhof.server.storage.store import Conflict, Listed, Mark, News, Row, StoreFault, Then, listed
from bohnhof.server.storage.table_settings import TableSettings

T = TypeVar("T")

ENTRY: Final = "(?, ?, ?, ?, ?, ?, ?, ?)"
ENTER: Final = f"INSERT INTO entries (game, seq, seat, by, ref, at, action, events) VALUES {ENTRY}"
TOGETHER: Final = (32, 8)  # entries per statement
ENTER_ALL: Final = {n: ENTER + f", {ENTRY}" * (n - 1) for n in TOGETHER}
SAY: Final = "INSERT INTO talk (game, n, data, speaker, ref) VALUES (?, ?, ?, ?, ?)"
REFUSE: Final = (  # numbered backwards from 0
    "INSERT INTO entries (game, seq, seat, by, ref, at, action, events)"
    " SELECT ?, coalesce(min(seq), 0) - 1, ?, 'refused', ?, ?, ?, x'' FROM entries WHERE game = ? AND seq < 0"
)
SAVE: Final = (  # only if these settings were made from the stored ones
    "INSERT INTO tables (id, stage, is_open, changed, data, revision) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id)"
    " DO UPDATE SET stage = excluded.stage, is_open = excluded.is_open, changed = excluded.changed,"
    " data = excluded.data, revision = excluded.revision WHERE revision = excluded.revision - 1"
)
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
ROW: Final = ", ".join(Row._fields)
PING: Final = "INSERT OR REPLACE INTO meta (name, value) VALUES ('ping', ?)"

# Read to check the file: a few random rows.
SAMPLES: Final = (
    "SELECT length(data) FROM tables WHERE id >= ? LIMIT 3",
    "SELECT length(action) + length(events) FROM entries WHERE game >= ? LIMIT 100",
    "SELECT length(data) FROM talk WHERE game >= ? LIMIT 10",
)
DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Statement(NamedTuple):
    """One statement; if it must change something and does not, that is a conflict."""

    sql: str
    values: Sequence[Any]
    must: bool = False


class SqliteQueries(ABC):
    """The queries and writes of a store; subclasses decide where they run."""

    def __init__(self, writer: sqlite3.Connection) -> None:
        """The database of this connection must be migrated."""
        self.record_key = _key(writer, "record key")  # signs records
        self.people = People(_key(writer, "key"), dict(writer.execute("SELECT person, generation FROM people")))
        self.is_damaged = False  # as far as has been noticed

    @abstractmethod
    async def _write(self, statements: Sequence[Statement]) -> None:
        """Store all of this or nothing; it is stored when this returns."""

    @abstractmethod
    def _write_then(self, statements: Sequence[Statement], then: Then) -> None:
        """Store it, and call `then` when it is stored."""

    @abstractmethod
    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query."""

    def _fault_of(self, fault: sqlite3.Error) -> StoreFault:
        """The fault for an error. Once a part of the file cannot be read, it is damaged, whatever else still works."""
        if getattr(fault, "sqlite_errorcode", None) in DAMAGE:
            self.is_damaged = True
        return Conflict(str(fault)) if isinstance(fault, sqlite3.IntegrityError) else StoreFault(str(fault))

    # ---------------------------------------------------------------------- writing

    async def enter(self, game: str, row: Row, over: TableSettings | None = None) -> None:
        """Append an entry to a game, and store the table's settings if the game ends with it."""
        statements = [Statement(ENTER, (game, *row))]
        if over is not None:
            statements.append(_save(over, row.at))
        await self._write(statements)

    def enter_then(self, game: str, row: Row, then: Then) -> None:
        """Append an entry, and call `then` when it is stored."""
        self._write_then([Statement(ENTER, (game, *row))], then)

    async def refuse(self, game: str, seat: int, ref: str, at: int, why: bytes) -> None:
        """Store that this action was refused: nobody can enter it any more."""
        await self._write([Statement(REFUSE, (game, seat, ref, at, why, game))])

    async def say(self, game: str, n: int, speaker: str, ref: str | None, data: bytes) -> None:
        """Append a chat line; a speaker uses a reference only once."""
        await self._write([Statement(SAY, (game, n, data, speaker, ref))])

    async def save(
        self,
        settings: TableSettings,
        at: int,
        *,
        sits: Sequence[tuple[str, int]] = (),
        rises: Sequence[str] = (),
        also: TableSettings | None = None,
    ) -> None:
        """Store a table's settings: who sat down (person and seat), who left, and the table of a rematch."""
        statements = [_save(settings, at)]
        statements += [Statement(RISE, (person, settings.id)) for person in rises]
        statements += [Statement(SIT, (person, settings.id, seat)) for person, seat in sits]
        if also is not None:
            people = enumerate(chair.person for chair in also.chairs)
            statements.append(_save(also, at))
            statements += [Statement(SIT, (person, also.id, seat)) for seat, person in people if person is not None]
        await self._write(statements)

    async def renew_person(self, person: str) -> None:
        """Invalidate this person's earlier cookies."""
        await self._write([Statement(RENEW, (person,))])
        self.people.renewed(person)

    async def read_generations(self) -> None:
        """Read the cookie generations."""
        sql = "SELECT person, generation FROM people"
        self.people.renewed_all(await self._read(lambda c: dict(c.execute(sql))))

    async def ping(self) -> None:
        """Write something, and read from a random place: a healthy store can do both."""
        await self._write([Statement(PING, (time.time_ns().to_bytes(8),))])
        somewhere = secrets.token_urlsafe(6)
        for sql in SAMPLES:
            await self._read(lambda c, sql=sql: c.execute(sql, (somewhere,)).fetchall())  # type: ignore[misc]

    # ---------------------------------------------------------------------- reading

    async def settings(self, id: str) -> TableSettings | None:
        """The stored settings of a table."""
        row = await self._read(lambda c: c.execute("SELECT data FROM tables WHERE id = ?", (id,)).fetchone())
        return None if row is None else _settings(row[0])

    async def tables_of(self, person: str, most: int) -> list[Listed]:
        """The tables where somebody sits, latest first."""
        sql = (
            "SELECT data, changed FROM sitting JOIN tables ON id = game WHERE person = ? ORDER BY changed DESC LIMIT ?"
        )
        return await self._read(lambda c: listed(c.execute(sql, (person, most))))

    async def entries(self, game: str, after: int = 0) -> list[Row]:
        """The entries of a table, or only those after an entry, in order."""
        sql = f"SELECT {ROW} FROM entries WHERE game = ? AND seq > ? ORDER BY seq"
        return await self._read(lambda c: [Row(*row) for row in c.execute(sql, (game, after))])

    async def since(self, mark: Mark) -> News:
        """What was stored at a table beyond what is known."""
        game, seq, revision, line = mark
        changed = "SELECT data FROM tables WHERE id = ? AND revision > ?"
        said = "SELECT data FROM talk WHERE game = ? AND n > ? ORDER BY n"
        done = f"SELECT {ROW} FROM entries WHERE game = ? AND seq > ? ORDER BY seq"

        def question(connection: sqlite3.Connection) -> News:
            settings = connection.execute(changed, (game, revision)).fetchone()
            return News(
                [Row(*row) for row in connection.execute(done, (game, seq))],
                None if settings is None else _settings(settings[0]),
                [bytes(data) for (data,) in connection.execute(said, (game, line))],
            )

        return await self._read(question)

    async def last_entry(self, game: str) -> int:
        """How many entries a game has."""
        sql = "SELECT max(seq) FROM entries WHERE game = ? AND seq > 0"
        return await self._read(lambda c: int(c.execute(sql, (game,)).fetchone()[0] or 0))

    async def find_ref(self, game: str, seat: int, ref: str) -> Row | None:
        """The entry or refusal of the action with this reference of this seat."""
        sql = f"SELECT {ROW} FROM entries WHERE game = ? AND seat = ? AND ref = ?"
        row = await self._read(lambda c: c.execute(sql, (game, seat, ref)).fetchone())
        return None if row is None else Row(*row)

    async def find_line(self, game: str, speaker: str, ref: str) -> int | None:
        """The line with this reference of this speaker."""
        sql = "SELECT n FROM talk WHERE game = ? AND speaker = ? AND ref = ?"
        row = await self._read(lambda c: c.execute(sql, (game, speaker, ref)).fetchone())
        return None if row is None else int(row[0])

    async def talk(self, game: str, last: int) -> list[bytes]:
        """The last chat lines of a table."""
        sql = "SELECT data FROM talk WHERE game = ? ORDER BY n DESC LIMIT ?"
        return await self._read(lambda c: [bytes(data) for (data,) in c.execute(sql, (game, last))][::-1])

    async def last_line(self, game: str) -> int:
        """The number of chat lines of a table."""
        sql = "SELECT max(n) FROM talk WHERE game = ?"
        return await self._read(lambda c: int(c.execute(sql, (game,)).fetchone()[0] or 0))

    # ------------------------------------------------------------------ for the owner

    async def all_tables(self, after: str, most: int) -> list[Listed]:
        """Some tables in the order of their ids, after this id."""
        sql = "SELECT data, changed FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        return await self._read(lambda c: listed(c.execute(sql, (after, most))))

    async def last_moment(self, game: str) -> int:
        """When something was last done or said at a table; 0: never."""
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
        """What somebody said anywhere, as far as the speaker is known."""
        sql = "SELECT data FROM talk WHERE speaker = ? ORDER BY game, n"
        return await self._read(lambda c: [bytes(data) for (data,) in c.execute(sql, (speaker,))])

    async def erase(self, games: Sequence[str]) -> None:
        """Delete tables with all their entries and chat."""
        await self._write([Statement(sql, (game,)) for game in games for sql in ERASE])

    async def hush(self, game: str, seat: int | None) -> None:
        """Delete what a seat said at a table."""
        await self._write([Statement(f"DELETE FROM talk WHERE game = ? AND {SAID_FROM} = ?", (game, seat))])

    async def forget_person(self, person: str) -> None:
        """Delete what is left of somebody: what they said as a spectator, and where they sit."""
        sqls = [
            f"DELETE FROM {where} = ?"
            for where in ("talk WHERE speaker", "sitting WHERE person", "people WHERE person")
        ]
        await self._write([Statement(sql, (person,)) for sql in sqls])

    async def expire_talk(self, games: Sequence[str], before: int) -> bool:
        """Delete the older chat of these tables. Was there any?"""
        sql = f"SELECT 1 FROM talk WHERE game = ? AND {SAID_AT} < ? LIMIT 1"
        old = await self._read(lambda c: [game for game in games if c.execute(sql, (game, before)).fetchone()])
        await self._write(
            [Statement(f"DELETE FROM talk WHERE game = ? AND {SAID_AT} < ?", (game, before)) for game in old]
        )
        return bool(old)

    async def ban(self, person: str) -> None:
        await self._write([Statement("INSERT OR IGNORE INTO banned VALUES (?)", (person,))])

    async def unban(self, person: str) -> None:
        await self._write([Statement("DELETE FROM banned WHERE person = ?", (person,))])

    async def banned(self) -> set[str]:
        """Everybody who is banned from all tables."""
        return await self._read(lambda c: {person for (person,) in c.execute("SELECT person FROM banned")})

    async def is_banned(self, *people: str | None) -> bool:
        sql = "SELECT 1 FROM banned WHERE person = ?"
        return await self._read(lambda c: any(c.execute(sql, (person,)).fetchone() for person in people))


def _key(connection: sqlite3.Connection, name: str) -> bytes:
    """A key of this server; it is in the database, so that a copy of the one file is a complete backup."""
    connection.execute("INSERT OR IGNORE INTO meta (name, value) VALUES (?, ?)", (name, secrets.token_bytes(32)))
    return bytes(connection.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()[0])


def _save(settings: TableSettings, at: int) -> Statement:
    data = msgspec.json.encode(settings)
    values = (settings.id, settings.stage, int(settings.is_listed), at, data, settings.revision)
    return Statement(SAVE, values, must=True)


def _settings(data: bytes) -> TableSettings:
    return msgspec.json.decode(data, type=TableSettings)


def execute(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    """Run all of these, as part of a transaction."""
    for sql, values, must in statements:
        if connection.execute(sql, values).rowcount == 0 and must:
            raise sqlite3.IntegrityError("somebody else has changed this")


def gathered(statements: Sequence[Statement]) -> list[Statement]:
    """The same with fewer statements: after each of them, the writer thread waits for the interpreter lock."""
    found: list[Statement] = []
    for is_entry, run in groupby(statements, lambda statement: statement.sql == ENTER):
        left = list(run)
        for n in TOGETHER if is_entry else ():
            while len(left) >= n:
                values = list(chain.from_iterable(one.values for one in left[:n]))
                found.append(Statement(ENTER_ALL[n], values))
                del left[:n]
        found += left
    return found


def transact(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    """Run all of these or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        execute(connection, gathered(statements))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
