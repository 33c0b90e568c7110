"""Any action that a seat could ask for, sensible or not, made from the kernel's list of actions."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

from bohnhof.kernel.actions import Accept, Action
from bohnhof.kernel.table import Table
from bohnhof.server.wire.actions import types_of

KINDS: tuple[type[Any], ...] = get_args(Action)  # includes new actions automatically
EXTREMES = (-(2**63), -(2**31), 1 - 2**31, -1, 2**31 - 1, 2**31, 2**63, 2**64 + 1)
CARDS = ("card", "cards", "coins", "give")
BEANS = ("want", "want_coins")
OFFERS = ("offer",)


class Questions:
    """Asks about one position; half of the questions are close to something that could be legal."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.cards = range(1, len(table.place))
        self.offers = [int(offer.id) for offer in table.offers]

    def any_action(self) -> Action:
        """An action of any kind; more often copies for an open offer, because beans of cards are compared there."""
        if self.offers and self.rng.random() < 0.2:
            return self.copies_for_an_offer()
        kind = self.rng.choice(KINDS)
        action: Action = kind(*[self.value(name, type_) for name, type_ in types_of(kind).items()])
        return action

    def copies_for_an_offer(self) -> Action:
        """As many cards as an open offer asks for, from anywhere."""
        offer = self.rng.choice(self.table.offers)
        many = len(offer.want) + len(offer.want_coins)
        return Accept(int(offer.id), tuple(self.rng.sample(self.cards, min(many, len(self.cards)))))

    def value(self, name: str, kind: Any) -> Any:
        """A value for a field of an action, by its type on the wire."""
        if type(None) in get_args(kind):
            return None if self.rng.random() < 0.3 else self.value(name, get_args(kind)[0])
        if kind is int:
            return self.number(name)
        assert kind == tuple[int, ...], f"no question is known for the field {name}"
        many = self.rng.choice((0, 1, 1, 1, 2, 2, 3, self.rng.randrange(12)))
        return tuple(self.number(name) for _ in range(many))

    def number(self, name: str) -> int:
        rng = self.rng
        if rng.random() < 0.04:
            return rng.choice(EXTREMES)
        if name in CARDS:
            return rng.randrange(-1, len(self.table.place) + 2)
        if name in BEANS:
            return rng.randrange(-1, int(self.table.rules.beans) + 1)
        if name in OFFERS and self.offers and rng.random() < 0.8:
            return rng.choice(self.offers)
        return rng.randrange(-1, rng.choice((4, 9, 40)))
