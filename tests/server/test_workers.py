"""Worker processes of the server: they are replaced when they die, and shared fairly."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvloop

from bohnhof.bots.faults import BotFault
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.view import view
from bohnhof.server.limits import Bucket, Buckets, Limits
from bohnhof.server.metrics import Metrics
from bohnhof.server.thinking.bot_processes import ProcessBrains
from bohnhof.server.thinking.fair_queue import FairQueue
from bohnhof.server.thinking.thoughts import WAIT, question_for
from bohnhof.server.thinking.work import BrokenWorker, answer_or_nothing
from bohnhof.server.thinking.workers import TOO_OFTEN, Worker, Workers
from bohnhof.server.wire.game_terms import find_terms
from tests.patience import HANGS
from tests.server.serving import A_MOMENT, running

BRAINS = "bohnhof.server.thinking.bot_processes"
# `exit()` in a bot closes standard input before it raises SystemExit, which becomes a fault of the bot.
LEAVER = """
import sys
from bohnhof.bots.faults import failed
from bohnhof.server.thinking.workers import answer_all

def think(question):
    if question == b"first":
        assert sys.stdin.read() == ""
        try:
            exit()
        except SystemExit as leaving:
            raise failed("leaver", 0, leaving)
    return question

answer_all(think)
"""


def under_both_loops(test: Coroutine[Any, Any, None], loop: str) -> None:
    """The server runs under uvloop, where a closed pipe raises another exception than under asyncio."""

    async def limited() -> None:
        async with asyncio.timeout(HANGS):
            await test

    (uvloop.run if loop == "uvloop" else asyncio.run)(limited())


both_loops = pytest.mark.parametrize("loop", ["asyncio", "uvloop"])


@both_loops
def test_a_process_that_dies_is_told_from_one_that_waits_and_replaced(loop: str) -> None:
    async def test() -> None:
        worker = Worker(BRAINS)
        process = await worker.start()
        process.kill()
        with pytest.raises(BrokenWorker):
            await worker.ask(b"what?", 0.5)
        dead = [worker.is_dead]
        assert await worker.ask(b"what?", HANGS) == b""  # no question that a bot could answer, but an answer
        assert [*dead, worker.is_dead] == [True, False]
        await worker.close()

    under_both_loops(test(), loop)


@both_loops
def test_a_process_that_dies_while_nobody_asks_is_counted_and_replaced_before_the_next_question(
    monkeypatch: pytest.MonkeyPatch, loop: str
) -> None:
    # On a busy machine any bot can be taken for a slow one, and is then asked in another process.
    monkeypatch.setattr("bohnhof.server.thinking.workers.QUICK", HANGS)

    async def test() -> None:
        metrics = Metrics()
        brains = ProcessBrains(1, metrics)
        game = find_terms("bohnanza", (), 3)
        question = question_for(
            "a table", "rulebook", view(new_table(game.rules, 7), 0), may_talk=True, chance=1, seconds=2
        )
        assert (await brains.ask(question))[0].action is not None
        worker = brains.workers._workers[0]  # noqa: SLF001
        process = await worker.start()
        os.kill(process.pid, signal.SIGKILL)
        while metrics.faults == 0:
            await asyncio.sleep(A_MOMENT)
        assert await brains.ask(question) != [WAIT]
        assert (await worker.start()).pid != process.pid
        assert await brains.workers.are_well()
        assert metrics.faults == 1
        await brains.close()

    under_both_loops(test(), loop)


def test_a_pipe_that_is_closed_before_anybody_knows_that_its_process_died_is_a_broken_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Under uvloop writing to it raises RuntimeError."""

    class Pipe:
        def write(self, _: bytes) -> None:
            raise RuntimeError("the handler is closed")

    async def dead(_: Worker) -> SimpleNamespace:
        return SimpleNamespace(stdin=Pipe(), stdout=Pipe())

    async def test() -> None:
        worker = Worker(BRAINS)
        monkeypatch.setattr(Worker, "start", dead)
        with pytest.raises(BrokenWorker):
            await worker.ask(b"what?", 0.5)
        assert worker.is_dead

    running(test())


def test_processes_that_cannot_be_started_are_not_well() -> None:
    async def test() -> None:
        workers = Workers("bohnhof.server.no_such_module", 1, Metrics(), (1, 1))
        with pytest.raises(BrokenWorker):
            await workers.ask(b"what?", address="a", table="t", seconds=1)
        assert not await workers.are_well()
        await workers.close()

    running(test())


def test_a_process_goes_on_starting_when_whoever_asked_after_it_gives_up() -> None:
    """A load balancer checks a server's health twice a second, and a process may need longer than that to start."""

    async def test() -> None:
        worker = Worker(BRAINS)
        worker.is_dead = True
        impatient = asyncio.ensure_future(worker.revive())
        await asyncio.sleep(0)
        impatient.cancel()
        while worker.is_dead:
            await asyncio.sleep(A_MOMENT)
        assert worker.runs
        await worker.close()

    running(test())


def test_a_question_that_nobody_waits_for_any_more_is_not_asked() -> None:
    async def test() -> None:
        workers = Workers(BRAINS, 1, Metrics(), (1e9, 1e9))
        given_up = asyncio.ensure_future(workers.ask(b"?", address="a", table="t", seconds=1))
        given_up.cancel()
        assert await workers.ask(b"?", address="a", table="t", seconds=1, still=lambda: False) is None
        assert workers._workers[0]._process is None, "nothing was asked"  # noqa: SLF001
        await workers.close()

    running(test())


