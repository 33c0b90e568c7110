"""The time of a market: what ends it, what holds it, and who is notified."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bohnhof.kernel.actions import Accept, Decline, Offer, Take, Withdraw
from bohnhof.server.rooms import market_time, requests
from bohnhof.server.rooms.driver import Driver
from bohnhof.server.rooms.market_time import (
    AT_ONCE,
    COUNTDOWN,
    FIRST_SAY,
    HELD,
    LAST_WORD,
    MOST_HELD,
    MarketTime,
    concerns,
    unanswered,
)
from bohnhof.server.storage.table_settings import Chair
from bohnhof.server.wire import asked
from tests.judge import holds
from tests.server.rooms import Tabletop, sitting, some_settings
from tests.server.serving import running
from tests.server.thinker import Thinker, settled

# Bert and Cleo can give what Anna, whose turn it is, asks everybody for; Dora and Emil cannot.
MARKET = """
    edition boonanza
    seats   Anna Bert Cleo Dora Emil
    turn    Anna trade
    draw    green*9
    Anna    hand soy soy
    Bert    hand red blue
    Cleo    hand red
    Dora    hand green
    Emil    hand green
    offer   1 Anna anyone soy for red
    offer   2 Anna Dora soy for red
"""
ANNA, BERT, CLEO, DORA, EMIL = range(5)


def market(*, began: float = 100.0) -> MarketTime:
    time = MarketTime()
    time.begin(began)
    return time


def test_a_market_without_offers_closes_when_its_countdown_is_over_but_leaves_time_after_the_last_word() -> None:
    table = holds("\n".join(line for line in MARKET.splitlines() if "offer " not in line)).table
    time = market()
    time.note(table, 101)
    assert time.closes(table, {BERT}, 1.0) == 100 + COUNTDOWN
    assert time.closes(table, {BERT}, 2.0) == 100 + 2 * COUNTDOWN
    time.note(table, 112)
    assert time.closes(table, {BERT}, 1.0) == 112 + LAST_WORD


def test_a_market_closes_at_once_when_everybody_is_done_or_nobody_is_there() -> None:
    table = holds(MARKET).table
    time = market()
    time.note(table, 101)
    assert time.closes(table, (), 1.0) == 101 + AT_ONCE
    time.finish(BERT, 102)
    assert time.closes(table, {BERT}, 1.0) == 101 + AT_ONCE
    assert time.closes(table, {BERT, CLEO}, 1.0) == 101 + COUNTDOWN, "Cleo is not done"
    assert time.closes(table, {BERT, CLEO}, 0) == 101, "a table for programs waits for nobody"


def test_an_unanswered_offer_to_a_person_holds_the_market() -> None:
    table = holds(MARKET).table
    time = market()
    time.note(table, 103)
    assert time.held(table, {DORA}, 1.0) == {DORA: 103 + HELD}
    assert time.closes(table, {DORA}, 1.0) == 103 + HELD


@pytest.mark.parametrize("seat", [BERT, CLEO, EMIL], ids=["red blue", "red", "green"])
def test_an_offer_to_everybody_holds_the_market_alike_whatever_somebody_has(seat: int) -> None:
    table = holds(MARKET).table
    time = market()
    time.note(table, 103)
    assert time.held(table, {seat}, 1.0) == {seat: 103 + COUNTDOWN}
    assert time.closes(table, {seat}, 1.0) == 103 + COUNTDOWN
    time.skipping.add(seat)
    assert time.closes(table, {seat}, 1.0) == 103 + LAST_WORD, "who skips is left a last word"
    time.finish(seat, 104)
    assert time.held(table, {seat}, 1.0) == {}


@pytest.mark.parametrize(("seat", "again"), [(BERT, LAST_WORD), (DORA, HELD)])
def test_an_offer_that_came_after_somebody_was_done_holds_the_market_again(seat: int, again: float) -> None:
    table = holds(MARKET).table
    time = market()
    time.finish(seat, 102)
    time.note(table, 103)
    assert time.held(table, {seat}, 1.0) == {seat: 103 + again}
    time.finish(seat, 104)
    assert time.held(table, {seat}, 1.0) == {}


@pytest.mark.parametrize("seat", [BERT, EMIL], ids=["red blue", "green"])
def test_a_bot_deals_over_its_offer_to_everybody_when_people_have_had_time_to_read_it(seat: int) -> None:
    table = holds(MARKET).table
    time = market()
    time.note(table, 103)
    assert time.may_close(table, {1}, {seat}, 1.0) == 103 + FIRST_SAY, "alike for those who could take it and others"
    assert time.may_close(table, {1}, {seat}, 0.3) == 103 + 0.3 * FIRST_SAY
    assert time.may_close(table, {1}, (), 1.0) == 0, "nobody is there"
    assert time.may_close(table, {1}, {ANNA}, 1.0) == 0, "it is her own"
    time.finish(seat, 104)
    assert time.may_close(table, {1}, {seat}, 1.0) == 0, "who is done is not waited for"


def test_a_bot_does_not_wait_for_those_who_skip_before_it_deals() -> None:
    table = holds(MARKET).table
    time = market()
    time.note(table, 103)
    time.skipping.add(BERT)
    assert time.may_close(table, {1}, {BERT}, 1.0) == 0


@pytest.mark.parametrize("seat", [DORA, EMIL], ids=["asked alone", "asked like everybody"])
def test_alone_with_bots_what_somebody_cannot_accept_holds_nothing_if_they_skip_or_were_done(seat: int) -> None:
    table = holds(MARKET).table
    time = market()
    time.note(table, 103)
    assert time.closes(table, {seat}, 1.0, alone=True) == 103 + COUNTDOWN, "a minute for nothing is too long"
    time.skipping.add(seat)
    assert time.held(table, {seat}, 1.0, alone=True) == {}
    assert time.closes(table, {seat}, 1.0, alone=True) == 103 + AT_ONCE
    assert time.may_close(table, {1, 2}, {seat}, 1.0, alone=True) == 0
    time.skipping.clear()
    time.finish(seat, 102)
    assert time.held(table, {seat}, 1.0, alone=True) == {}
    assert time.may_close(table, {1, 2}, {seat}, 1.0, alone=True) == 0
    assert time.may_close(table, {1, 2}, {seat}, 1.0) == 103 + FIRST_SAY, "others would see that"


def test_alone_with_bots_what_somebody_could_accept_holds_the_market_also_if_they_skip() -> None:
    table = holds(MARKET.replace("Dora    hand green", "Dora    hand red")).table
    time = market()
    time.note(table, 103)
    time.skipping.update((BERT, DORA))
    assert time.held(table, {BERT}, 1.0, alone=True) == {BERT: 103 + COUNTDOWN}
    assert time.held(table, {DORA}, 1.0, alone=True) == {DORA: 103 + HELD}
    assert time.may_close(table, {1}, {BERT}, 1.0, alone=True) == 103 + FIRST_SAY
    assert time.news(table, {BERT}, 1.0, alone=True).held == (BERT,)


def test_only_offers_that_somebody_may_answer_are_waited_for() -> None:
    table = holds(MARKET).table
    assert [unanswered(table, seat) for seat in (ANNA, BERT, CLEO, DORA)] == [[], [1], [1], [1, 2]]


def test_nobody_keeps_a_market_open_for_ever_while_somebody_else_plays() -> None:
    table = holds(MARKET).table
    time = market()
    ends = 100 + MOST_HELD
    for at in range(101, 1000, 5):  # somebody says yes and no in turn
        time.note(table, at)
        assert time.closes(table, {BERT, CLEO}, 1.0) <= ends
    assert not time.has_run_out({BERT, CLEO}, ends - 1)
    assert time.has_run_out({BERT, CLEO}, ends)
    assert not time.has_run_out({BERT}, ends), "alone with bots nobody else waits"


def test_a_draft_holds_the_market_and_whoever_drafts_is_not_done() -> None:
    table = holds("\n".join(line for line in MARKET.splitlines() if "offer " not in line)).table
    time = market()
    time.note(table, 101)
    time.finish(BERT, 102)
    time.draft(BERT, 110)
    assert time.done == []
    assert time.closes(table, {BERT}, 1.0) == 110 + HELD
    time.draft(BERT, 400)
    assert time.closes(table, {BERT}, 1.0) == 400 + HELD, "alone with bots nobody else waits"
    assert time.closes(table, {BERT, CLEO}, 1.0) == 100 + MOST_HELD, "somebody else waits, too"
    time.draft(BERT, None)
    assert time.closes(table, {BERT}, 1.0) == 100 + COUNTDOWN


def test_who_skips_is_waited_for_only_where_something_concerns_them() -> None:
    empty = holds("\n".join(line for line in MARKET.splitlines() if "offer " not in line)).table
    time = market()
    time.note(empty, 101)
    time.skipping.add(BERT)
    assert time.closes(empty, {BERT}, 1.0) == 101 + AT_ONCE
    table = holds(MARKET).table
    time.note(table, 103)
    assert time.closes(table, {BERT}, 1.0) == 103 + LAST_WORD
    time.skipping.add(DORA)
    assert time.closes(table, {BERT, DORA}, 1.0) == 103 + HELD


def test_a_new_phase_forgets_who_was_done_but_not_who_skips() -> None:
    time = market()
    time.finish(BERT, 101)
    time.skipping.add(CLEO)
    time.begin(200)
    assert (time.done, time.skipping) == ([], {CLEO})


def test_a_pause_moves_everything_on() -> None:
    table = holds(MARKET).table
    time = market()
    time.note(table, 101)
    time.draft(BERT, 102)
    time.finish(CLEO, 102)
    before = time.closes(table, {BERT, CLEO}, 1.0), time.held(table, {BERT, CLEO}, 1.0)[BERT]
    time.shift(1000)
    after = time.closes(table, {BERT, CLEO}, 1.0), time.held(table, {BERT, CLEO}, 1.0)[BERT]
    assert after == (before[0] + 1000, before[1] + 1000)


@pytest.mark.parametrize(
    ("action", "who"),
    [
        (Offer(None, (), (3,)), {ANNA, BERT, CLEO, DORA, EMIL}),
        (Offer(DORA, (), (3,)), {DORA}),
        (Decline(1), {ANNA}),
        (Decline(2), {ANNA}),
        (Withdraw(1), {BERT, CLEO, DORA, EMIL}),
        (Withdraw(2), {DORA}),
    ],
    ids=str,
)
def test_talk_concerns_those_who_are_asked_and_those_who_are_answered_whatever_they_have(
    action: Offer | Decline | Withdraw, who: set[int]
) -> None:
    table = holds(MARKET).table
    assert {seat for seat in range(5) if concerns(table, seat, action)} == who


def test_bots_speak_to_those_who_skip_or_are_done_as_among_themselves_until_they_answer_them() -> None:
    table = holds(MARKET).table
    assert not concerns(table, DORA, Offer(None, (), (3,)), quiet=True)
    assert not concerns(table, DORA, Withdraw(2), quiet=True)
    assert concerns(table, ANNA, Decline(1), quiet=True), "it was her offer"


# ----------------------------------------------------------------------------- at a table


def bot_trades(top: Tabletop) -> None:
    """Anna is a bot, and it is her turn to trade."""
    top.room.settings.chairs[0] = Chair(name="Anna", bot="random")


async def until_trading(top: Tabletop) -> None:
    while not top.table.now.trades:
        await top.act(0, next(iter(top.legal(0))))


def test_everybody_is_told_when_a_bot_ends_its_trading_and_for_whom_it_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(pace=1.0)) as top:
            await until_trading(top)
            assert top.spectator.view["state"]["closes"] is None, "a person takes the time that it takes"
            bot_trades(top)
            top.spectator.news()
            top.room.changed()
            news = top.spectator.last("ready")
            assert news["closes"] is not None
            await requests.drafting(top.room, top.seats[1], asked.Drafting(on=True))
            held = top.spectator.last("ready")
            assert held["held"] == [1]
            assert held["closes"] > news["closes"]
            await requests.drafting(top.room, top.seats[1], asked.Drafting(on=False))
            assert top.spectator.last("ready") == news
            top.room.changed()
            assert top.spectator.news() == [], "nothing has changed"

    running(test())


def test_a_bot_does_not_end_its_trading_over_a_draft(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(pace=0.001)) as top:
            await until_trading(top)
            bot_trades(top)
            await requests.drafting(top.room, top.seats[2], asked.Drafting(on=True))
            for client in (top.seats[1], top.seats[3]):
                await requests.ready(top.room, client, asked.Ready())
            driver = Driver(top.room, Thinker())
            driver.stir()
            seq = top.room.seq
            for _ in range(50):
                await requests.resync(top.room, top.spectator, asked.Resync())
                assert driver.is_at_work
            assert (top.room.seq, top.table.now.trades) == (seq, True)
            await requests.drafting(top.room, top.seats[2], asked.Drafting(on=False))
            await settled(driver)
            assert not (top.table.now.trades and int(top.table.active) == 0)
            driver.stop()

    running(test())


def test_a_bot_that_could_deal_at_once_leaves_people_their_first_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(market_time, "FIRST_SAY", 1e9)

    async def test() -> None:
        async with sitting(tmp_path, some_settings(pace=0.001)) as top:
            await until_trading(top)
            gift = top.seats[0].view["places"]["faceup"][0]["id"]
            await top.act(0, Offer(None, (gift,), ()))
            offer = int(top.table.offers[0].id)
            await top.act(1, Accept(offer, ()))
            bot_trades(top)
            driver = Driver(top.room, thinker := Thinker(Take(offer, 1)))
            driver.stir()
            while thinker.says:
                await asyncio.sleep(0)
            for _ in range(1000):
                await asyncio.sleep(0)
            assert driver.is_at_work
            assert [int(one.id) for one in top.table.offers] == [offer], "Cleo and Dora have not said anything"
            thinker.says = [Take(offer, 1)] * 3  # it is asked again whenever somebody says something
            for seat in (2, 3):
                await top.act(seat, Decline(offer))
            await settled(driver)
            assert not top.table.offers
            driver.stop()

    running(test())


def test_a_bot_leaves_people_their_first_say_on_an_offer_that_lapses_with_its_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(market_time, "FIRST_SAY", 1e9)

    async def test() -> None:
        async with sitting(tmp_path, some_settings(pace=0.001)) as top:
            await until_trading(top)
            gift = top.seats[0].view["places"]["faceup"][0]["id"]
            for to in (None, 2):
                await top.act(0, Offer(to, (gift,), ()))
            to_all, to_cleo = (int(offer.id) for offer in top.table.offers)
            await top.act(1, Accept(to_all, ()))
            for seat in (2, 3):
                await top.act(seat, Decline(to_all))
            bot_trades(top)
            driver = Driver(top.room, thinker := Thinker(Take(to_all, 1)))
            driver.stir()
            while thinker.says:
                await asyncio.sleep(0)
            for _ in range(1000):
                await asyncio.sleep(0)
            assert [int(one.id) for one in top.table.offers] == [to_all, to_cleo], "Cleo has not said anything"
            thinker.says = [Take(to_all, 1)]
            await top.act(2, Decline(to_cleo))
            await settled(driver)
            assert not top.table.offers
            driver.stop()

    running(test())


def test_a_table_is_for_one_until_a_second_person_has_a_seat_there_or_a_bot_has_it_for_good(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            chairs = top.room.settings.chairs
            assert not top.room.is_for_one
            chairs[1:3] = [Chair(name="Bert", bot="random"), Chair(name="Cleo", bot="random")]
            top.room.standing_in[3] = "random"
            assert not top.room.is_for_one, "Dora is only gone: she may watch, and she may come back"
            chairs[3] = Chair(name="Dora", bot="random")
            assert [top.room.is_for_one, top.room.is_unobserved] == [True, False], "the spectator would learn of a hand"
            top.room.take_out(top.spectator)
            assert [top.room.is_for_one, top.room.is_unobserved] == [True, True]

    running(test())


def test_a_draft_for_a_trading_that_is_over_and_a_skip_of_a_spectator_change_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings()) as top:
            top.spectator.news()
            await requests.drafting(top.room, top.seats[1], asked.Drafting(on=True))
            await requests.skip(top.room, top.spectator, asked.Skip(on=True))
            assert [message["type"] for message in top.spectator.news()] == ["fault"]
            await requests.skip(top.room, top.seats[1], asked.Skip(on=True))
            await requests.skip(top.room, top.seats[1], asked.Skip(on=False))
            assert top.room.market.skipping == set()

    running(test())
