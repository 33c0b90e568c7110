"""Loads the table server on loopback: many tables at human pace, then as many actions as it can take.

    python -m benchmarks.load [--tables 1000] [--seconds 60]        (make load)

One server process, played by programs in this one. The first part measures how long it takes from an action being sent
to its update having reached everybody at the table; the second (`benchmarks.ceiling`) how many actions per second the
server takes when nobody waits, beside a bare fan-out and a bare echo on the same stack, in turns in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.progress import track

from benchmarks.frames import Socket, open_socket

SEATS: Final = 4
NAMES: Final = ("Anna", "Bert", "Cleo", "Dora")
THINKING: Final = (1.5, 4.5)  # seconds that a person takes for an action
OPENING: Final = 32  # connections and requests on their way at once


def like_people(rng: Random) -> float:
    return rng.uniform(*THINKING)


def at_once(_: Random) -> float:
    return 0.0


class State(msgspec.Struct):
    waiting: list[int]
    result: msgspec.Raw | None = None


class Legal(msgspec.Struct):
    actions: list[msgspec.Raw]


class View(msgspec.Struct):
    seq: int
    state: State
    legal: Legal


class Message(msgspec.Struct):
    """The parts of the server's messages that a playing program needs."""

    type: str
    seq: int = 0
    state: State | None = None
    legal: Legal | None = None
    view: View | None = None


_decode = msgspec.json.Decoder(Message).decode


# ------------------------------------------------------------------------------ a table


@dataclass
class Group:
    """The programs at one table: the one that the game waits for acts, after a while."""

    table: str
    tokens: list[str]
    rng: Random
    think: Callable[[Random], float]
    local: str = "127.0.0.1"  # their source address
    sockets: list[Socket] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    actions: int = 0
    refused: int = 0
    over: bool = False
    _sent: float = 0.0
    _seen: int = 0
    _seq: int = -1
    _number: int = 0
    _options: dict[int, tuple[State, Legal]] = field(default_factory=dict)  # the last state of each seat

    async def connect(self, port: int) -> None:
        for seat, token in enumerate(self.tokens):
            socket = await open_socket(port, f"/api/tables/{self.table}/live", partial(self.hear, seat), self.local)
            socket.send(msgspec.json.encode({"type": "hello", "token": token}))
            self.sockets.append(socket)

    def hear(self, seat: int, data: bytes) -> None:
        message = _decode(data)
        if message.type == "update":
            assert message.state is not None
            assert message.legal is not None
            if message.seq == self._seq + 1 and self._seen == 0:
                self._seq = message.seq
            self._seen += 1
            if self._seen == len(self.sockets) and self._sent:
                self.latencies.append(time.perf_counter() - self._sent)
                self.actions += 1
            self._go_on(seat, message.state, message.legal)
        elif message.type in ("welcome", "snapshot") and message.view is not None:
            self._seq = message.view.seq
            self._options[seat] = (message.view.state, message.view.legal)
        elif message.type in ("refused", "fault"):
            self.refused += 1
            raise RuntimeError(data.decode())

    def _go_on(self, seat: int, state: State, legal: Legal) -> None:
        """When everybody has got the update, the next program thinks and acts."""
        self._options[seat] = (state, legal)
        if self._seen == len(self.sockets):
            self._seen = 0
            self.act_later()

    def act_later(self) -> None:
        state, _ = self._options[0]
        if state.result is not None:
            self.over = True
            return
        seat = self.rng.choice(state.waiting)
        actions = self._options[seat][1].actions
        action = self.rng.choice(actions)
        wait = self.think(self.rng)
        if wait:
            asyncio.get_running_loop().call_later(wait, self._act, seat, action)
        else:
            self._act(seat, action)

    def _act(self, seat: int, action: msgspec.Raw) -> None:
        if self.sockets[seat].is_closed:
            return
        self._number += 1
        self._sent = time.perf_counter()
        self.sockets[seat].send(
            b'{"type":"act","ref":"%d","action":%s}' % (self._number, bytes(action))
        )  # fmt: skip

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


# ----------------------------------------------------------------------------- a server


