"""From the table to a client: every message that a server sends."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from bohnhof.server.wire.actions import AnyAction
from bohnhof.server.wire.tables import By, Match, Presence, Said, Table, Wish
from bohnhof.server.wire.views import Card, Event, Legal, State, View


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """Any message from a table."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The answer to `hello`: the complete state."""

    version: int
    you: int | None
    table: Table
    view: View | None  # null: before the deal
    talk: list[Said]  # the last lines
    wishes: list[Wish]  # by seat
    matches: list[Match]
    presence: Presence
    muted: list[int]
    now: int  # the server's clock


class TableChanged(ServerMessage, frozen=True, tag="table"):
    """Somebody sat down, left, started, or the game is over."""

    table: Table


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """The whole view again; it replaces everything you know."""

    why: Literal["start", "resync", "undo"]
    by: int | None  # the seat that undid something
    view: View


class Update(ServerMessage, frozen=True, tag="update"):
    """One more entry. The places named here now contain exactly these cards; all others are unchanged."""

    seq: int  # one more than the last; otherwise, send `resync`
    seat: int
    by: By  # who acted for the seat
    at: int
    events: list[Event]
    places: dict[str, list[Card]]
    state: State
    legal: Legal


class Accepted(ServerMessage, frozen=True, tag="accepted"):
    """Your action was stored as this entry; its update was sent before."""

    ref: str
    seq: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """The rules forbid it; nothing has changed."""

    ref: str
    rule: str
    reason: str


class Checked(ServerMessage, frozen=True, tag="checked"):
    """Would it be allowed? Null: yes."""

    ref: str
    rule: str | None
    reason: str | None


class Fault(ServerMessage, frozen=True, tag="fault"):
    """A message that cannot be processed; nothing has changed."""

    code: Literal[
        "malformed",
        "too-long",
        "not-seated",
        "not-running",
        "not-allowed",
        "no-undo",
        "too-fast",
        "try-again",
        "paused",
    ]
    reason: str
    ref: str | None = None


class Talk(ServerMessage, frozen=True, tag="said"):
    """Somebody said something."""

    line: Said


class Wishes(ServerMessage, frozen=True, tag="wishes"):
    """The wishes of all seats, and their matches."""

    wishes: list[Wish]
    matches: list[Match]


class WhoIsThere(ServerMessage, frozen=True, tag="presence"):
    """Somebody came or went."""

    presence: Presence


class ReadyChanged(ServerMessage, frozen=True, tag="ready"):
    """Which seats are done with this trading phase, when the clock moves the game on, and when a bot ends trading."""

    ready: list[int]
    deadline: int | None
    closes: int | None = None  # as in `state`
    held: list[int] = []  # as in `state`


class Advice(Struct, frozen=True):
    """What a good player would do, and why."""

    action: AnyAction
    reason: str
    key: str | None
    values: dict[str, Any] | None


class Hints(ServerMessage, frozen=True, tag="hints"):
    """The answer to `hint`, best first."""

    ref: str
    advice: list[Advice]


class Goodbye(ServerMessage, frozen=True, tag="goodbye"):
    """The server closes the connection. Reconnect, unless you left or were removed, or the table is closed or ended."""

    why: Literal["stopping", "too-slow", "too-many", "idle", "left", "signed-out", "removed", "closed", "ended"]


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to `ping`."""

    now: int


FromServer = (
    Welcome | TableChanged | Snapshot | Update | Accepted | Refused | Checked | Fault | Talk | Wishes
    | WhoIsThere | ReadyChanged | Hints | Goodbye | Pong
)  # fmt: skip
