"""Writes stored games for downloads: bytes in, bytes out, so that it can run anywhere."""

from __future__ import annotations

import gzip
from typing import Final, Literal, assert_never

import msgspec

from bohnhof.kernel.faults import BadInput
from bohnhof.server.storage.fairness import signer_with
from bohnhof.server.storage.history import effective
from bohnhof.server.storage.records import game_log, record_text, replay
from bohnhof.server.storage.store import Row
from bohnhof.server.storage.table_settings import TableSettings, describe
from bohnhof.server.wire import tables

Kind = Literal["game", "log", "record", "review", "sums"]
LEVEL: Final = 6  # of compression


class Order(msgspec.Struct, array_like=True, frozen=True):
    """A game to be written."""

    kind: Kind
    settings: TableSettings
    rows: list[Row]  # all stored rows, including undone ones
    talk: list[bytes]
    key: bytes  # signs records; empty: they are not signed
    after: int = 0  # for a log: only entries after this one


class Written(msgspec.Struct, array_like=True, frozen=True):
    """The game as it is sent, compressed with gzip; or why it cannot be written."""

    data: bytes
    fault: str | None = None
    unreadable: bool = False  # another version stored it


def write(data: bytes) -> bytes:
    """Carry out an order."""
    order = msgspec.msgpack.decode(data, type=Order)
    try:
        written = Written(gzip.compress(_text(order), LEVEL, mtime=0))
    except BadInput as fault:
        written = Written(b"", str(fault))
    except (ValueError, TypeError, LookupError) as fault:
        written = Written(b"", f"{type(fault).__name__}: {fault}", unreadable=True)
    return msgspec.msgpack.encode(written)


def _text(order: Order) -> bytes:
    settings = order.settings
    match order.kind:
        case "game":
            talk = [msgspec.json.decode(line, type=tables.Said) for line in order.talk]
            table = describe(settings, (), {})  # as seen by nobody in particular
            return msgspec.json.encode(replay(settings, table, effective(order.rows), talk, signer_with(order.key)))
        case "log":
            return msgspec.json.encode(game_log(settings, order.rows, order.after))
        case "record":
            return record_text(settings, effective(order.rows), signer_with(order.key)).encode()
        case "review":
            from bohnhof.server.storage.review_writer import review_of  # noqa: PLC0415 - only who asks pays for it

            return msgspec.json.encode(review_of(settings, effective(order.rows)))
        case "sums":
            from bohnhof.server.storage.review_writer import sums_of  # noqa: PLC0415 - only who asks pays for it

            return msgspec.json.encode(sums_of(settings, effective(order.rows)))
        case _:
            assert_never(order.kind)