@contextlib.asynccontextmanager
async def a_process(*command: str, python: str = sys.executable) -> AsyncIterator[tuple[int, int]]:
    """Start a server process; returns its port (the number in its first line) and its id."""
    process = await asyncio.create_subprocess_exec(python, *command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    said = (await process.stdout.readline()).decode()
    try:
        yield int("".join(sign for sign in said.partition("localhost:")[2] if sign.isdigit())), process.pid
    finally:
        process.terminate()
        await process.wait()


async def set_up(
    port: int, tables: int, think: Callable[[Random], float], seed: int, make: Callable[..., Any] = Group
) -> list[Any]:
    """Set up this many tables, with programs on all seats."""
    gate = asyncio.Semaphore(OPENING)
    rng = Random(seed)
    once = httpx.Limits(max_keepalive_connections=0)  # on a busy machine, the server closes idle ones
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=once) as lobby:

        async def one() -> Any:
            async with gate:
                wish = {"edition": "boonanza", "seats": SEATS, "name": NAMES[0]}
                seats = [(await lobby.post("/api/tables", json=wish, headers={"cookie": ""})).json()]
                table = seats[0]["table"]
                for name in NAMES[1:SEATS]:
                    answer = await lobby.post(f"/api/tables/{table}/join", json={"name": name}, headers={"cookie": ""})
                    seats.append(answer.json())
                bearer = {"authorization": f"Bearer {seats[0]['token']}"}
                await lobby.post(f"/api/tables/{table}/start", headers=bearer)
                group = make(table, [seat["token"] for seat in seats], Random(rng.random()), think)
                await group.connect(port)
                return group

        return list(await asyncio.gather(*(one() for _ in range(tables))))


async def figures_of(port: int) -> dict[str, float]:
    """The server's own metrics."""
    async with httpx.AsyncClient() as asking:
        text = (await asking.get(f"http://127.0.0.1:{port}/metrics")).text
    lines = [line.split() for line in text.splitlines() if not line.startswith("#")]
    return {name.removeprefix("bohnhof_"): float(value) for name, value in lines}


def memory(pid: int) -> float:
    """The memory of a process, in MB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor_time(pid: int) -> float:
    """The processor time of a process, in seconds."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


# ---------------------------------------------------------------------------- measuring


async def human_pace(tables: int, seconds: float, disk: str | None, console: Console) -> dict[str, Any]:
    """Everybody plays at human pace; measures the time from an action to everybody's update."""
    with tempfile.TemporaryDirectory(dir=disk) as folder:
        serve = ("-m", "bohnhof", "serve", "--no-browser", "--no-limits", "--port", "0", "--data", folder)
        async with a_process(*serve) as (port, pid):
            empty = memory(pid)
            groups = await set_up(port, tables, like_people, seed=1)
            await asyncio.sleep(1)
            full = memory(pid)
            for group in groups:
                asyncio.get_running_loop().call_later(group.rng.uniform(0, THINKING[1]), group.act_later)
            await asyncio.sleep(THINKING[1])  # until everybody has begun
            for group in groups:
                group.latencies.clear()
                group.actions = 0
            began, computed = time.perf_counter(), processor_time(pid)
            for _ in track(range(int(seconds)), f"{tables} tables at human pace", console=console, transient=True):
                await asyncio.sleep(1)
            took = time.perf_counter() - began
            computed = processor_time(pid) - computed
            written = await figures_of(port)
            latencies = sorted(latency for group in groups for latency in group.latencies)
            actions = sum(group.actions for group in groups)
            for group in groups:
                group.close()
    return {
        "tables": tables,
        "connections": tables * SEATS,
        "actions/s": actions / took,
        "p50 ms": 1000 * latencies[len(latencies) // 2],
        "p99 ms": 1000 * latencies[int(len(latencies) * 0.99)],
        "max ms": 1000 * latencies[-1],
        "a transaction, ms": 1000 * written["commit_seconds_total"] / written["commits_total"],
        "statements in it": written["statements_total"] / written["commits_total"],
        "server's core": computed / took,
        "MB": full,
        "KB/table": 1000 * (full - empty) / tables,
    }


def show(title: str, figures: dict[str, Any], console: Console) -> None:
    console.print(f"[bold]{title}[/bold]")
    for name, value in figures.items():
        console.print(f"  {name:30} {value:,.2f}" if isinstance(value, float) else f"  {name:30} {value:,}")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000, metavar="N")
    parser.add_argument("--seconds", type=float, default=30, metavar="S")
    parser.add_argument("--only", choices=("pace", "ceiling"), help="only one of the two parts")
    parser.add_argument("--database", metavar="URL", help="second part: also a server on this empty PostgreSQL")
    parser.add_argument("--beside", metavar="PYTHON", help="second part: also the server that this Python has")
    parser.add_argument("--disk", metavar="DIR", help="where the database lies; /dev/shm leaves the disk out")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    wanted = parser.parse_args(arguments)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    console = Console(stderr=True)

    async def measure() -> dict[str, Any]:
        from benchmarks.ceiling import ceiling  # noqa: PLC0415 - it is made of what is here

        figures = {}
        if wanted.only != "ceiling":
            figures["human pace"] = await human_pace(wanted.tables, wanted.seconds, wanted.disk, console)
        if wanted.only != "pace":
            figures["ceiling"] = await ceiling(
                min(wanted.seconds, 15), wanted.disk, console, database=wanted.database, beside=wanted.beside
            )
        return figures

    figures = uvloop.run(measure())
    if wanted.json:
        print(json.dumps(figures, indent=2))
    else:
        for title, part in figures.items():
            show(title, part, Console(highlight=False))


if __name__ == "__main__":
    main()
