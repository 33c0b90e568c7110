"""Buying buildings: the most expensive at once, the others when there is no time left to save up."""

from __future__ import annotations

import pytest

from bohnhof.bots.mind.builder import building_to_buy
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.kernel.view import view
from tests.bots.games import deal
from tests.judge import holds


@pytest.mark.parametrize(
    ("exhausted", "coins", "bought"),
    [(0, "blue*2", None), (0, "blue*3", "jail-3"), (1, "soy*4 blue*3", "farm-4"), (2, "blue*2 soy", "jail-2")],
)
def test_cheap_buildings_wait_until_the_last_pile(exhausted: int, coins: str, bought: str | None) -> None:
    table = holds(f"""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted {exhausted}
        Anna    coins {coins}
    """).table
    chosen = building_to_buy(view(table, 0), 0)
    assert (None if chosen is None else table.rules.holding_names[chosen.building]) == bought


@pytest.mark.parametrize("bot", ["rulebook", "trader"])
def test_bots_that_think_buy_buildings_and_play_with_them_to_the_end(bot: str) -> None:
    table = deal("high-bohn", 3, seed=2)
    run(table, [make_bot(bot) for _ in range(3)])
    assert sum(int(table.numbers[table.rules.holdings_at + seat]).bit_count() for seat in range(3)) > 3
