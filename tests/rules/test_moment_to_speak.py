"""R18: a moment to harvest and buy before cards are taken, where that could matter to somebody."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed

# ------------------------------------------------------------------ before the draw of phase 4


@rule("R18", "B7.1", "B8.1")
def test_what_is_harvested_after_the_last_planting_is_in_the_new_pile() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        draw    red*3
        discard chili
        Anna    hand green | field soy*5 | aside soy
        Bert    hand green | field blue*4
        > Anna plant soy 1
        = turn Anna aside
        > Anna harvest 1
        > Bert harvest 1
        = turn Anna aside
        = discard chili soy*3 blue*3
        > Bert done
        ! B2.1
        > Anna done
        = turn Bert plant
        = Anna hand green red*3
        = draw #7
        = discard -
    """)


@rule("R18")
def test_the_active_seat_ends_the_moment_also_when_another_planted_last() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        draw    red*3
        Anna    field blue*2
        Bert    aside soy | hand green | field red*2
        > Bert plant soy 2
        = turn Anna aside
        > Bert plant soy 2
        ! B5.1
        > Anna keep soy
        ! B2.1
    """)
    assert listed(position, "Anna") == {"done", "harvest 1"}
    assert listed(position, "Bert") == {"harvest 1"}


@rule("R18", "B6.1")
def test_with_more_cards_in_the_pile_the_draw_follows_at_once() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        draw    red*4
        Anna    aside soy
        Bert    hand green
        > Anna plant soy 1
        = turn Bert plant
        = Anna hand red*3
    """)


@rule("R18", "B8.2")
@pytest.mark.parametrize("exhausted", [0, 1])
def test_the_moment_comes_before_every_reshuffle(exhausted: int) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        exhausted {exhausted}
        draw    red
        Anna    aside soy
        > Anna plant soy 1
        = turn Anna aside
    """)


@rule("R18", "B8.2")
def test_nothing_is_shuffled_after_the_last_exhaustion_so_nothing_waits() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        exhausted 2
        draw    red
        Anna    aside soy
        > Anna plant soy 1
        = over
    """)


@rule("R18", "R10")
def test_an_empty_pile_that_can_still_be_refilled_is_worth_a_moment_too() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        exhausted 2
        draw    -
        Anna    field soy*5 | aside soy
        Bert    hand green
        > Anna plant soy 1
        > Anna harvest 1
        > Anna done
        = over
        = Anna hand soy*3
    """)


@rule("R18", "B4.8")
def test_without_anything_to_plant_the_draw_follows_the_trading_at_once() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red*3
        Bert    hand green
        > Anna end
        = turn Bert plant
        = Anna hand red*3
    """)


# ------------------------------------------------------------------ before the turning up of phase 2


@rule("R18", "B3.2", "B8.1")
def test_what_is_harvested_after_the_second_card_is_in_the_new_pile() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    red*2
        Anna    hand soy*3 | field soy*4
        > Anna plant 1
        > Anna plant 1
        = turn Anna plant
        = planted 2
        > Anna plant 1
        ! B3.2
        > Bert done
        ! B2.1
        > Anna harvest 1
    """)
    assert listed(position, "Anna") == {"done"}
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        planted 2
        draw    red*2
        discard soy*3
        Anna    hand soy
        > Anna done
        = turn Anna trade
        = faceup red*2
        = draw soy*3
    """)


@rule("R18", "B3.2")
def test_after_the_only_hand_card_there_is_the_same_moment() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    red
        discard blue
        Anna    hand soy
        > Anna plant 1
        = turn Anna plant
        > Anna harvest 1
        > Anna done
        = exhausted 1
        = draw #1
    """)


@rule("R18", "B3.3")
def test_an_empty_hand_skips_phase_1_without_a_moment() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Dora trade
        draw    blue*4
        discard red*4
        > Dora end
        = turn Anna trade
        = faceup blue red
    """)


# ------------------------------------------------------------------ High Bohn


BANK = """
    edition high-bohn
    seats   Anna Bert Cleo
    turn    Anna aside
    draw    red*2 chili*4
    Bert    hand green
"""


@rule("R18", "HB4", "HB1.3")
def test_a_bank_for_3_can_be_bought_right_before_the_draw_with_what_was_just_planted() -> None:
    holds(f"""
        {BANK}
        Anna    field black-eyed*4 | aside black-eyed
        > Anna plant black-eyed 1
        = turn Anna aside
        > Anna harvest 1
        = turn Anna aside
        > Anna buy bank 3
        = turn Anna reorder
        = Anna hand red*2 chili
    """)


@rule("R18", "HB4")
def test_who_does_not_buy_it_says_done() -> None:
    holds(f"""
        {BANK}
        Anna    coins black-eyed*3 | aside blue
        > Anna plant blue 1
        = turn Anna aside
        > Anna done
        = turn Bert plant
    """)


@rule("R18", "HB4")
@pytest.mark.parametrize(
    "anna",
    [
        "coins black-eyed*2",  # too few
        "coins black-eyed*3 | buildings bank-1",  # has a bank
        "coins black-eyed | field - | field black-eyed*3",  # a harvest brings too little
    ],
)
def test_who_cannot_have_it_draws_at_once(anna: str) -> None:
    holds(f"""
        {BANK}
        Anna    {anna} | aside blue
        > Anna plant blue 1
        = turn Bert plant
    """)


@rule("R18", "HB4")
def test_a_bank_that_somebody_else_buys_first_is_waited_for_no_longer() -> None:
    holds(f"""
        {BANK.replace("Bert    hand green", "Bert    hand green | coins black-eyed*3")}
        Anna    coins black-eyed*3 | aside blue
        > Anna plant blue 1
        > Bert buy bank 3
        = turn Bert plant
    """)


@rule("R18", "B9.1")
def test_coins_that_buy_a_field_no_longer_buy_a_bank() -> None:
    holds(f"""
        {BANK}
        Anna    coins black-eyed*3 | aside blue
        > Anna plant blue 1
        > Anna buy field
        = turn Bert plant
    """)


@rule("R18", "CG2")
def test_a_bank_that_is_not_sold_any_more_is_waited_for_no_longer() -> None:
    holds(f"""
        {BANK.replace("high-bohn", "high-bohn-cognac").replace("hand green", "hand green | coins cognac*2")}
        Anna    coins black-eyed*3 | aside blue
        > Anna plant blue 1
        > Bert buy distillery 2
        > Bert retire bank
        = turn Bert plant
    """)


@rule("R18", "HB10.1")
@pytest.mark.parametrize(("exhausted", "draw"), [(2, "red*3"), (3, "-")])
def test_before_the_end_there_is_a_last_moment_to_buy_what_changes_the_final_harvest(exhausted: int, draw: str) -> None:
    holds(f"""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        exhausted {exhausted}
        draw    {draw}
        Bert    field blue*8 | coins blue*2 | aside blue
        > Bert plant blue 1
        = turn Anna aside
        > Bert buy jail 2
        > Anna done
        = Bert field - | coins blue*4 | buildings jail-2
    """)
