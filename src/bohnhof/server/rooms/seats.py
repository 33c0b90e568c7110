"""Sitting down and getting up: what a person can do with a seat. Each is one job in the room's queue.

The asker is identified by `Who`; the seat is looked up here, in the same job that changes something.
"""

from __future__ import annotations

from bohnhof.server.rooms.room import Room
from bohnhof.server.storage.fairness import hash_of
from bohnhof.server.storage.names import looks_like_any
from bohnhof.server.storage.people import Who, clean_name, new_person
from bohnhof.server.storage.table_settings import Chair, TableSettings
from bohnhof.server.wire import calls, tables
from bohnhof.server.wire.denial import BANNED, Denied

REMOVED = (403, "removed", "the host has removed you from this table")


def seat_of(settings: TableSettings, who: Who) -> int:
    """The current seat of somebody."""
    seat = settings.seat_for(who)
    if seat is None:
        raise Denied(403, "not-seated", "you do not sit at this table")
    return seat


def need_host(settings: TableSettings, who: Who) -> None:
    """Refuse anybody but the host."""
    if settings.chairs[seat_of(settings, who)].person != settings.host:
        raise Denied(403, "not-host", "only the host of the table can do this")


def seated(settings: TableSettings, seat: int, token: str | None = None) -> calls.Seated:
    """A seat; its token can only be sent when it is created."""
    return calls.Seated(settings.id, seat, token, None if token is None else f"/tables/{settings.id}#seat={token}")


async def show(room: Room, who: Who) -> calls.Seated:
    """The seat that somebody has."""
    return seated(room.settings, seat_of(room.settings, who))


async def join(room: Room, wish: calls.Join, person: str) -> calls.Seated:
    """Sit down; people who already sit there get their own seat again."""
    if room.settings.seat_of(person) is not None:
        return await give_link(room, Who(person))
    if person in room.settings.barred:
        raise Denied(*REMOVED)
    if await room.store.is_banned(person):
        raise Denied(*BANNED)
    settings = room.settings.copy()
    if settings.stage != "lobby":
        raise Denied(409, "begun", "the game has begun: you can only watch")
    seat = wish.seat
    if seat is None:
        seat = next((n for n, chair in enumerate(settings.chairs) if chair.kind == "open"), None)
    if seat is None or seat >= len(settings.chairs) or settings.chairs[seat].kind != "open":
        raise Denied(409, "taken", "this seat is taken" if wish.seat is not None else "all seats are taken")
    name = clean_name(wish.name)
    if looks_like_any(name, settings.names):
        raise Denied(409, "name-taken", "somebody at this table has this name already, or one that looks like it")
    token = sit(settings.chairs, seat, person, name, wish.number)
    await room.keep(settings, sits=[(person, seat)])
    room.send_table()
    return seated(settings, seat, token)


def sit(chairs: list[Chair], seat: int, person: str, name: str, number: str | None) -> str:
    """Give a seat to somebody, with a number for the deal; returns the token of the seat."""
    chairs[seat] = Chair(name=name, person=person, number=number)
    return chairs[seat].give_token()


async def add_number(room: Room, wish: calls.AddNumber, who: Who) -> tables.Table:
    """Add a number to the deal, or after the end to that of a rematch."""
    settings = room.settings.copy()
    chair = settings.chairs[seat_of(settings, who)]
    if settings.stage == "play" or settings.rematch is not None:
        raise Denied(409, "dealt", "the cards are dealt: nothing can be added now")
    if settings.stage == "lobby":
        chair.number = wish.number
    else:
        chair.next_number = wish.number
    await room.keep(settings)
    room.send_table()
    return room.described()


async def leave(room: Room, who: Who) -> None:
    """Leave. Before the game the seat becomes open; during the game a bot plays until the person returns."""
    settings = room.settings.copy()
    seat = seat_of(settings, who)
    chair = settings.chairs[seat]
    if settings.stage == "lobby":
        settings.chairs[seat] = Chair()
        new_host(settings)
        await room.keep(settings, rises=[chair.person or ""])
    else:
        chair.gone = True
        await room.keep(settings)
    room.dismiss(seat, "left")
    room.send_table()
    room.changed()


def new_host(settings: TableSettings) -> None:
    """Make the next person the host, if the host has left."""
    if settings.seat_of(settings.host) is None:
        settings.host = next((chair.person for chair in settings.chairs if chair.person is not None), settings.host)


# ------------------------------------------------------------------------- other devices


async def give_link(room: Room, who: Who) -> calls.Seated:
    """One more token for the seat, for another device; earlier ones stay valid."""
    settings = room.settings.copy()
    seat = seat_of(settings, who)
    token = settings.chairs[seat].give_token()
    await room.keep(settings)
    return seated(settings, seat, token)


async def sign_out_others(room: Room, who: Who, browser: str) -> calls.Seated:
    """Take the seat away from every other device: only the token sent here and the asker's cookie still open it.

    `browser` is the person of the asker's cookie. If the asker came by link, the seat moves to that person, so that the
    browser that first took the seat loses it, too.
    """
    settings = room.settings.copy()
    seat = seat_of(settings, who)
    chair = settings.chairs[seat]
    old = chair.person or ""
    chair.tokens = [] if who.token is None else [hash_of(who.token)]
    chair.sign_outs += 1
    if browser == old:
        await room.keep(settings)
    else:
        chair.person = browser if settings.seat_of(browser) is None else new_person()
        settings.host = chair.person if settings.host == old else settings.host
        await room.keep(settings, rises=[old], sits=[(chair.person, seat)])
    room.dismiss(seat, "signed-out")
    return seated(settings, seat)
