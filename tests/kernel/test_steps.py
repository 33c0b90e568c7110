"""Steps: who is asked, and what there is to choose, in drawn positions."""

from __future__ import annotations

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.kernel.arrays import to_list
from bohnhof.kernel.codes import END_TRADING
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.edition import SetUp
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.layout import Layout
from bohnhof.kernel.learn.steps import Steps
from bohnhof.kernel.places import ANYONE, aside, hand
from bohnhof.kernel.rules import Rules
from tests.kernel.choosing import at, choose, said

MARKET = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Bert trade
    faceup  stink red
    Anna    hand red garden | field stink*2
    Bert    hand chili soy soy blue | field red*3 | field blue
    Cleo    hand red
    Dora    hand blue
"""
OTHERS_WAIT = ["wait"] * 3


def beans(steps: Steps, place: int) -> list[str]:
    return [steps.table.rules.bean_names[bean] for bean in steps.table.beans_in(place)]


# ------------------------------------------------------------------ who is asked


def test_the_active_seat_is_asked_first_and_who_waits_passes_the_question_on() -> None:
    steps = at(MARKET)
    asked = []
    while steps.table.now.trades:
        asked.append(steps.seat)
        choose(steps, "wait")
    assert asked == [1, 2, 3, 0]


def test_when_all_wait_the_trading_ends() -> None:
    steps = at(MARKET)
    choose(steps, "wait", *OTHERS_WAIT)
    assert steps.table.now.name == "aside"
    assert beans(steps, aside(1)) == ["stink", "red"]
    assert steps.seat == 1


def test_after_every_change_the_active_seat_is_asked_again() -> None:
    steps = at(MARKET)
    choose(steps, "wait", "wait", "wait", "harvest field 1")
    assert steps.seat == 1
    assert steps.table.now.trades


def test_out_of_turn_nobody_is_asked_about_planting_from_the_hand() -> None:
    steps = at("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Bert plant
        Anna    hand red | field blue*3
        Bert    hand soy soy soy | field blue | field chili
        Cleo    hand red
    """)
    assert said(steps) == ["harvest field 1", "harvest field 2", "plant soy on field 3"]
    choose(steps, "plant soy on field 3")
    assert steps.seat == 1
    assert "plant no further card" in said(steps)
    assert "wait" not in said(steps)
    choose(steps, "plant no further card")
    assert steps.table.now.trades


