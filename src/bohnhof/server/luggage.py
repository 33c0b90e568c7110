"""A View packed for another process: compiled boards cannot be pickled, so their rows travel as plain numbers."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bohnhof.kernel.arrays import row_of, to_list
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import PHASE, View
from bohnhof.server.folding import pack_offer, unpack_offer

ROWS: Final = ("bean", "seen", "place", "after", "first", "last", "count", "numbers", "fates")


def pack_view(view: View) -> bytes:
    """All that the view shows, and nothing else."""
    rows = [to_list(getattr(view, name)) for name in ROWS]
    offers = [pack_offer(offer) for offer in view.offers]
    past = [pack_offer(offer) for offer in view.past_offers]
    return msgspec.msgpack.encode([int(view.seat), rows, offers, past])


def unpack_view(rules: Rules, data: bytes) -> View:
    """The other way round."""
    seat, rows, offers, past = msgspec.msgpack.decode(data)
    view = View(rules, seat)
    for name, row in zip(ROWS, rows, strict=True):
        setattr(view, name, row_of(row))
    view.offers = [unpack_offer(offer) for offer in offers]
    view.past_offers = [unpack_offer(offer) for offer in past]
    phase: Any = view.numbers[PHASE]
    if phase != rules.over:
        view.now = rules.phases[phase]
    return view
