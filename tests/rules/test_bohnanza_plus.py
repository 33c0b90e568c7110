"""The expansion set of booklet 001: EX1 and EX2."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault

SEATS = {
    3: "Anna Bert Cleo",
    4: "Anna Bert Cleo Dora",
    5: "Anna Bert Cleo Dora Emil",
    6: "Anna Bert Cleo Dora Emil Fay",
    7: "Anna Bert Cleo Dora Emil Fay Gus",
}


@rule("EX1")
@pytest.mark.parametrize(
    ("players", "left_out", "in_play"),
    [
        (3, ["cocoa"], 150),
        (4, ["wax"], 132),
        (5, ["wax"], 132),
        (6, ["cocoa", "garden"], 144),
        (7, ["cocoa", "garden"], 144),
    ],
)
def test_some_beans_stay_in_the_box(players: int, left_out: list[str], in_play: int) -> None:
    rules = holds(f"edition bohnanza-plus\nseats {SEATS[players]}\n").table.rules
    copies = dict(zip(rules.bean_names, rules.deck_copies(), strict=True))
    assert sorted(name for name, n in copies.items() if n == 0) == left_out
    assert sum(copies.values()) == in_play
    for bean in left_out:
        assert f"there is no bean called '{bean}'" in fault(
            f"edition bohnanza-plus\nseats {SEATS[players]}\nturn Anna plant\nAnna hand {bean}\n"
        )


@rule("EX1")
def test_three_players_have_a_third_field_for_free() -> None:
    holds("""
        edition bohnanza-plus
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red | coins green*9
        = Anna field - | field - | field -
        = Cleo field - | field - | field -
        > Anna buy field
        ! B9.1
        > Anna plant 3
    """)


@rule("EX1")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_more_players_have_two_fields(players: int) -> None:
    holds(f"""
        edition bohnanza-plus
        seats   {SEATS[players]}
        turn    Anna plant
        Anna    hand red
        > Anna plant 3
        ! B2.2
        > Anna plant 2
    """)


@rule("EX1", "B8.2")
def test_with_three_players_the_second_exhaustion_ends_the_game() -> None:
    holds("""
        edition bohnanza-plus
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 1
        draw    red
        discard soy*5
        Anna    hand wax
        Bert    hand blue
        > Anna end
        = over
        = exhausted 2
        = Anna hand wax red
        = discard soy*5
    """)


@rule("EX1", "B8.2")
def test_with_three_players_a_second_exhaustion_in_phase_2_still_leaves_phases_2_and_3() -> None:
    holds("""
        edition bohnanza-plus
        seats   Anna Bert Cleo
        turn    Anna plant
        exhausted 1
        draw    red
        discard soy*5
        Anna    hand wax coffee
        > Anna plant 1
        > Anna done
        = turn Anna trade
        = faceup red
        = exhausted 2
        > Anna end
        > Anna plant red 2
        = over
        = Anna hand coffee
    """)


@rule("EX1", "B8.2")
def test_with_three_players_the_first_exhaustion_does_not_end_the_game() -> None:
    holds("""
        edition bohnanza-plus
        seats   Anna Bert Cleo
        turn    Anna trade
        draw    red
        discard soy*5
        Bert    hand blue
        > Anna end
        = Anna hand red soy*2
        = exhausted 1
        = turn Bert plant
    """)


@rule("EX1", "B8.2")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_with_more_players_the_third_exhaustion_ends_it(players: int) -> None:
    holds(f"""
        edition bohnanza-plus
        seats   {SEATS[players]}
        turn    Anna trade
        exhausted 1
        draw    red
        discard soy*9
        Bert    hand blue
        > Anna end
        = exhausted 2
        = turn Bert plant
    """)
    holds(f"""
        edition bohnanza-plus
        seats   {SEATS[players]}
        turn    Anna trade
        exhausted 2
        draw    red
        discard soy*9
        Bert    hand blue
        > Anna end
        = over
    """)


@rule("EX1", "B8.1")
def test_with_six_players_the_fourth_card_owed_comes_from_the_shuffled_discards() -> None:
    holds("""
        edition bohnanza-plus
        seats   Anna Bert Cleo Dora Emil Fay
        turn    Anna trade
        draw    red*3
        discard soy*5
        Bert    hand blue
        > Anna end
        = Anna hand red*3 soy
        = draw soy*4
    """)


@rule("EX2", "BH2", "BH3", "R5")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_cards_are_kept_and_hand_cards_go_along_as_in_bohnanza(players: int) -> None:
    holds(f"""
        edition bohnanza-plus
        seats   {SEATS[players]}
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand blue
        > Anna offer Bert red for blue
        ! BH3
        > Anna keep soy
        > Anna offer Bert red for blue
        ! BH3
        > Anna keep stink
        > Anna offer Bert red for blue
        > Bert accept 1
        = Anna aside soy stink blue
    """)


@rule("EX2", "BH4", "R6")
def test_tied_players_share_the_win_as_in_bohnanza() -> None:
    holds("""
        edition bohnanza-plus
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 1
        draw    red
        Anna    hand soy*3 | coins coffee*4
        Bert    coins wax*2
        Cleo    coins wax*4
        > Anna end
        = winners Anna Cleo
    """)


@rule("EX2", "R4")
def test_the_payer_chooses_the_coins_as_in_bohnanza() -> None:
    holds("""
        edition bohnanza-plus
        seats   Anna Bert Cleo Dora Emil Fay
        turn    Anna trade
        Anna    coins coffee wax red
        > Anna buy field with coin:coffee+coin:wax
        = Anna coins red | bought
        = discard coffee wax
    """)


@rule("EX2", "BH6", "BH7", "BH8", "BH9")
def test_the_variants_of_bohnanza_can_be_used() -> None:
    holds("""
        edition bohnanza-plus +cheap-field +coin-trading +encore +garden-three +free-hand-trades
        seats   Anna Bert Cleo Dora Emil
        turn    Anna trade
        faceup  cocoa
        exhausted 3
        draw    -
        Anna    hand coffee | coins red*3
        Bert    hand blue soy | field garden*3
        > Anna offer Bert coffee+coin:red for blue
        > Bert accept 1
        > Anna buy field
        = Anna coins - | bought
        > Bert harvest 1
        = Bert coins red garden*3
        > Anna end
        > Anna plant cocoa 1
        > Anna plant blue 2
        > Bert plant coffee 1
        = turn Bert encore
    """)


@rule("EX1", "BH6")
def test_with_six_players_a_field_costs_two_coins_without_any_variant() -> None:
    holds("""
        edition bohnanza-plus
        seats   Anna Bert Cleo Dora Emil Fay
        turn    Anna trade
        Anna    coins red*2
        > Anna buy field
        = Anna coins - | bought
    """)


@rule("EX2", "BH9")
def test_without_garden_beans_there_is_no_option_about_them() -> None:
    said = fault("edition bohnanza-plus +garden-three\nseats Anna Bert Cleo Dora Emil Fay\n")
    assert "option garden-three of bohnanza-plus is for 3 to 5 players, not 6" in said
