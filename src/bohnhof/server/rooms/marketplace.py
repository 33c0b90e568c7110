"""The market of a room: who is done, drafts an offer or skips; sent to everybody here, and to other servers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bohnhof.server.rooms.market_time import NO_NEWS, MarketNews
from bohnhof.server.thinking.clock import steady
from bohnhof.server.wire import told

if TYPE_CHECKING:
    from bohnhof.server.rooms.room import Room


def is_trading(room: Room) -> bool:
    return room.table is not None and room.table.now.trades and not room.table.is_over


def news(room: Room) -> MarketNews:
    """The public state of the time that a bot leaves for trading."""
    table = room.table
    if table is None or not _is_a_bots(room, int(table.active)):
        return NO_NEWS
    if room.settings.paused or not is_trading(room) or room.pace <= 0:
        return NO_NEWS
    return room.market.news(table, room.people(), room.pace, alone=room.is_unobserved)


def _is_a_bots(room: Room, seat: int) -> bool:
    """Does a bot play on this seat? Called for every action, so it creates no objects."""
    return seat in room.standing_in or room.settings.chairs[seat].bot is not None


def tell_if_changed(room: Room) -> None:
    """Send who is done and when trading ends, if that has changed."""
    before, told_now = room.market_told, (room.market.done, room.clock.deadline, news(room))
    room.market_told = told_now
    if room.live is not None and before is not None and told_now != before:
        ready, deadline, market = told_now
        room.send_all(told.ReadyChanged(ready, deadline, market.closes, list(market.held)))


# ------------------------------------------------------------------------ what people say


def set_done(room: Room, seat: int) -> None:
    """Note that this seat is done with this trading phase."""
    take_done(room, [seat])
    room.tell("ready", (seat, _phase(room)))


def take_done(room: Room, seats: Iterable[int]) -> None:
    for seat in seats:
        room.market.finish(seat, steady())
    room.changed()


def set_skip(room: Room, seat: int, *, on: bool) -> None:
    """Note that this seat skips what does not concern it, or no longer does."""
    _take(room, "skip", seat, on=on)
    room.tell("market", ("skip", seat, on, None))


def set_draft(room: Room, seat: int, *, on: bool) -> None:
    """Note that this seat is drafting an offer, or no longer is."""
    _take(room, "draft", seat, on=on)
    room.tell("market", ("draft", seat, on, _phase(room)))


def _take(room: Room, what: str, seat: int, *, on: bool) -> None:
    if what == "draft":
        room.market.draft(seat, steady() if on else None)
    elif on:
        room.market.skipping.add(seat)
    else:
        room.market.skipping.discard(seat)
    room.changed()


def hear(room: Room, rest: Any) -> None:
    """Process a message from another server; ignored if it is about another phase."""
    what, seat, on, phase = rest
    if what == "skip" or (room.live is not None and phase is not None and tuple(phase) == room.live.phase):
        _take(room, what, seat, on=on)


def _phase(room: Room) -> tuple[int, int] | None:
    return None if room.live is None else room.live.phase
