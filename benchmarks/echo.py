"""A bare echo and a bare fan-out on the network stack of the table server: what the stack alone can do."""

from __future__ import annotations

from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bohnhof.server.http.doors import DOOR, BoundedWebSocket, Doorman
from bohnhof.server.http.run import TableServer, collect_seldom, listen, settings
from bohnhof.server.limits import Limits
from bohnhof.server.metrics import Metrics

_tables: dict[str, list[WebSocket]] = defaultdict(list)
_doors: dict[str, list[BoundedWebSocket]] = defaultdict(list)


async def echo(websocket: WebSocket) -> None:
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        pass


async def fan_out(websocket: WebSocket) -> None:
    """For every message at a table, send an update to all and an answer to the sender, both of given sizes."""
    await websocket.accept()
    named = websocket.path_params
    update, answer = "u" * named["update"], "a" * named["answer"]
    table = _tables[named["table"]]
    table.append(websocket)
    try:
        while True:
            await websocket.receive_text()
            for one in table:
                await one.send_text(update)
            await websocket.send_text(answer)
    except WebSocketDisconnect:
        table.remove(websocket)


async def direct_fan_out(websocket: WebSocket) -> None:
    """The same with the shortcuts of the table server: read and written without waiting."""
    await websocket.accept()
    named = websocket.path_params
    update, answer = b"u" * named["update"], b"a" * named["answer"]
    door: BoundedWebSocket = websocket.scope["state"][DOOR]
    table = _doors[named["table"]]
    table.append(door)

    def hear(_data: bytes) -> bool:
        for one in table:
            if one is door:
                one.write_texts(update, answer)
            else:
                one.write_texts(update)
        return True

    door.inlet = hear
    try:
        await websocket.receive()
    finally:
        table.remove(door)


async def _no_farewell() -> None:
    """Not needed here."""


if __name__ == "__main__":
    app = Starlette(
        routes=[
            WebSocketRoute("/echo", echo),
            WebSocketRoute("/fan-out/{table}/{update:int}/{answer:int}", fan_out),
            WebSocketRoute("/direct/{table}/{update:int}/{answer:int}", direct_fan_out),
        ]
    )
    config = uvicorn.Config(app, **settings(Doorman(Limits().unlimited(), Metrics())))
    collect_seldom()
    with listen("127.0.0.1", 0) as listening:
        where = f"localhost:{listening.getsockname()[1]}"
        TableServer(config, lambda: print(where, flush=True), _no_farewell).run([listening])
