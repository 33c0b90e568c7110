"""A connection's messages arrive in order, immediately or when it reads again."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from bohnhof.server.http.doors import BoundedWebSocket
from bohnhof.server.limits import Limits
from bohnhof.server.rooms.clients import Client
from tests.server.serving import running


class Line:
    """The outlet of a client; it takes messages immediately while it is open."""

    def __init__(self) -> None:
        self.is_open = True
        self.sent: list[bytes] = []

    def take(self, *data: bytes) -> bool:
        if self.is_open:
            self.sent += data
        return self.is_open


def test_what_is_sent_at_once_never_overtakes_what_waits() -> None:
    async def test() -> None:
        client, line = Client(0, Limits()), Line()
        client.send(b"before it has a line")
        client.outlet = line.take
        client.send(b"behind it")
        assert line.sent == []
        for said in (b"before it has a line", b"behind it"):
            data = await client.next()
            assert data == said
            client.send(said + b", again")  # that one is handed out, but perhaps not sent yet
            line.sent.append(data)
        for _n in range(2):
            line.sent.append(await client.next() or b"")
        waits = asyncio.ensure_future(client.next())  # it has sent all, and waits for more
        await asyncio.sleep(0)
        client.send(b"at once")
        line.is_open = False
        client.send(b"later")
        line.is_open = True
        client.send(b"behind that")
        line.sent += [await waits or b"", await client.next() or b""]
        assert [data.decode() for data in line.sent] == [
            "before it has a line",
            "behind it",
            "before it has a line, again",
            "behind it, again",
            "at once",
            "later",
            "behind that",
        ]

    running(test())


def test_a_goodbye_is_the_last_message() -> None:
    async def test() -> None:
        client, line = Client(0, Limits()), Line()
        client.outlet = line.take
        client.send(b"something")
        client.end()
        client.send(b"too late")
        assert line.sent == [b"something"]
        assert await client.next() is None

    running(test())


def test_what_is_held_goes_out_together_and_in_its_order() -> None:
    async def test() -> None:
        client, together = Client(0, Limits()), list[tuple[bytes, ...]]()
        takes = True

        def take(*texts: bytes) -> bool:
            if takes:
                together.append(texts)
            return takes

        client.outlet = take
        for texts in ((b"a", b"b"), (), (b"c",)):
            client.hold()
            for text in texts:
                client.send(text)
            assert together == ([] if texts == (b"a", b"b") else [(b"a", b"b")])
            client.let_go()
        assert together == [(b"a", b"b"), (b"c",)]
        takes = False
        client.hold()
        client.send(b"d")
        client.send(b"e")
        client.let_go()
        takes = True
        client.send(b"f")  # behind what waits
        assert [await client.next() for _ in range(3)] == [b"d", b"e", b"f"]
        client.hold()
        client.send(b"g")
        client.end()  # what was said before it is still sent
        client.send(b"h")
        client.let_go()
        assert [await client.next() for _ in range(2)] == [b"g", None]

    running(test())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_that_is_written_at_once_is_a_frame(size: int) -> None:
    reader, text = StreamReader(), b"x" * size
    assert BoundedWebSocket.write_texts(door(reader), text)
    parsing = Frame.parse(reader.read_exact, mask=False, max_size=None, extensions=[])
    with pytest.raises(StopIteration) as found:
        next(parsing)
    assert (found.value.value.opcode, bytes(found.value.value.data), found.value.value.fin) == (Opcode.TEXT, text, True)


@pytest.mark.parametrize("why", ["slow", "closing", "closed"])
def test_nothing_is_written_to_somebody_who_does_not_read_or_is_going(why: str) -> None:
    reader = StreamReader()
    assert not BoundedWebSocket.write_texts(door(reader, why), b"something")
    assert not reader.buffer


def door(reader: StreamReader, why: str = "") -> BoundedWebSocket:
    """A door that writes into this."""
    parts: Any = SimpleNamespace(
        _is_slow=why == "slow",
        close_sent=why == "closing",
        _is_closing=lambda: why == "closed",
        _write=reader.feed_data,
    )
    return cast("BoundedWebSocket", parts)
