"""Wealth for tests: random play is poor, so games with buildings begin with some of them already bought."""

from __future__ import annotations

from random import Random

from bohnhof.kernel.places import DRAW, coins
from bohnhof.kernel.table import Table

COINS_EACH = 6


def enrich(table: Table, rng: Random) -> None:
    """Give everybody some buildings, as the rules would let them be bought, and coins; nothing without buildings."""
    rules = table.rules
    if not rules.buildings:
        return
    players = int(rules.players)
    for kind in range(len(rules.kind_names)):
        cards = [n for n in range(len(rules.buildings)) if rules.building_kind[n] == kind]
        rng.shuffle(cards)
        owners = rng.sample(range(players), rng.randrange(min(players, int(rules.most_owners)) + 1))
        for seat, card in zip(owners, cards, strict=False):
            table.set(rules.buildings_at + seat, table.numbers[rules.buildings_at + seat] | 1 << card)
            for effect in rules.building_effects[card]:
                if effect.adds_field():
                    effect.bought(table, seat)
    for seat in range(players):
        for card in rng.sample(table.cards_in(DRAW), COINS_EACH):
            table.put(card, coins(seat))
