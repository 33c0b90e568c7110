"""Replays and records: written once in a process of their own, kept as files while the server runs, sent compressed."""

from __future__ import annotations

import asyncio
import gzip
import logging
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bohnhof.kernel.faults import BadInput
from bohnhof.server.limits import AtOnce, Limits
from bohnhof.server.metrics import Metrics
from bohnhof.server.storage.replay_worker import Kind, Order, Written
from bohnhof.server.storage.scrubbing import short
from bohnhof.server.storage.store import TRY_AGAIN, Store
from bohnhof.server.storage.table_settings import TableSettings
from bohnhof.server.thinking.workers import BrokenWorker, Workers
from bohnhof.server.wire.denial import UNREADABLE, Denied

log = logging.getLogger("bohnhof.replays")

REPLAYS: Final = "replays"
MOST_BYTES: Final = 200_000_000  # of files; the oldest go first
MOST_LINES: Final = 10_000  # of the talk, with a game that is looked at
WRITING_SECONDS: Final = 15.0  # for one game
MEDIA_TYPES: Final[dict[Kind, str]] = {"game": "application/json", "log": "application/json", "record": "text/plain"}


class Wanted(NamedTuple):
    """What somebody asks for; the tag is another one as soon as the answer is."""

    kind: Kind
    settings: TableSettings
    after: int
    tag: str

    @property
    def file(self) -> str:
        return f"{_digest(self.settings.id.encode())}.{self.kind}.{self.tag}.gz"


class Replays:
    """Games that were stored, as people download them."""

    def __init__(self, folder: Path, store: Store, metrics: Metrics, limits: Limits) -> None:
        """Files of an earlier process are not trusted: another version may have written them."""
        self._folder = folder / REPLAYS
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for file in self._folder.iterdir():
            file.unlink()
        self._store = store
        self._metrics = metrics
        self._waiting = AtOnce(limits.replays_at_once)
        budget = (limits.folding_per_second, limits.folding_at_once)
        self.workers = Workers("bohnhof.server.storage.replay_worker", 1, metrics, budget)
        self._writing: dict[str, asyncio.Task[bytes]] = {}

    async def response(
        self, request: Request, kind: Kind, settings: TableSettings, after: int, address: str
    ) -> Response:
        """The answer to a request for it."""
        wanted = await self._wanted(kind, settings, after)
        headers = {"etag": f'W/"{wanted.tag}"', "cache-control": "no-cache", "vary": "accept-encoding"}
        if wanted.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        data = await self._find(wanted, address)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
        else:
            data = await asyncio.to_thread(gzip.decompress, data)
        return Response(data, 200, headers, MEDIA_TYPES[kind])

    async def _wanted(self, kind: Kind, settings: TableSettings, after: int) -> Wanted:
        seq = await self._store.last_entry(settings.id)
        lines = await self._store.last_line(settings.id) if kind == "game" else 0
        parts = f"{kind} {after} {seq} {lines} ".encode() + msgspec.json.encode(settings)
        return Wanted(kind, settings, after, _digest(parts))

    async def _find(self, wanted: Wanted, address: str) -> bytes:
        """It, compressed: from its file, or written now; who asks meanwhile gets the same."""
        with suppress(FileNotFoundError):
            return await asyncio.to_thread((self._folder / wanted.file).read_bytes)
        if wanted.tag not in self._writing:
            if not self._waiting.enter(address):
                raise Denied(429, "too-fast", "too many games at once for your address: please wait")
            writing = asyncio.ensure_future(self._write(wanted, address))
            self._writing[wanted.tag] = writing
            writing.add_done_callback(lambda _: self._finished(wanted, address))
        return await asyncio.shield(self._writing[wanted.tag])

    def _finished(self, wanted: Wanted, address: str) -> None:
        del self._writing[wanted.tag]
        self._waiting.leave(address)

    async def _write(self, wanted: Wanted, address: str) -> bytes:
        settings = wanted.settings
        rows = await self._store.entries(settings.id)
        talk = await self._store.talk(settings.id, MOST_LINES) if wanted.kind == "game" else []
        order = msgspec.msgpack.encode(Order(wanted.kind, settings, rows, talk, self._store.record_key, wanted.after))
        try:
            answer = await self.workers.ask(order, address=address, table=settings.id, seconds=WRITING_SECONDS)
        except BrokenWorker as fault:
            log.error("a game could not be written", extra={"fault": str(fault)})
            answer = None
        if not answer:  # the process has said why
            self._metrics.faults += 1
            raise Denied(503, "try-again", TRY_AGAIN.replace("store", "read"))
        written = msgspec.msgpack.decode(answer, type=Written)
        if written.unreadable:
            self._metrics.faults += 1
            log.error("a stored game cannot be read", extra={"table": short(settings.id), "fault": written.fault})
            raise Denied(*UNREADABLE)
        if written.fault is not None:
            raise BadInput(written.fault)
        if settings.stage == "over" and wanted.after == 0:
            await asyncio.to_thread(self._keep, wanted, written.data)
        return written.data

    def _keep(self, wanted: Wanted, data: bytes) -> None:
        """Keep it as a file, in place of what was said of this game before; a full disk is no reason not to send it."""
        with suppress(OSError):
            for old in self._folder.glob(f"{_digest(wanted.settings.id.encode())}.{wanted.kind}.*"):
                old.unlink(missing_ok=True)
            part = self._folder / f"{wanted.tag}.part"
            part.write_bytes(data)
            part.replace(self._folder / wanted.file)
            self._tidy()

    def _tidy(self) -> None:
        files = sorted(self._folder.iterdir(), key=lambda file: file.stat().st_mtime, reverse=True)
        total = 0
        for file in files:
            total += file.stat().st_size
            if total > MOST_BYTES:
                file.unlink(missing_ok=True)

    def drop(self, game: str) -> None:
        """Forget the files of a game: something in it was deleted."""
        for file in self._folder.glob(f"{_digest(game.encode())}.*"):
            file.unlink(missing_ok=True)

    async def close(self) -> None:
        await self.workers.close()


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:32]
