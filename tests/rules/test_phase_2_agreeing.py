"""Phase 2, agreeing, giving, and the end of the trading: B4.6 to B4.10."""

from __future__ import annotations

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, reason


@rule("B4.6")
def test_making_an_offer_moves_nothing() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue
        Bert    hand green chili
        > Anna offer Bert soy+blue for chili
        = faceup soy stink
        = Anna hand red blue | aside -
        = Bert hand green chili | aside -
    """)


@rule("B4.6")
def test_a_deal_that_falls_through_leaves_every_hand_as_it_was() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue red
        Bert    hand green chili green
        > Anna offer Bert soy+blue for chili
        > Bert decline 1
        = offer 1 declined
        > Bert offer Anna chili for blue
        > Bert withdraw 2
        = offer 2 withdrawn
        = faceup soy stink
        = Anna hand red blue red | aside -
        = Bert hand green chili green | aside -
    """)


@rule("B4.6")
def test_nothing_moves_before_the_maker_picks_a_taker_who_agreed() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand green chili
        Cleo    hand chili
        > Anna offer anyone soy for chili
        > Anna take 1 Cleo
        ! B4.6
        > Bert accept 1
        = faceup soy stink
        = Bert hand green chili
        > Anna take 1 Cleo
        ! B4.6
    """
    assert reason(text) == "this player has not agreed to the offer"


@rule("B4.7")
def test_a_gift_changes_owner_only_when_it_is_accepted() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand blue
        > Anna offer Bert soy for nothing
        = faceup soy stink
        > Bert accept 1
        = faceup stink
        = Bert aside soy | hand blue
    """)


@rule("B4.7")
def test_a_refused_gift_stays_where_it_was() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand green blue green
        > Anna offer Bert soy+red for nothing
        > Bert decline 1
        = faceup soy stink
        = Anna hand red
        > Bert offer Anna blue for nothing
        > Anna decline 2
        = Bert hand green blue green
        = Anna aside -
    """)


@rule("B4.7")
def test_the_active_player_gives_hand_cards_and_turned_up_cards_to_anybody() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue
        > Anna offer Bert soy for nothing
        > Anna offer Cleo red for nothing
        > Anna offer Dora stink+blue for nothing
        > Dora accept 3
        > Cleo accept 2
        > Bert accept 1
        = Bert aside soy
        = Cleo aside red
        = Dora aside stink blue
        = Anna hand - | aside -
    """)


@rule("B4.7")
def test_a_waiting_player_gives_hand_cards_to_the_active_player_only() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Cleo trade
        faceup  soy stink
        Anna    hand red blue | field green*2 | coins chili
        > Anna offer Bert red for nothing
        ! B4.2
        > Anna offer Cleo green for nothing
        ! B4.5
        > Anna offer Cleo stink@up for nothing
        ! B4.3
        > Anna offer Cleo blue for nothing
        > Cleo accept 1
        = Cleo aside blue
        = Anna hand red
    """)


@rule("B4.7")
def test_a_card_may_be_asked_for_as_a_gift() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand blue green
        > Anna offer Bert nothing for green
        > Bert accept 1
        = Anna aside green
        > Bert offer Anna nothing for stink
        > Anna accept 2
        = Bert aside stink
        > Bert offer Anna nothing for red
        > Anna decline 3
        = Anna hand red
    """)


@rule("B4.8")
def test_trading_goes_on_with_hand_cards_after_the_turned_up_cards_are_gone() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red chili
        Bert    hand blue green
        > Anna offer Bert soy+stink for blue
        > Bert accept 1
        = faceup -
        = turn Anna trade
        > Anna offer Bert red for green
        > Bert accept 2
        = Anna aside blue green
        = Bert aside soy stink red
        = turn Anna trade
    """)


@rule("B4.8")
def test_only_the_active_player_ends_the_trading() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        > Bert end
        ! B4.8
        > Dora end
        ! B4.8
        = turn Anna trade
        > Anna end
        = turn Anna aside
    """
    assert reason(text) == "only the active player ends the trading"


@rule("B4.8")
def test_the_active_player_may_end_the_trading_at_once_although_offers_are_open() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand blue
        > Bert offer Anna blue for soy
        > Anna end
        = Anna aside soy stink
        = Bert hand blue
    """)


@rule("B4.9")
def test_turned_up_cards_are_not_planted_before_phase_3_even_if_they_fit() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    field soy*2 | field -
        Bert    field stink*2
        > Anna plant soy 1
        ! B2.1
        > Anna offer Bert stink for nothing
        > Bert accept 1
        > Bert plant stink 1
        ! B2.1
        > Anna end
        > Bert plant stink 1
        > Anna plant soy 1
        = Anna field soy*3
        = Bert field stink*3
    """)


@rule("B4.9")
def test_turned_up_cards_nobody_took_are_planted_by_the_active_player() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        draw    blue*4
        Anna    hand red
        Bert    hand red
        > Anna end
        = faceup -
        = Anna hand red | aside soy stink
        = discard -
        > Anna plant soy 1
        > Anna plant stink 2
        = Anna hand red blue*3 | field soy | field stink
        = discard -
    """)


@rule("B4.10")
def test_whoever_took_a_gift_last_turn_owes_nothing_for_it() -> None:
    # Bert gives Anna a red bean "for your next soy bean". In his turn she keeps it, and nothing makes her give it.
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    soy*9
        Anna    hand soy
        Bert    hand green red
        > Bert offer Anna red for nothing
        > Anna accept 1
        > Anna end
        > Anna plant red 1
        = turn Bert plant
        > Bert plant 1
        > Bert offer Anna nothing for soy
    """)
    assert listed(position, "Anna") == {"accept 2", "decline 2", "harvest 1"}
    assert listed(position, "Bert") == {"withdraw 2", "end", "harvest 1"}
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Bert trade
        faceup  soy*2
        Anna    hand soy | field red
        offer   2 Bert Anna nothing for soy
        > Anna decline 2
        = Anna hand soy
        > Bert end
        = turn Bert aside
    """)


@rule("B4.2", "B4.8")
def test_phase_2_lists_its_end_for_the_active_player_only() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand blue
    """)
    assert listed(position, "Anna") == {"end"}
    assert listed(position, "Bert") == set()
