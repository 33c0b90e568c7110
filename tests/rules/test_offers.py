"""How offers are made, several at once, and what is listed of them: R17 on top of B4.2 to B4.8."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import Offer
from bohnhof.kernel.codes import ACCEPT, BUY_FIELD, DECLINE, TAKE, code
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import FACEUP, hand
from bohnhof.kernel.play import play, play_code
from bohnhof.kernel.refusal import Illegal
from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, reason, seen_by

# ------------------------------------------------------------------ what an offer names


@rule("R17")
def test_an_offer_names_at_least_one_card_or_kind() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        > Anna offer Bert nothing for nothing
        ! R17
        > Anna offer anyone nothing for nothing
        ! R17
    """
    assert reason(text) == "an offer names at least one card to give or one kind wanted"


@rule("R17")
def test_an_offer_names_cards_that_its_maker_has_and_each_of_them_once() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue
        Bert    hand green
        > Anna offer Bert chili for green
        ! R17
        > Anna offer Bert red+red for green
        ! R17
        > Anna offer Bert red@1+red@1 for green
        ! R17
        > Anna offer Bert red+blue+soy for green
        = offer 1 open
    """
    assert reason(text) == "an offer names cards that you have, each of them once"


@rule("R17")
def test_an_offer_names_no_card_that_does_not_exist() -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
    """).table
    for number in (-1, 0, len(table.place), 9999):
        with pytest.raises(Illegal, match="R17: an offer names cards that you have"):
            play(table, 0, Offer(to=1, give=(number,)))
    with pytest.raises(Illegal, match="R17: an offer names cards that you have"):
        play(table, 0, Offer(to=1, give=(1,) * len(table.place)))


@rule("R17")
def test_an_offer_asks_for_kinds_of_bean_that_are_in_this_game() -> None:
    table = holds("""
        edition bohnanza-plus +coin-trading
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
    """).table
    wax = table.rules.bean_names.index("wax")  # stays in the box with four players
    for kind in (-1, wax, 11, 99):
        with pytest.raises(Illegal, match="R17: an offer asks for kinds of bean that are in this game"):
            play(table, 0, Offer(to=1, give=tuple(table.cards_in(FACEUP)), want=(kind,)))
        with pytest.raises(Illegal, match="R17: an offer asks for kinds of bean that are in this game"):
            play(table, 0, Offer(to=1, give=tuple(table.cards_in(FACEUP)), want_coins=(kind,)))


@rule("R17")
def test_an_offer_asks_for_no_more_cards_than_there_are() -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
    """).table
    blue = table.rules.bean_names.index("blue")
    with pytest.raises(Illegal, match="R17: an offer asks for kinds of bean that are in this game"):
        play(table, 0, Offer(to=1, want=(blue,) * 105))


@rule("R17")
def test_an_offer_may_ask_for_what_nobody_seems_to_have() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand blue
        > Anna offer Bert soy for garden
        = offer 1 open
        > Bert accept 1
        ! R17
    """
    assert reason(text) == "you do not have what this offer asks for"


@rule("R17")
def test_an_answer_needs_as_many_copies_as_the_offer_asks_for() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand blue red
        Cleo    hand blue red blue
        > Anna offer Bert soy for blue*2
        > Bert accept 1
        ! R17
        > Anna offer Cleo stink for blue*2
        > Cleo accept 2
        = Cleo hand red | aside stink
        = Anna aside blue*2
    """)


@rule("R17")
@pytest.mark.parametrize("goods", ["green", "blue", "blue+red+green", "blue@1+blue@3", "nothing"])
def test_an_answer_hands_over_exactly_what_the_offer_asks_for(goods: str) -> None:
    text = f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand blue red blue green
        > Anna offer Bert soy for blue+red
        > Bert accept 1 with {goods}
        ! R17
        = Bert hand blue red blue green
    """
    assert reason(text) == "these cards are not what the offer asks for"


@rule("R17")
def test_an_answer_names_each_card_once() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand blue red blue
        > Anna offer Bert soy for blue*2
        > Bert accept 1 with blue@3+blue@3
        ! R17
        > Bert accept 1 with garden
        ! R17
    """
    assert reason(text) == "an offer names cards that you have, each of them once"


@rule("R17", "B4.3")
def test_an_answer_may_name_the_copies_in_any_order() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand blue red blue green blue red
        > Anna offer Bert soy for red+blue+blue
        > Bert accept 1 with blue@5+red@2+blue@1
        = Bert hand blue green red | aside soy
        = Anna aside red blue*2
    """)


@rule("R17", "R15")
def test_the_cards_named_in_an_offer_become_known_to_everybody() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue green
        Bert    hand chili chili
        > Anna offer Bert blue for garden
        > Bert decline 1
    """)
    assert seen_by(position, "Anna")["Anna"] == "hand red blue green | field - | field -"
    for other in ("Bert", "Cleo", "Dora", None):
        assert seen_by(position, other)["Anna"] == "hand ? blue ? | field - | field -"
    assert seen_by(position, "Cleo")["Bert"] == "hand ?*2 | field - | field -"


@rule("R17", "R15")
def test_the_copies_a_taker_would_hand_over_become_known_to_everybody() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red blue red
        > Anna offer anyone soy for red
        > Bert accept 1 with red@3
    """)
    for other in ("Anna", "Cleo", None):
        assert seen_by(position, other)["Bert"] == "hand ?*2 red | field - | field -"


