"""The edition of booklet 004: IS1 to IS4 and R7; IS3 is shown in test_third_field.py."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault

SEATS = {
    2: "Anna Bert",
    3: "Anna Bert Cleo",
    4: "Anna Bert Cleo Dora",
    5: "Anna Bert Cleo Dora Emil",
    6: "Anna Bert Cleo Dora Emil Fay",
    7: "Anna Bert Cleo Dora Emil Fay Gus",
}


@rule("IS1", "R7")
@pytest.mark.parametrize(
    ("players", "left_out", "in_play"),
    [
        (3, ["cocoa"], 150),
        (4, ["coffee"], 130),
        (5, ["coffee"], 130),
        (6, ["cocoa", "garden"], 144),
        (7, ["cocoa", "garden"], 144),
    ],
)
def test_with_by_players_some_beans_stay_in_the_box(players: int, left_out: list[str], in_play: int) -> None:
    rules = holds(f"edition eleven-beans +by-players\nseats {SEATS[players]}\n").table.rules
    copies = dict(zip(rules.bean_names, rules.deck_copies(), strict=True))
    assert sorted(name for name, n in copies.items() if n == 0) == left_out
    assert sum(copies.values()) == in_play
    for bean in left_out:
        assert f"there is no bean called '{bean}'" in fault(
            f"edition eleven-beans +by-players\nseats {SEATS[players]}\nturn Anna plant\nAnna hand {bean}\n"
        )


@rule("IS1", "R7")
def test_with_by_players_three_players_have_three_fields_and_none_to_buy() -> None:
    holds("""
        edition eleven-beans +by-players
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red | coins green*9
        > Anna buy field
        ! B9.1
        > Anna plant 3
        = Anna field - | field - | field red
    """)


@rule("IS1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_everybody_has_two_fields(players: int) -> None:
    holds(f"""
        edition eleven-beans
        seats   {SEATS[players]}
        turn    Anna plant
        Anna    hand red
        > Anna plant 3
        ! B2.2
        > Anna plant 2
    """)


@rule("IS1", "R7", "B8.2")
@pytest.mark.parametrize(("players", "last"), [(3, 2), (4, 3), (5, 3), (6, 3), (7, 3)])
def test_with_by_players_three_end_at_the_second_exhaustion_and_more_at_the_third(players: int, last: int) -> None:
    holds(f"""
        edition eleven-beans +by-players
        seats   {SEATS[players]}
        turn    Anna trade
        exhausted {last - 1}
        draw    red
        discard soy*9
        Bert    hand blue
        > Anna end
        = over
        = Anna hand red
        = discard soy*9
    """)
    holds(f"""
        edition eleven-beans +by-players
        seats   {SEATS[players]}
        turn    Anna trade
        exhausted {last - 2}
        draw    red
        discard soy*9
        Bert    hand blue
        > Anna end
        = exhausted {last - 1}
        = turn Bert plant
    """)


@rule("IS1", "B8.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_the_game_ends_at_the_third_exhaustion_whoever_plays(players: int) -> None:
    holds(f"""
        edition eleven-beans
        seats   {SEATS[players]}
        turn    Anna trade
        exhausted 1
        draw    red
        discard soy*9
        Bert    hand blue
        > Anna end
        = exhausted 2
        = Anna hand red soy*2
        = turn Bert plant
    """)
    holds(f"""
        edition eleven-beans
        seats   {SEATS[players]}
        turn    Anna trade
        exhausted 2
        draw    red
        discard soy*9
        Bert    hand blue
        > Anna end
        = over
        = Anna hand red
    """)


@rule("IS1", "B4.2")
def test_two_players_trade_with_each_other() -> None:
    holds("""
        edition eleven-beans
        seats   Anna Bert
        turn    Anna trade
        faceup  soy stink
        draw    cocoa coffee garden wax
        Anna    hand red
        Bert    hand blue chili
        > Anna offer Bert soy for blue
        > Bert accept 1
        > Bert offer Anna chili for red
        > Anna accept 2
        > Anna offer anyone stink for nothing
        > Bert accept 3
        > Anna take 3 Bert
        = Anna aside blue chili | hand -
        = Bert aside soy red stink | hand -
        > Anna end
        > Anna plant blue 1
        > Anna plant chili 2
        > Bert plant soy 1
        > Bert plant red 2
        > Bert plant stink 1
        ! B3.4
        > Bert harvest 2
        > Bert plant stink 2
        = Anna hand cocoa coffee garden
        = turn Bert trade
    """)


@rule("IS1", "R7")
def test_by_players_needs_three_because_its_row_for_two_is_the_duel() -> None:
    said = fault("edition eleven-beans +by-players\nseats Anna Bert\n")
    assert "option by-players of eleven-beans is for 3 to 7 players, not 2" in said


@rule("IS1")
def test_one_player_is_too_few_and_eight_are_too_many() -> None:
    assert "eleven-beans is for 2 to 7 players" in fault("edition eleven-beans\nseats Anna\n")
    assert "at most 7 can play" in fault("edition eleven-beans\nseats Anna Bert Cleo Dora Emil Fay Gus Hans\n")


@rule("IS2")
def test_a_tie_is_won_by_the_tied_player_with_most_hand_cards() -> None:
    # the example of the rule: both have 12 coins, four cards against six
    holds("""
        edition eleven-beans
        seats   Anna Bert Cleo Dora
        turn    Dora trade
        exhausted 2
        draw    red
        Anna    hand soy*4 | coins blue*12
        Bert    hand stink*6 | coins chili*12
        Cleo    hand green*9 | coins wax*11
        > Dora end
        = winners Bert
    """)


@rule("IS2")
def test_the_start_player_wins_a_tie_with_the_bigger_hand() -> None:
    holds("""
        edition eleven-beans
        seats   Anna Bert Cleo Dora
        turn    Dora trade
        exhausted 2
        draw    red
        Anna    hand soy*2 | coins blue*2
        Bert    hand stink | coins chili*2
        > Dora end
        = winners Anna
    """)


@rule("IS2", "R6")
def test_tied_players_with_equal_hands_share_the_win() -> None:
    holds("""
        edition eleven-beans
        seats   Anna Bert Cleo Dora
        turn    Dora trade
        exhausted 2
        draw    red
        Anna    hand soy*4 | coins blue*3
        Bert    hand stink*6 | coins chili*3
        Cleo    hand green*6 | coins wax*3
        Dora    hand garden*6 | coins soy*2
        > Dora end
        = winners Bert Cleo
    """)


@rule("IS2")
def test_the_last_cards_drawn_count_as_hand_cards() -> None:
    holds("""
        edition eleven-beans
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        exhausted 2
        draw    red*2
        Anna    coins blue*3
        Bert    hand stink | coins chili*3
        > Anna end
        = winners Anna
    """)


@rule("IS2")
def test_hand_cards_do_not_outweigh_coins() -> None:
    holds("""
        edition eleven-beans
        seats   Anna Bert Cleo Dora
        turn    Dora trade
        exhausted 2
        draw    red
        Anna    hand soy*9 | coins blue*3
        Bert    coins chili*4
        > Dora end
        = winners Bert
    """)


@rule("IS4", "B8.2")
def test_the_last_card_left_is_turned_up_alone() -> None:
    holds("""
        edition eleven-beans
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        exhausted 2
        draw    red
        discard soy*4
        Anna    hand blue
        > Anna plant 1
        = faceup red
        = discard soy*4
        = draw -
        = turn Anna trade
        > Anna end
        > Anna plant red 2
        = over
    """)


@rule("IS4", "B8.1")
def test_at_an_earlier_exhaustion_the_second_card_comes_from_the_shuffled_discards() -> None:
    holds("""
        edition eleven-beans
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        exhausted 1
        draw    red
        discard soy*4
        Anna    hand blue
        > Anna plant 1
        > Anna done
        = faceup red soy
        = draw soy*3
        = exhausted 2
    """)


@rule("IS4", "R10")
def test_at_an_earlier_exhaustion_without_discards_the_card_stays_alone_and_the_game_goes_on() -> None:
    holds("""
        edition eleven-beans
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    red
        Anna    hand blue
        Bert    hand soy
        > Anna plant 1
        > Anna done
        = faceup red
        = exhausted 1
        > Anna end
        > Anna plant red 2
        > Anna done
        = turn Bert plant
    """)


@rule("BH2", "BH3")
def test_trading_is_as_free_as_in_the_base_game() -> None:
    holds("""
        edition eleven-beans
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
    """)
