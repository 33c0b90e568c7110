"""Information about a table: the game, who is there, and what they say and wish for."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Stage = Literal["lobby", "play", "over"]
By = Literal["person", "bot", "clock"]  # who acts for a seat


class Bean(Struct, frozen=True):
    """A kind of bean in this game; its number is its index in the list."""

    name: str
    letter: str  # its sign in addition to shape and colour; unique in this game
    copies: int  # 0: left in the box at this number of players
    meter: list[tuple[int, int]]  # cards needed, coins paid


class Place(Struct, frozen=True):
    """A place where cards can be."""

    name: str
    kind: str  # the name without the numbers: hand, field, aside, coins, faceup, discard, Al field …
    seat: int | None  # whose it is
    number: int | None  # which one of several
    grows: bool  # it is a field


class Building(Struct, frozen=True):
    """A building that can be bought; its number is its index in the list."""

    name: str  # its name in `state.sets`: jail-3
    kind: str
    price: int  # the number of coins …
    bean: str  # … of this bean
    text: str


class Phase(Struct, frozen=True):
    """A step of a turn."""

    name: str
    trades: bool  # offers can be made in it
    decides: bool  # there can be something to decide in it


class Seat(Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None  # the kind of bot, also while it replaces a person who is gone
    present: bool  # a person who is connected; bots always are
    number: str | None = None  # this person's number for the deal: the deck depends on it
    next_number: str | None = None  # and for that of a rematch


class Fair(Struct, frozen=True):
    """What the server commits to before the deal, and the proof afterwards (docs/fairness.md)."""

    commitment: str  # SHA-256 of the set-up and the server's secret, known before the deal
    set_up: str | None  # the text that it covers; null: a game of an earlier version, which committed only to the seed
    next_commitment: str | None  # the same for a rematch
    secret: str | None  # after the end
    seed: str | None  # after the end: the seed of the deck


class Table(Struct, frozen=True):
    """A table: its game, its people and its settings."""

    id: str
    stage: Stage
    edition: str
    title: str
    options: list[str]
    seats: list[Seat]
    host: int | None  # the seat that may start, seat bots, remove people and close the table; null: the host has left
    public: bool  # in the list of open tables
    coach: bool  # hints are allowed
    clock: int | None  # seconds for a phase; null: no clock
    takeover: int | None  # a bot plays for a person who has been gone for this many seconds; null: never
    stand_in: str  # that bot
    pace: float  # how long bots wait before they act, in seconds
    watchers_talk: bool  # may spectators chat?
    created: int
    beans: list[Bean]
    buildings: list[Building]  # empty if the game has none
    places: list[Place]
    phases: list[Phase]  # of a turn, and between the last turn and the end
    turn_length: int  # how many of them form a turn
    fair: Fair
    rematch: str | None  # the table of the rematch
    paused: bool = False  # nobody plays until somebody ends the pause
    pausing: list[int] = []  # seats that agree to a pause
    ending: list[int] = []  # seats that agree to end the game now, without a result


class Said(Struct, frozen=True):
    """A line of the table's chat."""

    n: int  # counted from 1
    kind: Literal["chat", "promise", "reason"]  # a reason is a bot's comment on its last action
    seat: int | None  # null: a spectator
    name: str
    text: str
    key: str | None  # of a bot's reason, for other languages …
    values: dict[str, Any] | None  # … and its values
    at: int


class Wish(Struct, frozen=True):
    """What a seat says it wants and would give, as kinds of bean."""

    want: list[int]
    give: list[int]


class Match(Struct, frozen=True):
    """Two seats with matching wishes, one of them the active one."""

    seats: tuple[int, int]
    gives: tuple[list[int], list[int]]  # what the first would give that the second wants, and the reverse


class Presence(Struct, frozen=True):
    """Who is there."""

    seats: list[bool]
    watchers: int
