"""Habits for the games without trading: a quick heuristic player that decides in under a microsecond.

Every action gets a score in thousandths of a coin from what the seat can see: what it adds to its fields (the tables of
`mind.worth`), what it gives the bosses, and what it leaves to an opponent. The action with the highest score is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bohnhof.bots.mind.worth import RATE_STEP, RATES, ROUNDS, tables_for
from bohnhof.kernel.arrays import row_of, zeros
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.codes import (
    BUY_FIELD,
    DISCARD_CARD,
    DONE,
    GIVE_AWAY,
    HARVEST,
    PLANT,
    PLANT_FOR,
    Choices,
    thing_of,
    verb_of,
    where_of,
)
from bohnhof.kernel.legal import fill
from bohnhof.kernel.places import DISCARD, DRAW, FACEUP, NOWHERE, coins, field, hand
from bohnhof.kernel.play import play_code
from bohnhof.kernel.table import ACTIVE, EXHAUSTED, PHASE, Board
from bohnhof.kernel.view import World

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.rules import Rules

COIN: Final[i64] = 1000
NEVER: Final[i64] = -1_000_000_000
# The part of a pile's cards that is discarded again while the pile is used, in thousandths.
DISCARDED: Final[i64] = 450


class Weights:
    """How much each consideration counts, in thousandths (of a coin, unless stated otherwise). Immutable and shared."""

    def __init__(self, values: Mapping[str, int]) -> None:
        self.slot: i64 = values["slot"]  # coins that an empty field earns per round
        self.flow: i64 = values["flow"]  # the share of a kind's turned cards that reaches the seat's field
        self.drawn: i64 = values["drawn"]  # the same for drawn cards
        self.single: i64 = values["single"]  # what a field with one card costs
        self.tribute: i64 = values["tribute"]  # the cost of starting a kind that a boss grows
        self.again: i64 = values["again"]  # the cost of each further card on such a field
        self.soon: i64 = values["soon"]  # how much a boss's final sale counts
        self.near: i64 = values["near"]  # the cost of each card that brings him closer to his sale
        self.hold: i64 = values["hold"]  # the value of planting the second card, in addition
        self.burden: i64 = values["burden"]  # the cost of a hand card that grows nowhere
        self.match: i64 = values["match"]  # the share of what a hand card adds to a field
        self.back: i64 = values["back"]  # the value of a discard that may return
        self.fed: i64 = values["fed"]  # the cost of a discard that goes to a boss
        self.leave: i64 = values["leave"]  # the cost of leaving an open card to an opponent, by its value to him
        self.buy: i64 = values["buy"]  # coins that a third field earns per round
        self.throw: i64 = values["throw"]  # the value of getting rid of a hand card
        self.place: i64 = values["place"]  # the reduction for each place behind the front
        self.room: i64 = values["room"]  # how much of an open kind's gain counts if a harvest makes room for it
        self.empty: i64 = values["empty"]  # the value of a boss who has sold and is empty
        self.ripe: i64 = values["ripe"]  # the extra value of a sale before cards are turned
        self.late: i64 = values["late"]  # the same afterwards
        self.second: i64 = values["second"]  # the value of a second empty field, as a share of the first


class Habits:
    """A quick player for one game. It is refilled for every decision, so one serves all seats."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.tables = tables_for(rules, weights.slot)
        self.bosses: i64 = len(rules.outsiders)
        self.coin: i64 = rules.rival_coin()  # what a coin of the mafia is worth
        # by boss: the coins for which he sells
        self.sells_at = row_of([int(rules.outsider_sells_at(n)) for n in range(self.bosses)])
        # by phase: is protection money due, are there open cards, and must all of them be planted
        self.is_tribute = row_of([int(phase.levies()) for phase in rules.phases])
        self.is_open = row_of([int(phase.takes_cards() and phase.shows_cards()) for phase in rules.phases])
        self.is_forced = row_of([int(phase.clears_open_cards()) for phase in rules.phases])
        # the beanometers, interpolated linearly between their steps, and the cards that each boss needs
        self.line = zeros(rules.beans * rules.meter_width)
        self.need = zeros(self.bosses * rules.beans)
        for b in range(rules.beans):
            self._draw_line(b)
            for n in range(self.bosses):
                cards: i64 = 0
                while cards < rules.meter_width - 1 and rules.meter(b, cards) < self.sells_at[n]:
                    cards += 1
                self.need[n * rules.beans + b] = cards
        # what the seat sees now
        self.unseen = zeros(rules.beans)
        self.pool: i64 = 0  # unseen cards
        self.rounds: i64 = 0  # remaining, in thousandths
        self.empty_worth: i64 = 0  # of an empty field
        self.row = zeros(rules.beans)  # by bean: where its row in the tables begins
        self.grower = zeros(rules.beans)  # by bean: the boss who grows it, or -1
        self.coming = zeros(rules.beans)  # by bean: cards that a boss would still get, in thousandths
        self.open = zeros(rules.beans)  # by bean: open cards
        self.empty: i64 = 0  # own fields without cards

    def _draw_line(self, bean: i64) -> None:
        rules = self.rules
        start: i64 = bean * rules.meter_width
        last: i64 = 0
        for n in range(1, rules.meter_width):
            if rules.meter(bean, n) > rules.meter(bean, n - 1):
                before = self.line[start + last]
                for m in range(last + 1, n + 1):
                    self.line[start + m] = before + (rules.meter(bean, n) * COIN - before) * (m - last) // (n - last)
                last = n
        for m in range(last + 1, rules.meter_width):
            self.line[start + m] = self.line[start + last]

    # ------------------------------------------------------------------ looking

    def look(self, board: Board, seat: i64) -> None:
        """Read what this seat can see."""
        self._count_unseen(board, seat)
        taken = self._look_at_table(board, seat)
        # cards turned per turn, in thousandths: those that bosses take are replaced
        stays = self.pool - taken
        if stays * 4 < self.pool:
            stays = self.pool // 4 + 1
        turned = self.rules.turned * 1000 * self.pool // stays
        turns = self._cards_to_come(board) * 1_000_000 // (turned + self.rules.draws * 1000)
        self.rounds = turns // self.rules.players
        most: i64 = ROUNDS * 1000 - 1
        left = self.rounds if self.rounds < most else most  # noqa: FURB136 - min() would box
        whole = (left + 500) // 1000
        self.empty_worth = self.weights.slot * whole
        self._expect(turned, turns, whole)

    def _count_unseen(self, board: Board, seat: i64) -> None:
        """Count the cards of each kind that may be in the piles or in other hands."""
        unseen = self.unseen
        for b in range(self.rules.beans):
            unseen[b] = self.rules.copies[b]
        seen = board.seen
        place = board.place
        bean = board.bean
        for card in range(1, len(bean)):
            if (seen[card] >> seat) & 1 and place[card] != NOWHERE:
                unseen[bean[card]] -= 1
        pool: i64 = 0
        for b in range(self.rules.beans):
            pool += unseen[b]
        self.pool = pool if pool > 1 else 1  # noqa: FURB136 - max() would box

    def _look_at_table(self, board: Board, seat: i64) -> i64:
        """Read bosses' fields, open cards and empty fields; returns the unseen cards of kinds that bosses grow."""
        rules = self.rules
        for b in range(rules.beans):
            self.grower[b] = -1
            self.open[b] = 0
        taken: i64 = 0
        for n in range(self.bosses):
            card = board.first[rules.outside + n]
            if card != NO_CARD:
                self.grower[board.bean[card]] = n
                taken += self.unseen[board.bean[card]]
        card = board.first[FACEUP]
        while card != NO_CARD:
            self.open[board.bean[card]] += 1
            card = board.after[card]
        self.empty = 0
        base: i64 = field(seat, 0)
        for n in range(rules.most_fields):
            if board.count[base + n] == 0 and board.has_field(seat, n):
                self.empty += 1
        return taken

    def _cards_to_come(self, board: Board) -> i64:
        """The cards of the draw pile, and of the piles that the discards will become."""
        cards = board.count[DRAW]
        piles = self.rules.ends_at - board.numbers[EXHAUSTED]
        if piles > 1:
            second = board.count[DISCARD] + cards * DISCARDED // 1000
            cards += second
            if piles > 2:
                cards += second * DISCARDED // 1000
        return cards

    def _expect(self, turned: i64, turns: i64, whole: i64) -> None:
        """Estimate how many cards of each kind reach the seat's fields and the bosses in the remaining rounds."""
        draws = self.rules.draws * 1000
        for b in range(self.rules.beans):
            rate: i64 = draws * self.unseen[b] // self.pool * self.weights.drawn // 1000
            if self.grower[b] < 0:
                rate += turned * self.unseen[b] // self.pool * self.weights.flow // 1000
            level = (rate + RATE_STEP // 2) // RATE_STEP
            if level > RATES - 1:
                level = RATES - 1
            self.row[b] = self.tables.at(b, level, whole)
            self.coming[b] = turned * self.unseen[b] // self.pool * turns // 1000

    def worth(self, bean: i64, cards: i64) -> i64:
        """What one of the seat's fields with this many cards is worth."""
        if cards == 0:
            return self.empty_worth
        top = self.tables.top[bean]
        most = cards if cards < top else top  # noqa: FURB136 - min() would box
        value = self.tables.worth[self.row[bean] + most]
        return value - self.weights.single if cards == 1 else value

    def danger(self, n: i64, bean: i64, cards: i64) -> i64:
        """What boss n with this many cards will earn the mafia, in points."""
        if cards == 0:
            return 0
        need = self.need[n * self.rules.beans + bean]
        if cards >= need:
            return self.coin * self.rules.meter(bean, cards) * COIN - self.weights.empty
        ends = cards + self.coming[bean] // 1000
        if ends > need:
            ends = need
        soon = self.line[bean * self.rules.meter_width + ends]
        near = self.sells_at[n] * COIN * cards // need
        return self.coin * (soon * self.weights.soon + near * self.weights.near) // 1000

    # ------------------------------------------------------------------ scoring

    def best(self, board: Board, seat: i64, choices: Choices) -> i64:
        """The code of the listed action with the highest score."""
        if choices.n == 1:
            return choices.codes[0]
        self.look(board, seat)
        chosen: i64 = 0
        most = NEVER
        for i in range(choices.n):
            score = self.score(board, seat, choices.codes[i])
            if score > most:
                most = score
                chosen = choices.codes[i]
        return chosen

    def score(self, board: Board, seat: i64, code: i64) -> i64:
        verb = verb_of(code)
        if verb == PLANT:
            return self.planting(board, seat, thing_of(code), where_of(code))
        if verb == HARVEST:
            return self.harvest(board, seat, where_of(code))
        if verb == DONE:
            return self.done(board, seat)
        if verb == PLANT_FOR:
            return self.for_boss(board, seat, thing_of(code), where_of(code))
        if verb == GIVE_AWAY:
            return self.gift(board, seat, thing_of(code), where_of(code))
        if verb == DISCARD_CARD:
            return self.discard(board, seat, thing_of(code))
        if verb == BUY_FIELD:
            return self.weights.buy * self.rounds // 1000 - self.rules.price * COIN
        return -1

    def adds(self, bean: i64, cards: i64, more: i64) -> i64:
        """What this many more cards on a field are worth."""
        value = self.worth(bean, cards + more) - self.worth(bean, cards)
        if self.grower[bean] >= 0:
            value -= self.weights.tribute if cards == 0 else self.weights.again
        return value

    def planting(self, board: Board, seat: i64, card: i64, n: i64) -> i64:
        bean = board.bean[card]
        cards = board.count[field(seat, n)]
        if board.place[card] == FACEUP:
            more: i64 = 1
            if self.bosses > 0 and self.is_open[board.numbers[PHASE]]:
                more = self.open[bean]
            return self.adds(bean, cards, more) + self.left(board, seat, bean, more)
        value = self.adds(bean, cards, 1) + self.weights.hold
        if cards == 0:
            # two of a kind in a row start a field together
            behind = board.after[card]
            if behind != NO_CARD and board.bean[behind] == bean:
                value = self.adds(bean, 0, 2) + self.weights.hold
        return value

    def left(self, board: Board, seat: i64, bean: i64, more: i64) -> i64:
        """The value of not leaving these open cards to the next player."""
        if self.rules.players < 2 or not self.is_open[board.numbers[PHASE]]:
            return 0
        other: i64 = (seat + 1) % self.rules.players
        base: i64 = field(other, 0)
        for n in range(self.rules.most_fields):
            card = board.first[base + n]
            if card != NO_CARD and board.bean[card] == bean:
                cards = board.count[base + n]
                return (self.worth(bean, cards + more) - self.worth(bean, cards)) * self.weights.leave // 1000
        return 0

    def harvest(self, board: Board, seat: i64, n: i64) -> i64:
        place: i64 = field(seat, n)
        bean = board.bean[board.first[place]]
        cards = board.count[place]
        coins = self.rules.meter(bean, cards)
        slot = self.empty_worth if self.empty == 0 else self.empty_worth * self.weights.second // 1000
        value = coins * COIN + slot - self.worth(bean, cards)
        boss = self.grower[bean]
        rest = cards - coins
        if boss >= 0:
            value += self.weights.again - rest * self.weights.fed
        else:
            back = rest * self.weights.back * self.unseen[bean] // self.pool
            value += back
        if self.is_open[board.numbers[PHASE]]:
            value += self.weights.late
            if self.empty == 0:
                value += self.makes_room(board, seat)
        else:
            value += self.weights.ripe
        return value

    def makes_room(self, board: Board, seat: i64) -> i64:
        """What an open kind would add for which the seat's fields have no room."""
        most: i64 = 0
        base: i64 = field(seat, 0)
        for b in range(self.rules.beans):
            if self.open[b] > 0:
                grows = False
                for n in range(self.rules.most_fields):
                    card = board.first[base + n]
                    if card != NO_CARD and board.bean[card] == b:
                        grows = True
                if not grows:
                    value = self.adds(b, 0, self.open[b])
                    if self.is_forced[board.numbers[PHASE]]:
                        value += self.cheapest(board, b, self.open[b])
                    if value > most:
                        most = value
        return most * self.weights.room // 1000

    def cheapest(self, board: Board, bean: i64, more: i64) -> i64:
        """The cost of planting an open kind for the bosses."""
        boss = self.grower[bean]
        if boss >= 0:
            cards = board.count[self.rules.outside + boss]
            return self.danger(boss, bean, cards + more) - self.danger(boss, bean, cards)
        least: i64 = 3000
        for n in range(self.bosses):
            if board.count[self.rules.outside + n] == 0:
                cost = self.danger(n, bean, more)
                if cost < least:
                    least = cost
        return least

    def done(self, board: Board, seat: i64) -> i64:
        if not self.is_tribute[board.numbers[PHASE]]:
            return 0
        value: i64 = 0
        base: i64 = field(seat, 0)
        for n in range(self.rules.most_fields):
            card = board.first[base + n]
            if card != NO_CARD:
                bean = board.bean[card]
                boss = self.grower[bean]
                if boss >= 0:
                    cards = board.count[base + n]
                    value -= self.worth(bean, cards) - self.worth(bean, cards - 1)
                    fed = board.count[self.rules.outside + boss]
                    value -= self.danger(boss, bean, fed + 1) - self.danger(boss, bean, fed)
        return value

    def for_boss(self, board: Board, seat: i64, card: i64, n: i64) -> i64:
        bean = board.bean[card]
        fed = board.count[self.rules.outside + n]
        more = self.open[bean]
        return self.danger(n, bean, fed) - self.danger(n, bean, fed + more) + self.left(board, seat, bean, more)

    def gift(self, board: Board, seat: i64, card: i64, n: i64) -> i64:
        bean = board.bean[card]
        fed = board.count[self.rules.outside + n]
        value = self.danger(n, bean, fed) - self.danger(n, bean, fed + 1)
        return value - self.held(board, seat, bean)

    def held(self, board: Board, seat: i64, bean: i64) -> i64:
        """What a hand card is worth."""
        base: i64 = field(seat, 0)
        for n in range(self.rules.most_fields):
            card = board.first[base + n]
            if card != NO_CARD and board.bean[card] == bean:
                return self.adds(bean, board.count[base + n], 1) * self.weights.match // 1000
        return -self.weights.burden

    def discard(self, board: Board, seat: i64, card: i64) -> i64:
        if board.place[card] == FACEUP:
            return -1
        position: i64 = 0
        other = board.first[hand(seat)]
        while other != card:
            position += 1
            other = board.after[other]
        return (
            self.weights.throw
            - self.held(board, seat, board.bean[card])
            - self.weights.burden
            - self.weights.place * position
        )


def finish(table: World, habits: Habits, choices: Choices) -> None:
    """Play to the end of the game by these habits."""
    numbers = table.numbers
    over = table.rules.over
    while numbers[PHASE] != over:
        seat = numbers[ACTIVE]
        fill(table, seat, choices)
        play_code(table, seat, habits.best(table, seat, choices))


def lead(table: World, seat: i64) -> i64:
    """How many points this seat is ahead of everybody else, including bosses, in a finished game."""
    rules = table.rules
    rival = rules.rival_score(table)
    for other in range(rules.players):
        if other != seat and table.count[coins(other)] > rival:
            rival = table.count[coins(other)]
    return table.count[coins(seat)] - rival
