"""A View packed for another process: compiled boards cannot be pickled, so they are sent as plain numbers."""

from __future__ import annotations

import msgspec

from bohnhof.kernel.pack import PackedBoard, lay_out, pack_board
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View

_decode = msgspec.msgpack.Decoder(tuple[int, PackedBoard]).decode


def pack_view(view: View) -> bytes:
    """Everything that the view shows, and nothing else."""
    return msgspec.msgpack.encode([int(view.seat), pack_board(view)])


def unpack_view(rules: Rules, data: bytes) -> View:
    """The inverse."""
    seat, packed = _decode(data)
    view = View(rules, seat)
    lay_out(view, packed)
    return view
