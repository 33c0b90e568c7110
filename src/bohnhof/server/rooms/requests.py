"""Requests to a room: each is carried out, or answered with the reason why not.

Everything here runs in the room's queue. A repeated request gets the same answer, but is not done twice.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.server.rooms import marketplace
from bohnhof.server.rooms.clients import Client, speaker
from bohnhof.server.rooms.room import Room
from bohnhof.server.storage.people import clean_line
from bohnhof.server.storage.store import TRY_AGAIN, StoreFault
from bohnhof.server.thinking.clock import now
from bohnhof.server.wire import asked, tables, told
from bohnhof.server.wire.actions import from_wire

_Refusal = told.Refused | told.Fault  # final refusals of an action
NO_UNDO: Final = (
    "only your own last planting or harvest, if no card was revealed and nobody acted since, "
    "and at most twenty times in a phase"
)

# ------------------------------------------------------------------------------ playing


async def act(room: Room, client: Client, message: asked.Act) -> None:
    """Play an action: store it, send it to everybody, and answer."""
    began = time.perf_counter()
    seat = client.seat
    if seat is None:
        client.tell(told.Fault("not-seated", "spectators do not act", message.ref))
        return
    if _was_answered(room, client, seat, message.ref):
        return
    if room.table is None:
        client.tell(told.Fault("not-running", "the game has not begun", message.ref))
        return
    if room.settings.paused:
        if not await was_done(room, client, seat, message.ref):
            await _refuse(room, client, seat, _paused(message.ref))
        return
    try:
        said = msgspec.json.encode(message.action)
        entered = await room.enter(seat, "person", from_wire(message.action), message.ref, said=said)
    except Illegal as refusal:
        room.metrics.actions["refused"] += 1
        if not await was_done(room, client, seat, message.ref):
            await _refuse(room, client, seat, told.Refused(message.ref, refusal.rule, refusal.reason))
    except BadInput as fault:
        client.tell(told.Fault("malformed", str(fault), message.ref))
    else:
        if entered:
            client.tell(told.Accepted(message.ref, room.seq))
            room.metrics.entered.note(time.perf_counter() - began)
        elif not await was_done(room, client, seat, message.ref):
            client.tell(told.Fault("try-again", TRY_AGAIN, message.ref))


def _paused(ref: str) -> told.Fault:
    return told.Fault("paused", "the game is paused", ref)


async def _refuse(room: Room, client: Client, seat: int, refused: told.Refused | told.Fault) -> None:
    """Refuse. If other servers also write, the refusal is stored: the same action may still arrive there."""
    ref = refused.ref or ""
    if room.is_shared:
        try:
            await room.store.refuse(room.settings.id, seat, ref, now(), msgspec.json.encode(refused))
        except StoreFault:
            if not await was_done(room, client, seat, ref):
                client.tell(told.Fault("try-again", TRY_AGAIN, ref))
            return
    if isinstance(refused, told.Refused):
        room.answers.remember(seat, ref, refused)
    client.tell(refused)


async def check(room: Room, client: Client, message: asked.Check) -> None:
    """Would it be allowed? Try it on a copy."""
    if client.seat is None or room.table is None:
        client.tell(told.Fault("not-seated", "only who sits at a running game can ask this", message.ref))
        return
    try:
        play(room.table.clone(), client.seat, from_wire(message.action))
    except Illegal as refusal:
        client.tell(told.Checked(message.ref, refusal.rule, refusal.reason))
    except BadInput as fault:
        client.tell(told.Fault("malformed", str(fault), message.ref))
    else:
        client.tell(told.Checked(message.ref, None, None))


async def undo(room: Room, client: Client, message: asked.Undo) -> None:
    """Undo the seat's last planting or harvest."""
    seat = client.seat
    if seat is not None and await was_done(room, client, seat, message.ref):
        return
    if room.is_shared:
        await room.follow()
    if room.settings.paused or seat is None or not room.may_undo(seat):
        refused = _paused(message.ref) if room.settings.paused else told.Fault("no-undo", NO_UNDO, message.ref)
        if seat is not None:
            await _refuse(room, client, seat, refused)
        else:
            client.tell(refused)
    elif await room.take_back(seat, message.ref):
        client.tell(told.Accepted(message.ref, room.seq))
    else:
        client.tell(told.Fault("try-again", TRY_AGAIN, message.ref))


