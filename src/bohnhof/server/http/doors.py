"""The doors: how uvicorn reads and writes a connection, with limits to everything that a stranger could let grow.

uvicorn does not count connections, waits forever for the rest of a request, answers pings even if the other side does
not read, and closes a connection only when the other side has read everything. These protocols do better.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.utils import apply_mask

from bohnhof.server.http.addresses import Network, is_in, neighbourhood
from bohnhof.server.limits import AtOnce, Bucket, Buckets, Limits
from bohnhof.server.metrics import Metrics

BITE: Final = 256  # bytes parsed at once, unless they are whole frames: others wait meanwhile
MOST_QUEUED: Final = 16  # messages of a connection waiting for the application
MOST_PARTS: Final = 64  # frames of one message
DOOR: Final = "door"  # in the state of a WebSocket: the protocol, for reading and writing without waiting
TEXT_FRAME: Final = 0x81  # the first byte of a text that is one frame
SHORT, MIDDLE = 126, 65_536  # texts below these sizes have their size in 1 and 3 bytes, others in 9
SIZE, MASKED = 0x7F, 0x80  # the fields of the second byte of a frame
HEAD, MASK = 2, 4  # bytes at the start of a frame, and bytes of its mask


class Doorman:
    """Counts connections when they are accepted, except those of a trusted proxy, which belong to many people."""

    def __init__(self, limits: Limits, metrics: Metrics, trusted: tuple[Network, ...] = ()) -> None:
        self.limits = limits
        self.trusted = trusted
        self._metrics = metrics
        self._inside = AtOnce(limits.sockets, limits.all_sockets)
        self._arrivals = Buckets(lambda: Bucket(limits.arrivals_per_second, limits.arrivals_at_once))

    @property
    def total(self) -> int:
        return self._inside.total

    def enter(self, host: str) -> bool:
        """Register a new connection. Is it within the limits?"""
        name = self._name(host)
        if name and not self._arrivals.take(name):
            self.note("too many arrivals")
            return False
        if not self._inside.enter(name):
            self.note("too many connections")
            return False
        return True

    def leave(self, host: str) -> None:
        self._inside.leave(self._name(host))

    def forget(self) -> None:
        """Forget addresses that have been quiet for a while."""
        self._arrivals.forget()

    def _name(self, host: str) -> str:
        return "" if is_in(host, self.trusted) else neighbourhood(host)

    def note(self, why: str) -> None:
        """Count a connection that was ended for this reason."""
        self._metrics.ended[why] += 1


class _Ending:
    """A transport that is sure to close: data that the other side has not read after a few seconds is dropped."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds

    def close(self) -> None:
        if not self._transport.is_closing():
            asyncio.get_running_loop().call_later(self._seconds, self._transport.abort)
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class _Timer:
    """Ends a connection unless it is stopped in time."""

    def __init__(self, doorman: Doorman, why: str, seconds: float) -> None:
        self._doorman = doorman
        self._why = why
        self._seconds = seconds
        self._handle: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Start it, if it is not running."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(self._seconds, self._ring, transport)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self, transport: asyncio.Transport) -> None:
        self._doorman.note(self._why)
        transport.abort()


