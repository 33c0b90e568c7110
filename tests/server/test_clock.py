"""The clock of a table: it moves the game on in time, whatever happens to the wall clock."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from bohnhof.kernel.actions import Done
from bohnhof.server.rooms.driver import Driver
from bohnhof.server.rooms.requests import resync
from bohnhof.server.thinking import clock
from bohnhof.server.thinking.clock import COMING_BACK, now
from bohnhof.server.wire import asked
from tests.patience import HANGS
from tests.server.rooms import Listener, Tabletop, a_room, full_disk, sitting, some_settings
from tests.server.serving import A_MOMENT, running
from tests.server.thinker import Thinker, settled

pytestmark = pytest.mark.usefixtures("each_store")


def test_the_clock_moves_the_game_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(clock=60)) as top:
            driver = Driver(top.room, Thinker())
            assert top.room.live is not None
            deadline = top.seats[0].view["state"]["deadline"]
            assert deadline == a_minute_after(top.room.live.phase_began)
            await top.act(0, top.legal(0)[0])
            assert top.seats[0].view["state"]["deadline"] == deadline  # for the whole phase
            run_down(top)
            driver.stir()
            async with asyncio.timeout(HANGS):
                while top.spectator.view["state"]["phase"] != "trade":
                    await asyncio.sleep(A_MOMENT)
            update = [message for message in top.spectator.news() if message["type"] == "update"][-1]
            assert (update["by"], update["seat"]) == ("clock", 0)
            assert update["state"]["deadline"] == a_minute_after(top.room.live.phase_began)
            driver.stop()

    running(test())


def a_minute_after(began: int) -> Any:
    """Phases begin by the wall clock, deadlines use a steady one: they agree within some milliseconds."""
    return pytest.approx(began + 60_000, abs=2000)


def run_down(top: Tabletop) -> None:
    """Let the time of the current phase run out."""
    assert top.room.clock.left is not None
    top.room.clock._due = clock.steady()  # noqa: SLF001


@pytest.mark.parametrize("hours", [-1, 1], ids=["set back", "set forward"])
def test_a_jump_of_the_wall_clock_neither_stops_nor_fires_a_tables_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(clock=600)) as top:
            driver = Driver(top.room, Thinker())
            before = top.seats[0].view["state"]["deadline"]
            jumped = time.time_ns() + hours * 3600 * 10**9
            monkeypatch.setattr(time, "time_ns", lambda: jumped)
            driver.stir()
            await settled(driver)
            assert top.room.seq == 0  # nothing was moved on …
            left = driver._alarm.when() - asyncio.get_running_loop().time()  # type: ignore[union-attr] # noqa: SLF001
            assert 500 < left <= 600  # … and the alarm rings in time
            await resync(top.room, top.seats[0], asked.Resync())
            assert top.seats[0].view["state"]["deadline"] == before
            await top.act(0, top.legal(0)[0])
            await top.act(0, Done())  # the next phase, which begins by the new wall clock
            assert top.spectator.view["state"]["phase"] == "trade"
            assert 500 < (top.room.clock.left or 0) <= 600
            assert 0 <= top.spectator.view["state"]["deadline"] - before < 100_000
            run_down(top)
            driver.stir()
            async with asyncio.timeout(HANGS):
                while top.spectator.view["state"]["phase"] == "trade":
                    await asyncio.sleep(0.01)
            driver.stop()

    running(test())


def test_who_comes_back_first_after_a_stop_has_a_while_before_the_clock_moves_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(clock=60)) as top:
            await top.act(0, top.legal(0)[0])
            # The server stops for longer than the clock runs.
            monkeypatch.setattr(clock, "now", lambda: now() + 3600_000)
            room = await a_room(top.room.store, top.room.settings)
            assert room.clock.has_run_down
            driver = Driver(room, Thinker())
            first, second = Listener(0), Listener(1)
            await room.come(Listener(None))  # a spectator is not waited for
            assert room.clock.has_run_down
            await room.come(first)
            left = room.clock.left or 0
            assert COMING_BACK - 5 < left <= COMING_BACK
            assert first.view["state"]["deadline"] == room.clock.deadline
            await room.come(second)  # only the first gets extra time: nobody can delay the end by reconnecting
            await room.go(second)
            await room.come(second)
            assert (room.clock.left or 0) <= left
            driver.stop()

    running(test())


def test_a_clock_whose_move_cannot_be_stored_tries_again_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings(clock=60)) as top:
            driver = Driver(top.room, Thinker())
            run_down(top)
            with monkeypatch.context() as patch:
                full_disk(patch, top.room.store)
                await top.room.do(driver._move_on)  # noqa: SLF001
            assert (top.room.metrics.faults, top.room.seq) == (1, 0)
            assert 0 < (top.room.clock.left or 0) <= clock.SOON
            run_down(top)
            await top.room.do(driver._move_on)  # noqa: SLF001
            assert top.room.seq > 0
            driver.stop()

    running(test())
