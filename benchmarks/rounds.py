"""How long a person waits while bots have their turns: `python -m benchmarks.rounds --skip`.

At each table sit a program in a person's place, and three bots. The program plays its own turns at once and measures
the round from the end of its turn to the beginning of the next. It says no to every offer that it could accept the
moment it sees it, so what is measured is the bots' pace and not its own. A round concerns the program if there was such
an offer in it; a request that it cannot grant does not count.

With `--skip` the program gives the standing order "skip trades that don't concern me", with `--done` it says "done
trading" in every trading; without either it lets the countdown run out. With `--silent` it answers no offer.

The tables are at a real server on loopback, a few at the same time. With `--held` they are in this process, by a clock
that stands still while anybody thinks: then only the pauses count, and they are the same on every machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import uvicorn
from rich.console import Console
from websockets.asyncio.client import connect

from benchmarks.held_clock import HeldClock, run_held
from bohnhof.kernel.arrays import COMPILED
from bohnhof.server.http.app import make_app
from bohnhof.server.http.run import TableServer, listen, settings
from bohnhof.server.limits import Limits
from bohnhof.server.local import Local

PACES: Final = {"calm": 2.0, "normal": 1.0, "quick": 0.3}
OWN_TURN: Final = ("plant", "done", "end_trading", "harvest")  # what it does on its own turn, the first that it may
PATIENCE: Final = 60.0  # seconds for an answer of the server
# Nearly every round has an offer to everybody that the program could accept. With these deals and casual bots, one of
# the first four rounds has none: `--skip --held --pace normal --deals $(seq 1 1000)` finds them.
DEALS: Final = (36, 42, 69, 82, 88, 92, 104, 135, 139, 166, 176, 208)


class Round(NamedTuple):
    """The turns of the three bots."""

    seconds: float
    concerned: bool  # did some bot offer the program what it could accept?
    before: dict[str, float]  # how many of the seconds passed before which events


class Manner(NamedTuple):
    """What the program does while bots play."""

    skip: bool
    done: bool
    silent: bool


class Seat:
    """A program that wants its bots to move on."""

    def __init__(self, manner: Manner, rounds: int, send: Callable[[str], Awaitable[None]]) -> None:
        self._manner = manner
        self._wanted = rounds
        self._send_text = send
        self._you = 0
        self._refs = 0
        self._asked = False  # an action is in progress
        self._said_done = -1  # the turn in which it said that it was done
        self._began: float | None = None  # when the bots' round began
        self._last = 0.0  # when something last happened in it
        self._concerned = False
        self._before: dict[str, float] = {}
        self.rounds: list[Round] = []

    async def hear(self, text: str | bytes) -> bool:
        """Answer a message. Have there been enough rounds, or is the game over?"""
        message = json.loads(text)
        match message["type"]:
            case "welcome":
                if self._manner.skip:
                    await self._send(type="skip", on=True)
                self._you = message["you"]
                await self._look(message["view"]["state"], message["view"]["legal"])
            case "update":
                self._note(message["events"][0]["name"])
                await self._look(message["state"], message["legal"])
            case "accepted" | "refused":
                self._asked = False
            case _:
                pass
        is_over = message["type"] == "update" and message["state"]["result"] is not None
        return is_over or len(self.rounds) >= self._wanted

    def _note(self, event: str) -> None:
        """Something happened."""
        if self._began is not None:
            now = time.monotonic()
            self._before[event] = self._before.get(event, 0.0) + now - self._last
            self._last = now

    async def _look(self, state: dict[str, Any], legal: dict[str, Any]) -> None:
        you = self._you
        mine = state["active"] == you
        if mine and self._began is not None:
            self.rounds.append(Round(time.monotonic() - self._began, self._concerned, self._before))
            self._began = None
        elif not mine and self._began is None:
            self._began = self._last = time.monotonic()
            self._concerned, self._before = False, {}
        self._asked = False
        declinable = {action["offer"] for action in legal["actions"] if action["verb"] == "decline"}
        offered = [a["offer"] for a in legal["actions"] if a["verb"] == "accept" and a["offer"] in declinable]
        self._concerned |= bool(offered)
        if offered and not mine and not self._manner.silent:
            await self._act({"verb": "decline", "offer": offered[0]})
        elif you in state["waiting"]:
            await self._act(next(a for verb in OWN_TURN for a in legal["actions"] if a["verb"] == verb))
        elif self._manner.done and legal["offering"] is not None and self._said_done != state["turn"]:
            self._said_done = state["turn"]
            await self._send(type="ready")

    async def _act(self, action: dict[str, Any]) -> None:
        if not self._asked:
            self._asked = True
            self._refs += 1
            await self._send(type="act", ref=f"r{self._refs}", action=action)

    async def _send(self, **message: Any) -> None:
        await self._send_text(json.dumps(message))


HELLO: Final = json.dumps({"type": "hello"})


def wish(pace: float, bot: str) -> dict[str, Any]:
    """The table."""
    return {
        "edition": "boonanza", "players": 4, "name": "Anna", "bots": dict.fromkeys("123", bot), "pace": pace,
        "start": True,
    }  # fmt: skip


class Deals:
    """The secret behind a server's next deal."""

    def __init__(self) -> None:
        self.next = 0

    def __call__(self) -> str:
        return sha256(str(self.next).encode()).hexdigest()


# -------------------------------------------------------------------------- a real server


