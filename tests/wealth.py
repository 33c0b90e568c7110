"""Wealth for tests: random play earns little, so games with buildings start with some already bought."""

from __future__ import annotations

from random import Random

from bohnhof.editions.high_bohn.shop import shop_of
from bohnhof.kernel.places import DRAW, coins
from bohnhof.kernel.table import Table

COINS_EACH = 6


def enrich(table: Table, rng: Random) -> None:
    """Give everybody some buildings, as the rules would allow, and coins; nothing in games without buildings."""
    rules = table.rules
    if not rules.holdings:
        return
    players = int(rules.players)
    shop = shop_of(rules)
    for kind in range(len(rules.kind_names)):
        cards = [n for n in range(len(rules.holdings)) if shop.kind[n] == kind]
        rng.shuffle(cards)
        owners = rng.sample(range(players), rng.randrange(min(players, int(shop.most_owners)) + 1))
        for seat, card in zip(owners, cards, strict=False):
            table.set(rules.holdings_at + seat, table.numbers[rules.holdings_at + seat] | 1 << card)
            for effect in rules.effects[card]:
                if effect.adds_field():
                    effect.acquired(table, seat)
    for seat in range(players):
        for card in rng.sample(table.cards_in(DRAW), COINS_EACH):
            table.put(card, coins(seat))
