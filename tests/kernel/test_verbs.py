"""The table of verbs: a row for every action, and everything that is derived from it."""

from __future__ import annotations

from typing import cast, get_args

import pytest

from bohnhof.kernel import codes
from bohnhof.kernel.actions import Accept, Action, BuyField, Done, Harvest, Move, Plant, Reorder, Take
from bohnhof.kernel.arrays import COMPILED
from bohnhof.kernel.events import Event, Moved, Restacked
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.layout import Layout
from bohnhof.kernel.places import DISCARD, DRAW, FACEUP
from bohnhof.kernel.play import play
from bohnhof.kernel.text.action_text import FORMS
from bohnhof.kernel.text.slots import SLOTS
from bohnhof.kernel.verbs import BY_KIND, BY_NUMBER, OPERAND_NAMES, VERBS, action_of, may_be_undone, parts_of, verb_for
from tests.judge import holds
from tests.laws.driver import Game, all_games


def test_every_action_has_its_row() -> None:
    assert set(BY_KIND) == set(get_args(Action))


def test_every_number_is_given_once_and_fits_into_a_code() -> None:
    assert len(BY_NUMBER) == len(VERBS)
    assert all(0 < verb.number < codes.VERB_NUMBERS for verb in VERBS)


def test_every_field_of_an_action_has_its_operand() -> None:
    for kind, verb in BY_KIND.items():
        assert len(verb.operands) == len(OPERAND_NAMES[kind]), kind.__name__


def test_every_word_of_a_form_that_stands_for_something_is_a_slot() -> None:
    for kind, verb in BY_KIND.items():
        slots = {word for form in verb.forms for word in form.split() if "{" in word}
        assert slots <= set(SLOTS)
        assert {field for slot in slots for field in SLOTS[slot].fields} <= set(OPERAND_NAMES[kind])


def test_the_last_form_of_a_verb_says_everything() -> None:
    for kind, verb in BY_KIND.items():
        said = {field for word in verb.forms[-1].split() if word in SLOTS for field in SLOTS[word].fields}
        assert said == set(OPERAND_NAMES[kind]), kind.__name__


def test_every_listed_action_has_its_place_in_a_list_for_people() -> None:
    ranks = [verb.rank for verb in VERBS if verb.kind is not None and verb.number < codes.STEP_VERBS]
    assert sorted(ranks) == list(range(1, len(ranks) + 1))


def test_every_way_to_go_on_is_a_form_of_done() -> None:
    said = {phase.done_word for game in all_games() for phase in game.rules().phases}
    assert said == set(BY_KIND[Done].forms)


@pytest.mark.parametrize(
    "action", [Plant(12, 1), Harvest(2), Take(7, 3), Move(5, 0), Reorder((2, 0, 1)), Accept(9), BuyField()]
)
def test_an_action_goes_into_a_code_and_back(action: Action) -> None:
    assert action_of(codes.code(*parts_of(action))) == action


@pytest.mark.parametrize("number", [0, 47, *(int(verb.number) for verb in VERBS if verb.number >= codes.STEP_VERBS)])
def test_what_only_learning_programs_choose_is_no_action(number: int) -> None:
    with pytest.raises(BadInput, match="is not the code of an action"):
        action_of(codes.code(number, 1, 0))


def test_what_is_no_action_is_refused_as_such() -> None:
    refused = TypeError if COMPILED else BadInput  # compiled code looks at the types of what it is given itself
    with pytest.raises(refused):
        verb_for(cast("Action", "plant"))
    with pytest.raises(refused):
        play(holds("edition boonanza\nseats Anna Bert Cleo").table, 0, cast("Action", 7))


def test_a_card_beyond_all_codes_is_not_taken_for_another() -> None:
    assert parts_of(Plant(2**20 + 12, 1)) == (codes.PLANT, 2**20 + 12, 1)


def test_only_plantings_and_harvests_are_taken_back() -> None:
    assert [kind for kind, verb in BY_KIND.items() if verb.undoable] == [Harvest, Plant]
    assert may_be_undone(Plant(1, 0), [])
    assert not may_be_undone(Done(), [])
    for change, hidden in (
        (Moved([1], [2], [1], DRAW, FACEUP), True),
        (Moved([1], [2], [1], FACEUP, DISCARD), False),
        (Restacked([2]), True),
    ):
        event = Event("planted", 0, [])
        event.changes.append(change)
        assert may_be_undone(Plant(1, 0), [event]) != hidden


def test_people_are_told_every_form_of_a_word() -> None:
    assert FORMS["buy"] == "buy field, or: buy field with coin:BEAN*3, or: buy KIND PRICE"
    assert FORMS["offer"] == "offer SEAT BEANS for BEANS (or anyone, or nothing)"


def test_ranges_of_choices_follow_from_what_a_verb_tells_apart() -> None:
    layout = Layout(Game("high-bohn", 4).rules())
    rules = layout.rules
    assert layout.first[codes.LAY_BY] - layout.first[codes.MIX] == rules.beans * rules.most_fields
    assert layout.first[codes.BURY] - layout.first[codes.REORDER] == 9
    assert layout.first[codes.RETIRE] - layout.first[codes.BURY] == 1
