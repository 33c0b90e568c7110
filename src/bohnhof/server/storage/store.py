"""The interface of a store: what it stores, what it returns, and what can go wrong.

`sqlite_store` is for a server process, `local_store` has one connection and no threads, `postgres_store` is shared by
several servers. Nothing outside the stores uses SQL.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

import msgspec

from bohnhof.server.storage.people import People
from bohnhof.server.storage.table_settings import TableSettings

TRY_AGAIN: Final = "the server could not store this: please try again"  # shown to people for a StoreFault


class Row(NamedTuple):
    """A stored entry; a number below 0 means an action that was refused, and why."""

    seq: int
    seat: int
    by: str
    ref: str | None
    at: int
    action: bytes
    events: bytes


class Listed(NamedTuple):
    """A table in a list, and when it last changed."""

    settings: TableSettings
    changed: int


class Mark(NamedTuple):
    """How much of a table somebody knows: its last entry, the revision of its settings, its last line."""

    game: str
    seq: int
    revision: int
    line: int


class News(NamedTuple):
    """What somebody with this mark does not know yet; settings only if they have changed."""

    rows: list[Row]
    settings: TableSettings | None
    lines: list[bytes]


class StoreFault(Exception):
    """It failed: nothing was stored."""


class Conflict(StoreFault):
    """It already exists: an action that was done or refused before, or something that somebody else wrote."""


class Unknown(StoreFault):
    """It is unknown whether it was stored: read before you answer."""


Then = Callable[[StoreFault | None], None]  # called when something is stored, otherwise with the fault


class Store(Protocol):
    """Tables, entries and chat. A write is stored when the call returns, all of it or nothing."""

    people: People
    record_key: bytes  # signs records; empty: they are not signed

    # ---------------------------------------------------------------------- writing

    async def enter(self, game: str, row: Row, over: TableSettings | None = None) -> None:
        """Append an entry to a game, and store the table's settings if the game ends with it."""

    def enter_then(self, game: str, row: Row, then: Then) -> None:
        """Append an entry without waiting: `then` is called when it is stored, or with the fault.

        Raises StoreFault if the fault is known at once; then `then` is not called.
        """

    async def refuse(self, game: str, seat: int, ref: str, at: int, why: bytes) -> None:
        """Store that this action was refused: nobody can enter it any more."""

    async def say(self, game: str, n: int, speaker: str, ref: str | None, data: bytes) -> None:
        """Append a chat line; a speaker uses a reference only once."""

    async def save(
        self,
        settings: TableSettings,
        at: int,
        *,
        sits: Sequence[tuple[str, int]] = (),
        rises: Sequence[str] = (),
        also: TableSettings | None = None,
    ) -> None:
        """Store a table's settings: who sat down (person and seat), who left, and the table of a rematch.

        They must be the next revision of what is stored; otherwise somebody else has changed them, a Conflict.
        """

    async def renew_person(self, person: str) -> None:
        """Invalidate this person's earlier cookies."""

    # ---------------------------------------------------------------------- reading

    async def settings(self, id: str) -> TableSettings | None:
        """The stored settings of a table."""

    async def tables_of(self, person: str, most: int) -> list[Listed]:
        """The tables where somebody sits, latest first."""

    async def entries(self, game: str, after: int = 0) -> list[Row]:
        """The entries of a table, or only those after an entry, in order."""

    async def since(self, mark: Mark) -> News:
        """What was stored at a table beyond what is known, as a consistent snapshot."""

    async def last_entry(self, game: str) -> int:
        """How many entries a game has."""

    async def find_ref(self, game: str, seat: int, ref: str) -> Row | None:
        """The entry or refusal of the action with this reference of this seat."""

    async def find_line(self, game: str, speaker: str, ref: str) -> int | None:
        """The line with this reference of this speaker."""

    async def talk(self, game: str, last: int) -> list[bytes]:
        """The last chat lines of a table."""

    async def last_line(self, game: str) -> int:
        """The number of chat lines of a table."""

    # ---------------------------------------------------------------- for the owner

    async def all_tables(self, after: str, most: int) -> list[Listed]:
        """Some tables in the order of their ids, after this id."""

    async def last_moment(self, game: str) -> int:
        """When something was last done or said at a table; 0: never."""

    async def lines_of(self, game: str, seat: int | None, speaker: str) -> list[bytes]:
        """What somebody said at a table, with or without a seat there."""

    async def lines_said_by(self, speaker: str) -> list[bytes]:
        """What somebody said anywhere, as far as the speaker is known."""

    async def erase(self, games: Sequence[str]) -> None:
        """Delete tables with all their entries and chat."""

    async def hush(self, game: str, seat: int | None) -> None:
        """Delete what a seat said at a table."""

    async def forget_person(self, person: str) -> None:
        """Delete what is left of somebody: what they said as a spectator, and where they sit."""

    async def expire_talk(self, games: Sequence[str], before: int) -> bool:
        """Delete the older chat of these tables. Was there any?"""

    async def read_generations(self) -> None:
        """Read the cookie generations, which somebody else may have stored."""

    async def ban(self, person: str) -> None:
        """Ban somebody from all tables."""

    async def unban(self, person: str) -> None:
        """Lift a ban."""

    async def banned(self) -> set[str]:
        """Everybody who is banned from all tables."""

    async def is_banned(self, *people: str | None) -> bool:
        """Is one of these banned?"""

    def close(self) -> None:
        """Finish all writes, then close."""


class ServerStore(Store, Protocol):
    """The store of a server for strangers, with figures about its health."""

    is_damaged: bool  # as far as has been noticed
    commits: int
    statements: int
    seconds: float  # spent writing

    async def ping(self) -> None:
        """Try what it is needed for. Raises StoreFault if that does not work."""


def listed(rows: Iterable[tuple[bytes, int]]) -> list[Listed]:
    """The tables that can be read: one of another version does not hide all the others."""
    found = []
    for data, at in rows:
        with suppress(msgspec.DecodeError):
            found.append(Listed(msgspec.json.decode(data, type=TableSettings), at))
    return found