def test_everybody_with_cards_lying_aside_has_to_plant_them_in_turn() -> None:
    steps = at("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Bert aside
        Anna    field stink | field blue | field chili | aside red
        Bert    hand soy | field soy*3
        Cleo    field soy | aside red red blue
    """)
    assert steps.seat == 2
    assert said(steps) == [
        "harvest field 1",
        "plant blue on field 2",
        "plant blue on field 3",
        "plant red on field 2",
        "plant red on field 3",
    ]
    choose(steps, "plant red on field 2", "plant red on field 2", "plant blue on field 3")
    assert steps.seat == 0
    assert said(steps) == ["harvest field 1", "harvest field 2", "harvest field 3"]
    choose(steps, "harvest field 2", "plant red on field 2")
    assert steps.table.now.trades, "Cleo has no hand card to plant"


def test_who_is_out_of_words_is_asked_only_about_offers_of_others() -> None:
    steps = at(MARKET, offers_per_turn=0)
    assert said(steps) == ["wait", "end the trading", "harvest field 1"]
    choose(steps, "wait")
    assert not steps.table.now.trades
    steps = at(MARKET + "    > Bert offer Dora soy for nothing", offers_per_turn=0)
    choose(steps, "wait")
    assert steps.seat == 3
    assert said(steps) == ["wait", "accept offer 1", "decline offer 1"]


def test_the_encore_goes_round_and_then_nobody_is_asked() -> None:
    steps = at("""
        edition bohnanza +encore
        seats   Anna Bert Cleo
        turn    Cleo encore
        encores-left 2
        exhausted 3
        draw    -
        Anna    hand blue*3
        Cleo    hand red
    """)
    choose(steps, "plant red on field 1")
    assert steps.seat == 0
    choose(steps, "plant no further card")
    assert steps.is_over
    assert steps.table.is_over
    assert steps.choices() == []


def test_a_field_is_bought_whenever_a_seat_is_asked() -> None:
    steps = at("""
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Anna trade
        Bert    coins green*3
    """)
    choose(steps, "wait", "buy a field")
    assert steps.table.fields(1) == [0, 1, 2]


# ---------------------------------------------------------------- building offers


def test_an_offer_is_built_from_partner_gifts_and_wishes() -> None:
    steps = at(MARKET)
    choose(steps, "begin an offer to seat +1", "give red", "give soy", "want blue", "want red", "make the offer")
    (offer,) = steps.table.offers
    up, first_soy = steps.table.cards_in(3)[1], steps.table.cards_in(hand(1))[1]
    names = steps.table.rules.bean_names
    assert (offer.maker, offer.to, offer.give) == (1, 2, [up, first_soy])
    assert [names[bean] for bean in offer.want] == ["blue", "red"]
    assert steps.seat == 1


def test_nothing_else_can_be_done_while_an_offer_is_built() -> None:
    steps = at(MARKET)
    choose(steps, "begin an offer to anyone")
    wishes = [f"want {name}" for name in steps.table.rules.bean_names]
    assert set(said(steps)) == {
        "give stink", "give red", "give chili", "give soy", "give blue", *wishes, "drop the offer",
    }  # fmt: skip
    choose(steps, "give soy", "give soy")
    assert "give soy" not in said(steps), "both are given already"
    choose(steps, "give blue")
    assert set(said(steps)) == {*wishes, "make the offer", "drop the offer"}, "three cards are enough"
    choose(steps, "want red", "want red", "want red")
    assert set(said(steps)) == {"make the offer", "drop the offer"}, "and so are three kinds"


def test_after_the_first_wish_nothing_more_is_given() -> None:
    steps = at(MARKET)
    choose(steps, "begin an offer to anyone", "want red")
    assert not [words for words in said(steps) if words.startswith("give")]


def test_a_dropped_offer_leaves_nothing_behind_but_counts() -> None:
    steps = at(MARKET, offers_per_turn=2)
    choose(steps, "begin an offer to anyone", "give soy", "drop the offer")
    assert steps.seat == 1
    assert steps.table.offers == []
    choose(steps, "begin an offer to seat +3", "want red", "make the offer")
    assert steps.table.offers[0].give == []
    assert not [words for words in said(steps) if words.startswith("begin")]


def test_the_last_offer_of_a_turn_can_be_finished_and_the_next_turn_begins_anew() -> None:
    steps = at(MARKET, offers_per_turn=1)
    choose(steps, "wait", "begin an offer to seat +3", "give red", "make the offer")
    assert steps.table.offers[0].to == 1
    assert [steps.begun[i] for i in range(4)] == [0, 0, 1, 0]
    while steps.table.turn == 1:
        steps.step(steps.choices()[-1] if not steps.table.now.trades else steps.layout.first[END_TRADING])
    assert [steps.begun[i] for i in range(4)] == [0, 0, 0, 0]


def test_others_turn_to_the_active_seat_only() -> None:
    steps = at(MARKET)
    choose(steps, "wait")
    assert [words for words in said(steps) if words.startswith("begin")] == ["begin an offer to seat +3"]
    choose(steps, "begin an offer to seat +3")
    assert [words for words in said(steps) if words.startswith("give")] == ["give red"], "the turned-up are not Cleo's"


def test_hand_cards_go_along_with_a_turned_up_card_where_the_rules_say_so() -> None:
    steps = at(MARKET.replace("boonanza", "bohnanza"))
    choose(steps, "begin an offer to anyone")
    choose(steps, "give blue")
    assert not [words for words in said(steps) if words.startswith("want")], "alone it is only a gift"
    assert {"give soy", "give stink", "make the offer"} < set(said(steps))
    choose(steps, "give red")
    assert {"want soy", "make the offer"} < set(said(steps))
    choose(steps, "want soy", "make the offer")
    assert len(steps.table.offers[0].give) == 2


def test_a_hand_card_alone_is_given_away_where_the_rules_forbid_to_trade_it() -> None:
    steps = at(MARKET.replace("boonanza", "bohnanza"))
    choose(steps, "begin an offer to anyone", "give blue", "make the offer")
    assert steps.table.offers[0].is_a_gift


def test_beans_that_are_not_in_the_game_are_not_wanted() -> None:
    rules = Rules(EDITIONS["bohnanza-plus"], 4)
    steps = Steps(new_table(rules, 1), Layout(rules))
    while not steps.table.now.trades:
        steps.step(steps.choices()[-1])
    choose(steps, "begin an offer to anyone")
    assert "want wax" not in said(steps)
    assert "want cocoa" in said(steps)


@pytest.mark.parametrize(
    ("players", "partners"),
    [(1, []), (2, ["begin an offer to seat +1"])],
)
def test_small_tables_have_few_partners(players: int, partners: list[str]) -> None:
    rules = Rules(EDITIONS["boonanza"].but(set_ups={players: SetUp()}), players)
    steps = Steps(new_table(rules, 1), Layout(rules))
    while not steps.table.now.trades:
        steps.step(steps.choices()[-1])
    assert [words for words in said(steps) if words.startswith("begin")] == partners


# ------------------------------------------------------------------------ answers


def test_an_offer_to_a_seat_is_accepted_declined_or_countered_by_it() -> None:
    offered = MARKET + "    > Bert offer Cleo stink for red"
    steps = at(offered)
    assert "withdraw offer 1" in said(steps)
    choose(steps, "wait")
    assert {"accept offer 1", "decline offer 1", "counter offer 1"} < set(said(steps))
    declining, countering = steps.clone(), steps.clone()
    choose(steps, "accept offer 1")
    assert beans(steps, aside(2)) == ["stink"]
    choose(declining, "decline offer 1")
    assert declining.table.offers == []
    choose(countering, "counter offer 1", "want red", "make the offer")
    answer = countering.table.offers[1]
    assert (answer.maker, answer.to, answer.answers) == (2, 1, 1)


def test_an_answer_that_cannot_be_kept_is_not_listed() -> None:
    steps = at(MARKET + "    > Bert offer Dora stink for red")
    choose(steps, "wait", "wait")
    assert steps.seat == 3
    assert "decline offer 1" in said(steps)
    assert "accept offer 1" not in said(steps)


def test_the_maker_picks_a_taker_by_seat() -> None:
    steps = at(MARKET)
    choose(steps, "begin an offer to anyone", "give stink", "want red", "make the offer")
    assert steps.table.offers[0].to == ANYONE
    choose(steps, "wait", "accept offer 1", "wait", "wait", "wait", "accept offer 1")
    assert {"trade with seat +1, who took my offer", "trade with seat +3, who took my offer"} < set(said(steps))
    choose(steps, "trade with seat +3, who took my offer")
    assert beans(steps, aside(0)) == ["stink"]


def test_a_no_is_final_and_the_offer_leaves_its_slot() -> None:
    offered = "    > Bert offer anyone stink for red\n    > Bert offer Cleo soy for nothing"
    steps = at(MARKET + offered)
    choose(steps, "wait")
    assert {"accept offer 1", "accept offer 2"} < set(said(steps))
    choose(steps, "decline offer 1", "wait")
    assert steps.seat == 2
    assert {"accept offer 1", "decline offer 1"} < set(said(steps))
    assert "accept offer 2" not in said(steps)
    choose(steps, "accept offer 1")
    assert beans(steps, aside(2)) == ["soy"]


def test_a_withdrawn_offer_makes_room_for_the_next() -> None:
    steps = at(MARKET + "    > Bert offer anyone stink for red\n    > Cleo offer Bert red for soy")
    assert {"withdraw offer 1", "accept offer 2", "counter offer 2"} < set(said(steps))
    assert not {"withdraw offer 2", "accept offer 1", "counter offer 1"} & set(said(steps))
    choose(steps, "withdraw offer 1")
    assert {"accept offer 1", "counter offer 1"} < set(said(steps))


def test_the_ninth_offer_waits_until_an_older_one_is_gone() -> None:
    offers = "\n".join(["    > Bert offer anyone nothing for garden"] * 8 + ["    > Cleo offer Bert red for soy"])
    steps = at(MARKET + offers)
    assert "withdraw offer 8" in said(steps)
    assert not [words for words in said(steps) if words.startswith("accept")]
    choose(steps, "withdraw offer 8")
    assert "accept offer 8" in said(steps)


def test_a_turned_up_card_is_kept_by_its_bean() -> None:
    steps = at(MARKET.replace("boonanza", "bohnanza").replace("stink red", "stink stink"))
    assert [words for words in said(steps) if words.startswith("keep")] == ["keep stink"]
    choose(steps, "keep stink")
    assert beans(steps, aside(1)) == ["stink"]


# ------------------------------------------------------------------ using it


@pytest.mark.parametrize("choice", [-1, 5, 88, 1000])
def test_what_is_not_allowed_is_refused_and_changes_nothing(choice: int) -> None:
    steps = at(MARKET)
    before = steps.table.clone()
    with pytest.raises(BadInput, match="seat 1 may not choose"):
        steps.step(choice)
    assert steps.table == before
    assert not steps.allows(choice)


def test_a_clone_goes_its_own_way_also_while_an_offer_is_built() -> None:
    steps = at(MARKET)
    choose(steps, "wait", "begin an offer to seat +3", "give red")
    copy = steps.clone()
    assert (copy.seat, said(copy)) == (steps.seat, said(steps))
    choose(copy, "want soy", "make the offer")
    assert steps.table.offers == []
    assert to_list(steps.want) == []
    choose(steps, "make the offer")
    assert steps.table.offers[0].want == []
    assert copy.table.offers[0].want != []
