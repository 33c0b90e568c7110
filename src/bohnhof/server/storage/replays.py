"""Replays and records: written once, wherever that work is done, and cached as files while the server runs."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Final, NamedTuple

import msgspec

from bohnhof.kernel.faults import BadInput
from bohnhof.server.limits import Limits
from bohnhof.server.metrics import Metrics
from bohnhof.server.storage.replay_writer import Kind, Order, Written
from bohnhof.server.storage.scrubbing import short
from bohnhof.server.storage.store import TRY_AGAIN, Store
from bohnhof.server.storage.table_settings import TableSettings
from bohnhof.server.thinking.in_common import InCommon, TooMany
from bohnhof.server.thinking.work import BrokenWorker, Work
from bohnhof.server.wire.denial import UNREADABLE, Denied

log = logging.getLogger("bohnhof.replays")

REPLAYS: Final = "replays"
MOST_BYTES: Final = 200_000_000  # of files; the oldest are removed first
MOST_LINES: Final = 10_000  # of chat, with a game that is viewed
WRITING_SECONDS: Final = 15.0  # per game
REVIEWING_SECONDS: Final = 120.0  # also without a compiled kernel


class Wanted(NamedTuple):
    """A request; its tag changes whenever the answer does."""

    kind: Kind
    settings: TableSettings
    after: int
    tag: str

    @property
    def file(self) -> str:
        return f"{_digest(self.settings.id.encode())}.{self.kind}.{self.tag}.gz"


class Download(NamedTuple):
    """A game as it is sent: compressed with gzip; without data if the client already has it."""

    kind: Kind
    id: str
    tag: str
    data: bytes | None


class Replays:
    """Stored games for downloads."""

    def __init__(self, store: Store, work: Work, metrics: Metrics, limits: Limits, folder: Path | None = None) -> None:
        """Files of an earlier process are not trusted: another version may have written them. No folder: no files."""
        self._folder = None if folder is None else folder / REPLAYS
        if self._folder is not None:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            for file in self._folder.iterdir():
                file.unlink()
        self._store = store
        self._work = work
        self._metrics = metrics
        self._writing: InCommon[str, bytes] = InCommon(limits.replays_at_once)

    async def find(self, kind: Kind, settings: TableSettings, after: int, address: str, known: str = "") -> Download:
        """The document, for an address that may already have one of these tags."""
        wanted = await self._wanted(kind, settings, after)
        data = None if wanted.tag in known else await self._find(wanted, address)
        return Download(kind, settings.id, wanted.tag, data)

    async def _wanted(self, kind: Kind, settings: TableSettings, after: int) -> Wanted:
        seq = await self._store.last_entry(settings.id)
        lines = await self._store.last_line(settings.id) if kind == "game" else 0
        parts = f"{kind} {after} {seq} {lines} ".encode() + msgspec.json.encode(settings)
        return Wanted(kind, settings, after, _digest(parts))

    async def _find(self, wanted: Wanted, address: str) -> bytes:
        """The document, compressed: from its file, or written now; concurrent requests get the same result."""
        if self._folder is not None:
            with suppress(FileNotFoundError):
                return await asyncio.to_thread((self._folder / wanted.file).read_bytes)
        try:
            return await self._writing.get(wanted.tag, address, lambda: self._write(wanted, address))
        except TooMany:
            raise Denied(429, "too-fast", "too many games at once for your address: please wait") from None

    async def _write(self, wanted: Wanted, address: str) -> bytes:
        settings = wanted.settings
        rows = await self._store.entries(settings.id)
        talk = await self._store.talk(settings.id, MOST_LINES) if wanted.kind == "game" else []
        order = msgspec.msgpack.encode(Order(wanted.kind, settings, rows, talk, self._store.record_key, wanted.after))
        try:
            seconds = REVIEWING_SECONDS if wanted.kind == "review" else WRITING_SECONDS
            answer = await self._work.ask(
                order, address=address, table=settings.id, seconds=seconds, kind=wanted.kind
            )  # fmt: skip
        except BrokenWorker as fault:
            log.error("a game could not be written", extra={"fault": str(fault)})
            answer = None
        if not answer:  # the process has logged why
            self._metrics.faults += 1
            raise Denied(503, "try-again", TRY_AGAIN.replace("store", "read"))
        written = msgspec.msgpack.decode(answer, type=Written)
        if written.unreadable:
            self._metrics.faults += 1
            log.error("a stored game cannot be read", extra={"table": short(settings.id), "fault": written.fault})
            raise Denied(*UNREADABLE)
        if written.fault is not None:
            raise BadInput(written.fault)
        if self._folder is not None and settings.stage == "over" and wanted.after == 0:
            await asyncio.to_thread(_keep, self._folder, wanted, written.data)
        return written.data

    def drop(self, game: str) -> None:
        """Delete the files of a game, because something in it was deleted."""
        if self._folder is not None:
            for file in self._folder.glob(f"{_digest(game.encode())}.*"):
                file.unlink(missing_ok=True)


def _keep(folder: Path, wanted: Wanted, data: bytes) -> None:
    """Save it as a file, replacing older ones of this game; a full disk does not prevent sending it."""
    with suppress(OSError):
        for old in folder.glob(f"{_digest(wanted.settings.id.encode())}.{wanted.kind}.*"):
            old.unlink(missing_ok=True)
        part = folder / f"{wanted.tag}.{token_hex(4)}.part"  # another address may have it written at the same time
        part.write_bytes(data)
        part.replace(folder / wanted.file)
        _tidy(folder)


def _tidy(folder: Path) -> None:
    files = sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime, reverse=True)
    total = 0
    for file in files:
        total += file.stat().st_size
        if total > MOST_BYTES:
            file.unlink(missing_ok=True)


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:32]
