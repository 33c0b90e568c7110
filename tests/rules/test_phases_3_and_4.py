"""Phase 3, planting what lies aside, and phase 4, drawing: B5.1 to B6.1."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import Plant
from bohnhof.kernel.places import aside, hand
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, reason


@rule("B5.1")
def test_everybody_plants_what_was_received_and_the_active_player_what_was_left() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        draw    blue*4
        Bert    hand red green
        > Anna offer Bert soy for red
        > Bert accept 1
        > Anna end
        = Anna aside red stink
        = Bert aside soy
        > Anna plant red 1
        > Anna plant stink 2
        = turn Anna aside
        > Bert plant soy 1
        = turn Bert plant
        = Anna field red | field stink | aside -
        = Bert field soy | aside -
    """)


@rule("B5.1")
def test_phase_3_lasts_until_everything_is_planted_and_nothing_is_held_back() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        draw    blue*4
        Anna    aside red
        Bert    hand green | aside soy*2
        > Anna done
        ! B5.1
        > Anna plant red 1
        > Bert done
        ! B2.1
        > Bert plant soy 1
        > Anna end
        ! B2.1
        = turn Anna aside
        > Bert plant soy 1
        = turn Bert plant
    """)


@rule("B5.1")
@pytest.mark.parametrize("first", ["Anna", "Bert", "Cleo"])
def test_players_do_not_wait_for_each_other(first: str) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        Anna    aside red*2
        Bert    aside red*2
        Cleo    aside red*2
        > {first} plant red 1
        > {first} plant red 1
        = {first} field red*2 | aside -
    """)


@rule("B5.1")
@pytest.mark.parametrize("order", [("red", "soy"), ("soy", "red")])
def test_each_player_chooses_the_order_of_the_own_cards(order: tuple[str, str]) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        Anna    aside red soy
        Bert    aside green
        > Anna plant {order[0]} 1
        > Anna plant {order[1]} 2
        = Anna field {order[0]} | field {order[1]} | aside -
    """)


@rule("B5.1")
def test_only_cards_lying_aside_for_oneself_are_planted_in_phase_3() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        Anna    hand blue | aside red
        Bert    hand green
        > Anna plant 1
        ! B5.1
        > Anna plant blue 1
        ! B5.1
        > Anna plant soy 1
        ! B5.1
        > Bert plant 1
        ! B5.1
        > Bert plant red 1
        ! B5.1
    """
    assert reason(text) == "only a card lying aside for you is planted in this phase"


@rule("B5.1")
def test_nobody_plants_the_cards_of_somebody_else() -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        Anna    hand blue | aside red
        Bert    aside green
    """).table
    for card in (*table.cards_in(aside(0)), *table.cards_in(hand(0)), -1, 0, len(table.place), 9999):
        with pytest.raises(Illegal, match=r"B5\.1: only a card lying aside for you"):
            play(table, 1, Plant(card, 0))


@rule("B5.1")
def test_phase_3_is_passed_over_when_nothing_lies_aside() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy
        draw    blue*4
        Bert    hand red
        > Anna end
        = turn Anna aside
        > Anna plant soy 1
        = turn Bert plant
    """)
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    blue*3
        Bert    hand red
        > Anna end
        = turn Bert plant
        = Anna hand blue*3
    """)


@rule("B5.1")
def test_phase_3_lists_every_field_for_each_kind_lying_aside() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    hand blue | field soy*2 | field - | field chili | aside red soy red
        Bert    field green*2 | field chili | field - | aside stink
        Cleo    field red
    """)
    assert listed(position, "Anna") == {"plant red 2", "plant soy 1", "plant soy 2", "harvest 1"}
    assert listed(position, "Bert") == {"plant stink 3", "harvest 1"}
    assert listed(position, "Cleo") == {"harvest 1"}


