"""Booklet 001: while turned-up cards lie there, hand cards are traded along with them (BH3, R5)."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, reason


@rule("BH3", "R5")
def test_while_a_card_is_for_sale_hand_cards_alone_are_not_traded() -> None:
    text = """
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue
        Bert    hand green
        > Anna offer Bert red for green
        ! BH3
        > Anna offer Bert red+blue for green
        ! BH3
        > Anna offer anyone red for green
        ! BH3
        = offers-made 0
    """
    assert reason(text) == "while a turned-up card is for sale, hand cards are traded only along with one"


@rule("BH3", "R5", "B4.7")
def test_while_a_card_is_for_sale_the_active_player_gives_away_hand_cards_alone() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue chili
        Bert    hand green
        > Anna offer Bert red for nothing
        > Bert accept 1
        = Bert aside red
        > Anna offer anyone blue+chili for nothing
        > Dora accept 2
        > Anna take 2 Dora
        = Dora aside blue chili
        = Anna hand -
        = faceup soy stink
    """)


@rule("BH3", "R5", "B4.7")
def test_the_active_player_may_be_asked_for_a_gift_of_hand_cards() -> None:
    position = holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue
        Bert    hand green
        > Bert offer Anna nothing for red
        > Bert offer Anna green for blue
    """)
    assert {"accept 1", "decline 1", "decline 2"} <= listed(position, "Anna")
    assert "accept 2" not in listed(position, "Anna")
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue
        > Bert offer Anna nothing for red
        > Anna accept 1
        = Bert aside red
        = Anna hand blue
    """)


@rule("BH3", "R17")
def test_the_gift_of_a_hand_card_stays_open_when_a_turned_up_card_goes() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        > Anna offer anyone red for nothing
        > Bert accept 1
        > Anna keep soy
        = offer 1 open
        > Anna take 1 Bert
        = Bert aside red
    """)


@rule("BH3", "BH7")
def test_a_hand_card_for_a_coin_is_a_trade_and_no_gift() -> None:
    holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue | coins green
        Bert    coins chili
        > Anna offer Bert red for coin:chili
        ! BH3
        > Bert offer Anna coin:chili for red
        > Anna accept 1
        ! BH3
        > Anna offer Bert red+coin:green for nothing
        > Bert accept 2
        = Bert aside red | coins chili green
    """)


@rule("BH3", "R5")
def test_hand_cards_go_along_with_one_or_both_turned_up_cards() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue chili
        Bert    hand green
        Cleo    hand garden
        > Anna offer Bert soy+red for green
        > Anna offer Cleo soy+stink+blue+chili for garden
        > Anna offer Dora red+soy for nothing
        > Bert accept 1
        = Bert aside soy red
        = Anna hand blue chili | aside green
        > Anna offer Cleo stink+blue for nothing
        > Cleo accept 4
        = Cleo aside stink blue
    """)


@rule("BH3")
def test_turned_up_cards_go_alone_at_any_time() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand green
        > Anna offer Bert soy for green
        > Bert accept 1
        > Anna offer Cleo stink for nothing
        > Cleo accept 2
        = faceup -
    """)


@rule("BH3")
def test_one_settled_card_is_not_enough_while_the_other_is_for_sale() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand green
        > Anna keep soy
        > Anna offer Bert red for green
        ! BH3
        > Anna offer Bert stink+red for green
        = offer 1 open
    """)


@rule("BH3", "R5")
@pytest.mark.parametrize(
    "settled",
    [
        ["Anna keep soy", "Anna keep stink"],
        ["Anna offer Cleo soy for nothing", "Cleo accept 1", "Anna keep stink"],
        ["Anna offer Cleo soy for chili", "Cleo accept 1", "Anna offer Dora stink for nothing", "Dora accept 2"],
        ["Anna offer Cleo soy+stink for chili", "Cleo accept 1"],
    ],
)
def test_once_both_cards_have_found_their_owner_hand_cards_are_free(settled: list[str]) -> None:
    steps = "\n".join(f"> {step}" for step in settled)
    position = holds(f"""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue
        Bert    hand green
        Cleo    hand chili
        {steps}
        > Anna offer anyone blue for nothing
        > Anna offer Bert red for green
        > Bert offer Anna green for red
    """)
    assert len(position.table.offers) == 3
    assert {"accept", "decline"} <= {action.split()[0] for action in listed(position, "Anna")}


@rule("BH3")
def test_the_active_player_accepts_no_offer_that_asks_for_hand_cards_alone() -> None:
    text = """
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue
        Bert    hand green chili
        > Bert offer Anna green for red
        = offer 1 open
        > Anna accept 1
        ! BH3
        > Bert offer Anna chili for red+soy
        > Anna accept 2
        = Bert aside red soy
        = Anna hand blue | aside chili
    """
    assert reason(text) == "while a turned-up card is for sale, hand cards are traded only along with one"


@rule("BH3")
def test_an_offer_that_asks_for_a_hand_card_can_be_accepted_later() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy
        Anna    hand red blue
        Bert    hand green chili
        > Bert offer Anna green for red
        > Anna accept 1
        ! BH3
        > Anna keep soy
        > Anna accept 1
        = Anna hand blue | aside soy green
    """)


@rule("BH3")
def test_the_turned_up_copy_answers_where_the_copy_in_the_hand_would_be_refused() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand soy
        Bert    hand green
        > Bert offer Anna green for soy
        > Anna accept 1 with soy@1
        ! BH3
        > Anna accept 1
        = faceup stink
        = Anna hand soy
    """)


@rule("BH3")
def test_the_active_player_may_receive_gifts_and_ask_for_cards_at_any_time() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand green chili
        > Bert offer Anna green for nothing
        > Anna accept 1
        > Anna offer Bert nothing for chili
        > Bert accept 2
        = Anna aside green chili
        = faceup soy stink
    """)


@rule("BH3")
def test_hand_cards_of_the_other_players_are_not_restricted() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand green chili
        > Bert offer Anna green for soy
        > Anna accept 1
        > Anna offer Bert stink for chili
        > Bert accept 2
        = Bert hand - | aside soy stink
    """)


@rule("BH3", "R17")
def test_a_hand_card_offered_along_lapses_with_the_turned_up_card() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand green
        Cleo    hand chili
        > Anna offer Bert soy+red for green
        > Anna offer Cleo soy for chili
        > Cleo accept 2
        = offer 1 lapsed
        = Anna hand red
    """)


@rule("BH3")
def test_what_the_active_player_may_not_accept_is_not_listed() -> None:
    position = holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand green chili
        > Bert offer Anna green for red
        > Bert offer Anna chili for red+soy
    """)
    assert listed(position, "Anna") == {"end", "keep soy", "keep stink", "decline 1", "decline 2", "accept 2"}


@rule("BH3")
def test_without_turned_up_cards_hand_cards_are_free() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    -
        Anna    hand blue red
        Bert    hand green
        > Anna plant 1
        > Anna done
        = faceup -
        > Anna offer Bert red for green
        > Bert accept 1
    """)


@rule("BH3")
def test_the_option_free_hand_trades_drops_the_condition() -> None:
    holds("""
        edition bohnanza +free-hand-trades
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue chili
        Bert    hand green garden
        > Anna offer Bert red for green
        > Bert accept 1
        > Anna offer Cleo blue for nothing
        > Cleo accept 2
        > Bert offer Anna garden for chili
        > Anna accept 3
        = faceup soy stink
        = Anna hand -
        > Anna keep soy
        = faceup stink
    """)
