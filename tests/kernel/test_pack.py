"""Packed games: plain numbers that become the same game again."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from bohnhof.kernel.arrays import to_list
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.learn.layout import Layout
from bohnhof.kernel.learn.packed_steps import pack_steps, unpack_steps
from bohnhof.kernel.learn.playout import Dice
from bohnhof.kernel.learn.steps import Steps, random_steps
from tests.kernel.choosing import at, choose, said
from tests.kernel.test_step_games import patiently
from tests.laws.driver import Game, some_games
from tests.length import untraced

MARKET = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Bert trade
    faceup  stink red
    Anna    hand red garden | field stink*2
    Bert    hand chili soy soy blue | field red*3 | field blue
    Cleo    hand red
    Dora    hand blue
    > Bert offer anyone stink for red
    > Cleo accept 1
    > Dora offer Bert blue for soy
    > Bert decline 2
"""


def same(one: Steps, other: Steps) -> bool:
    return (one.seat, one.choices(), one.table) == (other.seat, other.choices(), other.table)


def follow(one: Steps, other: Steps, rng: Random) -> None:
    """Continue two games in the same way for a while."""
    for _ in range(30):
        if not one.is_over:
            choice = patiently(one, rng)[1]
            one.step(choice)
            other.step(choice)
            assert same(one, other)


@untraced
@pytest.mark.parametrize("game", some_games(), ids=str)
def test_a_packed_game_goes_on_as_the_game_does(game: Game) -> None:
    rules, rng = game.rules(), Random(8)
    layout = Layout(rules)
    steps = Steps(new_table(rules, 8), layout)
    n = 0
    while not steps.is_over:
        if n % 60 == 0:
            copy = unpack_steps(pack_steps(steps), layout)
            assert same(copy, steps)
            follow(steps, copy, rng)
        else:
            steps.step(rng.choice(steps.choices()))
        n += 1
    assert unpack_steps(pack_steps(steps), layout).is_over


def test_a_game_that_is_over_stays_so() -> None:
    steps = at("edition duel\nseats Anna Bert\nseed 3")
    random_steps(steps, Dice(3))
    assert steps.is_over
    assert same(unpack_steps(pack_steps(steps), steps.layout), steps)


def test_a_half_built_offer_and_open_and_past_ones_are_kept() -> None:
    steps = at(MARKET)
    choose(steps, "wait", "counter offer 1", "give red")
    copy = unpack_steps(pickle.loads(pickle.dumps(pack_steps(steps))), steps.layout)
    assert said(copy) == said(steps)
    assert copy.table == steps.table
    assert len(copy.table.fates) == 1
    choose(copy, "want soy", "make the offer")
    assert copy.table.offers[-1].answers == 1
    assert to_list(steps.want) == []
    assert len(steps.table.offers) == 1