@rule("B5.2")
def test_a_card_that_fits_nowhere_forces_a_harvest_in_phase_3_too() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        draw    blue*3
        Anna    field red | field soy*2 | aside stink
        Bert    field chili*3 | field green*3 | aside garden
        > Anna plant stink 1
        ! B3.4
        > Anna harvest 1
        ! B7.3
        > Anna harvest 2
        > Anna plant stink 1
        ! B2.2
        > Anna plant stink 2
        > Bert plant garden 1
        ! B3.4
        > Bert harvest 1
        > Bert plant garden 1
        = Anna field red | field stink | coins soy
        = Bert field garden | field green*3 | coins chili
    """
    assert reason(text) == "it fits on no field of yours: harvest one first"


@rule("B5.2", "B7.1")
def test_a_field_may_be_harvested_between_two_single_cards_of_one_kind() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        Anna    field red*4 | field soy*2 | aside red red
        Bert    aside green
        > Anna plant red 1
        > Anna harvest 1
        > Anna plant red 1
        = Anna field red | field soy*2 | coins red*4
        = discard red
    """)


@rule("B5.2")
def test_the_example_of_the_rule_soy_is_planted_and_sold_then_blue_then_stink() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        Anna    field red | field soy*5 | aside soy blue stink
        Bert    aside green
        > Anna plant soy 2
        > Anna harvest 2
        = Anna coins soy*3
        > Anna plant blue 2
        > Anna harvest 1
        = Anna coins soy*3
        > Anna plant stink 1
        = Anna field stink | field blue | aside -
        = discard soy*3 red
    """)


@rule("B5.2", "B7.2", "B7.3")
def test_the_example_of_booklet_001_pays_two_coins_and_then_none() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Bert aside
        Anna    hand chili*2 | field garden | field black-eyed*3 | aside black-eyed green chili
        Bert    aside red
        > Anna harvest 1
        ! B7.3
        > Anna plant black-eyed 2
        > Anna harvest 2
        = Anna coins black-eyed*2
        > Anna plant green 2
        > Anna harvest 1
        = Anna coins black-eyed*2
        > Anna plant chili 1
        = Anna hand chili*2 | field chili | field green | aside -
        = discard black-eyed*2 garden
    """)


@rule("B6.1")
def test_three_cards_are_drawn_not_two() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        draw    blue green stink chili
        Anna    hand soy | aside red
        Bert    hand red
        > Anna plant red 1
        = Anna hand soy blue green stink
        = draw chili
        = turn Bert plant
    """)


@rule("B6.1")
def test_only_the_active_player_draws() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Cleo aside
        draw    blue green stink chili
        Anna    hand soy
        Bert    hand red | aside red
        Cleo    hand soy
        Dora    hand soy
        > Bert plant red 1
        = Cleo hand soy blue green stink
        = Anna hand soy
        = Bert hand red
        = Dora hand soy
        = turn Dora plant
    """)


@rule("B6.1", "EX1", "IS1", "R7")
@pytest.mark.parametrize("edition", ["bohnanza-plus", "eleven-beans +by-players"])
@pytest.mark.parametrize(
    ("seats", "drawn"),
    [
        ("Anna Bert Cleo", "blue green stink"),
        ("Anna Bert Cleo Dora", "blue green stink"),
        ("Anna Bert Cleo Dora Emil", "blue green stink"),
        ("Anna Bert Cleo Dora Emil Fay", "blue green stink chili"),
        ("Anna Bert Cleo Dora Emil Fay Gus", "blue green stink chili"),
    ],
)
def test_with_six_or_seven_players_four_cards_are_drawn(edition: str, seats: str, drawn: str) -> None:
    holds(f"""
        edition {edition}
        seats   {seats}
        turn    Anna trade
        draw    blue green stink chili soy*3
        Bert    hand red
        > Anna end
        = Anna hand {drawn}
        = turn Bert plant
    """)


@rule("R18")
def test_drawing_and_the_next_turn_follow_at_once_and_a_harvest_comes_before_or_after() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        draw    blue chili red soy stink green ...
        Anna    hand - | field soy*3 | field - | aside soy
        Bert    hand - | field red*2 | field -
        > Bert harvest 1
        > Anna plant soy 1
        = turn Bert trade
        = Anna hand blue chili red
        = faceup soy stink
        > Anna harvest 1
        = Anna coins soy*2
    """)
