"""Runs the server: uvicorn with suitable settings, and logs as lines of JSON."""

from __future__ import annotations

import gc
import json
import logging
import os
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import uvicorn

from bohnhof.kernel.faults import BadInput
from bohnhof.library import Texts, offer
from bohnhof.server.http.addresses import LOOPBACK
from bohnhof.server.http.app import make_app
from bohnhof.server.http.doors import Doorman, doors_of
from bohnhof.server.limits import Bucket, Buckets, Limits
from bohnhof.server.storage.private import UMASK
from bohnhof.server.storage.scrubbing import scrub
from bohnhof.server.wire import LONGEST_MESSAGE

if sys.platform != "win32":
    import resource

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
SAME_MESSAGE: Final = (0.2, 20)  # per second, and at once
MOST_MESSAGES: Final = 1000  # different messages whose omissions are counted
MOST_DESCRIPTORS: Final = 65_536
SPARE: Final = 100  # descriptors reserved for other uses than connections
KEEP_ALIVE: Final = 10  # seconds that a connection may wait for its next request
GRACEFUL: Final = 10  # seconds for open requests when the server stops
# When Python looks for reference cycles. The default is after 700 new objects, which a busy server creates with the
# actions in progress. Scanning the objects of thousands of connections each time took a fifth of its time. `Service`
# runs a full collection once a minute.
COLLECTED: Final = (20_000, 20, 100)


class JsonLines(logging.Formatter):
    """One line of JSON for each message: time, level, source, message, and its figures."""

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


class NoFloods(logging.Filter):
    """Limits how often the same message is logged, so that strangers cannot fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self._buckets = Buckets(lambda: Bucket(*SAME_MESSAGE))
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        message = f"{record.name} {record.msg}"[:200]
        if not self._buckets.take(message):
            self._left_out[message] += 1
            return False
        if left_out := self._left_out.pop(message, 0):
            record.left_out = left_out
        if len(self._left_out) > MOST_MESSAGES:
            self._left_out.clear()
        self._buckets.forget()
        return True


@dataclass(frozen=True)
class Serving:
    """The options of a server."""

    folder: Path
    limits: Limits
    brains: int
    database: str | None = None
    workers: int = 1
    keep: int | None = None
    trusted: tuple[str, ...] = LOOPBACK
    metrics_port: int | None = None
    root: str = ""
    log_level: str = "info"
    editions: tuple[tuple[str, Texts], ...] = ()  # the owner's own: the file names and their texts
    reach: tuple[str, ...] = ()  # names, then addresses, at which other machines on the network find it


def serve(host: str, port: int, serving: Serving, ready: Callable[[str], object]) -> None:
    """Serve until somebody stops it; `ready` is called with the address once it can be used."""
    os.umask(UMASK)  # other users of the machine must not read anything that this process writes
    if serving.workers > 1 and serving.database is None:
        raise BadInput("several workers need a database that they can share: --database postgresql://...")
    with listen(host, port) as listening:
        port = listening.getsockname()[1]
        first = serving.metrics_port
        if first is not None and first <= port < first + serving.workers:
            raise BadInput(f"the metrics need another port than the page: {port} is taken")
        address = f"{_address(host, listening)}{serving.root}/"
        reach = tuple(address.replace("localhost", name, 1).rstrip("/") for name in serving.reach)
        serving = replace(serving, reach=reach)
        if serving.workers == 1:
            run(serving, listening, lambda: ready(address))
        else:
            from bohnhof.server.http.supervisor import supervise  # noqa: PLC0415 - one process needs none

            supervise(serving, listening, lambda: ready(address))


def run(serving: Serving, listening: socket.socket, ready: Callable[[], object], worker: int = 0) -> None:
    """One process that serves on a socket. Each of several workers has its own metrics port."""
    for source, texts in serving.editions:
        offer(texts, source)
    limits = replace(serving.limits, all_sockets=min(serving.limits.all_sockets, raise_descriptors() - SPARE))
    with ExitStack() as stack:
        sockets = [listening]
        metrics_port = None if serving.metrics_port is None else serving.metrics_port + worker
        if metrics_port is not None:
            sockets.append(stack.enter_context(listen("127.0.0.1", metrics_port)))
        folder = serving.folder
        if serving.database is not None:  # then only replays are files, and no other process needs them
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bohnhof-")))
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(JsonLines())
        handler.addFilter(NoFloods())
        logging.basicConfig(level=serving.log_level.upper(), handlers=[handler], force=True)
        app = make_app(
            folder, limits, serving.brains, database=serving.database, worker=worker, keep=serving.keep,
            trusted=serving.trusted, metrics_port=metrics_port, root=serving.root,
        )  # fmt: skip
        service = app.inner.state.service
        config = uvicorn.Config(app, **settings(service.doorman))
        service.reach = serving.reach
        collect_seldom()
        TableServer(config, ready, service.say_goodbye).run(sockets=sockets)


def collect_seldom() -> None:
    """Run the garbage collector as rarely as suits a server, and exclude the objects that exist at the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


def raise_descriptors() -> int:
    """Raise the limit of open files as far as allowed; returns it."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def settings(doorman: Doorman) -> dict[str, Any]:
    """The settings of uvicorn for this application."""
    http, websocket = doors_of(doorman)
    return {
        "http": http,
        "ws": websocket,
        "timeout_keep_alive": KEEP_ALIVE,
        "forwarded_allow_ips": [str(network) for network in doorman.trusted],
        "log_config": None,
        "log_level": "warning",
        "access_log": False,  # paths contain the ids of private tables
        "ws_max_size": 4 * LONGEST_MESSAGE,  # longer ones are not read at all; shorter ones above the limit get a fault
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": GRACEFUL,
        "server_header": False,
    }


class TableServer(uvicorn.Server):
    """Reports when it can be used, and says goodbye to everybody before uvicorn closes their connections."""

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
        for server in self.servers:
            server.close()  # a load balancer then sends new connections to another server
        await self._farewell()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket on which the server listens; 0 is any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Declared as TCP: otherwise asyncio would not set TCP_NODELAY, and small messages would wait for acknowledgements.
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
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
