"""The variants and options of booklet 001: BH5 to BH9."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault, listed, reason

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


# ------------------------------------------------------------------ BH7: coins in trades


@rule("BH7")
def test_without_coin_trading_coins_are_neither_given_nor_asked_for() -> None:
    text = """
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    coins red
        Bert    hand blue | coins green
        > Anna offer Bert coin:red for blue
        ! BH7
        > Anna offer Bert soy+coin:red for nothing
        ! BH7
        > Anna offer Bert soy for coin:green
        ! BH7
        > Bert offer Anna coin:green for nothing
        ! BH7
        > Bert offer Anna blue for soy+coin:red
        ! BH7
    """
    assert reason(text) == "coins are not traded in this game"


@rule("BH7")
@pytest.mark.parametrize("edition", ["boonanza", "eleven-beans"])
def test_other_booklets_do_not_have_coin_trading(edition: str) -> None:
    assert f"{edition} has no option 'coin-trading'" in fault(
        f"edition {edition} +coin-trading\nseats Anna Bert Cleo\n"
    )


@rule("BH7")
def test_coins_go_both_ways_and_straight_to_the_coin_pile() -> None:
    holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    coins red*2
        Bert    hand blue | coins green
        > Anna offer Bert coin:red for blue
        > Bert accept 1
        = Anna coins red | aside blue
        = Bert hand - | coins green red | aside -
        > Anna offer Bert soy for coin:green
        > Bert accept 2
        = Anna coins red green | aside blue
        = Bert coins red | aside soy
    """)


@rule("BH7")
def test_beans_and_coins_may_be_mixed_on_either_side() -> None:
    holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand chili | coins red*2
        Bert    hand blue | coins green
        > Bert offer Anna blue+coin:green for soy+chili+coin:red*2
        > Anna accept 1
        = Anna hand - | coins green | aside blue
        = Bert hand - | coins red*2 | aside soy chili
    """)


@rule("BH7")
def test_coins_may_be_given_for_nothing_and_asked_for() -> None:
    holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        Anna    coins red*2
        Bert    coins green
        > Bert offer Anna coin:green for nothing
        > Anna accept 1
        = Anna coins red*2 green
        > Bert offer Anna nothing for coin:red
        > Anna accept 2
        = Anna coins red green
        = Bert coins red
    """)


@rule("BH7")
def test_a_coin_received_may_be_traded_on_at_once() -> None:
    holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        Bert    hand blue | coins green
        Cleo    hand chili
        > Bert offer Anna coin:green for nothing
        > Anna accept 1
        > Anna offer Cleo coin:green for chili
        > Cleo accept 2
        = Cleo coins green
        > Cleo offer Anna coin:green for nothing
        > Anna accept 3
        = Anna coins green | aside chili
    """)


@rule("BH7")
def test_a_coin_received_may_buy_a_field_at_once() -> None:
    holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        Anna    coins red*2
        Bert    coins green
        > Anna buy field
        ! B9.1
        > Bert offer Anna coin:green for nothing
        > Anna accept 1
        > Anna buy field
        = Anna bought | coins -
    """)


@rule("BH7")
def test_nobody_gives_more_coins_than_there_are_and_nobody_is_lent_any() -> None:
    holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        Anna    hand green | coins red
        Bert    hand blue
        > Anna offer Bert coin:red*2 for blue
        ! R17
        > Anna offer Bert coin:green for blue
        ! R17
        > Bert offer Anna blue for coin:red*2
        > Anna accept 1
        ! R17
        > Anna accept 1 with coin:red
        ! R17
    """)


@rule("BH7")
def test_a_coin_is_no_answer_to_a_wish_for_a_bean_nor_the_other_way_round() -> None:
    holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand blue | coins green
        > Anna offer Bert soy for green
        > Bert accept 1
        ! R17
        > Bert accept 1 with coin:green
        ! R17
        > Anna offer Bert soy for coin:blue
        > Bert accept 2
        ! R17
        > Bert accept 2 with blue
        ! R17
    """)


@rule("BH7", "B4.2")
def test_two_waiting_players_do_not_trade_coins_either() -> None:
    holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        Bert    coins green
        > Bert offer Cleo coin:green for nothing
        ! B4.2
    """)


@rule("BH7", "R17")
def test_an_offer_of_a_coin_lapses_when_the_coin_is_spent_on_a_field() -> None:
    text = """
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    coins red soy green chili
        Bert    hand blue
        > Anna offer Bert coin:soy for blue
        > Anna offer Bert coin:red for blue
        > Anna buy field with coin:soy+coin:green+coin:chili
        = offer 1 lapsed
        = offer 2 open
        > Bert accept 1
        ! R17
    """
    assert reason(text) == "offer 1 is lapsed"


@rule("BH7", "R17", "B4.6")
def test_the_word_of_a_taker_lapses_when_the_pledged_coin_is_spent() -> None:
    holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    coins blue*3
        > Anna offer anyone soy for coin:blue
        > Bert accept 1
        > Bert buy field
        > Anna take 1 Bert
        ! B4.6
        = offer 1 open
    """)


@rule("BH7", "BH3")
def test_coins_go_alone_but_do_not_accompany_hand_cards() -> None:
    holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand chili | coins red
        Bert    hand blue
        > Anna offer Bert coin:red+chili for blue
        ! BH3
        > Anna offer Bert coin:red+chili+soy for blue
        > Anna offer Bert coin:red for blue
        > Bert accept 2
        = Anna aside blue | hand chili
        = Bert coins red
    """)


@rule("BH7")
def test_a_trade_for_a_coin_is_listed_only_for_those_who_have_it() -> None:
    position = holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    coins blue
        Cleo    hand blue | coins green
        > Anna offer anyone soy for coin:blue
    """)
    assert listed(position, "Bert") == {"accept 1", "decline 1"}
    assert listed(position, "Cleo") == {"decline 1"}


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


# ------------------------------------------------------------------ BH9: the booklet's sentence about garden beans


@rule("BH9", "R1")
@pytest.mark.parametrize(("cards", "coins"), [(1, 0), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)])
def test_with_garden_two_garden_beans_never_pay_more_than_two(cards: int, coins: int) -> None:
    holds(f"""
        edition bohnanza +garden-two
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
        edition bohnanza +garden-two +coin-trading +encore +three-fields
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 3
        draw    -
        Anna    field garden*3 | field - | field red
        Bert    hand soy | coins blue
        > Anna harvest 1
        = Anna coins garden*2
        > Bert offer Anna coin:blue for nothing
        > Anna accept 1
        = Anna coins garden*2 blue
        > Anna end
        = turn Bert encore
    """)
