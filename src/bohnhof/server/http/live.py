"""The WebSocket of a table: it carries a conversation."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bohnhof.server.http.doors import DOOR, BoundedWebSocket
from bohnhof.server.http.service import Service, address_of
from bohnhof.server.rooms.clients import Client
from bohnhof.server.rooms.conversation import Conversation, farewell, read_hello
from bohnhof.server.storage.people import COOKIE
from bohnhof.server.storage.store import StoreFault
from bohnhof.server.wire import asked, told
from bohnhof.server.wire.denial import Denied

log = logging.getLogger("bohnhof.live")

# WebSocket close codes: 1001 going away, 1008 broke a rule of ours, 1011 our fault, 1013 try again later
AWAY, NOT_ALLOWED, FAULT, LATER = 1001, 1008, 1011, 1013
COMING: Final = 4  # requests that a new connection counts for: it is sent the whole state


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
        pass  # the client is gone; a send then raises RuntimeError
    except Exception:
        service.metrics.faults += 1
        log.exception("a connection failed")
        with suppress(RuntimeError):
            await websocket.close(FAULT)
    finally:
        service.connections.leave(address)


async def _talk(service: Service, websocket: WebSocket) -> None:
    try:
        data = await asyncio.wait_for(_receive(websocket), service.limits.silence)
        await _stay(service, websocket, read_hello(data))
    except TimeoutError:
        await _send(websocket, told.Goodbye("idle"))
        await websocket.close(NOT_ALLOWED)
    except (Denied, StoreFault) as fault:
        await _send(websocket, farewell(fault))
        await websocket.close(NOT_ALLOWED if isinstance(fault, Denied) else LATER)


async def _stay(service: Service, websocket: WebSocket, hello: asked.Hello) -> None:
    """Join the table, and read messages until one side closes the connection."""
    person = service.store.people.person_in(websocket.cookies.get(COOKIE))
    table = websocket.path_params["id"]
    conversation = await Conversation.begin(service, table, hello, person, address_of(websocket))
    client = conversation.client
    sending = asyncio.ensure_future(_send_all(websocket, client))
    door: BoundedWebSocket | None = websocket.scope.get("state", {}).get(DOOR)
    if door is not None:
        client.outlet, door.inlet = door.write_texts, conversation.hear_at_once
    try:
        while not client.is_closed:
            await conversation.hear(await _receive(websocket))
    finally:
        if door is not None:
            door.inlet = None
        await conversation.end()
        sending.cancel()


async def _receive(websocket: WebSocket) -> bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", AWAY))
    text: str | None = message.get("text")
    return message["bytes"] if text is None else text.encode(errors="replace")


async def _send(websocket: WebSocket, message: told.ServerMessage) -> None:
    await websocket.send_text(msgspec.json.encode(message).decode())


async def _send_all(websocket: WebSocket, client: Client) -> None:
    """Send queued messages in order."""
    try:
        while (data := await client.next()) is not None:
            await websocket.send_text(data.decode())
        await websocket.close(AWAY)
    except (WebSocketDisconnect, RuntimeError):
        client.is_closed = True
