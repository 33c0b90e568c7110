"""Phase 2, turning up, and who may trade what with whom: B4.1 to B4.5."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import Offer
from bohnhof.kernel.places import hand
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import reason


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
