"""Places: where cards are. A Place is a small number, so a move is just a card and two numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    # Type names for readers; compiled, all of them are machine integers.
    Seat = i64
    Place = i64

NOWHERE: Final[i64] = 0  # ids replaced in a reshuffle
DRAW: Final[i64] = 1  # first card on top
DISCARD: Final[i64] = 2  # first card on top
FACEUP: Final[i64] = 3  # turned up, not yet traded, kept or given
BOX: Final[i64] = 4  # out of this game

MAX_SEATS: Final[i64] = 7
MAX_FIELDS: Final[i64] = 6

# Each seat has its block of places after the common ones; after the seats come the places that only some games have.
SEATS: Final[i64] = 5
HAND: Final[i64] = 0  # first card in front
ASIDE: Final[i64] = 1  # kept or received, to be planted in phase 3
COINS: Final[i64] = 2  # first coin on top
FIELD: Final[i64] = 3  # the first of MAX_FIELDS fields
SEAT_PLACES: Final[i64] = FIELD + MAX_FIELDS
# Those of the first seat, as constants: interpreted, they are needed several times per decision.
_FIRST_HAND: Final[i64] = SEATS + HAND
_FIRST_ASIDE: Final[i64] = SEATS + ASIDE
_FIRST_COINS: Final[i64] = SEATS + COINS
_FIRST_FIELD: Final[i64] = SEATS + FIELD

ANYONE: Final[i64] = 7  # instead of a seat: an offer to everybody
SPECTATOR: Final[i64] = 7  # instead of a seat: somebody who watches
EVERYBODY: Final[i64] = 255  # who has seen a card, as bits: seven seats and the spectator
NOBODY: Final[i64] = 0


def hand(seat: Seat) -> Place:
    return _FIRST_HAND + seat * SEAT_PLACES


def aside(seat: Seat) -> Place:
    return _FIRST_ASIDE + seat * SEAT_PLACES


def coins(seat: Seat) -> Place:
    return _FIRST_COINS + seat * SEAT_PLACES


def field(seat: Seat, n: i64) -> Place:
    return _FIRST_FIELD + seat * SEAT_PLACES + n


def is_stack(place: Place) -> bool:
    """Do arriving cards go on top?"""
    return place == DISCARD or (place >= SEATS and (place - SEATS) % SEAT_PLACES == COINS)


def seen_at(place: Place) -> i64:
    """Who sees a card that arrives here, as bits (R15)."""
    if place == DRAW:
        return NOBODY
    if place >= SEATS and (place - SEATS) % SEAT_PLACES == HAND:
        return 1 << ((place - SEATS) // SEAT_PLACES)
    return EVERYBODY


def place_name(place: Place) -> str:
    """A place that every game has, in words: `hand 2`, `field 0 1`, `discard` (`Rules.place_name` knows all places)."""
    if place < SEATS:
        return ("nowhere", "draw", "discard", "faceup", "box")[place]
    seat, what = (place - SEATS) // SEAT_PLACES, (place - SEATS) % SEAT_PLACES
    if what >= FIELD:
        return f"field {seat} {what - FIELD}"
    return f"{('hand', 'aside', 'coins')[what]} {seat}"
