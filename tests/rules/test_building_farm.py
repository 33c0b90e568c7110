"""The farm, one card at a time (HB5): soy that joins others, three cards in phase 1, harvests of four."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault, listed, paid


@rule("HB5")
@pytest.mark.parametrize(("bean", "may"), [
    ("blue", True), ("chili", True), ("stink", True), ("green", True), ("cognac", True),
    ("black-eyed", False), ("red", False), ("garden", False),
])  # fmt: skip
def test_farm_2_soy_joins_beans_with_14_or_more_cards(bean: str, may: bool) -> None:
    position = holds(f"""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy | field {bean} | field - | buildings farm-2
    """)
    assert listed(position, "Anna") == {"harvest 1", "plant 2", *(["plant 1"] if may else [])}


@rule("HB5")
def test_farm_2_soy_counts_as_the_bean_it_joins() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy soy | field blue*3 | field red | buildings farm-2
        Bert    hand soy | field blue
        > Anna plant 2
        ! B2.2
        > Anna plant 1
        = Anna field blue*3 soy
        > Anna harvest 1
        = Anna coins blue
        = discard blue*2 soy
    """)


@rule("HB5")
def test_farm_2_soy_as_the_first_card_is_soy() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy blue | field - | field red | buildings farm-2
        > Anna plant 1
        > Anna plant 1
        ! B3.4
    """)


@rule("HB5", "R11")
def test_r11_soy_becomes_a_coin_only_when_the_others_do_not_suffice() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field stink soy*4 stink*2 | field green soy*6 | buildings farm-2
        > Anna harvest 1
        = Anna coins stink*3
        = discard soy*4
        > Anna harvest 2
        = Anna coins stink*3 green soy*3
    """)


@rule("HB5")
def test_beans_that_cannot_have_grown_together_are_refused_in_positions() -> None:
    head = "edition high-bohn\nseats Anna Bert Cleo\nturn Anna trade\n"
    assert "do not grow together" in fault(head + "Anna field blue soy")
    assert "do not grow together" in fault(head + "Anna field soy blue | buildings farm-2")
    assert "do not grow together" in fault(head + "Anna field red soy | buildings farm-2")
    holds(head + "Anna field blue soy blue | buildings farm-2")


@rule("HB5", "B3.2")
def test_farm_3_up_to_three_cards_in_phase_1() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy*4 | buildings farm-3
        > Anna plant 1
        > Anna plant 1
        = turn Anna plant
        > Anna plant 1
        = turn Anna trade
        = Anna hand soy
    """)
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy*4 | buildings farm-3
        > Anna done
        ! B3.1
        > Anna plant 1
        > Anna plant 1
        > Anna done
        = turn Anna trade
    """)


@rule("HB5", "R14")
def test_farm_4_one_coin_more_from_a_harvest_of_exactly_four() -> None:
    assert [paid(f"red*{n}", "farm-4") for n in (3, 4, 5, 6)] == [2, 3, 5, 5]
    assert [paid(f"soy*{n}", "farm-4") for n in (6, 7)] == [3, 5]
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field red*5 | field soy*7 | buildings farm-4
        > Anna harvest 1
        > Anna harvest 2
        = Anna coins red*5 soy*5
        = discard soy*2
    """)
