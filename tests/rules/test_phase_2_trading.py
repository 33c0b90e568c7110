"""Phase 2, turning up and trading: B4.1 to B4.10."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import Offer
from bohnhof.kernel.places import hand
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, reason


@rule("B4.1")
def test_the_two_top_cards_are_turned_up() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    soy stink blue
        Anna    hand red
        > Anna plant 1
        = turn Anna trade
        = faceup soy stink
        = draw blue
    """)


@rule("B4.1")
def test_the_turned_up_cards_belong_to_the_active_player() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand blue green
        > Bert offer Anna soy@up for red
        ! B4.3
        > Bert offer Cleo soy@up for nothing
        ! B4.2
        > Anna offer Bert soy for blue
        > Bert accept 1
        = faceup stink
        = Bert aside soy
        > Anna end
        = Anna aside blue stink
    """)


@rule("B4.2")
def test_the_active_player_offers_to_anybody_and_anybody_to_the_active_player() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Bert trade
        faceup  soy stink
        Anna    hand red
        Bert    hand blue
        Cleo    hand green
        > Bert offer Anna soy for red
        > Cleo offer Bert green for stink
        > Bert accept 2
        > Anna accept 1
        = Bert aside green red | hand blue
        = Anna aside soy
        = Cleo aside stink
    """)


@rule("B4.2", "B4.7")
def test_two_waiting_players_neither_trade_with_nor_give_to_each_other() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red
        Cleo    hand green
        > Bert offer Cleo red for green
        ! B4.2
        > Bert offer Cleo red for nothing
        ! B4.2
        > Bert offer Cleo nothing for green
        ! B4.2
        = Bert hand red | aside -
        = Cleo hand green | aside -
    """
    assert reason(text) == "only trades with the active player are allowed"


@rule("B4.2")
def test_a_waiting_player_makes_no_offer_to_everybody() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red
        > Bert offer anyone red for green
        ! B4.2
    """)


@rule("B4.2")
def test_nobody_makes_an_offer_to_oneself() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand red
        > Bert offer Bert red for nothing
        ! B4.2
        > Anna offer Anna red for soy
        ! B4.2
    """
    assert reason(text) == "an offer goes to somebody else"


@rule("B4.2")
@pytest.mark.parametrize("chair", [-1, 4, 6, 7, 99])
def test_nobody_makes_an_offer_to_an_empty_chair(chair: int) -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
    """).table
    with pytest.raises(Illegal, match=r"B4\.2: nobody sits there"):
        play(table, 0, Offer(to=chair, give=tuple(table.cards_in(hand(0)))))


@rule("B4.2")
def test_a_third_player_does_not_answer_an_offer_between_two_others() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand blue
        Bert    hand red
        Cleo    hand red blue
        > Anna offer Bert soy for red
        > Bert offer Anna red for blue
        > Cleo accept 1
        ! B4.2
        > Cleo decline 1
        ! B4.2
        > Cleo counter 1 red for soy
        ! B4.2
        > Cleo accept 2
        ! B4.2
        > Cleo counter 2 blue for red
        ! B4.2
        > Anna accept 1
        ! B4.2
        > Anna decline 1
        ! B4.2
        = offer 1 open
        = offer 2 open
    """
    assert reason(text) == "this offer is not made to you"


@rule("B4.3")
@pytest.mark.parametrize(("card", "left"), [("red", "soy blue"), ("soy", "red blue"), ("blue", "red soy")])
def test_a_card_from_the_front_the_middle_or_the_back_may_be_traded(card: str, left: str) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        Anna    hand red soy blue
        Bert    hand red soy blue
        > Anna offer Bert {card} for nothing
        > Bert accept 1
        > Bert offer Anna {card} for nothing
        > Anna accept 2
        = Anna hand {left} | aside {card}
        = Bert hand {left} | aside {card}
    """)


