"""The bus of servers that share a PostgreSQL database: NOTIFY, and polling of the tables in use every two seconds.

NOTIFY takes one lock for the whole database and keeps it while the transaction is written to disk. So it is sent after
the entry, on a separate connection whose transactions nobody waits for. Two unlogged tables say who is where: after a
crash of the database they are empty, and every server writes its own rows again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec

from bohnhof.server.storage.bus import Ears, Elsewhere, Here, Kind, Note, noted_now
from bohnhof.server.storage.postgres_lines import SETTINGS, Connection, Line, connect, in_time, log_given_up
from bohnhof.server.storage.store import Listed, StoreFault, listed
from bohnhof.server.thinking.clock import set_by

log = logging.getLogger("bohnhof.bus")

CHANNEL: Final = "bohnhof"
LONGEST: Final = 7000  # bytes of a notification; PostgreSQL takes 8,000
BEAT: Final = 1.0  # seconds between two heartbeats
BELIEVED: Final = 3.0  # seconds for which a heartbeat is valid
POLL: Final = 2.0  # seconds between two polls of the store
SILENCE: Final = 3.0  # seconds without an answer of the database, after which people should connect elsewhere
SLEPT: Final = 2.0  # seconds of oversleeping, after which a process must have been stopped
CLOSE: Final = 0.1  # seconds within which an answer can set the clock
OLD: Final = 60.0  # seconds after which the rows of a dead server are removed
LISTEN_AGAIN: Final = (0.2, 0.8)  # seconds, random, so that not all servers reconnect at once after a crash

FLUSH: Final = """
WITH h AS (
    INSERT INTO here (game, server, seats, watchers, noted)
    SELECT game, $6::text, seats, watchers, noted
    FROM unnest($1::text[], $2::text[], $3::int[], $4::bigint[]) AS u (game, seats, watchers, noted)
    ON CONFLICT (game, server)
    DO UPDATE SET seats = excluded.seats, watchers = excluded.watchers, noted = excluded.noted
)
SELECT pg_notify($7::text, note) FROM unnest($5::text[]) AS n (note)
"""
SIGN: Final = """
INSERT INTO servers AS s VALUES ($1, clock_timestamp()) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
RETURNING xmax = 0 AS is_new, extract(epoch FROM clock_timestamp())::float8 AS at
"""
BEHIND: Final = """
SELECT u.game, t.id IS NULL AS is_erased
FROM unnest($1::text[], $2::int[], $3::int[], $4::int[]) AS u (game, seq, revision, line)
LEFT JOIN tables AS t ON t.id = u.game
WHERE t.id IS NULL OR t.revision > u.revision
OR EXISTS (SELECT 1 FROM entries AS e WHERE e.game = u.game AND e.seq > u.seq)
OR EXISTS (SELECT 1 FROM talk AS l WHERE l.game = u.game AND l.n > u.line)
"""
WHO: Final = f"""
SELECT h.game, h.server, h.seats, h.watchers, h.noted FROM here AS h JOIN servers AS s ON s.id = h.server
WHERE h.game = ANY($1::text[]) AND h.server <> $2
AND s.beat > clock_timestamp() - interval '{BELIEVED} seconds'
"""
OPEN: Final = f"""
SELECT t.data, t.changed, string_agg(h.seats, ',') AS seats
FROM tables AS t JOIN here AS h ON h.game = t.id JOIN servers AS s ON s.id = h.server
WHERE t.is_open AND h.seats <> '' AND h.server <> $1
AND s.beat > clock_timestamp() - interval '{BELIEVED} seconds'
GROUP BY t.id ORDER BY t.changed DESC LIMIT $2
"""
TIDY: Final = f"""
WITH old AS (DELETE FROM servers WHERE beat < clock_timestamp() - interval '{OLD} seconds' RETURNING id)
DELETE FROM here WHERE server IN (SELECT id FROM old) OR server NOT IN (SELECT id FROM servers)
OR (seats = '' AND watchers = 0 AND noted < $1)
"""


class PostgresBus:
    """Notifications between this server and the others."""

    is_shared = True

    def __init__(self, address: str) -> None:
        self.server = secrets.token_hex(6)
        self._address = address
        self._line = Line(address, "tells", {"synchronous_commit": "off"})
        self._polls = Line(address, "polls", {"default_transaction_read_only": "on"})
        self._ears: Ears | None = None
        self._notes: list[Note] = []
        self._here: dict[str, Here] = {}  # all tables with somebody here
        self._to_note: set[str] = set()  # tables whose row is not written yet
        self._flushing: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._answered = time.monotonic()  # when the database last answered
        self._is_cut_off = False
        self._is_closed = False

    def start(self, ears: Ears) -> None:
        """Start listening: from now on, nothing is missed."""
        self._ears = ears
        self._answered = time.monotonic()
        works = (self._listen, self._beat, self._poll)
        self._tasks = [asyncio.get_running_loop().create_task(work()) for work in works]

    @property
    def is_well(self) -> bool:
        """Does the database accept heartbeats?"""
        return time.monotonic() - self._answered < SILENCE

    # ---------------------------------------------------------------------- telling

    def tell(self, kind: Kind, about: str, rest: Any = None) -> None:
        """Send a message to all other servers, without waiting; it may get lost."""
        self._notes.append(Note(self.server, kind, about, rest))
        self._flush_soon()

    def note_here(self, game: str, seats: Iterable[int], watchers: int) -> None:
        """Set who is at a table here, from now on."""
        self._here[game] = Here(tuple(sorted(seats)), watchers, noted_now())
        self._to_note.add(game)
        self._flush_soon()

    def _flush_soon(self) -> None:
        if self._flushing is None and not self._is_closed:
            self._flushing = asyncio.get_running_loop().create_task(self._flush_all())

    async def _flush_all(self) -> None:
        """Send queued messages together when the connection is free."""
        try:
            while (self._notes or self._to_note) and not self._is_closed:
                notes, self._notes = self._notes, []
                changed, self._to_note = self._to_note, set()
                try:
                    await self._flush(notes, changed)
                except StoreFault:
                    self._to_note |= changed  # with the next heartbeat; they are only hints
                    return
        finally:
            self._flushing = None

    async def _flush(self, notes: list[Note], changed: set[str]) -> None:
        rows = [(game, self._here[game]) for game in sorted(changed) if game in self._here]
        notes = [*notes, *(Note(self.server, "here", game, here) for game, here in rows)]
        games = [game for game, _ in rows]
        seats = [",".join(map(str, here.seats)) for _, here in rows]
        watchers, noted = [here.watchers for _, here in rows], [here.noted for _, here in rows]
        said = payloads(notes)
        await self._line.do(lambda c: c.execute(FLUSH, games, seats, watchers, noted, said, self.server, CHANNEL))
        for game, here in rows:
            if here.is_empty and self._here.get(game) == here:
                del self._here[game]

    # -------------------------------------------------------------------- listening

    async def _listen(self) -> None:
        """Listen for notifications; a connection that does not answer is replaced, and then everything is checked."""
        settings = {**SETTINGS, "application_name": "bohnhof hears"}
        while True:
            connection: Connection | None = None
            try:
                connection = await connect(self._address, settings)
                await connection.add_listener(CHANNEL, self._hear)
                if self._ears is not None:
                    await self._ears.missed()
                while True:
                    await asyncio.sleep(BEAT)
                    async with in_time():
                        await connection.fetchval("SELECT 1")
            except (
                asyncpg.PostgresError,
                asyncpg.InterfaceError,
                asyncpg.InternalClientError,
                OSError,
                TimeoutError,
            ) as fault:
                if connection is not None:
                    log_given_up("hears", fault)
            except Exception:
                log.exception("listening failed")
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(random.uniform(*LISTEN_AGAIN))

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            notes = msgspec.json.decode(str(payload), type=list[Note])
        except msgspec.DecodeError:
            log.warning("a notification cannot be read")  # of another version
            return
        for note in notes:
            if note.server == self.server or self._ears is None:
                continue
            try:
                self._ears.hear(note)
            except Exception:
                log.exception("what another server told could not be used", extra={"kind": note.kind})

    # --------------------------------------------------------------- signs of life

    async def _beat(self) -> None:
        while True:
            try:
                await self._give_sign()
            except StoreFault:
                if not self.is_well and not self._is_cut_off and self._ears is not None:
                    self._is_cut_off = True
                    self._ears.cut_off()
            began = time.monotonic()
            await asyncio.sleep(BEAT)
            if time.monotonic() - began > BEAT + SLEPT and self._ears is not None:
                await self._ears.missed()  # this process was stopped

    async def _give_sign(self) -> None:
        began = time.time()
        row = await self._line.do(lambda c: c.fetchrow(SIGN, self.server))
        ended = time.time()
        assert row is not None
        if ended - began < CLOSE:
            set_by(row["at"] - (began + ended) / 2)
        self._answered = time.monotonic()
        self._is_cut_off = False
        if row["is_new"]:
            self._to_note |= set(self._here)
        if self._to_note:
            self._flush_soon()

    async def tidy(self) -> None:
        """Remove the rows of dead servers."""
        with suppress(StoreFault):
            await self._line.do(lambda c: c.execute(TIDY, noted_now() - int(OLD * 1e9)))

    # ---------------------------------------------------------------------- looking

    async def _poll(self) -> None:
        """Poll for entries without a notification, and for who is where."""
        while True:
            await asyncio.sleep(POLL)
            try:
                await self._look()
            except StoreFault:
                pass  # tried again in two seconds
            except Exception:
                log.exception("looking for news failed")

    async def _look(self) -> None:
        if self._ears is None or not (marks := self._ears.marks()):
            return
        columns = [list(column) for column in zip(*marks, strict=True)]
        rows = await self._polls.do(lambda c: c.fetch(BEHIND, *columns))
        self._ears.behind([row["game"] for row in rows if not row["is_erased"]])
        for row in rows:
            if row["is_erased"]:
                self._ears.hear(Note("", "erased", row["game"]))
        games = [mark.game for mark in marks]
        found = await self._who(games)
        self._ears.gather({game: found.get(game, {}) for game in games})

    async def elsewhere(self, game: str) -> Elsewhere:
        """Who is at a table at other servers."""
        return (await self._who([game])).get(game, {})

    async def open_elsewhere(self, most: int) -> list[Listed]:
        """Public tables with an open seat whose host is at another server, the latest first."""
        rows = await self._polls.do(lambda c: c.fetch(OPEN, self.server, most))
        found = []
        for row in rows:
            there = {int(seat) for seat in row["seats"].split(",")}
            for table in listed([(row["data"], row["changed"])]):
                if table.settings.seat_of(table.settings.host) in there:
                    found.append(table)
        return found

    async def _who(self, games: list[str]) -> dict[str, Elsewhere]:
        found: dict[str, Elsewhere] = {}
        for row in await self._polls.do(lambda c: c.fetch(WHO, games, self.server)):
            seats = tuple(int(seat) for seat in row["seats"].split(",") if seat)
            found.setdefault(row["game"], {})[row["server"]] = Here(seats, row["watchers"], row["noted"])
        return found

    # ---------------------------------------------------------------------- the end

    async def close(self) -> None:
        """Send queued messages, and that nobody is here any more."""
        if self._flushing is not None:
            with suppress(TimeoutError):
                async with in_time():
                    await asyncio.wait([self._flushing])
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreFault):
            await self._line.do(lambda c: c.execute("DELETE FROM servers WHERE id = $1", self.server))
        for line in (self._line, self._polls):
            await line.close()


def payloads(notes: list[Note]) -> list[str]:
    """The notes in as few notifications as possible; one that is too long is dropped, as if it were lost."""
    said: list[str] = []
    parts: list[str] = []
    size = 2
    for note in notes:
        text = msgspec.json.encode(note).decode()
        length = len(text.encode()) + 1
        if length > LONGEST:
            continue
        if size + length > LONGEST:
            said.append(f"[{','.join(parts)}]")
            parts, size = [], 2
        parts.append(text)
        size += length
    if parts:
        said.append(f"[{','.join(parts)}]")
    return said