# ------------------------------------------------------------------------------ fairness


def budgets(per_second: float = 1e-9, at_once: float = 100) -> tuple[Buckets, Buckets]:
    return Buckets(lambda: Bucket(per_second, at_once)), Buckets(lambda: Bucket(per_second, at_once))


def test_addresses_take_turns_and_then_the_tables_of_an_address() -> None:
    queue: FairQueue[str] = FairQueue(*budgets())
    for n in range(3):
        for table in "xyz":
            queue.put("many", table, f"{table}{n}")
    queue.put("few", "t", "t0")
    queue.put("few", "t", "t1")
    order = [queue.next() for _ in range(11)]
    assert order == ["x0", "t0", "y0", "t1", "z0", "x1", "y1", "z1", "x2", "y2", "z2"]
    assert queue.next() is None
    assert queue.wait() is None


def test_who_has_used_up_a_budget_waits_and_nobody_else_does() -> None:
    queue: FairQueue[str] = FairQueue(*budgets(per_second=0.5, at_once=10))
    queue.charge("many", "x", 11)
    queue.put("many", "y", "later")
    assert queue.next() is None
    assert queue.wait() == pytest.approx(2, abs=0.1)
    queue.put("few", "t", "now")
    assert queue.next() == "now"
    assert queue.waiting("many") == len(queue) == 1


def test_a_table_has_a_budget_too() -> None:
    queue: FairQueue[str] = FairQueue(*budgets(at_once=10))
    queue.charge("one address", "x", 10.5)
    queue.put("another address", "x", "later")
    queue.put("another address", "y", "now")
    assert [queue.next(), queue.next()] == ["now", None]


def test_sixty_tables_of_one_address_do_not_stop_the_bots_of_another() -> None:
    """Between two questions of somebody else, at most one of theirs is answered."""

    async def test() -> None:
        workers = Workers(BRAINS, 1, Metrics(), (Limits().thinking_per_second, Limits().thinking_at_once))
        answered: list[str] = []

        async def ask(address: str, table: str) -> None:
            await workers.ask(b"?", address=address, table=table, seconds=1)
            answered.append(address)

        crowd = [ask("crowd", f"table {n}") for n in range(60) for _ in range(2)]
        await asyncio.gather(*crowd, *(ask("somebody", "a table") for _ in range(5)))
        assert answered[:10].count("somebody") == 5
        await workers.close()

    running(test())


HELD = """
from pathlib import Path
from bohnhof.server.thinking.workers import answer_all

def think(question):
    while question == b"long" and not Path(__file__, "..", "go on").resolve().exists():
        pass
    return question

answer_all(think)
"""


def test_a_quick_question_does_not_wait_for_a_kind_that_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process cannot be interrupted, so such kinds have separate processes."""

    async def test() -> None:
        (tmp_path / "held.py").write_text(HELD)
        monkeypatch.setenv("PYTHONPATH", str(tmp_path))
        workers = Workers("held", 1, Metrics(), (1e9, 1e9))
        workers._long["long"] = TOO_OFTEN  # noqa: SLF001
        long = [
            asyncio.ensure_future(workers.ask(b"long", address="a", table="t", seconds=1, kind="long"))
            for _ in range(3)
        ]
        for _ in range(5):
            assert await workers.ask(b"quick", address="b", table="t", seconds=1, kind="quick") == b"quick"
        assert not any(question.done() for question in long)
        (tmp_path / "go on").touch()
        assert await asyncio.gather(*long) == [b"long"] * 3
        await workers.close()

    running(test())


def test_a_kind_that_takes_long_three_times_gets_processes_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        workers = Workers(BRAINS, 1, Metrics(), (1e9, 1e9))
        for quick in (HANGS, 0, 0, 0, HANGS):
            assert [worker.runs for worker in workers._workers][1] is False  # noqa: SLF001
            monkeypatch.setattr("bohnhof.server.thinking.workers.QUICK", quick)
            await workers.ask(b"?", address="a", table="t", seconds=1, kind="a bot")
        assert [worker.runs for worker in workers._workers] == [True, True]  # noqa: SLF001
        await workers.close()

    running(test())


def test_a_kind_that_is_known_to_take_long_never_keeps_a_quick_one_waiting() -> None:
    async def test() -> None:
        workers = Workers(BRAINS, 1, Metrics(), (1e9, 1e9), long=["review"])
        await workers.ask(b"?", address="a", table="t", seconds=1, kind="review")
        assert [worker.runs for worker in workers._workers] == [False, True]  # noqa: SLF001
        await workers.close()

    running(test())


def test_a_bots_fault_is_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    def fails(_: bytes) -> bytes:
        fault = BotFault("bot 'mine' on seat 1 failed with KeyError: 3")
        fault.add_note("mine.py, line 4, in choose: prices[3]")
        raise fault

    assert answer_or_nothing(fails, b"what?") == b""
    [line] = caplog.messages
    assert line == "bot 'mine' on seat 1 failed with KeyError: 3; mine.py, line 4, in choose: prices[3]"
    assert caplog.records[0].exc_info is None


@both_loops
def test_a_bot_may_close_and_read_its_standard_streams(
    loop: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "leaver.py").write_text(LEAVER)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def test() -> None:
        worker = Worker("leaver")
        assert [await worker.ask(b"first", HANGS), await worker.ask(b"second", HANGS)] == [b"", b"second"]
        assert not worker.is_dead
        await worker.close()

    under_both_loops(test(), loop)