class BoundedHttp(H11Protocol):
    """HTTP: connections are counted, and requests and reading of answers have deadlines."""

    doorman: Doorman  # of a subclass, see doors_of

    def __init__(self, *arguments: Any, **named: Any) -> None:
        """Prepare nothing for a refused connection: a flood of them must cost little."""
        self._ready = partial(super().__init__, *arguments, **named)
        self._entered: str | None = None
        self._is_websocket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = get_remote_addr(transport)
        host = peer[0] if peer else ""
        if not self.doorman.enter(host):
            transport.abort()
            return
        self._ready()
        self._entered = host
        limits = self.doorman.limits
        self._slow_request = _Timer(self.doorman, "slow request", limits.request_seconds)
        self._slow_reader = _Timer(self.doorman, "slow reader", limits.reading_seconds)
        super().connection_made(cast("asyncio.Transport", _Ending(transport, limits.reading_seconds)))
        self._slow_request.start(transport)

    def data_received(self, data: bytes) -> None:
        if self._entered is None:
            return
        super().data_received(data)
        if self._is_websocket:
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0]):
            self._slow_request.start(self.transport)
        else:
            self._slow_request.stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_websocket = True
        self._slow_request.stop()
        self._slow_reader.stop()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._entered is None:
            return
        self._slow_request.stop()
        self._slow_reader.stop()
        self.doorman.leave(self._entered)
        self._entered = None
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._slow_reader.start(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._slow_reader.stop()
        super().resume_writing()


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket: read in small chunks, with limits on pings and frames; clients that do not read are disconnected."""

    doorman: Doorman

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.app_state = {**self.app_state, DOOR: self}
        limits = self.doorman.limits
        self._slow_reader = _Timer(self.doorman, "slow reader", limits.reading_seconds)
        self._pings = Bucket(limits.pings_per_second, limits.pings_at_once)
        self.inlet: Callable[[bytes], bool] | None = None  # takes a text at once, unless it returns False
        self._held = bytearray()
        self._is_feeding = False
        self._is_slow = False  # is the other side not reading what was sent?
        self._is_awaited = False  # has the application processed everything, and is it waiting for the next message?

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # Every message needs these; `_Ending` would look them up each time.
        self._write = self.transport.write
        self._is_closing = self.transport.is_closing

    def connection_lost(self, exc: Exception | None) -> None:
        """It was counted as HTTP before it became a WebSocket."""
        self._slow_reader.stop()
        self.doorman.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    # ------------------------------------------------------------------------ reading

    def data_received(self, data: bytes) -> None:
        if self._held or not self._is_heard(data):  # usually it is one message and nothing else
            self._held += data
            self._feed()

    def _feed(self) -> None:
        """Parse received data as fast as the application keeps up; the rest waits here, and then at the sender."""
        if self._is_feeding:
            return
        self._is_feeding = True
        try:
            size = self._next()
            while size and self.queue.qsize() < MOST_QUEUED and not self._is_closing():
                piece = bytes(self._held[:size])
                del self._held[:size]
                if not self._is_heard(piece):
                    super().data_received(piece)
                    if len(self.frames) > MOST_PARTS:
                        self._end("too many frames")
                size = self._next()
        finally:
            self._is_feeding = False
        if size and not self.read_paused and not self._is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _next(self) -> int:
        """The number of bytes to take next: a whole frame. 0: it has not arrived yet.

        Anything but a frame that we accept is left to websockets, in small chunks, and so is the request before all
        frames.
        """
        held = self._held
        arrived = len(held)
        if not self.handshake_initiated:
            return min(arrived, BITE)
        if arrived < HEAD:
            return 0
        size, head = held[1] & SIZE, HEAD
        if size >= SHORT:
            head = HEAD + (2 if size == SHORT else 8)
            if arrived < head:
                return 0
            size = int.from_bytes(held[HEAD:head])
        if size > self.config.ws_max_size or not held[1] & MASKED:
            return min(arrived, BITE)
        whole = head + MASK + size
        return whole if arrived >= whole else 0

    def _is_heard(self, frame: bytes) -> bool:
        """Is this a short text, and was it processed at once, because nothing that came earlier is waiting?"""
        if self.inlet is None or not self._is_awaited or self.frames or not self.queue.empty():
            return False
        start = HEAD + MASK
        size = len(frame) - start
        if not 0 <= size < SHORT or frame[0] != TEXT_FRAME or frame[1] != MASKED | size:
            return False
        return not self.close_sent and self.inlet(apply_mask(frame[start:], frame[HEAD:start]))

    async def receive(self) -> Any:
        self._is_awaited = True
        try:
            message = await super().receive()
        finally:
            self._is_awaited = False
        self._feed()
        return message

    def handle_ping(self) -> None:
        """Answer, unless the client does not read or floods."""
        if not self._pings.take():
            self._end("too many pings")
        elif self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # skip this answer: the one to a later ping is enough

    def handle_pong(self, event: Frame) -> None:
        if self._pings.take():
            super().handle_pong(event)
        else:
            self._end("too many pings")

    # ------------------------------------------------------------------------ writing

    def write_texts(self, *texts: bytes) -> bool:
        """Send these now, with one write; False if the other side is slow to read, or gone.

        This does what `send` does for a text, but faster: a table sends something to everybody after every action.
        """
        if self._is_slow or self.close_sent or self._is_closing():
            return False
        parts = []
        for data in texts:
            size = len(data)
            if size < SHORT:
                parts.append(bytes((TEXT_FRAME, size)))
            elif size < MIDDLE:
                parts.append(bytes((TEXT_FRAME, SHORT, size >> 8, size & 255)))
            else:
                parts.append(bytes((TEXT_FRAME, SHORT + 1)) + size.to_bytes(8))
            parts.append(data)
        self._write(b"".join(parts))
        return True

    def pause_writing(self) -> None:
        self._is_slow = True
        self._slow_reader.start(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._is_slow = False
        self._slow_reader.stop()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """A client that does not answer will not read a goodbye either."""
        self._end("no pong")

    def _end(self, why: str) -> None:
        if not self.transport.is_closing():
            self.doorman.note(why)
            self.transport.abort()


def doors_of(doorman: Doorman) -> tuple[type[BoundedHttp], type[BoundedWebSocket]]:
    """The protocols of a server with this doorman."""
    return (
        type("Http", (BoundedHttp,), {"doorman": doorman}),
        type("WebSocket", (BoundedWebSocket,), {"doorman": doorman}),
    )
