"""Runs the server: uvicorn with the settings that suit it, logs as lines of JSON."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import uvicorn

from bohnhof.kernel.faults import BadInput
from bohnhof.server.app import make_app
from bohnhof.server.limits import Limits
from bohnhof.server.private import UMASK
from bohnhof.server.scrubbing import scrub
from bohnhof.server.wire import LONGEST_MESSAGE

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
GRACEFUL: Final = 10  # seconds for open requests when the server stops


class JsonLines(logging.Formatter):
    """One line of JSON for each message: when, how bad, where from, what, and the figures that go with it."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": scrub(record.getMessage()),
        }
        line |= {name: scrub(value) for name, value in vars(record).items() if name not in STANDARD}
        if record.exc_info:
            line["trace"] = scrub(self.formatException(record.exc_info))
        return json.dumps(line)


def serve(
    *,
    host: str,
    port: int,
    folder: Path,
    limits: Limits,
    brains: int,
    ready: Callable[[str], object],
    log_level: str = "info",
) -> None:
    """Serve until somebody stops it; `ready` is told the address once it can be used."""
    os.umask(UMASK)  # nothing that this process writes is for others on the machine
    with listen(host, port) as listening:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(JsonLines())
        logging.basicConfig(level=log_level.upper(), handlers=[handler], force=True)
        app = make_app(folder, limits, brains)
        config = uvicorn.Config(app, **settings())
        farewell = app.inner.state.service.say_goodbye
        TableServer(config, lambda: ready(_address(host, listening)), farewell).run(sockets=[listening])


def settings() -> dict[str, Any]:
    """How uvicorn serves this application."""
    return {
        "log_config": None,
        "log_level": "warning",
        "access_log": False,  # paths contain the ids of private tables
        "ws": "websockets-sansio",
        "ws_max_size": 4 * LONGEST_MESSAGE,  # longer ones are not even read; those between get a fault
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": GRACEFUL,
        "server_header": False,
    }


class TableServer(uvicorn.Server):
    """Says when it can be used, and lets everybody be told goodbye before uvicorn closes their connections."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], object], farewell: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._farewell = farewell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._farewell()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket on which the server listens; 0 is any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio does not see that it is, and small messages wait for the acknowledgement of others.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as fault:
        listening.close()
        raise BadInput(f"cannot listen on {host}:{port}: {getattr(fault, 'strerror', None) or fault}") from None
    return listening


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::", "::1") else host
    return f"http://{shown}:{port}/"
