"""The wire protocol: every message between a table and those who sit at it or watch (docs/protocol.md).

`web/src/wire.ts` is generated from these types (`make wire`), and the OpenAPI document too. Beans are numbers: their
place in `Table.beans`. Seats are numbers from 0; null in place of a seat is nobody in particular: a spectator, or an
offer to everybody. Cards are named by id, places by name (`hand 2`, `field 0 1`, `discard`). Moments are milliseconds
since 1970.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from bohnhof.server.actions import AnyAction

VERSION: Final = 1

# What a client may send at most; everything longer is answered with a fault, nothing is cut off silently.
LONGEST_MESSAGE: Final = 4096  # bytes
LONGEST_NAME: Final = 24  # signs
LONGEST_LINE: Final = 300
LONGEST_REF: Final = 40
MOST_KINDS: Final = 32  # in a wish
MOST_SEATS: Final = 7

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
Ref = Annotated[str, Meta(min_length=1, max_length=LONGEST_REF)]
Kinds = Annotated[list[int], Meta(max_length=MOST_KINDS)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Word = Annotated[str, Meta(max_length=64)]
Seconds = Annotated[int, Meta(ge=5, le=7 * 24 * 3600)]


# ------------------------------------------------------------- what lies on the table


class Card(Struct, frozen=True):
    """A card as this viewer sees it."""

    id: int  # the order of drawing: it says nothing about the bean
    bean: int | None  # null: this viewer does not see it


class Pledge(Struct, frozen=True):
    """A taker of an offer to everybody, with the cards this taker would hand over."""

    seat: int
    cards: list[Card]


class Offer(Struct, frozen=True):
    """An offer that lies open; every card named in it is known to everybody."""

    id: int
    maker: int
    to: int | None  # null: to everybody
    give: list[Card]
    want: list[int]  # beans wanted as cards
    want_coins: list[int]  # beans wanted as coins
    answers: int | None  # the offer it counters
    declined: list[int]  # seats that said no to an offer to everybody
    pledges: list[Pledge]  # seats that said yes to it: the maker picks one


class Field(Struct, frozen=True):
    """A field of a seat, and what it is worth now; its cards lie in the place of this name."""

    place: str
    number: int  # as actions name it
    pays: int  # coins, if it were harvested now
    more: int | None  # so many more cards …
    then: int | None  # … and it pays this; null: it never pays more


class SeatState(Struct, frozen=True):
    """What everybody sees of a seat beside its cards."""

    score: int
    hand: int  # cards in the hand
    fields: list[Field]


class Result(Struct, frozen=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]


class State(Struct, frozen=True):
    """Everything on the table except the cards in their places."""

    phase: str
    active: int  # whose turn it is
    turn: int  # counted from 1
    draw: int  # cards in the draw pile
    exhaustions_left: int  # the game ends when the draw pile has run out so many times more
    numbers: dict[str, int]  # the other numbers of the edition: planted, encores-left …
    sets: dict[str, list[str]]  # what seats or the table have that are no cards: {"buildings 0": ["jail-3"]}
    seats: list[SeatState]
    offers: list[Offer]  # open, oldest first
    waiting: list[int]  # the seats without which the game does not go on
    ready: list[int]  # seats that want nothing more in this trading
    deadline: int | None  # when the clock moves the game on
    rival: int | None  # what counts for the one who has no seat and can win all the same (the mafia); null: nobody
    result: Result | None  # after the end


class Offering(Struct, frozen=True):
    """What an offer of this seat may be made of; `check` judges a whole one without making it."""

    to: list[int | None]  # partners; null: everybody
    give: list[int]  # cards, by id
    want: list[int]  # beans
    want_coins: list[int]  # beans on coins; empty: coins are not traded


class Legal(Struct, frozen=True):
    """What this seat may do now."""

    actions: list[AnyAction]  # send any of them back as it is
    offering: Offering | None  # null: no offers now
    undo: bool  # the own last planting or harvest can be taken back
    top: Card | None  # the top card of the draw pile, while this seat may look at it and bury it


class View(Struct, frozen=True):
    """The whole table as one seat, or a spectator, may see it."""

    seq: int  # how many entries the game has so far
    you: int | None  # null: a spectator
    places: dict[str, list[Card]]  # first card first; without the draw pile, which nobody sees
    state: State
    legal: Legal


class Move(Struct, frozen=True):
    """Cards that went from one place to another, in this order."""

    cards: list[Card]
    source: str
    target: str


class Event(Struct, frozen=True):
    """Something that happened, as this viewer may know it."""

    name: str  # "planted", "harvested", "traded" … as in kernel/events.py
    seat: int
    moves: list[Move]
    shown: list[Card]  # cards that became known to everybody where they are
    offer: Offer | None  # the offer it is about
    fate: str | None  # what became of that offer, if it is closed now
    numbers: dict[str, int]  # numbers that changed
    restacked: int | None  # the discard pile became a draw pile of so many cards with new ids


# --------------------------------------------------------------------------- the table


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


class Table(Struct, frozen=True):
    """A table: what is played at it, by whom, and under which conditions."""

    id: str
    stage: Literal["lobby", "play", "over"]
    edition: str
    title: str
    options: list[str]
    seats: list[Seat]
    host: int | None  # the seat that may start, seat bots and ask for a rematch; null: the host has left
    public: bool  # in the list of open tables
    coach: bool  # hints are allowed
    clock: int | None  # seconds for a phase; null: no clock
    takeover: int | None  # a bot plays for a person who has been gone for so many seconds; null: never
    stand_in: str  # that bot
    pace: float  # how long bots wait before they act, in seconds
    created: int
    beans: list[Bean]
    buildings: list[Building]  # empty where nothing is built
    places: list[Place]
    phases: list[Phase]  # of a turn, and of the time between the last turn and the end
    turn_length: int  # how many of them make a turn
    seed_hash: str  # SHA-256 of the seed's digits, known before the deal
    seed: str | None  # after the end
    rematch: str | None  # the table at which they play again


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


# ------------------------------------------------------------- from the table to a client


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """Whatever a table sends."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The answer to `hello`: everything there is to know."""

    version: int
    you: int | None
    table: Table
    view: View | None  # null: the game has not begun
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
    """The whole view anew; what was known before is to be forgotten."""

    why: Literal["start", "resync", "undo"]
    by: int | None  # the seat that took something back
    view: View


