"""The calls of the lobby over HTTP: their requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bohnhof.server.wire import MOST_SEATS, Name, Number, Pace, SeatNumber, Seconds, Word
from bohnhof.server.wire.tables import Bean, By, Said, Stage, Table
from bohnhof.server.wire.views import Card, Event, State, View


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table; the person who sets it up gets the first seat that is not a bot's."""

    edition: Word
    name: Name  # of the person who sets it up
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None  # required, here or as `seats`
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None  # the former name of `players`
    options: Annotated[list[Word], Meta(max_length=20)] = []
    bots: Annotated[dict[str, Word], Meta(max_length=MOST_SEATS)] = {}  # by seat, as text: {"1": "random"}
    public: bool = False
    coach: bool = True
    clock: Seconds | None = None
    takeover: Seconds | None = None
    stand_in: Word | None = None  # null: the server's choice
    pace: Pace = 1.0
    watchers_talk: bool = False
    start: bool = False  # immediately, if nobody is missing
    number: Number | None = None  # for the deal; to see the commitment first, add it later


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down on this seat, or on the first open one."""

    name: Name
    seat: SeatNumber | None = None
    number: Number | None = None  # for the deal


class AddNumber(Struct, frozen=True, forbid_unknown_fields=True):
    """Add a number to the deal, so that the deck also depends on it; after the end, to the deal of a rematch."""

    number: Number


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Before the game: seat a bot on an open seat, or remove it (null).

    During the game: let a bot play for somebody who is gone, or wait for them again (null).
    """

    seat: SeatNumber
    bot: Word | None


class Remove(Struct, frozen=True, forbid_unknown_fields=True):
    """Remove the person on this seat, or all spectators (null), permanently."""

    seat: SeatNumber | None


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host can change at any time; anything left out stays as it is."""

    watchers_talk: bool | None = None
    pace: Pace | None = None


class Agree(Struct, frozen=True, forbid_unknown_fields=True):
    """I agree to this, or no longer do. It is done when everybody who is there and plays agrees.

    A pause ends as soon as somebody no longer agrees to it.
    """

    what: Literal["pause", "end"]
    on: bool


class Seated(Struct, frozen=True):
    """You have a seat. Anybody with the token can use it."""

    table: str
    seat: int
    token: str | None  # null: it is only sent when it is created
    link: str | None  # opens the seat on another device: keep it secret


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
    """Public tables with an open seat, and your tables."""

    open: list[OpenTable]
    mine: list[OpenTable]


class Option(Struct, frozen=True):
    """An optional rule of an edition."""

    name: str
    rule: str
    text: str
    players: list[int]  # only for these numbers of players; empty: for all
    prominent: bool  # offered prominently, not among the house rules


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
    """Information about this server for people."""

    version: str
    keep: int | None  # the days that chat and unfinished tables are kept; null: until somebody deletes them
    reach: list[str]  # addresses of this server on the network; sent only to the machine it runs on


class Key(Struct, frozen=True):
    """The key that signs this server's records."""

    kind: str  # ed25519
    public: str  # in hexadecimal digits
    fingerprint: str  # for people to compare


class Problem(Struct, frozen=True):
    """Why a request failed, in one line."""

    code: str
    reason: str


class GameEntry(Struct, frozen=True):
    """One entry of a recorded game, in the form of an update."""

    seq: int
    seat: int
    by: By
    at: int
    words: str | None  # the action in the notation; null while the game is running
    events: list[Event]
    places: dict[str, list[Card]]
    state: State


class Game(Struct, frozen=True):
    """A game for replaying: all hands open after the end, what a spectator saw before it."""

    table: Table
    start: View
    entries: list[GameEntry]
    talk: list[Said]
    record: str | None  # the text that `bohnhof verify` checks; null while the game is running


class LogEntry(Struct, frozen=True):
    """One entry of a game, as in a log."""

    seq: int
    turn: int  # after it
    scores: list[int]  # after it: of each seat, and last of the rival
    events: list[Event]
    by: By = "person"


class GameLog(Struct, frozen=True):
    """What has happened since an entry. Discard later entries: they were undone, or are sent again here."""

    after: int  # lower than requested if that entry was undone
    turn: int  # at that moment
    scores: list[int]
    entries: list[LogEntry]
