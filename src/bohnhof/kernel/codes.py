"""Codes: the finite actions as single integers, which is what the hot path reads and writes.

A code is a verb and up to two operands (a card or an offer, and a field or a seat). People and programs meet
them as the classes of `actions`; the actions that carry lists (offers, chosen copies) have no code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import grown, zeros

if TYPE_CHECKING:
    from mypy_extensions import i64

PLANT: Final[i64] = 1  # card, field
DONE: Final[i64] = 2
HARVEST: Final[i64] = 3  # -, field
BUY_FIELD: Final[i64] = 4
KEEP: Final[i64] = 5  # card
ACCEPT: Final[i64] = 6  # offer: with the foremost copies
TAKE: Final[i64] = 7  # offer, seat
DECLINE: Final[i64] = 8  # offer
WITHDRAW: Final[i64] = 9  # offer
END_TRADING: Final[i64] = 10
DISCARD_CARD: Final[i64] = 11  # card
GIVE_AWAY: Final[i64] = 12  # card, outsider
PLANT_FOR: Final[i64] = 13  # card, outsider
# the next verbs of the rules go here
STEW: Final[i64] = 30  # card, field: plant it and declare the field a stew
STORE: Final[i64] = 31  # card
BUY: Final[i64] = 32  # building
BURY: Final[i64] = 33
REORDER: Final[i64] = 34  # an order of drawn cards, how many
MOVE: Final[i64] = 35  # card, position
RETIRE: Final[i64] = 36  # kind of building
STEP_VERBS: Final[i64] = 48  # the first of the verbs that only the step-wise interface knows

VERB_BITS: Final[i64] = 6
THING_BITS: Final[i64] = 20
VERB_MASK: Final[i64] = (1 << VERB_BITS) - 1
THING_MASK: Final[i64] = (1 << THING_BITS) - 1


def code(verb: i64, thing: i64, where: i64) -> i64:
    return verb | thing << VERB_BITS | where << (VERB_BITS + THING_BITS)


def verb_of(code: i64) -> i64:
    return code & VERB_MASK


def thing_of(code: i64) -> i64:
    return (code >> VERB_BITS) & THING_MASK


def where_of(code: i64) -> i64:
    return code >> (VERB_BITS + THING_BITS)


def order_of(thing: i64, cards: i64) -> list[int]:
    """The order of at most three cards that a code holds, two bits for each."""
    return [int((thing >> (2 * n)) & 3) for n in range(cards)]


class Choices:
    """A list of codes that is filled again and again without making new objects."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.codes = zeros(64)

    def clear(self, most: i64) -> None:
        """Begin anew, with room for so many codes."""
        self.n = 0
        if most > len(self.codes):
            self.codes = zeros(2 * most)

    def make_room(self, more: i64) -> None:
        """Keep what is listed, with room for so many codes more."""
        if self.n + more > len(self.codes):
            self.codes = grown(self.codes, self.n + more)

    def add(self, verb: i64, thing: i64, where: i64) -> None:
        self.codes[self.n] = verb | thing << VERB_BITS | where << (VERB_BITS + THING_BITS)
        self.n += 1
