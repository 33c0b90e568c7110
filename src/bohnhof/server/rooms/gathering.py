"""Who is at a table: their connections, what all of them are told, and how they are sent away."""

from __future__ import annotations

import time
from typing import Final, Literal

import msgspec

from bohnhof.server.rooms.clients import Client
from bohnhof.server.storage.people import hashed_address
from bohnhof.server.storage.table_settings import TableSettings, describe
from bohnhof.server.wire import tables, told

HOST_AWAY: Final = 180.0  # seconds after which a table without its host leaves the public list
_encode: Final = msgspec.json.Encoder().encode


class Gathering:
    """The people at one table, with or without a seat."""

    def __init__(self, settings: TableSettings) -> None:
        self.settings = settings
        self.clients: list[Client] = []
        self.standing_in: dict[int, str] = {}  # bots that play for people who are gone
        self._host_seen = -HOST_AWAY  # when the host was last there
        self._barred: set[str] = set()  # hashed addresses of spectators who were sent away …
        self._barred_voices: set[str] = set()  # … and who they are, if they have a cookie

    async def say_goodbye(self) -> None:
        """The server stops: whatever was asked for before is done and answered."""
        self.end("stopping")

    def end(self, why: Literal["stopping", "closed"]) -> None:
        """Nobody is here any more."""
        self._send_away(list(self.clients), told.Goodbye(why))

    def dismiss(self, seat: int, why: Literal["left", "removed", "signed-out"]) -> None:
        """The seat is no longer whose it was: end every connection that acted for it."""
        self._send_away([client for client in self.clients if client.seat == seat], told.Goodbye(why))

    async def end_old_cookies(self, person: str) -> None:
        """Somebody signed out everywhere else: their connections by cookie must show that they have the new one."""
        old = [client for client in self.clients if client.by_cookie and client.owner == person]
        self._send_away(old, told.Goodbye("signed-out"))

    def send_away_person(self, person: str) -> None:
        """Whatever connection they have, by cookie or by link, with a seat or without."""
        theirs = [client for client in self.clients if person in (client.owner, client.voice)]
        self._send_away(theirs, told.Goodbye("removed"))

    def send_watchers_away(self) -> None:
        """All who only watch, but not those who play as well; their addresses cannot watch again, unless somebody
        plays from there.
        """
        players = {chair.person for chair in self.settings.chairs}
        watchers = [client for client in self.clients if client.seat is None and client.voice not in players]
        playing = {client.address for client in self.clients if client.seat is not None}
        self._barred |= {hashed_address(client.address) for client in watchers if client.address not in playing}
        self._barred_voices |= {client.voice for client in watchers}
        self._send_away(watchers, told.Goodbye("removed"))

    def bars(self, client: Client) -> bool:
        """Was this spectator sent away?"""
        return client.voice in self._barred_voices or hashed_address(client.address) in self._barred

    def note_host(self) -> None:
        """The host is there, or was until now."""
        self._host_seen = time.monotonic()

    @property
    def host_is_near(self) -> bool:
        """Is the host there, or was a moment ago?"""
        if self.settings.seat_of(self.settings.host) in self.present():
            return True
        return time.monotonic() - self._host_seen < HOST_AWAY

    def _send_away(self, clients: list[Client], why: told.Goodbye) -> None:
        for client in clients:
            client.close(why)
            self.clients.remove(client)
        if clients:
            self._send_all(told.WhoIsThere(self.presence()))

    def present(self) -> set[int]:
        return {client.seat for client in self.clients if client.seat is not None}

    def presence(self) -> tables.Presence:
        there = self.present()
        seats = [chair.kind == "bot" or n in there for n, chair in enumerate(self.settings.chairs)]
        return tables.Presence(seats, sum(client.seat is None for client in self.clients))

    def described(self) -> tables.Table:
        return describe(self.settings, self.present(), self.standing_in)

    def send_table(self) -> None:
        """The table has changed: who sits there, what stage it is in."""
        self._send_all(told.TableChanged(self.described()))

    def _send_all(self, message: told.ServerMessage, but: Client | None = None) -> None:
        if self.clients:
            data = _encode(message)
            for client in self.clients:
                if client is not but:
                    client.send(data)
