"""Phase 1, planting from the hand: B3.1 to B3.4."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import Plant
from bohnhof.kernel.places import hand
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, reason


@rule("B3.1")
def test_the_front_card_goes_onto_an_empty_field_or_onto_its_kind() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red soy | field soy*2 | field -
        > Anna plant 2
        = Anna hand soy | field soy*2 | field red
        > Anna plant 1
        = Anna hand - | field soy*3 | field red
    """)


@rule("B3.1")
def test_only_the_front_card_may_be_planted() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red soy blue | field soy*2 | field -
        > Anna plant soy 1
        ! B3.1
        > Anna plant blue 2
        ! B3.1
        > Anna plant green 2
        ! B3.1
        = Anna hand red soy blue | field soy*2 | field -
    """)


@rule("B3.1")
def test_of_two_copies_only_the_one_in_front_may_be_planted() -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red soy red
    """).table
    front, _, back = table.cards_in(hand(0))
    with pytest.raises(Illegal, match=r"B3\.1: only the front card of the hand may be planted"):
        play(table, 0, Plant(back, 0))
    play(table, 0, Plant(front, 0))


@rule("B3.1")
def test_the_first_card_must_be_planted() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red soy
        > Anna done
        ! B3.1
        = turn Anna plant
    """
    assert reason(text) == "the front card of the hand must be planted first"


@rule("B3.1", "B2.1")
def test_in_phase_1_nobody_but_the_active_player_plants() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        planted 1
        Anna    hand red soy
        Bert    hand soy blue
        > Bert plant 1
        ! B2.1
        > Bert done
        ! B2.1
        = Bert hand soy blue
    """
    assert reason(text) == "it is not your turn"


@rule("B3.2")
def test_after_the_first_card_the_player_may_stop() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red soy blue
        > Anna plant 1
        = planted 1
        = turn Anna plant
        > Anna done
        = turn Anna trade
        = Anna hand soy blue
    """)


@rule("B3.2")
def test_the_second_card_may_be_planted_and_never_a_third() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red red red red
        > Anna plant 1
        > Anna plant 1
        = turn Anna trade
        > Anna plant 1
        ! B2.1
        = Anna hand red*2 | field red*2
    """)


@rule("B3.2")
def test_the_second_card_may_go_onto_another_field() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        planted 1
        Anna    hand red soy | field red
        > Anna plant 2
        = Anna hand soy | field red | field red
        = turn Anna trade
    """)


@rule("B3.2")
def test_with_no_second_card_phase_1_is_over() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red
        > Anna plant 1
        = turn Anna trade
        = Anna hand -
    """)


@rule("B3.2")
def test_the_count_of_planted_cards_begins_anew_in_every_turn() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    red*2 blue*3 soy*9
        Anna    hand red red
        Bert    hand chili stink green
        > Anna plant 1
        > Anna plant 1
        > Anna end
        > Anna plant red 1
        > Anna plant red 1
        = turn Bert plant
        = planted 0
        > Bert plant 1
        > Bert plant 2
        = turn Bert trade
    """)


@rule("B3.3")
def test_an_empty_hand_skips_phase_1() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    blue*3 stink chili soy
        Bert    hand - | field red
        > Anna end
        = turn Bert trade
        = faceup stink chili
        = Bert field red
    """)


@rule("B3.4")
def test_a_card_that_fits_nowhere_forces_a_harvest() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field blue*4 | field red*2
        > Anna plant 1
        ! B3.4
        > Anna done
        ! B3.1
        > Anna plant 2
        ! B3.4
    """
    assert reason(text) == "it fits on no field of yours: harvest one first"


@rule("B3.4")
@pytest.mark.parametrize(("n", "coin", "other"), [(1, "blue", 2), (2, "red", 1)])
def test_the_player_chooses_which_field_makes_room(n: int, coin: str, other: int) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field blue*4 | field red*2
        > Anna harvest {n}
        = Anna coins {coin}
        > Anna plant {other}
        ! B2.2
        > Anna plant {n}
        = turn Anna trade
    """)


@rule("B3.4", "B7.3")
def test_making_room_respects_bean_protection() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field blue | field red*2
        > Anna harvest 1
        ! B7.3
        > Anna harvest 2
        > Anna plant 2
        = Anna field blue | field soy | coins red
    """)


@rule("B3.4")
def test_room_may_be_made_for_no_coins_at_all() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field blue*3 | field stink*2
        > Anna harvest 1
        > Anna plant 1
        = Anna field soy | field stink*2 | coins -
        = discard blue*3
    """)


@rule("B3.4")
def test_the_second_card_forces_no_harvest_because_it_need_not_be_planted() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand blue soy | field blue*4 | field red*2
        > Anna plant 1
        > Anna plant 1
        ! B3.4
        > Anna done
        = Anna field blue*5 | field red*2 | hand soy
    """)


@rule("B3.4", "B9.1")
def test_buying_a_field_makes_room_as_well_as_a_harvest() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field blue*4 | field red*2 | coins green*3
        > Anna plant 3
        ! B2.2
        > Anna buy field
        > Anna plant 3
        = Anna field blue*4 | field red*2 | field soy
    """)


@rule("B3.1", "B3.2")
def test_phase_1_lists_the_fields_for_the_front_card_and_stopping_only_after_it() -> None:
    first = holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy red | field soy | field - | field blue
        Bert    hand soy
    """)
    assert listed(first, "Anna") == {"plant 1", "plant 2", "harvest 1", "harvest 3"}
    assert listed(first, "Bert") == set()
    second = holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna plant
        planted 1
        Anna    hand soy red | field soy | field chili | field blue
    """)
    assert listed(second, "Anna") == {"plant 1", "done", "harvest 1", "harvest 2", "harvest 3"}
