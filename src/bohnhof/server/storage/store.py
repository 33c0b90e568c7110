"""What a store is: what it takes, what it gives, and what can go wrong. The stores themselves are elsewhere.

`sqlite_store` is the one of a server process, `local_store` has one connection and no threads. Another engine needs one
more file: nothing outside the stores speaks SQL, or knows what holds the data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

import msgspec

from bohnhof.server.storage.people import People
from bohnhof.server.storage.table_settings import TableSettings

TRY_AGAIN: Final = "the server could not store this: please try again"  # what people are told of a StoreFault


class Row(NamedTuple):
    """A stored entry; one with a number below 0 is an action that was refused, and why."""

    seq: int
    seat: int
    by: str
    ref: str | None
    at: int
    action: bytes
    events: bytes


class Listed(NamedTuple):
    """A table in a list, and when it changed last."""

    settings: TableSettings
    changed: int


class Mark(NamedTuple):
    """How much of a table somebody knows: its last entry, the revision of its settings, its last line."""

    game: str
    seq: int
    revision: int
    line: int


class News(NamedTuple):
    """What somebody with a mark does not know yet; settings only if they have changed."""

    rows: list[Row]
    settings: TableSettings | None
    lines: list[bytes]


class StoreFault(Exception):
    """It was not taken: nothing of it is stored."""


class Conflict(StoreFault):
    """It is there already: an action that was done or refused before, or something that somebody else wrote."""


class Unknown(StoreFault):
    """Nobody knows whether it is stored: read before you say anything about it."""


Then = Callable[[StoreFault | None], None]  # what follows when something is kept; else what went wrong


class Store(Protocol):
    """Tables, entries and talk. What is written is kept when the call returns, all of it or nothing."""

    people: People
    record_key: bytes  # signs records; empty: they are not signed

    # ---------------------------------------------------------------------- writing

    async def enter(self, game: str, row: Row, over: TableSettings | None = None) -> None:
        """Append an entry to a game, and the table's settings if the game is over with it."""

    def enter_then(self, game: str, row: Row, then: Then) -> None:
        """Append an entry without waiting: `then` is called when it is stored, or with the fault.

        Raises StoreFault if the fault is known at once; then `then` is not called.
        """

    async def refuse(self, game: str, seat: int, ref: str, at: int, why: bytes) -> None:
        """This action was refused: nobody can enter it any more."""

    async def say(self, game: str, n: int, speaker: str, ref: str | None, data: bytes) -> None:
        """Append a line to the talk; a speaker uses a reference only once."""

    async def save(
        self,
        settings: TableSettings,
        at: int,
        *,
        sits: Sequence[tuple[str, int]] = (),
        rises: Sequence[str] = (),
        also: TableSettings | None = None,
    ) -> None:
        """Store a table's settings: who sat down (person and seat), who got up, and a new table that comes of it.

        They must be the next revision of what is stored: otherwise somebody else has changed them, a Conflict.
        """

    async def renew_person(self, person: str) -> None:
        """From now on only cookies that are signed from now on say that somebody is this person."""

    # ---------------------------------------------------------------------- reading

    async def settings(self, id: str) -> TableSettings | None:
        """What is kept about a table."""

    async def tables_of(self, person: str, most: int) -> list[Listed]:
        """The tables at which somebody sits, the latest first."""

    async def entries(self, game: str, after: int = 0) -> list[Row]:
        """Everything that was done at a table, or only what was done after an entry, in order."""

    async def since(self, mark: Mark) -> News:
        """What was stored at a table after all that is known of it, as it was at one moment."""

    async def last_entry(self, game: str) -> int:
        """How many entries a game has."""

    async def find_ref(self, game: str, seat: int, ref: str) -> Row | None:
        """What became of the action that this seat asked for with this reference."""

    async def find_line(self, game: str, speaker: str, ref: str) -> int | None:
        """The line that this speaker said with this reference."""

    async def talk(self, game: str, last: int) -> list[bytes]:
        """The last lines that were said at a table."""

    async def last_line(self, game: str) -> int:
        """How many lines were said at a table."""

    # ---------------------------------------------------------------- for the owner

    async def all_tables(self, after: str, most: int) -> list[Listed]:
        """Some tables in the order of their ids, those behind an id."""

    async def last_moment(self, game: str) -> int:
        """When something was done or said at a table for the last time; 0: never."""

    async def lines_of(self, game: str, seat: int | None, speaker: str) -> list[bytes]:
        """What somebody said at a table, with or without a seat there."""

    async def lines_said_by(self, speaker: str) -> list[bytes]:
        """What somebody said anywhere, as far as it is known that it was they."""

    async def erase(self, games: Sequence[str]) -> None:
        """Delete tables with everything that was played and said there."""

    async def hush(self, game: str, seat: int | None) -> None:
        """Delete what a seat said at a table."""

    async def forget_person(self, person: str) -> None:
        """Delete what is left of somebody: what they said as a spectator, and where they sit."""

    async def expire_talk(self, games: Sequence[str], before: int) -> bool:
        """Delete what was said at these tables before a moment. Was there anything?"""

    async def read_generations(self) -> None:
        """Learn whose cookies are not believed any more, if somebody else has stored that."""

    async def ban(self, person: str) -> None:
        """Somebody is not wanted at any table."""

    async def unban(self, person: str) -> None:
        """Somebody is wanted again."""

    async def banned(self) -> set[str]:
        """Who is not wanted at any table."""

    async def is_banned(self, *people: str | None) -> bool:
        """Is one of these not wanted?"""

    def close(self) -> None:
        """Finish all writes, then close."""


class ServerStore(Store, Protocol):
    """The store of a server that answers to strangers: its owner wants to know how it is."""

    is_damaged: bool  # as far as it was noticed
    commits: int
    statements: int
    seconds: float  # spent in writing

    async def ping(self) -> None:
        """Try what it is needed for. Raises StoreFault if that does not work."""


def listed(rows: Iterable[tuple[bytes, int]]) -> list[Listed]:
    """Those that can be read: one table of another version does not hide all the others."""
    found = []
    for data, at in rows:
        with suppress(msgspec.DecodeError):
            found.append(Listed(msgspec.json.decode(data, type=TableSettings), at))
    return found
