"""Administration: list tables and people, close, rename, ban, export and delete; and retention.

While the server runs, its owner uses a socket in the data folder that nobody else can open; each request is one line of
JSON, and so is the answer. Otherwise the same is done on the database. A table in use is changed in its room's queue,
like everything else there; an unused table cannot be opened meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from bohnhof.kernel.faults import BadInput
from bohnhof.server.rooms.lobby import MOST_TRIES, Lobby
from bohnhof.server.rooms.seats import new_host
from bohnhof.server.storage.people import PERSON, clean_name, new_person
from bohnhof.server.storage.store import Conflict, Listed, Store
from bohnhof.server.storage.table_settings import Chair, TableSettings
from bohnhof.server.thinking.clock import now

log = logging.getLogger("bohnhof.admin")

SOCKET: Final = "admin.sock"
LONGEST_WISH: Final = 64 * 1024  # bytes of a request
TOGETHER: Final = 50  # tables in one step of a long job; others can write between two steps
DAY: Final = 24 * 3600 * 1000  # in milliseconds
MOST_TABLES: Final = 1_000_000

AnyJson = Any  # any JSON value


class Admin:
    """The owner's commands."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby
        self._one = asyncio.Lock()  # one request at a time
        self._verbs: dict[str, Callable[..., Awaitable[AnyJson]]] = {
            "tables": self.tables,
            "table": self.table,
            "close": self.close,
            "delete": self.delete,
            "people": self.people,
            "rename": self.rename,
            "remove": self.remove,
            "ban": self.ban,
            "unban": self.unban,
            "export": self.export,
            "forget": self.forget,
        }

    async def do(self, verb: str, *words: str) -> AnyJson:
        """Carry out a command. Raises BadInput if that is impossible."""
        async with self._one:
            return await self._verbs[verb](*words)

    # ------------------------------------------------------------------------- tables

    async def tables(self) -> AnyJson:
        """All tables, in order."""
        return [_line(listed) async for listed in self._all()]

    async def table(self, id: str) -> AnyJson:
        """Everything about a table except its secrets."""
        settings = await self._settings(id)
        return {
            "id": settings.id,
            "stage": "closed" if settings.closed else settings.stage,
            "edition": settings.edition,
            "options": list(settings.options),
            "created": settings.created,
            "public": settings.public,
            "host": settings.host,
            "seats": [{"name": c.name, "person": c.person, "bot": c.bot, "gone": c.gone} for c in settings.chairs],
            "removed": settings.barred,
            "entries": await self._store.last_entry(id),
            "lines": await self._store.last_line(id),
        }

    async def close(self, id: str) -> AnyJson:
        """Close a table permanently; the game stays stored."""

        def change(settings: TableSettings) -> None:
            if settings.stage == "over":
                raise BadInput("the game is over: nothing is left to close; it can be deleted")
            settings.closed = True

        settings = await self._change(id, change)
        people = [chair.person for chair in settings.chairs if chair.person is not None]
        await self._store.save(settings.copy(), now(), rises=people)
        self._lobby.bus.tell("stored", id)
        self._lobby.end(id)
        return f"{id}: closed"

    async def delete(self, id: str) -> AnyJson:
        """Delete a table, its game and its chat."""
        await self._settings(id)
        await self._erase([id])
        return f"{id}: deleted"

    # ------------------------------------------------------------------------- people

    async def people(self, name: str = "") -> AnyJson:
        """All people at tables: ids with their names and number of tables; or only those with a name."""
        names: dict[str, list[str]] = {}
        async for settings, _ in self._all():
            for chair in settings.chairs:
                if chair.person is not None:
                    names.setdefault(chair.person, []).append(chair.name or "")
        banned = await self._store.banned()
        return [
            {"person": person, "names": sorted(set(given)), "tables": len(given), "banned": person in banned}
            for person, given in sorted(names.items())
            if not name or name.casefold() in (one.casefold() for one in given)
        ]

    async def rename(self, person: str, name: str) -> AnyJson:
        """Rename a person at all their tables."""
        cleaned = clean_name(name)

        def change(settings: TableSettings) -> None:
            _chair(settings, person).name = cleaned

        done = await self._at_all_tables_of(person, change)
        return f"{person}: called {cleaned} at {done} table{'' if done == 1 else 's'}"

    async def remove(self, person: str, id: str) -> AnyJson:
        """Remove somebody from a table permanently."""

        def change(settings: TableSettings) -> None:
            _free(settings, person)
            settings.bar(person)

        await self._change(id, change, rises=[person])
        return f"{person}: removed from {id}"

    async def ban(self, person: str) -> AnyJson:
        """Ban a person: this cookie cannot set up, join or watch any table, and is disconnected."""
        _check_id(person)
        await self._store.ban(person)
        self._lobby.send_away(person)
        self._lobby.bus.tell("banned", person)
        return f"{person}: banned"

    async def unban(self, person: str) -> AnyJson:
        _check_id(person)
        await self._store.unban(person)
        return f"{person}: not banned"

    async def export(self, person: str) -> AnyJson:
        """Everything stored about a person."""
        _check_id(person)
        tables = []
        for settings, changed in await self._store.tables_of(person, MOST_TABLES):
            seat = settings.seat_of(person)
            rows = [row for row in await self._store.entries(settings.id) if row.seat == seat]
            lines = [msgspec.json.decode(data) for data in await self._store.lines_of(settings.id, seat, person)]
            tables.append(
                {
                    **_line(Listed(settings, changed)),
                    "seat": seat,
                    "name": None if seat is None else settings.chairs[seat].name,
                    "actions": [{"at": row.at, "by": row.by, "action": row.action.decode()} for row in rows],
                    "talk": lines,
                }
            )
        watched = [msgspec.json.decode(data) for data in await self._store.lines_said_by(person)]
        return {"person": person, "banned": person in await self._store.banned(), "tables": tables, "said": watched}

    async def forget(self, person: str) -> AnyJson:
        """Delete a person's data; their actions stay, as those of a seat."""
        _check_id(person)
        tables = [
            (settings.id, settings.seat_of(person)) for settings, _ in await self._store.tables_of(person, MOST_TABLES)
        ]

        def change(settings: TableSettings) -> None:
            _free(settings, person)
            settings.barred = [other for other in settings.barred if other != person]

        for id, seat in tables:
            await self._change(id, change, rises=[person])
            await self._store.hush(id, seat)
            self._lobby.drop_replays(id)
        async for settings, _ in self._all():  # removed people do not sit at the table
            if person in settings.barred:
                await self._change(
                    settings.id, lambda one: setattr(one, "barred", [p for p in one.barred if p != person])
                )
        await self._store.forget_person(person)
        return f"{person}: deleted from {len(tables)} tables"

    # ---------------------------------------------------------------------- retention

    async def expire(self, days: int, at: int) -> int:
        """Delete older chat and unfinished tables, a few tables at a time. Returns the number of deleted tables."""
        border = at - days * DAY
        gone, last = 0, ""
        while True:
            async with self._one:
                some = await self._store.all_tables(last, TOGETHER)
                if not some:
                    return gone
                last = some[-1].settings.id
                stale = []
                for settings, changed in some:
                    unfinished = settings.stage != "over" and not await self._lobby.is_used(settings.id)
                    if unfinished and max(changed, await self._store.last_moment(settings.id)) < border:
                        stale.append(settings.id)
                await self._erase(stale)
                if await self._store.expire_talk([settings.id for settings, _ in some], border):
                    for settings, _ in some:
                        self._lobby.drop_replays(settings.id)
                gone += len(stale)

    # ---------------------------------------------------------------------- in common

    async def _all(self) -> AsyncIterator[Listed]:
        last = ""
        while some := await self._store.all_tables(last, TOGETHER):
            for listed in some:
                yield listed
            last = some[-1].settings.id

    async def _settings(self, id: str) -> TableSettings:
        settings = await self._store.settings(id)
        if settings is None:
            raise BadInput(f"there is no table {id[:40]!r}")
        return settings.brought_up()

    async def _change(
        self, id: str, change: Callable[[TableSettings], None], rises: list[str] | None = None
    ) -> TableSettings:
        """Change a table's settings; repeat if somebody else has changed them meanwhile."""
        for _n in range(MOST_TRIES):
            try:
                return await self._change_once(id, change, rises or [])
            except Conflict:
                continue
        raise BadInput(f"{id}: too many change this table at once")

    async def _change_once(self, id: str, change: Callable[[TableSettings], None], rises: list[str]) -> TableSettings:
        """In its room's queue if it is in use; otherwise while nobody can open it."""
        async with self._lobby.reserved(id) as room:
            if room is None:
                settings = (await self._settings(id)).copy()
                change(settings)
                await self._store.save(settings, now(), rises=rises)
                self._lobby.bus.tell("stored", id)
                return settings

            async def job() -> TableSettings:
                fresh = room.settings.copy()
                change(fresh)
                before = room.settings
                await room.keep(fresh, rises=rises)
                for seat, chair in enumerate(before.chairs):
                    if chair.person != fresh.chairs[seat].person:
                        room.standing_in.pop(seat, None)
                        room.dismiss(seat, "removed")
                room.send_table()
                room.changed()
                return fresh

            return await room.do(job)

    async def _at_all_tables_of(self, person: str, change: Callable[[TableSettings], None]) -> int:
        found = await self._store.tables_of(person, MOST_TABLES)
        if not found:
            raise BadInput(f"nobody with the id {person[:40]!r} sits at a table")
        for settings, _ in found:
            await self._change(settings.id, change)
            self._lobby.drop_replays(settings.id)
        return len(found)

    async def _erase(self, ids: list[str]) -> None:
        for id in ids:
            async with self._lobby.reserved(id) as room:
                if room is None:
                    await self._store.erase([id])
                else:
                    await room.do(partial(self._end, id))
            self._lobby.bus.tell("erased", id)
            self._lobby.drop_replays(id)

    async def _end(self, id: str) -> None:
        await self._store.erase([id])
        self._lobby.end(id)


