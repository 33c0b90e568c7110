"""What several servers on one PostgreSQL must not get wrong: each test fails without its fix."""

from __future__ import annotations

import asyncio
import errno
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from bohnhof.kernel.faults import BadInput
from bohnhof.server.storage.postgres_bus import CHANNEL
from bohnhof.server.storage.postgres_lines import PATIENCE, Connection, Line, about
from bohnhof.server.storage.postgres_schema import LOCK, MIGRATIONS, Prepared, prepare
from bohnhof.server.storage.postgres_store import PostgresStore
from bohnhof.server.storage.store import Conflict, Row, StoreFault, Unknown
from tests.patience import HANGS
from tests.server.postgres import Relay, a_database, logged, usual_patience
from tests.server.serving import running

pytestmark = pytest.mark.usefixtures("patient")


def entry(seq: int, ref: str | None = None) -> Row:
    return Row(seq, 0, "person", ref, 0, b"", b"")


@asynccontextmanager
async def by_relay(folder: Path) -> AsyncIterator[tuple[PostgresStore, Relay, PostgresStore]]:
    """A store whose connection can fail, the relay, and a second store."""
    address = a_database(folder)
    port = urlsplit(address).port
    assert port is not None
    relay = Relay(port)
    await relay.open()
    # opening a store takes another loop, which the relay of this loop could not serve meanwhile
    store = await asyncio.to_thread(PostgresStore, address.replace(str(port), str(relay.port)))
    beside = await asyncio.to_thread(PostgresStore, address)
    await store.enter("first", entry(1))
    yield store, relay, beside
    store.close()
    beside.close()
    await relay.close()


def test_two_writes_for_one_place_in_one_batch_are_not_both_taken(tmp_path: Path) -> None:
    async def test() -> None:
        store = PostgresStore(a_database(tmp_path))
        jobs = [store.enter("a", entry(1, ref)) for ref in "xyz"] + [store.say("a", 1, who, "r", b"{}") for who in "pq"]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, Conflict, type(None), Conflict]
        store.close()

    running(test())


def test_what_the_database_cannot_take_hurts_nobody_else(tmp_path: Path) -> None:
    """A reference may contain any character that JSON can write, and PostgreSQL allows no NUL in text."""

    async def test() -> None:
        store = PostgresStore(a_database(tmp_path))
        jobs = [store.enter(game, entry(1, ref)) for game, ref in (("a", "x"), ("b", "\0"), ("c", "y"))]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, StoreFault) for result in results] == [False, True, False]
        pid = (await store._reader._connected()).get_server_pid()  # noqa: SLF001
        assert await store.settings("no\0table") is None
        assert await store.settings("no\ud800table") is None
        assert (await store._reader._connected()).get_server_pid() == pid  # noqa: SLF001
        store.close()

    running(test())


def test_whoever_comes_second_has_a_conflict(tmp_path: Path) -> None:
    async def test() -> None:
        address = a_database(tmp_path)
        one, two = PostgresStore(address), PostgresStore(address)
        results = await asyncio.gather(
            *(store.enter("a", entry(n, f"{n} {who}")) for n in range(1, 50) for who, store in enumerate((one, two))),
            return_exceptions=True,
        )
        assert sum(result is None for result in results) == 49
        assert sum(isinstance(result, Conflict) for result in results) == 49
        rows = await one.entries("a")
        assert [row.seq for row in rows] == list(range(1, 50))
        assert await two.entries("a") == rows
        one.close()
        two.close()

    running(test())


def test_refusals_of_two_servers_get_numbers_of_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        address = a_database(tmp_path)
        stores = [PostgresStore(address) for _ in range(3)]
        refused = [(store, f"{n} {who}") for n in range(10) for who, store in enumerate(stores)]
        await asyncio.gather(*(store.refuse("a", 0, ref, 1, b"why") for store, ref in refused))
        found = [await stores[0].find_ref("a", 0, ref) for _, ref in refused]
        assert sorted(row.seq for row in found if row is not None) == list(range(-30, 0))
        for store in stores:
            store.close()

    running(test())


