"""The edition of booklet 000: BO1 and BO2."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault, reason


@rule("BO1")
def test_three_players_have_three_fields() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red soy
        = Anna field - | field - | field -
        = Bert field - | field - | field -
        = Cleo field - | field - | field -
        > Anna plant 3
        > Anna plant 2
        > Anna harvest 4
        ! B2.2
    """)


@rule("BO1")
@pytest.mark.parametrize("seats", ["Anna Bert Cleo Dora", "Anna Bert Cleo Dora Emil"])
def test_four_or_five_players_have_two_fields(seats: str) -> None:
    holds(f"""
        edition boonanza
        seats   {seats}
        turn    Anna plant
        Anna    hand red
        = Anna field - | field -
        = Dora field - | field -
        > Anna plant 3
        ! B2.2
        > Anna plant 2
    """)


@rule("BO1", "B9.1")
def test_no_field_is_sold() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red | coins green*9
        > Anna buy field
        ! B9.1
    """)


@rule("BO1")
@pytest.mark.parametrize("seats", ["Anna Bert", "Anna Bert Cleo Dora Emil Fay"])
def test_it_is_a_game_for_three_to_five(seats: str) -> None:
    assert "boonanza is for 3 to 5 players" in fault(f"edition boonanza\nseats {seats}\n")


@rule("BO2")
@pytest.mark.parametrize(
    ("coins", "winner"),
    [
        (("blue*3", "-", "stink*3", "-"), "Cleo"),  # the two examples of the rule
        (("-", "chili*3", "-", "green*3"), "Dora"),
        (("blue*3", "chili*3", "stink*3", "green*3"), "Dora"),
        (("blue*3", "chili*3", "-", "-"), "Bert"),
        (("blue*3", "chili*3", "stink*3", "green*2"), "Cleo"),
        (("-", "-", "-", "-"), "Dora"),
        (("blue", "-", "-", "-"), "Anna"),
        (("blue*3", "chili*2", "stink*2", "green*2"), "Anna"),
    ],
)
@pytest.mark.parametrize("last", ["Anna", "Bert", "Cleo", "Dora"])
def test_a_tie_is_won_by_the_tied_player_farthest_clockwise_from_the_start_player(
    coins: tuple[str, str, str, str], winner: str, last: str
) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    {last} trade
        exhausted 2
        draw    soy
        Anna    coins {coins[0]}
        Bert    coins {coins[1]}
        Cleo    coins {coins[2]}
        Dora    coins {coins[3]}
        > {last} end
        = over
        = winners {winner}
    """)


@rule("BO2", "R6")
def test_hand_cards_break_no_tie_and_no_win_is_shared() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    soy
        Anna    hand red*5 | coins blue*2
        Bert    coins chili*2
        > Anna end
        = winners Bert
    """)


@rule("BH2", "BH3")
def test_hand_cards_are_traded_freely_and_nothing_is_kept() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand blue
        > Anna keep soy
        ! BH2
        > Anna offer Bert red for blue
        > Bert accept 1
        = faceup soy stink
        = Anna aside blue
    """
    assert reason(text) == "turned-up cards are not kept in this game: what is not traded is planted anyway"
