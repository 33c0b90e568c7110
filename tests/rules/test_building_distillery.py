"""The distillery of the Cognac variant, one card at a time (CG2-CG4)."""

from __future__ import annotations

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, paid


@rule("CG2")
def test_distillery_2_its_owner_names_a_kind_that_is_not_sold_any_more() -> None:
    position = holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  red soy
        Anna    hand blue | coins soy*3
        Bert    coins cognac*2 soy | buildings jail-1
        Cleo    buildings farm-1
        > Anna offer Bert blue for nothing
        > Bert buy distillery 2
        = turn Anna retire
        = Bert naming 1
        > Bert accept 1
        ! B2.1
        > Anna retire farm
        ! CG2
        > Anna end
        ! B2.1
        > Bert retire farm
        = turn Anna trade
        = faceup red soy
        = offer 1 open
        > Anna buy farm 3
        ! CG2
        > Bert accept 1
        = Cleo buildings farm-1
        = retired farm
    """)
    assert position.table.phase == 2


@rule("CG2")
def test_distillery_2_its_owner_may_name_none_and_never_later() -> None:
    position = holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand blue | coins soy*3
        Bert    field soy*2 | coins cognac*2
        > Bert buy distillery 2
        > Anna plant 1
        ! B2.1
        > Bert harvest 1
        > Bert pass
        = turn Anna plant
        > Bert retire farm
        ! B2.1
        > Anna buy farm 3
    """)
    assert position.table.phase == 1


@rule("CG2")
def test_only_a_kind_that_can_still_be_bought_is_named() -> None:
    position = holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        retired tipi
        Anna    buildings farm-1
        Bert    buildings farm-2 | coins cognac*2
        > Bert buy distillery 2
        > Bert retire farm
        ! CG2
        > Bert retire tipi
        ! CG2
    """)
    assert listed(position, "Bert") == {
        "pass", "retire goldmine", "retire bank", "retire saloon", "retire store", "retire blacksmith", "retire jail",
        "retire distillery",
    }  # fmt: skip


@rule("CG2", "HB10.2")
def test_distillery_2_can_be_bought_in_the_last_shopping_too() -> None:
    holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        Anna    coins cognac*2
        Bert    coins soy
        > Anna end
        > Anna buy distillery 2
        = turn Anna retire
        > Anna retire farm
        = turn Anna shopping
        > Anna pass
        = over
        = Bert score 1
    """)


@rule("CG2")
def test_nobody_else_buys_a_building_while_a_kind_is_named() -> None:
    position = holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    coins soy*3
        Bert    coins cognac*2 blue
        Cleo    coins red green*3
        > Bert buy distillery 2
        > Anna buy farm 3
        ! CG2
        > Cleo buy tipi 1
        ! CG2
        > Cleo buy field
        > Bert buy jail 1
        > Bert retire farm
        > Anna buy farm 3
        ! CG2
        > Cleo buy tipi 1
    """)
    assert position.table.phase == 2


@rule("CG2")
def test_what_nobody_may_buy_is_not_listed_while_a_kind_is_named() -> None:
    position = holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    coins soy*2
        Bert    coins cognac*2
        > Bert buy distillery 2
    """)
    assert listed(position, "Anna") == set()


@rule("HB10.2", "CG2")
def test_nobody_buys_out_of_order_in_the_last_shopping_while_a_kind_is_named() -> None:
    holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna shopping
        exhausted 3
        draw    -
        Anna    coins cognac*2 red
        Bert    coins soy*3
        > Anna buy distillery 2
        > Bert buy farm 1
        ! CG2
        > Bert buy field
        ! HB10.2
        > Anna buy tipi 1
        > Anna retire farm
        = turn Anna shopping
        > Bert buy farm 1
        ! CG2
        > Anna pass
        = over
    """)


@rule("HB10.2", "CG2")
def test_who_names_a_kind_in_the_last_shopping_buys_only_in_turn() -> None:
    holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna retire
        resumes shopping
        exhausted 3
        draw    -
        Bert    coins soy*3 | naming 1 | buildings distillery-2
        > Bert buy farm 1
        ! HB10.2
    """)


@rule("CG3", "R20")
def test_distillery_3_gets_a_coin_of_every_stew_of_others_that_pays() -> None:
    holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    buildings distillery-3 saloon-3 | field stew red+soy+blue
        Bert    buildings saloon-4 | field stew red+soy+blue+chili+stink | field stew red+soy | coins green
        > Bert harvest 1
        = Bert under red | coins green
        = Anna under soy
        > Bert harvest 2
        = Anna under soy
        > Anna harvest 1
        = Anna under soy red | score 8
    """)


@rule("CG4")
def test_distillery_4_cognac_pays_for_3_5_7_and_8_cards() -> None:
    values = [paid(f"cognac*{n}", "distillery-4", "high-bohn-cognac") for n in range(2, 11)]
    assert values == [0, 1, 1, 2, 2, 3, 4, 4, 4]
    assert paid("cognac*5", "distillery-3", "high-bohn-cognac") == 1
