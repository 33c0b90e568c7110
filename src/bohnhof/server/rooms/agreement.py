"""What people at a table do by agreement: pause the game, or end it. Each is one job in the room's queue.

Everybody who is there and plays must agree. A person alone with bots decides alone. Anybody who plays can end a pause.
A game cannot be ended while somebody is briefly disconnected: everybody who was there a moment ago must agree, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bohnhof.server.storage.people import Who
from bohnhof.server.thinking.clock import steady
from bohnhof.server.wire import calls
from bohnhof.server.wire.denial import Denied

if TYPE_CHECKING:
    from bohnhof.server.rooms.room import Room


async def agree(room: Room, wish: calls.Agree, who: Who) -> None:
    """Somebody agrees to something, or no longer does."""
    seat = room.settings.seat_for(who)
    if seat is None:
        raise Denied(403, "not-seated", "you do not sit at this table")
    if room.settings.stage != "play":
        raise Denied(409, "not-running", "no game is going on")
    votes = room.votes[wish.what]
    (votes.add if wish.on else votes.discard)(seat)
    if wish.what == "pause" and not wish.on and room.settings.paused:
        votes.clear()
        await room.keep(room.settings.copy(paused=False))
        note_pause(room)
    await settle(room)
    room.tell("votes", {what: sorted(seats) for what, seats in room.votes.items()})
    room.send_table()
    room.changed()


async def settle(room: Room) -> None:
    """Do what everybody who is there agrees to. People who left do not count.

    Called with every vote, and when somebody has been gone for too long.
    """
    people = room.people()
    with_those_who_come_back = people | room.lately_there()
    for votes in room.votes.values():
        votes.intersection_update(with_those_who_come_back)
    if not people:
        return
    if room.votes["end"] == with_those_who_come_back:
        settings = room.settings.copy(closed=True)
        await room.keep(settings, rises=[chair.person for chair in settings.chairs if chair.person is not None])
        room.end("ended")
    elif room.votes["pause"] >= people and not room.settings.paused:
        await room.keep(room.settings.copy(paused=True))
        note_pause(room)


def note_pause(room: Room) -> None:
    """A pause begins or ends, here or at another server: clocks stand still while it lasts."""
    if room.settings.paused:
        room.clock.hold()
        room.paused_at = steady()
        return
    room.votes["pause"].clear()
    room.clock.go_on()
    if room.paused_at is not None:
        room.market.shift(steady() - room.paused_at)
        room.paused_at = None


def hear(room: Room, votes: Any) -> None:
    """Votes from another server."""
    room.votes = {"pause": set(votes["pause"]), "end": set(votes["end"])}
    room.send_table()
