"""A conversation with a table: from the first message of a connection to its last, whatever carries the messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, get_args

import msgspec

from bohnhof.server import wire
from bohnhof.server.limits import Bucket
from bohnhof.server.rooms import requests
from bohnhof.server.rooms.clients import Client
from bohnhof.server.rooms.hints import hint
from bohnhof.server.rooms.house import House
from bohnhof.server.rooms.quick_actions import act_at_once
from bohnhof.server.rooms.room import Forgotten, Room
from bohnhof.server.storage.people import Who
from bohnhof.server.storage.store import TRY_AGAIN, StoreFault
from bohnhof.server.thinking.clock import shown, steady
from bohnhof.server.wire import asked, told
from bohnhof.server.wire.denial import Denied

log = logging.getLogger("bohnhof.live")

WEIGHTS: Final[dict[type, float]] = {
    asked.Resync: 5, asked.Undo: 10, asked.Act: 2, asked.Say: 2, asked.Mute: 2,
    # These are sent to everybody at the table.
    asked.SetWish: 3, asked.Drafting: 2, asked.Ready: 2, asked.Skip: 2,
}  # fmt: skip

# Jobs in the room's queue, done only if the asker still has the seat when their turn comes.
JOBS: Final[dict[type, Callable[[Room, Client, Any], Awaitable[None]]]] = {
    asked.Act: requests.act,
    asked.Check: requests.check,
    asked.Undo: requests.undo,
    asked.Resync: requests.resync,
    asked.Say: requests.say,
    asked.SetWish: requests.wish,
    asked.Mute: requests.mute,
    asked.Ready: requests.ready,
    asked.Skip: requests.skip,
    asked.Drafting: requests.drafting,
}
LIKE_ACTIONS: Final = frozenset((asked.Act, asked.Check, asked.Undo, asked.Hint))  # share the rate limit of actions
KINDS: Final[dict[type, str]] = {kind: str(kind.__struct_config__.tag) for kind in get_args(asked.FromClient)}
_decoder: Final = msgspec.json.Decoder(asked.FromClient)


def read_hello(data: bytes) -> asked.Hello:
    """The first message of a connection."""
    try:
        message = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        message = None
    if not isinstance(message, asked.Hello):
        raise Denied(400, "malformed", "the first message must be hello")
    return message


def farewell(fault: Denied | StoreFault) -> told.Fault:
    """The message to a client that is not let in."""
    if isinstance(fault, Denied):
        return told.Fault("not-allowed", fault.problem.reason)
    return told.Fault("try-again", TRY_AGAIN)


class Conversation:
    """One accepted connection; outgoing messages wait at its client."""

    def __init__(self, house: House, room: Room, client: Client) -> None:
        self._house = house
        self._room = room
        self._acted = False  # without waiting; its answer may not be sent yet
        self.client = client

    @classmethod
    async def begin(
        cls, house: House, table: str, hello: asked.Hello, person: str | None, address: str
    ) -> Conversation:
        """Join a table. Raises Denied or StoreFault."""
        room = await house.lobby.room(table)
        conversation = cls(house, room, Client(None, house.limits, address))
        try:
            await house.lobby.admit(room, conversation.client, Who(person, hello.token), watch=hello.watch)
        except BaseException:
            await conversation.end()
            raise
        return conversation

    async def end(self) -> None:
        """The client is gone."""
        self.client.end()
        with suppress(Forgotten):
            await self._room.do(lambda: self._room.go(self.client))

    def hear_at_once(self, data: bytes) -> bool:
        """Process a message if it is an action that needs no waiting. False: nothing was done, so call `hear`."""
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        if not isinstance(message, asked.Act) or len(data) > wire.LONGEST_MESSAGE:
            return False
        room, client, house = self._room, self.client, self._house
        weight = WEIGHTS[asked.Act]
        charged = house.weights.charged(client.address, room.settings.id, client.seat)
        if client.actions.left < 1 or any(bucket.left < weight for bucket in charged):
            return False
        if not act_at_once(room, client, message):
            return False
        house.metrics.messages["act"] += 1
        client.actions.charge(1)
        for bucket in charged:
            bucket.charge(weight)
        self._acted = True
        return True

    async def hear(self, data: bytes) -> None:
        """Process a message: do what it asks for, or say why not."""
        room, client = self._room, self.client
        if self._acted:
            self._acted = False
            with suppress(Forgotten):
                await room.do(_nothing)  # answers to earlier actions come first
        if len(data) > wire.LONGEST_MESSAGE:
            _complain(client, told.Fault("too-long", f"a message has at most {wire.LONGEST_MESSAGE} bytes"))
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            _complain(client, told.Fault("malformed", f"this is no message: {str(fault)[:200]}"))
            return
        kind = KINDS[type(message)]
        self._house.metrics.messages[kind] += 1
        # Clients that are too fast are slowed down; nothing gets lost.
        if delay := _bucket(client, message).delay():
            await asyncio.sleep(delay)
        weight = 1 if client.seat is None and type(message) in LIKE_ACTIONS else WEIGHTS.get(type(message), 1)
        await self._house.weights.wait(client.address, room.settings.id, client.seat, weight)
        if isinstance(message, asked.Say) and not self._may_talk():
            client.tell(told.Fault("too-fast", "there is too much talk here: please wait a moment", message.ref))
            return
        try:
            await self.obey(message)
        except StoreFault:
            client.tell(told.Fault("try-again", TRY_AGAIN, getattr(message, "ref", None)))
        except Exception:
            log.exception("a message failed", extra={**room.fault(), "kind": kind})
            client.tell(told.Fault("try-again", "this went wrong here, not at your end", getattr(message, "ref", None)))

    async def obey(self, message: asked.FromClient) -> None:
        """Do what a message asks for."""
        room, client = self._room, self.client
        match message:
            case asked.Hint():
                await hint(self._house.thinkers, room, client, message)
            case asked.Ping():
                client.tell(told.Pong(shown(steady())))
            case asked.Hello():
                client.tell(told.Fault("malformed", "you have said hello already"))
            case _:
                job = JOBS[type(message)]
                await room.heed(client, lambda: job(room, client, message))

    def _may_talk(self) -> bool:
        """Chat is stored, so there is a quota per address and per table, whatever the number of connections."""
        house = self._house
        return house.talk_of_address.take(self.client.address) and house.talk_of_table.take(self._room.settings.id)


async def _nothing() -> None:
    """Does nothing: waiting for its turn is the point."""


def _bucket(client: Client, message: asked.FromClient) -> Bucket:
    kind = type(message)
    if kind in LIKE_ACTIONS:
        return client.actions
    return client.lines if kind is asked.Say else client.messages


def _complain(client: Client, fault: told.Fault) -> None:
    """Disconnect clients that send only garbage."""
    if client.faults.take():
        client.tell(fault)
    else:
        client.close(told.Goodbye("too-many"))
