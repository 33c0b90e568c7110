"""Blacksmith and jail, one card at a time (HB8, HB9)."""

from __future__ import annotations

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, paid

# ---------------------------------------------------------------------- blacksmith


@rule("HB8", "HB6.3")
def test_blacksmith_2_is_one_more_field_for_chili_only() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red chili | field soy | field blue | coins chili*2
        > Anna buy blacksmith 2
        > Anna plant 3
        ! HB6.3
        > Anna harvest 1
        > Anna plant 1
        > Anna plant 3
        = Anna field red | field blue | field chili
    """)


@rule("HB8.1")
def test_blacksmith_2_bought_while_chili_grows_is_used_when_that_field_is_harvested() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand chili chili | field chili*3 | field blue | coins chili*2
        > Anna buy blacksmith 2
        = Anna shut 1
        > Anna plant 3
        ! HB8.1
        > Anna harvest 1
        = Anna shut -
        > Anna plant 3
        > Anna plant 3
        = Anna field - | field blue | field chili*2
    """)


@rule("HB8.1")
def test_chili_planted_elsewhere_later_does_not_close_blacksmith_2() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand chili chili | field - | field blue | coins chili*2
        > Anna buy blacksmith 2
        = Anna shut -
        > Anna plant 1
        > Anna plant 3
        = Anna field chili | field blue | field chili
    """)


@rule("HB8.1")
def test_only_the_field_that_grew_chili_at_the_purchase_keeps_blacksmith_2_shut() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand chili chili | field chili*2 | field - | coins chili*2
        > Anna buy blacksmith 2
        > Anna plant 2
        > Anna plant 3
        ! HB8.1
        > Anna harvest 1
        > Anna plant 3
        = Anna field - | field chili | field chili
    """)
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand chili | field chili | field chili*3 | field - | buildings blacksmith-2 | shut 1
        > Anna harvest 2
        > Anna plant 3
        ! HB8.1
    """)


@rule("HB8.1")
def test_two_fields_of_chili_at_the_purchase_are_both_harvested_first() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand chili | field chili*3 | field chili*3 | coins chili*2
        Bert    field chili*3
        > Anna buy blacksmith 2
        = Anna shut 1 2
        > Bert harvest 1
        > Anna harvest 1
        = Anna shut 2
        > Anna plant 3
        ! HB8.1
        > Anna harvest 2
        > Anna plant 3
    """)


@rule("HB8.1", "R22")
def test_a_field_that_became_a_stew_keeps_blacksmith_2_shut_no_longer() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red chili | field chili | field blue*2 | coins chili*2 | buildings saloon-3
        > Anna buy blacksmith 2
        = Anna shut 1
        > Anna plant 1 stew
        > Anna plant 3
        = Anna field stew chili+red | field blue*2 | field chili
    """)


@rule("HB8.1", "R22")
def test_r22_a_chili_in_a_stew_does_not_block_the_blacksmith() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand chili | field stew red+chili | field - | buildings blacksmith-2 saloon-3
        > Anna plant 3 stew
        ! HB6.3
        > Anna plant 3
        = Anna field stew red+chili | field - | field chili
    """)


@rule("HB8")
def test_blacksmith_3_chili_pays_for_3_5_6_and_7_cards() -> None:
    assert [paid(f"chili*{n}", "blacksmith-3") for n in range(2, 10)] == [0, 1, 1, 2, 3, 4, 4, 4]
    assert [paid(f"chili*{n}", "blacksmith-4") for n in range(2, 10)] == [0, 1, 1, 1, 2, 2, 3, 4]
    assert paid("stink*5", "blacksmith-3") == 2


@rule("HB8", "B7.3")
def test_blacksmith_4_harvests_single_cards_always() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field red | field soy*2 | buildings blacksmith-4
        Bert    field red | field blue*2
        > Bert harvest 1
        ! B7.3
        > Anna harvest 1
        = Anna field - | coins -
        > Anna harvest 1
        ! B7.1
    """)
    assert "harvest 1" not in listed(position, "Anna")


# ---------------------------------------------------------------------------- jail


@rule("HB9")
def test_jail_2_blue_pays_for_3_5_7_and_9_cards() -> None:
    assert [paid(f"blue*{n}", "jail-2") for n in range(2, 11)] == [0, 1, 1, 2, 2, 3, 3, 4, 4]


@rule("HB9")
def test_jail_3_blue_pays_two_to_five_coins_for_4_6_8_and_10_cards() -> None:
    assert [paid(f"blue*{n}", "jail-3") for n in range(3, 12)] == [0, 2, 2, 3, 3, 4, 4, 5, 5]


@rule("HB9", "HB9.1")
def test_jail_4_gets_a_blue_coin_from_every_blue_harvest_that_pays() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field blue*4 | buildings jail-4
        Bert    field blue*6 | field soy*4
        Cleo    field blue*3
        > Anna harvest 1
        = Anna coins blue*2
        = discard blue*2
        > Bert harvest 1
        = Bert coins blue*2
        = Anna coins blue*3
        > Cleo harvest 1
        = Anna coins blue*3
        > Bert harvest 2
        = Anna coins blue*3
    """)
    assert position.table.count[2] == 2 + 3 + 3 + 2


@rule("HB9.1")
def test_jail_4_is_paid_at_the_final_harvest_too() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        Anna    buildings jail-4
        Bert    field blue*4
        Cleo    field blue*8
        > Anna end
        = Anna coins blue*2 | score 6
        = Bert coins blue
        = Cleo coins blue*3
    """)


@rule("HB9.1", "R11")
def test_the_toll_is_blue_if_it_can_be() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    buildings jail-4
        Bert    field blue*2 soy*2 | field blue soy*5 | buildings farm-2
        > Bert harvest 1
        = Bert coins blue
        = Anna coins blue
        = discard soy*2
        > Bert harvest 2
        = Bert coins blue*2 soy
        = Anna coins blue soy
    """)
