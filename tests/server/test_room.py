"""A room: acting, refusals, repeated requests, undoing, and loading everything from the store."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bohnhof.bots.floor import move_on
from bohnhof.kernel.actions import Done, EndTrading, Harvest, Offer, Plant
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import hand
from bohnhof.server.rooms import requests
from bohnhof.server.rooms.market_time import MOST_HELD
from bohnhof.server.rooms.room import MOST_UNDOS
from bohnhof.server.storage.table_settings import Chair
from bohnhof.server.thinking.clock import steady
from bohnhof.server.wire import asked
from bohnhof.server.wire.actions import to_wire
from tests.server.rooms import Listener, Tabletop, a_room, full_disk, sitting, some_settings
from tests.server.serving import running

pytestmark = pytest.mark.usefixtures("each_store")


def front(top: Tabletop, seat: int) -> int:
    return int(top.table.first[hand(seat)])


async def to_trading(top: Tabletop) -> None:
    """Seat 0 plants a card, then trades."""
    assert (await top.act(0, Plant(front(top, 0), 0)))["type"] == "accepted"
    assert (await top.act(0, Done()))["type"] == "accepted"


def test_what_is_accepted_reaches_everybody_before_the_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            client = top.seats[0]
            client.news()
            card = front(top, 0)
            await top.act(0, Plant(card, 1), "mine")
            # `act` has read the actor's own messages; the others got the same entry.
            for other in top.everybody[1:]:
                update = other.last("update")
                assert (update["seq"], update["seat"], update["by"]) == (1, 0, "person")
                assert update["events"][0]["name"] == "planted"
                assert update["events"][0]["moves"][0] | {"cards": []} == {
                    "cards": [], "source": "hand 0", "target": "field 0 1"
                }  # fmt: skip
                assert update["places"]["field 0 1"] == [{"id": card, "bean": int(top.table.bean[card])}]
                assert other.view["state"]["seats"][0]["hand"] == 4

    running(test())


def test_a_refusal_names_rule_and_reference_and_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            before = top.table.clone()
            answer = await top.act(1, EndTrading(), "late")
            assert answer == {
                "type": "refused",
                "ref": "late",
                "rule": "B2.1",
                "reason": "you cannot do this in this phase of the turn",
            }
            assert top.table == before
            assert top.room.seq == 0
            assert await top.act(1, EndTrading(), "late") == answer

    running(test())


@pytest.mark.parametrize("restart", [False, True], ids=["at once", "after a restart"])
def test_what_is_sent_again_is_answered_but_not_done_again(tmp_path: Path, restart: bool) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            action = Plant(front(top, 0), 0)
            first = await top.act(0, action, "once")
            if restart:
                top.room = await a_room(top.room.store, top.room.settings)
            assert await top.act(0, action, "once") == first == {"type": "accepted", "ref": "once", "seq": 1}
            assert top.room.seq == 1

    running(test())


def test_an_action_of_long_ago_is_known_even_if_it_would_be_legal_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            await to_trading(top)
            await top.act(0, Offer(None, (), (3,)), "offer")
            for n in range(20):
                await top.act(0, Offer(None, (), (n % 2,)))
            seq = top.room.seq
            assert await top.act(0, Offer(None, (), (3,)), "offer") == {"type": "accepted", "ref": "offer", "seq": 3}
            assert top.room.seq == seq

    running(test())


def test_a_spectator_does_not_act(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            await requests.act(top.room, top.spectator, asked.Act("x", to_wire(Done())))
            assert top.spectator.last("fault")["code"] == "not-seated"

    running(test())


def test_a_planting_is_taken_back_until_somebody_else_acts(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            before = top.table.clone()
            await top.act(0, Plant(front(top, 0), 0))
            assert top.seats[0].view["legal"]["undo"]
            assert not top.seats[1].view["legal"]["undo"]
            assert (await top.undo(1))["code"] == "no-undo"
            assert (await top.undo(0))["type"] == "accepted"
            assert top.table == before
            assert [client.view["seq"] for client in top.everybody] == [2] * 5
            assert (await top.undo(0))["code"] == "no-undo"
            # It is gone after a restart too, and the game goes on.
            room = await a_room(top.room.store, top.room.settings)
            assert room.table == before
            assert (await top.act(0, Plant(front(top, 0), 1)))["seq"] == 3

    running(test())


def test_nothing_is_taken_back_that_revealed_a_card(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            await top.act(0, Plant(front(top, 0), 0))
            second = next(action for action in legal(top.table, 0) if isinstance(action, Plant))
            await top.act(0, second)  # now two cards are turned up
            assert top.room.table is not None
            assert top.table.now.trades
            assert (await top.undo(0))["code"] == "no-undo"

    running(test())


def test_a_harvest_cannot_be_taken_back_after_somebody_else_acted(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            await top.act(0, Plant(front(top, 0), 0))
            await top.act(0, Harvest(0))
            assert top.room.may_undo(0)
            await top.act(0, Plant(front(top, 0), 0))
            await top.act(1, Offer(0, (), (1,)))
            assert not top.room.may_undo(0)

    running(test())


def test_whoever_takes_back_again_and_again_neither_starts_a_market_again_nor_goes_on_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            top.room.market.begin(steady() - MOST_HELD)
            plant = Plant(front(top, 0), 0)
            for _ in range(MOST_UNDOS):
                await top.act(0, plant)
                assert (await top.undo(0))["type"] == "accepted"
            assert top.room.market.has_run_out({0, 1}, steady()), "what was held is not held again"
            await top.act(0, plant)
            assert not top.seats[0].view["legal"]["undo"]
            assert (await top.undo(0))["code"] == "no-undo"
            await top.act(0, Done())  # in the next phase it is possible again
            assert top.room.undone[0] == 0

    running(test())


def test_ending_a_phase_and_taking_that_back_does_not_start_the_count_again(tmp_path: Path) -> None:
    """In the duel, the last planting ends the phase and reveals nothing."""

    async def test() -> None:
        async with sitting(tmp_path, some_settings("duel", 2, "1")) as top:
            plant = next(action for action in top.legal(0) if isinstance(action, Plant))
            await top.act(0, plant)
            last = next(action for action in top.legal(0) if isinstance(action, Plant))
            phase = int(top.table.phase)
            for _ in range(MOST_UNDOS):
                await top.act(0, last)
                assert int(top.table.phase) != phase
                assert (await top.undo(0))["type"] == "accepted"
            await top.act(0, last)
            assert (await top.undo(0))["code"] == "no-undo"

    running(test())


def test_in_a_pause_nothing_is_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            await top.act(0, Plant(front(top, 0), 0))
            await top.room.keep(top.room.settings.copy(paused=True))
            assert (await top.undo(0))["code"] == "paused"

    running(test())


def test_a_table_is_found_again_as_it_was(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            await to_trading(top)
            await top.act(0, Offer(1, tuple(top.table.cards_in(hand(0))[:1]), (2,)))
            await top.act(2, Offer(0, tuple(top.table.cards_in(hand(2))[1:3]), ()))
            again = await a_room(top.room.store, top.room.settings)
            assert again.table == top.table
            assert again.seq == top.room.seq

    running(test())


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            room = top.room
            before, settings = top.table.clone(), msgspec.json.encode(room.settings)
            with monkeypatch.context() as patch:
                full_disk(patch, room.store)
                answer = await top.act(0, Plant(front(top, 0), 0), "x")
                await requests.say(room, top.seats[1], asked.Say("y", "really?"))
                await requests.mute(room, top.seats[2], asked.Mute(1, on=True))
            assert answer["code"] == "try-again"
            assert [client.last("fault")["code"] for client in top.seats[1:3]] == ["try-again"] * 2
            assert [message for message in top.spectator.news() if message["type"] in ("update", "said")] == []
            assert top.table == before
            assert msgspec.json.encode(room.settings) == settings
            assert top.seats[2].muted == frozenset()
            assert room.metrics.faults == 3
            assert (await top.act(0, Plant(front(top, 0), 0), "x"))["type"] == "accepted"

    running(test())


def test_nobody_sees_what_is_not_stored_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            room, before = top.room, top.table.clone()
            enter = room.store.enter
            seen = []

            async def slow(*row: Any) -> None:
                seen.append(room.table == before)
                await enter(*row)

            monkeypatch.setattr(room.store, "enter", slow)
            await top.act(0, Plant(front(top, 0), 0))
            assert seen == [True]

    running(test())


def test_an_end_that_cannot_be_stored_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            room = top.room
            while not top.table.is_over:
                seat, action = move_on(top.table)
                with monkeypatch.context() as patch:
                    full_disk(patch, room.store)
                    assert not await room.enter(seat, "clock", action)
                assert room.settings.stage == "play"
                assert await room.enter(seat, "clock", action)
            assert room.settings.stage == "over"
            assert (await a_room(room.store, room.settings)).table == room.table

    running(test())


def test_check_says_what_would_be_without_doing_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            await to_trading(top)
            before = top.table.clone()
            await requests.check(top.room, top.seats[0], asked.Check("a", to_wire(Offer(1, (), (2,)))))
            assert top.seats[0].last("checked") == {"type": "checked", "ref": "a", "rule": None, "reason": None}
            await requests.check(top.room, top.seats[2], asked.Check("b", to_wire(Offer(1, (), (2,)))))
            assert top.seats[2].last("checked")["rule"] == "B4.2"
            assert top.table == before

    running(test())


# -------------------------------------------------------------------------------- talk


def test_a_line_is_said_once_kept_and_not_sent_to_those_who_do_not_want_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            room = top.room
            await requests.mute(room, top.seats[2], asked.Mute(1, on=True))
            for client in top.everybody:
                client.news()
            for _ in range(2):
                await requests.say(room, top.seats[1], asked.Say("s", "  you get   my next\tred ", "promise"))
            lines = [[m["line"]["text"] for m in c.news() if m["type"] == "said"] for c in top.everybody]
            assert lines == [["you get my next red"]] * 2 + [[]] + [["you get my next red"]] * 2
            again = await a_room(room.store, room.settings)
            assert [(line.kind, line.seat, line.text) for line in await again.lines(9)] == [
                ("promise", 1, "you get my next red")
            ]
            await requests.say(again, top.seats[0], asked.Say("t", "really?"))
            assert [line.n for line in await again.lines(9)] == [1, 2]

    running(test())


def test_a_line_is_said_once_over_a_restart_and_by_everybody_who_says_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(watchers_talk=True)) as top:
            room = top.room
            other = Listener(None)
            await room.come(other)
            promise = asked.Say("1", "you get my next red", "promise")
            await requests.say(room, top.seats[1], promise)
            room = await a_room(room.store, room.settings)
            for client in (*top.everybody, other):
                await room.come(client)
            for client in (top.seats[1], top.spectator, other):
                await requests.say(room, client, promise)
                assert client.last("accepted")["ref"] == "1"
            assert [line.seat for line in await room.lines(9)] == [1, None, None]
            # The reference of a line is still free for an action.
            top.room = room
            assert (await top.act(1, EndTrading(), "1"))["type"] == "refused"
            assert (await top.act(0, Plant(front(top, 0), 0), "1")) == {"type": "accepted", "ref": "1", "seq": 1}
            await requests.say(room, top.seats[0], promise)
            assert len(await room.lines(9)) == 4

    running(test())


def test_a_line_of_a_seat_is_that_of_the_person_who_sits_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(stage="lobby")) as top:
            room = top.room
            await requests.say(room, top.seats[1], asked.Say("1", "I have to go"))
            settings = room.settings.copy()
            settings.chairs[1] = Chair("Victor", "somebody-else")
            await room.keep(settings)
            victor = Listener(1)
            await room.come(victor)
            await requests.say(room, victor, asked.Say("1", "hello"))
            assert [line.name for line in await room.lines(9)] == ["Bert", "Victor"]

    running(test())


def test_spectators_talk_only_where_the_host_lets_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            await requests.say(top.room, top.spectator, asked.Say("1", "take the red one"))
            assert top.spectator.last("fault")["code"] == "not-allowed"
            assert await top.room.lines(9) == []

    running(test())


def test_wishes_meet_where_each_would_give_what_the_other_wants(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            room = top.room
            await requests.wish(room, top.seats[0], asked.SetWish([1, 2], [3]))
            await requests.wish(room, top.seats[2], asked.SetWish([3, 4], [2, 2]))
            await requests.wish(room, top.seats[1], asked.SetWish([3], [5]))  # gives nothing that seat 0 wants
            told = top.spectator.last("wishes")
            assert told["wishes"][2] == {"want": [3, 4], "give": [2]}
            assert told["matches"] == [{"seats": [0, 2], "gives": [[3], [2]]}]
            await requests.wish(room, top.seats[3], asked.SetWish([99], []))
            assert top.seats[3].last("fault")["code"] == "malformed"

    running(test())


def test_ready_lasts_as_long_as_the_trading(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            await requests.ready(top.room, top.seats[1], asked.Ready())
            assert top.seats[1].last("fault")["code"] == "not-running"
            await to_trading(top)
            await requests.ready(top.room, top.seats[1], asked.Ready())
            assert top.spectator.last("ready")["ready"] == [1]
            await top.act(0, EndTrading())
            assert top.spectator.view["state"]["ready"] == []

    running(test())
