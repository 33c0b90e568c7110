"""What the host of a table can do: seat bots, start, and moderate. Each is one job in the room's queue.

The caller has checked, in the same job, that the host asks.
"""

from __future__ import annotations

from bohnhof.bots.registry import FRIENDS, known_bots
from bohnhof.kernel.faults import BadInput
from bohnhof.server.rooms.room import Room
from bohnhof.server.storage.names import looks_like_any
from bohnhof.server.storage.table_settings import Chair, TableSettings
from bohnhof.server.thinking.clock import now
from bohnhof.server.wire import calls
from bohnhof.server.wire.denial import Denied


async def place_bot(room: Room, wish: calls.SeatBot) -> None:
    """Seat a bot on an open seat, or remove it; during the game, for somebody who is gone."""
    settings = room.settings.copy()
    if settings.stage == "play":
        await _let_stand_in(room, settings, wish)
        return
    if settings.stage != "lobby":
        raise Denied(409, "over", "the game is over")
    if wish.seat >= len(settings.chairs) or settings.chairs[wish.seat].kind == "person":
        raise Denied(409, "taken", "there is no open seat of this number")
    settings.chairs[wish.seat] = Chair()
    if wish.bot is not None:
        seat_bot(settings.chairs, wish.seat, wish.bot)
    await room.keep(settings)
    room.send_table()


async def _let_stand_in(room: Room, settings: TableSettings, wish: calls.SeatBot) -> None:
    """Let a bot play for somebody who is gone until they return, or give the seat back so that all wait for them."""
    if wish.seat >= len(settings.chairs) or settings.chairs[wish.seat].kind != "person":
        raise Denied(409, "nobody", "nobody sits on this seat")
    if wish.seat in room.present():
        raise Denied(409, "present", "they are there and play themselves")
    bot = None if wish.bot is None else known_bot(wish.bot)
    settings.chairs[wish.seat].gone = bot is not None
    await room.keep(settings)
    if bot is None:
        room.standing_in.pop(wish.seat, None)
        room.gone_since.pop(wish.seat, None)  # the time until a takeover starts again
    else:
        room.standing_in[wish.seat] = bot
    room.send_table()
    room.changed()


async def start(room: Room) -> None:
    """Start the game."""
    settings = room.settings.copy()
    if settings.stage != "lobby":
        raise Denied(409, "begun", "the game has begun already")
    if any(chair.kind == "open" for chair in settings.chairs):
        raise Denied(409, "seats-open", "a seat is still open: wait for somebody, or seat a bot")
    settings.deal(now())
    await room.keep(settings)
    room.deal()


async def remove(room: Room, wish: calls.Remove) -> None:
    """Remove somebody permanently, or all spectators (null)."""
    if wish.seat is None:
        room.send_watchers_away()
        return
    settings = room.settings.copy()
    if wish.seat >= len(settings.chairs) or (person := settings.chairs[wish.seat].person) is None:
        raise Denied(409, "nobody", "nobody sits on this seat")
    if person == settings.host:
        raise Denied(409, "yourself", "you cannot remove yourself: leave, or close the table")
    if settings.stage == "over":
        raise Denied(409, "over", "the game is over")
    free = Chair() if settings.stage == "lobby" else Chair(name=settings.chairs[wish.seat].name, bot=settings.stand_in)
    settings.chairs[wish.seat] = free
    settings.bar(person)
    await room.keep(settings, rises=[person])
    room.standing_in.pop(wish.seat, None)
    room.dismiss(wish.seat, "removed")
    room.send_table()
    room.changed()


async def set_rules_of_the_house(room: Room, wish: calls.Settings) -> None:
    """Set whether spectators may chat, and the bots' pace."""
    settings = room.settings.copy()
    settings.watchers_talk = settings.watchers_talk if wish.watchers_talk is None else wish.watchers_talk
    settings.pace = settings.pace if wish.pace is None else wish.pace
    await room.keep(settings)
    room.send_table()
    room.changed()


async def close(room: Room) -> None:
    """Close the table for everybody, permanently."""
    settings = room.settings.copy()
    if settings.stage == "over":
        raise Denied(409, "over", "the game is over")
    settings.closed = True
    await room.keep(settings, rises=[chair.person for chair in settings.chairs if chair.person is not None])
    room.end("closed")


def known_bot(name: str) -> str:
    """The name of a bot that strangers may use."""
    if name not in known_bots():
        raise BadInput(f"there is no bot {name[:40]!r} (there are: {', '.join(known_bots())})")
    return name


def seat_bot(chairs: list[Chair], seat: int, bot: str) -> None:
    """Put a bot on this seat, under a name that nobody at the table has."""
    taken = [chair.name for chair in chairs]
    name = next(name for name in (*FRIENDS[seat:], *FRIENDS) if not looks_like_any(name, taken))
    chairs[seat] = Chair(name=name, bot=known_bot(bot))
