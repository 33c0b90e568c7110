"""The compliance test lets good bots pass and finds what is wrong with others."""

from collections.abc import Sequence
from random import Random, random

import pytest

from bohnhof.bots.compliance import check_bot
from bohnhof.bots.registry import BOTS
from bohnhof.bots.runner import BotFault
from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Action, Harvest
from bohnhof.kernel.places import hand
from bohnhof.kernel.table import View
from tests.bots.games import Habit, HabitBot, waits
from tests.bots.states import FULL

BOONANZA = [EDITIONS["boonanza"]]


@pytest.mark.parametrize("name", BOTS if FULL else sorted(set(BOTS) - {"master"}))  # a master thinks long
def test_our_own_bots_pass(name: str) -> None:
    check_bot(BOTS[name], EDITIONS.values() if FULL else BOONANZA)


def test_doing_nothing_is_allowed() -> None:
    check_bot(lambda: HabitBot(waits), BOONANZA)


def harvests_nothing(view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action:
    return Harvest(0)


def takes_the_cards(view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> None:
    view.put(view.cards_in(hand(view.seat))[0], hand((view.seat + 1) % view.rules.players))


def empties_the_list(view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> None:
    assert isinstance(legal, list)
    legal.clear()


def brings_dice(view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
    return legal[0] if legal and random() < 0.5 else None


@pytest.mark.parametrize(
    ("habit", "fault"),
    [
        (harvests_nothing, "boonanza with 3 players, seed 1: bot 'habit' .* tried Harvest.*: B7.1"),
        (takes_the_cards, "changed the view"),
        (empties_the_list, "changed the list"),
        (brings_dice, "does not choose by what it sees"),
    ],
)
def test_what_is_wrong_with_a_bot_is_found(habit: Habit, fault: str) -> None:
    with pytest.raises(BotFault, match=fault):
        check_bot(lambda: HabitBot(habit), BOONANZA)
