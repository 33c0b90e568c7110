"""A minimal WebSocket client, so that the measurement is about the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

Hear = Callable[[bytes], object]
SHORT, LONG = 126, 127  # instead of a length, which follows in 2 or 8 bytes
TEXT, CLOSE, PING = 1, 8, 9
NO_MASK = bytes(4)  # a client must mask; a mask of zeros changes nothing


class Socket(asyncio.Protocol):
    """One connection to a server that we trust."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self._request = request
        self._hear = hear
        self._data = bytearray()
        self._transport: asyncio.Transport | None = None
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True
        if not self.is_open.done():
            self.is_open.set_exception(exc or ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.is_open.done():
            head, end, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.is_open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._data = bytearray(rest)
            self.is_open.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            kind, size, start = data[at] & 15, data[at + 1] & 127, at + 2
            if size >= SHORT:
                wide = 2 if size == SHORT else 8
                size, start = int.from_bytes(data[start : start + wide]), start + wide
            if len(data) < start + size:
                break
            payload = bytes(data[start : start + size])
            at = start + size
            if kind == TEXT:
                self._hear(payload)
            elif kind == PING:
                self._frame(10, payload)
            elif kind == CLOSE:
                self.close()
        del data[:at]

    def send(self, data: bytes) -> None:
        self._frame(TEXT, data)

    def ping(self) -> None:
        self._frame(PING, b"")

    @property
    def unsent(self) -> int:
        """Bytes that the server has not taken yet."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = bytes([128 | kind, 128 | size]) if size < SHORT else bytes([128 | kind, 254]) + size.to_bytes(2)
        if self._transport is not None and not self.is_closed:
            self._transport.write(head + NO_MASK + data)

    def close(self) -> None:
        self.is_closed = True
        if self._transport is not None:
            self._transport.close()


async def open_socket(port: int, path: str, hear: Hear, local: str = "127.0.0.1") -> Socket:
    """Connect to a server on loopback, from one of its addresses."""
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(request.encode(), hear), "127.0.0.1", port, local_addr=(local, 0)
    )
    await socket.is_open
    return socket
