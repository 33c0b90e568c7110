"""How servers that share a database notify each other: the interface of a bus, and the bus of a single server.

Notifications are only hints; the database has the truth. A lost notification costs time, never an entry.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple, Protocol

import msgspec

from bohnhof.server.storage.store import Listed, Mark

# stored: something new is in the store. here: who is at a table there. wish, ready, air: messages that are not stored.
# erased: the owner deleted a table. renewed, banned: about a person. watchers: they were removed.
Kind = Literal["stored", "here", "wish", "ready", "air", "erased", "renewed", "banned", "watchers", "market", "votes"]


class Note(msgspec.Struct, array_like=True):
    """A message from another server; `about` is a table or a person."""

    server: str
    kind: Kind
    about: str
    rest: Any = None


class Here(NamedTuple):
    """Who is at a table at one server; the latest note counts."""

    seats: tuple[int, ...]
    watchers: int
    noted: int

    @property
    def is_empty(self) -> bool:
        return not self.seats and not self.watchers


NOBODY: Final = Here((), 0, 0)
Elsewhere = dict[str, Here]  # by server


class Ears(Protocol):
    """A listener to a bus."""

    def hear(self, note: Note) -> None:
        """A message from another server."""

    def marks(self) -> list[Mark]:
        """How much is known here of each table in use."""

    def behind(self, games: Iterable[str]) -> None:
        """More is stored of these tables than is known here."""

    def gather(self, found: dict[str, Elsewhere]) -> None:
        """Who is at the tables in use, at other servers."""

    async def missed(self) -> None:
        """Notifications may have been missed: check everything again."""

    def cut_off(self) -> None:
        """The database has not answered for too long: people should connect elsewhere."""


class Bus(Protocol):
    """How a server notifies the others."""

    server: str  # the name of this server
    is_shared: bool  # are there others?

    @property
    def is_well(self) -> bool:
        """Does it hear from the database?"""

    def tell(self, kind: Kind, about: str, rest: Any = None) -> None:
        """Send a message to all other servers, without waiting; it may get lost."""

    def note_here(self, game: str, seats: Iterable[int], watchers: int) -> None:
        """Set who is at a table here, from now on."""

    async def elsewhere(self, game: str) -> Elsewhere:
        """Who is at a table at other servers."""

    async def open_elsewhere(self, most: int) -> list[Listed]:
        """Public tables with an open seat whose host is at another server, the latest first."""


class Alone:
    """The bus of a single server does nothing."""

    server = "alone"
    is_shared = False
    is_well = True

    def tell(self, kind: Kind, about: str, rest: Any = None) -> None:
        pass

    def note_here(self, game: str, seats: Iterable[int], watchers: int) -> None:
        pass

    async def elsewhere(self, game: str) -> Elsewhere:  # noqa: ARG002
        return {}

    async def open_elsewhere(self, most: int) -> list[Listed]:  # noqa: ARG002
        return []


ALONE: Final = Alone()


def place(server: str, game: str) -> bytes:
    """The rank of a server at a table: a different order for each table."""
    return sha256(f"{server} {game}".encode()).digest()


def noted_now() -> int:
    """A time stamp later than all earlier ones of this process."""
    return time.time_ns()
