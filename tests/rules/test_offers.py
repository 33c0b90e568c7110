"""How offers are made, answered, taken back and forgotten: R17 on top of B4.2 to B4.8."""

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
    assert reason(text) == "offer 2 is lapsed"


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
    assert reason(text) == "offer 1 is declined"


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
    assert reason(text) == "offer 2 is withdrawn"


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
        ("Anna withdraw 1", "offer 1 is withdrawn"),
        ("Bert decline 1", "offer 1 is declined"),
        ("Bert accept 1", "offer 1 is traded"),
        ("Anna accept 2", "offer 1 is lapsed"),
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
    with pytest.raises(Illegal, match="R17: offer 1 is traded"):
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
