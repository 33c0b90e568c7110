"""From a client to the table: every message that a server reads."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bohnhof.server.wire import Kinds, Line, Ref, SeatNumber, Word
from bohnhof.server.wire.actions import AnyAction


class ClientMessage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Whatever a client sends; the first one must be `hello`."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """Who I am: a seat's token, or nothing (then the cookie decides); `watch` only looks on."""

    token: Word | None = None
    watch: bool = False


class Act(ClientMessage, frozen=True, tag="act"):
    """Do this. Sent again with the same reference it is answered again, but not done again."""

    ref: Ref
    action: AnyAction


class Check(ClientMessage, frozen=True, tag="check"):
    """Would this be allowed?"""

    ref: Ref
    action: AnyAction


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take my last planting or harvest back: nothing hidden was revealed and nobody else acted since."""

    ref: Ref


class Resync(ClientMessage, frozen=True, tag="resync"):
    """I missed something: send me the whole view."""


class Say(ClientMessage, frozen=True, tag="say"):
    """Say something; a promise is recorded, not binding. The reference keeps it from being said twice."""

    ref: Ref
    text: Line
    kind: Literal["chat", "promise"] = "chat"


class SetWish(ClientMessage, frozen=True, tag="wish"):
    """What I want and would give, in place of what I wished before."""

    want: Kinds
    give: Kinds


class Mute(ClientMessage, frozen=True, tag="mute"):
    """Send me no more lines of this seat (null: of spectators), or send them again."""

    seat: SeatNumber | None
    on: bool


class Ready(ClientMessage, frozen=True, tag="ready"):
    """I want nothing more in this trading: nobody needs to wait for me."""


class Skip(ClientMessage, frozen=True, tag="skip"):
    """Wait for me only where something concerns me, or always again; it holds until I say otherwise."""

    on: bool


class Drafting(ClientMessage, frozen=True, tag="drafting"):
    """I am making an offer, or not any more: a bot does not end its trading over it. Sent again with every change."""

    on: bool


class Hint(ClientMessage, frozen=True, tag="hint"):
    """What would a good player do?"""

    ref: Ref


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Are you there?"""


FromClient = Hello | Act | Check | Undo | Resync | Say | SetWish | Mute | Ready | Skip | Drafting | Hint | Ping
