"""The store: whole transactions, copies during writes, versions, and tables that stay unloaded until somebody comes."""

from __future__ import annotations

import asyncio
import sqlite3
import tracemalloc
from pathlib import Path

import pytest

from bohnhof.kernel.events import Change, Event, apply
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.view import view
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms.lobby import Lobby
from bohnhof.server.storage.backup import copy_database
from bohnhof.server.storage.event_codec import pack_events, unpack_events
from bohnhof.server.storage.schema import MIGRATIONS
from bohnhof.server.storage.sqlite_store import SqliteStore
from bohnhof.server.storage.store import Row
from bohnhof.server.thinking.bot_processes import ProcessBrains
from bohnhof.server.thinking.view_codec import pack_view, unpack_view
from tests.laws.driver import Driver, Game, all_games
from tests.server.rooms import some_settings
from tests.server.serving import running

MOST_KILOBYTES = 50
PLAIN = [game for game in all_games() if not game.options]


def entry(seq: int, ref: str | None = None) -> Row:
    return Row(seq, 0, "person", ref, 0, b"", b"")


def test_a_copy_made_while_it_writes_is_whole(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "data", careful=False)

        async def write() -> None:
            old, fresh = some_settings(), some_settings()
            for n in range(1, 301):
                await asyncio.gather(store.enter("a", entry(n)), store.save(old, n, also=fresh))
                old, fresh = old.copy(), fresh.copy()

        writing = asyncio.ensure_future(write())
        while not writing.done():
            await asyncio.to_thread(copy_database, store.path, tmp_path / "copy.db", careful=False)
            copy = sqlite3.connect(tmp_path / "copy.db")
            assert copy.execute("SELECT count(DISTINCT changed) FROM tables").fetchone() <= (1,)
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            copy.close()
        await writing
        store.close()
        again = SqliteStore(tmp_path / "data", careful=False)  # the copy is a database like any other
        assert len(await again.entries("a")) == 300
        again.close()

    running(test())


def test_only_one_server_uses_a_folder(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, careful=False)
    with pytest.raises(BadInput, match="another server uses this folder"):
        SqliteStore(tmp_path)
    store.close()
    SqliteStore(tmp_path, careful=False).close()


def test_a_database_of_a_later_program_is_left_alone(tmp_path: Path) -> None:
    SqliteStore(tmp_path, careful=False).close()
    connection = sqlite3.connect(tmp_path / "bohnhof.db")
    assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(BadInput, match="only knows up to"):
        SqliteStore(tmp_path)


def test_the_key_that_signs_cookies_stays_the_same(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path, careful=False)
    first.close()
    second = SqliteStore(tmp_path, careful=False)
    second.close()
    assert first.people.key == second.people.key
    assert len(first.people.key) == 32


def test_an_idle_table_takes_little_and_none_is_loaded_before_somebody_comes(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path, careful=False)
        kept = [some_settings() for _ in range(60)]
        await asyncio.gather(*(store.save(settings, 0) for settings in kept))
        metrics = Metrics()
        lobby = Lobby(store, metrics, ProcessBrains(1, metrics))
        assert "bohnhof_tables_in_memory 0" in metrics.text()
        for settings in kept[:10]:
            await lobby.room(settings.id)
        tracemalloc.start()
        for settings in kept[10:]:
            await lobby.room(settings.id)
        kilobytes = tracemalloc.get_traced_memory()[0] / 1000 / 50
        tracemalloc.stop()
        assert "bohnhof_tables_in_memory 60" in metrics.text()
        assert kilobytes < MOST_KILOBYTES
        for settings in kept:
            (await lobby.room(settings.id)).left_at -= 1000
        lobby.sweep()
        assert "bohnhof_tables_in_memory 0" in metrics.text()
        store.close()

    running(test())


@pytest.mark.parametrize("game", PLAIN, ids=str)
def test_events_and_views_are_what_they_were_after_packing(game: Game) -> None:
    driver = Driver(game, 11)
    folded = driver.table.clone()
    for step in range(120):
        if driver.table.is_over:
            break
        events: list[Event] = []
        driver.table.log = events
        driver.step()
        driver.table.log = None
        again = unpack_events(pack_events(events))
        assert again == [event for event in events if event.changes]
        for event in again:
            apply(folded, event)
        if step % 10 == 0:
            assert folded == driver.table
            for seat in range(game.players):
                seen = view(driver.table, seat)
                assert unpack_view(seen.rules, pack_view(seen)) == seen


def test_a_change_that_nobody_can_store_is_found_at_once() -> None:
    with pytest.raises(TypeError, match="Change cannot be stored yet"):
        pack_events([Event("vanished", 0, [Change()])])
    with pytest.raises(ValueError, match="which nobody wrote"):
        unpack_events(b"\x91\x93\xa1a\x00\x91\x91\xa1?")
