"""Useless connections are closed, and cost little until then."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from bohnhof.kernel.faults import BadInput
from bohnhof.server.http.addresses import is_in, is_loopback, neighbourhood, read_networks
from bohnhof.server.http.doors import Doorman
from bohnhof.server.http.doors import _Timer as Timer
from bohnhof.server.http.run import NoFloods
from bohnhof.server.limits import AtOnce, Bucket, Limits, MessageWeights
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms.conversation import read_hello
from bohnhof.server.wire.denial import Denied
from tests.patience import HANGS
from tests.server.serving import Server, running, served

QUICK = Limits(request_seconds=0.3, reading_seconds=0.3)
PATIENT = Limits(request_seconds=HANGS, reading_seconds=HANGS)
PING = b"\x89\x80\x00\x00\x00\x00"  # masked with nothing, empty
TEXT_BEGINS = b"\x01\x80\x00\x00\x00\x00"
GOES_ON = b"\x00\x80\x00\x00\x00\x00"
NOTHING = b"\x81\x80\x00\x00\x00\x00"


@asynccontextmanager
async def connected(server: Server) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection."""
    port = int(server.address.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def upgrade(
    server: Server, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, table: str | None = None
) -> None:
    """Upgrade it to a WebSocket, at a new table."""
    if table is None:
        table = (await server.person().set_up())["table"]
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b"101" in await reader.readuntil(b"\r\n\r\n")


async def until_ended(reader: asyncio.StreamReader) -> bytes:
    """Everything received until the other side closed the connection in any way."""
    with contextlib.suppress(ConnectionResetError):
        return await reader.read()
    return b""


async def until(server: Server, why: str) -> None:
    while not server.service.metrics.ended[why]:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"G",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_a_request_that_does_not_arrive_ends(tmp_path: Path, sent: bytes) -> None:
    async def test() -> None:
        async with served(tmp_path, QUICK) as server, connected(server) as (reader, writer):
            writer.write(sent)
            assert await until_ended(reader) == b""
            assert server.service.metrics.ended["slow request"] == 1
            while server.service.doorman.total:
                await asyncio.sleep(0.01)

    running(test())


class Timers:
    """All timers of connections that were started since, in the hands of a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self._start = Timer.start
        self._started: list[tuple[Timer, asyncio.Transport]] = []

        def start(timer: Timer, transport: asyncio.Transport) -> None:
            self._started.append((timer, transport))
            self._start(timer, transport)

        monkeypatch.setattr(Timer, "start", start)

    def running(self) -> list[tuple[Timer, asyncio.Transport]]:
        return [(timer, transport) for timer, transport in self._started if timer._handle is not None]  # noqa: SLF001

    def ring(self) -> None:
        """The time of all that are running is up."""
        for timer, transport in self.running():
            timer._ring(transport)  # noqa: SLF001

    def hurry(self) -> None:
        """Whichever starts from now on rings soon."""

        def start(timer: Timer, transport: asyncio.Transport) -> None:
            timer._seconds = QUICK.request_seconds  # noqa: SLF001
            self._start(timer, transport)

        self._patch.setattr(Timer, "start", start)


def test_a_request_that_comes_in_drops_is_not_given_more_time_with_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    timers = Timers(monkeypatch)

    async def test() -> None:
        async with served(tmp_path, PATIENT) as server, connected(server) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n")
            await reader.readuntil(b"\r\n\r\n")
            timers.hurry()  # not before the good request is answered, however long that takes
            with contextlib.suppress(ConnectionError):
                while not server.service.metrics.ended["slow request"]:
                    writer.write(b"X")
                    await asyncio.sleep(0.01)

    running(test())


def test_a_websocket_is_no_slow_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timers = Timers(monkeypatch)

    async def test() -> None:
        async with served(tmp_path, PATIENT) as server:
            table = (await server.person().set_up())["table"]
            async with connected(server) as (reader, writer):
                await upgrade(server, reader, writer, table)
                async with connected(server) as (silent, _):
                    while not timers.running():
                        await asyncio.sleep(0.01)
                    timers.ring()
                    assert await until_ended(silent) == b""
                writer.write(PING)
                assert await reader.readexactly(2) == b"\x8a\x00"
                assert server.service.metrics.ended["slow request"] == 1

    running(test())


def test_connections_are_counted_where_they_are_accepted(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, Limits(sockets=3), trusted=()) as server, contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(connected(server))
            async with connected(server) as (reader, _):
                assert await until_ended(reader) == b""
            assert server.service.metrics.ended["too many connections"] == 1
            assert server.service.doorman.total == 3
            await stack.aclose()
            while server.service.doorman.total:
                await asyncio.sleep(0.01)
            async with connected(server) as (reader, writer):
                await upgrade(server, reader, writer)
                assert server.service.doorman.total >= 1
            while server.service.connections.total:
                await asyncio.sleep(0.01)
        assert server.service.doorman.total == 0

    running(test())


def test_a_trusted_proxy_is_not_counted_but_there_is_an_end_to_all() -> None:
    doorman = Doorman(Limits(sockets=2, all_sockets=5), Metrics(), read_networks(("10.0.0.0/8",)))
    assert [doorman.enter(host) for host in ("10.0.0.7",) * 4 + ("1.2.3.4",) * 2] == [True] * 5 + [False]


def test_who_comes_again_and_again_is_turned_away_at_the_door() -> None:
    metrics = Metrics()
    doorman = Doorman(Limits(arrivals_at_once=3, arrivals_per_second=1e-9), metrics, read_networks(("10.0.0.0/8",)))
    for _ in range(5):
        if doorman.enter("1.2.3.4"):
            doorman.leave("1.2.3.4")
        assert doorman.enter("10.0.0.7"), "a trusted proxy brings many people"
    assert metrics.ended == {"too many arrivals": 2}


def test_pings_are_answered_but_not_a_flood_of_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, Limits(pings_at_once=5)) as server, connected(server) as (reader, writer):
            await upgrade(server, reader, writer)
            writer.write(PING)
            assert await reader.readexactly(2) == b"\x8a\x00"
            writer.write(PING * 100_000)
            await until_ended(reader)
            assert server.service.metrics.ended["too many pings"] == 1

    running(test())


def test_who_pings_and_never_reads_takes_no_memory_and_is_ended(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(pings_at_once=10**9, reading_seconds=1)
        async with served(tmp_path, limits) as server, connected(server) as (reader, writer):
            await upgrade(server, reader, writer)
            cast("Any", writer.transport).pause_reading()
            ping = b"\x89\xfd" + bytes(4 + 125)
            with contextlib.suppress(ConnectionError):
                while not server.service.metrics.ended["slow reader"]:
                    writer.write(ping * 500)
                    await writer.drain()
                    await asyncio.sleep(0)

    running(test())


@pytest.mark.parametrize(("begins", "goes_on"), [(TEXT_BEGINS, GOES_ON), (b"", GOES_ON * 2)])
def test_a_message_of_endless_empty_frames_ends(tmp_path: Path, begins: bytes, goes_on: bytes) -> None:
    async def test() -> None:
        async with served(tmp_path, Limits()) as server, connected(server) as (reader, writer):
            await upgrade(server, reader, writer)
            writer.write(begins + goes_on * 10_000)
            await until_ended(reader)
            if begins:
                assert server.service.metrics.ended["too many frames"] == 1

    running(test())


def test_who_answers_no_ping_is_ended_though_a_goodbye_would_not_be_read(tmp_path: Path) -> None:
    async def test() -> None:
        hasty = {"ws_ping_interval": 0.1, "ws_ping_timeout": 0.1}
        async with served(tmp_path, Limits(), hasty) as server, connected(server) as (reader, writer):
            await upgrade(server, reader, writer)
            await until(server, "no pong")
            await until_ended(reader)

    running(test())


# ----------------------------------------------------------------------------- addresses


def test_limits_count_an_ipv6_household_as_one() -> None:
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:ffff::") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::") != neighbourhood("2001:db8:1:2::")
    assert neighbourhood("::ffff:1.2.3.4") == neighbourhood("1.2.3.4") == "1.2.3.4"
    assert neighbourhood("unknown") == "unknown"
    assert len(neighbourhood("x" * 5000)) < 100
    assert is_in("::ffff:10.1.2.3", read_networks(("10.0.0.0/8",)))
    assert not is_in("nowhere", read_networks(("10.0.0.0/8",)))
    assert [is_loopback(host) for host in ("127.0.0.9", "::1", "10.0.0.1", "?")] == [True, True, False, False]
    with pytest.raises(BadInput, match="not an address or a network"):
        read_networks(("proxy.example",))


@pytest.mark.parametrize(("trusted", "seen"), [(("127.0.0.0/8",), "2001:db8::/64"), ((), "127.0.0.1")])
def test_a_forwarded_address_is_believed_from_a_trusted_proxy_only(
    tmp_path: Path, trusted: tuple[str, ...], seen: str
) -> None:
    async def test() -> None:
        async with served(tmp_path, trusted=trusted) as server:
            anna = server.person()
            anna.http.headers.update({"x-forwarded-for": "2001:db8::7", "x-forwarded-proto": "https"})
            made = await anna.http.post("/api/tables", json={"edition": "boonanza", "seats": 3, "name": "Anna"})
            assert ("secure" in made.headers["set-cookie"].lower()) == bool(trusted)
            taken = server.service.requests._buckets  # noqa: SLF001
            assert list(taken) == [seen]

    running(test())


def test_thinking_and_messages_are_charged_to_the_address_of_a_client(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            seat = await anna.set_up()
            async with anna.at(seat["table"]):
                room = await server.service.lobby.room(seat["table"])
                assert [client.address for client in room.clients] == ["127.0.0.1"]

    running(test())


# ------------------------------------------------------------------- what is not for all


def test_metrics_are_for_this_machine_or_on_a_port_of_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            assert "bohnhof_sockets 1" in (await anna.http.get("/metrics")).text
            await anna_from_afar(anna.http.get, 404)
            port = int(server.address.rpartition(":")[2])
            server.service.metrics_port = port + 1
            await anna.get("/metrics", 404)
            server.service.metrics_port = port
            assert (await anna.http.get("/metrics")).status_code == 200
            assert (await anna.http.get("/healthz")).status_code == 200
            await anna.get("/api/tables", 404)

    running(test())


async def anna_from_afar(get: Callable[..., Any], status: int) -> None:
    for headers in ({"x-forwarded-for": "9.9.9.9"}, {"x-forwarded-for": "127.0.0.1"}):
        assert (await get("/metrics", headers=headers)).status_code == status


@pytest.mark.parametrize(
    "origin", ["http://[::1", "http://[", "https://{host}", "http://{host}.evil", "null", "", "//"]
)
def test_a_page_of_another_site_or_scheme_is_refused_in_one_line(tmp_path: Path, origin: str) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            origin_header = {"origin": origin.format(host=server.address.removeprefix("http://"))}
            answer = await anna.http.post("/api/tables", json={}, headers=origin_header)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
            async with connected(server) as (reader, writer):
                writer.write(
                    f"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                    f"Origin: {origin_header['origin']}\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
                )
                assert b" 403 " in await reader.readline()
            assert server.service.metrics.faults == 0

    running(test())


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/tables/", "/nothing/"])
def test_a_host_that_cannot_be_read_is_refused_in_one_line(tmp_path: Path, path: str) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            answer = await server.person().http.get(path, headers={"host": "[::1"})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
            assert server.service.metrics.faults == 0

    running(test())


def test_garbage_is_answered_in_one_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server, connected(server) as (reader, writer):
            writer.write(b"\x16\x03\x01 this is no HTTP\r\n\r\n")
            assert (await until_ended(reader)).startswith(b"HTTP/1.1 400 ")

    running(test())


def test_a_hello_of_endless_brackets_is_refused_in_one_line() -> None:
    for data in (b'{"x":' + b"[" * 1900 + b"]" * 1900 + b',"type":"hello"}', b"[" * 60_000, b"\xff"):
        with pytest.raises(Denied) as denied:
            read_hello(data)
        assert denied.value.problem.code == "malformed"


def test_the_same_message_is_logged_so_often_only() -> None:
    filtering = NoFloods()

    def logs(message: str) -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": "uvicorn.error", "msg": message})
        return record if filtering.filter(record) else None

    kept = [logs("Invalid HTTP request received.") for _ in range(500)]
    assert sum(record is not None for record in kept) == 20
    assert logs("something else") is not None
    filtering._buckets._buckets.clear()  # noqa: SLF001  a minute later
    record = logs("Invalid HTTP request received.")
    assert record is not None
    assert vars(record)["left_out"] == 480


def test_what_goes_wrong_outside_a_room_is_counted_and_answered_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise KeyError("a fault of ours")

    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            seat = await anna.set_up()
            monkeypatch.setattr(server.service.lobby, "lists", fails)
            assert (await anna.get("/api/tables", 500))["code"] == "fault"
            assert server.service.metrics.faults == 1
            monkeypatch.setattr(server.service.lobby, "room", fails)
            async with connected(server) as (reader, writer):
                writer.write(
                    f"GET /api/tables/{seat['table']}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
                    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
                )
                await reader.readuntil(b"\r\n\r\n")
                hello = b'{"type":"hello"}'
                writer.write(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
                await reader.readuntil(b"\x03\xf3")  # 1011
            assert server.service.metrics.faults == 2

    running(test())


# -------------------------------------------------------------------------------- weights


def test_messages_of_all_connections_of_an_address_and_of_a_seat_weigh_together() -> None:
    async def test() -> None:
        weights = MessageWeights(Limits(weight_at_once=10, weight_per_second=100, seat_weight_at_once=6))
        await weights.wait("a", "t", 0, 5)
        await weights.wait("a", "u", 0, 5)
        waiting = asyncio.ensure_future(weights.wait("a", "v", 0, 5))
        await asyncio.sleep(0)
        assert not waiting.done(), "the address has used up what it may at once"
        await waiting
        await weights.wait("b", "w", None, 5)
        await weights.wait("c", "w", None, 5)  # nobody waits for spectators of another address
        waiting = asyncio.ensure_future(weights.wait("b", "w", None, 5))
        await asyncio.sleep(0)
        assert not waiting.done(), "all spectators of an address at one table are one"
        waiting.cancel()

    running(test())


def test_those_who_wait_for_a_bucket_are_served_in_their_order() -> None:
    bucket = Bucket(1e-3, 1)
    delays = [bucket.delay() for _n in range(20)]
    assert delays[0] == 0.0
    assert delays == sorted(delays), "each waits longer than those before it"
    assert len(set(delays)) == len(delays)


def test_requests_weigh_by_what_they_cost(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, Limits(requests_at_once=10, requests_per_second=1e-9)) as server:
            anna = server.person()
            await anna.get("/games/none.json", 404)
            for status in (404, 429):  # two are left after the first
                await anna.post("/api/tables/none/agree", {"what": "end", "on": True}, status)
            await anna.get("/games/none.json", 429)
            for status in (404, 404, 429):
                await anna.get("/api/tables/none", status)

    running(test())


def test_at_once_counts_by_address() -> None:
    inside = AtOnce(2, 3)
    assert [inside.enter(address) for address in "aaabb"] == [True, True, False, True, False]
    inside.leave("a")
    assert inside.enter("b")
    assert inside.total == 3
