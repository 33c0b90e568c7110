"""R24: how many offers somebody may have on the table, and how much they may ask for."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import Counter, Offer, Withdraw
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table
from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault, reason

POSITION = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Anna trade
    faceup  soy stink
    Anna    hand green
    Bert    hand red blue
"""


def refusal(table: Table, seat: int, action: Offer | Counter) -> str:
    with pytest.raises(Illegal) as raised:
        play(table, seat, action)
    return f"{raised.value.rule}: {raised.value.reason}"


@rule("R24")
def test_nobody_has_more_than_twelve_offers_open() -> None:
    table = holds(POSITION).table
    for _ in range(12):
        play(table, 0, Offer(None, (), (2,)))
    assert refusal(table, 0, Offer(1, (), (2,))) == "R24: you have twelve open offers: withdraw one first"
    play(table, 1, Offer(0, (), (2,)))  # the others have their own twelve
    assert refusal(table, 0, Counter(13, (), (2,))).startswith("R24: you have twelve open offers")
    play(table, 0, Withdraw(3))
    play(table, 0, Counter(13, (), (2,)))
    assert sum(offer.maker == 0 for offer in table.offers) == 12


@rule("R24")
def test_nobody_makes_more_than_sixty_offers_in_one_trading() -> None:
    table = holds(POSITION).table
    for id in range(1, 61):
        play(table, 0, Offer(None, (), (2,)))
        play(table, 0, Withdraw(id))
    assert refusal(table, 0, Offer(None, (), (2,))) == "R24: you have made sixty offers in this trading: that is enough"
    play(table, 1, Offer(0, (), (2,)))


@rule("R24")
def test_an_offer_asks_for_no_more_than_there_is() -> None:
    few = "edition boonanza\nseats Anna Bert Cleo Dora\nturn Anna trade\n> Anna offer Bert nothing for garden*{n}\n"
    assert holds(few.format(n=6)).table.offers
    assert reason(few.format(n=7) + "! R24") == "an offer asks for no more cards of a kind than there are in this game"
    coins = """
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo
        turn    Anna trade
        > Anna offer Bert nothing for coin:garden*9
        ! R24
    """
    assert not holds(coins).table.offers


@rule("R24")
def test_a_position_with_thirteen_open_offers_of_one_player_cannot_be() -> None:
    lines = "".join(f"    offer {id} Anna Bert nothing for red\n" for id in range(1, 14))
    assert "twelve open offers" in fault(POSITION + lines)
