"""The whole view of a seat or a spectator, for a new connection or after an undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.kernel.places import SPECTATOR
from bohnhof.kernel.table import Table
from bohnhof.kernel.view import view
from bohnhof.server.rooms import marketplace
from bohnhof.server.wire import views
from bohnhof.server.wire.view_writer import NOTHING, choices, offering, state, whole_view

if TYPE_CHECKING:
    from bohnhof.server.rooms.room import Room


def view_of(room: Room, table: Table, seat: int | None) -> views.View:
    """The table of this room as a seat (None: a spectator) sees it."""
    seen = view(table, SPECTATOR if seat is None else seat)
    may = NOTHING
    if seat is not None:
        may = choices(seen, seat, offering=offering(seen, seat), undo=room.may_undo(seat))
    market = marketplace.news(room)._asdict()
    now = state(room.terms, seen, ready=room.market.done, deadline=room.clock.deadline, **market)
    return whole_view(room.terms, seen, room.seq, seat, now, may)
