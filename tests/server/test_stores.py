"""What every store guarantees."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bohnhof.server.storage.store import Conflict, Row, Store, StoreFault
from tests.server.rooms import some_settings
from tests.server.serving import running
from tests.server.stores import MakeStore


def entry(seq: int, ref: str | None = None, at: int = 0) -> Row:
    return Row(seq, 0, "person", ref, at, b"", b"")


def test_what_fails_does_not_take_others_with_it(tmp_path: Path, each_store: MakeStore) -> None:
    async def test() -> None:
        store = each_store(tmp_path)
        await store.enter("a", entry(1, "x"))
        over = some_settings(stage="over")
        jobs = [store.enter("b", entry(n)) for n in range(1, 6)]
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


@pytest.mark.parametrize("twice", [None, 3, 40])
def test_many_entries_at_once_are_stored_each_or_not(tmp_path: Path, each_store: MakeStore, twice: int | None) -> None:
    async def test() -> None:
        store = each_store(tmp_path)
        if twice is not None:
            await store.enter("a", entry(twice))
        rows = [Row(n, n % 7, "person", f"r{n}", n, b"%d" % n, b"e%d" % n) for n in range(1, 85)]
        jobs = [store.enter("a", row) for row in rows]
        jobs.insert(50, store.say("a", 1, "Anna", "x", b"{}"))
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [result for result in results if result is not None and not isinstance(result, Conflict)] == []
        assert sum(isinstance(result, Conflict) for result in results) == (twice is not None)
        expected = [row if row.seq != twice else entry(row.seq) for row in rows]
        assert await store.entries("a") == expected
        assert await store.talk("a", 9) == [b"{}"]
        store.close()

    running(test())


def test_settings_are_changed_by_one_writer_at_a_time(tmp_path: Path, each_store: MakeStore) -> None:
    async def test() -> None:
        store = each_store(tmp_path)
        first = some_settings()
        await store.save(first, 1)
        with pytest.raises(Conflict):
            await store.save(some_settings(id=first.id), 2)  # another table of the same id
        mine, theirs = first.copy(coach=False), first.copy(pace=7)
        jobs = (store.save(mine, 3, sits=[("me", 0)]), store.save(theirs, 4, sits=[("they", 0)]))
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict]
        assert await store.settings(first.id) == mine
        assert await store.tables_of("they", 9) == []  # nothing of it is stored
        (listed,) = await store.tables_of("me", 9)
        assert listed == (mine, 3)
        with pytest.raises(Conflict):
            await store.enter(first.id, entry(1), first.copy(stage="over"))
        assert await store.entries(first.id) == []
        await store.enter(first.id, entry(1, at=5), mine.copy(stage="over"))
        stored = await store.settings(first.id)
        assert stored is not None
        assert (stored.stage, stored.revision) == ("over", 2)
        store.close()

    running(test())


def test_what_was_refused_is_never_entered(tmp_path: Path, each_store: MakeStore) -> None:
    async def test() -> None:
        store = each_store(tmp_path)
        await store.refuse("a", 0, "x", 1, b"why")
        await store.refuse("a", 0, "y", 2, b"why not")
        with pytest.raises(Conflict):
            await store.enter("a", entry(1, "x"))
        await store.enter("a", entry(1, "z", at=3))
        with pytest.raises(Conflict):
            await store.refuse("a", 0, "z", 4, b"too late")
        found = [await store.find_ref("a", 0, ref) for ref in ("x", "y", "z", "?")]
        assert [row and (row.seq, row.action) for row in found] == [(-1, b"why"), (-2, b"why not"), (1, b""), None]
        assert [row.seq for row in await store.entries("a")] == [1]  # a refusal is no part of the game
        assert await store.last_entry("a") == 1
        assert await store.last_moment("a") == 3
        store.close()

    running(test())


def test_entries_and_lines_are_found_again(tmp_path: Path, each_store: MakeStore) -> None:
    async def test() -> None:
        store = each_store(tmp_path)
        assert (await store.last_entry("a"), await store.last_line("a"), await store.last_moment("a")) == (0, 0, 0)
        for n in (1, 2, 3):
            await store.enter("a", entry(n, f"r{n}", at=n))
            await store.say("a", n, f"voice {n}", None, b'{"seat":%d,"at":%d}' % (n, 10 * n))
        assert [row.seq for row in await store.entries("a", after=1)] == [2, 3]
        assert (await store.last_entry("a"), await store.last_line("a"), await store.last_moment("a")) == (3, 3, 30)
        assert await store.talk("a", 2) == [b'{"seat":2,"at":20}', b'{"seat":3,"at":30}']
        assert await store.lines_of("a", 1, "voice 3") == [b'{"seat":1,"at":10}', b'{"seat":3,"at":30}']
        assert await store.lines_said_by("voice 2") == [b'{"seat":2,"at":20}']
        assert await store.expire_talk(["a", "b"], 20)
        assert not await store.expire_talk(["a", "b"], 20)
        await store.hush("a", 3)
        assert await store.talk("a", 9) == [b'{"seat":2,"at":20}']
        await store.forget_person("voice 2")
        assert await store.talk("a", 9) == []
        await store.erase(["a"])
        assert await store.entries("a") == []
        store.close()

    running(test())


def test_keys_people_and_bans_are_kept(tmp_path: Path, each_store: MakeStore) -> None:
    async def test() -> None:
        store = each_store(tmp_path)
        await store.ban("somebody")
        await store.ban("somebody")
        await store.ban("another")
        await store.unban("another")
        cookie = store.people.cookie_for("person-number-07")
        await store.renew_person("person-number-07")
        store.close()
        again = each_store(tmp_path)
        assert (again.record_key, again.people.key) == (store.record_key, store.people.key)
        assert again.people.person_in(cookie) is None
        assert await again.banned() == {"somebody"}
        assert await again.is_banned(None, "somebody")
        assert not await again.is_banned(None, "another")
        again.close()

    running(test())


def test_tables_are_listed_in_the_order_of_their_ids(tmp_path: Path, each_store: MakeStore) -> None:
    async def test() -> None:
        store: Store = each_store(tmp_path)
        kept = sorted((some_settings() for _ in range(5)), key=lambda settings: settings.id)
        for settings in kept:
            await store.save(settings, 1)
        some = await store.all_tables("", 3)
        assert [listed.settings.id for listed in some] == [settings.id for settings in kept[:3]]
        rest = await store.all_tables(some[-1].settings.id, 9)
        assert [listed.settings.id for listed in rest] == [settings.id for settings in kept[3:]]
        store.close()

    running(test())
