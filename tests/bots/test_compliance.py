"""The compliance test lets good bots pass and finds what is wrong with others."""

from collections.abc import Callable, Sequence
from itertools import count
from random import Random, random
from threading import Lock
from typing import Any

import pytest

from bohnhof.bots.bot_view import BotView
from bohnhof.bots.compliance import check_bot, trials
from bohnhof.bots.faults import BotFault
from bohnhof.bots.registry import BOTS
from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Action, Harvest
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import hand
from tests.bots.states import FULL, SEARCHERS
from tests.length import BRIEF

BOONANZA = [EDITIONS["boonanza"]]
SLOW = {*SEARCHERS, "master"} if BRIEF else {*SEARCHERS}
ASKED = count()  # shared by all bots, which must not be

Habit = Callable[[BotView, Sequence[Action], Random, float | None], Action | None]


class HabitBot:
    """A bot of another package that does what a function says."""

    name = "habit"

    def __init__(self, habit: Habit) -> None:
        self._habit = habit

    def choose(self, view: BotView, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        return self._habit(view, legal, rng, seconds)


def waits(view: BotView, legal: Sequence[Action], rng: Random, seconds: float | None) -> None:
    """The habit of doing nothing."""


@pytest.mark.parametrize("name", BOTS if FULL else sorted(set(BOTS) - SLOW))
def test_our_own_bots_pass(name: str) -> None:
    check_bot(BOTS[name], EDITIONS.values() if FULL else BOONANZA)


def test_doing_nothing_is_allowed() -> None:
    check_bot(lambda: HabitBot(waits), BOONANZA)


def harvests_nothing(view: BotView, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action:
    return Harvest(0)


def takes_the_cards(view: BotView, legal: Sequence[Action], rng: Random, seconds: float | None) -> None:
    view.raw.put(view.hand()[0].id, hand((view.seat + 1) % view.players))


def empties_the_list(view: BotView, legal: Sequence[Action], rng: Random, seconds: float | None) -> None:
    assert isinstance(legal, list)
    legal.clear()


def brings_dice(view: BotView, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
    return legal[0] if legal and random() < 0.5 else None


def counts_elsewhere(view: BotView, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
    return legal[0] if legal and next(ASKED) % 2 else None


def counts_elsewhere_later(view: BotView, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
    return counts_elsewhere(view, legal, rng, seconds) if view.turn > 8 else None


@pytest.mark.parametrize(
    ("habit", "fault"),
    [
        (harvests_nothing, "boonanza with 3 players, seed 1: bot 'habit' .* tried Harvest.*: B7.1"),
        (takes_the_cards, "changed the view"),
        (empties_the_list, "changed the list"),
        (brings_dice, "bot 'habit' on seat 0 used the random numbers that all programs share: take them from rng"),
        (counts_elsewhere, "on seat 0 does not choose by what it sees: .*, then .*: take random numbers from rng"),
        (counts_elsewhere_later, "does not choose by what it sees"),
    ],
)
def test_what_is_wrong_with_a_bot_is_found(habit: Habit, fault: str) -> None:
    with pytest.raises(BotFault, match=fault):
        check_bot(lambda: HabitBot(habit), BOONANZA)


def test_a_trial_counts_what_the_bot_did() -> None:
    found = list(trials(BOTS["rulebook"], BOONANZA))
    assert [(trial.players, trial.alone) for trial in found] == [(3, False), (3, True), (5, False), (5, True)]
    assert all(trial.fault is None and trial.choices > trial.offers > 0 for trial in found)


class Nameless:
    def choose(self, view: BotView, legal: Sequence[Action], rng: Random, seconds: float | None) -> None: ...


class Speechless:
    name = "speechless"


class Demanding(HabitBot):
    """Needs an argument."""


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        (Nameless, "a bot has a name and a method choose"),
        (Speechless, "a bot has a name and a method choose"),
        (Demanding, "no bot can be made: TypeError: .*missing 1 required positional argument: 'habit'"),
    ],
)
def test_what_is_no_bot_at_all_is_one_line(kind: Any, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        check_bot(kind, BOONANZA)


class Wishful(HabitBot):
    """Wishes in words."""

    def __init__(self) -> None:
        super().__init__(waits)

    def wishes(self, view: BotView) -> Any:
        return "red"


def test_wishes_that_no_table_can_show_are_a_fault() -> None:
    with pytest.raises(BotFault, match="wishes 'red': wishes are two lists of bean numbers"):
        check_bot(Wishful, BOONANZA)


class Locked(HabitBot):
    """Holds something that cannot be copied, as clients of remote services do."""

    def __init__(self) -> None:
        super().__init__(waits)
        self.lock = Lock()


def test_a_bot_that_cannot_be_copied_hears_what_to_do() -> None:
    with pytest.raises(BotFault, match=r"on seat 0 cannot be copied: TypeError: .*lock.*: .* needs __deepcopy__"):
        check_bot(Locked, BOONANZA)
