"""What is known of a table: what is played at it, by whom, who is there, and what they say and wish for."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Stage = Literal["lobby", "play", "over"]
By = Literal["person", "bot", "clock"]  # who acts for a seat


class Bean(Struct, frozen=True):
    """A kind of bean in this game; its number is its place in the list."""

    name: str
    letter: str  # its sign beside shape and colour; no other bean of this game has it
    copies: int  # 0: left in the box at this number of players
    meter: list[tuple[int, int]]  # cards needed, coins paid


class Place(Struct, frozen=True):
    """A place where cards can lie."""

    name: str
    kind: str  # the name without the numbers: hand, field, aside, coins, faceup, discard, Al field …
    seat: int | None  # whose it is
    number: int | None  # which one of several
    grows: bool  # it is a field


class Building(Struct, frozen=True):
    """A building that can be bought; its number is its place in the list."""

    name: str  # as `state.sets` names it: jail-3
    kind: str
    price: int  # so many coins …
    bean: str  # … of this bean
    text: str


class Phase(Struct, frozen=True):
    """A step of a turn."""

    name: str
    trades: bool  # offers are made in it
    decides: bool  # there can be something to decide in it


class Seat(Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None  # the kind of bot, also while it stands in for a person who is gone
    present: bool  # a person who is connected; bots always are
    number: str | None = None  # what this person has added to the deal: the deck follows from it too
    next_number: str | None = None  # and to that of a rematch


class Fair(Struct, frozen=True):
    """What binds the server before the deal, and shows afterwards that it kept to it (docs/fairness.md)."""

    commitment: str  # SHA-256 of the set-up and the server's secret, known before the deal
    set_up: str | None  # the text that it covers; null: a game of an earlier version, which promised the seed alone
    next_commitment: str | None  # likewise for a rematch
    secret: str | None  # after the end
    seed: str | None  # after the end: what the deck was made of


class Table(Struct, frozen=True):
    """A table: what is played at it, by whom, and under which conditions."""

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
    takeover: int | None  # a bot plays for a person who has been gone for so many seconds; null: never
    stand_in: str  # that bot
    pace: float  # how long bots wait before they act, in seconds
    watchers_talk: bool  # may spectators say something?
    created: int
    beans: list[Bean]
    buildings: list[Building]  # empty where nothing is built
    places: list[Place]
    phases: list[Phase]  # of a turn, and of the time between the last turn and the end
    turn_length: int  # how many of them make a turn
    fair: Fair
    rematch: str | None  # the table at which they play again
    paused: bool = False  # nobody plays until somebody ends the pause
    pausing: list[int] = []  # seats that agree to a pause
    ending: list[int] = []  # seats that agree to end the game now, without a result


class Said(Struct, frozen=True):
    """A line of the table's talk."""

    n: int  # counted from 1
    kind: Literal["chat", "promise", "reason"]  # a reason is a bot's word about its last action
    seat: int | None  # null: a spectator
    name: str
    text: str
    key: str | None  # of a bot's reason, for other languages …
    values: dict[str, Any] | None  # … and what goes into it
    at: int


class Wish(Struct, frozen=True):
    """What a seat says it wants and would give, as kinds of bean."""

    want: list[int]
    give: list[int]


class Match(Struct, frozen=True):
    """Two seats whose wishes meet, one of them the active one."""

    seats: tuple[int, int]
    gives: tuple[list[int], list[int]]  # what the first would give that the second wants, and the other way round


class Presence(Struct, frozen=True):
    """Who is there."""

    seats: list[bool]
    watchers: int
