"""The state of a table as one viewer sees it: the whole view, the legal actions, and events."""

from __future__ import annotations

from msgspec import Struct

from bohnhof.server.wire.actions import AnyAction


class Card(Struct, frozen=True):
    """A card as this viewer sees it."""

    id: int  # the order of drawing: it says nothing about the bean
    bean: int | None  # null: this viewer does not see it


class Pledge(Struct, frozen=True):
    """A seat that accepted an offer to everybody, with the cards that it would hand over."""

    seat: int
    cards: list[Card]


class Offer(Struct, frozen=True):
    """An open offer; everybody knows the cards named in it."""

    id: int
    maker: int
    to: int | None  # null: to everybody
    give: list[Card]
    give_coins: list[int]  # which of these cards are coins, by id
    want: list[int]  # beans wanted as cards
    want_coins: list[int]  # beans wanted as coins
    answers: int | None  # the offer it counters
    declined: list[int]  # seats that declined an offer to everybody
    pledges: list[Pledge]  # seats that accepted it: the maker picks one


class Field(Struct, frozen=True):
    """A field of a seat, and what it is worth now; its cards are in the place of this name."""

    place: str
    number: int  # as actions name it
    pays: int  # coins, if it were harvested now
    more: int | None  # with this many more cards …
    then: int | None  # … it pays this; null: it already pays its maximum


class SeatState(Struct, frozen=True):
    """What everybody sees of a seat besides its cards."""

    score: int
    hand: int  # cards in the hand
    fields: list[Field]


class Result(Struct, frozen=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    tie: str | None = None  # the rule that chose them from the seats with the most coins; null: there was no choice


class Outsider(Struct, frozen=True):
    """Somebody with a field but no seat, such as a boss of the mafia, and what his field is worth to him now."""

    place: str  # his field
    pays: int  # coins, if he sold now
    sells_at: int  # he sells automatically as soon as his field pays this
    more: int | None  # with this many more cards, he sells; null: his field is empty
    takes: int | None  # the bean that he takes from the active seat when this phase ends; null: none


class State(Struct, frozen=True):
    """Everything on the table except the cards in their places."""

    phase: str
    active: int  # whose turn it is
    turn: int  # counted from 1
    draw: int  # cards in the draw pile
    exhaustions_left: int  # the game ends when the draw pile has run out this many more times
    numbers: dict[str, int]  # the other numbers of the edition: planted, encores-left …
    sets: dict[str, list[str]]  # sets of words, of seats or of the table: {"buildings 0": ["jail-3"]}
    seats: list[SeatState]
    offers: list[Offer]  # open, oldest first
    waiting: list[int]  # the seats that the game waits for
    ready: list[int]  # seats that are done with this trading phase
    deadline: int | None  # when the clock moves the game on
    rival: int | None  # the score of the rival, who has no seat but can win (the mafia); null: there is none
    result: Result | None  # after the end
    closes: int | None = None  # when the bot whose turn it is ends its trading, if nothing happens before
    held: list[int] = []  # seats that it waits for: they have an offer to answer, or are drafting one
    outsiders: list[Outsider] = []  # those with fields but no seat, in the order of their fields


class Offering(Struct, frozen=True):
    """What an offer of this seat may contain; `check` judges a whole offer without making it."""

    to: list[int | None]  # partners; null: everybody
    give: list[int]  # cards, by id
    want: list[int]  # beans
    want_coins: list[int]  # beans on coins; empty: coins are not traded


class Copies(Struct, frozen=True):
    """Cards of one kind that this seat could hand over for an offer."""

    needed: int  # this many of them
    cards: list[int]  # by id; the default choice comes first


class Payment(Struct, frozen=True):
    """How an offer can be accepted: name the needed cards of each kind in `accept`, or none for the foremost."""

    offer: int
    copies: list[Copies]  # for each kind wanted, as cards and then as coins


class Legal(Struct, frozen=True):
    """What this seat may do now."""

    actions: list[AnyAction]  # send any of them back as it is
    payments: list[Payment]  # for offers that can be accepted with different cards
    offering: Offering | None  # null: no offers now
    undo: bool  # your last planting or harvest can be undone
    top: Card | None  # the top card of the draw pile, while this seat may look at it and bury it
    field_price: int | None = None  # coins for one more field; null: this seat cannot buy one now


class View(Struct, frozen=True):
    """The whole table as one seat, or a spectator, may see it."""

    seq: int  # the number of entries so far
    you: int | None  # null: a spectator
    places: dict[str, list[Card]]  # first card first; without the draw pile, which nobody sees
    state: State
    legal: Legal


class Move(Struct, frozen=True):
    """Cards that moved from one place to another, in this order."""

    cards: list[Card]
    source: str
    target: str


class Event(Struct, frozen=True):
    """Something that happened, as this viewer may know it."""

    name: str  # "planted", "harvested", "traded" … as in kernel/events.py
    seat: int
    moves: list[Move]
    shown: list[Card]  # cards that became known to everybody without moving
    offer: Offer | None  # the offer it is about
    fate: str | None  # what became of that offer, if it is now closed
    facts: dict[str, int]  # its field, coins, partner …: see FACTS in kernel/events.py
    numbers: dict[str, int]  # numbers that changed
    restacked: int | None  # the discard pile became a draw pile with this many cards and new ids
