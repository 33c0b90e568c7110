"""Loads several table servers that share a PostgreSQL database: how soon do people at another server see an action?

    python -m benchmarks.club --database postgresql://... [--servers 2] [--tables 1000] [--seconds 30]

The seats of each table are connected to the servers in turn, and everybody plays as people do. The database must be
an empty one on this machine. For the figures of one server on SQLite: python -m benchmarks.load.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import resource
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import msgspec
import uvloop
from rich.console import Console
from rich.progress import track

from benchmarks.frames import open_socket
from benchmarks.load import SEATS, THINKING, Group, a_process, like_people, processor_time, set_up, show


@dataclass
class SpreadGroup(Group):
    """The programs at one table, at several servers; notes who acted last before each update."""

    ports: tuple[int, ...] = ()
    here: list[float] = field(default_factory=list)  # from an action to an update at the same server
    elsewhere: list[float] = field(default_factory=list)  # and at another one
    _actor: int = 0

    async def connect(self, port: int) -> None:  # noqa: ARG002 - each seat has its own
        for seat, token in enumerate(self.tokens):
            at = self.ports[seat % len(self.ports)]
            socket = await open_socket(at, f"/api/tables/{self.table}/live", partial(self.hear, seat), self.local)
            socket.send(msgspec.json.encode({"type": "hello", "token": token}))
            self.sockets.append(socket)

    def hear(self, seat: int, data: bytes) -> None:
        if data.startswith(b'{"type":"update"') and self._sent:
            same = seat % len(self.ports) == self._actor % len(self.ports)
            (self.here if same else self.elsewhere).append(time.perf_counter() - self._sent)
        super().hear(seat, data)

    def _act(self, seat: int, action: msgspec.Raw) -> None:
        self._actor = seat
        super()._act(seat, action)


async def measure(database: str, servers: int, tables: int, seconds: float, console: Console) -> dict[str, Any]:
    serve = ("-m", "bohnhof", "serve", "--no-browser", "--no-limits", "--port", "0", "--database", database)
    async with contextlib.AsyncExitStack() as stack:
        processes = [await stack.enter_async_context(a_process(*serve)) for _ in range(servers)]
        ports = tuple(port for port, _ in processes)

        def group(table: str, tokens: list[str], rng: Random, think: Any) -> SpreadGroup:
            return SpreadGroup(table, tokens, rng, think, ports=ports)

        groups: list[SpreadGroup] = await set_up(ports[0], tables, like_people, seed=1, make=group)
        await asyncio.sleep(1)
        for one in groups:
            asyncio.get_running_loop().call_later(one.rng.uniform(0, THINKING[1]), one.act_later)
        await asyncio.sleep(THINKING[1])
        for one in groups:
            one.here.clear()
            one.elsewhere.clear()
            one.actions = 0
        began, computed = time.perf_counter(), [processor_time(pid) for _, pid in processes]
        for _ in track(range(int(seconds)), f"{tables} tables at {servers} servers", console=console, transient=True):
            await asyncio.sleep(1)
        took = time.perf_counter() - began
        cores = [processor_time(pid) - before for (_, pid), before in zip(processes, computed, strict=True)]
        for one in groups:
            one.close()
    actions = sum(one.actions for one in groups)
    here = sorted(latency for one in groups for latency in one.here)
    elsewhere = sorted(latency for one in groups for latency in one.elsewhere)
    return {
        "tables": tables,
        "servers": servers,
        "connections": tables * SEATS,
        "actions/s": actions / took,
        "per second of their cores": actions / sum(cores),
        **_parts("same server", here),
        **_parts("another server", elsewhere),
    }


def _parts(name: str, latencies: list[float]) -> dict[str, float]:
    if not latencies:
        return {}
    return {
        f"{name}, p50 ms": 1000 * latencies[len(latencies) // 2],
        f"{name}, p99 ms": 1000 * latencies[int(len(latencies) * 0.99)],
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", required=True, metavar="URL")
    parser.add_argument("--servers", type=int, default=2, metavar="N")
    parser.add_argument("--tables", type=int, default=1000, metavar="N")
    parser.add_argument("--seconds", type=float, default=30, metavar="S")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    wanted = parser.parse_args(arguments)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    console = Console(stderr=True)
    figures = uvloop.run(measure(wanted.database, wanted.servers, wanted.tables, wanted.seconds, console))
    if wanted.json:
        print(json.dumps(figures, indent=2))
    else:
        show("a club", figures, Console(highlight=False))


if __name__ == "__main__":
    main()
