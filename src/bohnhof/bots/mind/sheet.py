"""A sheet: what a seat knows about a board, as precomputed numbers.

Only cards that the seat has seen are read. So a View and, in a simulation, any board give the same numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.bots.mind.weights import Weights
from bohnhof.bots.mind.worth import RATE_STEP, RATES, ROUNDS, Tables
from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.places import DISCARD, DRAW, NOWHERE, field
from bohnhof.kernel.table import ACTIVE, EXHAUSTED, Board

if TYPE_CHECKING:
    from mypy_extensions import i64

# The part of a pile's cards that is discarded again while the pile is used, in thousandths: measured in simulations.
DISCARDED_FIRST: Final[i64] = 450
DISCARDED_AGAIN: Final[i64] = 600


class Sheet:
    """The numbers of one board, as one seat knows them."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        rules = tables.rules
        self.rules = rules
        self.tables = tables
        self.weights = weights
        self.players: i64 = rules.players
        self.beans: i64 = rules.beans
        self.width: i64 = tables.width
        self.seat: i64 = 0
        self.active: i64 = 0
        self.unseen = zeros(rules.beans)  # copies that this seat has not seen, by bean
        self.unseen_cards: i64 = 0
        self.discarded = zeros(rules.beans)
        self.growers = zeros(rules.beans)  # seats that grow it, as bits, by bean
        self.rounds: i64 = 0  # remaining in the game, in thousandths
        self.own_turns: i64 = 0  # of this seat that have not begun yet
        self.empty_worth: i64 = 0  # of an empty field
        self.last_pile = False
        # by seat, bean and cards: what a field is worth to that seat, computed on first use
        self.worth = zeros(rules.players * rules.beans * tables.width)
        self.is_known = zeros(rules.players * rules.beans)
        # input for the rates of all beans; computed on first use
        self.pool: i64 = 0  # cards that can still come, in thousandths
        self.seen_again: i64 = 0  # the part of the discards that returns, in thousandths
        self.is_counted = False

    def look(self, board: Board, seat: i64) -> None:
        """Read a board as this seat knows it."""
        self.seat = seat
        self.active = board.numbers[ACTIVE]
        rules = self.rules
        unseen = self.unseen
        for b in range(self.beans):
            unseen[b] = rules.copies[b]
            self.discarded[b] = 0
            self.growers[b] = 0
        self.unseen_cards = 0
        for card in range(1, len(board.bean)):
            if (board.seen[card] >> seat) & 1 and board.place[card] != NOWHERE:
                unseen[board.bean[card]] -= 1
        for b in range(self.beans):
            self.unseen_cards += unseen[b]
        card = board.first[DISCARD]
        while card != NO_CARD:
            self.discarded[board.bean[card]] += 1
            card = board.after[card]
        self.is_counted = False
        for i in range(len(self.is_known)):
            self.is_known[i] = 0
        for other in range(self.players):
            base: i64 = field(other, 0)
            for n in range(rules.most_fields):
                top = board.first[base + n]
                if top != NO_CARD:
                    self.growers[board.bean[top]] |= 1 << other
        self._count_rounds(board)

    def _count_rounds(self, board: Board) -> None:
        """Estimate how long the game still lasts: the remaining cards, of which each turn takes a few."""
        rules = self.rules
        pile = board.count[DRAW] * 1000
        cards = pile
        piles = rules.ends_at - board.numbers[EXHAUSTED]
        self.last_pile = piles <= 1
        share = DISCARDED_FIRST
        nextpile = board.count[DISCARD] * 1000
        for _n in range(1, piles):
            pile = nextpile + pile * share // 1000
            nextpile = 0
            share = DISCARDED_AGAIN
            cards += pile
        turns = cards // max(1, rules.turned + rules.draws) if piles > 0 else 0
        self.rounds = turns // self.players
        away = (self.seat - self.active + self.players - 1) % self.players + 1  # turns until this seat's next one
        if self.last_pile:
            turns += 999
        self.own_turns = 0 if turns < away * 1000 else 1 + (turns - away * 1000) // (1000 * self.players)
        self.empty_worth = self.weights.slot * self.rounds // 1000

    def need(self, seat: i64, bean: i64) -> None:
        """Compute what a field of this bean is worth to this seat, unless that is done."""
        if not self.is_known[seat * self.beans + bean]:
            self.is_known[seat * self.beans + bean] = 1
            self._fill(seat, bean)

    def _count_cards(self) -> None:
        """Count the cards that can still come, and how many of them are discards in piles still to be shuffled."""
        self.is_counted = True
        self.seen_again = 0
        if not self.last_pile:
            appearing: i64 = self.rounds * self._appear()
            later = appearing - self.unseen_cards * 1000
            self.seen_again = max(0, min(1000, later * 1000 // max(1, appearing)))
        self.pool = self.unseen_cards * 1000
        for b in range(self.beans):
            self.pool += self.seen_again * self.discarded[b]

    def _appear(self) -> i64:
        """The cards that appear in a round."""
        return (self.rules.turned + self.rules.draws) * self.players

    def _fill(self, seat: i64, bean: i64) -> None:
        if not self.is_counted:
            self._count_cards()
        weights = self.weights
        rounds = min(self.rounds, ROUNDS * 1000 - 1)
        whole = rounds // 1000
        part = rounds % 1000
        live = self.unseen[bean] * 1000 + self.seen_again * self.discarded[bean]
        rate: i64 = self._appear() * weights.flow * live // max(1, self.pool)
        rate = rate * 1000 // (1000 + weights.crowd * self._rivals(seat, bean))
        rate = min(rate, (RATES - 1) * RATE_STEP - 1)
        level = rate // RATE_STEP
        rest = rate % RATE_STEP
        # interpolated between the rates and the rounds of the table: four rows, each with its weight
        table = self.tables.worth
        low = self.tables.at(bean, level, whole)
        high = self.tables.at(bean, level + 1, whole)
        width = self.width
        now_low = (RATE_STEP - rest) * (1000 - part)
        now_high = rest * (1000 - part)
        then_low = (RATE_STEP - rest) * part
        then_high = rest * part
        worth = self.worth
        here = (seat * self.beans + bean) * width
        top = self.tables.top[bean]
        value: i64 = 0
        for n in range(top + 1):
            value = table[low + n] * now_low + table[high + n] * now_high
            value += table[low + width + n] * then_low + table[high + width + n] * then_high
            value //= 1000 * RATE_STEP
            worth[here + n] = value
        for n in range(top + 1, width):  # more cards pay no more
            worth[here + n] = value
        worth[here + 1] -= weights.single

    def _rivals(self, seat: i64, bean: i64) -> i64:
        """How many others grow this bean."""
        others = self.growers[bean] & ~(1 << seat)
        rivals: i64 = 0
        while others:
            rivals += others & 1
            others >>= 1
        return rivals
