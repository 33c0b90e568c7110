"""Bots and clocks: they act in time, also for people who are gone, and never without need."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from bohnhof.kernel.actions import Action, EndTrading, Offer, Plant, Withdraw
from bohnhof.kernel.places import hand
from bohnhof.server.limits import Limits
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms import driver as driver_module
from bohnhof.server.rooms.driver import BotPlan, Driver, even
from bohnhof.server.rooms.market_time import MOST_HELD
from bohnhof.server.rooms.requests import ready
from bohnhof.server.rooms.wishes import NO_WISH
from bohnhof.server.storage.table_settings import Chair
from bohnhof.server.thinking.bot_processes import ProcessBrains
from bohnhof.server.thinking.clock import steady
from bohnhof.server.thinking.thoughts import Question, Thought
from bohnhof.server.wire import asked
from bohnhof.server.wire.actions import write_action_json
from bohnhof.server.wire.asked import Ready
from bohnhof.server.wire.tables import Wish
from tests.server.rooms import Listener, sitting, some_settings
from tests.server.serving import A_MOMENT, running
from tests.server.thinker import Thinker, settled

pytestmark = pytest.mark.usefixtures("each_store")


def bots(*seats: int) -> list[Chair]:
    chairs = some_settings().chairs
    return [Chair(name=f"Bot{n}", bot="random") if n in seats else chairs[n] for n in range(4)]


def test_bots_play_until_a_person_is_needed(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(0, 1, 2))) as top:
            driver = Driver(top.room, Thinker())
            driver.stir()
            await settled(driver)
            # Bots that only wait are moved on: seats 0 to 2 have had their turns, now seat 3 must plant.
            assert int(top.table.active) == 3
            assert top.seats[3].view["state"]["waiting"] == [3]
            assert {message["by"] for message in top.spectator.news() if message["type"] == "update"} == {"bot"}

    running(test())


def test_a_bot_sees_only_its_view_and_is_asked_again_after_a_change(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(1))) as top:
            thinker = Thinker()
            driver = Driver(top.room, thinker)
            await top.act(0, next(a for a in top.legal(0)))
            await settled(driver)
            asked = len(thinker.asked)
            await top.act(0, next(a for a in top.legal(0) if type(a).__name__ == "Done"))
            await settled(driver)
            assert len(thinker.asked) == asked + 1  # a trading began, in which seat 1 has a say
            assert {question.seat for question in thinker.asked} == {1}

    running(test())


def test_a_bot_that_is_refused_does_not_stop_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(0))) as top:
            driver = Driver(top.room, Thinker(EndTrading(), Offer(9, (), ())))
            driver.stir()
            await settled(driver)
            assert int(top.table.active) == 1
            assert top.room.metrics.faults == 2

    running(test())


@pytest.mark.parametrize("nonsense", [Plant(99, 0), EndTrading(), Offer(9, (), ()), Plant(2**70, 0)])
def test_a_bot_that_is_refused_costs_only_its_own_seat(
    tmp_path: Path, nonsense: Action, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "AGAIN", 0.001)

    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(0, 1))) as top:
            driver = Driver(top.room, Thinker(*[nonsense] * 1000))
            driver.stir()
            await settled(driver)
            assert int(top.table.active) == 2, "the bots' turns are over"
            assert top.seats[2].view["state"]["waiting"] == [2]
            stopped = top.room.seq
            await top.act(2, next(action for action in top.legal(2) if isinstance(action, Plant)))
            await settled(driver)
            assert top.room.seq == stopped + 1, "nobody but the person acts for the person"
            played = [message for message in top.spectator.news() if message["type"] == "update"]
            assert {message["seat"] for message in played if message["by"] == "bot"} == {0, 1}

    running(test())


def test_a_bot_whose_action_cannot_be_stored_tries_again_later_and_not_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(0))) as top:
            tries = 0

            async def full(*_: object, **__: object) -> bool:
                nonlocal tries
                tries += 1
                return False

            top.room.enter = full  # type: ignore[method-assign]
            driver = Driver(top.room, Thinker())
            driver.stir()
            while not tries:
                await asyncio.sleep(0)
            for _ in range(1000):
                await asyncio.sleep(0)
            assert tries == 1
            driver.stop()

    running(test())


def test_a_bot_waits_for_people_before_it_ends_the_trading_unless_they_are_ready(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings()) as top:
            await top.act(0, top.legal(0)[0])
            await top.act(0, next(a for a in top.legal(0) if type(a).__name__ == "Done"))
            top.room.settings.chairs = bots(0)
            top.room.settings.pace = 100  # nothing happens in this test because time goes by
            driver = Driver(top.room, Thinker())
            driver.stir()
            patient = driver._closing_time()  # noqa: SLF001
            for client in top.seats[1:]:
                await ready(top.room, client, asked.Ready())
            assert driver._closing_time() < patient  # noqa: SLF001
            assert top.table.now.trades
            top.room.settings.pace = 0
            driver.stir()
            await settled(driver)
            assert int(top.table.active) == 1

    running(test())


def test_coming_and_going_and_being_ready_neither_void_a_plan_nor_restart_its_pause(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(0), pace=0.1)) as top:
            asked = []  # in its own turn: after it, a visitor makes the driver look whether there is work

            class InItsTurn(Thinker):
                async def ask(self, question: Question, *_: object) -> list[Thought]:
                    if int(top.table.active) == 0:
                        asked.append(question.chance)  # a new one with each entry
                    return await super().ask(question)

            driver = Driver(top.room, InItsTurn())
            driver.stir()
            while int(top.table.active) == 0:
                stranger = Listener(None)
                await top.room.do(partial(top.room.come, stranger))
                await top.room.do(partial(top.room.go, stranger))
                for others in ({3: "random"}, {}):  # a bot plays for somebody, and does not
                    top.room.standing_in = others
                    top.room.changed()
                if top.table.now.trades and int(top.table.active) == 0:
                    await ready(top.room, top.seats[1], Ready())
                await asyncio.sleep(0)
            await settled(driver)
            assert asked
            assert len(set(asked)) == len(asked), "it was asked again though nothing had happened"

    running(test())


def test_how_long_a_bot_thought_does_not_show_unless_it_was_longer_than_a_pause() -> None:
    assert {even(thought, 0.6) for thought in (0.0, 0.001, 0.3, 0.6)} == {0.6}
    assert {even(thought, 0.6) for thought in (0.7, 0.9, 1.2)} == {1.2}
    assert even(5, 0) == 0, "a table for programs"


def test_whoever_talks_without_end_does_not_keep_a_bot_from_ending_its_trading(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(0), pace=0.001)) as top:

            class Interrupted(Thinker):
                """Somebody says something every time a bot thinks about its trading."""

                async def ask(self, question: Question, *_: object) -> list[Thought]:
                    if top.table.now.trades and int(top.table.active) == 0:
                        offers = [int(offer.id) for offer in top.table.offers]
                        await top.act(1, Withdraw(offers[0]) if offers else Offer(0, (), (0,)))
                    return await super().ask(question)

            thinker = Interrupted()
            driver = Driver(top.room, thinker)
            driver.stir()
            while not top.table.offers:
                await asyncio.sleep(A_MOMENT)
            top.room.market.begin(steady() - MOST_HELD)  # three minutes later
            talked = top.room.seq
            await settled(driver)
            assert int(top.table.active) == 1
            assert top.room.seq < talked + 20, "long before all that somebody may say was said (R24)"

    running(test())


def test_a_bot_is_not_asked_for_a_room_that_everybody_left_and_is_asked_again_for_who_comes(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(0))) as top:

            class Queue(Thinker):
                """When the turn of the first question comes, everybody has left; then somebody returns."""

                turns = 0

                async def ask(  # type: ignore[override]
                    self, question: Question, address: str = "", still: Callable[[], bool] = lambda: True
                ) -> list[Thought]:
                    self.turns += 1
                    if self.turns > 1:
                        return await super().ask(question)
                    for client in top.everybody:
                        await top.room.go(client)
                    assert not still()
                    await top.room.come(Listener(1))
                    assert top.room.seq == 0
                    return []

            queue = Queue()
            driver = Driver(top.room, queue)
            driver.stir()
            await settled(driver)
            assert queue.turns > 1
            assert top.room.seq > 0

    running(test())


def test_a_plan_is_dropped_when_its_seat_is_given_back_to_a_person(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(takeover=0, pace=3600)) as top:
            driver = Driver(top.room, Thinker())
            await top.room.go(top.seats[0])
            while not top.room.standing_in:
                await asyncio.sleep(A_MOMENT)
            assert driver.is_at_work
            await top.room.come(Listener(0))
            await settled(driver)
            assert top.room.seq == 0

    running(test())


def test_bots_take_their_time_where_more_than_one_person_plays(tmp_path: Path) -> None:
    async def test() -> None:
        thinker = Thinker()
        thinker.least_pace = Limits().least_pace
        async with sitting(tmp_path / "friends", some_settings(chairs=bots(0, 1))) as top:
            driver = Driver(top.room, thinker)
            assert driver._pause(BotPlan(0, Offer(2, (), ()))) == Limits().least_pace  # noqa: SLF001
        async with sitting(tmp_path / "alone", some_settings(chairs=bots(0, 1, 2))) as top:
            driver = Driver(top.room, thinker)
            assert driver._pause(BotPlan(0, Offer(2, (), ()))) == 0  # noqa: SLF001

    running(test())


def test_thinking_is_charged_to_who_sits_at_the_table_and_has_most_of_it_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(0))) as top:
            brains = ProcessBrains(1, Metrics())
            payer = Driver(top.room, brains)._payer  # noqa: SLF001
            for seat, client in enumerate(top.seats):
                client.address = f"seat {seat}"
            top.spectator.address = "a stranger"
            top.room.clients.insert(0, top.spectator)
            brains.workers._addresses.charge("seat 0", 5)  # noqa: SLF001
            brains.workers._addresses.charge("seat 1", 3)  # noqa: SLF001
            assert payer() == "seat 2"
            top.room.clients[:] = [top.spectator]
            assert payer() == "a stranger"

    running(test())


def test_a_bot_tells_its_wishes_once_a_turn_and_then_takes_back_what_is_not_so_any_more(tmp_path: Path) -> None:
    class Wisher(Thinker):
        wishes = iter([([1, 2], [3]), ([1, 2], [3]), ([2, 4], [3]), ([2, 4], []), ([5], [6])])

        async def ask(self, question: Question, *_: object) -> list[Thought]:
            self.asked.append(question)
            return [Thought(None, None, next(self.wishes))]

    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(0))) as top:
            driver = Driver(top.room, Wisher())
            told = []
            for _ in range(4):
                await wish(driver)
                told.append(top.room.wish_of(0))
            assert told == [Wish([1, 2], [3]), Wish([1, 2], [3]), Wish([2], [3]), Wish([2], [])]
            assert len([message for message in top.spectator.news() if message["type"] == "wishes"]) == 3
            driver._wished[0] -= 1  # noqa: SLF001  in another turn
            await wish(driver)
            assert top.room.wish_of(0) == Wish([5], [6])

    async def wish(driver: Driver) -> None:
        plan, wishes = await driver._plan()  # noqa: SLF001
        assert await driver._tell_wishes(wishes, plan, driver._moment(), 0, 0)  # noqa: SLF001

    running(test())


def test_a_bot_does_not_wish_for_what_it_offers_in_the_same_breath(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings()) as top:
            while not top.table.now.trades:
                await top.act(0, next(iter(top.legal(0))))
            top.room.settings.chairs = bots(0)
            gift = top.seats[0].view["places"]["faceup"][0]
            other = (gift["bean"] + 1) % 8

            class Wisher(Thinker):
                async def ask(self, *_: object) -> list[Thought]:
                    offer = Offer(None, (gift["id"],), ())
                    return [Thought(write_action_json(offer), None, ([gift["bean"], other], []))]

            plan, wishes = await Driver(top.room, Wisher())._plan()  # noqa: SLF001
            assert plan is not None
            assert wishes == {0: Wish([other], [])}

    running(test())


def test_a_wish_does_not_show_how_long_a_bot_thought(tmp_path: Path) -> None:
    """It is sent after the same pause as the bot's action; here the pause is endless until the table removes it."""

    class Wisher(Thinker):
        async def ask(self, question: Question, *_: object) -> list[Thought]:
            self.asked.append(question)
            return [Thought(None, None, ([1], [2]))]

    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(0), pace=1e9)) as top:
            thinker = Wisher()
            driver = Driver(top.room, thinker)
            driver.stir()
            while not thinker.asked:
                await asyncio.sleep(A_MOMENT)
            for _ in range(20):
                await asyncio.sleep(0)
            assert top.room.wish_of(0) == NO_WISH
            top.room.settings.pace = 0
            driver.stir()
            await settled(driver)
            assert "wishes" in [message["type"] for message in top.spectator.news()]

    running(test())


