"""A bare echo on the stack of the table server: what the stack alone can do."""

from __future__ import annotations

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bohnhof.server.http.doors import Doorman
from bohnhof.server.http.run import listen, settings
from bohnhof.server.limits import Limits
from bohnhof.server.metrics import Metrics


async def echo(websocket: WebSocket) -> None:
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        pass


if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    print(f"localhost:{listening.getsockname()[1]}", flush=True)
    app = Starlette(routes=[WebSocketRoute("/echo", echo)])
    doorman = Doorman(Limits().unlimited(), Metrics())
    uvicorn.Server(uvicorn.Config(app, **settings(doorman))).run([listening])