@rule("R17", "R15")
def test_a_refused_offer_shows_nothing() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red blue
        > Bert offer Cleo red for nothing
        ! B4.2
        > Bert offer Anna red+green for nothing
        ! R17
        = offers-made 0
    """)
    assert seen_by(position, "Anna")["Bert"] == "hand ?*2 | field - | field -"


# ------------------------------------------------------------------ several at once


@rule("R17", "B4.2")
def test_several_offers_lie_open_at_once_and_are_answered_in_any_order() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue
        Bert    hand green
        Cleo    hand chili garden
        > Anna offer Bert soy for green
        > Anna offer Cleo stink for chili
        > Cleo offer Anna garden for red
        > Anna offer Dora blue for nothing
        = offer 1 open
        = offer 2 open
        = offer 3 open
        = offer 4 open
        > Dora accept 4
        > Anna accept 3
        > Bert accept 1
        = offer 2 open
        > Cleo accept 2
        = Anna hand - | aside garden green chili
        = Cleo hand - | aside red stink
    """)


@rule("R17")
def test_offers_are_numbered_through_the_whole_game() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    soy*9
        Bert    hand green red
        > Bert offer Anna green for nothing
        > Bert withdraw 1
        > Anna end
        > Bert plant 1
        > Bert done
        = offers-made 1
        > Bert offer Anna red for nothing
        = offer 2 open
    """)


@rule("R17")
def test_the_same_card_may_be_offered_twice_and_the_other_offer_lapses_when_it_is_traded() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand green
        Cleo    hand chili
        > Anna offer Bert soy for green
        > Anna offer Cleo soy for chili
        > Anna offer Cleo stink for chili
        > Bert accept 1
        = offer 1 traded
        = offer 2 lapsed
        = offer 3 open
        > Cleo accept 2
        ! R17
        = Cleo hand chili | aside -
    """
    assert reason(text) == "offer 2 has lapsed"


# ------------------------------------------------------------------ what is listed


@rule("R17", "B4.2")
def test_the_answers_to_an_offer_are_listed_for_those_it_is_made_to() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand blue
        Cleo    hand green
        Dora    hand blue
        > Anna offer Bert soy for blue
        > Anna offer Bert soy for green
        > Cleo offer Anna green for red+stink
        > Anna offer anyone stink for blue
        > Dora accept 4
        > Cleo decline 4
    """)
    assert listed(position, "Anna") == {
        "end",
        "withdraw 1",
        "withdraw 2",
        "withdraw 4",
        "accept 3",
        "decline 3",
        "take 4 Dora",
    }
    assert listed(position, "Bert") == {"accept 1", "decline 1", "decline 2", "accept 4", "decline 4"}
    assert listed(position, "Cleo") == {"withdraw 3"}
    assert listed(position, "Dora") == {"decline 4"}


@rule("R17")
def test_agreeing_is_listed_only_for_those_who_have_every_copy_asked_for() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy blue
        Anna    hand red blue
        Bert    hand blue green
        Cleo    hand blue green blue
        Dora    hand blue blue
        > Anna offer anyone soy for blue+green+blue
        > Bert offer Anna green for blue*2
        > Cleo offer Anna green for blue*3
    """)
    assert listed(position, "Bert") == {"decline 1", "withdraw 2"}
    assert listed(position, "Cleo") == {"accept 1", "decline 1", "withdraw 3"}
    assert listed(position, "Dora") == {"decline 1"}
    assert listed(position, "Anna") == {"end", "withdraw 1", "accept 2", "decline 2", "decline 3"}


@rule("R17")
def test_listed_answers_may_be_played_as_they_are_listed() -> None:
    table = holds("""
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        Bert    hand blue | coins chili*3
        Cleo    hand green
        > Anna offer Bert soy for blue
        > Anna offer anyone stink for green
        > Anna offer Cleo stink for red
    """).table
    play_code(table, 1, code(BUY_FIELD, 0, 0))
    assert table.has_field(1, 2)
    play_code(table, 2, code(DECLINE, 3, 0))
    play_code(table, 2, code(ACCEPT, 2, 0))
    play_code(table, 0, code(TAKE, 2, 2))
    play_code(table, 1, code(ACCEPT, 1, 0))
    assert table.count[FACEUP] == 0
    assert table.count[hand(1)] == table.count[hand(2)] == 0
    with pytest.raises(Illegal, match="R17: offer 1 was traded"):
        play_code(table, 1, code(ACCEPT, 1, 0))


@rule("B4.2")
def test_nobody_acts_from_a_seat_that_is_not_at_the_table() -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  soy stink
    """).table
    for seat in (-1, 3, 7):
        with pytest.raises(BadInput, match=f"nobody sits on seat {seat}"):
            play(table, seat, Offer(to=0, give=(1,)))
