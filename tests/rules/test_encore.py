"""The tip of booklet 001 for a gentler end, the encore: BH8."""

from __future__ import annotations

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, reason

# ------------------------------------------------------------------ BH8: the encore


@rule("BH8")
def test_the_encore_goes_round_from_the_left_of_the_last_active_player_who_comes_last() -> None:
    holds("""
        edition bohnanza +encore
        seats   Anna Bert Cleo
        turn    Bert trade
        exhausted 2
        draw    red
        discard soy*5
        Anna    hand blue*2
        Bert    hand stink
        Cleo    hand chili*2
        > Bert end
        = exhausted 3
        = Bert hand stink red
        = turn Cleo encore
        > Cleo plant 1
        > Cleo plant 1
        = turn Anna encore
        > Anna plant 1
        > Anna plant 1
        = turn Bert encore
        > Bert plant 1
        > Bert plant 2
        = over
        = discard #11
    """)


@rule("BH8")
def test_the_encore_is_none_one_or_two_cards() -> None:
    holds("""
        edition bohnanza +encore
        seats   Anna Bert Cleo
        turn    Cleo encore
        encores-left 2
        exhausted 3
        draw    -
        Anna    hand blue*3 | field blue*3
        Bert    hand soy*3 | field soy*3
        Cleo    hand red*3 | field red*3
        > Cleo done
        > Anna plant 1
        > Anna done
        > Bert plant 1
        > Bert plant 1
        = over
        = Anna hand blue*2 | coins blue
        = Bert hand soy | coins soy*2
        = Cleo hand red*3 | coins red*2
    """)


@rule("BH8", "B3.2")
def test_nobody_plants_a_third_card_in_the_encore() -> None:
    text = """
        edition bohnanza +encore
        seats   Anna Bert Cleo
        turn    Cleo encore
        encores-left 2
        Anna    hand blue
        Cleo    hand red*3
        > Cleo plant 1
        > Cleo plant 1
        > Cleo plant 1
        ! BH8
        = Cleo hand red | field red*2
    """
    assert reason(text) == "it is not your encore"


@rule("BH8")
def test_everybody_waits_for_the_own_encore() -> None:
    holds("""
        edition bohnanza +encore
        seats   Anna Bert Cleo
        turn    Cleo encore
        encores-left 2
        Anna    hand blue
        Bert    hand soy
        Cleo    hand red
        > Anna plant 1
        ! BH8
        > Bert done
        ! BH8
        > Cleo done
        > Cleo plant 1
        ! BH8
        = turn Anna encore
    """)


@rule("BH8")
def test_nobody_trades_in_the_encore() -> None:
    holds("""
        edition bohnanza +encore
        seats   Anna Bert Cleo
        turn    Cleo encore
        encores-left 2
        Anna    hand blue
        Cleo    hand red
        > Cleo offer Anna red for blue
        ! B2.1
        > Anna offer Cleo blue for nothing
        ! B2.1
        > Cleo end
        ! B2.1
        > Cleo keep red
        ! B2.1
        > Anna accept 1
        ! B2.1
    """)


@rule("BH8", "B3.1")
def test_the_encore_is_planted_from_the_front_of_the_hand() -> None:
    holds("""
        edition bohnanza +encore
        seats   Anna Bert Cleo
        turn    Cleo encore
        encores-left 2
        Anna    hand blue
        Cleo    hand red soy | field soy*3
        > Cleo plant soy 1
        ! B3.1
        > Cleo plant 1
        ! B2.2
        > Cleo plant 2
        > Cleo plant 1
        = Cleo field soy*4 | field red
    """)


@rule("BH8", "B7.1", "B9.1")
def test_in_the_encore_room_is_made_by_harvesting_or_buying() -> None:
    holds("""
        edition bohnanza +encore
        seats   Anna Bert Cleo
        turn    Cleo encore
        encores-left 2
        Anna    hand blue | field chili*3
        Cleo    hand red green | field soy*4 | field stink*3 | coins garden*3
        > Cleo plant 1
        ! B3.4
        > Cleo harvest 1
        > Cleo plant 1
        > Cleo buy field
        > Cleo plant 3
        = Cleo field red | field stink*3 | field green
        = turn Anna encore
        > Anna harvest 1
        = Anna coins chili
    """)


@rule("BH8")
def test_empty_hands_are_passed_over_in_the_encore() -> None:
    holds("""
        edition bohnanza +encore
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        exhausted 2
        draw    red
        Cleo    hand soy
        > Anna end
        = turn Cleo encore
        > Cleo plant 1
        = turn Anna encore
        > Anna done
        = over
    """)


@rule("BH8")
def test_the_encore_ends_when_the_rest_of_the_hands_are_empty() -> None:
    holds("""
        edition bohnanza +encore
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        exhausted 3
        draw    -
        Bert    hand soy
        > Anna end
        = turn Bert encore
        > Bert done
        = over
        = Bert hand soy
    """)


@rule("BH8")
def test_without_any_hand_card_there_is_no_encore() -> None:
    holds("""
        edition bohnanza +encore
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        exhausted 3
        draw    -
        Anna    field red*2
        > Anna end
        = over
        = Anna coins red
    """)


@rule("BH8", "B8.2")
def test_after_a_last_exhaustion_in_phase_2_the_turn_is_played_before_the_encore() -> None:
    holds("""
        edition bohnanza +encore
        seats   Anna Bert Cleo
        turn    Anna plant
        exhausted 2
        draw    red soy
        Anna    hand blue chili
        Bert    hand stink
        > Anna plant 1
        > Anna done
        = exhausted 3
        = turn Anna trade
        > Anna keep red
        > Anna offer Bert soy for nothing
        > Bert accept 1
        > Anna end
        = turn Anna aside
        > Anna plant red 2
        > Bert plant soy 1
        = turn Bert encore
        > Bert plant 2
        = turn Anna encore
        > Anna done
        = over
        = Anna hand chili
    """)


@rule("BH8", "B8.3")
def test_the_final_harvest_comes_after_the_encore() -> None:
    holds("""
        edition bohnanza +encore
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        Anna    field red*2 | field blue
        Bert    hand garden
        Cleo    field garden*2
        > Anna end
        = Anna field red*2 | field blue | coins -
        > Bert plant 1
        > Anna plant 1
        = over
        = Anna coins red*2
        = Cleo coins garden*2
        = Bert coins -
    """)


@rule("BH8")
def test_the_encore_lists_planting_and_stopping_for_the_one_whose_encore_it_is() -> None:
    position = holds("""
        edition bohnanza +encore
        seats   Anna Bert Cleo
        turn    Cleo encore
        encores-left 2
        Anna    hand blue
        Cleo    hand red | field red | field -
    """)
    assert listed(position, "Cleo") == {"plant 1", "plant 2", "done", "harvest 1"}
    assert listed(position, "Anna") == set()


@rule("BH8")
def test_without_the_variant_the_game_ends_at_once() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        Bert    hand soy
        > Anna end
        = over
        = Bert hand soy
    """)
