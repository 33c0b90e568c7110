"""From a client to the table: every message that a server reads."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bohnhof.server.wire import Kinds, Line, Ref, SeatNumber, Word
from bohnhof.server.wire.actions import AnyAction


class ClientMessage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Any message from a client; the first one must be `hello`."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """Identifies the client: by a seat's token, or by its cookie (null). With `watch`, it is a spectator."""

    token: Word | None = None
    watch: bool = False


class Act(ClientMessage, frozen=True, tag="act"):
    """Play this action. A repeated request with the same reference is answered again, but not done again."""

    ref: Ref
    action: AnyAction


class Check(ClientMessage, frozen=True, tag="check"):
    """Would this be allowed?"""

    ref: Ref
    action: AnyAction


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Undo my last planting or harvest, if it revealed nothing hidden and nobody else has acted since."""

    ref: Ref


class Resync(ClientMessage, frozen=True, tag="resync"):
    """I missed something: send me the whole view."""


class Say(ClientMessage, frozen=True, tag="say"):
    """Send a chat line. A promise is recorded, not binding. The reference prevents duplicates."""

    ref: Ref
    text: Line
    kind: Literal["chat", "promise"] = "chat"


class SetWish(ClientMessage, frozen=True, tag="wish"):
    """What I want and would give. Replaces my earlier wish."""

    want: Kinds
    give: Kinds


class Mute(ClientMessage, frozen=True, tag="mute"):
    """Stop sending me the lines of this seat (null: of spectators), or start again."""

    seat: SeatNumber | None
    on: bool


class Ready(ClientMessage, frozen=True, tag="ready"):
    """I am done with this trading phase: nobody needs to wait for me."""


class Skip(ClientMessage, frozen=True, tag="skip"):
    """Wait for me only when something concerns me, or always again. This stays set until I change it."""

    on: bool


class Drafting(ClientMessage, frozen=True, tag="drafting"):
    """I am drafting an offer, or no longer: a bot does not end its trading meanwhile. Repeat this with every change."""

    on: bool


class Hint(ClientMessage, frozen=True, tag="hint"):
    """What would a good player do?"""

    ref: Ref


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Are you there?"""


FromClient = Hello | Act | Check | Undo | Resync | Say | SetWish | Mute | Ready | Skip | Drafting | Hint | Ping
