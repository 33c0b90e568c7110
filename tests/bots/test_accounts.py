"""Accounts: a seat that always gets the better part of a deal is noticed, without looking at anybody's hand."""

from __future__ import annotations

from copy import deepcopy
from random import Random

from bohnhof.bots.haggler import Haggler
from bohnhof.bots.registry import make_bot
from bohnhof.kernel.actions import Accept, Withdraw
from bohnhof.kernel.legal import legal
from bohnhof.kernel.play import play
from bohnhof.kernel.table import Table
from bohnhof.kernel.view import view
from tests.judge import holds

FED = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Anna trade
    faceup  red stink
    Anna    hand soy chili | field blue*2 | field green*2
    Bert    hand red green | field stink*2 | field red*3
    Cleo    hand blue | field soy | field chili
    Dora    hand garden | field black-eyed | field garden
    > Anna offer Bert red for nothing
    > Bert accept 1
    > Anna offer anyone stink for nothing
    > Bert accept 2
    > Anna take 2 Bert
"""


def asked(name: str, table: Table, seat: int) -> Haggler:
    """A bot that has been asked once."""
    bot = make_bot(name)
    assert isinstance(bot, Haggler)
    bot.choose(view(table, seat), legal(table, seat), Random(1), None)
    return bot


def ahead(bot: Haggler, table: Table, seat: int) -> list[int]:
    return [int(more) for more in bot.player(view(table, seat)).market.accounts.ahead]


def test_who_is_fed_is_ahead_and_who_feeds_is_behind() -> None:
    table = holds(FED).table
    for seat in (2, 3):
        anna, bert, cleo, dora = ahead(asked("veteran", table, seat), table, seat)
        assert bert > 300
        assert anna == -bert
        assert (cleo, dora) == (0, 0)


def test_a_deal_is_written_down_once() -> None:
    table = holds(FED).table
    bot = asked("veteran", table, 2)
    before = ahead(bot, table, 2)
    bot.choose(view(table, 2), legal(table, 2), Random(1), None)
    assert ahead(bot, table, 2) == before
    copy = deepcopy(bot)
    assert isinstance(copy, Haggler)
    assert ahead(copy, table, 2) == before


def test_the_gain_of_whoever_is_ahead_hurts_more() -> None:
    table = holds(FED).table
    market = asked("veteran", table, 2).player(view(table, 2)).market
    assert market.envy_of(1) > market.envy_of(3) == market.envy_of(0) == market.weights.envy
    market.accounts.ahead[1] = 1_000_000
    assert market.envy_of(1) == market.weights.most_envy
    assert market.envied(500, 900, market.envy_of(1)) < 0 < market.envied(500, 900, market.envy_of(3))


def test_others_keep_no_accounts() -> None:
    table = holds(FED).table
    assert ahead(asked("expert", table, 2), table, 2) == [0, 0, 0, 0]


def test_an_offer_lapses_when_a_later_one_is_answered() -> None:
    """A seat that answers a later offer and not this one keeps its maker waiting."""
    start = holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  red stink
        Anna    hand soy chili | field red*2 | field soy*3
        Bert    hand green black-eyed blue | field blue*2 | field stink*2
        Cleo    hand soy | field chili
        > Bert offer Anna green for stink
        > Cleo offer Anna soy for red
    """)
    assert make_bot("expert").choose(view(start.table, 1), legal(start.table, 1), Random(1), None) is None
    play(start.table, 0, Accept(2, None))
    assert make_bot("expert").choose(view(start.table, 1), legal(start.table, 1), Random(1), None) == Withdraw(1)
