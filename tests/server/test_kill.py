"""The server is killed at random moments, again and again: nothing that was acknowledged is lost or done twice.

`make test-slow` plays 200 games (BOHNHOF_LAWS=full); `make test` a few.
"""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bohnhof.kernel.text.record import read_record
from tests.judge import edition_of
from tests.length import FULL
from tests.patience import HANGS, PATIENTLY
from tests.server.playing import Player
from tests.server.ports import free_port
from tests.server.serving import A_MOMENT, NO_CERTIFICATES

GAMES = 200 if FULL else 2
KILLS = 25 if FULL else 3
EVERY = 2 if FULL else 40  # actions of a game between two kills
SEATS = 3


@dataclass
class Process:
    """The server as its owner runs it, on a separate port."""

    folder: Path
    port: int
    process: asyncio.subprocess.Process | None = None
    kills: int = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        command = [sys.executable, "-m", "bohnhof", "serve", "--no-browser", "--no-limits"]
        command += ["--port", str(self.port), "--data", str(self.folder)]
        self.process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert self.process.stdout is not None
        assert b"Bohnhof is at" in await self.process.stdout.readline()

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        self.kills += 1

    async def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        await self.process.wait()


@dataclass
class Sitter:
    """Somebody who reconnects after every broken connection and resends what was not answered."""

    server: Process
    table: str
    token: str
    rng: Random
    acknowledged: dict[str, int] = field(default_factory=dict)
    waiting: dict[str, Any] = field(default_factory=dict)
    number: int = 0

    async def play(self) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live"
        while True:
            try:
                async with connect(address, compression=None, max_size=None, **PATIENTLY) as socket:
                    if await self.sit(Player(socket)):
                        return
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                await asyncio.sleep(A_MOMENT)  # and once more, until it is there again

    async def sit(self, player: Player) -> bool:
        """Play on this connection; True: the game is over."""
        await player.hello(self.token)
        while player.state["result"] is None:
            if not self.waiting:
                action = player.choice(self.rng)
                if action is None:
                    await player.next()
                    continue
                self.number += 1
                self.waiting = {"ref": f"{self.token}-{self.number}"[-40:], "action": action}
            await player.send("act", **self.waiting)
            answer = await player.answer(self.waiting["ref"])
            assert answer["type"] in ("accepted", "refused"), answer
            if answer["type"] == "accepted":
                self.acknowledged[self.waiting["ref"]] = answer["seq"]
            self.waiting = {}
        return True


async def play_all(folder: Path, games: int, kills: int, seed: int) -> tuple[Process, list[Sitter]]:
    """Play all games at once to their ends, while the server is killed this many times."""
    rng = Random(seed)
    server = Process(folder, free_port())
    await server.start()
    sitters: list[Sitter] = []
    async with httpx.AsyncClient(base_url=server.address, verify=NO_CERTIFICATES, timeout=HANGS) as maker:
        for _ in range(games):
            sitters += await set_up(server, maker, rng)
    playing = asyncio.gather(*(sitter.play() for sitter in sitters))
    # Evenly over the games, however quickly this machine plays them.
    for n in range(kills):
        while acknowledged(sitters) < (n + 1) * EVERY * games and not playing.done():
            await asyncio.sleep(A_MOMENT)
        if playing.done():
            break
        await server.kill()
        await server.start()
    await playing
    return server, sitters


def acknowledged(sitters: list[Sitter]) -> int:
    """How many actions the server has said it stored."""
    return sum(len(sitter.acknowledged) for sitter in sitters)


async def set_up(server: Process, maker: httpx.AsyncClient, rng: Random) -> list[Sitter]:
    maker.cookies.clear()
    made = (await maker.post("/api/tables", json={"edition": "boonanza", "seats": SEATS, "name": "Anna"})).json()
    seats = [made]
    for name in ("Bert", "Cleo"):
        maker.cookies.clear()
        seats.append((await maker.post(f"/api/tables/{made['table']}/join", json={"name": name})).json())
    maker.cookies.clear()
    started = await maker.post(
        f"/api/tables/{made['table']}/start", headers={"authorization": f"Bearer {made['token']}"}
    )
    assert started.status_code == 200, started.text
    return [Sitter(server, seat["table"], seat["token"], Random(rng.random())) for seat in seats]


def test_nothing_acknowledged_is_lost_or_done_twice(tmp_path: Path) -> None:
    async def test() -> None:
        async with asyncio.timeout(3600 if FULL else 10 * HANGS):
            server, sitters = await play_all(tmp_path, GAMES, KILLS, seed=1)
        try:
            await check(server, sitters, tmp_path / "bohnhof.db")
        finally:
            await server.stop()

    asyncio.run(test())


async def check(server: Process, sitters: list[Sitter], database: Path) -> None:
    assert server.kills > 0
    acknowledged = {ref: seq for sitter in sitters for ref, seq in sitter.acknowledged.items()}
    connection = sqlite3.connect(database)
    stored = connection.execute("SELECT ref, seq FROM entries WHERE ref IS NOT NULL").fetchall()
    sizes = connection.execute("SELECT count(*), max(seq) FROM entries GROUP BY game").fetchall()
    connection.close()
    print(f"{len(sizes)} games, {server.kills} kills, {len(acknowledged)} actions acknowledged, {len(stored)} stored")
    assert len({ref for ref, _ in stored}) == len(stored), "an action was done twice"
    assert dict(stored).items() >= acknowledged.items(), "an acknowledged action is lost"
    assert all(count == last for count, last in sizes)
    async with httpx.AsyncClient(base_url=server.address, verify=NO_CERTIFICATES, timeout=HANGS) as reader:
        for table in {sitter.table for sitter in sitters}:
            text = (await reader.get(f"/games/{table}.txt")).text
            position, _ = read_record(text, edition_of)  # every action by the rules, to the end
            assert position.table.is_over
