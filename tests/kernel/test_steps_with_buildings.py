"""Small steps in games with buildings: every liberty has its number, and means what it says."""

from __future__ import annotations

import pytest

from bohnhof.kernel.learn.layout import Layout
from bohnhof.kernel.learn.playout import Dice
from bohnhof.kernel.learn.steps import Steps, random_steps
from tests.kernel.choosing import at, choose, said
from tests.laws.driver import Game
from tests.length import untraced
from tests.notation.games import Kind

HEAD = "edition high-bohn-cognac\nseats Anna Bert Cleo\n"


def test_a_building_is_bought() -> None:
    steps = at(HEAD + "turn Anna plant\nAnna hand red | coins blue*2 soy")
    assert {"buy jail 1", "buy jail 2", "buy farm 1"} <= set(said(steps))
    choose(steps, "buy jail 2")
    assert "buy jail 1" not in said(steps)


def test_a_stew_is_declared_and_a_card_stored() -> None:
    steps = at(HEAD + "turn Anna plant\nAnna hand red soy | field blue | buildings saloon-3 store-2")
    assert said(steps) == [
        "harvest field 1", "plant red on field 2", "plant red on field 1 as a stew", "plant red on field 2 as a stew",
        "store red",
    ]  # fmt: skip
    choose(steps, "plant red on field 1 as a stew", "store soy")
    assert steps.table.count[steps.layout.rules.reserve_at] == 1


def test_a_hand_card_moves_to_the_front_or_to_the_back() -> None:
    steps = at(HEAD + "turn Anna bank\nAnna hand red soy blue soy | buildings bank-4")
    moves = {f"move {bean} to the {end} of the hand" for bean in ("red", "blue", "soy") for end in ("front", "back")}
    moves -= {"move red to the front of the hand"}  # it is there
    assert set(said(steps)) == {"do no more in this phase", *moves}
    choose(steps, "move blue to the front of the hand")
    assert [steps.layout.rules.bean_names[bean] for bean in steps.table.beans_in(5)] == ["blue", "red", "soy", "soy"]


def test_cards_drawn_are_put_into_another_order() -> None:
    steps = at(HEAD + "turn Anna reorder\ndrawn 3\nAnna hand green red soy blue | buildings bank-3\nBert hand red")
    assert len(said(steps)) == 6
    choose(steps, "put drawn card 3 first, then card 1")
    assert [steps.layout.rules.bean_names[bean] for bean in steps.table.beans_in(5)] == ["green", "blue", "red", "soy"]


def test_the_top_card_is_buried_and_a_kind_retired() -> None:
    steps = at(HEAD + "turn Anna bank\ndraw soy red\nAnna hand green | coins cognac*2 | buildings bank-2")
    choose(steps, "buy distillery 2", "let no farm be sold", "bury the top card")
    assert "plant green on field 1" in said(steps)
    assert [steps.layout.rules.bean_names[bean] for bean in steps.table.beans_in(1)] == ["red", "soy"]


def test_a_kind_is_named_by_the_owner_though_it_is_not_their_turn() -> None:
    steps = at(HEAD + "turn Anna trade\nBert hand red | coins cognac*2")
    choose(steps, "wait", "buy distillery 2")
    assert steps.seat == 1
    assert said(steps)[0] == "do no more in this phase"
    choose(steps, "do no more in this phase")
    assert steps.seat == 0


def test_stored_cards_are_offered() -> None:
    steps = at(HEAD + "turn Anna trade\nAnna hand - | store red | buildings store-2\nBert hand soy")
    choose(steps, "begin an offer to seat +1", "give red", "want soy", "make the offer")
    assert steps.table.offers[0].give == steps.table.cards_in(steps.layout.rules.reserve_at)


@untraced
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", ["high-bohn", "high-bohn-cognac"])
def test_rich_games_of_random_steps_end(edition: str, players: int) -> None:
    layout = Layout(Game(edition, players).rules())
    for seed in range(4):
        steps = Steps(Kind(edition, players).deal(seed, rich=True), layout)
        assert random_steps(steps, Dice(seed)) > 100
        assert steps.is_over