def test_a_write_whose_answer_is_lost_is_unknown_and_can_be_looked_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with by_relay(tmp_path) as (store, relay, beside):
            relay.is_deaf = True
            with usual_patience(), pytest.raises(Unknown):
                await store.enter("a", entry(1, "x"))
            assert await beside.find_ref("a", 0, "x") == entry(1, "x")
            relay.is_deaf = False
            assert await store.find_ref("a", 0, "x") == entry(1, "x")
            with pytest.raises(Conflict):
                await store.enter("a", entry(1, "y"))

    running(test())


def test_a_write_during_which_the_database_ends_the_line_is_unknown(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With a synchronous standby it may be stored all the same."""

    async def test() -> None:
        line = Line(a_database(tmp_path), "writes")
        with pytest.raises(Unknown):
            await line.do(lambda c: c.execute("SELECT pg_terminate_backend(pg_backend_pid())"), writes=True)
        assert await line.do(lambda c: c.fetchval("SELECT 1")) == 1
        line.end()
        assert [said["connection"] for said in logged(caplog)] == ["writes"]  # nothing of the end that we want

    running(test())


def test_the_log_says_that_a_database_cannot_be_reached_but_not_its_password(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        line = Line("postgresql://bohnhof:secret@127.0.0.1:1/postgres", "reads")
        with pytest.raises(StoreFault):
            await line.do(lambda c: c.fetchval("SELECT 1"))

    running(test())
    (said,) = logged(caplog)
    assert said["connection"] == "reads"
    assert said["fault"].startswith("ConnectionRefusedError: ")
    assert "secret" not in said["fault"]


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (AttributeError("'NoneType' object has no attribute 'x'"), "AttributeError: 'NoneType' object"),
        (OSError(errno.ETIMEDOUT, "Connection timed out"), "TimeoutError: [Errno "),
        (ConnectionResetError(), "ConnectionResetError"),
        (TimeoutError(), "no answer within "),
    ],
    ids=["a fault of the driver", "the system gave up", "without words", "our patience"],
)
def test_the_log_says_of_which_kind_a_fault_is(fault: Exception, words: str) -> None:
    assert about("reads", fault)["fault"].startswith(words)
    assert not about("reads", fault)["fault"].endswith(": ")


def test_all_who_wait_for_a_deaf_line_are_told_at_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """One after the other, each of them would retry the connection, and wait two seconds."""

    async def test() -> None:
        async with by_relay(tmp_path) as (store, relay, _):
            await store.entries("first")
            relay.is_deaf = True
            opened = relay.opened
            asked = [store.entries(f"game {n}") for n in range(50)]
            with usual_patience():
                answers = await asyncio.gather(*asked, return_exceptions=True)
            assert {type(answer) for answer in answers} == {StoreFault}
            assert relay.opened == opened
        assert logged(caplog) == [{"connection": "reads", "fault": f"no answer within {PATIENCE:g} s"}]

    running(test())


def test_what_is_stored_is_not_notified_with_it(tmp_path: Path) -> None:
    """NOTIFY takes a lock of the whole database and keeps it until the disk has written: commits would take turns."""

    async def test() -> None:
        address = a_database(tmp_path)
        store = PostgresStore(address)
        told: asyncio.Queue[int] = asyncio.Queue()
        listener, last = await asyncpg.connect(address), await asyncpg.connect(address)
        await listener.add_listener(CHANNEL, lambda _connection, pid, _channel, _payload: told.put_nowait(pid))
        await store.enter("a", entry(1))
        await store.say("a", 1, "anna", "r", b"{}")
        await store.refuse("a", 0, "x", 1, b"why")
        lines = (store._appends, store._writer)  # noqa: SLF001
        writers = {(await line._connected()).get_server_pid() for line in lines}  # noqa: SLF001
        await last.execute("SELECT pg_notify($1, '[]')", CHANNEL)
        while (pid := await told.get()) != last.get_server_pid():
            assert pid not in writers
        await listener.close()
        await last.close()
        store.close()

    running(test())


def test_a_stopped_process_does_not_keep_a_place_from_others(tmp_path: Path) -> None:
    async def test() -> None:
        address = a_database(tmp_path)
        store = PostgresStore(address)
        with usual_patience():
            stopped = Line(address, "writes")
        connection = await stopped._connected()  # noqa: SLF001
        await connection.execute("BEGIN")
        await connection.execute("INSERT INTO entries VALUES ('a', 1, 0, 'person', 'x', 0, '', '')")
        while await store.find_ref("a", 0, "y") is None:
            with suppress(Unknown, Conflict):
                await store.enter("a", entry(1, "y"))
        assert [row.ref for row in await store.entries("a")] == ["y"]
        store.close()
        stopped.end()
        assert connection.is_closed()

    running(test())


async def last_entry(store: PostgresStore) -> int | None:
    """How many there are; None: the line is cut."""
    try:
        return await store.last_entry("a")
    except StoreFault:
        return None


def test_a_line_that_was_cut_is_opened_again(tmp_path: Path) -> None:
    async def test() -> None:
        address = a_database(tmp_path)
        store = PostgresStore(address)
        await store.enter("a", entry(1))
        await store.entries("a")
        pids = [(await line._connected()).get_server_pid() for line in (store._appends, store._reader)]  # noqa: SLF001
        other = await asyncpg.connect(address)
        for pid in pids:
            await other.execute("SELECT pg_terminate_backend($1)", pid)
        await other.close()
        while await last_entry(store) != 2:
            with suppress(StoreFault):
                await store.enter("a", entry(2))
        store.close()

    running(test())


def test_a_dozen_servers_may_start_at_once(tmp_path: Path) -> None:
    address = a_database(tmp_path)
    with ThreadPoolExecutor(12) as pool:
        stores = list(pool.map(lambda _: PostgresStore(address), range(12)))
    assert len({(store.record_key, store.people.key) for store in stores}) == 1


def test_a_server_that_is_stopped_while_it_starts_does_not_keep_others_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = a_database(tmp_path)
    is_stopped, goes_on = threading.Event(), threading.Event()

    async def stopped(connection: Connection) -> Prepared:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            is_stopped.set()
            goes_on.wait(HANGS)  # not only this task: its whole loop
            return await prepare(connection)

    with ThreadPoolExecutor(1) as pool:
        with monkeypatch.context() as patch, usual_patience():
            patch.setattr("bohnhof.server.storage.postgres_store.prepare", stopped)
            first = pool.submit(PostgresStore, address)
            assert is_stopped.wait(HANGS)
        PostgresStore(address)
        goes_on.set()
        with pytest.raises(BadInput, match="the database cannot be used"):
            first.result()


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    address = a_database(tmp_path)
    PostgresStore(address)

    async def test() -> None:
        connection = await asyncpg.connect(address)
        later = (len(MIGRATIONS) + 1).to_bytes(4)
        await connection.execute("UPDATE meta SET value = $1 WHERE name = 'version'", later)
        await connection.close()

    running(test())
    with pytest.raises(BadInput, match="only knows up to"):
        PostgresStore(address)


@pytest.mark.parametrize("address", ["postgresql://nobody@127.0.0.1:1/none", "not an address", "postgresql://["])
def test_a_database_that_is_not_there_is_told_in_one_line(address: str) -> None:
    with pytest.raises(BadInput, match="the database cannot be used") as told:
        PostgresStore(address)
    assert "\n" not in str(told.value)


def test_what_was_under_way_is_stored_when_the_store_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        address = a_database(tmp_path)
        store = PostgresStore(address)
        jobs = [asyncio.ensure_future(store.enter("a", entry(n))) for n in range(1, 20)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        assert await asyncio.gather(*jobs) == [None] * 19
        again = PostgresStore(address)
        assert await again.last_entry("a") == 19
        again.close()

    running(test())