class Update(ServerMessage, frozen=True, tag="update"):
    """One more entry: somebody did something. Places named here hold exactly these cards now, others are unchanged."""

    seq: int  # one more than the last; anything else: ask for `resync`
    seat: int
    by: Literal["person", "bot", "clock"]  # who acted for the seat
    at: int
    events: list[Event]
    places: dict[str, list[Card]]
    state: State
    legal: Legal


class Accepted(ServerMessage, frozen=True, tag="accepted"):
    """Your action was stored, as this entry; its update went before."""

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
    """A message that cannot be used; nothing has changed."""

    code: Literal["malformed", "too-long", "not-seated", "not-running", "not-allowed", "no-undo", "try-again"]
    reason: str
    ref: str | None = None


class Talk(ServerMessage, frozen=True, tag="said"):
    """Somebody said something."""

    line: Said


class Wishes(ServerMessage, frozen=True, tag="wishes"):
    """The wishes of all seats, and where they meet."""

    wishes: list[Wish]
    matches: list[Match]


class WhoIsThere(ServerMessage, frozen=True, tag="presence"):
    """Somebody came or went."""

    presence: Presence


class ReadyChanged(ServerMessage, frozen=True, tag="ready"):
    """Which seats want nothing more in this trading, and when the clock moves the game on."""

    ready: list[int]
    deadline: int | None


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
    """The server closes the connection; come back unless the table is gone."""

    why: Literal["stopping", "too-slow", "too-many", "idle", "left"]


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to `ping`."""

    now: int


FromServer = (
    Welcome | TableChanged | Snapshot | Update | Accepted | Refused | Checked | Fault | Talk | Wishes
    | WhoIsThere | ReadyChanged | Hints | Goodbye | Pong
)  # fmt: skip


# ------------------------------------------------------------- from a client to the table


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


class Hint(ClientMessage, frozen=True, tag="hint"):
    """What would a good player do?"""

    ref: Ref


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Are you there?"""


FromClient = Hello | Act | Check | Undo | Resync | Say | SetWish | Mute | Ready | Hint | Ping


# ------------------------------------------------------------------------ lobby, by HTTP


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up; its maker gets the first seat that is not a bot's."""

    edition: Word
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    name: Name  # of its maker
    options: Annotated[list[Word], Meta(max_length=20)] = []
    bots: Annotated[dict[str, Word], Meta(max_length=MOST_SEATS)] = {}  # by seat, as text: {"1": "random"}
    public: bool = False
    coach: bool = True
    clock: Seconds | None = None
    takeover: Seconds | None = None
    stand_in: Word | None = None  # null: the server's choice
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    start: bool = False  # at once, if nobody is missing


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: on this seat, or on the first that is open."""

    name: Name
    seat: SeatNumber | None = None


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Seat a bot on an open seat, or take it away again (null)."""

    seat: SeatNumber
    bot: Word | None


class Seated(Struct, frozen=True):
    """You have a seat; whoever has the token has it too."""

    table: str
    seat: int
    token: str
    link: str  # brings the seat back on another device: keep it to yourself


class OpenTable(Struct, frozen=True):
    """A line in a list of tables."""

    id: str
    stage: Literal["lobby", "play", "over"]
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


class Problem(Struct, frozen=True):
    """Why a request was not done, in one line."""

    code: str
    reason: str


class GameEntry(Struct, frozen=True):
    """One entry of a recorded game, in the form of an update."""

    seq: int
    seat: int
    by: Literal["person", "bot", "clock"]
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


HTTP_TYPES: Final = (
    NewTable, Join, SeatBot, Seated, Table, Tables, EditionInfo, BotInfo, RuleInfo, Problem, Game
)  # fmt: skip
