"""The service: everything in one server process, and how it starts and stops."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from bohnhof.server.http.addresses import LOOPBACK, is_loopback, neighbourhood, read_networks
from bohnhof.server.http.doors import Doorman
from bohnhof.server.http.health import why_not_well
from bohnhof.server.http.link_pictures import Pictures
from bohnhof.server.limits import AtOnce, Bucket, Buckets, Limits
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms.admin import Admin, open_door
from bohnhof.server.rooms.following import Follower
from bohnhof.server.rooms.house import House
from bohnhof.server.storage.backup import Backups
from bohnhof.server.storage.bus import ALONE, Bus
from bohnhof.server.storage.club import open_club
from bohnhof.server.storage.fairness import new_secret
from bohnhof.server.storage.replay_writer import Kind
from bohnhof.server.storage.sqlite_store import SqliteStore
from bohnhof.server.storage.store import ServerStore
from bohnhof.server.thinking.bot_processes import ProcessBrains
from bohnhof.server.thinking.clock import now
from bohnhof.server.thinking.workers import Workers

if TYPE_CHECKING:
    from bohnhof.server.storage.postgres_bus import PostgresBus

log = logging.getLogger("bohnhof.service")

FAREWELL: Final = 2.0  # seconds for everybody to read the goodbye and disconnect
SWEEPING: Final = 60.0  # seconds between two rounds of tidying up
EXPIRING: Final = 3600.0  # seconds between two checks for data that is too old to keep
LONG: Final[tuple[Kind, ...]] = ("review", "sums")  # documents about a game that take long to write
BACKING_UP: Final = 3600.0  # seconds between two copies of the database


class Service(House):
    """A house on the network: with processes, backups, and a clean shutdown."""

    store: ServerStore
    bus: Bus

    def __init__(
        self,
        folder: Path,
        limits: Limits,
        brains: int,
        *,
        database: str | None = None,
        worker: int = 0,
        keep: int | None = None,
        careful: bool = True,
        trusted: tuple[str, ...] = LOOPBACK,
        metrics_port: int | None = None,
        draw_secret: Callable[[], str] = new_secret,
        make_brains: Callable[[int, Metrics, Limits], ProcessBrains] = ProcessBrains,
    ) -> None:
        """On a database in the folder, or on a shared database at this address; then the folder has only files.

        `trusted` are the proxies whose headers are trusted; metrics may have a separate port.

        The source of the secrets of deals, and where bots think, can be set only in Python, never over the network:
        tests do, so that a test always sees the same game.
        """
        self._folder = folder
        self.metrics_port = metrics_port
        self.trusted = read_networks(trusted)
        metrics = Metrics()
        self.doorman = Doorman(limits, metrics, self.trusted)
        self.backups: Backups | None = None
        self._bus: PostgresBus | None = None
        if database is None:
            store = SqliteStore(folder, careful=careful)
            self.store, self.bus = store, ALONE
            self.backups = Backups(store.path, lambda: store.changes, careful=careful)
        else:
            self.store, self._bus = open_club(database)
            self.bus = self._bus
            metrics.about = {"server": self.bus.server, "worker": str(worker)}
        self.brains = make_brains(brains, metrics, limits)
        budget = (limits.folding_per_second, limits.folding_at_once)
        self.replay_workers = Workers("bohnhof.server.storage.replay_worker", 1, metrics, budget, long=LONG)
        self.picture_workers = Workers("bohnhof.server.http.picture_worker", 1, metrics, budget)
        self.pictures = Pictures(self.picture_workers, limits)
        super().__init__(
            self.store, self.brains, self.replay_workers, metrics, limits, folder=folder, keep=keep,
            draw_secret=draw_secret, bus=self.bus,
        )  # fmt: skip
        self.connections = AtOnce(limits.connections)
        self.admin = Admin(self.store, self.lobby)
        self._door: asyncio.AbstractServer | None = None
        self.requests = Buckets(lambda: Bucket(limits.requests_per_second, limits.requests_at_once))
        self.is_stopping = False
        self._chores: list[asyncio.Task[None]] = []
        self._show_gauges()

    def _show_gauges(self) -> None:
        """Register figures that are computed on request."""
        gauge = self.metrics.gauge
        gauge("connections", "open WebSockets", lambda: self.connections.total)
        gauge("sockets", "open connections of all kinds", lambda: self.doorman.total)
        gauge("bots_waiting", "questions that wait for a bots' process", lambda: self.brains.workers.all_waiting)
        if (backups := self.backups) is not None:
            gauge("last_backup_seconds", "when the last good back-up was made, since 1970", lambda: backups.made_at)
        gauge("commits_total", "transactions written", lambda: self.store.commits)
        gauge("statements_total", "statements written in them", lambda: self.store.statements)
        gauge("commit_seconds_total", "time spent in them", lambda: self.store.seconds)

    async def start(self) -> None:
        if self._bus is None:
            self._door = await open_door(self.admin, self._folder)
        else:
            self._bus.start(Follower(self.lobby, self._bus))
        self._chores = [
            asyncio.ensure_future(self._every(SWEEPING, self._sweep)),
            asyncio.ensure_future(self._every(BACKING_UP, self._back_up, at_once=True)),
            asyncio.ensure_future(self._every(EXPIRING, self._expire, at_once=True)),
        ]

    async def say_goodbye(self) -> None:
        """Accept nothing new, finish running jobs, say goodbye, and wait briefly until everybody has read it."""
        self.is_stopping = True
        if self._door is not None:
            self._door.close()
        for chore in self._chores:
            chore.cancel()
        await self.lobby.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self.connections.total:
                    await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Finish pending writes, and close."""
        if not self.is_stopping:
            await self.say_goodbye()
        await self.brains.close()
        await self.replay_workers.close()
        await self.picture_workers.close()
        await self._tried(self._back_up)
        if self._bus is not None:
            await self._bus.close()
        await asyncio.to_thread(self.store.close)
        log.info("stopped")

    async def _every(self, seconds: float, chore: Callable[[], Awaitable[None]], *, at_once: bool = False) -> None:
        if at_once:
            await self._tried(chore)
        while True:
            await asyncio.sleep(seconds)
            await self._tried(chore)

    async def _tried(self, chore: Callable[[], Awaitable[None]]) -> None:
        try:
            await chore()
        except Exception:
            self.metrics.faults += 1
            log.exception("a chore failed")

    async def _sweep(self) -> None:
        self.sweep()
        self.requests.forget()
        self.doorman.forget()
        self.brains.workers.forget()
        self.replay_workers.forget()
        self.picture_workers.forget()
        gc.collect()  # the automatic collector finds little in between, see `collect_seldom`
        if self._bus is not None:
            await self._bus.tidy()
            await self.lobby.read_people()

    async def why_not_well(self) -> str | None:
        """Actually tries everything; nothing is cached."""
        return await why_not_well(self)

    async def _expire(self) -> None:
        if self.keep is not None:
            await self.admin.expire(self.keep, now())

    async def _back_up(self) -> None:
        if self.backups is not None:
            await asyncio.to_thread(self.backups.make_if_new, time.time())

    def is_own_origin(self, connection: HTTPConnection) -> bool:
        """Only our own pages may use a person's cookie; programs send no origin."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        scheme = connection.scope["scheme"].replace("ws", "http", 1)
        return (parts.scheme, parts.netloc.lower()) == (scheme, connection.headers.get("host", "").lower())

    def may_see_metrics(self, connection: HTTPConnection) -> bool:
        """Only on their own port, or else from this machine, and not through a proxy on it."""
        if self.metrics_port is not None:
            return came_to(connection) == self.metrics_port
        return is_loopback(address_of(connection)) and "x-forwarded-for" not in connection.headers


def address_of(connection: HTTPConnection) -> str:
    """The address of a client, as limits count it."""
    return neighbourhood(connection.client.host) if connection.client is not None else "unknown"


def path_of(connection: HTTPConnection) -> str:
    """The path of a request, without the sub-path of the site."""
    path: str = connection.scope["path"]
    return path.removeprefix(connection.scope["root_path"])


def came_to(connection: HTTPConnection) -> int | None:
    """The port of a request."""
    server = connection.scope.get("server")
    return None if server is None else server[1]