@asynccontextmanager
async def a_server(deals: Deals) -> AsyncIterator[str]:
    """A new server; its host and port."""
    with tempfile.TemporaryDirectory() as folder, listen("127.0.0.1", 0) as listening:
        app = make_app(Path(folder), Limits().unlimited(), draw_secret=deals)
        service = app.inner.state.service
        started = asyncio.Event()
        server = TableServer(uvicorn.Config(app, **settings(service.doorman)), started.set, service.say_goodbye)
        serving = asyncio.ensure_future(server.serve([listening]))
        await started.wait()
        try:
            yield f"127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving


async def set_up(host: str, pace: float, bot: str) -> tuple[str, str]:
    """A table: where it is, and the cookies of the person who set it up."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE) as http:
        table = (await http.post("/api/tables", json=wish(pace, bot))).raise_for_status().json()["table"]
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    return f"ws://{host}/api/tables/{table}/live", cookies


async def sit(address: str, cookies: str, manner: Manner, rounds: int) -> list[Round]:
    """The rounds of one table."""
    headers = {"cookie": cookies}
    async with connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE) as socket:
        seat = Seat(manner, rounds, socket.send)
        await socket.send(HELLO)
        async for text in socket:
            if await seat.hear(text):
                break
    return seat.rounds


async def served(pace: float, wanted: argparse.Namespace) -> list[list[Round]]:
    """The rounds of all tables, of which a few play at the same time."""
    deals = Deals()
    gate = asyncio.Semaphore(wanted.at_once)

    async def play(address: str, cookies: str) -> list[Round]:
        async with gate:
            return await sit(address, cookies, manner_of(wanted), wanted.rounds)

    async with a_server(deals) as host:
        tables = []
        for deals.next in wanted.deals:
            tables.append(await set_up(host, pace, wanted.bot))
        return await asyncio.gather(*[play(*table) for table in tables])


# --------------------------------------------------------------------------- a held clock


async def alone(deal: int, pace: float, wanted: argparse.Namespace) -> list[Round]:
    """The rounds of one table in this process."""
    deals = Deals()
    deals.next = deal
    local = Local(draw_secret=deals)
    _, made = await local.ask("POST", "/api/tables", json.dumps(wish(pace, wanted.bot)))
    heard: asyncio.Queue[str | None] = asyncio.Queue()
    line = local.connect(json.loads(made)["table"], HELLO, heard.put_nowait)

    async def send(text: str) -> None:
        line.send(text)

    seat = Seat(manner_of(wanted), wanted.rounds, send)
    while (text := await heard.get()) is not None and not await seat.hear(text):
        pass
    await local.close()
    return seat.rounds


def held(pace: float, wanted: argparse.Namespace) -> list[list[Round]]:
    """The rounds of all tables, one after another."""
    return [run_held(HeldClock(), alone(deal, pace, wanted)) for deal in wanted.deals]


# ------------------------------------------------------------------------------ the answer


def told(rounds: list[Round]) -> str:
    if not rounds:
        return "no rounds"
    times = [one.seconds for one in rounds]
    return f"{len(times)} rounds, {min(times):.1f} to {max(times):.1f} s, median {statistics.median(times):.1f} s"


def spent(rounds: list[Round]) -> str:
    """What a round's seconds were spent on, on average."""
    total: dict[str, float] = {}
    for one in rounds:
        for event, seconds in one.before.items():
            total[event] = total.get(event, 0.0) + seconds
    most = sorted(total, key=lambda event: -total[event])
    return ", ".join(f"{event} {total[event] / len(rounds):.1f}" for event in most)


def manner_of(wanted: argparse.Namespace) -> Manner:
    return Manner(skip=wanted.skip, done=wanted.done, silent=wanted.silent)


def main() -> None:
    parser = argparse.ArgumentParser("python -m benchmarks.rounds", description="Measure how long bots' rounds take.")
    parser.add_argument("--pace", nargs="*", choices=list(PACES), default=["normal", "quick"])
    parser.add_argument("--bot", default="casual")
    parser.add_argument("--rounds", type=int, default=4, help="at each table, if its game is long enough")
    parser.add_argument("--deals", nargs="*", type=int, default=list(DEALS), help="one table with each of these deals")
    parser.add_argument("--at-once", type=int, default=4, help="how many tables play at the same time")
    parser.add_argument("--skip", action="store_true", help="skip trades that don't concern me")
    parser.add_argument("--done", action="store_true", help="say done trading at once")
    parser.add_argument("--silent", action="store_true", help="answer no offer")
    parser.add_argument("--held", action="store_true", help="by a clock that stands still while anybody thinks")
    wanted = parser.parse_args()
    sys.stdout.write(f"{'compiled' if COMPILED else 'interpreted'} kernel, bot {wanted.bot}\n")
    console = Console(soft_wrap=True, highlight=False)
    for name in wanted.pace:
        pace = PACES[name]
        found = held(pace, wanted) if wanted.held else asyncio.run(served(pace, wanted))
        for which, concerned in (("in nothing", False), ("in something", True)):
            rounds = [one for table in found for one in table if one.concerned == concerned]
            console.print(f"{name}, concerning the program {which}: {told(rounds)}")
            if rounds:
                console.print(f"    seconds of a round before: {spent(rounds)}")
        quiet = [
            deal for deal, table in zip(wanted.deals, found, strict=True) if not all(one.concerned for one in table)
        ]  # fmt: skip
        console.print(f"    deals with rounds that concern it in nothing: {' '.join(map(str, quiet))}")


if __name__ == "__main__":
    main()
