"""Codes: the finite actions as single integers, for the hot path.

A code is a verb and up to two operands (a card or an offer, and a field or a seat). Elsewhere these are the classes of
`actions`; `verbs` converts between the two. Actions that carry lists (offers, chosen copies) have no code.
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
ACCEPT: Final[i64] = 6  # offer; with the foremost copies
TAKE: Final[i64] = 7  # offer, seat
DECLINE: Final[i64] = 8  # offer
WITHDRAW: Final[i64] = 9  # offer
END_TRADING: Final[i64] = 10
DISCARD_CARD: Final[i64] = 11  # card
GIVE_AWAY: Final[i64] = 12  # card, outsider
PLANT_FOR: Final[i64] = 13  # card, outsider
# new verbs of the rules go here
MIX: Final[i64] = 30  # card, field: plant it and declare the field mixed
LAY_BY: Final[i64] = 31  # card: instead of planting it
BUY: Final[i64] = 32  # holding
BURY: Final[i64] = 33
REORDER: Final[i64] = 34  # an order of drawn cards, how many
MOVE: Final[i64] = 35  # card, position
RETIRE: Final[i64] = 36  # kind of holding
# Choices of the step-wise interface: its verb begins an action that carries lists, and the others build it.
STEP_VERBS: Final[i64] = 48  # the first of them
WAIT: Final[i64] = STEP_VERBS
OFFER: Final[i64] = STEP_VERBS + 1  # -, to
COUNTER: Final[i64] = STEP_VERBS + 2  # offer, its maker
GIVE: Final[i64] = STEP_VERBS + 3  # card
WANT: Final[i64] = STEP_VERBS + 4  # bean
SUBMIT: Final[i64] = STEP_VERBS + 5
CANCEL: Final[i64] = STEP_VERBS + 6

VERB_BITS: Final[i64] = 6
THING_BITS: Final[i64] = 20
VERB_NUMBERS: Final[i64] = 1 << VERB_BITS  # every verb's number is smaller
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
    """The order of up to three cards in a code, two bits for each."""
    return [int((thing >> (2 * n)) & 3) for n in range(cards)]


def packed_order(order: tuple[int, ...]) -> tuple[int, int]:
    """The inverse: an order, and the number of cards. An impossible order becomes one that the rules refuse."""
    if len(order) > 3 or not all(0 <= card < 3 for card in order):
        return 0, 0
    return sum(card << (2 * n) for n, card in enumerate(order)), len(order)


class Choices:
    """A list of codes that is filled repeatedly without creating objects."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.codes = zeros(64)

    def clear(self, most: i64) -> None:
        """Empty the list and make room for this many codes."""
        self.n = 0
        if most > len(self.codes):
            self.codes = zeros(2 * most)

    def make_room(self, more: i64) -> None:
        """Keep the list and make room for this many more codes."""
        if self.n + more > len(self.codes):
            self.codes = grown(self.codes, self.n + more)

    def add(self, verb: i64, thing: i64, where: i64) -> None:
        self.codes[self.n] = verb | thing << VERB_BITS | where << (VERB_BITS + THING_BITS)
        self.n += 1
