"""The lobby: setting up tables, sitting down and getting up, starting, and playing again.

Tables lie in the store; a room is made when somebody comes and forgotten when it has been empty for a while.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from bohnhof.bots.registry import FRIENDS, known_bots
from bohnhof.kernel.faults import BadInput
from bohnhof.server.brains import Brains
from bohnhof.server.clients import Client
from bohnhof.server.desk import Chair, Desk, describe, line_about, new_id, new_seed, new_token
from bohnhof.server.driver import Driver
from bohnhof.server.games import default_bot, find_game
from bohnhof.server.metrics import Metrics
from bohnhof.server.people import Who, clean_name
from bohnhof.server.room import Room, now
from bohnhof.server.store import Store
from bohnhof.server.wire import calls, tables

EMPTY_FOR: Final = 300.0  # seconds after which a room is forgotten
LISTED: Final = 50  # tables in a list


class Denied(Exception):
    """Why something is not done, with the status of the answer."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.problem = calls.Problem(code, reason)


NO_TABLE: Final = (404, "no-table", "there is no such table")


class Lobby:
    """All tables of one server."""

    def __init__(self, store: Store, metrics: Metrics, brains: Brains) -> None:
        self._store = store
        self._metrics = metrics
        self._brains = brains
        self._rooms: dict[str, Room] = {}
        self._drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        metrics.gauge("tables_in_memory", "tables that somebody uses or used lately", lambda: len(self._rooms))

    # --------------------------------------------------------------------- finding

    async def room(self, id: str) -> Room:
        """The room of a table, loaded if nobody was there."""
        room = self._rooms.get(id)
        if room is None:
            if id not in self._loading:
                self._loading[id] = asyncio.ensure_future(self._load(id))
            room = await asyncio.shield(self._loading[id])
        room.left_at = time.monotonic()  # it was just asked for: it will not be forgotten now
        return room

    async def desk(self, id: str) -> Desk:
        """What is kept about a table; nothing of its game is folded for that."""
        desk = self._rooms[id].desk if id in self._rooms else await self._store.desk(id)
        if desk is None:
            raise Denied(*NO_TABLE)
        return desk

    async def described(self, id: str) -> tables.Table:
        """A table as everybody may know it."""
        return self._rooms[id].described() if id in self._rooms else describe(await self.desk(id), (), {})

    async def _load(self, id: str) -> Room:
        try:
            desk = await self._store.desk(id)
            if desk is None:
                raise Denied(*NO_TABLE)
            room = Room(desk, self._store, self._metrics)
            await room.load()
            self._rooms[id] = room
            self._drivers[id] = Driver(room, self._brains)
        finally:
            del self._loading[id]
        return room

    async def lists(self, person: str | None) -> calls.Tables:
        """Public tables with an open seat, and those at which somebody sits."""
        public = await self._store.open_tables(LISTED)
        own = [] if person is None else await self._store.tables_of(person, LISTED)
        return calls.Tables(
            [line_about(desk, person, changed) for desk, changed in public],
            [line_about(desk, person, changed) for desk, changed in own],
        )

    # ------------------------------------------------------------------ setting up

    async def set_up(self, wish: calls.NewTable, person: str) -> calls.Seated:
        """A new table, at which its maker sits."""
        options = tuple(dict.fromkeys(wish.options))
        game = find_game(wish.edition, options, wish.seats)
        chairs = [Chair() for _ in range(wish.seats)]
        for number, bot in wish.bots.items():
            if number not in map(str, range(wish.seats)):
                raise BadInput(f"there is no seat {number[:20]!r} at a table for {wish.seats}")
            _seat_bot(chairs, int(number), bot)
        seat = next((n for n, chair in enumerate(chairs) if chair.kind == "open"), None)
        if seat is None:
            raise BadInput("leave a seat for yourself: the others can all be bots")
        _sit(chairs, seat, person, clean_name(wish.name))
        desk = Desk(
            id=new_id(),
            edition=wish.edition,
            options=options,
            chairs=chairs,
            host=person,
            public=wish.public,
            coach=wish.coach,
            clock=wish.clock,
            takeover=wish.takeover,
            stand_in=known_bot(wish.stand_in or default_bot(game.rules)),
            pace=wish.pace,
            created=now(),
            seed=new_seed(),
        )
        if wish.start and all(chair.kind != "open" for chair in chairs):
            desk.stage = "play"
        await self._store.save(desk, now(), sits=[(person, seat)])
        await self.room(desk.id)
        return seated(desk, seat)

    async def join(self, id: str, wish: calls.Join, person: str) -> calls.Seated:
        """Sit down; who sits there already gets the own seat again."""
        room = await self.room(id)

        async def job() -> calls.Seated:
            desk = room.desk
            mine = desk.seat_of(person)
            if mine is not None:
                return seated(desk, mine)
            if desk.stage != "lobby":
                raise Denied(409, "begun", "the game has begun: you can only watch")
            seat = wish.seat
            if seat is None:
                seat = next((n for n, chair in enumerate(desk.chairs) if chair.kind == "open"), None)
            if seat is None or seat >= len(desk.chairs) or desk.chairs[seat].kind != "open":
                raise Denied(409, "taken", "this seat is taken" if wish.seat is not None else "all seats are taken")
            name = clean_name(wish.name)
            if name.casefold() in [(other or "").casefold() for other in desk.names]:
                raise Denied(409, "name-taken", "somebody at this table has this name already")
            desk = desk.copy()
            _sit(desk.chairs, seat, person, name)
            await room.keep(desk, sits=[(person, seat)])
            room.send_table()
            return seated(desk, seat)

        return await room.do(job)

    async def admit(self, room: Room, client: Client, who: Who, *, watch: bool) -> None:
        """Let a connection in: with the seat that is theirs when it is their turn, or to watch."""

        async def job() -> None:
            if who.token is not None:
                client.seat = _seat(room.desk, who)
            elif not watch:
                client.seat = room.desk.seat_for(who)
            client.voice = who.person or client.voice
            await room.come(client)

        await room.do(job)

    async def seat(self, id: str, who: Who) -> calls.Seated:
        """The seat that somebody has."""
        room = await self.room(id)

        async def job() -> calls.Seated:
            return seated(room.desk, _seat(room.desk, who))

        return await room.do(job)

    async def leave(self, id: str, who: Who) -> tables.Table:
        """Get up. Before the game the seat is free again; in the game a bot plays on until its person comes back."""
        room = await self.room(id)

        async def job() -> tables.Table:
            desk = room.desk.copy()
            seat = _seat(desk, who)
            chair = desk.chairs[seat]
            if desk.stage == "lobby":
                desk.chairs[seat] = Chair()
                _new_host(desk)
                await room.keep(desk, rises=[chair.person or ""])
            else:
                chair.gone = True
                await room.keep(desk)
            room.dismiss(seat)
            room.send_table()
            self._drivers[desk.id].stir()
            return room.described()

        return await room.do(job)

    async def seat_bot(self, id: str, wish: calls.SeatBot, who: Who) -> tables.Table:
        """The host seats a bot on an open seat, or takes it away."""
        room = await self.room(id)

        async def job() -> tables.Table:
            _host(room.desk, who)
            desk = room.desk.copy()
            if desk.stage != "lobby":
                raise Denied(409, "begun", "the game has begun")
            if wish.seat >= len(desk.chairs) or desk.chairs[wish.seat].kind == "person":
                raise Denied(409, "taken", "there is no open seat of this number")
            desk.chairs[wish.seat] = Chair()
            if wish.bot is not None:
                _seat_bot(desk.chairs, wish.seat, wish.bot)
            await room.keep(desk)
            room.send_table()
            return room.described()

        return await room.do(job)

    async def start(self, id: str, who: Who) -> tables.Table:
        """The host starts the game."""
        room = await self.room(id)

        async def job() -> tables.Table:
            _host(room.desk, who)
            desk = room.desk.copy()
            if desk.stage != "lobby":
                raise Denied(409, "begun", "the game has begun already")
            if any(chair.kind == "open" for chair in desk.chairs):
                raise Denied(409, "seats-open", "a seat is still open: wait for somebody, or seat a bot")
            desk.stage = "play"
            await room.keep(desk)
            room.send_table()
            await room.load()
            room.send_views("start", None)
            self._drivers[desk.id].stir()
            return room.described()

        return await room.do(job)

    async def rematch(self, id: str, who: Who) -> calls.Seated:
        """The same people once more, at a new table; the seat after the last start player begins."""
        room = await self.room(id)

        async def job() -> tuple[str, str | None]:
            me = room.desk.chairs[_seat(room.desk, who)].person
            desk = room.desk.copy()
            if desk.stage != "over":
                raise Denied(409, "not-over", "the game is not over yet")
            if desk.rematch is None:
                fresh = _again(desk)
                desk.rematch = fresh.id
                await room.keep(desk, also=fresh)
                room.send_table()
            return desk.rematch, me

        fresh_id, me = await room.do(job)
        try:
            return await self.seat(fresh_id, Who(me))
        except Denied:
            raise Denied(409, "taken", "your seat at the new table is gone") from None

    # ----------------------------------------------------------------------- the end

    def sweep(self) -> None:
        """Forget rooms that have been empty for a while."""
        border = time.monotonic() - EMPTY_FOR
        for room in list(self._rooms.values()):
            if not room.clients and room.left_at < border and not room.is_busy:
                self._forget(room)

    def _forget(self, room: Room) -> None:
        """Whoever still waits for its turn in this room is refused, and asks for the table again."""
        room.is_forgotten = True
        self._drivers.pop(room.desk.id).stop()
        del self._rooms[room.desk.id]

    async def stop(self) -> None:
        """Finish what is being done, and say goodbye to everybody."""
        for driver in self._drivers.values():
            driver.stop()
        await asyncio.gather(*(room.do(room.say_goodbye) for room in self._rooms.values()))


