"""The layout of choices: few numbers, each with its own meaning."""

from __future__ import annotations

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.kernel.codes import ACCEPT, BUY_FIELD, DECLINE, DONE, END_TRADING, HARVEST, KEEP, PLANT, TAKE, WITHDRAW
from bohnhof.kernel.edition import Bean, SetUp
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.layout import Layout
from bohnhof.kernel.rules import Rules
from tests.laws.driver import Game, all_games


@pytest.mark.parametrize("game", all_games(), ids=str)
def test_every_edition_has_few_choices_and_each_has_its_own_description(game: Game) -> None:
    layout = Layout(game.rules())
    words = [layout.describe(choice) for choice in range(layout.size)]
    assert (88 if layout.trades else 53) <= layout.size <= (271 if layout.rules.holdings else 121)
    assert len(set(words)) == layout.size


def test_the_largest_own_edition_needs_346_choices() -> None:
    beans = tuple(Bean(f"bean{n}", 9, ((2, 1),)) for n in range(32))
    edition = EDITIONS["boonanza"].but(beans=beans, set_ups={7: SetUp(fields=6)})
    assert Layout(Rules(edition, 7)).size == 346


def test_choices_are_described_in_words() -> None:
    layout = Layout(Game("bohnanza", 4).rules())
    first = layout.first
    red = layout.rules.bean_number("red")
    assert [
        layout.describe(choice)
        for choice in (
            layout.wait,
            first[DONE],
            first[END_TRADING],
            first[BUY_FIELD],
            layout.submit,
            layout.cancel,
            first[HARVEST] + 2,
            first[PLANT] + red * layout.rules.most_fields + 1,
            first[KEEP] + red,
            layout.offer,
            layout.offer + 3,
            layout.give + red,
            layout.want + red,
            first[ACCEPT],
            first[DECLINE] + 7,
            layout.counter + 1,
            first[WITHDRAW] + 2,
            first[TAKE] + 3,
        )
    ] == [
        "wait",
        "plant no further card",
        "end the trading",
        "buy a field",
        "make the offer",
        "drop the offer",
        "harvest field 3",
        "plant red on field 2",
        "keep red",
        "begin an offer to anyone",
        "begin an offer to seat +3",
        "give red",
        "want red",
        "accept offer 1",
        "decline offer 8",
        "counter offer 2",
        "withdraw offer 3",
        "trade with seat +3, who took my offer",
    ]


@pytest.mark.parametrize("choice", [-1, 97])
def test_other_numbers_mean_nothing(choice: int) -> None:
    with pytest.raises(BadInput, match="numbers from 0 to 96"):
        Layout(Game("bohnanza", 4).rules()).describe(choice)
