"""One question for goods: which cards a seat may hand over, asked in every possible way."""

from __future__ import annotations

import pytest

from bohnhof.kernel.places import NOWHERE, coins, hand
from bohnhof.kernel.table import Table
from bohnhof.kernel.trading import copies_for
from tests.judge import holds
from tests.laws.driver import Driver, Game, some_games
from tests.rulemark import rule

STORED = """
    edition high-bohn
    seats   Anna Bert Cleo
    turn    Anna trade
    faceup  stink
    Anna    hand red | store soy blue | coins garden | field green | aside chili | buildings store-3
    Bert    hand black-eyed | store soy | buildings store-2
"""


def beans(table: Table, cards: list[int]) -> list[str]:
    return [table.rules.bean_names[table.bean[card]] for card in cards]


@rule("B4.3", "HB7.1")
def test_goods_are_the_turned_up_cards_then_the_hand_then_what_is_stored() -> None:
    table = holds(STORED).table
    assert beans(table, table.rules.goods(table, 0)) == ["stink", "red", "soy", "blue"]
    assert beans(table, table.rules.goods(table, 1)) == ["black-eyed", "soy"]
    assert table.rules.goods(table, 2) == []
    assert table.rules.goods_as_coins(table, 0) == NOWHERE


@rule("BH7")
def test_coins_are_goods_only_where_they_are_traded() -> None:
    text = """
        edition bohnanza{}
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    hand red | coins blue
    """
    table = holds(text.format("")).table
    assert table.rules.goods_as_coins(table, 0) == NOWHERE
    table = holds(text.format(" +coin-trading")).table
    assert table.rules.goods_as_coins(table, 0) == coins(0)
    assert table.rules.goods_places(table, 1) == [hand(1)]


def test_copies_for_an_offer_are_listed_kind_by_kind() -> None:
    table = holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    hand soy
        Bert    hand red blue red green blue | coins red blue blue
        offer   1 Anna Bert soy for red+blue*2+coin:blue
    """).table
    found = copies_for(table, 1, table.offers[0])
    assert [(needed, beans(table, cards)) for needed, cards in found] == [
        (1, ["red", "red"]),
        (2, ["blue", "blue"]),
        (1, ["blue", "blue"]),
    ]


@pytest.mark.parametrize("game", some_games(), ids=str)
def test_a_card_may_be_given_exactly_if_it_lies_among_the_goods(game: Game) -> None:
    driver = Driver(game, 2)
    for n, _tried in enumerate(driver.steps(100_000)):
        if n % 97 == 0 and not driver.table.rules.on_giving:
            for seat in range(game.players):
                check_every_card(driver.table, seat)
        if n > 1000:
            break


def check_every_card(table: Table, seat: int) -> None:
    rules = table.rules
    goods = {*rules.goods(table, seat), *table.cards_in(rules.goods_as_coins(table, seat))}
    for card in range(1, len(table.bean)):
        assert (rules.refuse_giving(table, seat, [card], gift=True) is None) == (card in goods)
