"""The store: whole transactions, copies while it writes, versions, and tables that lie still until somebody comes."""

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
from bohnhof.server.storage.store import Conflict, Row, Store, StoreFault
from bohnhof.server.thinking.brains import Brains
from bohnhof.server.thinking.view_codec import pack_view, unpack_view
from tests.laws.driver import Driver, Game, all_games
from tests.server.rooms import some_settings
from tests.server.serving import running

MOST_KILOBYTES = 50
PLAIN = [game for game in all_games() if not game.options]


def entry(seq: int, ref: str | None = None) -> Row:
    return Row(seq, 0, "person", ref, 0, b"", b"")


def test_what_fails_does_not_take_others_with_it(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path, careful=False)
        await store.enter("a", entry(1, "x"))
        over = some_settings(stage="over")
        jobs = [store.enter("b", entry(n)) for n in range(5)]
        jobs.insert(2, store.enter("a", entry(1), over))  # a second first entry
        jobs.insert(4, store.enter("a", entry(2, "x")))  # the same action again
        jobs.insert(5, store.say("a", 1, "Anna", "x", b"{}"))  # the reference of an action is free for a line …
        jobs.insert(6, store.say("a", 2, "Bert", "x", b"{}"))  # … and for somebody else's …
        jobs.insert(7, store.say("a", 3, "Anna", "x", b"{}"))  # … but not for the same voice again
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [n for n, result in enumerate(results) if isinstance(result, Conflict)] == [2, 4, 7]
        assert [result for result in results if result is not None and not isinstance(result, Conflict)] == []
        assert len(await store.entries("b")) == 5
        assert await store.settings(over.id) is None  # it would have been stored with the second first entry
        assert await store.talk("a", 9) == [b"{}", b"{}"]
        assert await store.find_line("a", "Anna", "x") == 1
        store.close()
        with pytest.raises(StoreFault):
            await store.enter("a", entry(3))

    running(test())


def test_a_copy_made_while_it_writes_is_whole(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "data", careful=False)
        old, fresh = some_settings(), some_settings()

        async def write() -> None:
            for n in range(300):
                await asyncio.gather(store.enter("a", entry(n)), store.save(old, n, also=fresh))

        writing = asyncio.ensure_future(write())
        while not writing.done():
            await asyncio.to_thread(copy_database, store.path, tmp_path / "copy.db", careful=False)
            copy = sqlite3.connect(tmp_path / "copy.db")
            assert copy.execute("SELECT count(DISTINCT changed) FROM tables").fetchone() <= (1,)
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            copy.close()
        await writing
        store.close()
        again = Store(tmp_path / "data", careful=False)  # the copy is a database like any other
        assert len(await again.entries("a")) == 300
        again.close()

    running(test())


def test_only_one_server_uses_a_folder(tmp_path: Path) -> None:
    store = Store(tmp_path, careful=False)
    with pytest.raises(BadInput, match="another server uses this folder"):
        Store(tmp_path)
    store.close()
    Store(tmp_path, careful=False).close()


def test_a_database_of_a_later_program_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path, careful=False).close()
    connection = sqlite3.connect(tmp_path / "bohnhof.db")
    assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(BadInput, match="only knows up to"):
        Store(tmp_path)


def test_the_key_that_signs_cookies_stays_the_same(tmp_path: Path) -> None:
    first = Store(tmp_path, careful=False)
    first.close()
    second = Store(tmp_path, careful=False)
    second.close()
    assert first.people.key == second.people.key
    assert len(first.people.key) == 32


def test_an_idle_table_takes_little_and_none_is_loaded_before_somebody_comes(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path, careful=False)
        kept = [some_settings() for _ in range(60)]
        await asyncio.gather(*(store.save(settings, 0) for settings in kept))
        metrics = Metrics()
        lobby = Lobby(store, metrics, Brains(1, metrics))
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
