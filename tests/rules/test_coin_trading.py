"""The variant of booklet 001 for experts, coins in trades: BH7."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault, listed, reason

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
    assert reason(text) == "offer 1 has lapsed"


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
