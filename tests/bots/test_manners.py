"""How bots talk to each other, and to you: counted over whole games, and in drawn positions."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from benchmarks.manners import manners_of
from bohnhof.bots.haggler import Haggler
from bohnhof.bots.messages import say
from bohnhof.bots.registry import make_bot
from bohnhof.kernel.actions import Withdraw
from bohnhof.kernel.legal import legal
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.view import view
from tests.bots.states import FULL
from tests.judge import holds

LEVELS = ["sprout", "casual", "club", "expert", "master"]
SEARCHERS = ["veteran", "champion"] if FULL else []  # slow
ALL = pytest.mark.parametrize("name", [*LEVELS, *SEARCHERS])


@cache
def counted(name: str) -> Counter[str]:
    games = 20 if FULL and name not in SEARCHERS else 1
    return manners_of(name, games, "boonanza", 4, seed=4)


@ALL
def test_nobody_is_asked_for_what_he_just_showed_to_lack(name: str) -> None:
    assert counted(name)["offers"] > 50
    assert counted(name)["known lack"] == 0


@ALL
def test_few_offers_ask_for_something_for_nothing(name: str) -> None:
    assert counted(name)["begging"] <= 0.15 * counted(name)["offers"]


@ALL
def test_nobody_contradicts_himself_within_a_turn(name: str) -> None:
    assert counted(name)["gives what it wanted"] == 0
    assert counted(name)["wants what it gave"] == 0


@ALL
def test_a_counter_offer_is_about_what_was_offered_or_asked_for(name: str) -> None:
    assert counted(name)["strange counter"] == 0


@ALL
def test_refusals_are_true_and_name_the_partners_gain_if_that_is_the_reason(name: str) -> None:
    assert counted(name)["false lack"] == 0
    assert counted(name)["silent envy"] == 0


def test_those_who_trade_hard_refuse_because_of_the_partners_gain() -> None:
    assert counted("master")["grudging"] > 5


def does(name: str, position: str, who: str) -> str:
    """What a bot does in a drawn position, in words."""
    start = holds(position)
    seat = start.names.index(who)
    action = make_bot(name).choose(view(start.table, seat), legal(start.table, seat), Random(1), None)
    return "wait" if action is None else write_action(start.table, start.names, seat, action)


HELD = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna trade
    faceup  red stink
    Anna    hand soy chili | field red*2 | field soy*3
    Bert    hand green black-eyed blue | field blue*2 | field stink*2
    Cleo    field chili
    > Bert offer Anna green for stink
"""


def test_an_offer_that_is_left_unanswered_is_taken_back() -> None:
    """The seat that was asked goes on to something else: the offer would keep its maker from making another one."""
    assert does("expert", HELD, "Bert") == "wait"
    assert does("expert", HELD + "    > Anna offer Cleo chili for nothing\n", "Bert") == "withdraw 1"
    start = holds(HELD + "    > Anna offer Cleo chili for nothing\n")
    bot = make_bot("expert")
    assert isinstance(bot, Haggler)
    assert say(bot.explain(view(start.table, 1), Withdraw(1))) == "Nobody answered it."


def test_an_offer_waits_for_those_who_have_not_spoken_yet() -> None:
    to_all = """
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  red stink
        Anna    hand soy chili | field red*2 | field soy*3
        Bert    hand green black-eyed blue | field blue*2 | field stink*2
        Cleo    hand soy | field chili
        > Anna offer anyone stink for green
        > Bert offer Anna blue for red
        > Anna decline 2
    """
    assert not does("expert", to_all, "Anna").startswith("withdraw")
    assert (
        does("expert", to_all + "        > Cleo offer Anna soy for red\n        > Anna decline 3\n", "Anna")
        == "withdraw 1"
    )
