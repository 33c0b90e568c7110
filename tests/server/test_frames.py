"""A WebSocket is read frame by frame: whole messages in order, some of them processed immediately."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from bohnhof.server.http.doors import MOST_QUEUED, BoundedWebSocket, Doorman, doors_of
from bohnhof.server.limits import Limits
from bohnhof.server.metrics import Metrics
from tests.server.serving import running

PING = b"\x89\x80\x00\x00\x00\x00"  # masked with nothing, empty
NOTHING = b"\x81\x80\x00\x00\x00\x00"


class Transport:
    """A transport that goes nowhere."""

    def __init__(self) -> None:
        self.is_paused = False
        self.is_ended = False

    def get_extra_info(self, _: str) -> None:
        return None

    def write(self, _: bytes) -> None: ...

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def is_closing(self) -> bool:
        return self.is_ended

    def close(self) -> None:
        self.is_ended = True


@asynccontextmanager
async def a_door() -> AsyncIterator[tuple[BoundedWebSocket, Transport]]:
    """A WebSocket that was accepted, without a network."""
    done = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await done.wait()

    state = ServerState()
    _, door = doors_of(Doorman(Limits(), Metrics()))
    config = uvicorn.Config(app, ws_per_message_deflate=False, ws_max_size=1000)
    protocol, transport = door(config, state, {}), Transport()
    protocol.connection_made(cast("Any", transport))
    head = "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    protocol.data_received(f"{head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
    await protocol.receive()
    await protocol.send({"type": "websocket.accept"})
    yield protocol, transport
    done.set()
    await asyncio.gather(*state.tasks)


def test_many_tiny_messages_are_taken_apart_as_they_are_wanted() -> None:
    async def test() -> None:
        async with a_door() as (protocol, transport):
            protocol.data_received(NOTHING * 10_000)
            assert protocol.queue.qsize() <= MOST_QUEUED
            paused = [transport.is_paused]
            for _ in range(10_000):
                assert (await protocol.receive())["text"] == ""
            assert [*paused, transport.is_paused] == [True, False]

    running(test())


def framed(text: bytes, kind: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a client sends it, masked."""
    return Frame(kind, text, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("step", [1, 2, 7, 100, 10_000])
def test_messages_are_whole_and_in_order_however_they_are_cut(step: int) -> None:
    async def test() -> None:
        parts = (framed(b"be", fin=False), PING, framed(b"gun", Opcode.CONT))
        data = b"".join([framed(b"a"), *parts, framed(b""), framed(b"x" * 126), framed(b"y" * 1000), framed(b"z")])
        async with a_door() as (protocol, _):
            for at in range(0, len(data), step):
                protocol.data_received(data[at : at + step])
            texts = [(await protocol.receive())["text"] for _ in range(6)]
            assert texts == ["a", "begun", "", "x" * 126, "y" * 1000, "z"]

    running(test())


@pytest.mark.parametrize("step", [1, 7, 10_000])
def test_a_text_is_heard_at_once_only_by_somebody_who_waits_for_it(step: int) -> None:
    async def test() -> None:
        heard: list[bytes] = []

        def hear(text: bytes) -> bool:
            heard.append(text)
            return text != b"no"

        async with a_door() as (protocol, _):
            protocol.inlet = hear
            protocol.data_received(framed(b"nobody waits"))
            assert (await protocol.receive())["text"] == "nobody waits"
            waits = asyncio.ensure_future(protocol.receive())
            await asyncio.sleep(0)
            data = b"".join(framed(text) for text in (b"one", b"two", b"no", b"behind it"))
            for at in range(0, len(data), step):
                protocol.data_received(data[at : at + step])
            assert heard == [b"one", b"two", b"no"]
            assert (await waits)["text"] == "no"
            protocol.data_received(framed(b"while that is done"))
            assert [(await protocol.receive())["text"] for _ in range(2)] == ["behind it", "while that is done"]
            assert len(heard) == 3
            waits = asyncio.ensure_future(protocol.receive())
            await asyncio.sleep(0)
            others = (
                framed(b"", Opcode.BINARY),
                framed(b"long" * 40),
                framed(b"be", fin=False),
                framed(b"g", Opcode.CONT),
            )
            for frame in others:
                protocol.data_received(frame)
            assert (await waits)["bytes"] == b""
            assert [(await protocol.receive())["text"] for _ in range(2)] == ["long" * 40, "beg"]
            assert len(heard) == 3

    running(test())


@pytest.mark.parametrize("frame", [b"\x81\x01a", b"\x81\xfe\x03\xe9" + bytes(4), b"\xc1\x80" + bytes(4)])
@pytest.mark.parametrize("step", [1, 100])
def test_what_is_no_frame_of_ours_ends_the_connection(frame: bytes, step: int) -> None:
    async def test() -> None:
        async with a_door() as (protocol, transport):
            for at in range(0, len(frame), step):
                protocol.data_received(frame[at : at + step])
            assert transport.is_ended
            assert (await protocol.receive())["type"] == "websocket.disconnect"

    running(test())
