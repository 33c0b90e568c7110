"""Moves a server's data from an SQLite file to a PostgreSQL database, or back, including all keys.

It copies one consistent snapshot of the source, and the target gets all of it or nothing.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any, Final

import asyncpg

from bohnhof.kernel.faults import BadInput
from bohnhof.server.storage.postgres_lines import Connection
from bohnhof.server.storage.postgres_schema import prepare
from bohnhof.server.storage.sqlite_store import DATABASE_FILE, SqliteStore

Rows = list[tuple[Any, ...]]

TOGETHER: Final = 1000  # rows
# The tables to move; schema versions and heartbeats belong to each database.
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "meta": ("name", "value"),
    "tables": ("id", "stage", "is_open", "changed", "data", "revision"),
    "sitting": ("person", "game", "seat"),
    "entries": ("game", "seq", "seat", "by", "ref", "at", "action", "events"),
    "talk": ("game", "n", "speaker", "ref", "data"),
    "people": ("person", "generation"),
    "banned": ("person",),
}
KEYS: Final = "name IN ('key', 'record key')"
AT_WORK: Final = "SELECT count(*) FROM servers WHERE beat > clock_timestamp() - interval '3 seconds'"


async def to_database(folder: Path, address: str) -> dict[str, int]:
    """Move a folder's data into an empty database; returns the number of rows of each table."""
    if not (folder / DATABASE_FILE).exists():
        raise BadInput(f"{folder}: there is no database")
    source = await asyncio.to_thread(SqliteStore, folder)  # migrated, and nobody else writes to it meanwhile
    reading = sqlite3.connect(source.path)
    target = await _connect(address)
    try:
        await prepare(target)
        await _need_empty(target, address)
        async with target.transaction():
            moved = {name: await _copy_in(target, reading, name) for name in COLUMNS}
    finally:
        await target.close()
        reading.close()
        await asyncio.to_thread(source.close)
    return moved


async def to_folder(address: str, folder: Path) -> dict[str, int]:
    """Move a database's data into an empty folder; returns the number of rows of each table."""
    if (folder / DATABASE_FILE).exists():
        raise BadInput(f"{folder}: there is a database already")
    source = await _connect(address)
    try:
        await prepare(source)
        if await source.fetchval(AT_WORK):
            raise BadInput("a server uses this database: stop all of them first")
        store = await asyncio.to_thread(SqliteStore, folder)
        await asyncio.to_thread(store.close)
        target = sqlite3.connect(folder / DATABASE_FILE, isolation_level=None)
        target.execute("BEGIN IMMEDIATE")
        try:
            async with source.transaction(isolation="repeatable_read", readonly=True):
                moved = {name: await _copy_out(source, target, name) for name in COLUMNS}
            target.execute("COMMIT")
        except BaseException:
            target.execute("ROLLBACK")
            target.close()
            (folder / DATABASE_FILE).unlink()
            raise
        target.close()
    finally:
        await source.close()
    return moved


async def _connect(address: str) -> Connection:
    try:
        return await asyncpg.connect(address, timeout=10)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as fault:
        raise BadInput(f"the database cannot be used: {str(fault) or type(fault).__name__}") from None


async def _need_empty(target: Connection, address: str) -> None:
    for name in ("tables", "entries", "talk", "people", "banned"):
        if await target.fetchval(f"SELECT 1 FROM {name} LIMIT 1"):
            raise BadInput("the database is not empty: data is moved into a new one only")


async def _copy_in(target: Connection, reading: sqlite3.Connection, name: str) -> int:
    columns = COLUMNS[name]
    cursor = reading.execute(f"SELECT {', '.join(columns)} FROM {name}{_only(name)}")
    if name == "meta":
        await target.execute(f"DELETE FROM meta WHERE {KEYS}")
    moved = 0
    while rows := cursor.fetchmany(TOGETHER):
        await target.copy_records_to_table(name, records=_fit(name, rows), columns=columns)
        moved += len(rows)
    if await target.fetchval(f"SELECT count(*) FROM {name}{_only(name)}") != moved:
        raise BadInput(f"not all of {name} has arrived: nothing was moved")
    return moved


def _fit(name: str, rows: Iterable[tuple[Any, ...]]) -> Rows:
    """The rows as PostgreSQL takes them: SQLite stores booleans as numbers, and some bytes as text."""
    if name == "tables":
        return [(id, stage, bool(open_), at, _bytes(data), rev) for id, stage, open_, at, data, rev in rows]
    binary = {n for n, column in enumerate(COLUMNS[name]) if column in ("data", "action", "events", "value")}
    return [tuple(_bytes(value) if n in binary else _text(value) for n, value in enumerate(row)) for row in rows]


def _bytes(value: bytes | str) -> bytes:
    return value.encode() if isinstance(value, str) else value


def _text(value: Any) -> Any:
    """PostgreSQL allows no NUL in text; only a reference that a client made up can contain one."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


async def _copy_out(source: Connection, target: sqlite3.Connection, name: str) -> int:
    columns = COLUMNS[name]
    if name == "meta":
        target.execute(f"DELETE FROM meta WHERE {KEYS}")
    sql = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    moved = 0
    async for rows in _in_parts(source, f"SELECT {', '.join(columns)} FROM {name}{_only(name)}"):
        target.executemany(sql, rows)
        moved += len(rows)
    return moved


async def _in_parts(source: Connection, sql: str) -> AsyncIterator[Rows]:
    cursor = await source.cursor(sql)
    while rows := await cursor.fetch(TOGETHER):
        yield [tuple(row) for row in rows]


def _only(name: str) -> str:
    return f" WHERE {KEYS}" if name == "meta" else ""
