"""The variants of booklet 001 for beginners, and its sentence about garden beans: BH5, BH6, BH9."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault

# ------------------------------------------------------------------ BH5 and BH6: for beginners


@rule("BH5")
def test_with_three_fields_everybody_starts_with_three_and_none_is_sold() -> None:
    holds("""
        edition bohnanza +three-fields
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red | coins green*9
        = Anna field - | field - | field -
        = Bert field - | field - | field -
        = Cleo field - | field - | field -
        > Anna buy field
        ! B9.1
        > Anna plant 3
        = Anna field - | field - | field red
    """)


@rule("BH5")
@pytest.mark.parametrize("seats", ["Anna Bert Cleo Dora", "Anna Bert Cleo Dora Emil"])
def test_three_fields_is_for_three_players(seats: str) -> None:
    said = fault(f"edition bohnanza +three-fields\nseats {seats}\n")
    assert "option three-fields of bohnanza is for 3 players" in said


@rule("BH6")
def test_with_cheap_field_the_third_field_costs_two_coins() -> None:
    holds("""
        edition bohnanza +cheap-field
        seats   Anna Bert Cleo Dora Emil
        turn    Anna plant
        Anna    hand red | coins green
        Bert    coins red soy blue
        > Anna buy field
        ! B9.1
        > Bert buy field with coin:red+coin:soy+coin:blue
        ! B9.1
        > Bert buy field with coin:blue+coin:red
        = Bert coins soy | bought
        = discard blue red
        > Bert buy field
        ! B9.1
    """)


@rule("BH6")
@pytest.mark.parametrize("seats", ["Anna Bert Cleo", "Anna Bert Cleo Dora"])
def test_cheap_field_is_for_five_players(seats: str) -> None:
    said = fault(f"edition bohnanza +cheap-field\nseats {seats}\n")
    assert "option cheap-field of bohnanza is for 5 players" in said


# ------------------------------------------------------------------ BH9: the booklet's sentence about garden beans


@rule("BH9", "R1")
@pytest.mark.parametrize(("cards", "coins"), [(1, 0), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)])
def test_garden_beans_never_pay_more_than_two(cards: int, coins: int) -> None:
    holds(f"""
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field garden*{cards}
        > Anna harvest 1
        = Anna score {coins}
        = discard #{cards - coins}
    """)


@rule("BH9", "R1")
@pytest.mark.parametrize(("cards", "coins"), [(1, 0), (2, 2), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_with_garden_three_garden_beans_pay_what_their_cards_say(cards: int, coins: int) -> None:
    holds(f"""
        edition bohnanza +garden-three
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field garden*{cards}
        > Anna harvest 1
        = Anna score {coins}
        = discard #{cards - coins}
    """)


@rule("BH9", "BH7", "BH8")
def test_variants_may_be_combined() -> None:
    holds("""
        edition bohnanza +garden-three +coin-trading +encore +three-fields
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 3
        draw    -
        Anna    field garden*3 | field - | field red
        Bert    hand soy | coins blue
        > Anna harvest 1
        = Anna coins garden*3
        > Bert offer Anna coin:blue for nothing
        > Anna accept 1
        = Anna coins garden*3 blue
        > Anna end
        = turn Bert encore
    """)
