"""Random play, for benchmarks and search."""

from __future__ import annotations

from bohnhof.kernel.codes import Choices
from bohnhof.kernel.learn.playout import Dice, offer_at_random, playout
from tests.judge import holds

POSITION = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna trade
    draw    green blue ...
    Anna    hand {0}
    Bert    hand {0}
    Cleo    hand {0}
"""


def test_a_random_offer_is_laid_only_if_the_rules_allow_it() -> None:
    table = holds(POSITION.format("soy soy")).table
    made = [offer_at_random(table, 0, Dice(seed)) for seed in range(40)]
    assert len(table.offers) == sum(made) > 0
    # Without a card to give, an offer may still ask for something, but not for nothing.
    empty = holds(POSITION.format("-")).table
    made = [offer_at_random(empty, 0, Dice(seed)) for seed in range(40)]
    assert len(empty.offers) == sum(made)
    assert not all(made)


def test_play_goes_on_after_an_offer_that_the_rules_refuse() -> None:
    for seed in range(10):
        table = holds(POSITION.format("-")).table
        playout(table, Dice(seed), Choices())
        assert table.is_over
