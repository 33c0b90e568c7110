"""Besieges the table server on loopback: people play, while another address does its worst.

    python -m benchmarks.siege [--tables 20] [--seconds 20] [--only NAME]        (make siege)

Three people sit at every table, and somebody acts every 3 s. Each table uses a separate address, and all limits are on.
The time is measured from sending an action until its update has reached everybody at the table. Bots also play at a
table that somebody watches. The attacks come from one more address, one after the other.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.attacks import ATTACKS, Attacker
from benchmarks.frames import Socket
from benchmarks.load import Group, a_process, processor_time

PEOPLE: Final = ("Anna", "Bert", "Cleo")
PACE: Final = 3.0  # seconds between two actions at a table
QUIET: Final = "nothing"
BOTS: Final = "greedy"
WATCHED_PACE: Final = 0.5


def like_people(rng: Random) -> float:
    return rng.uniform(0.8 * PACE, 1.2 * PACE)


@dataclass
class Village:
    """Everybody who only wants to play."""

    port: int
    groups: list[Group] = field(default_factory=list)
    hosts: list[Attacker] = field(default_factory=list)
    entries: int = 0  # of the bots that somebody watches
    is_over: bool = False  # their game
    watching: Socket | None = None

    async def settle(self, tables: int) -> None:
        for n in range(tables):
            await self.found(n)
        host = Attacker(self.port, "127.0.2.1")
        self.hosts.append(host)
        await self.watch()

    async def found(self, n: int) -> None:
        """Set up a table of people, from a separate address."""
        host = Attacker(self.port, f"127.0.1.{n + 1}")
        self.hosts.append(host)
        wish = {"edition": "bohnanza", "seats": len(PEOPLE), "name": PEOPLE[0]}
        seats = [await host.ask("POST", "/api/tables", wish)]
        table = seats[0]["table"]
        for name in PEOPLE[1:]:
            seats.append(await host.ask("POST", f"/api/tables/{table}/join", {"name": name}))
        await host.ask("POST", f"/api/tables/{table}/start", token=seats[0]["token"])
        group = Group(table, [seat["token"] for seat in seats], Random(n), like_people, host.local)
        await group.connect(self.port)
        self.groups.append(group)

    async def watch(self) -> None:
        """Set up a table of bots, and watch it."""
        host = self.hosts[-1]
        self.is_over = False
        self.watching = await host.come(await host.bots_only(BOTS, WATCHED_PACE), hear=self.see)

    def see(self, data: bytes) -> None:
        self.entries += data.startswith(b'{"type":"update"')
        self.is_over |= data.startswith(b'{"type":"table"') and b'"stage":"over"' in data

    async def begin(self) -> None:
        await asyncio.sleep(0.5)
        for group in self.groups:
            asyncio.get_running_loop().call_later(group.rng.uniform(0, PACE), group.act_later)
        await asyncio.sleep(PACE)

    def forget(self) -> None:
        self.entries = 0
        for group in self.groups:
            group.latencies.clear()

    async def leave(self) -> None:
        for group in self.groups:
            group.close()
        if self.watching is not None:
            self.watching.close()
        for host in self.hosts:
            await host.http.aclose()


async def attack(name: str, port: int, seconds: float, village: Village, pids: Sequence[int]) -> dict[str, Any]:
    """Run one attack, once it is prepared; returns its effect on the people."""
    command = (sys.executable, "-m", "benchmarks.attacks", name, str(port), str(seconds))
    process = None
    if name != QUIET:
        process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert process.stdout is not None
        assert process.stdin is not None
        if await process.stdout.readline() != b"ready\n":
            raise RuntimeError(f"{name}: the attack could not be prepared")
        if village.is_over:  # preparing may have taken minutes
            await village.watch()
        process.stdin.write(b"go\n")
    village.forget()
    computed = sum(map(processor_time, pids))
    await asyncio.sleep(seconds)
    latencies = sorted(latency for group in village.groups for latency in group.latencies)
    figures = {
        "actions": len(latencies),
        "p50 ms": 1000 * latencies[len(latencies) // 2],
        "p95 ms": 1000 * latencies[int(len(latencies) * 0.95)],
        "max ms": 1000 * latencies[-1],
        "others' bots": village.entries,
        "server's core": (sum(map(processor_time, pids)) - computed) / seconds,
        "did": {},
    }
    if process is not None:
        assert process.stdout is not None
        figures["did"] = json.loads(await process.stdout.readline())
        await process.wait()
    return figures


async def besiege(tables: int, seconds: float, names: Sequence[str], console: Console) -> dict[str, dict[str, Any]]:
    """Run all attacks, one after the other, on one server with all its limits."""
    results = {}
    with tempfile.TemporaryDirectory() as folder:
        serve = ("-m", "bohnhof", "serve", "--no-browser", "--port", "0", "--data", folder)
        async with a_process(*serve) as (port, pid):
            village = Village(port)
            await village.settle(tables)
            await village.begin()
            for name in names:
                with console.status(f"{name} …"):
                    results[name] = await attack(name, port, seconds, village, [pid])
                console.print(f"{name}: p95 {results[name]['p95 ms']:.0f} ms")
            await village.leave()
    return results


def show(results: dict[str, dict[str, Any]], console: Console) -> None:
    table = Table(title="People's actions, while another address does this")
    columns = ("actions", "p50 ms", "p95 ms", "max ms", "others' bots", "server's core")
    table.add_column("attack")
    for column in columns:
        table.add_column(column, justify="right")
    table.add_column("what it did")
    for name, figures in results.items():
        numbers = [f"{figures[column]:,.0f}" for column in columns[:-1]] + [f"{figures[columns[-1]]:.2f}"]
        table.add_row(name, *numbers, ", ".join(f"{n:,} {what}" for what, n in figures["did"].items()))
    console.print(table)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20, metavar="N", help="tables of people; at most 200")
    parser.add_argument("--seconds", type=float, default=20, metavar="S", help="of each attack")
    parser.add_argument("--only", action="append", choices=[QUIET, *ATTACKS], help="this attack; can be repeated")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    wanted = parser.parse_args(arguments)
    names = wanted.only or [QUIET, *ATTACKS]
    tables = max(1, min(wanted.tables, 200))
    results = uvloop.run(besiege(tables, wanted.seconds, names, Console(stderr=True)))
    if wanted.json:
        print(json.dumps(results, indent=2))
    else:
        show(results, Console(width=150))


if __name__ == "__main__":
    main()
