"""Two rooms of one table, as on two servers: the store decides what is an entry, and both follow it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest

from bohnhof.kernel.actions import EndTrading, Plant
from bohnhof.kernel.places import hand
from bohnhof.server.storage.store import Conflict, Row, Unknown
from tests.server.rooms import Tabletop, a_room, sitting
from tests.server.serving import running

pytestmark = pytest.mark.usefixtures("each_store")


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[tuple[Tabletop, Tabletop]]:
    """The same table twice, with everybody at both."""
    async with sitting(folder) as one:
        other = Tabletop(await a_room(one.room.store, one.room.settings))
        for client in other.everybody:
            await other.room.come(client)
        yield one, other


def front(top: Tabletop, seat: int) -> int:
    return int(top.table.first[hand(seat)])


def test_what_somebody_else_stored_is_taken_and_the_action_is_judged_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path) as (one, other):
            first = front(one, 0)
            assert (await one.act(0, Plant(first, 0)))["seq"] == 1
            second = front(one, 0)
            # The other room has not seen that: its entry would be the first, too.
            refused = await other.act(0, Plant(first, 1), ref="again")
            assert (refused["type"], other.room.seq) == ("refused", 1)
            assert other.table == one.table
            assert other.seats[1].view["seq"] == 1  # everybody there was told
            assert (await other.act(0, Plant(second, 1)))["seq"] == 2
            one.room.is_shared = True  # it has seen others write, so it looks before it refuses
            assert (await one.act(0, EndTrading()))["seq"] == 3  # trading has begun by what the other stored
            assert one.table.clone() != other.table
            assert await other.room.follow()
            assert not await other.room.follow()
            assert other.table == one.table
            assert (one.room.metrics.faults, other.room.metrics.faults) == (0, 0)

    running(test())


def test_what_was_refused_in_one_room_is_not_done_in_the_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path) as (one, other):
            first = front(one, 0)
            await one.act(0, Plant(first, 0))
            assert (await other.act(0, Plant(first, 1), ref="late"))["type"] == "refused"
            with pytest.raises(Conflict):
                await one.room.store.enter(one.room.settings.id, Row(2, 0, "person", "late", 0, b"", b""))
            await one.room.follow()
            answer = await one.act(0, Plant(front(one, 0), 1), ref="late")  # it would be allowed here
            assert (answer["type"], one.room.seq) == ("refused", 1)

    running(test())


def test_what_was_refused_during_a_pause_is_not_done_after_it_in_the_other_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path) as (one, other):
            one.room.is_shared = other.room.is_shared = True
            other.room.settings.paused = True
            assert (await other.act(0, Plant(front(one, 0), 0), ref="late"))["code"] == "paused"
            assert (await other.undo(0, ref="undo"))["code"] == "paused"
            other.room.settings.paused = False
            assert (await one.act(0, Plant(front(one, 0), 0), ref="late"))["code"] == "paused"
            await one.act(0, Plant(front(one, 0), 0))
            assert (await one.undo(0, ref="undo"))["code"] == "paused"
            assert one.room.seq == 1

    running(test())


def test_an_undo_that_was_refused_in_one_room_is_not_done_in_the_other(tmp_path: Path) -> None:
    """An undo names no entry: it would take back whatever was done since."""

    async def test() -> None:
        async with two(tmp_path) as (one, other):
            one.room.is_shared = other.room.is_shared = True
            assert (await other.undo(0, ref="late"))["code"] == "no-undo"
            await one.act(0, Plant(front(one, 0), 0))
            answer = await one.undo(0, ref="late")  # it would be allowed now
            assert (answer["type"], answer["code"], one.room.seq) == ("fault", "no-undo", 1)
            assert (await one.undo(0))["type"] == "accepted"

    running(test())


def test_an_action_that_was_done_in_the_other_room_is_not_done_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path) as (one, other):
            plant = Plant(front(one, 0), 0)
            assert (await one.act(0, plant, ref="same"))["seq"] == 1
            answer = await other.act(0, plant, ref="same")
            assert (answer["type"], answer["seq"], other.room.seq) == ("accepted", 1, 1)
            assert len(await one.room.store.entries(one.room.settings.id)) == 1

    running(test())


def test_what_a_bot_or_a_clock_planned_for_another_moment_is_not_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path) as (one, other):
            await one.act(0, Plant(front(one, 0), 0))
            assert not await other.room.enter(0, "bot", Plant(front(other, 0), 0))
            assert (other.room.seq, other.table) == (1, one.table)

    running(test())


def test_an_undo_of_the_other_room_is_followed(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path) as (one, other):
            fresh = one.table.clone()
            await one.act(0, Plant(front(one, 0), 0))
            await other.room.follow()
            assert (await other.undo(0))["type"] == "accepted"
            assert (await one.undo(0))["type"] == "fault"  # already taken back, and everybody here knows
            assert (one.table, one.room.seq) == (fresh, 2)
            assert one.seats[0].view["seq"] == 2

    running(test())


@pytest.mark.parametrize("stored", [True, False])
def test_a_write_of_which_nobody_knows_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            enter = top.room.store.enter

            async def silent(game: str, row: Row, over: object = None) -> None:
                if stored:
                    await enter(game, row)
                raise Unknown("no answer")

            with monkeypatch.context() as patch:
                patch.setattr(top.room.store, "enter", silent)
                answer = await top.act(0, Plant(front(top, 0), 0), ref="x")
            rows = await top.room.store.entries(top.room.settings.id)
            assert len(rows) == top.room.seq == int(stored)
            assert answer["type"] == ("accepted" if stored else "fault")
            again = await top.act(0, Plant(front(top, 0), 0), ref="x")
            assert (again["type"], again["seq"]) == ("accepted", 1)

    running(test())


@pytest.mark.parametrize("stored", [True, False])
def test_settings_of_which_nobody_knows_are_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            save = top.room.store.save

            async def silent(*settings: Any, **more: Any) -> None:
                if stored:
                    await save(*settings, **more)
                raise Unknown("no answer")

            with monkeypatch.context() as patch:
                patch.setattr(top.room.store, "save", silent)
                with nullcontext() if stored else pytest.raises(Unknown):
                    await top.room.keep(top.room.settings.copy(watchers_talk=True))
            assert top.room.settings == await top.room.store.settings(top.room.settings.id)
            assert top.room.settings.watchers_talk == stored

    running(test())


@pytest.mark.parametrize("stored", [True, False])
def test_a_line_of_which_nobody_knows_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            say = top.room.store.say
            silent = ["the first time"]

            async def at_first_silent(*line: Any) -> None:
                if stored or not silent:
                    await say(*line)
                if silent:
                    raise Unknown(silent.pop())

            monkeypatch.setattr(top.room.store, "say", at_first_silent)
            assert await top.room.speak("chat", 0, "Anna", "hello", voice="anna", ref="r")
            assert [line.text for line in await top.room.lines(9)] == ["hello"]
            assert [message["type"] for message in top.spectator.news()].count("said") == 1

    running(test())


def test_lines_of_both_rooms_are_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path) as (one, other):
            for n, top in enumerate((one, other, one)):
                assert await top.room.speak("chat", 0, "Anna", f"line {n}", voice="anna", ref=f"r{n}")
            assert [line.text for line in await one.room.lines(9)] == ["line 0", "line 1", "line 2"]
            assert await other.room.speak("chat", 0, "Anna", "line 2", voice="anna", ref="r2")  # said already
            assert len(await one.room.lines(9)) == 3

    running(test())


def test_settings_that_somebody_else_changed_are_read_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path) as (one, other):
            await one.room.keep(one.room.settings.copy(watchers_talk=True))
            with pytest.raises(Conflict):
                await other.room.keep(other.room.settings.copy(pace=9))
            assert (other.room.settings.revision, other.room.settings.watchers_talk) == (1, True)
            assert other.spectator.last("table")["table"]["watchers_talk"]
            await other.room.keep(other.room.settings.copy(pace=9))
            assert other.room.metrics.faults == 0

    running(test())


def test_the_first_phase_began_when_the_cards_were_dealt_whoever_loads_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            settings = top.room.settings.copy(stage="lobby", promise=None)
            settings.deal(1234)
            await top.room.keep(settings)
            later = await a_room(top.room.store, settings)
            assert later.live is not None
            assert later.live.phase_began == 1234

    running(test())
