"""A simulated farm: one seat's fields, the cards it must plant now, and its hand, played as well as possible.

`settle` plants what must be planted this turn; `plan` plays the hand in the seat's next turns. A card that fits is
planted; for one that does not, a field is harvested, or the card is traded away at a price. The value is the coins made
on the way plus the worth of the fields at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.bots.mind.sheet import Sheet
from bohnhof.bots.mind.weights import COIN
from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.places import FACEUP, MAX_FIELDS, aside, field
from bohnhof.kernel.table import ACTIVE, FIELDS, Board

if TYPE_CHECKING:
    from mypy_extensions import i64

EMPTY: Final[i64] = -1
NONE: Final[i64] = -1
WORST: Final[i64] = -1_000_000_000
MOST_HAND: Final[i64] = 40  # cards considered; the rest of a longer hand is far away
MOST_PLANNED: Final[i64] = 6  # kinds whose order is tried out: more would take too long, and much can happen until then


class Farm:
    """A farm that is changed and restored during planning."""

    def __init__(self, sheet: Sheet) -> None:
        rules = sheet.rules
        self.sheet = sheet
        self.rules = rules
        self.weights = sheet.weights
        self.top = sheet.tables.top
        self.width: i64 = sheet.width
        self.beans: i64 = rules.beans
        self.fields: i64 = 0
        self.bean = zeros(MAX_FIELDS)  # by field; EMPTY: no cards
        self.count = zeros(MAX_FIELDS)
        self.number = zeros(MAX_FIELDS)  # the field's number on the board
        self.due = zeros(rules.beans)  # cards that must be planted now, by bean
        self.due_cards: i64 = 0
        self.hand = zeros(MOST_HAND)  # beans, front first
        self.hand_cards: i64 = 0
        self.turns: i64 = 0  # turns of this seat for which the hand is planned
        self.soon: i64 = 0  # the first of them after the current one
        self.seat: i64 = 0
        self.worth = sheet.worth
        self.start: i64 = 0  # where the worth of this seat's fields begins
        self.coins: i64 = 0  # made while settling and planning

    # ----------------------------------------------------------------- filling

    def load(self, board: Board, seat: i64) -> None:
        """Load the fields of a seat and what it has to plant, with an empty hand."""
        self.seat = seat
        self.start = seat * self.beans * self.width
        self.fields = 0
        self.coins = 0
        self.hand_cards = 0
        self.turns = 0
        self.soon = 0
        mine = board.numbers[FIELDS + seat]
        first: i64 = field(seat, 0)
        for n in range(self.rules.most_fields):
            if (mine >> n) & 1:
                card = board.first[first + n]
                if card == NO_CARD:
                    self.bean[self.fields] = EMPTY
                else:
                    self.bean[self.fields] = board.bean[card]
                    self.sheet.need(seat, board.bean[card])
                self.count[self.fields] = board.count[first + n]
                self.number[self.fields] = n
                self.fields += 1
        for b in range(self.beans):
            self.due[b] = 0
        self.due_cards = 0
        self._add_due(board, aside(seat))
        if seat == board.numbers[ACTIVE]:
            self._add_due(board, FACEUP)

    def _add_due(self, board: Board, place: i64) -> None:
        card = board.first[place]
        while card != NO_CARD:
            self.get(board.bean[card])
            card = board.after[card]

    def get(self, bean: i64) -> None:
        """Add a card to plant now."""
        self.sheet.need(self.seat, bean)
        self.due[bean] += 1
        self.due_cards += 1

    def lose(self, bean: i64) -> None:
        """Remove a card to plant now."""
        self.due[bean] -= 1
        self.due_cards -= 1

    def hold(self, bean: i64) -> None:
        """Add a card at the back of the hand."""
        if self.hand_cards < MOST_HAND:
            self.sheet.need(self.seat, bean)
            self.hand[self.hand_cards] = bean
            self.hand_cards += 1

    # ------------------------------------------------------------- single fields

    def growing(self, bean: i64) -> i64:
        """The field with this bean, preferably one that is not full; NONE: there is none."""
        found = NONE
        for f in range(self.fields):
            if self.bean[f] == bean:
                if self.count[f] < self.top[bean]:
                    return f
                found = f
        return found

    def empty(self) -> i64:
        for f in range(self.fields):
            if self.count[f] == 0:
                return f
        return NONE

    def may_harvest(self, field: i64) -> bool:
        """B7.3 on the simulated farm."""
        if self.count[field] != 1:
            return True
        for f in range(self.fields):
            if self.count[f] > 1:
                return False
        return True

    def pays(self, field: i64) -> i64:
        if self.count[field] == 0:
            return 0
        return self.rules.meter(self.bean[field], min(self.count[field], self.rules.meter_width - 1)) * COIN

    def worth_of(self, bean: i64, cards: i64) -> i64:
        return self.worth[self.start + bean * self.width + min(cards, self.width - 1)]

    def added(self, bean: i64, cards: i64) -> i64:
        """What this many more cards of a bean that grows here add to its field."""
        f = self.growing(bean)
        return self.worth_of(bean, self.count[f] + cards) - self.worth_of(bean, self.count[f])

    # -------------------------------------------------------------- planting now

    def value(self) -> i64:
        """The value of this farm: coins made from here on."""
        return self.settle() if self.due_cards > 0 else self.with_hand(must=True)

    def settle(self) -> i64:
        """The value after planting what must be planted now as well as possible."""
        if self.due_cards == 0:
            return self.with_hand(must=True)
        due = self.due
        # cards that fit need no search
        for b in range(self.beans):
            if due[b] > 0:
                f = self.growing(b)
                if f != NONE and self.count[f] < self.top[b]:
                    cards = min(due[b], self.top[b] - self.count[f])
                    self._plant_due(b, f, cards)
                    value = self.settle()
                    self._plant_due(b, f, -cards)
                    return value
        best = WORST
        least = self._least_due()
        for b in range(self.beans):
            cards = due[b]
            if cards == 0 or (least != NONE and b != least):
                continue
            f = self.growing(b)
            if f != NONE:  # full: more cards pay nothing, unless a new field is started
                self._plant_due(b, f, cards)
                best = max(best, self.settle())
                self._plant_due(b, f, -cards)
                best = max(best, self._settle_after_harvest(b, f, cards))
                continue
            f = self.empty()
            if f != NONE:
                self.bean[f] = b
                self._plant_due(b, f, cards)
                best = max(best, self.settle())
                self._plant_due(b, f, -cards)
                self.bean[f] = EMPTY
                continue
            for f in range(self.fields):
                if self.may_harvest(f):
                    best = max(best, self._settle_after_harvest(b, f, cards))
        return best

    def _least_due(self) -> i64:
        """Of three or more kinds that fit nowhere, the one to plant (and lose) first; NONE: of fewer, each is tried."""
        kinds: i64 = 0
        least = NONE
        for b in range(self.beans):
            if self.due[b] > 0:
                kinds += 1
                if least == NONE or self.worth_of(b, self.due[b]) < self.worth_of(least, self.due[least]):
                    least = b
        return least if kinds > 2 else NONE

    def _plant_due(self, bean: i64, field: i64, cards: i64) -> None:
        self.count[field] += cards
        self.due[bean] -= cards
        self.due_cards -= cards

    def _settle_after_harvest(self, bean: i64, field: i64, cards: i64) -> i64:
        old_bean = self.bean[field]
        old_count = self.count[field]
        paid = self.pays(field)
        self.bean[field] = bean
        self.count[field] = cards
        self.due[bean] -= cards
        self.due_cards -= cards
        value = paid + self.settle()
        self.due[bean] += cards
        self.due_cards += cards
        self.bean[field] = old_bean
        self.count[field] = old_count
        return value

    # ------------------------------------------------------- planting in later turns

    def with_hand(self, *, must: bool) -> i64:
        """The value of the fields and of the plan for the hand; a plan counts less than what is certain."""
        now = self.fields_worth()
        if self.turns == 0:
            return now + self.rest(0)
        planned = self.plan(0, 0, must=must) - now
        return now + (planned * self.weights.hope // 1000 if planned > 0 else planned)

    def plan(self, i: i64, turn: i64, *, must: bool) -> i64:
        """The value of playing the hand from its i-th card on; the next card must be planted, or may be."""
        if i >= self.hand_cards or i >= MOST_PLANNED or turn >= self.turns:
            return self.fields_worth() + self.rest(i)
        bean = self.hand[i]
        f = self.growing(bean)
        if f != NONE and self.count[f] < self.top[bean]:
            self.count[f] += 1
            value = self._next(i, turn, must=must)
            self.count[f] -= 1
            return value
        best = WORST if must else self.plan(i, turn + 1, must=True)
        if f != NONE:
            if must:
                best = self._next(i, turn, must=must)  # on top of a full field
            return max(best, self._plan_after_harvest(i, turn, must, f))
        f = self.empty()
        if f != NONE:
            self.bean[f] = bean
            self.count[f] = 1
            best = max(best, self._next(i, turn, must=must))
            self.bean[f] = EMPTY
            self.count[f] = 0
        else:
            for f in range(self.fields):
                # if not forced, only a full field makes room
                if self.may_harvest(f) and (must or self.count[f] >= self.top[self.bean[f]]):
                    best = max(best, self._plan_after_harvest(i, turn, must, f))
        if must:
            price = self.weights.unload_now if turn <= self.soon else self.weights.unload_later
            best = max(best, self.plan(i + 1, turn, must=must) - price)
        return best

    def _next(self, i: i64, turn: i64, *, must: bool) -> i64:
        """After planting the i-th card: another one in the same turn, or the next turn."""
        return self.plan(i + 1, turn, must=False) if must else self.plan(i + 1, turn + 1, must=True)

    def _plan_after_harvest(self, i: i64, turn: i64, must: bool, field: i64) -> i64:
        old_bean = self.bean[field]
        old_count = self.count[field]
        paid = self.pays(field)
        self.bean[field] = self.hand[i]
        self.count[field] = 1
        value = paid + self._next(i, turn, must=must)
        self.bean[field] = old_bean
        self.count[field] = old_count
        return value

    def fields_worth(self) -> i64:
        total: i64 = 0
        for f in range(self.fields):
            if self.count[f] == 0:
                total += self.sheet.empty_worth
            else:
                total += self.worth_of(self.bean[f], self.count[f])
        return total

    def rest(self, first: i64) -> i64:
        """The value of the remaining hand cards without a plan: what they would add, or a burden."""
        if self.sheet.own_turns + self.soon <= self.turns:
            return 0  # they will never be planted
        total: i64 = 0
        weights = self.weights
        for i in range(first, self.hand_cards):
            bean = self.hand[i]
            alike: i64 = 0  # copies before this one
            for j in range(first, i):
                if self.hand[j] == bean:
                    alike += 1
            f = self.growing(bean)
            if f == NONE:
                total -= weights.burden // (1 + alike)
            else:
                more = self.worth_of(bean, self.count[f] + alike + 1) - self.worth_of(bean, self.count[f] + alike)
                total += more * weights.match // 1000
        return total
