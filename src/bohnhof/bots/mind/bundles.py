"""Bundles: the sets of cards to give, the sets of beans to ask for, and the deals that combine them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.bots.mind.weights import Weights
from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.table import Board

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

BIT: Final[i64] = 1
NOT_VALUED: Final[i64] = -(1 << 62)
MOST_GOODS: Final = 5  # cards considered for giving
MOST_WANTED: Final = 4  # kinds considered for asking
MOST_GIFTS: Final = 20  # sets of these cards
MOST_WISHES: Final = 11  # sets of these kinds


class Deal:
    """A possible proposal: who gives what, and what to expect from it."""

    def __init__(
        self, to: i64, give: list[int], want: list[int], mine: i64, theirs: i64, chance: i64, score: i64
    ) -> None:
        self.to: i64 = to  # a seat, or ANYONE
        self.give = give  # cards
        self.want = want  # beans
        self.mine: i64 = mine  # what it adds to the seat's value
        self.theirs: i64 = theirs  # what it seems to add to the partner's
        self.chance: i64 = chance  # of acceptance, in thousandths
        self.score: i64 = score  # the expected gain from proposing it


class Bundles:
    """What one seat might give and ask for, as long as the table does not change."""

    def __init__(self) -> None:
        self.gifts: list[list[int]] = []  # cards; empty: not computed yet
        self.kinds: list[list[int]] = []  # the beans of these
        self.gift_bits = zeros(MOST_GIFTS)  # … as bits
        self.wishes: list[list[int]] = []  # beans
        self.wish_bits = zeros(MOST_WISHES)
        self.mine = zeros(MOST_GIFTS * MOST_WISHES)  # by gift and wish: what the deal adds to the seat's value

    def forget(self) -> None:
        """Clear everything, because something has changed."""
        self.gifts = []

    def fill(self, board: Board, goods: list[int], wanted: list[int], weights: Weights) -> None:
        """Combine these cards to give and these beans to ask for, both best first."""
        self.gifts = _gifts_of(goods, weights.gives)
        self.wishes = _wishes_of(wanted, weights.wants)
        self.kinds = [[int(board.bean[card]) for card in give] for give in self.gifts]
        for g in range(len(self.gifts)):
            self.gift_bits[g] = _bits_of(self.kinds[g])
        for w in range(len(self.wishes)):
            self.wish_bits[w] = _bits_of(self.wishes[w])

    def value_single(self, given: vec[i64], got: vec[i64]) -> None:
        """Store the known gains of single cards and beans; everything else is not known yet."""
        for i in range(len(self.gifts) * len(self.wishes)):
            self.mine[i] = NOT_VALUED
        for g in range(len(self.gifts)):
            if len(self.gifts[g]) == 1:
                self.mine[g * len(self.wishes)] = given[self.gifts[g][0]]
        for w in range(len(self.wishes)):
            if len(self.wishes[w]) == 1:
                self.mine[w] = got[self.wishes[w][0]]


def _gifts_of(goods: list[int], most: i64) -> list[list[int]]:
    """Nothing, single cards, and the cards that are best given together."""
    gifts: list[list[int]] = [[]]
    for i in range(len(goods)):
        gifts.append([goods[i]])
    if most >= 2:
        for i in range(len(goods)):
            for j in range(i + 1, len(goods)):
                gifts.append([goods[i], goods[j]])
    if most >= 3:
        for i in range(min(3, len(goods))):
            for j in range(i + 1, min(4, len(goods))):
                for k in range(j + 1, min(4, len(goods))):
                    gifts.append([goods[i], goods[j], goods[k]])
    return gifts


def _wishes_of(beans: list[int], most: i64) -> list[list[int]]:
    """Nothing, and the beans that add most, alone and together."""
    wishes: list[list[int]] = [[]]
    for bean in beans:
        wishes.append([bean])
    if most >= 2:
        for i in range(min(3, len(beans))):
            for j in range(i, min(3, len(beans))):
                wishes.append([beans[i], beans[j]])
    return wishes


def _bits_of(beans: list[int]) -> i64:
    bits: i64 = 0
    for bean in beans:
        bits |= BIT << bean
    return bits