def _check_id(person: str) -> None:
    """A name in place of an id would ban nobody, without a word."""
    if not PERSON.fullmatch(person):
        raise BadInput(f"{person!r} is not a person's id: `bohnhof admin people NAME` shows it")


def _line(listed: Listed) -> dict[str, AnyJson]:
    settings, changed = listed
    stage = "closed" if settings.closed else settings.stage
    return {"id": settings.id, "stage": stage, "edition": settings.edition, "names": settings.names, "changed": changed}


def _chair(settings: TableSettings, person: str) -> Chair:
    seat = settings.seat_of(person)
    if seat is None:
        raise BadInput(f"nobody with the id {person[:40]!r} sits at table {settings.id}")
    return settings.chairs[seat]


def _free(settings: TableSettings, person: str) -> None:
    """Free a seat: it becomes open, a bot's, or, after the end, nobody's."""
    _chair(settings, person)
    seat = settings.seat_of(person)
    assert seat is not None
    name = f"Seat {seat + 1}"
    match settings.stage:
        case "lobby":
            settings.chairs[seat] = Chair()
        case "play":
            settings.chairs[seat] = Chair(name=name, bot=settings.stand_in, number=settings.chairs[seat].number)
        case _:
            settings.chairs[seat] = Chair(name=name, person=new_person(), number=settings.chairs[seat].number)
    new_host(settings)
    if settings.host == person:
        settings.host = ""


