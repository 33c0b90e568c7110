"""Many servers, many faults: whatever dies, stalls or is cut off, nothing that was acknowledged is lost or done twice.

    python -m tests.many [--games 200] [--servers 3] [--kills 25] [--stops 25] ...   (make test-many)

Server processes on one PostgreSQL behind HAProxy, each with its own connection to the database that can be cut. All
players reconnect after every broken connection, and resend what was not answered. At the end every game is read from
the database and replayed by the rules.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest

from tests.many.check import Fault, Verdict, judge
from tests.many.people import Sitter
from tests.patience import HANGS
from tests.server.postgres import Cluster, Relay
from tests.server.processes import Balancer, ServerProcess, haproxy

SEATS: Final = 3
NAMES: Final = ("Anna", "Bert", "Cleo")
STOPPED: Final = (0.5, 6.0)  # seconds for which a process is stopped
CUT: Final = (2.5, 6.0)  # seconds for which a line to the database is cut
MUTE: Final = (0.2, 0.8)  # seconds for which no answer comes, before the line ends
DOWN: Final = (0.3, 1.5)  # seconds for which a killed server or the database is gone
HUMAN: Final = (1.5, 4.5)  # seconds that a person takes for an action
UNAVAILABLE: Final = 503
CAREFUL: Final = ("max_connections=200",)  # the database writes to disk, because it will crash


@dataclass
class Plan:
    """The faults and settings of a run."""

    games: int = 200
    servers: int = 3
    kills: int = 25
    stops: int = 25
    crashes: int = 5
    cuts: int = 5
    mutes: int = 5
    seed: int = 1
    every: float = 1.0  # seconds from the end of one fault to the next
    human: bool = False
    to_the_end: bool = True  # otherwise games stop when all faults are over
    hashed: bool = False  # everybody at a table gets the same server, as in deploy/

    @property
    def faults(self) -> list[str]:
        kinds = {"kill": self.kills, "stop": self.stops, "crash": self.crashes, "cut": self.cuts, "mute": self.mutes}
        all_of_them = [kind for kind, count in kinds.items() for _ in range(count)]
        Random(self.seed).shuffle(all_of_them)
        return all_of_them


@dataclass
class Club:
    """The servers, the database, and the connections between them."""

    plan: Plan
    folder: Path
    cluster: Cluster = field(init=False)
    relays: list[Relay] = field(default_factory=list)
    servers: list[ServerProcess] = field(default_factory=list)
    balancer: Balancer = field(init=False)
    faults: list[Fault] = field(default_factory=list)

    async def open(self) -> None:
        self.cluster = await asyncio.to_thread(Cluster, CAREFUL)
        for _ in range(self.plan.servers):
            relay = Relay(self.cluster.port)
            await relay.open()
            self.relays.append(relay)
            self.servers.append(ServerProcess(self.cluster.address.replace(str(self.cluster.port), str(relay.port))))
        await asyncio.gather(*(server.start() for server in self.servers))
        self.balancer = Balancer(self.folder, [server.port for server in self.servers], spread=not self.plan.hashed)
        await self.balancer.start()

    async def close(self) -> None:
        await asyncio.gather(*(server.stop() for server in self.servers))
        self.balancer.end()
        for relay in self.relays:
            await relay.close()
        await asyncio.to_thread(self.cluster.end)

    async def suffer(self, kind: str, rng: Random) -> None:
        """One fault, from its beginning to its end."""
        self.faults.append(Fault(kind, time.time_ns() // 1_000_000))
        n = rng.randrange(len(self.servers))
        server, relay = self.servers[n], self.relays[n]
        match kind:
            case "kill":
                await server.kill()
                await asyncio.sleep(rng.uniform(*DOWN))
                await server.start()
            case "stop":
                server.signal(signal.SIGSTOP)
                await asyncio.sleep(rng.uniform(*STOPPED))
                server.signal(signal.SIGCONT)
            case "crash":
                await asyncio.to_thread(self.cluster.crash)
                await asyncio.sleep(rng.uniform(*DOWN))
                await asyncio.to_thread(self.cluster.start)
            case "cut":
                relay.is_cut = True
                await asyncio.sleep(rng.uniform(*CUT))
                relay.is_cut = False
                relay.drop()
            case "mute":
                relay.is_deaf = True
                await asyncio.sleep(rng.uniform(*MUTE))
                relay.drop()
                relay.is_deaf = False
            case _:
                raise AssertionError(kind)


async def run(plan: Plan) -> Verdict:
    """Play all games to their ends while all of that happens, and judge what is stored then."""
    haproxy()  # or nothing is started
    rng = Random(plan.seed)
    with tempfile.TemporaryDirectory(prefix="bohnhof-many-") as folder:
        club = Club(plan, Path(folder))
        began = time.monotonic()
        try:
            await club.open()
            sitters = await set_up_all(club, rng)
            playing = asyncio.gather(*(sitter.play() for sitter in sitters))
            suffering = asyncio.ensure_future(suffer_all(club, rng))
            await suffering
            for sitter in sitters:
                sitter.is_last_round = plan.human or not plan.to_the_end  # people would take too long
            await playing
            return await judge(club.cluster.address, sitters, club.faults, time.monotonic() - began)
        finally:
            await club.close()


async def suffer_all(club: Club, rng: Random) -> None:
    for n, kind in enumerate(club.plan.faults, 1):
        await asyncio.sleep(club.plan.every)
        print(f"{n}/{len(club.plan.faults)} {kind}", flush=True)
        await club.suffer(kind, rng)
    await asyncio.sleep(club.plan.every)


async def set_up_all(club: Club, rng: Random) -> list[Sitter]:
    """All tables: bots at half of them, clocks at a third, people at all."""
    sitters: list[Sitter] = []
    limits = httpx.Limits(keepalive_expiry=1)
    async with httpx.AsyncClient(base_url=club.balancer.address, timeout=HANGS, limits=limits) as maker:
        for n in range(club.plan.games):
            bots: dict[str, str] = {"2": "random"} if n % 2 == 0 else {}  # the first table has a clock, too
            clock = 5 if n % 3 == 0 else None
            pace = 1 if club.plan.human else 0
            wish = {
                "edition": "boonanza",
                "players": SEATS,
                "name": NAMES[0],
                "bots": bots,
                "clock": clock,
                "pace": pace,
            }
            seats = [await ask(maker, "/api/tables", wish)]
            table = seats[0]["table"]
            for name in NAMES[1 : SEATS - len(bots)]:
                seats.append(await ask(maker, f"/api/tables/{table}/join", {"name": name}))
            await ask(maker, f"/api/tables/{table}/start", token=seats[0]["token"])
            thinking = HUMAN if club.plan.human else (0.0, 0.3)
            dreams = 0.0 if clock is None else 0.01
            sitters += [
                Sitter(club.balancer.port, table, seat["seat"], seat["token"], Random(rng.random()), thinking, dreams)
                for seat in seats
            ]
    return sitters


async def ask(maker: httpx.AsyncClient, path: str, body: object = None, token: str | None = None) -> Any:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    for _ in range(30):
        maker.cookies.clear()
        answer = await maker.post(path, json=body, headers=headers)
        if answer.status_code != UNAVAILABLE:
            break
        await asyncio.sleep(1)  # on a busy machine a server may have answered a check too late
    assert answer.is_success, answer.text
    return answer.json()


def main(arguments: Sequence[str] | None = None) -> None:
    usual = Plan()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("games", "servers", "kills", "stops", "crashes", "cuts", "mutes", "seed"):
        parser.add_argument(f"--{name}", type=int, default=getattr(usual, name), metavar="N")
    parser.add_argument("--every", type=float, default=usual.every, metavar="S", help="seconds between two faults")
    parser.add_argument("--human", action="store_true", help="people think as long as people do; games do not end")
    parser.add_argument("--hashed", action="store_true", help="a table's people come to one server, as in deploy/")
    try:
        verdict = asyncio.run(run(Plan(**vars(parser.parse_args(arguments)))))
    except pytest.skip.Exception as missing:
        parser.error(str(missing))
    verdict.show()
    raise SystemExit(0 if verdict.is_good else 1)


if __name__ == "__main__":
    main()
