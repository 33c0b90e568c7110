"""The input of the evaluator: one row of numbers for each seat, from a board on which all hands are known.

Beans are described by what they are worth to a seat, not by their names, so one network can judge every trading
edition. Numbers are thousandths, limited to BOUND. The order of the draw pile is not used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.bots.mind.farm import NONE, Farm
from bohnhof.bots.mind.sheet import Sheet
from bohnhof.bots.mind.weights import COIN, Weights
from bohnhof.bots.mind.worth import tables_for
from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.places import DRAW, FACEUP, field, hand
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import ACTIVE, CARDS_PLANTED, EXHAUSTED, Board

if TYPE_CHECKING:
    from mypy_extensions import i64

ONE: Final[i64] = 1000  # a feature of size 1
BOUND: Final[i64] = 8000
FIELDS_SEEN: Final[i64] = 4  # the most valuable fields
FIELD_FEATURES: Final[i64] = 5
FRONT: Final[i64] = 3  # hand cards from the front that are described one by one
FRONT_FEATURES: Final[i64] = 2
MOST_MATCHES: Final[i64] = 3  # cards of a kind in other hands that are counted

# Where each part of a row begins.
ABOUT_GAME: Final[i64] = 0
GAME_FEATURES: Final[i64] = 16
ABOUT_SEAT: Final[i64] = ABOUT_GAME + GAME_FEATURES
SEAT_FEATURES: Final[i64] = 18
ABOUT_FIELDS: Final[i64] = ABOUT_SEAT + SEAT_FEATURES
ABOUT_FRONT: Final[i64] = ABOUT_FIELDS + FIELDS_SEEN * FIELD_FEATURES
ABOUT_TRADE: Final[i64] = ABOUT_FRONT + FRONT * FRONT_FEATURES
TRADE_FEATURES: Final[i64] = 8
INPUTS: Final[i64] = ABOUT_TRADE + TRADE_FEATURES


class Features:
    """The rows of one board. Created once for the rules of a game and refilled for every board."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules = rules
        self.players: i64 = rules.players
        self.beans: i64 = rules.beans
        self.sheet = Sheet(tables_for(rules, weights.slot), weights)
        self.farm = Farm(self.sheet)
        self.plan: i64 = weights.plan
        self.rows = zeros(rules.players * INPUTS)
        self.value = zeros(rules.players)  # coins plus the estimated value of the farm: the heuristic value
        self.lead = zeros(rules.players)  # the difference from the average of the others
        self.held = zeros(rules.players * rules.beans)  # cards in hand, by seat and bean
        self.gain = zeros(rules.players * rules.beans)  # what one more card adds to a field of that bean
        self.rank = zeros(FIELDS_SEEN)

    def look(self, board: Board) -> None:
        """Fill in the rows of all seats."""
        rows = self.rows
        for i in range(len(rows)):
            rows[i] = 0
        for i in range(len(self.gain)):
            self.gain[i] = 0
            self.held[i] = 0
        total: i64 = 0
        for seat in range(self.players):
            self._look_at_seat(board, seat)
            total += self.value[seat]
        others = max(1, self.players - 1)
        for seat in range(self.players):
            mean = (total - self.value[seat]) // others
            self.lead[seat] = self.value[seat] - mean if self.players > 1 else self.value[seat]
            self._set(seat, ABOUT_SEAT + 3, self.lead[seat] // 10)
        self._look_at_trades(board)

    def _set(self, seat: i64, what: i64, number: i64) -> None:
        self.rows[seat * INPUTS + what] = max(-BOUND, min(BOUND, number))

    # ------------------------------------------------------------------- one seat

    def _look_at_seat(self, board: Board, seat: i64) -> None:
        """Describe its coins, its farm and its hand, and what is the same for everybody."""
        self.sheet.look(board, seat)
        farm = self.farm
        farm.load(board, seat)
        farm.turns = min(self.plan, self.sheet.own_turns)
        score = self.rules.score(board, seat) * COIN
        self._look_at_fields(seat)
        grow, added, junk, kinds = self._look_at_hand(board, seat)
        worth: i64 = 0 if board.is_over else farm.value()
        self.value[seat] = score + worth
        active = board.numbers[ACTIVE]
        away = (seat - active + self.players) % self.players
        at = ABOUT_SEAT
        self._set(seat, at, score // 20)
        self._set(seat, at + 1, worth // 10)
        self._set(seat, at + 2, farm.fields_worth() // 10)
        self._set(seat, at + 4, board.count[hand(seat)] * ONE // 10)
        self._set(seat, at + 5, self.sheet.own_turns * ONE // 8)
        self._set(seat, at + 6, away * ONE // self.players)
        self._set(seat, at + 7, ONE if away == 0 else 0)
        self._set(seat, at + 8, ONE if away == 1 else 0)
        self._set(seat, at + 9, farm.fields * ONE // 4)
        self._set(seat, at + 11, farm.due_cards * ONE // 4)
        self._set(seat, at + 12, self._price(board, seat))
        self._set(seat, at + 13, grow * ONE // 5)
        self._set(seat, at + 14, added // 4)
        self._set(seat, at + 15, junk * ONE // 5)
        self._set(seat, at + 16, kinds * ONE // 5)
        self._set(seat, at + 17, self._uncashed(board, seat))
        self._look_at_game(board, seat)

    def _price(self, board: Board, seat: i64) -> i64:
        """What one more field would cost it; 0: none is for sale."""
        rules = self.rules
        if rules.price == 0 or rules.refuse_field(board, seat) is not None:
            return 0
        return rules.field_price(board, seat) * ONE // 4

    def _uncashed(self, board: Board, seat: i64) -> i64:
        """What its fields would pay now."""
        total: i64 = 0
        for n in range(self.rules.most_fields):
            if board.count[field(seat, n)] > 0:
                total += self.rules.pays(board, seat, n)
        return total * ONE // 8

    def _look_at_game(self, board: Board, seat: i64) -> None:
        rules = self.rules
        now = board.now
        at = ABOUT_GAME
        self._set(seat, at, self.sheet.rounds // 8)
        self._set(seat, at + 1, (rules.ends_at - board.numbers[EXHAUSTED]) * ONE // 3)
        self._set(seat, at + 2, board.count[DRAW] * ONE // max(1, rules.deck_size))
        self._set(seat, at + 3, self.players * ONE // 4)
        self._set(seat, at + 4, rules.fields * ONE // 3)
        self._set(seat, at + 5, rules.price * ONE // 3)
        self._set(seat, at + 6, rules.draws * ONE // 3)
        self._set(seat, at + 7, rules.deck_size * ONE // 104)
        self._set(seat, at + 8, ONE if now.trades else 0)
        self._set(seat, at + 9, ONE if not now.trades and now.shows_cards() else 0)
        self._set(seat, at + 10, ONE if board.numbers[CARDS_PLANTED] > 0 else 0)
        self._set(seat, at + 11, board.count[FACEUP] * ONE // 2)
        self._set(seat, at + 12, ONE if rules.on_giving else 0)
        self._set(seat, at + 13, ONE if rules.holdings else 0)
        self._set(seat, at + 14, ONE if rules.ends_at - board.numbers[EXHAUSTED] <= 1 else 0)
        self._set(seat, at + 15, rules.beans * ONE // 8)

    def _look_at_fields(self, seat: i64) -> None:
        """Describe the most valuable fields, best first: worth, payment now, size, cards to the next coin, supply."""
        farm = self.farm
        empty: i64 = 0
        for i in range(FIELDS_SEEN):
            self.rank[i] = NONE
        for f in range(farm.fields):
            if farm.count[f] == 0:
                empty += 1
                continue
            bean = farm.bean[f]
            self.gain[seat * self.beans + bean] = farm.added(bean, 1)
            place = f
            for i in range(FIELDS_SEEN):
                other = self.rank[i]
                if place == NONE:
                    break
                if other == NONE or self._worth(place) > self._worth(other):
                    self.rank[i] = place
                    place = other
        self._set(seat, ABOUT_SEAT + 10, empty * ONE // 2)
        for i in range(FIELDS_SEEN):
            f = self.rank[i]
            if f == NONE:
                break
            bean = farm.bean[f]
            at: i64 = ABOUT_FIELDS + i * FIELD_FEATURES
            pays = farm.pays(f)
            self._set(seat, at, self._worth(f) // 4)
            self._set(seat, at + 1, pays // 4)
            self._set(seat, at + 2, farm.count[f] * ONE // 6)
            self._set(seat, at + 3, self._missing(bean, farm.count[f]) * ONE // 3)
            self._set(seat, at + 4, self.sheet.unseen[bean] * ONE // 10)

    def _worth(self, field: i64) -> i64:
        return self.farm.worth_of(self.farm.bean[field], self.farm.count[field])

    def _missing(self, bean: i64, cards: i64) -> i64:
        """How many more cards a field of this bean needs to pay one more coin; 0: it never does."""
        rules = self.rules
        most = self.farm.top[bean]
        now = rules.meter(bean, min(cards, rules.meter_width - 1))
        more = cards + 1
        while more <= most:
            if rules.meter(bean, more) > now:
                return more - cards
            more += 1
        return 0

    def _look_at_hand(self, board: Board, seat: i64) -> tuple[i64, i64, i64, i64]:
        """Describe cards that grow, what they add, cards that grow nowhere, and the front cards one by one."""
        farm = self.farm
        grow: i64 = 0
        added: i64 = 0
        junk: i64 = 0
        kinds: i64 = 0
        n: i64 = 0
        card = board.first[hand(seat)]
        while card != NO_CARD:
            bean = board.bean[card]
            farm.hold(bean)
            alike = self.held[seat * self.beans + bean]
            self.held[seat * self.beans + bean] = alike + 1
            grows = farm.growing(bean) != NONE
            more: i64 = 0
            if grows:
                more = farm.added(bean, alike + 1) - (farm.added(bean, alike) if alike > 0 else 0)
                grow += 1
                added += more
            else:
                junk += 1
                if alike == 0:
                    kinds += 1
            if n < FRONT:
                at: i64 = ABOUT_FRONT + n * FRONT_FEATURES
                self._set(seat, at, more if grows else 0)
                self._set(seat, at + 1, 0 if grows else ONE)
            n += 1
            card = board.after[card]
        return grow, added, junk, kinds

    # -------------------------------------------------------------------- between seats

    def _look_at_trades(self, board: Board) -> None:
        """Describe what others hold that grows here, the reverse, and both with the active seat only."""
        active = board.numbers[ACTIVE]
        for seat in range(self.players):
            wanted: i64 = 0
            wanted_worth: i64 = 0
            offered: i64 = 0
            offered_worth: i64 = 0
            now_wanted: i64 = 0
            now_offered: i64 = 0
            for other in range(self.players):
                if other == seat:
                    continue
                with_active = seat == active or other == active
                for bean in range(self.beans):
                    gain = self.gain[seat * self.beans + bean]
                    cards = min(MOST_MATCHES, self.held[other * self.beans + bean])
                    if gain > 0 and cards > 0:
                        wanted += cards
                        wanted_worth += gain * cards
                        now_wanted += gain * cards if with_active else 0
                    gain = self.gain[other * self.beans + bean]
                    cards = min(MOST_MATCHES, self.held[seat * self.beans + bean])
                    if gain > 0 and cards > 0:
                        offered += cards
                        offered_worth += gain * cards
                        now_offered += gain * cards if with_active else 0
            at = ABOUT_TRADE
            self._set(seat, at, wanted * ONE // 8)
            self._set(seat, at + 1, wanted_worth // 6)
            self._set(seat, at + 2, offered * ONE // 8)
            self._set(seat, at + 3, offered_worth // 6)
            self._set(seat, at + 4, now_wanted // 4)
            self._set(seat, at + 5, now_offered // 4)
            self._set(seat, at + 6, self._turned_up(board, seat))
            self._set(seat, at + 7, ONE if board.offers else 0)

    def _turned_up(self, board: Board, seat: i64) -> i64:
        """What the turned-up cards would add to its fields."""
        total: i64 = 0
        card = board.first[FACEUP]
        while card != NO_CARD:
            total += self.gain[seat * self.beans + board.bean[card]]
            card = board.after[card]
        return total // 2
