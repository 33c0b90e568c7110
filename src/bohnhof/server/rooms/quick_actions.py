"""The fast path for actions: judged on arrival, sent once they are stored, without a task.

Most actions arrive in an idle room, from somebody who may act, and are legal. All others are left to `requests.act`,
which says why not, waits, or tries again.
"""

from __future__ import annotations

import logging
import time
from typing import Final

import msgspec

from bohnhof.server.rooms.clients import Client
from bohnhof.server.rooms.live_game import Entry
from bohnhof.server.rooms.requests import act, was_done
from bohnhof.server.rooms.room import Room
from bohnhof.server.storage.store import TRY_AGAIN, StoreFault
from bohnhof.server.wire import asked, told
from bohnhof.server.wire.actions import from_wire

log = logging.getLogger("bohnhof.room")

_encode: Final = msgspec.json.Encoder().encode


def act_at_once(room: Room, client: Client, message: asked.Act) -> bool:
    """Judge and store it; the rest happens when it is stored. False: nothing was done."""
    began = time.perf_counter()
    if not _may_act(room, client, message.ref) or not room.turns.take():
        return False

    def then(fault: StoreFault | None) -> None:
        if fault is None:
            _tell(room, client, message.ref, entry, began)
        else:
            room.turns.keep_on(lambda: _not_stored(room, client, message, entry, fault))

    try:
        said = _encode(message.action)
        entry = room.judge(client.seat or 0, "person", from_wire(message.action), message.ref, said)
        if entry.over is None:
            room.store.enter_then(room.settings.id, entry.row, then)
            return True
    except Exception:  # noqa: BLE001 - it is said to them by the ordinary way, which finds the same
        pass
    room.turns.give_back()
    return False


def _may_act(room: Room, client: Client, ref: str) -> bool:
    """Is this a new action of somebody who may act, in a running game?"""
    return (
        client.seat is not None
        and room.table is not None
        and not room.is_forgotten
        and not room.settings.paused
        and not client.is_closed
        and client in room.clients
        and room.is_theirs(client)
        and room.answers.find(client.seat, ref) is None
    )


def _tell(room: Room, client: Client, ref: str, entry: Entry, began: float) -> None:
    """Apply the stored action, send it to everybody, and answer the asker with the same write."""
    client.hold()
    try:
        room.note_stored(entry)
        client.tell(told.Accepted(ref, entry.row.seq))
        room.metrics.entered.note(time.perf_counter() - began)
    except Exception:
        log.exception("an action failed after it was stored", extra=room.fault())
        client.tell(told.Fault("try-again", TRY_AGAIN, ref))
    finally:
        client.let_go()
        room.turns.give_back()


async def _not_stored(room: Room, client: Client, message: asked.Act, entry: Entry, fault: StoreFault) -> None:
    """Judge it again if somebody else was faster; otherwise report that it could not be stored."""
    try:
        if await room.not_stored(entry.row, fault) == "overtaken":
            await act(room, client, message)
        elif not await was_done(room, client, entry.row.seat, message.ref):
            client.tell(told.Fault("try-again", TRY_AGAIN, message.ref))
    except StoreFault:
        client.tell(told.Fault("try-again", TRY_AGAIN, message.ref))
    except Exception:
        log.exception("an action failed", extra=room.fault())
        client.tell(told.Fault("try-again", TRY_AGAIN, message.ref))
