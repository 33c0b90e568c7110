"""The WebSocket of a table: who connects, what they send, and what becomes of it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final, assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bohnhof.server import wire
from bohnhof.server.http.service import Service, address_of
from bohnhof.server.limits import Bucket
from bohnhof.server.rooms import requests
from bohnhof.server.rooms.clients import Client
from bohnhof.server.rooms.hints import hint
from bohnhof.server.rooms.room import Forgotten, Room
from bohnhof.server.storage.people import COOKIE, Who
from bohnhof.server.storage.store import TRY_AGAIN, StoreFault
from bohnhof.server.thinking.clock import shown, steady
from bohnhof.server.wire import asked, told
from bohnhof.server.wire.denial import Denied

log = logging.getLogger("bohnhof.live")

# WebSocket close codes: 1001 going away, 1008 a rule of ours was broken, 1011 a fault of ours, 1013 try again later
AWAY, NOT_ALLOWED, FAULT, LATER = 1001, 1008, 1011, 1013
COMING: Final = 4  # requests that a new connection counts for: it is sent everything there is to know
WEIGHTS: Final[dict[type, float]] = {asked.Resync: 5, asked.Undo: 10, asked.Act: 2, asked.Say: 2, asked.Mute: 2}
_decoder: Final = msgspec.json.Decoder(asked.FromClient)


async def live(websocket: WebSocket) -> None:
    """One connection, from its first message to its last."""
    service: Service = websocket.app.state.service
    address = address_of(websocket)
    if not service.is_own_origin(websocket):
        await websocket.close(NOT_ALLOWED)
        return
    if service.is_stopping or not service.requests.take(address, COMING) or not service.connections.enter(address):
        await websocket.close(LATER)
        return
    try:
        await websocket.accept()
        await _talk(service, websocket)
    except (WebSocketDisconnect, RuntimeError):
        pass  # they are gone; RuntimeError is how a send says so
    except Exception:
        service.metrics.faults += 1
        log.exception("a connection failed")
        with suppress(RuntimeError):
            await websocket.close(FAULT)
    finally:
        service.connections.leave(address)


async def _talk(service: Service, websocket: WebSocket) -> None:
    try:
        hello = await asyncio.wait_for(_first(websocket), service.limits.silence)
        await _stay(service, websocket, hello)
    except TimeoutError:
        await _send(websocket, told.Goodbye("idle"))
        await websocket.close(NOT_ALLOWED)
    except Denied as denied:
        await _send(websocket, told.Fault("not-allowed", denied.problem.reason))
        await websocket.close(NOT_ALLOWED)
    except StoreFault:
        await _send(websocket, told.Fault("try-again", TRY_AGAIN))
        await websocket.close(LATER)


async def _stay(service: Service, websocket: WebSocket, hello: asked.Hello) -> None:
    """Come to the table, and hear what is said until one of both sides ends it."""
    room = await service.lobby.room(websocket.path_params["id"])
    who = Who(service.store.people.person_in(websocket.cookies.get(COOKIE)), hello.token)
    client = Client(None, service.limits, address_of(websocket))
    sending: asyncio.Task[None] | None = None
    try:
        await service.lobby.admit(room, client, who, watch=hello.watch)
        sending = asyncio.ensure_future(_send_all(websocket, client))
        while not client.is_closed:
            await _hear(service, room, client, await _receive(websocket))
    finally:
        client.is_closed = True
        with suppress(Forgotten):
            await room.do(lambda: room.go(client))
        if sending is not None:
            sending.cancel()


async def _first(websocket: WebSocket) -> asked.Hello:
    try:
        message = _decoder.decode(await _receive(websocket))
    except (msgspec.DecodeError, UnicodeDecodeError):
        message = None
    if not isinstance(message, asked.Hello):
        raise Denied(400, "malformed", "the first message must be hello")
    return message


async def _receive(websocket: WebSocket) -> bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", AWAY))
    text: str | None = message.get("text")
    return message["bytes"] if text is None else text.encode(errors="replace")


async def _send(websocket: WebSocket, message: told.ServerMessage) -> None:
    await websocket.send_text(msgspec.json.encode(message).decode())


async def _send_all(websocket: WebSocket, client: Client) -> None:
    """Send what waits, one message after the other."""
    try:
        while (data := await client.next()) is not None:
            await websocket.send_text(data.decode())
        await websocket.close(AWAY)
    except (WebSocketDisconnect, RuntimeError):
        client.is_closed = True


# ------------------------------------------------------------------------- what is said


async def _hear(service: Service, room: Room, client: Client, data: bytes) -> None:
    """One message: do what it asks for, or say why not."""
    if len(data) > wire.LONGEST_MESSAGE:
        _complain(client, told.Fault("too-long", f"a message has at most {wire.LONGEST_MESSAGE} bytes"))
        return
    try:
        message = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        _complain(client, told.Fault("malformed", f"this is no message: {str(fault)[:200]}"))
        return
    kind = type(message).__struct_config__.tag
    service.metrics.messages[str(kind)] += 1
    # Who is too fast is slowed down, nothing gets lost.
    await _bucket(client, message).wait()
    await service.weights.wait(client.address, room.settings.id, client.seat, WEIGHTS.get(type(message), 1))
    if isinstance(message, asked.Say) and not _may_talk(service, room, client):
        client.tell(told.Fault("too-fast", "there is too much talk here: please wait a moment", message.ref))
        return
    try:
        await _obey(service, room, client, message)
    except Exception:
        log.exception("a message failed", extra={**room.fault(), "kind": kind})
        client.tell(told.Fault("try-again", "this went wrong here, not at your end", getattr(message, "ref", None)))


def _bucket(client: Client, message: asked.FromClient) -> Bucket:
    match message:
        case asked.Act() | asked.Check() | asked.Undo() | asked.Hint():
            return client.actions
        case asked.Say():
            return client.lines
        case _:
            return client.messages


def _may_talk(service: Service, room: Room, client: Client) -> bool:
    """Talk is kept for ever, so there is a quota for an address and for a table, however many connections there are."""
    return service.talk_of_address.take(client.address) and service.talk_of_table.take(room.settings.id)


def _complain(client: Client, fault: told.Fault) -> None:
    """Who sends nothing but nonsense is disconnected."""
    if client.faults.take():
        client.tell(fault)
    else:
        client.close(told.Goodbye("too-many"))


async def _obey(service: Service, room: Room, client: Client, message: asked.FromClient) -> None:
    match message:
        case asked.Act():
            await room.heed(client, lambda: requests.act(room, client, message))
        case asked.Check():
            await room.heed(client, lambda: requests.check(room, client, message))
        case asked.Undo():
            await room.heed(client, lambda: requests.undo(room, client, message))
        case asked.Resync():
            await room.heed(client, lambda: requests.resync(room, client))
        case asked.Say():
            await room.heed(client, lambda: requests.say(room, client, message))
        case asked.SetWish():
            await room.heed(client, lambda: requests.wish(room, client, message))
        case asked.Mute():
            await room.heed(client, lambda: requests.mute(room, client, message))
        case asked.Ready():
            await room.heed(client, lambda: requests.ready(room, client))
        case asked.Hint():
            await hint(service.brains, room, client, message)
        case asked.Ping():
            client.tell(told.Pong(shown(steady())))
        case asked.Hello():
            client.tell(told.Fault("malformed", "you have said hello already"))
        case _:
            assert_never(message)
