"""Counter offers, and what becomes of offers: withdrawn, traded, lapsed, ended (R17)."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import reason

# ------------------------------------------------------------------ counter offers


@rule("R17", "B4.6")
def test_a_counter_offer_goes_to_the_maker_and_leaves_the_first_offer_open() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red blue
        > Anna offer Bert soy for red
        > Bert counter 1 blue for soy
        = offer 1 open
        = offer 2 open
        > Cleo accept 2
        ! B4.2
        > Anna accept 2
        = Bert hand red | aside soy
        = Anna aside blue
        = offer 2 traded
        = offer 1 lapsed
    """)


@rule("R17")
def test_a_counter_offer_can_be_countered_and_taken_back() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red blue
        > Anna offer Bert soy for red
        > Bert counter 1 blue for soy+stink
        > Anna counter 2 soy for blue
        > Bert withdraw 2
        > Anna accept 2
        ! R17
        > Bert accept 3
        = Bert hand red | aside soy
    """
    assert reason(text) == "offer 2 was withdrawn"


@rule("R17", "B4.2")
def test_a_waiting_player_counters_an_offer_to_everybody_towards_its_maker() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Cleo    hand blue
        > Anna offer anyone soy for red
        > Cleo counter 1 blue for soy
        > Anna accept 2
        = Cleo aside soy
        = Anna aside blue
    """)


@rule("R17")
def test_a_counter_offer_follows_all_rules_of_offers() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red | field blue*2 | aside green
        > Anna offer Bert soy for red
        > Bert counter 1 blue for soy
        ! B4.5
        > Bert counter 1 green for soy
        ! B4.4
        > Bert counter 1 nothing for nothing
        ! R17
        > Bert counter 7 red for stink
        ! R17
    """)


# ------------------------------------------------------------------ withdrawn, traded, lapsed, ended


@rule("R17")
def test_nobody_but_the_maker_withdraws_an_offer() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red
        > Anna offer anyone soy for red
        > Bert offer Anna red for stink
        > Bert withdraw 1
        ! R17
        > Cleo withdraw 1
        ! R17
        > Anna withdraw 2
        ! R17
        = offer 1 open
        = offer 2 open
        > Anna withdraw 1
        > Bert withdraw 2
        = offer 1 withdrawn
        = offer 2 withdrawn
    """
    assert reason(text) == "only the maker may withdraw an offer or pick its taker"


@rule("R17")
@pytest.mark.parametrize(
    ("fate", "said"),
    [
        ("Anna withdraw 1", "offer 1 was withdrawn"),
        ("Bert decline 1", "offer 1 was declined"),
        ("Bert accept 1", "offer 1 was traded"),
        ("Anna accept 2", "offer 1 has lapsed"),
    ],
)
@pytest.mark.parametrize("late", ["Bert accept 1", "Bert decline 1", "Bert counter 1 red for stink", "Anna withdraw 1"])
def test_whoever_answers_late_is_told_what_became_of_the_offer(fate: str, said: str, late: str) -> None:
    text = f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand blue red
        Cleo    hand green
        > Anna offer Bert soy for blue
        > Cleo offer Anna green for soy
        > {fate}
        > {late}
        ! R17
    """
    assert reason(text) == said


@rule("R17")
def test_an_offer_that_was_never_made_is_answered_by_nobody() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand blue red
        > Bert accept 1
        ! R17
        > Bert decline 1
        ! R17
        > Anna withdraw 1
        ! R17
        > Anna take 1 Bert
        ! R17
        > Bert counter 1 red for soy
        ! R17
    """
    assert reason(text) == "there is no such offer"


@rule("R17", "B4.8")
def test_offers_end_with_the_trading_and_are_not_open_in_the_next_turn() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    soy*9
        Anna    hand chili
        Bert    hand blue red
        > Bert offer Anna red for chili
        > Anna end
        > Anna accept 1
        ! B2.1
        > Bert plant 1
        > Bert done
        = turn Bert trade
        > Anna accept 1
        ! R17
        > Bert withdraw 1
        ! R17
        = Anna hand chili soy*3
        = Bert hand red
    """
    assert reason(text) == "there is no such offer"


@rule("R17")
def test_an_offer_does_not_lapse_while_its_maker_can_keep_it() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red red
        Bert    hand blue green
        Cleo    hand chili
        > Anna offer Cleo red@2 for chili
        > Anna offer Bert red@1 for blue
        > Bert accept 2
        = offer 1 open
        = Anna hand red
        > Cleo accept 1
        = Anna hand -
    """)


@rule("R17")
def test_an_offer_stays_open_when_only_its_partner_can_no_longer_keep_it() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand blue
        > Anna offer Bert soy for blue
        > Bert offer Anna blue for stink
        > Anna accept 2
        = offer 1 open
        > Bert accept 1
        ! R17
    """)


@rule("R17")
def test_an_offer_of_several_cards_lapses_when_one_of_them_is_gone() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red blue
        > Anna offer Bert soy+red for green
        > Anna offer Cleo red for nothing
        > Cleo accept 2
        = offer 1 lapsed
        = faceup soy stink
    """)


@rule("R17")
def test_the_offers_of_a_waiting_player_lapse_too() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand red blue
        > Bert offer Anna red for soy
        > Bert offer Anna red for stink
        > Bert offer Anna blue for stink
        > Anna accept 1
        = offer 2 lapsed
        = offer 3 open
    """)
