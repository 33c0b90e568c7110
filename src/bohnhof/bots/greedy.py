"""The greedy bot, for games without trading: it takes what pays now, by a short list of habits.

It grows as few kinds as possible, sells a field at its maximum just before cards are turned up (the rest may come
back), plants cards without room for a boss, and feeds a boss only to make him sell and free his field.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from bohnhof.kernel.actions import (
    Action,
    Done,
    EndTrading,
    GiveAway,
    Harvest,
    Plant,
    PlantFor,
)
from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.legal import may_offer
from bohnhof.kernel.places import FACEUP, field, hand
from bohnhof.kernel.table import View
from bohnhof.kernel.view import unseen_beans

MOST_FED: Final = 2  # hand cards that it gives to free a boss's field
CARDS_PER_COIN: Final = 2.7  # cards that a boss needs for a coin, roughly
MORE_TO_COME: Final = 0.03  # coins for each unseen card of his kind


class GreedyBot:
    """Plants what pays, sells what is ripe, and never trades; for games without trading."""

    name = "greedy"
    trades: ClassVar[bool] = False

    def choose(self, view: View, legal: Sequence[Action], _rng: Random, _seconds: float | None) -> Action | None:
        if not view.now.waits_for(view, view.seat):
            return None
        if may_offer(view, view.seat):
            return EndTrading() if view.seat == view.active else None
        return Farm(view, legal).choice()


class Farm:
    """The fields of one seat at one moment, and what may be done."""

    def __init__(self, view: View, legal: Sequence[Action]) -> None:
        self.view = view
        self.rules = view.rules
        self.seat = int(view.seat)
        self.plantings = [action for action in legal if isinstance(action, Plant)]
        self.for_bosses = [action for action in legal if isinstance(action, PlantFor)]
        self.gifts = [action for action in legal if isinstance(action, GiveAway)]
        self.harvests = [action for action in legal if isinstance(action, Harvest)]
        self.going_on = next((action for action in legal if isinstance(action, Done)), None)
        self.last_resort = next(iter(legal), None)
        self.weight = int(self.rules.rival_coin())

    def choice(self) -> Action | None:
        for habit in (self.sell, self.enlarge, self.begin, self.hand_over, self.go_on, self.make_room):
            action = habit()
            if action is not None:
                return action
        return self.last_resort

    # ------------------------------------------------------------------- habits

    def sell(self) -> Action | None:
        """Harvest fields at their maximum, if discards may come back, and those that protection money would spoil."""
        if self.view.now.takes_cards():
            return None
        ripe = [action for action in self.harvests if self.is_ripe(action.field) or self.is_threatened(action.field)]
        return max(ripe, key=lambda action: self.pays(action.field), default=None)

    def enlarge(self) -> Action | None:
        """Plant where the same kind grows."""
        same = [action for action in self.plantings if self.cards(action.field) > 0]
        return max(same, key=lambda action: self.cards(action.field), default=None)

    def begin(self) -> Action | None:
        """Start a field if necessary, or with open cards: the largest group first."""
        if self.must_plant():
            return max(self.plantings, key=lambda action: self.open_copies(action.card), default=None)
        wanted = [action for action in self.plantings if self.open_copies(action.card) > 1]
        return max(wanted, key=lambda action: self.open_copies(action.card), default=None)

    def hand_over(self) -> Action | None:
        """Plant for a boss what fits nowhere, or feed one who then sells, if this costs less than a harvest."""
        if not self.must_plant():
            return None
        if self.view.count[FACEUP] == 0:  # AC6.3: some boss has no card
            starts = [action for action in self.gifts if self.boss_cards(action.outsider) == 0]
            return min(starts, key=lambda action: (self.coming(action.card), action.outsider), default=None)
        ways: list[PlantFor | GiveAway] = [*self.for_bosses, *filter(self.can_fill, self.gifts)]
        cheapest = min(ways, key=self.cost, default=None)
        room = self.make_room()
        if cheapest is None or (isinstance(room, Harvest) and self.loss(room.field) < self.cost(cheapest)):
            return None
        return cheapest

    def go_on(self) -> Action | None:
        return self.going_on

    def make_room(self) -> Action | None:
        """Harvest where least is lost."""
        return min(self.harvests, key=lambda action: self.loss(action.field), default=None)

    # ---------------------------------------------------------------- judgements

    def must_plant(self) -> bool:
        """Does the game continue only if this seat plants or gives a card?"""
        return self.going_on is None

    def cards(self, n: int) -> int:
        return int(self.view.count[field(self.seat, n)])

    def pays(self, n: int) -> int:
        return int(self.rules.pays(self.view, self.seat, n))

    def is_ripe(self, n: int) -> bool:
        bean = int(self.view.bean_on(field(self.seat, n)))
        return bean != UNKNOWN and self.pays(n) >= self.rules.edition.beans[bean].meter[-1][1]

    def is_threatened(self, n: int) -> bool:
        """AC3: is one card of this field due, and does the field pay less without it?"""
        bean = self.view.bean_on(field(self.seat, n))
        less = self.rules.meter(bean, self.cards(n) - 1)
        return self.view.now.levies() and self.is_of_a_boss(int(bean)) and less < self.pays(n)

    def loss(self, n: int) -> float:
        """What this field would bring at its best rate, minus what it pays now."""
        bean = int(self.view.bean_on(field(self.seat, n)))
        needed, most = self.rules.edition.beans[bean].meter[-1]
        return most * self.cards(n) / needed - self.pays(n)

    def open_copies(self, card: int) -> int:
        """How many open cards there are of this kind."""
        return self.view.beans_in(FACEUP).count(int(self.view.bean[card]))

    def coming(self, card: int) -> int:
        """How many cards of this kind have not been seen yet."""
        return unseen_beans(self.view).count(int(self.view.bean[card]))

    # -------------------------------------------------------------------- bosses

    def cost(self, way: PlantFor | GiveAway) -> float:
        """What the mafia gains: a coin for about three cards; the first card of an empty boss is due anyway (AC6.3)."""
        if isinstance(way, GiveAway):
            return self.weight * self.missing(way.outsider) / CARDS_PER_COIN
        cards = self.open_copies(way.card) - (self.boss_cards(way.outsider) == 0)
        return self.weight * (cards / CARDS_PER_COIN + MORE_TO_COME * self.coming(way.card))

    def boss_cards(self, n: int) -> int:
        return int(self.view.count[self.rules.outside + n])

    def is_of_a_boss(self, bean: int) -> bool:
        return any(self.view.bean_on(self.rules.outside + n) == bean for n in range(len(self.rules.outsiders)))

    def missing(self, n: int) -> int:
        """How many cards a boss needs until he sells: the next step of his bean's meter."""
        place = self.rules.outside + n
        bean, cards = int(self.view.bean_on(place)), self.boss_cards(n)
        steps = [needed - cards for needed, _ in self.rules.edition.beans[bean].meter if needed > cards]
        return min(steps, default=0)

    def can_fill(self, gift: GiveAway) -> bool:
        """Are there enough hand cards to make this boss sell, and is that cheap?"""
        if self.boss_cards(gift.outsider) == 0:
            return False
        bean = int(self.view.bean[gift.card])
        return self.missing(gift.outsider) <= min(MOST_FED, self.view.beans_in(hand(self.seat)).count(bean))
