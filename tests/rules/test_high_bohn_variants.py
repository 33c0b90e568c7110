"""The variants and options of booklet 001 in High Bohn (HB1.1): what they do together with buildings."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault, listed

# ------------------------------------------------------------------ fields


@rule("HB1.1", "BH5", "HB2")
def test_with_three_fields_goldmine_2_has_nothing_to_make_cheaper() -> None:
    holds("""
        edition high-bohn +three-fields
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red | coins green*3 | buildings goldmine-2
        = Bert field - | field - | field -
        > Anna buy field
        ! B9.1
        > Anna plant 3
        = Anna field - | field - | field red | coins green*3
    """)


@rule("HB1.1", "BH5", "HB2", "HB6", "HB8")
def test_with_three_fields_buildings_still_add_theirs() -> None:
    holds("""
        edition high-bohn +three-fields
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    coins garden*4 green*2 chili*2
        > Anna buy goldmine 4
        > Anna buy saloon 2
        > Anna buy blacksmith 2
        = Anna field - | field - | field - | field - | field - | field -
    """)


@rule("HB1.1", "BH6", "HB2")
def test_with_cheap_field_the_third_field_costs_two_and_with_goldmine_2_one() -> None:
    holds("""
        edition high-bohn +cheap-field
        seats   Anna Bert Cleo Dora Emil
        turn    Anna trade
        Anna    coins red | buildings goldmine-2
        Bert    coins blue
        Cleo    coins soy*2
        > Bert buy field
        ! B9.1
        > Cleo buy field
        = Cleo coins - | bought
        > Anna buy field
        = Anna coins - | bought
    """)


@rule("HB1.1", "BH5", "BH6")
def test_the_variants_for_beginners_are_for_three_and_for_five_here_too() -> None:
    assert "option three-fields of high-bohn is for 3 players, not 4" in fault(
        "edition high-bohn +three-fields\nseats Anna Bert Cleo Dora\n"
    )
    assert "option cheap-field of high-bohn-cognac is for 5 players, not 3" in fault(
        "edition high-bohn-cognac +cheap-field\nseats Anna Bert Cleo\n"
    )


# ------------------------------------------------------------------ coins as goods


@rule("HB1.1", "BH7", "HB1.2")
def test_a_coin_that_was_traded_pays_for_a_building_of_its_bean() -> None:
    holds("""
        edition high-bohn +coin-trading
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    coins blue red
        Bert    coins blue soy
        > Anna buy jail 2
        ! HB1.2
        > Anna offer Bert coin:red for coin:blue
        > Bert accept 1
        > Anna buy jail 2
        = Anna coins - | buildings jail-2
        = Bert coins soy red
        = discard blue*2
    """)


@rule("HB1.1", "BH7", "R17")
def test_an_offer_lapses_when_its_coin_has_paid_for_a_building() -> None:
    holds("""
        edition high-bohn +coin-trading
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    hand soy | coins blue
        Bert    hand green | coins red
        > Anna offer Bert coin:blue for green
        > Anna offer anyone nothing for coin:red
        > Bert accept 2
        > Anna buy jail 1
        = offer 1 lapsed
        > Bert buy tipi 1
        = offer 2 open
        > Anna take 2 Bert
        ! B4.6
    """)


@rule("HB1.1", "BH7", "HB6.2")
def test_coins_under_a_building_are_not_traded() -> None:
    position = holds("""
        edition high-bohn +coin-trading
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    buildings saloon-3 | under red
        Bert    hand green
        > Bert offer Anna green for coin:red
        > Anna accept 1
        ! R17
    """)
    assert listed(position, "Anna") == {"end", "decline 1"}


@rule("HB1.1", "BH7")
def test_without_the_option_coins_are_not_traded() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    coins red
        > Anna offer Bert coin:red for nothing
        ! BH7
    """)


# ------------------------------------------------------------------ the encore


@rule("HB1.1", "BH8", "HB10.2")
def test_the_encore_comes_before_the_final_harvest_and_the_last_purchases() -> None:
    holds("""
        edition high-bohn +encore
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 3
        draw    -
        Anna    coins red*2
        Bert    hand soy green | field soy | field green*2
        > Anna end
        = turn Bert encore
        > Bert plant 1
        > Bert plant 2
        = turn Anna shopping
        = Bert coins soy green
        > Anna buy tipi 2
        > Anna pass
        > Bert buy farm 1
        > Bert buy saloon 1
        > Bert pass
        = over
    """)


@rule("BH8", "R32", "HB5")
def test_farm_3_lets_nobody_plant_a_third_card_in_the_encore() -> None:
    holds("""
        edition high-bohn +encore
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 3
        draw    -
        Bert    hand soy*3 | field soy | buildings farm-3
        Cleo    hand red
        > Anna end
        > Bert plant 1
        > Bert plant 1
        = turn Cleo encore
        = Bert hand soy
    """)


@rule("BH8", "R32", "HB7")
def test_nothing_is_stored_in_the_encore() -> None:
    position = holds("""
        edition high-bohn +encore
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 3
        draw    -
        Bert    hand soy red | buildings store-4
        > Anna end
        > Bert store soy
        ! B2.1
    """)
    assert not any(action.startswith("store") for action in listed(position, "Bert"))


@rule("HB1.1", "BH8", "HB1.3")
def test_buildings_are_bought_during_the_encore() -> None:
    holds("""
        edition high-bohn-cognac +encore
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 3
        draw    -
        Bert    hand soy red | coins cognac*2 green*2
        Cleo    hand blue
        > Anna end
        > Bert buy saloon 2
        > Bert buy distillery 2
        > Bert retire farm
        = turn Bert encore
        > Bert done
        = turn Cleo encore
    """)


# ------------------------------------------------------------------ the others


@rule("HB1.1", "BH3")
def test_free_hand_trades_drops_the_condition_for_hand_and_store() -> None:
    holds("""
        edition high-bohn +free-hand-trades
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  soy stink
        Anna    hand red | buildings store-2 | store blue
        Bert    hand green chili
        > Anna offer Bert red for green
        > Bert accept 1
        > Anna offer Bert blue for chili
        > Bert accept 2
        > Anna keep soy
        = faceup stink
    """)


@rule("HB1.1", "BH9", "HB2", "R1")
@pytest.mark.parametrize(
    ("option", "building", "coins"),
    [
        ("", "goldmine-2", 2),
        ("", "goldmine-3", 3),
        ("+garden-three", "goldmine-2", 3),
        ("+garden-three", "goldmine-3", 3),
    ],
)
def test_three_garden_beans_pay_three_by_the_option_or_by_goldmine_3(option: str, building: str, coins: int) -> None:
    holds(f"""
        edition high-bohn {option}
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field garden*3 | buildings {building}
        > Anna harvest 1
        = Anna coins garden*{coins}
    """)


@rule("HB1.1", "BH5", "BH7", "BH8", "BH9")
def test_the_options_go_together() -> None:
    holds("""
        edition high-bohn-cognac +three-fields +coin-trading +encore +free-hand-trades +garden-three
        seats   Anna Bert Cleo
        = Anna field - | field - | field - | hand #5
        = turn Anna plant
    """)
