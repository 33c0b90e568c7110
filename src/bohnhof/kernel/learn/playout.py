"""Random play to the end of a game, including offers and answers, for benchmarks and search.

The loop and its small random generator are in the kernel, so that the compiled code calls nothing outside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import added, zeros
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.legal import fill
from bohnhof.kernel.places import ANYONE, NOWHERE
from bohnhof.kernel.play import play_code
from bohnhof.kernel.table import ACTIVE, PHASE, Board, Table
from bohnhof.kernel.trading import NO_COINS, lay_offer, refuse_rows

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.places import Place, Seat

MASK: Final[i64] = 0xFFFFFFFF
OFFERS_AT_A_TABLE: Final[i64] = 4  # per turn, about as many as people make


class Dice:
    """A small, fast generator for playouts; the decks come from `shuffle.order`, never from here."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed * 2654435761 + 12345) & MASK

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        self.state = (self.state * 1664525 + 1013904223) & MASK
        return ((self.state >> 16) * n) >> 16


def playout(table: Table, dice: Dice, choices: Choices) -> i64:
    """Play at random until the game is over; returns the number of decisions.

    A decision is what a seat does when it is asked: an action, an offer, or nothing.
    """
    rules = table.rules
    players = rules.players
    numbers = table.numbers
    decisions: i64 = 0
    offers: i64 = 0
    while numbers[PHASE] != rules.over:
        decisions += 1
        seat = numbers[ACTIVE]
        if table.now.trades:
            if dice.below(2) == 0:  # ask the others as often as the active player
                seat = (seat + 1 + dice.below(players - 1)) % players
            if offers < OFFERS_AT_A_TABLE and dice.below(3) == 0:
                if offer_at_random(table, seat, dice):
                    offers += 1
                continue
            fill(table, seat, choices)
            pick = dice.below(choices.n + 1)
            if pick < choices.n:
                play_code(table, seat, choices.codes[pick])
        else:
            offers = 0
            while not table.now.waits_for(table, seat):
                seat = (seat + 1) % players
            fill(table, seat, choices)
            play_code(table, seat, choices.codes[dice.below(choices.n)])
    return decisions


def offer_at_random(table: Table, seat: Seat, dice: Dice) -> bool:
    """Offer one or two random cards for one or two random kinds, or for nothing, if that is allowed."""
    active = table.numbers[ACTIVE]
    to = active
    give = zeros(0)
    if seat == active:
        pick = dice.below(table.rules.players + 1)
        to = ANYONE if pick >= table.rules.players - 1 else (seat + 1 + pick) % table.rules.players
    n: i64 = 0
    place = table.rules.goods_place(table, seat, n)
    while place != NOWHERE:
        if len(give) == 0 or dice.below(4) == 0:
            card = random_card(table, place, dice)
            if card != NO_CARD:
                give = added(give, card)
        n += 1
        place = table.rules.goods_place(table, seat, n)
    want = zeros(dice.below(3))
    for i in range(len(want)):
        want[i] = dice.below(table.rules.beans)
    if refuse_rows(table, seat, to, give, want, NO_COINS) is not None:
        return False
    lay_offer(table, seat, to, give, want, NO_COINS, 0)
    return True


def random_card(board: Board, place: Place, dice: Dice) -> i64:
    if board.count[place] == 0:
        return NO_CARD
    card = board.first[place]
    for _n in range(dice.below(board.count[place])):
        card = board.after[card]
    return card
