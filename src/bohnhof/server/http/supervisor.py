"""Several processes that serve on one socket, and their supervisor.

Each worker is a complete server; they share only the database and the port. A worker that dies, or sends no heartbeat
for a while, is replaced.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Final

from bohnhof.kernel.faults import BadInput
from bohnhof.server.storage.club import open_club

if TYPE_CHECKING:
    from bohnhof.server.http.run import Serving

BEAT: Final = 1.0  # seconds between two heartbeats
SILENCE: Final = 10.0  # seconds without one, after which a worker is replaced
STARTING: Final = 60.0  # seconds until the first one
STOPPING: Final = 20.0  # seconds for a worker to finish
AGAIN: Final = 1.0  # seconds between two attempts to start the same worker


class Worker:
    """One process, as its supervisor sees it."""

    def __init__(self, serving: Serving, listening: socket.socket, number: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.hears, tells = spawn.Pipe(duplex=False)
        self.process = spawn.Process(target=work, args=(serving, listening, number, tells), name=f"worker {number}")
        self.process.start()
        tells.close()
        self.is_ready = False
        self.heard_at = time.monotonic()

    def listen(self) -> None:
        """Read its heartbeats."""
        with suppress(EOFError, OSError):
            while self.hears.poll():
                self.hears.recv_bytes()
                self.is_ready = True
                self.heard_at = time.monotonic()

    @property
    def is_lost(self) -> bool:
        patience = SILENCE if self.is_ready else STARTING
        return not self.process.is_alive() or time.monotonic() - self.heard_at > patience

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.hears.close()


def supervise(serving: Serving, listening: socket.socket, ready: Callable[[], object]) -> None:
    """Keep this many workers running until somebody stops this process."""
    assert serving.database is not None
    store, _ = open_club(serving.database)  # fails here, once, if it cannot be used
    store.close()
    stopping = threading.Event()
    before = {name: signal.signal(name, lambda *_: stopping.set()) for name in (signal.SIGINT, signal.SIGTERM)}
    workers = [Worker(serving, listening, number) for number in range(serving.workers)]
    try:
        _keep_running(serving, listening, workers, stopping, ready)
    finally:
        for worker in workers:
            worker.process.terminate()
        until = time.monotonic() + STOPPING
        for worker in workers:
            worker.process.join(max(0.0, until - time.monotonic()))
            worker.kill()
        for name, handler in before.items():
            signal.signal(name, handler)


def _keep_running(
    serving: Serving,
    listening: socket.socket,
    workers: list[Worker],
    stopping: threading.Event,
    ready: Callable[[], object],
) -> None:
    is_told = False
    while not stopping.is_set():
        wait([worker.hears for worker in workers], timeout=BEAT)
        for number, worker in enumerate(workers):
            worker.listen()
            if not worker.is_lost or stopping.is_set():
                continue
            worker.kill()
            if not is_told:
                raise BadInput("a worker could not be started")
            stopping.wait(AGAIN)
            workers[number] = Worker(serving, listening, number)
        if not is_told and all(worker.is_ready for worker in workers):
            is_told = True
            ready()


def work(serving: Serving, listening: socket.socket, number: int, tells: Connection) -> None:
    """A worker, in its own process."""
    from bohnhof.server.http.run import run  # noqa: PLC0415 - this process begins here

    threading.Thread(target=_end_with_parent, daemon=True).start()
    beating: list[asyncio.Task[None]] = []

    def ready() -> None:
        beating.append(asyncio.get_running_loop().create_task(_beat(tells)))

    run(serving, listening, ready, number)


async def _beat(tells: Connection) -> None:
    """Send heartbeats as long as the event loop runs."""
    while True:
        with suppress(OSError):
            tells.send_bytes(b".")
        await asyncio.sleep(BEAT)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
