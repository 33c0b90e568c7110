"""Offers to everybody collect takers, and their maker picks one: R17 on top of B4.6."""

from __future__ import annotations

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import reason

# ------------------------------------------------------------------ to everybody


@rule("R17", "B4.6")
def test_an_offer_to_everybody_collects_takers_and_its_maker_picks_one() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red blue
        Cleo    hand green red
        > Anna offer anyone soy for red
        > Bert accept 1
        > Cleo accept 1
        = offer 1 open
        = Bert hand red blue
        = Cleo hand green red
        > Anna take 1 Cleo
        = offer 1 traded
        = Bert hand red blue | aside -
        = Cleo hand green | aside soy
        = Anna aside red
        = faceup stink
    """)


@rule("R17")
def test_the_maker_may_wait_for_a_better_taker_or_withdraw_all_the_same() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red blue
        > Anna offer anyone soy for red
        > Bert accept 1
        > Anna withdraw 1
        = offer 1 withdrawn
        = Bert hand red blue
        = faceup soy stink
    """)


@rule("R17")
def test_only_the_maker_picks_the_taker() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red blue
        > Anna offer anyone soy for red
        > Bert accept 1
        > Bert take 1 Bert
        ! R17
        > Cleo take 1 Bert
        ! R17
        = offer 1 open
    """
    assert reason(text) == "only the maker may withdraw an offer or pick its taker"


@rule("R17", "B4.2")
def test_the_maker_does_not_answer_the_own_offer_to_everybody() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy red
        > Anna offer anyone soy for red
        > Anna accept 1
        ! B4.2
        > Anna decline 1
        ! B4.2
        > Anna counter 1 red for soy
        ! B4.2
    """)


@rule("R17", "B4.6")
def test_nobody_is_picked_from_an_offer_to_one_player() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red
        > Anna offer Bert soy for red
        > Anna take 1 Bert
        ! B4.6
    """)


@rule("R17", "B4.7")
def test_an_offer_to_everybody_is_closed_when_everybody_has_declined_it() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Bert trade
        faceup  soy stink
        Anna    hand red
        > Bert offer anyone soy for red
        > Anna decline 1
        > Dora decline 1
        = offer 1 open
        > Cleo decline 1
        = offer 1 declined
        > Anna accept 1
        ! R17
    """
    assert reason(text) == "offer 1 was declined"


@rule("B4.7")
def test_nobody_declines_the_same_offer_twice() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        > Anna offer anyone soy for nothing
        > Bert decline 1
        > Bert decline 1
        ! B4.7
    """
    assert reason(text) == "you have declined this offer already"


@rule("R17", "B4.6")
def test_a_taker_takes_back_a_yes_by_declining() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red
        > Anna offer anyone soy for red
        > Bert accept 1
        > Bert decline 1
        > Anna take 1 Bert
        ! B4.6
        = Bert hand red
    """)


@rule("R17", "B4.6")
def test_whoever_declined_an_offer_to_everybody_may_still_agree_while_it_is_open() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red
        > Anna offer anyone soy for red
        > Bert decline 1
        > Cleo decline 1
        > Bert accept 1
        > Cleo decline 1
        ! B4.7
        > Dora decline 1
        = offer 1 open
        > Anna take 1 Bert
        = Bert aside soy
    """)


@rule("R17", "B4.7")
def test_an_offer_to_everybody_is_closed_too_when_its_only_taker_thinks_better_of_it() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  soy stink
        Bert    hand red
        > Anna offer anyone soy for red
        > Cleo decline 1
        > Bert accept 1
        = offer 1 open
        > Bert decline 1
        = offer 1 declined
    """)


@rule("R17", "B4.3")
def test_a_taker_may_choose_another_copy_as_long_as_the_maker_has_not_picked() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red blue red
        Cleo    hand green
        > Anna offer anyone soy for red
        > Bert accept 1
        > Bert accept 1 with red@3
        > Anna take 1 Bert
        = Bert hand red blue
    """)


@rule("R17")
def test_an_offer_to_everybody_may_be_a_gift() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        > Anna offer anyone soy for nothing
        > Bert accept 1
        > Dora accept 1
        > Anna take 1 Dora
        = Dora aside soy
        = Bert aside -
    """)


@rule("R17", "B4.7")
def test_everybody_may_be_asked_for_a_gift() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Cleo    hand green red
        > Anna offer anyone nothing for red
        > Bert accept 1
        ! R17
        > Cleo accept 1
        > Anna take 1 Cleo
        = Anna aside red
        = Cleo hand green
    """)


@rule("R17", "B4.6")
def test_the_word_of_a_taker_lapses_when_the_pledged_card_is_traded_away() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red
        Cleo    hand red
        > Anna offer anyone soy for red
        > Anna offer anyone stink for red
        > Bert accept 1
        > Cleo accept 1
        > Bert accept 2
        > Anna take 2 Bert
        = offer 1 open
        > Anna take 1 Bert
        ! B4.6
        > Anna take 1 Cleo
        = Anna aside red*2
    """)


@rule("R17")
def test_an_offer_to_everybody_lapses_for_good_when_one_trade_takes_its_card_and_its_pledge() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red
        Cleo    hand red
        > Anna offer anyone soy for red
        > Bert accept 1
        > Cleo accept 1
        > Anna offer Bert soy for red
        > Bert accept 2
        = offer 1 lapsed
        > Anna take 1 Cleo
        ! R17
    """)
