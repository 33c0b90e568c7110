"""The coach: it proposes nothing that you have done already, and its reasons are true whenever it gives them."""

from __future__ import annotations

import pytest

from bohnhof.bots.hint import Hint, hints, without_open
from bohnhof.bots.messages import say
from bohnhof.bots.mind.player import Idea
from bohnhof.kernel.actions import Action, Counter, EndTrading, Offer, Plant
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import FACEUP, hand
from bohnhof.kernel.play import play
from bohnhof.kernel.table import Table
from bohnhof.kernel.view import view
from tests.judge import holds

TRADING = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna trade
    draw    green ...
    faceup  blue soy
    Anna    hand garden chili chili | field red*3 | field stink*2
    Bert    hand red stink red | field blue*4 | field chili*2
    Cleo    hand stink garden red | field soy*3 | field green*3
    {offer}
"""


def offers(table: Table) -> list[Action]:
    """What the coach proposes to offer Anna's partners."""
    advised: list[Hint] = hints(view(table, 0), most=8)
    return [hint.action for hint in advised if isinstance(hint.action, Offer | Counter)]


def test_the_coach_proposes_no_offer_that_is_open_already() -> None:
    table = holds(TRADING.format(offer="")).table
    made: list[Action] = []
    while proposed := offers(table):
        best = proposed[0]
        assert best not in made
        made.append(best)
        if len(made) == 4:
            return
        play(table, 0, best)
        assert best not in offers(table), "it lies open"
    assert made


def test_an_open_offer_is_known_by_its_partner_and_its_kinds() -> None:
    table = holds(TRADING.format(offer="offer   1 Anna Bert chili for red")).table
    first, second = table.cards_in(hand(0))[1:]
    blue = table.cards_in(FACEUP)[0]
    red, stink = (int(table.bean[card]) for card in table.cards_in(hand(1))[:2])
    again = [Offer(1, (first,), (red,)), Offer(1, (second,), (red,))]
    others: list[Action | None] = [
        Offer(2, (first,), (red,)),
        Offer(None, (first,), (red,)),
        Offer(1, (blue,), (red,)),
        Offer(1, (first,), (stink,)),
        Offer(1, (first, second), (red,)),
        Offer(1, (first,), (), (red,)),
        EndTrading(),
        None,
    ]
    ideas = [Idea(action, 1) for action in [*again, *others]]
    assert [idea.action for idea in without_open(view(table, 0), ideas)] == others


def test_a_counter_that_repeats_an_open_offer_is_left_out() -> None:
    open_ones = "offer   1 Anna Bert chili for red\n    offer   2 Bert Anna stink for soy"
    table = holds(TRADING.format(offer=open_ones)).table
    chili = table.cards_in(hand(0))[1]
    red, stink = (int(table.bean[card]) for card in table.cards_in(hand(1))[:2])
    ideas = [Idea(Counter(2, (chili,), (bean,)), 1) for bean in (red, stink)]
    assert [idea.action for idea in without_open(view(table, 0), ideas)] == [Counter(2, (chili,), (stink,))]


PLANTING = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna plant
    {planted}
    draw    green ...
    Anna    hand soy chili | field red*3 | field -
    Bert    hand red
    Cleo    hand red
"""


@pytest.mark.parametrize("planted", ["", "planted 1"], ids=["the first card", "the second, which may wait"])
def test_a_card_that_may_wait_is_not_said_to_have_to_be_planted(planted: str) -> None:
    table = holds(PLANTING.format(planted=planted)).table
    soy = table.cards_in(hand(0))[0]
    assert Plant(soy, 1) in legal(table, 0)
    (reason,) = (hint.reason for hint in hints(view(table, 0)) if hint.action == Plant(soy, 1))
    assert say(reason, to_you=True) == "A field is empty: the soy bean can grow there."