def _seat(desk: Desk, who: Who) -> int:
    """The seat of somebody, as it is now."""
    seat = desk.seat_for(who)
    if seat is None:
        raise Denied(403, "not-seated", "you do not sit at this table")
    return seat


def _host(desk: Desk, who: Who) -> None:
    """Only the host can do this."""
    if desk.chairs[_seat(desk, who)].person != desk.host:
        raise Denied(403, "not-host", "only the host of the table can do this")


def seated(desk: Desk, seat: int) -> calls.Seated:
    token = desk.chairs[seat].token or ""
    return calls.Seated(desk.id, seat, token, f"/tables/{desk.id}#seat={token}")


def known_bot(name: str) -> str:
    """A bot that a stranger may ask for."""
    if name not in known_bots():
        raise BadInput(f"there is no bot {name[:40]!r} (there are: {', '.join(known_bots())})")
    return name


def _sit(chairs: list[Chair], seat: int, person: str, name: str) -> None:
    chairs[seat] = Chair(name=name, person=person, token=new_token())


def _seat_bot(chairs: list[Chair], seat: int, bot: str) -> None:
    taken = [chair.name for chair in chairs]
    name = next(name for name in (*FRIENDS[seat:], *FRIENDS) if name not in taken)
    chairs[seat] = Chair(name=name, bot=known_bot(bot))


def _new_host(desk: Desk) -> None:
    """If the host has left, the next person is the host."""
    if desk.seat_of(desk.host) is None:
        desk.host = next((chair.person for chair in desk.chairs if chair.person is not None), desk.host)


def _again(old: Desk) -> Desk:
    chairs = [
        Chair(name=chair.name, person=chair.person, token=chair.token and new_token(), bot=chair.bot)
        for chair in (*old.chairs[1:], old.chairs[0])
    ]
    return Desk(
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
        created=now(),
        seed=new_seed(),
        stage="play",
    )
