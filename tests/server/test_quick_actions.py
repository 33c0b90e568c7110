"""Most actions need no task, and otherwise behave like all others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bohnhof.kernel.actions import Action, EndTrading, Plant
from bohnhof.kernel.places import hand
from bohnhof.server.limits import Limits, MessageWeights
from bohnhof.server.rooms.clients import Client
from bohnhof.server.rooms.conversation import Conversation
from bohnhof.server.rooms.house import House
from bohnhof.server.storage.store import Conflict, Row, StoreFault
from bohnhof.server.wire.actions import write_action_json
from tests.server.rooms import Message, Tabletop, a_room, sitting
from tests.server.serving import A_MOMENT, running

pytestmark = pytest.mark.usefixtures("each_store")


class Table(Tabletop):
    """A room whose seats have conversations."""

    def __init__(self, top: Tabletop, limits: Limits) -> None:
        super().__init__(top.room)
        self.seats, self.spectator = top.seats, top.spectator
        house = SimpleNamespace(weights=MessageWeights(limits), metrics=self.room.metrics, limits=limits)
        self.lines = [Conversation(cast("House", house), self.room, client) for client in self.everybody]

    def now(self, seat: int, action: Action, ref: str = "x") -> bool:
        """Is it done immediately?"""
        return self.lines[seat].hear_at_once(said(action, ref))

    async def answer(self, seat: int) -> Message:
        """The final answer to the seat."""
        while not (found := [message for message in self.seats[seat].news() if "ref" in message]):
            await asyncio.sleep(A_MOMENT)
        return found[-1]

    def plant(self, seat: int = 0, field: int = 0) -> Plant:
        return Plant(int(self.table.first[hand(seat)]), field)


def said(action: Action, ref: str) -> bytes:
    return b'{"type":"act","ref":"%s","action":%s}' % (ref.encode(), write_action_json(action))


@asynccontextmanager
async def a_table(folder: Path, limits: Limits | None = None) -> AsyncIterator[Table]:
    async with sitting(folder) as top:
        yield Table(top, limits or Limits())


def test_it_is_stored_then_sent_then_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_table(tmp_path) as top:
            room, before = top.room, top.table.clone()
            waiting: list[Any] = []
            monkeypatch.setattr(room.store, "enter_then", lambda *entry: waiting.append(entry))
            assert top.now(0, top.plant())
            assert room.is_busy
            assert (room.table, top.spectator.news()[-1]["type"]) == (before, "welcome")
            ((game, row, then),) = waiting
            await room.store.enter(game, row)
            then(None)
            assert room.table != before
            assert [message["type"] for message in top.seats[0].news()[-2:]] == ["update", "accepted"]
            assert [message["type"] for message in top.spectator.news()] == ["update"]
            assert (room.is_busy, room.seq, room.metrics.actions["person"]) == (False, 1, 1)
            assert await room.store.last_entry(room.settings.id) == 1

    running(test())


def test_who_asks_meanwhile_takes_the_next_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_table(tmp_path) as top:
            room = top.room
            enter_then, waiting = room.store.enter_then, list[Any]()
            monkeypatch.setattr(room.store, "enter_then", lambda *entry: waiting.append(entry))
            assert top.now(0, top.plant(), "first")
            assert not top.now(0, top.plant(), "second")

            async def number() -> int:
                return room.seq

            order: list[asyncio.Future[Any]] = [
                asyncio.ensure_future(top.lines[0].hear(b'{"type":"ping"}')),
                asyncio.ensure_future(room.do(number)),
            ]
            for _ in range(5):
                await asyncio.sleep(0)
            assert not any(one.done() for one in order)
            assert "pong" not in [message["type"] for message in top.seats[0].news()]
            enter_then(*waiting[0])
            assert (await asyncio.gather(*order))[1] == 1
            assert [message["type"] for message in top.seats[0].news()] == ["update", "accepted", "pong"]

    running(test())


def test_what_is_different_is_left_to_the_ordinary_way(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_table(tmp_path) as top:
            room, client = top.room, top.seats[0]
            plant = top.plant()
            assert not top.now(1, plant)  # refused
            assert not top.lines[-1].hear_at_once(said(plant, "x"))  # a spectator
            for data in (b"", b"nonsense", b"\xff", b'{"type":"ping"}', said(plant, "x") + b" " * 5000):
                assert not top.lines[0].hear_at_once(data)
            for changed, value in (("paused", True), ("stage", "lobby")):
                was, room.settings = room.settings, room.settings.copy(**{changed: value})
                live = room.live
                if changed == "stage":
                    room.live = None
                assert not top.now(0, plant)
                room.settings, room.live = was, live
            owner, client.owner = client.owner, "somebody else"
            assert not top.now(0, plant)
            client.owner = owner
            room.is_forgotten = True
            assert not top.now(0, plant)
            room.is_forgotten = False
            assert not room.is_busy
            assert (room.seq, room.metrics.actions.total(), room.metrics.messages.total()) == (0, 0, 0)
            assert top.now(0, plant)
            assert (await top.answer(0))["seq"] == 1
            assert not top.now(0, plant)  # it was answered
            client.end()
            assert not top.now(0, top.plant(), "y")

    running(test())


def test_limits_count_as_ever(tmp_path: Path) -> None:
    async def test() -> None:
        few = Limits(weight_at_once=5, weight_per_second=1e-9)  # an action weighs two
        async with a_table(tmp_path, few) as top:
            for n, action in enumerate((top.plant(), None)):
                assert top.now(0, action or top.plant(0, 1), f"r{n}")
                await top.answer(0)
            assert not top.now(0, EndTrading(), "r3")
            assert top.room.metrics.messages["act"] == 2

    running(test())


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_table(tmp_path) as top:
            room, before = top.room, top.table.clone()
            with monkeypatch.context() as patch:
                patch.setattr(room.store, "enter_then", lambda *entry: entry[-1](StoreFault("the disk is full")))
                assert top.now(0, top.plant())
                assert (await top.answer(0))["code"] == "try-again"
            assert (room.table, room.seq, room.metrics.faults) == (before, 0, 1)
            while room.is_busy:
                await asyncio.sleep(A_MOMENT)
            assert top.now(0, top.plant())
            assert (await top.answer(0))["seq"] == 1

    running(test())


def test_an_action_of_long_ago_is_answered_as_it_was_then(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_table(tmp_path) as top:
            assert top.now(0, top.plant(), "x")
            assert (await top.answer(0))["seq"] == 1
            top.room.answers.remember_all([])
            assert top.now(0, top.plant(0, 1), "x")  # it would be allowed
            assert (await top.answer(0)) == {"type": "accepted", "ref": "x", "seq": 1}
            assert (top.room.seq, await top.room.store.last_entry(top.room.settings.id)) == (1, 1)

    running(test())


def test_if_somebody_else_was_quicker_it_is_judged_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_table(tmp_path) as top:
            other = Tabletop(await a_room(top.room.store, top.room.settings))
            for client in other.everybody:
                await other.room.come(client)
            first = top.plant()
            await other.act(0, first, "there")
            assert top.now(0, Plant(first.card, 1), "refused")
            assert (await top.answer(0))["type"] == "refused"
            assert (top.room.seq, top.table) == (1, other.table)
            plant = top.plant(0, 1)
            await other.act(0, plant, "again there")
            assert top.now(0, plant, "again there")  # the same, sent again to another server
            assert (await top.answer(0))["seq"] == 2
            assert (top.room.seq, top.table, top.room.metrics.faults) == (2, other.table, 0)

    running(test())


def test_one_fault_takes_nobody_elses_answer_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_table(tmp_path) as top:
            room = top.room
            monkeypatch.setattr(room, "tell", lambda _: 1 / 0)
            assert top.now(0, top.plant(), "broken")
            entered: asyncio.Future[StoreFault | None] = asyncio.get_running_loop().create_future()
            room.store.enter_then("other", Row(1, 0, "person", None, 0, b"{}", b""), entered.set_result)
            assert await entered is None
            assert (await top.answer(0))["code"] == "try-again"
            assert (room.metrics.faults, room.is_busy) == (1, False)
            again: asyncio.Future[StoreFault | None] = asyncio.get_running_loop().create_future()
            room.store.enter_then("other", Row(1, 0, "person", None, 0, b"{}", b""), again.set_result)
            assert isinstance(await again, Conflict)

    running(test())


def test_update_and_answer_are_one_write(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_table(tmp_path) as top:
            writes: list[tuple[bytes, ...]] = []

            def write(*texts: bytes) -> bool:
                writes.append(texts)
                return True

            client = Client(0, Limits())
            client.owner, client.outlet = top.seats[0].owner, write
            top.room.clients.append(client)
            top.lines[0].client = client
            assert top.now(0, top.plant())
            while top.room.is_busy:
                await asyncio.sleep(A_MOMENT)
            assert [[text[:16] for text in texts] for texts in writes] == [[b'{"type":"update"', b'{"type":"accepte']]

    running(test())
