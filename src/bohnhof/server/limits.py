"""Limits: how much one connection or one address may request, so that nobody slows down the others."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, fields, replace


@dataclass(frozen=True)
class Limits:
    """Documented in docs/server.md; tests can set others."""

    actions_per_second: float = 10  # of one connection, checks included
    actions_at_once: float = 40
    lines_per_second: float = 1
    lines_at_once: float = 8
    talk_per_second: float = 0.5  # lines of all connections of an address; twice that for a table
    talk_at_once: float = 60
    messages_per_second: float = 20  # everything else
    messages_at_once: float = 80
    weight_per_second: float = 60  # of the messages of one address: a check weighs 1, a whole view more
    weight_at_once: float = 300
    seat_weight_per_second: float = 30  # of one seat, or of an address's spectators at a table
    seat_weight_at_once: float = 150
    faults_at_once: float = 100  # unusable messages, before the connection is closed
    pings_per_second: float = 2  # of one connection, and pongs
    pings_at_once: float = 10
    connections: int = 100  # WebSockets of one address
    sockets: int = 200  # connections of one address, of any kind
    all_sockets: int = 20_000
    arrivals_per_second: float = 20  # new connections of one address
    arrivals_at_once: float = 100
    request_seconds: float = 15  # until a request has arrived
    reading_seconds: float = 20  # for a client that does not read what is sent
    requests_per_second: float = 20  # of one address
    requests_at_once: float = 200
    tables_per_hour: float = 120  # set up by one address
    tables_at_once: float = 60
    waiting_bytes: int = 1_000_000  # that a client has not read yet
    silence: float = 30  # seconds until the first message

    thinking_per_second: float = 0.5  # seconds of each bot process for an address, and for a table
    thinking_at_once: float = 10
    folding_per_second: float = 0.5  # seconds of the replay process for an address, and for a table
    folding_at_once: float = 10
    replays_at_once: int = 4  # of one address; they are written one at a time
    least_pace: float = 0.3  # seconds before a bot acts, if more than one person plays

    def unlimited(self) -> Limits:
        """For load tests on loopback, where one address plays everybody."""
        lifted = [
            field.name
            for field in fields(self)
            if field.name.endswith(("_per_second", "_per_hour", "_at_once", "connections", "sockets"))
        ]
        return replace(self, least_pace=0, **dict.fromkeys(lifted, 10**9))


class Bucket:
    """A token bucket: a rate per second, and a maximum at once."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    @property
    def left(self) -> float:
        """What may be taken now; negative is a debt."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    @property
    def used(self) -> float:
        return self._most - self.left

    def take(self, cost: float = 1) -> bool:
        """Take this much if it is within the limit."""
        if self.left < min(cost, self._most):
            return False
        self._left -= cost
        return True

    def charge(self, cost: float) -> None:
        """Take this much, even if that leaves a debt."""
        self._left = self.left - cost

    def until(self, cost: float = 0) -> float:
        """Seconds until more than this is left."""
        lacking = min(cost, self._most) - self.left
        return 0.0 if lacking < 0 or (cost > 0 and lacking == 0) else max(lacking / self._rate, 1e-6)

    def delay(self, cost: float = 1) -> float:
        """Take this much; return the seconds until the limit allows it. Requests are served in order."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate) - cost
        self._at = now
        return 0.0 if self._left >= 0 else -self._left / self._rate

    @property
    def is_full(self) -> bool:
        return self.left >= self._most


class Buckets:
    """A bucket for each recent address, table or person."""

    def __init__(self, make: Callable[[], Bucket]) -> None:
        self._make = make
        self._buckets: dict[str, Bucket] = {}

    def __getitem__(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = self._make()
        return bucket

    def take(self, who: str, cost: float = 1) -> bool:
        return self[who].take(cost)

    def charge(self, who: str, cost: float) -> None:
        self[who].charge(cost)

    def wait(self, who: str) -> float:
        """Seconds until something is left."""
        bucket = self._buckets.get(who)
        return 0.0 if bucket is None else bucket.until()

    def used(self, who: str) -> float:
        bucket = self._buckets.get(who)
        return 0.0 if bucket is None else bucket.used

    def forget(self) -> None:
        """Forget buckets that are full again."""
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if not bucket.is_full}


class MessageWeights:
    """The weight of all messages of an address, and of a seat on all connections; excess messages are read later."""

    def __init__(self, limits: Limits) -> None:
        self._addresses = Buckets(lambda: Bucket(limits.weight_per_second, limits.weight_at_once))
        self._seats = Buckets(lambda: Bucket(limits.seat_weight_per_second, limits.seat_weight_at_once))

    async def wait(self, address: str, table: str, seat: int | None, weight: float) -> None:
        """Take this much, as soon as both limits allow it; all spectators of one address at a table count as one."""
        for bucket in self.charged(address, table, seat):
            if delay := bucket.delay(weight):
                await asyncio.sleep(delay)

    def charged(self, address: str, table: str, seat: int | None) -> tuple[Bucket, Bucket]:
        """Both limits."""
        return self._addresses[address], self._seats[f"{table} {address if seat is None else seat}"]

    def forget(self) -> None:
        self._addresses.forget()
        self._seats.forget()


class AtOnce:
    """How many of something each address has right now."""

    def __init__(self, most: float, most_of_all: float = 10**9) -> None:
        self._most = most
        self._most_of_all = most_of_all
        self._open: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        """Add one if it is within the limit. Those without an address count only towards the total."""
        if self.total >= self._most_of_all or (address and self._open[address] >= self._most):
            return False
        self._open[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        self.total -= 1
        if self._open[address] <= 0:
            del self._open[address]
