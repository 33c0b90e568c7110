"""How many actions a server can process at full speed, compared with its bare network stack.

Everything is measured alternately in the same run, by the processor time of each process: other load on the machine
affects all figures alike, and hardly their ratios.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from rich.console import Console
from rich.progress import track

from benchmarks.frames import Socket, open_socket
from benchmarks.load import SEATS, Group, a_process, at_once, processor_time, set_up

TABLES: Final = 400
TURNS: Final = 5  # rounds of each, alternating
DRAINED: Final = 0.3  # seconds until everything in transit has arrived
ACTION: Final = b'{"type":"act","ref":"1234","action":{"verb":"plant","card":104,"field":1}}'


class Gate:
    """Programs at full speed act only while it is open."""

    def __init__(self) -> None:
        self._is_open = False
        self._waiting: list[Callable[[], None]] = []

    def go(self, step: Callable[[], None]) -> None:
        if self._is_open:
            step()
        else:
            self._waiting.append(step)

    def open(self) -> None:
        self._is_open = True
        waiting, self._waiting = self._waiting, []
        for step in waiting:
            step()

    def close(self) -> None:
        self._is_open = False


@dataclass
class Gated(Group):
    """A table whose programs act only while a gate is open, and which knows the sizes of what is sent."""

    gate: Gate = field(default_factory=Gate)
    updates: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)

    def hear(self, seat: int, data: bytes) -> None:
        if data.startswith(b'{"type":"update"'):
            self.updates.append(len(data))
        elif data.startswith(b'{"type":"accepted"'):
            self.answers.append(len(data))
        super().hear(seat, data)

    def act_later(self) -> None:
        self.gate.go(super().act_later)


@dataclass
class FanOut:
    """Programs at a table where nothing happens: the active one says something, and all receive it."""

    gate: Gate
    sockets: list[Socket] = field(default_factory=list)
    rounds: int = 0
    _heard: int = 0

    async def connect(self, port: int, path: str) -> None:
        for _n in range(SEATS):
            self.sockets.append(await open_socket(port, path, self._hear))
        self.gate.go(self._say)

    def _hear(self, _data: bytes) -> None:
        self._heard += 1
        if self._heard == SEATS + 1:
            self._heard = 0
            self.rounds += 1
            self.gate.go(self._say)

    def _say(self) -> None:
        self.sockets[self.rounds % SEATS].send(ACTION)


@dataclass
class Echo:
    """One connection that receives what it sent."""

    gate: Gate
    rounds: int = 0

    async def connect(self, port: int) -> None:
        self._socket = await open_socket(port, "/echo", self._hear)
        self.gate.go(self._say)

    def _hear(self, _data: bytes) -> None:
        self.rounds += 1
        self.gate.go(self._say)

    def _say(self) -> None:
        self._socket.send(ACTION)


@dataclass
class Contender:
    """A process that is measured, and how much it has done so far."""

    name: str
    pid: int
    gate: Gate
    count: Callable[[], int]
    done: int = 0
    computed: float = 0.0
    took: float = 0.0
    idle_computed: float = 0.0
    idle_took: float = 0.0
    _rests: tuple[float, float] | None = None  # since when, and its processor time then

    async def turn(self, seconds: float) -> None:
        before, computed, began = self.count(), processor_time(self.pid), time.perf_counter()
        if self._rests is not None:
            self.idle_took += began - self._rests[0]
            self.idle_computed += computed - self._rests[1]
        self.gate.open()
        await asyncio.sleep(seconds)
        self.gate.close()
        await asyncio.sleep(DRAINED)
        self.done += self.count() - before
        self._rests = time.perf_counter(), processor_time(self.pid)
        self.took += self._rests[0] - began
        self.computed += self._rests[1] - computed

    @property
    def idle(self) -> float:
        """The share of its core that it uses while idle, mostly for pings."""
        return self.idle_computed / self.idle_took if self.idle_took else 0.0

    @property
    def per_core_second(self) -> float:
        """How much it does in a second of processor time, without its idle load."""
        return self.done / (self.computed - self.idle * self.took)

    def begin(self) -> None:
        """Start counting now."""
        self.done, self.computed, self.took, self.idle_computed, self.idle_took = 0, 0.0, 0.0, 0.0, 0.0


@contextlib.asynccontextmanager
async def a_server(
    name: str, *options: str, python: str = sys.executable
) -> AsyncIterator[tuple[Contender, list[Gated]]]:
    """A server with tables at which everybody is ready to act."""
    gate = Gate()
    serve = ("-m", "bohnhof", "serve", "--no-browser", "--no-limits", "--port", "0", *options)
    async with a_process(*serve, python=python) as (port, pid):
        groups = await set_up(port, TABLES, at_once, seed=2, make=partial(Gated, gate=gate))
        await asyncio.sleep(0.5)
        for group in groups:
            group.act_later()
        yield Contender(name, pid, gate, lambda: sum(group.actions for group in groups)), groups
        for group in groups:
            group.close()


async def ceiling(
    seconds: float, disk: str | None, console: Console, *, database: str | None = None, beside: str | None = None
) -> dict[str, Any]:
    """Measure at full speed: the actions of a server, the fan-out of its bare stack, and echoes.

    A fan-out uses the stack as usual (ASGI); a direct one uses the shortcuts of the server. With a database, this also
    measures a server on it; with `beside`, the server of another environment.
    """
    async with contextlib.AsyncExitStack() as stack:
        enter = stack.enter_async_context
        folders = [stack.enter_context(tempfile.TemporaryDirectory(dir=disk)) for _ in range(2)]
        server, groups = await enter(a_server("actions", "--data", folders[0]))
        contenders = [server]
        if database is not None:
            contenders.append((await enter(a_server("on the database", "--database", database)))[0])
        if beside is not None:
            contenders.append((await enter(a_server("beside", "--data", folders[1], python=beside)))[0])
        for one in contenders:
            await one.turn(1)  # the first actions show how large messages are
            one.begin()
        update = _mean([group.updates for group in groups])
        answer = _mean([group.answers for group in groups])
        # Each in its own process, with as many connections, pings and as much memory as the server has.
        for name, make in (
            ("fan-outs", partial(_fan_out, f"/fan-out/{{}}/{update}/{answer}")),
            ("direct fan-outs", partial(_fan_out, f"/direct/{{}}/{update}/{answer}")),
            ("echoes", _echo),
        ):
            port, pid = await enter(a_process("-m", "benchmarks.echo"))
            gate = Gate()
            contenders.append(Contender(name, pid, gate, await make(port, gate)))
        for _ in track(range(TURNS), "as fast as it goes", console=console, transient=True):
            for one in contenders:
                await one.turn(seconds / TURNS)
    *_, floor, direct, echo = contenders
    figures: dict[str, Any] = {"bytes of an update": update, "bytes of an answer": answer}
    for one in contenders:
        figures |= {
            f"{one.name}/s": one.done / one.took,
            f"{one.name} per second of its core": one.per_core_second,
            f"{one.name}, µs of its core": 1e6 / one.per_core_second,
            f"{one.name}, share of its core when idle": one.idle,
        }
    figures["ratio to the fan-out, by core time"] = server.per_core_second / floor.per_core_second
    figures["ratio to the direct fan-out, by core time"] = server.per_core_second / direct.per_core_second
    figures["ratio to the echo, by core time"] = server.per_core_second / echo.per_core_second
    for one in contenders[1:-3]:
        figures[f"ratio of {one.name}, by core time"] = one.per_core_second / server.per_core_second
    return figures


def _mean(sizes: Sequence[Sequence[int]]) -> int:
    return round(sum(map(sum, sizes)) / sum(map(len, sizes)))


async def _fan_out(path: str, port: int, gate: Gate) -> Callable[[], int]:
    """One message in and five out, of the same sizes as for an action; reports how often."""
    tables = [FanOut(gate) for _ in range(TABLES)]
    for n, table in enumerate(tables):
        await table.connect(port, path.format(n))
    return lambda: sum(table.rounds for table in tables)


async def _echo(port: int, gate: Gate) -> Callable[[], int]:
    """One message in and one out."""
    lines = [Echo(gate) for _ in range(TABLES * SEATS)]
    for line in lines:
        await line.connect(port)
    return lambda: sum(line.rounds for line in lines)
