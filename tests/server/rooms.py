"""A room without a network, with clients whose messages can be read."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bohnhof.kernel.actions import Action
from bohnhof.kernel.legal import legal
from bohnhof.kernel.table import Table
from bohnhof.server.limits import Limits
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms.clients import Client
from bohnhof.server.rooms.requests import act, undo
from bohnhof.server.rooms.room import Room
from bohnhof.server.storage.fairness import hash_of
from bohnhof.server.storage.store import Store, StoreFault
from bohnhof.server.storage.table_settings import Chair, TableSettings, new_id
from bohnhof.server.wire import asked
from bohnhof.server.wire.actions import to_wire
from tests.server.stores import make_store

Message = dict[str, Any]
NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Frida", "Gus")
_numbers = count(1)


class Listener(Client):
    """A client that collects its messages."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat, Limits())
        self.raw: list[bytes] = []
        self.view: Message = {}
        self.raw_checked = 0
        self._read = 0

    def send(self, data: bytes) -> None:
        self.raw.append(data)
        self._note(json.loads(data))

    def _note(self, message: Message) -> None:
        match message["type"]:
            case "welcome" | "snapshot":
                self.view = message["view"] or {}
            case "update":
                assert message["seq"] == self.view["seq"] + 1
                self.view["seq"] = message["seq"]
                self.view["places"] |= message["places"]
                self.view["state"], self.view["legal"] = message["state"], message["legal"]
            case _:
                pass

    def news(self) -> list[Message]:
        """The messages since the last call."""
        new, self._read = self.raw[self._read :], len(self.raw)
        return [json.loads(data) for data in new]

    def last(self, kind: str) -> Message:
        """The last message of a kind since the last call."""
        return [message for message in self.news() if message["type"] == kind][-1]


class Tabletop:
    """A room with somebody on every seat, and a spectator."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.seats = [Listener(seat) for seat in range(len(room.settings.chairs))]
        self.spectator = Listener(None)

    @property
    def everybody(self) -> list[Listener]:
        return [*self.seats, self.spectator]

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    def legal(self, seat: int) -> list[Action]:
        return legal(self.table, seat)

    async def act(self, seat: int, action: Action, ref: str | None = None) -> Message:
        """The answer to an action of a seat."""
        client = self.seats[seat]
        client.news()
        message = asked.Act(ref or f"r{next(_numbers)}", to_wire(action))
        await self.room.do(lambda: act(self.room, client, message))
        return next(answer for answer in client.news() if answer.get("ref") == message.ref)

    async def undo(self, seat: int, ref: str | None = None) -> Message:
        client = self.seats[seat]
        client.news()
        message = asked.Undo(ref or f"r{next(_numbers)}")
        await self.room.do(lambda: undo(self.room, client, message))
        return next(answer for answer in client.news() if answer.get("ref") == message.ref)


def some_settings(edition: str = "boonanza", players: int = 4, seed: str = "7", **changes: Any) -> TableSettings:
    """A table where everybody sits and the game has begun."""
    options: tuple[str, ...] = changes.pop("options", ())
    chairs = [Chair(NAMES[n], f"person-{n:010}", [hash_of(f"token-{n}")]) for n in range(players)]
    settings = TableSettings(
        id=new_id(), edition=edition, options=options, chairs=chairs, host="person-0000000000", public=True, coach=True,
        clock=None, takeover=None, stand_in="random", pace=0, created=0, seed=seed, stage="play",
    )  # fmt: skip
    return msgspec.structs.replace(settings, **changes)


@asynccontextmanager
async def sitting(folder: Path, settings: TableSettings | None = None) -> AsyncIterator[Tabletop]:
    """Everybody sits at a table of a store in this folder."""
    store = make_store(folder)
    settings = settings or some_settings()
    await store.save(settings, 0)
    top = Tabletop(await a_room(store, settings))
    for client in top.everybody:
        await top.room.come(client)
    try:
        yield top
    finally:
        store.close()


async def a_room(store: Store, settings: TableSettings) -> Room:
    room = Room(settings, store, Metrics())
    await room.load()
    return room


def full_disk(patch: pytest.MonkeyPatch, store: Store) -> None:
    """From now on, nothing can be stored."""

    async def full(*_: object, **__: object) -> None:
        raise StoreFault("the disk is full")

    def full_at_once(*_: object) -> None:
        raise StoreFault("the disk is full")

    for way in ("enter", "say", "save"):
        patch.setattr(store, way, full)
    patch.setattr(store, "enter_then", full_at_once)
