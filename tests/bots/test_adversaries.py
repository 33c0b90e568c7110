"""Adversaries, in drawn positions: each has its trick, and does nothing that is not allowed."""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.kernel.legal import legal
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.view import view
from tests.bots.games import deal
from tests.judge import holds
from tests.length import BRIEF

TRADE = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Anna trade
    faceup  red stink
    Anna    hand soy chili | field blue*2 | field green*2
    Bert    hand green | field stink*2 | field chili*2
    Cleo    hand blue | field red*2 | field soy
    Dora    hand garden | field black-eyed | field garden
"""
# One of each never talks, so the game is short.
TRIOS = (("Junk", "Mute", "Squeezer"), ("Kingmaker", "Mute", "Boycott"), ("Colluder", "SecondColluder", "Mute"))
ON_OFFER = f"{TRADE}    > Bert offer Anna green for stink\n"


def does(name: str, position: str, who: str = "Anna") -> str:
    """What an adversary does in a drawn position, in words."""
    start = holds(position)
    seat = start.names.index(who)
    bot = make_bot(f"bohnhof.bots.adversaries:{name}")
    action = bot.choose(view(start.table, seat), legal(start.table, seat), Random(1), None)
    return "wait" if action is None else write_action(start.table, start.names, seat, action)


def test_the_mute_says_nothing() -> None:
    assert does("Mute", TRADE) == "wait"
    assert does("Mute", ON_OFFER) == "wait"


def test_the_beggar_asks_for_what_it_grows_and_gives_nothing() -> None:
    assert does("Beggar", TRADE).startswith("offer Bert nothing for ")
    assert does("Beggar", ON_OFFER) == "decline 1"
    assert does("Beggar", f"{TRADE}    > Bert offer Anna green for nothing\n") == "accept 1 with nothing"


def test_junk_is_two_cards_of_no_use_for_a_good_one() -> None:
    assert does("Junk", TRADE) == "offer Bert red+soy for green"


def test_the_boycott_is_of_whoever_has_most() -> None:
    asked = f"{TRADE}    > Anna offer Bert stink for green\n"
    assert does("Boycott", asked, "Bert") == "accept 1 with green"
    rich = asked.replace("field green*2", "field green*2 | coins black-eyed*3")
    assert does("Boycott", rich, "Bert") == "decline 1"


def test_the_squeezer_asks_for_more_while_an_offer_waits() -> None:
    assert does("Squeezer", ON_OFFER).startswith("offer")
    assert does("Grabber", ON_OFFER).startswith("accept 1")


def test_those_who_collude_give_what_helps_the_other_more_than_it_costs() -> None:
    assert does("Colluder", TRADE) == "offer Cleo red for nothing"
    assert does("SecondColluder", TRADE) == "offer Cleo red for nothing"
    asked = f"{TRADE}    > {{}} offer Anna nothing for red\n"
    assert does("Colluder", asked.format("Cleo")) == "accept 1 with red"
    assert not does("Colluder", asked.format("Dora")).startswith("accept")


def test_the_kingmaker_gives_to_the_left() -> None:
    assert does("Kingmaker", TRADE) in ("offer Bert stink for nothing", "offer Bert chili for nothing")
    assert does("Kingmaker", f"{TRADE}    > Bert offer Anna nothing for soy\n") == "accept 1 with soy"


@pytest.mark.parametrize("names", TRIOS[:1] if BRIEF else TRIOS, ids=" ".join)
def test_no_adversary_does_what_is_not_allowed(names: tuple[str, str, str]) -> None:
    """The runner would raise. Turned-up cards go first here (BH3)."""
    table = deal("bohnanza", 3, seed=3)
    run(table, [make_bot(f"bohnhof.bots.adversaries:{name}") for name in names])
    assert table.is_over
