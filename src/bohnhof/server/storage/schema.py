"""The tables of the SQLite database, and its migrations."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec

from bohnhof.kernel.faults import BadInput

Step = str | Callable[[sqlite3.Connection], None]


def _hash_tokens(connection: sqlite3.Connection) -> None:
    """Replace stored tokens of seats with their hashes."""
    for id, data in connection.execute("SELECT id, data FROM tables").fetchall():
        settings = msgspec.json.decode(data)
        for chair in settings["chairs"]:
            token = chair.pop("token", None)
            chair["tokens"] = [] if token is None else [sha256(token.encode()).hexdigest()]
        connection.execute("UPDATE tables SET data = ? WHERE id = ?", (msgspec.json.encode(settings), id))


# One step per version of the schema: a database of version n still needs all steps after the n-th.
MIGRATIONS: Final[tuple[Step, ...]] = (
    """
    CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        stage TEXT NOT NULL,
        is_open INTEGER NOT NULL,     -- public, not begun, and a seat is free
        changed INTEGER NOT NULL,     -- when, in milliseconds
        data BLOB NOT NULL            -- a TableSettings, see table_settings.py
    ) WITHOUT ROWID;
    CREATE INDEX open_tables ON tables (changed) WHERE is_open = 1;
    CREATE TABLE sitting (person TEXT, game TEXT, seat INTEGER, PRIMARY KEY (person, game)) WITHOUT ROWID;
    CREATE TABLE entries (
        game TEXT,
        seq INTEGER,                  -- of all that was done, undone or not; below 0: refused
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
    # The speaker and reference of a line: a line that is sent twice is not said twice.
    """
    ALTER TABLE talk ADD COLUMN speaker TEXT;
    ALTER TABLE talk ADD COLUMN ref TEXT;
    CREATE UNIQUE INDEX said_once ON talk (game, speaker, ref) WHERE ref IS NOT NULL;
    """,
    _hash_tokens,
    # How often somebody has signed out everywhere else: earlier cookies are no longer accepted.
    "CREATE TABLE people (person TEXT PRIMARY KEY, generation INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE TABLE banned (person TEXT PRIMARY KEY) WITHOUT ROWID",
    # The revision of the settings: they have one writer at a time.
    "ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Run all migrations that this database still needs."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise BadInput(f"the database is of version {version}, but this program only knows up to {len(MIGRATIONS)}")
    if version == len(MIGRATIONS):
        return
    connection.execute("PRAGMA secure_delete = ON")  # overwrite what a step removes
    for n in range(version, len(MIGRATIONS)):
        _take(connection, MIGRATIONS[n], n + 1)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("PRAGMA secure_delete = OFF")


def _take(connection: sqlite3.Connection, step: Step, version: int) -> None:
    """Run one step completely or not at all."""
    if isinstance(step, str):
        connection.executescript(f"BEGIN; {step}; PRAGMA user_version = {version}; COMMIT;")
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        step(connection)
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
