"""The market of a room: who is done, who makes an offer, who skips; told to everybody here, and to other servers."""

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
    """What everybody is told of the time that a bot leaves for trading."""
    table = room.table
    if table is None or not _is_a_bots(room, int(table.active)):
        return NO_NEWS
    if room.settings.paused or not is_trading(room) or room.pace <= 0:
        return NO_NEWS
    return room.market.news(table, room.people(), room.pace)


def _is_a_bots(room: Room, seat: int) -> bool:
    """Does a bot play on this seat? Asked of every action, so nothing is made for it."""
    return seat in room.standing_in or room.settings.chairs[seat].bot is not None


def tell_if_changed(room: Room) -> None:
    """Who is done, and when the trading ends, if that is not what was told last."""
    before, told_now = room.market_told, (room.market.done, room.clock.deadline, news(room))
    room.market_told = told_now
    if room.live is not None and before is not None and told_now != before:
        ready, deadline, market = told_now
        room.send_all(told.ReadyChanged(ready, deadline, market.closes, list(market.held)))


# ------------------------------------------------------------------------ what people say


def set_done(room: Room, seat: int) -> None:
    """This seat wants nothing more in this trading."""
    take_done(room, [seat])
    room.tell("ready", (seat, _phase(room)))


def take_done(room: Room, seats: Iterable[int]) -> None:
    for seat in seats:
        room.market.finish(seat, steady())
    room.changed()


def set_skip(room: Room, seat: int, *, on: bool) -> None:
    """This seat wants to be waited for only where something concerns it, or always again."""
    _take(room, "skip", seat, on=on)
    room.tell("market", ("skip", seat, on, None))


def set_draft(room: Room, seat: int, *, on: bool) -> None:
    """This seat makes an offer, or not any more."""
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
    """What somebody said at another server; about another phase it does not matter."""
    what, seat, on, phase = rest
    if what == "skip" or (room.live is not None and phase is not None and tuple(phase) == room.live.phase):
        _take(room, what, seat, on=on)


def _phase(room: Room) -> tuple[int, int] | None:
    return None if room.live is None else room.live.phase
