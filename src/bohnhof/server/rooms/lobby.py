"""The lobby: all tables of a server, found, listed, set up, closed and forgotten. Seats are in `seats` and `hosting`.

Tables are in the store; a room is created when somebody comes and forgotten when it has been empty for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Final, TypeVar

from bohnhof.kernel.faults import BadInput
from bohnhof.library import fingerprint_of, has_fingerprint
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms import agreement, hosting
from bohnhof.server.rooms.clients import Client
from bohnhof.server.rooms.driver import Driver
from bohnhof.server.rooms.hosting import known_bot, seat_bot
from bohnhof.server.rooms.room import Room
from bohnhof.server.rooms.seats import REMOVED, give_link, leave, need_host, seat_of, seated, sign_out_others, sit
from bohnhof.server.storage.bus import ALONE, Bus
from bohnhof.server.storage.event_codec import FORMAT
from bohnhof.server.storage.fairness import new_promise, new_secret
from bohnhof.server.storage.people import Who, clean_name, hashed_address, new_person
from bohnhof.server.storage.scrubbing import short
from bohnhof.server.storage.store import Conflict, Listed, Store, StoreFault
from bohnhof.server.storage.table_settings import Chair, TableSettings, describe, line_about, new_id
from bohnhof.server.thinking.brains import Thinkers
from bohnhof.server.thinking.clock import now
from bohnhof.server.wire import calls, tables
from bohnhof.server.wire.denial import BANNED, NO_TABLE, UNREADABLE, Denied
from bohnhof.server.wire.game_terms import default_bot, find_terms

log = logging.getLogger("bohnhof.lobby")

EMPTY_FOR: Final = 300.0  # seconds after which a room is forgotten
LISTED: Final = 50  # tables in a list
MOST_PUBLIC: Final = 3  # open public tables of one address
MOST_TRIES: Final = 5  # attempts to change settings that somebody else is also changing
LOADS: Final = 2  # rooms loaded at once, so that players do not wait while many people reconnect
OTHER_EDITION: Final = (
    409, "other-edition", "the server does not offer this edition any more, or has changed its rules"
)  # fmt: skip
CLOSED: Final = (410, "closed", "the host has closed this table")
T = TypeVar("T")


class Lobby:
    """All tables of one server."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        thinkers: Thinkers,
        draw_secret: Callable[[], str] = new_secret,
        bus: Bus = ALONE,
    ) -> None:
        self._store = store
        self.bus = bus
        self._turns = asyncio.Semaphore(LOADS)
        self._metrics = metrics
        self._thinkers = thinkers
        self._draw_secret = draw_secret
        self._rooms: dict[str, Room] = {}
        self._drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._reserved: dict[str, asyncio.Event] = {}  # tables that cannot be opened right now
        self.drop_replays: Callable[[str], None] = lambda _: None  # when cached documents are out of date
        metrics.gauge("tables_in_memory", "tables that somebody uses or used lately", lambda: len(self._rooms))

    # --------------------------------------------------------------------- finding

    async def room(self, id: str) -> Room:
        """The room of a table, loaded if nobody was there."""
        while id in self._reserved:
            await self._reserved[id].wait()
        room = self._rooms.get(id)
        if room is None:
            if id not in self._loading:
                self._loading[id] = asyncio.ensure_future(self._load(id))
            room = await asyncio.shield(self._loading[id])
        room.left_at = time.monotonic()  # it was just used, so do not forget it now
        return room

    def in_use(self, id: str) -> Room | None:
        """The room of a table, if somebody uses it."""
        return self._rooms.get(id)

    def rooms(self) -> list[Room]:
        """All rooms in use."""
        return list(self._rooms.values())

    async def settings(self, id: str) -> TableSettings:
        """The settings of a table; its game is not loaded."""
        is_known = id in self._rooms and not self.bus.is_shared
        settings = self._rooms[id].settings if is_known else await self._stored(id)
        if settings.closed:
            raise Denied(*CLOSED)
        return settings

    async def described(self, id: str) -> tables.Table:
        """The public description of a table."""
        if id in self._rooms:
            await self._up_to_date(self._rooms[id])
        return self._rooms[id].described() if id in self._rooms else describe(await self.settings(id), (), {})

    async def _up_to_date(self, room: Room) -> None:
        """If other servers also write, check for news before relying on what is known here."""
        if self.bus.is_shared:
            await room.do(room.follow)
            if room.settings.closed:
                self.end(room.settings.id)
                raise Denied(*CLOSED)

    async def _load(self, id: str) -> Room:
        try:
            async with self._turns:
                room = await self._read(await self.settings(id))
                room.elsewhere = await self.bus.elsewhere(id)
                await asyncio.sleep(0)  # other jobs come first
            self._rooms[id] = room
            self._drivers[id] = Driver(room, self._thinkers)
        finally:
            del self._loading[id]
        return room

    async def _stored(self, id: str) -> TableSettings:
        """The settings of an unused table, migrated to the current format."""
        with self._reading(id):
            settings = await self._store.settings(id)
            if settings is None:
                raise Denied(*NO_TABLE)
            settings = settings.brought_up()
            if settings.own_edition and not has_fingerprint(settings.edition, settings.own_edition):
                raise Denied(*OTHER_EDITION)
            find_terms(settings.edition, settings.options, len(settings.chairs))
        return settings

    async def _read(self, settings: TableSettings) -> Room:
        room = Room(settings, self._store, self._metrics, self.bus)
        with self._reading(settings.id):
            await room.load()
            room.await_everybody()
            if room.table is not None and room.table.is_over != (settings.stage == "over"):
                raise ValueError("the stored entries do not lead to where this game is")
        with suppress(Conflict):  # another server has also loaded it
            await room.note_rules()
        return room

    @contextmanager
    def _reading(self, id: str) -> Iterator[None]:
        """Report a table that this version cannot read in one line, as our fault."""
        try:
            yield
        except (Denied, StoreFault):
            raise
        except Exception:
            self._metrics.faults += 1
            log.exception("a stored game cannot be read", extra={"table": short(id)})
            raise Denied(*UNREADABLE) from None

    async def at(self, id: str, job: Callable[[Room], Awaitable[T]]) -> T:
        """Run a job at a table; repeat it if somebody else has changed the table meanwhile."""
        for _n in range(MOST_TRIES):
            room = await self.room(id)
            try:
                await self._up_to_date(room)
                return await room.do(lambda room=room: job(room))  # type: ignore[misc]
            except Conflict:
                continue
        raise StoreFault("too many change this table at once")

    async def lists(self, person: str | None) -> calls.Tables:
        """Public tables with an open seat, and the tables of a person."""
        own = [] if person is None else await self._store.tables_of(person, LISTED)
        public = [Listed(room.settings, room.changed_at) for room in self._listed()]
        if self.bus.is_shared:
            known = {settings.id for settings, _ in public}
            public += [one for one in await self.bus.open_elsewhere(LISTED) if one.settings.id not in known]
            public.sort(key=lambda one: one.changed, reverse=True)
        return calls.Tables(_lines(public[:LISTED], person), _lines(own, person))

    def _listed(self) -> list[Room]:
        """The public list: only tables whose host is there, the latest first, and not too many of one address."""
        of_address: Counter[str | None] = Counter()
        listed = []
        for room in sorted(self._rooms.values(), key=lambda room: room.changed_at, reverse=True):
            if room.settings.is_listed and room.host_is_near and of_address[room.made_from] < MOST_PUBLIC:
                of_address[room.made_from] += room.made_from is not None
                listed.append(room)
        return listed[:LISTED]

    # ------------------------------------------------------------------ setting up

    async def set_up(self, wish: calls.NewTable, person: str, address: str = "") -> calls.Seated:
        """Set up a new table, where the person gets a seat."""
        if await self._store.is_banned(person):
            raise Denied(*BANNED)
        made_from = hashed_address(address)
        if wish.public and sum(room.made_from == made_from for room in self._listed()) >= MOST_PUBLIC:
            raise Denied(429, "too-many-public", "your address has enough open public tables: fill or close one first")
        options = tuple(dict.fromkeys(wish.options))
        players = wish.players or wish.seats
        if players is None:
            raise BadInput('how many players? As in "players": 4')
        terms = find_terms(wish.edition, options, players)
        chairs = [Chair() for _ in range(players)]
        for number in wish.bots:
            if number not in map(str, range(players)):
                raise BadInput(f"there is no seat {number[:20]!r} at a table for {players}")
        seat = next((n for n in range(players) if str(n) not in wish.bots), None)
        if seat is None:
            raise BadInput("leave a seat for yourself: the others can all be bots")
        token = sit(chairs, seat, person, clean_name(wish.name), wish.number)
        for number, bot in wish.bots.items():  # after the host, whose name none of them may use
            seat_bot(chairs, int(number), bot)
        settings = TableSettings(
            id=new_id(),
            edition=wish.edition,
            options=options,
            chairs=chairs,
            host=person,
            public=wish.public,
            coach=wish.coach,
            clock=wish.clock,
            takeover=wish.takeover,
            stand_in=known_bot(wish.stand_in or default_bot(terms.rules)),
            pace=wish.pace,
            watchers_talk=wish.watchers_talk,
            created=now(),
            seed="",
            promise=new_promise(wish.edition, options, players, self._draw_secret),
            next_promise=new_promise(wish.edition, options, players, self._draw_secret),
            format=FORMAT,
            own_edition=fingerprint_of(wish.edition),
        )
        if wish.start and all(chair.kind != "open" for chair in chairs):
            settings.deal(now())
        await self._store.save(settings, now(), sits=[(person, seat)])
        room = await self.room(settings.id)
        room.made_from = made_from
        room.note_host()
        return seated(settings, seat, token)

    async def admit(self, room: Room, client: Client, who: Who, *, watch: bool) -> None:
        """Admit a connection: to its seat when its turn comes, or to watch."""

        async def job() -> None:
            if self.bus.is_shared:
                await room.follow()  # a welcome must include everything that was acknowledged
                if not room.clients:
                    room.gather(await self.bus.elsewhere(room.settings.id))
            if who.token is not None:
                client.seat = seat_of(room.settings, who)
            elif not watch:
                client.seat = room.settings.seat_for(who)
            client.by_cookie = who.token is None
            client.voice = who.person or client.voice
            owner = None if client.seat is None else room.settings.chairs[client.seat].person
            if await self._store.is_banned(who.person, owner):
                raise Denied(*BANNED)
            if who.person in room.settings.barred or (client.seat is None and room.bars(client)):
                raise Denied(*REMOVED)
            await room.come(client)

        await room.do(job)

    async def hosted(
        self, id: str, who: Who, job: Callable[[Room], Awaitable[None]], *, anybody: bool = False
    ) -> tables.Table:
        """Do what only the host can do; with `anybody`, everybody with a seat can, while the host is away."""

        async def if_host(room: Room) -> tables.Table:
            is_away = room.settings.seat_of(room.settings.host) not in room.present()
            if anybody and is_away and room.settings.stage == "play":
                seat_of(room.settings, who)
            else:
                need_host(room.settings, who)
            await job(room)
            return room.described()

        return await self.at(id, if_host)

    async def leave(self, id: str, who: Who) -> tables.Table:
        """Leave the seat."""

        async def job(room: Room) -> tables.Table:
            await leave(room, who)
            return room.described()

        return await self.at(id, job)

    async def agree(self, id: str, wish: calls.Agree, who: Who) -> tables.Table:
        """Vote to pause the game or to end it; it needs everybody."""

        async def job(room: Room) -> tables.Table:
            await agreement.agree(room, wish, who)
            if room.settings.closed:
                self._forget(room)
            return room.described()

        return await self.at(id, job)

    async def close(self, id: str, who: Who) -> tables.Table:
        """The host closes the table."""

        async def job(room: Room) -> None:
            await hosting.close(room)
            self._forget(room)

        return await self.hosted(id, who, job)

    async def sign_out_others(self, id: str, who: Who, cookie: str | None) -> tuple[calls.Seated, str]:
        """Keep the seat only for the asker; with a renewed cookie, older ones end everywhere. Also the person."""
        browser = who.person or new_person()
        kept = await self.at(id, lambda room: sign_out_others(room, who, browser))
        if self._store.people.is_renewed(cookie):
            await self._store.renew_person(browser)
            self.bus.tell("renewed", browser, self._store.people.generation(browser))
            await asyncio.gather(*(room.do(partial(room.end_old_cookies, browser)) for room in self._rooms.values()))
        return kept, browser

    async def rematch(self, id: str, who: Who) -> calls.Seated:
        """A new table with the same people; the seat after the last start player begins."""

        async def job(room: Room) -> tuple[str, str | None]:
            me = room.settings.chairs[seat_of(room.settings, who)].person
            settings = room.settings.copy()
            if settings.stage != "over":
                raise Denied(409, "not-over", "the game is not over yet")
            if settings.rematch is None:
                fresh = _again(settings, self._draw_secret)
                settings.rematch = fresh.id
                await room.keep(settings, also=fresh)
                room.send_table()
            return settings.rematch, me

        fresh_id, me = await self.at(id, job)
        try:
            return await self.at(fresh_id, lambda room: give_link(room, Who(me)))
        except Denied:
            raise Denied(409, "taken", "your seat at the new table is gone") from None

    # ---------------------------------------------------------------- for the owner

    async def is_used(self, id: str) -> bool:
        """Is somebody there, or connecting?"""
        if id in self._rooms or id in self._loading:
            return True
        return any(not here.is_empty for here in (await self.bus.elsewhere(id)).values())

    @asynccontextmanager
    async def reserved(self, id: str) -> AsyncIterator[Room | None]:
        """The room of a table in use; otherwise None, and nobody can open the table meanwhile."""
        if id in self._loading:
            with suppress(Denied, StoreFault):
                await asyncio.shield(self._loading[id])
        if id in self._rooms:
            yield self._rooms[id]
            return
        self._reserved[id] = asyncio.Event()
        try:
            yield None
        finally:
            self._reserved.pop(id).set()

    def end(self, id: str) -> None:
        """Send everybody away from a table, and forget its room."""
        room = self._rooms.get(id)
        if room is not None:
            room.end("closed")
            self._forget(room)

    def send_away(self, person: str) -> None:
        """Disconnect a person who was banned."""
        for room in self._rooms.values():
            room.send_away_person(person)

    # ------------------------------------------------------- what other servers have done

    async def read_people(self) -> None:
        """Load signed-out cookies and bans."""
        await self._store.read_generations()
        for person in await self._store.banned():
            self.send_away(person)

    async def renewed(self, person: str, generation: int) -> None:
        """Note that somebody signed out everywhere else, at another server."""
        self._store.people.renewed(person, generation)
        await asyncio.gather(*(room.do(partial(room.end_old_cookies, person)) for room in self.rooms()))

    # ----------------------------------------------------------------------- the end

    def sweep(self) -> None:
        """Forget rooms that have been empty for a while."""
        border = time.monotonic() - EMPTY_FOR
        for room in list(self._rooms.values()):
            if not room.clients and room.left_at < border and not room.is_busy:
                self._forget(room)

    def _forget(self, room: Room) -> None:
        """Refuse the jobs that still wait in this room; they are repeated at the new room."""
        room.is_forgotten = True
        self._drivers.pop(room.settings.id).stop()
        del self._rooms[room.settings.id]

    async def stop(self) -> None:
        """Finish what is being done, and say goodbye to everybody."""
        for driver in self._drivers.values():
            driver.stop()
        await asyncio.gather(*(room.do(room.say_goodbye) for room in self._rooms.values()))


def _lines(found: Iterable[Listed], person: str | None) -> list[calls.OpenTable]:
    """Skip tables that cannot be read here; their links say why."""
    lines = []
    for settings, changed in found:
        with suppress(BadInput):
            lines.append(line_about(settings.brought_up(), person, changed))
    return lines


def _again(old: TableSettings, draw_secret: Callable[[], str]) -> TableSettings:
    chairs = [
        Chair(name=chair.name, person=chair.person, bot=chair.bot, number=chair.next_number)
        for chair in (*old.chairs[1:], old.chairs[0])
    ]
    fresh = TableSettings(
        id=new_id(),
        edition=old.edition,
        options=old.options,
        chairs=chairs,
        host=old.host,
        public=False,
        coach=old.coach,
        clock=old.clock,
        takeover=old.takeover,
        stand_in=old.stand_in,
        pace=old.pace,
        watchers_talk=old.watchers_talk,
        barred=old.barred,
        created=now(),
        seed="",
        promise=old.next_promise or new_promise(old.edition, old.options, len(chairs), draw_secret),
        next_promise=new_promise(old.edition, old.options, len(chairs), draw_secret),
        format=FORMAT,
        own_edition=old.own_edition,
    )
    fresh.deal(now())
    return fresh
