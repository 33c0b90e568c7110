"""The saloon, one card at a time (HB6): its field, stews and their coins."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault, listed, paid


@rule("HB6", "HB6.3")
def test_saloon_2_is_one_more_field_for_green_beans_only() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand green red green | field soy | field blue | coins green*2 chili*3
        > Anna buy saloon 2
        > Anna plant 3
        = Anna field soy | field blue | field green
        > Anna plant 3
        ! B3.4
        > Anna harvest 3
        > Anna plant 3
        ! HB6.3
        > Anna buy field
        > Anna plant 3
        = Anna field soy | field blue | field red | field - | bought
    """)
    assert position.table.fields(0) == [0, 1, 2, 4]


@rule("HB6.3", "B7.3")
def test_saloon_2_and_blacksmith_2_protect_and_are_protected() -> None:
    for building, bean in (("saloon-2", "green"), ("blacksmith-2", "chili")):
        holds(f"""
            edition high-bohn
            seats   Anna Bert Cleo
            turn    Anna trade
            Anna    field red | field soy | field {bean}*2 | buildings {building}
            > Anna harvest 1
            ! B7.3
            > Anna harvest 3
            > Anna harvest 1
        """)
        holds(f"""
            edition high-bohn
            seats   Anna Bert Cleo
            turn    Anna trade
            Anna    field red*2 | field soy | field {bean} | buildings {building}
            > Anna harvest 3
            ! B7.3
            > Anna harvest 1
            > Anna harvest 3
        """)


@rule("HB6", "HB6.1")
def test_saloon_3_stews_pay_for_3_6_7_and_8_cards() -> None:
    kinds = ["red", "soy", "blue", "chili", "stink", "green", "garden", "black-eyed"]
    stews = {n: paid(f"stew {'+'.join(kinds[:n])}", "saloon-3") for n in range(1, 9)}
    assert stews == {1: 0, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 7: 3, 8: 4}


@rule("HB6", "HB6.1")
def test_saloon_4_stews_pay_for_3_5_6_7_and_8_cards() -> None:
    kinds = ["red", "soy", "blue", "chili", "stink", "green", "garden", "black-eyed"]
    stews = {n: paid(f"stew {'+'.join(kinds[:n])}", "saloon-4") for n in range(1, 9)}
    assert stews == {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 3, 7: 4, 8: 5}


@rule("HB6.1")
@pytest.mark.parametrize("price", [3, 4])
def test_a_stew_begins_on_an_empty_field_or_on_a_single_card(price: int) -> None:
    holds(f"""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    field red | field - | aside soy blue chili chili | buildings saloon-{price}
        Bert    field red | aside soy
        > Bert plant soy 1 stew
        ! B2.2
        > Anna plant soy 1
        ! B2.2
        > Anna plant soy 1 stew
        = Anna field stew red+soy
        > Anna plant blue 1
        = Anna field stew red+soy+blue
        > Anna plant chili 2 stew
        = Anna field stew red+soy+blue | field stew chili
        > Anna plant chili 2
        ! HB6.1
        > Anna plant chili 1
        = Anna field stew red+soy+blue+chili | field stew chili
    """)


@rule("HB6.1")
def test_a_field_with_two_cards_or_with_the_same_kind_becomes_no_stew() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    field red*2 | field soy | aside soy | buildings saloon-3
        > Anna plant soy 1 stew
        ! HB6.1
        > Anna plant soy 2 stew
        ! HB6.1
        > Anna plant soy 3 stew
        ! B2.2
    """)
    assert listed(position, "Anna") == {"plant soy 2", "harvest 1"}
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    field stew red+soy | field - | aside blue red | buildings saloon-3
        > Anna plant blue 1 stew
        ! HB6.1
        > Anna plant red 1
        ! HB6.1
        > Anna plant blue 1
    """)


@rule("HB6.1", "HB1.3")
def test_a_saloon_just_bought_serves_for_a_field_with_one_card() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy | field red | field blue*2 | coins green*3
        > Anna plant 1 stew
        ! B2.2
        > Anna buy saloon 3
        > Anna plant 1 stew
        = Anna field stew red+soy
    """)


@rule("R16", "HB6.1")
def test_r16_a_stew_of_one_card_is_a_stew_until_it_is_emptied() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    field stew garden | field - | aside garden garden | buildings saloon-3 goldmine-3
        > Anna plant garden 1
        ! HB6.1
        > Anna harvest 1
        = Anna coins -
        > Anna plant garden 1
        = Anna field garden
        > Anna plant garden 1
    """)


@rule("HB6.2", "R20")
def test_stew_coins_lie_under_the_saloon_and_pay_for_nothing() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field stew red+soy+blue+green+chili | coins green*2 | buildings saloon-4
        > Anna harvest 1
        = Anna field - | coins green*2 | under red soy | score 8
        = discard blue green chili
        > Anna buy tipi 1
        ! HB1.2
        > Anna buy field
        ! B9.1
    """)


@rule("HB6.2", "HB10.2")
def test_stew_coins_buy_nothing_after_the_final_harvest_either() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        Anna    field stew red+soy+blue | buildings saloon-4
        > Anna end
        = over
        = Anna under red | coins - | score 5
    """)


@rule("HB6.1")
def test_a_stew_that_cannot_be_is_refused_in_positions() -> None:
    head = "turn Anna trade\nseats Anna Bert Cleo\n"
    assert "nobody grows stews" in fault("edition bohnanza\n" + head + "Anna field stew red+soy")
    assert "do not grow together" in fault("edition high-bohn\n" + head + "Anna field stew red+soy")
    assert "do not grow together" in fault(
        "edition high-bohn\n" + head + "Anna field stew red+red | buildings saloon-3"
    )


@rule("HB6.1")
def test_a_check_says_whether_a_field_is_a_stew() -> None:
    text = """
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field stew red+soy | field blue | buildings saloon-3
        = Anna field stew red+soy
        = Anna field #2
    """
    holds(text)
    for wrong in ("field red soy", "field stew red+soy | field stew blue", "field stew red"):
        with pytest.raises(AssertionError, match=r"stew|expected"):
            holds(f"{text}    = Anna {wrong}")