# ------------------------------------------------------------------------------ the door


async def open_door(admin: Admin, folder: Path) -> asyncio.AbstractServer | None:
    """Listen for the owner; None if the system has no such sockets."""
    if not hasattr(asyncio, "start_unix_server"):
        return None

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(msgspec.json.encode(await _answer(admin, await reader.readline())) + b"\n")
            await writer.drain()
        except (ConnectionError, ValueError):
            pass  # the client is gone, or sent too much
        finally:
            writer.close()

    try:
        return await asyncio.start_unix_server(answer, folder / SOCKET, limit=LONGEST_WISH)
    except OSError as fault:
        log.warning("the owner can only come in while the server does not run: %s", fault)
        return None


async def _answer(admin: Admin, line: bytes) -> dict[str, AnyJson]:
    try:
        verb, *words = msgspec.json.decode(line, type=list[str])
        return {"done": await admin.do(verb, *words)}
    except (BadInput, msgspec.DecodeError) as fault:
        return {"fault": str(fault)}
    except Exception as fault:
        log.exception("a wish of the owner failed")
        return {"fault": f"this went wrong: {type(fault).__name__}"}


async def ask(folder: Path, words: list[str]) -> AnyJson:
    """Do this at the server of a folder if it runs, otherwise on its database."""
    try:
        reader, writer = await asyncio.open_unix_connection(folder / SOCKET, limit=2**30)
    except (OSError, AttributeError):
        return await _ask_database(folder, words)
    writer.write(msgspec.json.encode(words) + b"\n")
    answer = msgspec.json.decode(await reader.readline())
    writer.close()
    if "fault" in answer:
        raise BadInput(answer["fault"])
    return answer["done"]


async def _ask_database(folder: Path, words: list[str]) -> AnyJson:
    from bohnhof.server.limits import Limits  # noqa: PLC0415
    from bohnhof.server.metrics import Metrics  # noqa: PLC0415
    from bohnhof.server.storage.sqlite_store import DATABASE_FILE, SqliteStore  # noqa: PLC0415
    from bohnhof.server.thinking.bot_processes import ProcessBrains  # noqa: PLC0415 - only here

    if not (folder / DATABASE_FILE).exists():
        raise BadInput(f"{folder}: there is no database")
    store, metrics = SqliteStore(folder), Metrics()
    try:
        admin = Admin(store, Lobby(store, metrics, ProcessBrains(1, metrics, Limits())))
        return await admin.do(*words)
    finally:
        await asyncio.to_thread(store.close)


async def ask_club(database: str, words: list[str]) -> AnyJson:
    """Do this on a shared database; running servers are notified."""
    from bohnhof.server.limits import Limits  # noqa: PLC0415
    from bohnhof.server.metrics import Metrics  # noqa: PLC0415
    from bohnhof.server.storage.club import open_club  # noqa: PLC0415
    from bohnhof.server.thinking.bot_processes import ProcessBrains  # noqa: PLC0415 - only here

    store, bus = open_club(database)
    metrics = Metrics()
    try:
        admin = Admin(store, Lobby(store, metrics, ProcessBrains(1, metrics, Limits()), bus=bus))
        return await admin.do(*words)
    finally:
        await bus.close()
        await asyncio.to_thread(store.close)
