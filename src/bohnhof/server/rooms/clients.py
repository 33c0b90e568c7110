"""One connection to a table: a seat or a spectator, and its outgoing messages."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from bohnhof.server.limits import Bucket, Limits
from bohnhof.server.wire import told

_encode: Final = msgspec.json.Encoder().encode


class Client:
    """A connected client. Sending never waits: a client that does not read is disconnected."""

    def __init__(self, seat: int | None, limits: Limits, address: str = "") -> None:
        self.seat = seat
        self.address = address  # charged for what the server does for this client
        self.owner: str | None = None  # the person who had the seat when this connection got it
        self.by_cookie = False  # otherwise by a token, or anonymously
        self.voice = f"line {secrets.token_urlsafe(9)}"  # owns its references: a person, or else this connection
        self.muted: frozenset[int] = frozenset()
        self.actions = Bucket(limits.actions_per_second, limits.actions_at_once)
        self.lines = Bucket(limits.lines_per_second, limits.lines_at_once)
        self.messages = Bucket(limits.messages_per_second, limits.messages_at_once)
        self.faults = Bucket(1, limits.faults_at_once)
        self.is_closed = False
        self.outlet: Callable[..., bool] | None = None  # sends messages at once and together; False if it cannot
        self._held: list[bytes] | None = None  # messages to be sent together, a moment later
        self._most = limits.waiting_bytes
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._is_handed_out = False  # an earlier message may not be sent yet
        self._news = asyncio.Event()

    def tell(self, message: told.ServerMessage) -> None:
        self.send(_encode(message))

    def send(self, data: bytes) -> None:
        """Send a message, now or later."""
        if self.is_closed:
            return
        if self._held is not None:
            self._held.append(data)
            return
        if self._goes_out(data):
            return
        self._waiting.append(data)
        self._size += len(data)
        if self._size > self._most:
            self._waiting.clear()
            self._waiting.append(_encode(told.Goodbye("too-slow")))
            self.is_closed = True
        self._news.set()

    def hold(self) -> None:
        """Collect messages, because more will follow immediately."""
        self._held = []

    def let_go(self) -> None:
        """Send what was collected."""
        held, self._held = self._held, None
        if held and not self._goes_out(*held):
            for data in held:
                self.send(data)

    def _goes_out(self, *messages: bytes) -> bool:
        """Can these be sent at once, because nothing is queued before them?"""
        return self.outlet is not None and not self._waiting and not self._is_handed_out and self.outlet(*messages)

    def close(self, why: told.Goodbye) -> None:
        """Send goodbye, and nothing after it."""
        self.tell(why)
        self.end()

    def end(self) -> None:
        """Send nothing more than what is already queued."""
        self.let_go()
        self.is_closed = True
        self._news.set()

    async def next(self) -> bytes | None:
        """The next message to send, when the previous one is sent; None if there will be no more."""
        self._is_handed_out = False
        while not self._waiting:
            if self.is_closed:
                return None
            self._news.clear()
            await self._news.wait()
        self._is_handed_out = True
        data = self._waiting.popleft()
        self._size -= len(data)
        return data


def speaker(seat: int | None) -> int:
    """A seat as mutes store it: all spectators are one."""
    return -1 if seat is None else seat
