"""How long a person waits while bots have their turns: `python -m benchmarks.rounds`.

A real server on loopback, and one table at a time: a program in a person's place, and three bots. The program plays its
own turns immediately and measures the time from the end of its turn to the beginning of the next. It declines every
offer as soon as it sees it, so that only the bots' pace is measured. A round without such an offer concerns nobody.
With `--skip` it sets "skip what does not concern me"; with `--done` it says "done trading" in every trading phase;
without either, the countdown runs out.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from typing import Any, Final

import httpx
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load import a_process
from bohnhof.kernel.arrays import COMPILED

PACES: Final = {"calm": 2.0, "normal": 1.0, "quick": 0.3}
SERVER: Final = ("-m", "bohnhof", "serve", "--no-browser", "--no-limits", "--port", "0", "--data")
OWN_TURN: Final = ("done", "end_trading", "plant", "harvest")  # what it does on its own turn: the first that is legal


class Seat:
    """A program that wants its bots to move on."""

    def __init__(self, socket: ClientConnection, *, skip: bool, done: bool) -> None:
        self._socket = socket
        self._skip = skip
        self._done = done
        self._you = 0
        self._refs = 0
        self._asked = False  # an action is in progress
        self._said_done = -1  # the turn in which it said that it was done
        self._began: float | None = None  # when the bots' round began
        self._concerned = False
        self.rounds: list[tuple[float, bool]] = []  # seconds, and did it concern this seat?

    async def play(self, rounds: int) -> None:
        """Play until this many rounds, or the game, are over."""
        await self._send(type="hello")
        async for text in self._socket:
            message = json.loads(text)
            match message["type"]:
                case "welcome":
                    if self._skip:
                        await self._send(type="skip", on=True)
                    self._you = message["you"]
                    await self._look(message["view"]["state"], message["view"]["legal"])
                case "update":
                    await self._look(message["state"], message["legal"])
                case "accepted" | "refused":
                    self._asked = False
                case _:
                    pass
            if len(self.rounds) >= rounds or (message["type"] == "update" and message["state"]["result"]):
                return

    async def _look(self, state: dict[str, Any], legal: dict[str, Any]) -> None:
        you = self._you
        mine = state["active"] == you
        if mine and self._began is not None:
            self.rounds.append((time.perf_counter() - self._began, self._concerned))
            self._began = None
        elif not mine and self._began is None:
            self._began, self._concerned = time.perf_counter(), False
        self._asked = False
        offered = [action["offer"] for action in legal["actions"] if action["verb"] == "accept"]
        if offered and not mine:
            self._concerned = True
            await self._act({"verb": "decline", "offer": offered[0]})
        elif you in state["waiting"]:
            await self._act(next(a for verb in OWN_TURN for a in legal["actions"] if a["verb"] == verb))
        elif self._done and legal["offering"] is not None and self._said_done != state["turn"]:
            self._said_done = state["turn"]
            await self._send(type="ready")

    async def _act(self, action: dict[str, Any]) -> None:
        if not self._asked:
            self._asked = True
            self._refs += 1
            await self._send(type="act", ref=f"r{self._refs}", action=action)

    async def _send(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))


async def measure(port: int, pace: float, bot: str, rounds: int, *, skip: bool, done: bool) -> list[tuple[float, bool]]:
    """The rounds of one table."""
    wish = {
        "edition": "boonanza", "players": 4, "name": "Anna", "bots": dict.fromkeys("123", bot), "pace": pace,
        "start": True,
    }  # fmt: skip
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        table = (await http.post("/api/tables", json=wish)).raise_for_status().json()["table"]
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    async with connect(address, additional_headers={"cookie": cookies}, max_size=None) as socket:
        seat = Seat(socket, skip=skip, done=done)
        await seat.play(rounds)
    return seat.rounds


def told(seconds: list[float]) -> str:
    if not seconds:
        return "none"
    return (
        f"{len(seconds)} rounds, {min(seconds):.1f} to {max(seconds):.1f} s, median {statistics.median(seconds):.1f} s"
    )


async def run(wanted: argparse.Namespace) -> None:
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        async with a_process(*SERVER, folder) as (port, _):
            for name in wanted.pace:
                found = await measure(
                    port, PACES[name], wanted.bot, wanted.rounds, skip=wanted.skip, done=wanted.done
                )  # fmt: skip
                console.print(f"{name}: all {told([seconds for seconds, _ in found])}")
                console.print(f"{name}: concerning nobody {told([seconds for seconds, mine in found if not mine])}")


def main() -> None:
    parser = argparse.ArgumentParser("python -m benchmarks.rounds", description="Measure how long bots' rounds take.")
    parser.add_argument("--pace", nargs="*", choices=list(PACES), default=["normal", "quick"])
    parser.add_argument("--bot", default="casual")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--skip", action="store_true", help="skip what does not concern me")
    parser.add_argument("--done", action="store_true", help="say done trading at once")
    wanted = parser.parse_args()
    sys.stdout.write(f"{'compiled' if COMPILED else 'interpreted'} kernel, bot {wanted.bot}\n")
    asyncio.run(run(wanted))


if __name__ == "__main__":
    main()
