"""Actions of the games without trading as text: which card is meant, and what cannot be written."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import Action, Discard, GiveAway, Plant, PlantFor
from bohnhof.kernel.codes import DISCARD_CARD, GIVE_AWAY, PLANT_FOR, code
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import FACEUP, field, hand
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.action_text import read_action, write_action
from bohnhof.kernel.verbs import action_of
from tests.judge import holds

NAMES = ("Anna", "Bert")


@pytest.fixture
def table() -> Table:
    return holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        faceup  green blue blue
        Al      field kidney
        Don     field puff
        Anna    hand blue kidney blue green | field stink
    """).table


def test_every_card_that_can_be_meant_is_written_and_read_back(table: Table) -> None:
    in_hand, lie_open = table.cards_in(hand(0)), table.cards_in(FACEUP)
    actions: dict[str, Action] = {
        "give blue Al": GiveAway(in_hand[0], 0),
        "give blue@3 Don": GiveAway(in_hand[2], 1),
        "give green Al": GiveAway(in_hand[3], 0),
        "give stink Al": GiveAway(table.cards_in(field(0, 0))[0], 0),
        "plant blue Don": PlantFor(lie_open[1], 1),
        "plant blue@up3 Don": PlantFor(lie_open[2], 1),
        "plant blue@up3 2": Plant(lie_open[2], 1),
        "discard green": Discard(lie_open[0]),
        "discard blue@3": Discard(in_hand[2]),
    }
    for words, action in actions.items():
        assert write_action(table, NAMES, 0, action) == words
        assert read_action(table, NAMES, 0, tuple(words.split()), BadInput) == action


def test_a_card_or_a_boss_that_nobody_can_name_is_not_written(table: Table) -> None:
    in_hand, lie_open = table.cards_in(hand(0)), table.cards_in(FACEUP)
    for action in (GiveAway(lie_open[1], 0), GiveAway(in_hand[0], 2), PlantFor(lie_open[0], -1)):
        with pytest.raises(BadInput, match="be named"):
            write_action(table, NAMES, 0, action)


@pytest.mark.parametrize(
    "words", ["give blue", "give blue Joe", "discard", "discard blue*2", "plant blue Joe", "give @3 Al"]
)
def test_what_cannot_be_read_is_refused(table: Table, words: str) -> None:
    with pytest.raises(BadInput):
        read_action(table, NAMES, 0, tuple(words.split()), BadInput)


def test_codes_and_actions_are_the_same_thing() -> None:
    assert action_of(code(DISCARD_CARD, 7, 0)) == Discard(7)
    assert action_of(code(GIVE_AWAY, 7, 1)) == GiveAway(7, 1)
    assert action_of(code(PLANT_FOR, 7, 2)) == PlantFor(7, 2)
