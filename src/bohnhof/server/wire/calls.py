"""The lobby, by HTTP: what its calls take and give."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bohnhof.server.wire import MOST_SEATS, Name, Number, Pace, SeatNumber, Seconds, Word
from bohnhof.server.wire.tables import Bean, By, Said, Stage, Table
from bohnhof.server.wire.views import Card, Event, State, View


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up; its maker gets the first seat that is not a bot's."""

    edition: Word
    name: Name  # of its maker
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None  # how many; one of `players` and `seats` is needed
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None  # what `players` was called before
    options: Annotated[list[Word], Meta(max_length=20)] = []
    bots: Annotated[dict[str, Word], Meta(max_length=MOST_SEATS)] = {}  # by seat, as text: {"1": "random"}
    public: bool = False
    coach: bool = True
    clock: Seconds | None = None
    takeover: Seconds | None = None
    stand_in: Word | None = None  # null: the server's choice
    pace: Pace = 1.0
    watchers_talk: bool = False
    start: bool = False  # at once, if nobody is missing
    number: Number | None = None  # added to the deal; who wants to see the commitment first adds it later


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: on this seat, or on the first that is open."""

    name: Name
    seat: SeatNumber | None = None
    number: Number | None = None  # added to the deal


class AddNumber(Struct, frozen=True, forbid_unknown_fields=True):
    """Add a number to the deal, so that the deck follows from it too; after the end, to that of a rematch."""

    number: Number


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Before the game: seat a bot on an open seat, or take it away again (null).

    In it: let a bot play for somebody who is gone, or wait for them again (null).
    """

    seat: SeatNumber
    bot: Word | None


class Remove(Struct, frozen=True, forbid_unknown_fields=True):
    """Send away whoever sits on this seat, or all who only watch (null); they cannot come back."""

    seat: SeatNumber | None


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host can change at any time; what is left out stays as it is."""

    watchers_talk: bool | None = None
    pace: Pace | None = None


class Agree(Struct, frozen=True, forbid_unknown_fields=True):
    """I agree to this, or not any more. It is done when everybody who is there and plays agrees.

    A pause is over as soon as somebody does not agree to it any more.
    """

    what: Literal["pause", "end"]
    on: bool


class Seated(Struct, frozen=True):
    """You have a seat; whoever has the token has it too."""

    table: str
    seat: int
    token: str | None  # null: it is only told when it is made
    link: str | None  # brings the seat back on another device: keep it to yourself


class OpenTable(Struct, frozen=True):
    """A line in a list of tables."""

    id: str
    stage: Stage
    edition: str
    title: str
    options: list[str]
    names: list[str | None]  # by seat; null: open
    you: int | None
    changed: int


class Tables(Struct, frozen=True):
    """Public tables with an open seat, and the tables at which you sit."""

    open: list[OpenTable]
    mine: list[OpenTable]


class Option(Struct, frozen=True):
    """An optional rule of an edition."""

    name: str
    rule: str
    text: str
    players: list[int]  # only for these numbers of players; empty: for all
    prominent: bool  # offered in plain sight, not among the house rules


class EditionInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    booklet: str
    summary: str
    players: list[int]
    beans: list[Bean]
    options: list[Option]


class BotInfo(Struct, frozen=True):
    """A bot that can take a seat."""

    name: str
    text: str
    editions: list[str] | None  # null: all


class RuleInfo(Struct, frozen=True):
    """A rule in plain words."""

    id: str
    title: str
    text: str
    chapter: str


class About(Struct, frozen=True):
    """What a person may want to know of this server."""

    version: str
    keep: int | None  # for how many days talk and unfinished tables are kept; null: until somebody deletes them
    reach: list[str]  # where others in the network find this server; told to who sits at its own machine only


class Key(Struct, frozen=True):
    """The key with which this server signs records."""

    kind: str  # ed25519
    public: str  # in hexadecimal digits
    fingerprint: str  # for people to compare


class Problem(Struct, frozen=True):
    """Why a request was not done, in one line."""

    code: str
    reason: str


class GameEntry(Struct, frozen=True):
    """One entry of a recorded game, in the form of an update."""

    seq: int
    seat: int
    by: By
    at: int
    words: str | None  # the action in the notation; null while the game goes on
    events: list[Event]
    places: dict[str, list[Card]]
    state: State


class Game(Struct, frozen=True):
    """A game as it can be replayed: all hands open after the end, what a spectator saw before it."""

    table: Table
    start: View
    entries: list[GameEntry]
    talk: list[Said]
    record: str | None  # the text that `bohnhof verify` checks; null while the game goes on


class LogEntry(Struct, frozen=True):
    """One entry of a game, as a log shows it."""

    seq: int
    turn: int  # after it
    scores: list[int]  # after it: of each seat, and at last of those who have none
    events: list[Event]
    by: By = "person"


class GameLog(Struct, frozen=True):
    """What has happened since an entry; what you know of later ones was taken back, or is told again here."""

    after: int  # lower than what was asked for if that was taken back
    turn: int  # at that moment
    scores: list[int]
    entries: list[LogEntry]