def test_a_bot_does_not_wish_for_what_it_offers(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(1))) as top:
            await top.act(0, top.legal(0)[0])
            await top.act(0, next(a for a in top.legal(0) if type(a).__name__ == "Done"))
            card = top.table.cards_in(hand(1))[0]
            bean, other = int(top.table.bean[card]), int(top.table.bean[card] + 1) % 8
            offer = write_action_json(Offer(0, (card,), (other,)))

            class Giver(Thinker):
                async def ask(self, *_: object) -> list[Thought]:
                    return [Thought(offer if top.room.seq == began else None, None, ([bean, other], []))]

            began = top.room.seq
            driver = Driver(top.room, Giver())
            driver.stir()
            await settled(driver)
            assert len(top.table.offers) == 1
            assert top.room.wish_of(1) == Wish([other], [])

    running(test())


def test_a_bot_says_why_it_offers(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(1))) as top:
            await top.act(0, top.legal(0)[0])
            await top.act(0, next(a for a in top.legal(0) if type(a).__name__ == "Done"))
            driver = Driver(top.room, Thinker(Offer(0, (), (2,))))
            driver.stir()
            await settled(driver)
            line = top.seats[0].last("said")["line"]
            assert (line["kind"], line["seat"], line["text"], line["key"]) == ("reason", 1, "Because.", "other")

    running(test())


def test_nobody_plays_for_an_empty_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(chairs=bots(0, 1, 2))) as top:
            for client in top.everybody:
                await top.room.go(client)
            driver = Driver(top.room, Thinker())
            driver.stir()
            await settled(driver)
            assert top.room.seq == 0
            await top.room.come(Listener(3))
            await settled(driver)
            assert int(top.table.active) == 3

    running(test())


def test_a_bot_stands_in_for_who_is_gone_too_long_and_hands_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(takeover=0)) as top:
            driver = Driver(top.room, Thinker())
            await top.room.go(top.seats[0])
            await settled(driver)
            assert int(top.table.active) == 1
            assert top.spectator.last("table")["table"]["seats"][0]["bot"] == "random"
            await top.room.come(Listener(0))
            assert top.room.standing_in == {}
            assert top.spectator.last("table")["table"]["seats"][0]["bot"] is None
            driver.stop()

    running(test())