async def resync(room: Room, client: Client, _message: asked.Resync) -> None:
    """Send the whole view to somebody who missed something."""
    if room.is_shared:
        await room.follow()
    seen = room.view_for(client.seat)
    if seen is None:
        client.tell(told.Fault("not-running", "the game has not begun"))
    else:
        client.tell(told.Snapshot("resync", None, seen))


def _was_answered(room: Room, client: Client, seat: int, ref: str) -> bool:
    """Was this answered recently? Then repeat the answer."""
    answer = room.answers.find(seat, ref)
    if answer is not None:
        client.tell(answer)
    return answer is not None


async def was_done(room: Room, client: Client, seat: int, ref: str) -> bool:
    """Was this action done or refused long ago, or elsewhere? Then repeat that answer."""
    row = await room.store.find_ref(room.settings.id, seat, ref)
    if row is None:
        return False
    client.tell(told.Accepted(ref, row.seq) if row.seq > 0 else msgspec.json.decode(row.action, type=_Refusal))
    return True


# ------------------------------------------------------------------------------ talking


async def say(room: Room, client: Client, message: asked.Say) -> None:
    """Store a chat line and send it to everybody."""
    text = clean_line(message.text)
    if client.seat is None and not room.settings.watchers_talk:
        client.tell(told.Fault("not-allowed", "at this table only those who play may talk", message.ref))
        return
    if not text:
        client.tell(told.Fault("malformed", "an empty line says nothing", message.ref))
        return
    name = "" if client.seat is None else room.settings.chairs[client.seat].name or ""
    if await room.speak(message.kind, client.seat, name, text, voice=client.voice, ref=message.ref):
        client.tell(told.Accepted(message.ref, room.seq))
    else:
        client.tell(told.Fault("try-again", TRY_AGAIN, message.ref))


async def mute(room: Room, client: Client, message: asked.Mute) -> None:
    """Set whose lines somebody does not want to read."""
    who = speaker(message.seat)
    muted = client.muted | {who} if message.on else client.muted - {who}
    if client.seat is not None:
        settings = room.settings.copy()
        settings.chairs[client.seat].muted = sorted(muted)
        try:
            await room.keep(settings)
        except StoreFault:
            client.tell(told.Fault("try-again", TRY_AGAIN))
            return
    client.muted = muted


async def wish(room: Room, client: Client, message: asked.SetWish) -> None:
    """Set what a seat wants and would give."""
    if client.seat is None or room.settings.stage != "play":
        client.tell(told.Fault("not-seated", "only who sits at a running game can wish for something"))
        return
    kinds = range(int(room.terms.rules.beans))
    if not all(bean in kinds for bean in (*message.want, *message.give)):
        client.tell(told.Fault("malformed", "there is no such bean in this game"))
        return
    room.set_wish(client.seat, tables.Wish(list(dict.fromkeys(message.want)), list(dict.fromkeys(message.give))))


async def ready(room: Room, client: Client, _message: asked.Ready) -> None:
    """Note that somebody is done with this trading phase."""
    if client.seat is None or not marketplace.is_trading(room):
        client.tell(told.Fault("not-running", "there is no trading now"))
    else:
        marketplace.set_done(room, client.seat)


async def skip(room: Room, client: Client, message: asked.Skip) -> None:
    """Note that somebody skips what does not concern them."""
    if client.seat is None:
        client.tell(told.Fault("not-seated", "nobody waits for spectators"))
    else:
        marketplace.set_skip(room, client.seat, on=message.on)


async def drafting(room: Room, client: Client, message: asked.Drafting) -> None:
    """Note that somebody drafts an offer. Arriving late is no fault: trading may have ended meanwhile."""
    if client.seat is not None and marketplace.is_trading(room):
        marketplace.set_draft(room, client.seat, on=message.on)
