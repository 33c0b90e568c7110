"""Following: a room takes over what other servers stored or sent about its table.

The store decides what is an entry. A server that did not write it reads it, applies it and sends it to everybody here,
as if it had been done here. What is not stored (who is there, wishes, who is ready) is sent from server to server.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from bohnhof.server.rooms import agreement, marketplace
from bohnhof.server.storage.bus import Bus, Elsewhere, Here, Note
from bohnhof.server.storage.store import Mark, News, StoreFault
from bohnhof.server.storage.table_settings import TableSettings
from bohnhof.server.wire import tables

if TYPE_CHECKING:
    from bohnhof.server.rooms.lobby import Lobby
    from bohnhof.server.rooms.room import Room

log = logging.getLogger("bohnhof.following")

RANK_SECONDS: Final = 1.5  # extra delay of each server at a table, by rank


def mark(room: Room) -> Mark:
    """How much of its table a room knows."""
    return Mark(room.settings.id, room.seq, room.settings.revision, room.said)


async def take(room: Room, news: News) -> bool:
    """Take over what others have stored, and send it to everybody here. Were there entries, or new settings?"""
    before = room.settings
    if news.settings is not None:
        room.settings = news.settings.brought_up()
    is_new_game = room.live is None and room.settings.stage != "lobby"
    if is_new_game or any(row.by == "undo" for row in news.rows):
        said = room.said
        await room.load()
        room.said = said  # lines that came meanwhile are sent, too
        room.undone.update(row.seat for row in news.rows if row.by == "undo")
        room.send_views("start" if is_new_game else "undo", news.rows[-1].seat if news.rows else None)
    else:
        for row in news.rows:
            room.take_row(row)
    if news.settings is not None:
        _take_settings(room, before)
    for data in news.lines:
        room.take_line(msgspec.json.decode(data, type=tables.Said))
    has_changed = bool(news.rows) or news.settings is not None
    if has_changed:
        room.is_shared = True
        room.changed()
    return has_changed


def _take_settings(room: Room, before: TableSettings) -> None:
    """Apply settings changed elsewhere to the connections here."""
    for seat, chair in enumerate(room.settings.chairs):
        was = before.chairs[seat]
        if chair.sign_outs > was.sign_outs:
            room.dismiss(seat, "signed-out")
        elif was.person is not None and was.person != chair.person:
            room.standing_in.pop(seat, None)
            room.dismiss(seat, "removed" if was.person in room.settings.barred else "left")
        elif chair.gone and not was.gone:
            room.dismiss(seat, "left")
        if was.gone and not chair.gone:
            room.standing_in.pop(seat, None)
        for client in room.clients:
            if client.seat == seat:
                client.muted = frozenset(chair.muted)
    if room.settings.paused != before.paused:
        agreement.note_pause(room)
    if room.settings.closed:
        room.end("closed")
    else:
        room.send_table()


class Follower:
    """Listens to the bus for all rooms of a lobby."""

    def __init__(self, lobby: Lobby, bus: Bus) -> None:
        self._lobby = lobby
        self._bus = bus
        self._queued: set[str] = set()  # rooms that are about to follow
        self._tasks: set[asyncio.Task[None]] = set()

    # ---------------------------------------------------------------- what is stored

    def marks(self) -> list[Mark]:
        """How much is known here of each table with somebody at it."""
        return [mark(room) for room in self._lobby.rooms() if room.clients]

    def behind(self, games: Iterable[str]) -> None:
        """Catch up with these tables: the store has more than is known here."""
        for game in games:
            self._follow(game)

    def _follow(self, game: str) -> None:
        room = self._lobby.in_use(game)
        if room is None or game in self._queued:
            return
        self._queued.add(game)
        self._start(self._follow_in_turn(room))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _follow_in_turn(self, room: Room) -> None:
        game = room.settings.id

        async def job() -> None:
            self._queued.discard(game)
            await room.follow()

        try:
            await room.do(job)
            if room.settings.closed:
                self._lobby.end(game)
        except StoreFault:
            pass  # the next poll finds it
        except Exception:
            log.exception("a table could not be followed", extra=room.fault())
        finally:
            self._queued.discard(game)

    async def missed(self) -> None:
        """Notifications may have been missed: check everything again."""
        for room in self._lobby.rooms():
            self._follow(room.settings.id)
        try:
            await self._lobby.read_people()
        except StoreFault:
            pass  # it is read once a minute anyway

    def cut_off(self) -> None:
        """Disconnect everybody, because the database does not answer: they should reconnect to another server."""
        for room in self._lobby.rooms():
            room.end("stopping")

    # ------------------------------------------------------------- what nobody stores

    def gather(self, found: dict[str, Elsewhere]) -> None:
        """Who is at the tables in use, at other servers."""
        for game, elsewhere in found.items():
            room = self._lobby.in_use(game)
            if room is not None:
                room.gather(elsewhere)

    def hear(self, note: Note) -> None:
        """A message from another server."""
        match note.kind:
            case "stored":
                self._follow(note.about)
            case "renewed":
                self._start(self._lobby.renewed(note.about, int(note.rest)))
            case "banned":
                self._lobby.send_away(note.about)
            case "erased":
                self._lobby.end(note.about)
            case _:
                room = self._lobby.in_use(note.about)
                if room is not None:
                    self._hear_at(room, note)

    def _hear_at(self, room: Room, note: Note) -> None:
        """Unstored messages about a table."""
        match note.kind:
            case "here":
                self._hear_who_is_there(room, note)
            case "wish":
                seat, wish = msgspec.convert(note.rest, tuple[int, tables.Wish])
                room.take_wish(seat, wish)
            case "ready":
                self._hear_ready(room, note.rest)
            case "air":
                self._hear_all(room, note.rest)
            case "market":
                marketplace.hear(room, note.rest)
            case "votes":
                agreement.hear(room, note.rest)
            case "watchers":
                room.bar_watchers(note.rest)
            case _:
                pass

    def _hear_who_is_there(self, room: Room, note: Note) -> None:
        """Tell a server that just opened the table what is not stored, and how far the game is."""
        seats, watchers, noted = note.rest
        here = Here(tuple(seats), watchers, noted)
        is_new = note.server not in room.elsewhere and not here.is_empty
        room.gather({**room.elsewhere, note.server: here})
        if is_new and room.clients:
            room.tell_here()
            room.tell("stored")
            phase = None if room.live is None else room.live.phase
            wishes = [[seat, msgspec.to_builtins(wish)] for seat, wish in room.wishes_made()]
            said = {
                "wishes": wishes,
                "ready": room.market.done,
                "skipping": sorted(room.market.skipping),
                "phase": phase,
                "barred": room.barred_voices,
            }
            if any(said[what] for what in ("wishes", "ready", "skipping", "barred")):
                room.tell("air", said)

    def _hear_ready(self, room: Room, rest: Any) -> None:
        seat, phase = rest
        if room.live is not None and tuple(phase) == room.live.phase and seat not in room.market.done:
            marketplace.take_done(room, [seat])

    def _hear_all(self, room: Room, rest: Any) -> None:
        """Take what was sent before this server listened, unless something newer is known here."""
        for seat, wish in rest["wishes"]:
            if seat not in dict(room.wishes_made()):
                room.take_wish(seat, msgspec.convert(wish, tables.Wish))
        phase = rest["phase"]
        if room.live is not None and phase is not None and tuple(phase) == room.live.phase:
            marketplace.take_done(room, rest["ready"])
        room.market.skipping.update(rest["skipping"])
        if not set(rest["barred"]) <= set(room.barred_voices):
            room.note_barred(rest["barred"])
