"""Limits: how much one connection or one address may ask for, so that nobody takes the server from the others."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Documented in docs/server.md; a server for a club or a test can be given others."""

    actions_per_second: float = 10  # of one connection, checks included
    actions_at_once: float = 40
    lines_per_second: float = 1
    lines_at_once: float = 8
    messages_per_second: float = 20  # everything else
    messages_at_once: float = 80
    faults_at_once: float = 100  # unusable messages, before the connection is closed
    connections: int = 100  # of one address
    requests_per_second: float = 20  # of one address
    requests_at_once: float = 200
    tables_per_hour: float = 120  # set up by one address
    tables_at_once: float = 60
    waiting_bytes: int = 1_000_000  # that a client has not read yet
    silence: float = 30  # seconds until the first message

    def unlimited(self) -> Limits:
        """For load tests on loopback, where one address plays everybody."""
        many = 1e9
        return Limits(many, many, many, many, many, many, many, 10**9, many, many, many, many)


class Bucket:
    """So many things per second, and so many at once."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """One more: is it within the limit?"""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    async def wait(self) -> None:
        """One more, as soon as the limit allows it."""
        while not self.take():
            await asyncio.sleep(max(0.01, (1 - self._left) / self._rate))

    @property
    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._most


class PerAddress:
    """A bucket for every address that was here lately."""

    def __init__(self, make: Callable[[], Bucket]) -> None:
        self._make = make
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = self._make()
        return bucket.take()

    def forget(self) -> None:
        """Forget those who have been quiet long enough to start anew."""
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.is_full}


class Connections:
    """How many connections each address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @property
    def total(self) -> int:
        return self._open.total()

    def enter(self, address: str) -> bool:
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