@rule("B4.3", "B1.2")
@pytest.mark.parametrize(("copy", "left"), [("blue@1", "soy blue"), ("blue@3", "blue soy"), ("blue", "soy blue")])
def test_the_giver_chooses_which_copy_leaves_the_hand(copy: str, left: str) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        Anna    hand blue soy blue
        Bert    hand red
        > Anna offer Bert {copy} for red
        > Bert accept 1
        = Anna hand {left}
        = Bert aside blue
    """)


@rule("B4.3", "R17", "B1.2")
@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("accept 1", "soy blue green blue"),
        ("accept 1 with blue@1", "soy blue green blue"),
        ("accept 1 with blue@3", "blue soy green blue"),
        ("accept 1 with blue@5", "blue soy blue green"),
    ],
)
def test_whoever_accepts_chooses_the_copy_too(answer: str, left: str) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  red stink
        Bert    hand blue soy blue green blue
        > Anna offer Bert red for blue
        > Bert {answer}
        = Bert hand {left} | aside red
        = Anna aside blue
    """)


@rule("B4.3")
def test_the_active_player_may_give_the_turned_up_copy_or_the_one_in_the_hand() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  red stink
        Anna    hand soy red
        Bert    hand blue green
        > Bert offer Anna blue for red
        > Anna accept 1 with red@2
        = faceup red stink
        = Anna hand soy | aside blue
        > Bert offer Anna green for red
        > Anna accept 2 with red@up
        = faceup stink
    """)


@rule("B4.3")
def test_an_answer_without_a_choice_gives_the_turned_up_copy_first() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  stink red
        Anna    hand red soy red
        Bert    hand blue
        > Bert offer Anna blue for red+red
        > Anna accept 1
        = faceup stink
        = Anna hand soy red | aside blue
        = Bert aside red*2
    """)


@rule("B4.3")
def test_both_turned_up_cards_may_go_in_one_trade() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  red red
        Bert    hand blue
        > Bert offer Anna blue for red*2
        > Anna accept 1
        = faceup -
        = Bert aside red*2
    """)


@rule("B4.3")
def test_nobody_trades_cards_of_somebody_else() -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand blue
        Cleo    coins green
    """).table
    for seat, other in ((0, 1), (1, 0)):
        with pytest.raises(Illegal, match=r"B4\.3: only your hand cards"):
            play(table, seat, Offer(to=other, give=tuple(table.cards_in(hand(other)))))
    for card in (card for card in range(1, len(table.place)) if card not in table.cards_in(hand(1))):
        with pytest.raises(Illegal, match=r"B4\.3: only your hand cards"):
            play(table, 1, Offer(to=0, give=(card,)))


@rule("B4.4")
def test_traded_cards_lie_aside_and_never_enter_the_hand() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand blue green
        > Anna offer Bert soy for blue
        > Bert accept 1
        = Anna hand red | aside blue | field - | field -
        = Bert hand green | aside soy | field - | field -
    """)


@rule("B4.4")
def test_received_cards_may_be_neither_traded_on_nor_given_away() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand blue green
        Cleo    hand chili
        > Anna offer Bert soy for blue
        > Bert accept 1
        > Anna offer Cleo blue for chili
        ! B4.4
        > Anna offer Cleo blue for nothing
        ! B4.4
        > Bert offer Anna soy for red
        ! B4.4
        > Bert offer Anna soy for nothing
        ! B4.4
        > Bert offer Anna green+soy for red
        ! B4.4
    """
    assert reason(text) == "cards set aside to be planted may not be traded on"


@rule("B4.4")
def test_a_received_card_does_not_answer_an_offer() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand green | aside red
        > Anna offer Bert soy for red
        > Bert accept 1
        ! R17
        > Bert accept 1 with red
        ! B4.4
    """)


@rule("B4.5")
def test_cards_on_fields_may_not_be_traded() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red | field blue*3 | field chili
        Bert    hand green | field garden | field red*2
        > Anna offer Bert blue for green
        ! B4.5
        > Anna offer Bert red+chili for green
        ! B4.5
        > Bert offer Anna garden for nothing
        ! B4.5
        > Anna offer Bert soy for red
        > Bert accept 1
        ! R17
        > Bert accept 1 with red
        ! B4.5
    """
    assert reason(text) == "cards on fields may not be traded"


@rule("B4.5")
@pytest.mark.parametrize("want", ["nothing", "red", "red+blue", "red+blue+blue"])
def test_the_two_sides_of_a_trade_need_not_be_of_the_same_size(want: str) -> None:
    received = want.replace("+", " ").replace("nothing", "-")
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand chili
        Bert    hand red blue*2
        > Anna offer Bert soy+chili for {want}
        > Bert accept 1
        = Anna aside {received}
        = Bert aside soy chili
    """)


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
        draw    blue*3
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
