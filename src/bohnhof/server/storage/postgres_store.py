"""The store of a club that runs on more than one process: PostgreSQL.

Several servers write to the same tables. Nobody owns a game: the database stores the first entry with a number. The
second server gets a Conflict, reads what the other stored and judges its action again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import asyncpg
import msgspec

from bohnhof.server.storage.people import People
from bohnhof.server.storage.postgres_lines import NO_IDLING, PATIENCE, Connection, Line, Unfit, at_once
from bohnhof.server.storage.postgres_schema import Prepared, prepare
from bohnhof.server.storage.store import Conflict, Listed, Mark, News, Row, StoreFault, Then, listed
from bohnhof.server.storage.table_settings import TableSettings

T = TypeVar("T")

MOST_TOGETHER: Final = 500  # writes in one statement
MOST_TRIES: Final = 20  # for a number that others also try to take
APPEND: Final = """
WITH e AS (
    INSERT INTO entries (game, seq, seat, by, ref, at, action, events)
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::bytea[], $8::bytea[]
    )
    ON CONFLICT DO NOTHING RETURNING game, seq
), t AS (
    INSERT INTO talk (game, n, speaker, ref, data)
    SELECT * FROM unnest($9::text[], $10::int[], $11::text[], $12::text[], $13::bytea[])
    ON CONFLICT DO NOTHING RETURNING game, n
)
SELECT 'entry' AS kind, game, seq AS n FROM e UNION ALL SELECT 'line', game, n FROM t
"""
ENTER: Final = (
    "INSERT INTO entries (game, seq, seat, by, ref, at, action, events) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
)
REFUSE: Final = """
INSERT INTO entries (game, seq, seat, by, ref, at, action, events)
SELECT $1, coalesce(min(seq), 0) - 1, $2, 'refused', $3, $4, $5, '' FROM entries WHERE game = $1 AND seq < 0
ON CONFLICT DO NOTHING RETURNING seq
"""
SET_UP: Final = """
INSERT INTO tables (id, stage, is_open, changed, data, revision) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT DO NOTHING RETURNING revision
"""
SAVE: Final = """
UPDATE tables SET stage = $2, is_open = $3, changed = $4, data = $5, revision = $6
WHERE id = $1 AND revision = $6 - 1 RETURNING revision
"""
SIT: Final = "INSERT INTO sitting VALUES ($1, $2, $3) ON CONFLICT (person, game) DO UPDATE SET seat = excluded.seat"
RISE: Final = "DELETE FROM sitting WHERE person = $1 AND game = $2"
RENEW: Final = (
    "INSERT INTO people AS p VALUES ($1, 1) ON CONFLICT (person) DO UPDATE SET generation = p.generation + 1"
    " RETURNING generation"
)
SINCE: Final = """
WITH u AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[])
    WITH ORDINALITY AS u (game, seq, revision, line, job)
)
SELECT u.job, 'entry' AS kind, e.seq, e.seat, e.by, e.ref, e.at, e.action, e.events
FROM u JOIN entries AS e ON e.game = u.game AND e.seq > u.seq
UNION ALL
SELECT u.job, 'line', l.n, 0, '', NULL, 0, l.data, ''::bytea FROM u JOIN talk AS l ON l.game = u.game AND l.n > u.line
UNION ALL
SELECT u.job, 'settings', 0, 0, '', NULL, 0, t.data, ''::bytea
FROM u JOIN tables AS t ON t.id = u.game AND t.revision > u.revision
ORDER BY 1, 2, 3
"""
SAID_AT: Final = "(convert_from(data, 'UTF8')::json ->> 'at')::bigint"
SAID_FROM: Final = "(convert_from(data, 'UTF8')::json ->> 'seat')::int"
ROW: Final = ", ".join(Row._fields)


class _Append(NamedTuple):
    kind: str  # entry, line
    place: tuple[str, int]
    values: tuple[Any, ...]
    done: asyncio.Future[None]


class _Since(NamedTuple):
    mark: Mark
    done: asyncio.Future[News]


class PostgresStore:
    """The store of one server process in a shared database."""

    def __init__(self, address: str) -> None:
        """Raises BadInput if the database cannot be used."""
        self._address = address
        prepared = at_once(_prepare(address))
        self.record_key = prepared.record_key
        self.people = People(prepared.key, prepared.generations)
        self.is_damaged = False  # the engine's own business
        self.commits = 0
        self.statements = 0
        self.seconds = 0.0  # spent writing
        self._is_closed = False
        self._appends = Line(address, "appends")
        self._writer = Line(address, "writes")
        self._reader = Line(address, "reads", {"default_transaction_read_only": "on"})
        self._waiting: list[_Append] = []
        self._appending: asyncio.Task[None] | None = None
        self._asked: list[_Since] = []
        self._answering: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    # ---------------------------------------------------------------------- writing

    async def enter(self, game: str, row: Row, over: TableSettings | None = None) -> None:
        """Append an entry to a game, and store the table's settings if the game ends with it."""
        if over is None:
            await self._append("entry", (game, row.seq), (game, *row))
            return

        async def work(connection: Connection) -> None:
            await connection.execute(ENTER, game, *row)
            await _save(connection, over, row.at)

        await self._write(work)

    def enter_then(self, game: str, row: Row, then: Then) -> None:
        """Append an entry, and call `then` when it is stored."""

        def tell(done: asyncio.Future[None]) -> None:
            fault = done.exception()
            assert fault is None or isinstance(fault, StoreFault)
            then(fault)

        self._append_soon("entry", (game, row.seq), (game, *row)).add_done_callback(tell)

    async def refuse(self, game: str, seat: int, ref: str, at: int, why: bytes) -> None:
        """Store that this action was refused: nobody can enter it any more."""
        for _ in range(MOST_TRIES):
            number = await self._write(lambda c: c.fetchval(REFUSE, game, seat, ref, at, why))
            if number is not None:
                return
            if await self.find_ref(game, seat, ref) is not None:
                raise Conflict("it was answered before")
        raise StoreFault("too many write at once")

    async def say(self, game: str, n: int, speaker: str, ref: str | None, data: bytes) -> None:
        """Append a chat line; a speaker uses a reference only once."""
        await self._append("line", (game, n), (game, n, speaker, ref, data))

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

        async def work(connection: Connection) -> None:
            await _save(connection, settings, at)
            await connection.executemany(RISE, [(person, settings.id) for person in rises])
            await connection.executemany(SIT, [(person, settings.id, seat) for person, seat in sits])
            if also is not None:
                people = [(chair.person, also.id, seat) for seat, chair in enumerate(also.chairs) if chair.person]
                await _save(connection, also, at)
                await connection.executemany(SIT, people)

        await self._write(work)

    async def renew_person(self, person: str) -> None:
        """Invalidate this person's earlier cookies."""
        self.people.renewed(person, await self._write(lambda c: c.fetchval(RENEW, person)))

    async def read_generations(self) -> None:
        """Read the cookie generations that other servers have stored."""
        rows = await self._read(lambda c: c.fetch("SELECT person, generation FROM people"))
        self.people.renewed_all({row["person"]: row["generation"] for row in rows})

    async def ping(self) -> None:
        """Read from a random place. The heartbeats of the bus test writing every second."""
        somewhere = secrets.token_urlsafe(6)
        sql = "SELECT sum(length(action)) FROM (SELECT action FROM entries WHERE game >= $1 LIMIT 100) AS sample"
        await self._read(lambda c: c.fetchval(sql, somewhere))

    async def _write(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Write all of this or nothing."""
        self._check_open()

        async def together(connection: Connection) -> T:
            async with connection.transaction():
                return await work(connection)

        began = time.perf_counter()
        try:
            return await self._writer.do(together, writes=True)
        finally:
            self.commits += 1
            self.statements += 1
            self.seconds += time.perf_counter() - began

    async def _append(self, kind: str, place: tuple[str, int], values: tuple[Any, ...]) -> None:
        await self._append_soon(kind, place, values)

    def _append_soon(self, kind: str, place: tuple[str, int], values: tuple[Any, ...]) -> asyncio.Future[None]:
        """Write everything that waits when the connection is free, in one statement."""
        self._check_open()
        loop = asyncio.get_running_loop()
        job = _Append(kind, place, values, loop.create_future())
        self._waiting.append(job)
        if self._appending is None:
            self._appending = loop.create_task(self._append_all())
        return job.done

    async def _append_all(self) -> None:
        try:
            while jobs := self._take():
                await self._append_these(jobs)
        finally:
            self._appending = None

    def _take(self) -> list[_Append]:
        """The next jobs, no two for the same place: the database would accept both."""
        taken: dict[tuple[str, tuple[str, int]], _Append] = {}
        rest: list[_Append] = []
        for job in self._waiting:
            key = (job.kind, job.place)
            if key in taken or len(taken) >= MOST_TOGETHER:
                rest.append(job)
            elif not job.done.done():
                taken[key] = job
        self._waiting = rest
        return list(taken.values())

    async def _append_these(self, jobs: list[_Append]) -> None:
        entries = [job.values for job in jobs if job.kind == "entry"]
        lines = [job.values for job in jobs if job.kind == "line"]
        columns = [*_columns(entries, len(Row._fields) + 1), *_columns(lines, 5)]
        began = time.perf_counter()
        try:
            stored = await self._appends.do(lambda c: c.fetch(APPEND, *columns), writes=True)
        except StoreFault as fault:
            if isinstance(fault, Unfit) and len(jobs) > 1:
                for job in jobs:  # nothing is stored: a job that fails must not affect the others
                    await self._append_these([job])
            else:
                _fail(jobs, fault)
            return
        self.commits += 1
        self.statements += len(jobs)
        self.seconds += time.perf_counter() - began
        taken = {(row["kind"], (row["game"], row["n"])) for row in stored}
        for job in jobs:
            if job.done.done():
                continue  # nobody waits for it
            if (job.kind, job.place) in taken:
                job.done.set_result(None)
            else:
                job.done.set_exception(Conflict("it is there already"))

    # ---------------------------------------------------------------------- reading

    async def _read(self, question: Callable[[Connection], Awaitable[T]]) -> T:
        self._check_open()
        return await self._reader.do(question)

    async def settings(self, id: str) -> TableSettings | None:
        """The stored settings of a table."""
        if not id.isascii() or "\0" in id:
            return None  # not one of our ids, and not valid as text in the database
        data = await self._read(lambda c: c.fetchval("SELECT data FROM tables WHERE id = $1", id))
        return None if data is None else msgspec.json.decode(data, type=TableSettings)

    async def tables_of(self, person: str, most: int) -> list[Listed]:
        """The tables where somebody sits, latest first."""
        sql = (
            "SELECT data, changed FROM sitting JOIN tables ON id = game WHERE person = $1"
            " ORDER BY changed DESC LIMIT $2"
        )
        return listed((row[0], row[1]) for row in await self._read(lambda c: c.fetch(sql, person, most)))

    async def entries(self, game: str, after: int = 0) -> list[Row]:
        """The entries of a table, or only those after an entry, in order."""
        sql = f"SELECT {ROW} FROM entries WHERE game = $1 AND seq > $2 ORDER BY seq"
        return [Row(*row) for row in await self._read(lambda c: c.fetch(sql, game, after))]

    async def since(self, mark: Mark) -> News:
        """What was stored at a table beyond what is known; concurrent questions are answered together."""
        self._check_open()
        loop = asyncio.get_running_loop()
        job = _Since(mark, loop.create_future())
        self._asked.append(job)
        if self._answering is None:
            self._answering = loop.create_task(self._answer_all())
        return await job.done

    async def _answer_all(self) -> None:
        try:
            while self._asked:
                jobs, self._asked = self._asked[:MOST_TOGETHER], self._asked[MOST_TOGETHER:]
                await self._answer(jobs)
        finally:
            self._answering = None

    async def _answer(self, jobs: list[_Since]) -> None:
        columns = [list(column) for column in zip(*(job.mark for job in jobs), strict=True)]
        try:
            rows = await self._reader.do(lambda c: c.fetch(SINCE, *columns))
        except StoreFault as fault:
            _fail(jobs, fault)
            return
        news = [News([], None, []) for _ in jobs]
        for row in rows:
            n = row["job"] - 1
            if row["kind"] == "entry":
                news[n].rows.append(Row(*row[2:]))
            elif row["kind"] == "line":
                news[n].lines.append(row["action"])
            else:
                news[n] = news[n]._replace(settings=msgspec.json.decode(row["action"], type=TableSettings))
        for job, one in zip(jobs, news, strict=True):
            if not job.done.done():
                job.done.set_result(one)

    async def last_entry(self, game: str) -> int:
        """How many entries a game has."""
        sql = "SELECT max(seq) FROM entries WHERE game = $1 AND seq > 0"
        return int(await self._read(lambda c: c.fetchval(sql, game)) or 0)

    async def find_ref(self, game: str, seat: int, ref: str) -> Row | None:
        """The entry or refusal of the action with this reference of this seat."""
        sql = f"SELECT {ROW} FROM entries WHERE game = $1 AND seat = $2 AND ref = $3"
        row = await self._read(lambda c: c.fetchrow(sql, game, seat, ref))
        return None if row is None else Row(*row)

    async def find_line(self, game: str, speaker: str, ref: str) -> int | None:
        """The line with this reference of this speaker."""
        sql = "SELECT n FROM talk WHERE game = $1 AND speaker = $2 AND ref = $3"
        found: int | None = await self._read(lambda c: c.fetchval(sql, game, speaker, ref))
        return found

    async def talk(self, game: str, last: int) -> list[bytes]:
        """The last chat lines of a table."""
        sql = "SELECT data FROM talk WHERE game = $1 ORDER BY n DESC LIMIT $2"
        return [row[0] for row in await self._read(lambda c: c.fetch(sql, game, last))][::-1]

    async def last_line(self, game: str) -> int:
        """The number of chat lines of a table."""
        return int(await self._read(lambda c: c.fetchval("SELECT max(n) FROM talk WHERE game = $1", game)) or 0)

    # ------------------------------------------------------------------ for the owner

    async def all_tables(self, after: str, most: int) -> list[Listed]:
        """Some tables in the order of their ids, after this id."""
        sql = "SELECT data, changed FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
        return listed((row[0], row[1]) for row in await self._read(lambda c: c.fetch(sql, after, most)))

    async def last_moment(self, game: str) -> int:
        """When something was last done or said at a table; 0: never."""
        done = "(SELECT at FROM entries WHERE game = $1 ORDER BY seq DESC LIMIT 1)"
        said = f"(SELECT {SAID_AT} FROM talk WHERE game = $1 ORDER BY n DESC LIMIT 1)"
        return int(await self._read(lambda c: c.fetchval(f"SELECT greatest({done}, {said})", game)) or 0)

    async def lines_of(self, game: str, seat: int | None, speaker: str) -> list[bytes]:
        """What somebody said at a table, with or without a seat there."""
        sql = f"SELECT data FROM talk WHERE game = $1 AND ({SAID_FROM} = $2 OR speaker = $3) ORDER BY n"
        return [row[0] for row in await self._read(lambda c: c.fetch(sql, game, seat, speaker))]

    async def lines_said_by(self, speaker: str) -> list[bytes]:
        """What somebody said anywhere, as far as the speaker is known."""
        sql = "SELECT data FROM talk WHERE speaker = $1 ORDER BY game, n"
        return [row[0] for row in await self._read(lambda c: c.fetch(sql, speaker))]

    async def erase(self, games: Sequence[str]) -> None:
        """Delete tables with all their entries and chat."""

        async def work(connection: Connection) -> None:
            for where in ("tables WHERE id", "sitting WHERE game", "entries WHERE game", "talk WHERE game"):
                await connection.execute(f"DELETE FROM {where} = ANY($1::text[])", list(games))

        await self._write(work)

    async def hush(self, game: str, seat: int | None) -> None:
        """Delete what a seat said at a table."""
        await self._write(lambda c: c.execute(f"DELETE FROM talk WHERE game = $1 AND {SAID_FROM} = $2", game, seat))

    async def forget_person(self, person: str) -> None:
        """Delete what is left of somebody: what they said as a spectator, and where they sit."""

        async def work(connection: Connection) -> None:
            for where in ("talk WHERE speaker", "sitting WHERE person", "people WHERE person"):
                await connection.execute(f"DELETE FROM {where} = $1", person)

        await self._write(work)

    async def expire_talk(self, games: Sequence[str], before: int) -> bool:
        """Delete the older chat of these tables. Was there any?"""
        sql = f"DELETE FROM talk WHERE game = ANY($1::text[]) AND {SAID_AT} < $2"
        status: str = await self._write(lambda c: c.execute(sql, list(games), before))
        return status != "DELETE 0"

    async def ban(self, person: str) -> None:
        """Ban somebody from all tables."""
        await self._write(lambda c: c.execute("INSERT INTO banned VALUES ($1) ON CONFLICT DO NOTHING", person))

    async def unban(self, person: str) -> None:
        """Lift a ban."""
        await self._write(lambda c: c.execute("DELETE FROM banned WHERE person = $1", person))

    async def banned(self) -> set[str]:
        """Everybody who is banned from all tables."""
        return {row[0] for row in await self._read(lambda c: c.fetch("SELECT person FROM banned"))}

    async def is_banned(self, *people: str | None) -> bool:
        """Is one of these banned?"""
        some = [person for person in people if person is not None]
        sql = "SELECT 1 FROM banned WHERE person = ANY($1::text[]) LIMIT 1"
        return await self._read(lambda c: c.fetchval(sql, some)) is not None

    # ---------------------------------------------------------------------- the end

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreFault("the store is closed")
        self._loop = asyncio.get_running_loop()

    def close(self) -> None:
        """Finish all writes, then close; called inside the loop, waiting jobs are dropped."""
        self._is_closed = True
        if self._loop is None or self._loop.is_closed():
            return
        try:
            inside = asyncio.get_running_loop() is self._loop
        except RuntimeError:
            inside = False
        if inside:
            for line in (self._appends, self._writer, self._reader):
                line.end()
        else:
            asyncio.run_coroutine_threadsafe(self._finish(), self._loop).result(5 * PATIENCE)

    async def _finish(self) -> None:
        if self._appending is not None:
            await asyncio.wait([self._appending])
        for line in (self._appends, self._writer, self._reader):
            await line.close()


async def _prepare(address: str) -> Prepared:
    connection: Connection = await asyncpg.connect(address, timeout=5 * PATIENCE, server_settings=NO_IDLING)
    try:
        return await prepare(connection)
    finally:
        await connection.close()


async def _save(connection: Connection, settings: TableSettings, at: int) -> None:
    data = msgspec.json.encode(settings)
    values = (settings.id, settings.stage, settings.is_listed, at, data, settings.revision)
    if await connection.fetchval(SAVE if settings.revision else SET_UP, *values) is None:
        raise asyncpg.IntegrityConstraintViolationError("somebody else has changed this")


def _fail(jobs: Sequence[_Append] | Sequence[_Since], fault: StoreFault) -> None:
    """Fail all waiting jobs, each with its own exception."""
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(type(fault)(str(fault)))


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[n] for row in rows] for n in range(width)]
