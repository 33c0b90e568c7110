"""The people at a table: their connections, messages to all of them, and how they are removed."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, Literal

import msgspec

from bohnhof.server.rooms.clients import Client
from bohnhof.server.storage.bus import ALONE, Bus, Elsewhere, Kind, place
from bohnhof.server.storage.people import hashed_address
from bohnhof.server.storage.table_settings import TableSettings, Votes, describe
from bohnhof.server.wire import tables, told

HOST_AWAY: Final = 180.0  # seconds after which a table without its host leaves the public list
BACK_SOON: Final = 120.0  # seconds in which a disconnected person may return, and nobody decides without them
_encode: Final = msgspec.json.Encoder().encode


class Gathering:
    """The people at one table, with or without a seat."""

    def __init__(self, settings: TableSettings, bus: Bus = ALONE) -> None:
        self.settings = settings
        self.bus = bus
        self.clients: list[Client] = []
        self.elsewhere: Elsewhere = {}  # who is at this table at other servers
        self.on_change: list[Callable[[], None]] = []
        self.standing_in: dict[int, str] = {}  # bots that play for people who are gone
        self.votes: Votes = {"pause": set(), "end": set()}  # by subject: the seats that agree
        self.paused_at: float | None = None  # on the steady clock
        self.gone_since: dict[int, float] = {}  # by seat of a person who is not there
        self.least_pace = 0.0  # seconds before a bot acts, if more than one person plays
        self._host_seen = -HOST_AWAY  # when the host was last there
        self._went_at: dict[int, float] = {}  # by seat: when its person was last there, if not now
        self._barred: set[str] = set()  # hashed addresses of removed spectators …
        self._barred_voices: set[str] = set()  # … and their identities, if they have a cookie

    async def say_goodbye(self) -> None:
        """Stop: earlier requests are still processed and answered."""
        self.end("stopping")

    def end(self, why: Literal["stopping", "closed", "ended"]) -> None:
        """Clean up, because nobody is left here."""
        self._send_away(list(self.clients), told.Goodbye(why))

    def dismiss(self, seat: int, why: Literal["left", "removed", "signed-out"]) -> None:
        """Close every connection that acted for a seat, because it has a new owner."""
        self._send_away([client for client in self.clients if client.seat == seat], told.Goodbye(why))

    async def end_old_cookies(self, person: str) -> None:
        """Disconnect a person's older cookies after they signed out everywhere else; they must show the new one."""
        old = [client for client in self.clients if client.by_cookie and client.owner == person]
        self._send_away(old, told.Goodbye("signed-out"))

    def send_away_person(self, person: str) -> None:
        """Disconnect a person everywhere: by cookie or by link, with or without a seat."""
        theirs = [client for client in self.clients if person in (client.owner, client.voice)]
        self._send_away(theirs, told.Goodbye("removed"))

    def send_watchers_away(self) -> None:
        """Disconnect all spectators, at all servers."""
        self.bar_watchers([])
        self.tell("watchers", sorted(self._barred_voices))

    def bar_watchers(self, voices: Iterable[str]) -> None:
        """Remove all spectators here, and these, but nobody who also plays. Their addresses cannot watch again, unless
        somebody plays from there.
        """
        players = {chair.person for chair in self.settings.chairs}
        watchers = [client for client in self.clients if client.seat is None and client.voice not in players]
        playing = {client.address for client in self.clients if client.seat is not None}
        self._barred |= {hashed_address(client.address) for client in watchers if client.address not in playing}
        self._barred_voices |= {client.voice for client in watchers} | set(voices)
        self._send_away(watchers, told.Goodbye("removed"))

    def note_barred(self, voices: Iterable[str]) -> None:
        """Note people who were removed before this server had the table."""
        self._barred_voices |= set(voices)

    def bars(self, client: Client) -> bool:
        """Was this spectator removed?"""
        return client.voice in self._barred_voices or hashed_address(client.address) in self._barred

    def note_host(self) -> None:
        """Note that the host is there, or was until now."""
        self._host_seen = time.monotonic()

    @property
    def host_is_near(self) -> bool:
        """Is the host there, or was until a moment ago?"""
        if self.settings.seat_of(self.settings.host) in self.present():
            return True
        return time.monotonic() - self._host_seen < HOST_AWAY

    def _send_away(self, clients: list[Client], why: told.Goodbye) -> None:
        for client in clients:
            client.close(why)
            self.clients.remove(client)
        if clients:
            self.tell_here()
            self.send_all(told.WhoIsThere(self.presence()))

    def present(self) -> set[int]:
        """The seats whose people are there, at any server."""
        there = {client.seat for client in self.clients if client.seat is not None}
        for here in self.elsewhere.values():
            there.update(here.seats)
        return there

    def take_out(self, client: Client) -> None:
        """Remove a connection that has ended."""
        there = self.present()
        self.clients.remove(client)
        self._note_gone(there)
        self.tell_here()

    def _note_gone(self, before: Collection[int]) -> None:
        """Note which people have gone."""
        for seat in set(before) - self.present():
            self._went_at[seat] = time.monotonic()

    def lately_there(self) -> set[int]:
        """The seats of people who disconnected a moment ago without leaving: they may return soon."""
        border, there = time.monotonic() - BACK_SOON, self.present()
        return {
            seat
            for seat, at in self._went_at.items()
            if at > border and seat not in there and self.settings.chairs[seat].is_playing
        }

    def await_everybody(self) -> None:
        """Treat all players as just disconnected, because the table was just loaded."""
        self._went_at = dict.fromkeys(range(len(self.settings.chairs)), time.monotonic())

    def until_given_up(self) -> list[float]:
        """Seconds until the next recently disconnected person no longer counts."""
        return [self._went_at[seat] + BACK_SOON - time.monotonic() for seat in self.lately_there()]

    def bots(self) -> dict[int, str]:
        """The bots by seat, including those that replace people who are gone."""
        own = {n: chair.bot for n, chair in enumerate(self.settings.chairs) if chair.bot is not None}
        return {**own, **self.standing_in}

    def people(self) -> set[int]:
        """The seats of those who are there and play themselves."""
        chairs = self.settings.chairs
        return {seat for seat in self.present() if chairs[seat].kind == "person" and seat not in self.standing_in}

    @property
    def pace(self) -> float:
        """The factor for the bots' pauses."""
        return max(self.settings.pace, self.shortest_pause)

    @property
    def shortest_pause(self) -> float:
        """The shortest pause of a bot, so that nobody can make bots flood other people."""
        return 0.0 if self.is_for_one else self.least_pace

    @property
    def is_for_one(self) -> bool:
        """Does only one person play at this table? Somebody who has gone counts: they may watch, and come back."""
        return sum(chair.kind == "person" for chair in self.settings.chairs) <= 1

    @property
    def is_unobserved(self) -> bool:
        """Does only one person play, with nobody watching? Then nothing at this table can tell others about a hand."""
        return self.is_for_one and self.presence().watchers == 0

    def presence(self) -> tables.Presence:
        there = self.present()
        seats = [chair.kind == "bot" or n in there for n, chair in enumerate(self.settings.chairs)]
        return tables.Presence(seats, self._watchers + sum(here.watchers for here in self.elsewhere.values()))

    @property
    def _watchers(self) -> int:
        return sum(client.seat is None for client in self.clients)

    # ------------------------------------------------------------------- other servers

    def tell(self, kind: Kind, rest: Any = None) -> None:
        """Send something to the other servers at this table; later ones ask for it."""
        if self.elsewhere:
            self.bus.tell(kind, self.settings.id, rest)

    def tell_here(self) -> None:
        """Tell the other servers who is here."""
        seats = {client.seat for client in self.clients if client.seat is not None}
        self.bus.note_here(self.settings.id, seats, self._watchers)

    def gather(self, elsewhere: Elsewhere) -> None:
        """Who is at this table at other servers."""
        known = self.elsewhere
        latest = {
            server: known[server] if server in known and known[server].noted > here.noted else here
            for server, here in elsewhere.items()
        }
        before, there = self.presence(), self.present()
        self.elsewhere = {server: here for server, here in latest.items() if not here.is_empty}
        self._note_gone(there)
        if self.elsewhere.keys() != known.keys() or self.presence() != before:
            self.send_all(told.WhoIsThere(self.presence()))
            self.changed()

    @property
    def barred_voices(self) -> list[str]:
        return sorted(self._barred_voices)

    @property
    def rank(self) -> int:
        """How many servers with somebody at this table let their bots and clocks act before this one."""
        if not self.elsewhere:
            return 0
        id = self.settings.id
        mine = place(self.bus.server, id)
        return sum(place(server, id) < mine for server in self.elsewhere)

    def changed(self) -> None:
        """React to a change."""
        for listener in self.on_change:
            listener()

    def described(self) -> tables.Table:
        return describe(self.settings, self.present(), self.standing_in, self.votes)

    def send_table(self) -> None:
        """Send the changed table to everybody: who sits there, and its stage."""
        self.send_all(told.TableChanged(self.described()))

    def send_all(self, message: told.ServerMessage, but: Client | None = None) -> None:
        if self.clients:
            data = _encode(message)
            for client in self.clients:
                if client is not but:
                    client.send(data)
