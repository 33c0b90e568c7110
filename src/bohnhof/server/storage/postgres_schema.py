"""The PostgreSQL schema, and its migrations.

Text keys are compared byte by byte (`COLLATE "C"`). Every key includes the game, so that the tables can be partitioned.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

from bohnhof.kernel.faults import BadInput

if TYPE_CHECKING:
    from bohnhof.server.storage.postgres_lines import Connection

LOCK: Final = 0x626F686E  # of the database, during migrations
# One step per version. While servers of the previous version still run, a step may only add things.
MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY,
        stage text NOT NULL,
        is_open boolean NOT NULL,
        changed bigint NOT NULL,
        data bytea NOT NULL,
        revision integer NOT NULL
    );
    CREATE INDEX open_tables ON tables (changed) WHERE is_open;
    CREATE TABLE sitting (
        person text COLLATE "C", game text COLLATE "C", seat integer NOT NULL, PRIMARY KEY (person, game)
    );
    CREATE INDEX sitting_at ON sitting (game);
    CREATE TABLE entries (
        game text COLLATE "C",
        seq integer,
        seat integer NOT NULL,
        by text NOT NULL,
        ref text COLLATE "C",
        at bigint NOT NULL,
        action bytea NOT NULL,
        events bytea NOT NULL,
        PRIMARY KEY (game, seq)
    );
    CREATE UNIQUE INDEX done_once ON entries (game, seat, ref) WHERE ref IS NOT NULL;
    CREATE TABLE talk (
        game text COLLATE "C",
        n integer,
        speaker text COLLATE "C",
        ref text COLLATE "C",
        data bytea NOT NULL,
        PRIMARY KEY (game, n)
    );
    CREATE UNIQUE INDEX said_once ON talk (game, speaker, ref) WHERE ref IS NOT NULL;
    CREATE INDEX said_by ON talk (speaker);
    CREATE TABLE people (person text COLLATE "C" PRIMARY KEY, generation integer NOT NULL);
    CREATE TABLE banned (person text COLLATE "C" PRIMARY KEY);
    """,
    # Who is where right now: unlogged, so empty after a crash; every server writes its own rows again.
    """
    CREATE UNLOGGED TABLE servers (id text COLLATE "C" PRIMARY KEY, beat timestamptz NOT NULL);
    CREATE UNLOGGED TABLE here (
        game text COLLATE "C",
        server text COLLATE "C",
        seats text NOT NULL,
        watchers integer NOT NULL,
        noted bigint NOT NULL,
        PRIMARY KEY (game, server)
    );
    CREATE INDEX here_at ON here (server);
    """,
)


class Prepared(NamedTuple):
    """What a store needs to know before its first use."""

    key: bytes
    record_key: bytes
    generations: dict[str, int]


async def prepare(connection: Connection) -> Prepared:
    """Run all migrations that this database still needs. A dozen servers may start at the same time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS meta (name text PRIMARY KEY, value bytea NOT NULL)")
        stored = await connection.fetchval("SELECT value FROM meta WHERE name = 'version'")
        version = 0 if stored is None else int.from_bytes(stored)
        if version > len(MIGRATIONS):
            raise BadInput(f"the database is of version {version}, but this program only knows up to {len(MIGRATIONS)}")
        for step in MIGRATIONS[version:]:
            await connection.execute(step)
        await connection.execute(
            "INSERT INTO meta VALUES ('version', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            len(MIGRATIONS).to_bytes(4),
        )
        key, record_key = [await _key(connection, name) for name in ("key", "record key")]
        people = await connection.fetch("SELECT person, generation FROM people")
    return Prepared(key, record_key, {row["person"]: row["generation"] for row in people})


async def _key(connection: Connection, name: str) -> bytes:
    """A key that all servers of the database share."""
    sql = "INSERT INTO meta VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
    await connection.execute(sql, name, secrets.token_bytes(32))
    return bytes(await connection.fetchval("SELECT value FROM meta WHERE name = $1", name))
