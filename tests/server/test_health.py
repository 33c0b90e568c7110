"""A server that cannot do its work does not report that it is healthy."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bohnhof.kernel.deal import new_table
from bohnhof.kernel.view import view
from bohnhof.server.http import health
from bohnhof.server.storage import sqlite_store
from bohnhof.server.storage.sqlite_store import DATABASE_FILE, SqliteStore
from bohnhof.server.storage.store import Row
from bohnhof.server.thinking.thoughts import question_for
from bohnhof.server.wire.game_terms import find_terms
from tests.patience import HANGS
from tests.server.rooms import some_settings
from tests.server.serving import Person, Server, running, served


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What works may take as long as it needs."""
    monkeypatch.setattr(health, "ANSWERS_WITHIN", HANGS)


@contextmanager
def haste() -> Iterator[None]:
    """Nobody waits long for what does not work."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(health, "ANSWERS_WITHIN", 0.2)
        yield


async def word(person: Person) -> str:
    """What a server reports about its health."""
    answer = await person.http.get("/healthz")
    if answer.status_code == 200:
        return answer.text.strip()
    assert answer.status_code == 503
    return str(answer.json()["code"])


def test_a_full_disk_is_not_well_and_then_well_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            assert await word(anna) == "ok"
            with monkeypatch.context() as patch:
                patch.setattr(sqlite_store, "transact", full)
                assert await word(anna) == "database"
            assert await word(anna) == "ok"

    running(test())


def test_a_database_that_another_program_holds_is_not_well(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            assert await word(anna) == "ok"
            holding = sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)
            holding.execute("BEGIN EXCLUSIVE")
            with haste():
                assert await word(anna) == "database"
            holding.execute("ROLLBACK")
            holding.close()
            while await word(anna) != "ok":
                await asyncio.sleep(0.05)

    running(test())


def test_a_damaged_database_is_not_well(tmp_path: Path) -> None:
    async def test() -> None:
        full = SqliteStore(tmp_path, careful=False)
        settings = some_settings()
        await full.save(settings, 0)
        for n in range(1, 200):
            await full.enter(settings.id, Row(n, 0, "person", None, 0, b"{}", bytes(3000)))
        full.close()
        size = (tmp_path / DATABASE_FILE).stat().st_size
        with (tmp_path / DATABASE_FILE).open("r+b") as file:
            file.seek(size // 4)
            file.write(b"\xa5" * (size // 2))
        async with served(tmp_path) as server:
            while await word(server.person()) != "damaged":
                pass

    running(test())


def test_bots_that_die_are_replaced_and_those_that_cannot_be_are_not_well(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            await think(server)
            worker = server.service.brains.workers._workers[0]  # noqa: SLF001
            process = await worker.start()
            os.kill(process.pid, signal.SIGKILL)
            while not server.service.metrics.faults:
                await asyncio.sleep(0.01)
            while await word(anna) != "ok":
                pass  # there will be a new one
            worker._module = "bohnhof.server.no_such_module"  # noqa: SLF001
            process = await worker.start()
            os.kill(process.pid, signal.SIGKILL)
            while server.service.metrics.faults < 2:
                await asyncio.sleep(0.01)
            assert await word(anna) == "bots"
            worker._module = "bohnhof.server.thinking.bot_processes"  # noqa: SLF001
            while await word(anna) != "ok":
                pass  # asking after them starts them again

    running(test())


async def think(server: Server) -> None:
    game = find_terms("bohnanza", (), 3)
    question = question_for("a table", "random", view(new_table(game.rules, 7), 0), may_talk=True, chance=1, seconds=2)
    await server.service.brains.ask(question)
