"""What one address can do to a table server: each attack runs for some seconds, on loopback only.

    python -m benchmarks.attacks NAME PORT SECONDS

It says `ready` when everything is prepared, begins when it reads a line, and prints what it did as JSON. For siege.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from typing import Any, Final

import httpx
import msgspec
import uvloop

from benchmarks.frames import Socket, open_socket

FROM: Final = "127.0.0.2"
CONNECTIONS: Final = 50
TABLES: Final = 60
IDLE: Final = 500
PICTURED: Final = 20
LOADERS: Final = 7
OFFERS: Final = 1000
MOST_UNSENT: Final = 200_000  # bytes on their way to the server, of one connection

Sent = dict[str, Any]
_numbers = count(1)


class Attacker:
    """One address: what it sends, and the answers."""

    def __init__(self, port: int, local: str = FROM) -> None:
        self.port = port
        self.local = local
        self.done: Counter[str] = Counter()
        self.may: list[Sent] = []  # the legal actions of its seat
        transport = httpx.AsyncHTTPTransport(local_address=local, limits=httpx.Limits(keepalive_expiry=1))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, transport=transport)

    async def ask(self, method: str, path: str, body: Sent | None = None, token: str | None = None) -> Any:
        """Send a request until it is within the limits."""
        headers = {"cookie": ""} | ({} if token is None else {"authorization": f"Bearer {token}"})
        for _ in range(200):
            answer = await self.http.request(method, path, json=body, headers=headers)
            if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
                answer.raise_for_status()
                return answer.json()
            await asyncio.sleep(0.3)
        raise RuntimeError(f"{path}: refused for a minute")

    async def bots_only(self, bot: str, pace: float = 0, edition: str = "bohnanza") -> str:
        """Set up a table where only bots play: its host has left, and a bot plays on."""
        wish = {"edition": edition, "seats": 3, "name": "Eve", "pace": pace, "stand_in": bot, "start": True}
        seat = await self.ask("POST", "/api/tables", wish | {"bots": {"1": bot, "2": bot}})
        await self.ask("POST", f"/api/tables/{seat['table']}/leave", token=seat["token"])
        return str(seat["table"])

    async def seat(self, edition: str = "bohnanza") -> tuple[str, str]:
        """Set up a table with a seat and bots; returns the table and the token."""
        wish = {"edition": edition, "seats": 3, "name": "Eve", "bots": {"1": "random", "2": "random"}, "start": True}
        made = await self.ask("POST", "/api/tables", wish)
        return made["table"], made["token"]

    async def come(self, table: str, token: str | None = None, hear: Callable[[bytes], object] = len) -> Socket:
        """Connect to a table as soon as the limits allow it."""
        for _ in range(200):
            with contextlib.suppress(OSError):
                socket = await open_socket(self.port, f"/api/tables/{table}/live", hear, self.local)
                socket.send(msgspec.json.encode({"type": "hello"} | ({} if token is None else {"token": token})))
                return socket
            await asyncio.sleep(0.2)
        raise RuntimeError("no connection for a minute")

    def hear(self, data: bytes) -> None:
        """Count the answers by their kind."""
        kind = data[9 : data.index(b'"', 9)].decode()
        self.done[kind] += 1
        if kind in ("welcome", "update"):
            message = msgspec.json.decode(data)
            self.may = (message.get("view") or message).get("legal", {}).get("actions", [])


@contextlib.asynccontextmanager
async def started() -> AsyncIterator[None]:
    """Report that everything is prepared, and wait for the start."""
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    yield


async def replays(eve: Attacker, seconds: float) -> None:
    """Request a long finished game and a running one as often as possible."""
    finished = await eve.bots_only("random", edition="boonanza")
    over = asyncio.Event()

    def hear(data: bytes) -> None:
        if b'"stage":"over"' in data:
            over.set()

    watching = await eve.come(finished, hear=hear)
    await over.wait()
    watching.close()
    running, token = await eve.seat()
    playing = await eve.come(running, token)
    async with started():
        until = time.monotonic() + seconds

        async def load(path: str) -> None:
            while time.monotonic() < until:
                answer = await eve.http.get(path)
                eve.done[str(answer.status_code)] += 1
                if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                    await asyncio.sleep(0.02)

        paths = [f"/games/{finished}.json", f"/games/{finished}.txt", f"/games/{running}.json", f"/games/{running}/log"]
        await asyncio.gather(*(load(path) for path in paths * 2))
    playing.close()


async def masters(eve: Attacker, seconds: float) -> None:
    """Sixty tables of strong bots that do not pause."""
    tables = [await eve.bots_only("champion") for _ in range(TABLES)]

    def hear(data: bytes) -> None:
        eve.done["entries"] += data.startswith(b'{"type":"update"')

    async with started():
        watching = [asyncio.ensure_future(eve.come(table, hear=hear)) for table in tables]
        await asyncio.sleep(seconds)
        for task in watching:
            if task.done():
                task.result().close()
            else:
                task.cancel()


async def offers(eve: Attacker, seconds: float) -> None:
    """Make a thousand offers from one seat in its trading phase, over several connections."""
    table, token = await eve.seat()
    first = await eve.come(table, token, eve.hear)
    async with asyncio.timeout(60):
        for verb in ("plant", "done"):
            while not (may := [action for action in eve.may if action["verb"] == verb]):
                await asyncio.sleep(0.01)
            first.send(msgspec.json.encode({"type": "act", "ref": verb, "action": may[0]}))
        while not any(action["verb"] == "end_trading" for action in eve.may):
            await asyncio.sleep(0.01)
    sockets = [first, *[await eve.come(table, token, eve.hear) for _ in range(3)]]
    left = iter(range(OFFERS))

    def send(socket: Socket) -> None:
        n = next(left, None)
        if n is not None:
            action = {"verb": "offer", "to": 1, "give": [], "want": [n % 8]}
            socket.send(msgspec.json.encode({"type": "act", "ref": f"o{n}", "action": action}))
            eve.done["offers"] += 1

    async with started():
        eve.done.clear()
        await flood(eve, sockets, send, seconds)
    del eve.done["sent"]


async def pings(eve: Attacker, seconds: float) -> None:
    """Send WebSocket pings without end; reconnect after being disconnected, at most 200 times a second."""
    table, _ = await eve.seat()
    sockets = [await eve.come(table) for _ in range(CONNECTIONS)]
    async with started():
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            again = 2
            for n, socket in enumerate(sockets):
                if socket.is_closed and again:
                    again -= 1
                    with contextlib.suppress(OSError):
                        sockets[n] = await open_socket(eve.port, f"/api/tables/{table}/live", len, eve.local)
                elif not socket.is_closed and socket.unsent < MOST_UNSENT:
                    for _ in range(200):
                        socket.ping()
                    eve.done["sent"] += 200
            await asyncio.sleep(0.01)
    for socket in sockets:
        socket.close()


async def idle(eve: Attacker, seconds: float) -> None:
    """Open idle connections; reopen those that are closed, at most 200 a second."""
    async with started():
        until = time.monotonic() + seconds
        writers: list[asyncio.StreamWriter] = []
        readers: list[asyncio.StreamReader] = []
        while time.monotonic() < until:
            alive = [n for n, reader in enumerate(readers) if not reader.at_eof()]
            readers, writers = [readers[n] for n in alive], [writers[n] for n in alive]
            with contextlib.suppress(OSError):
                for _ in range(min(20, IDLE - len(writers))):
                    reader, writer = await asyncio.open_connection("127.0.0.1", eve.port, local_addr=(eve.local, 0))
                    readers.append(reader)
                    writers.append(writer)
                    eve.done["opened"] += 1
            await asyncio.sleep(0.1)
        eve.done["still open"] = len(writers)
        for writer in writers:
            writer.close()


async def pictures(eve: Attacker, seconds: float) -> None:
    """Request pictures of links, each in four languages: more than are cached."""
    tables = [(await eve.seat())[0] for _ in range(PICTURED)]
    async with started():
        until = time.monotonic() + seconds
        paths = [f"/tables/{table}/picture.png?language={one}" for table in tables for one in ("en", "nl", "de", "is")]

        async def load(every: int) -> None:
            for n in count(every):
                if time.monotonic() > until:
                    return
                answer = await eve.http.get(paths[n * LOADERS % len(paths)])
                eve.done[str(answer.status_code)] += 1
                if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                    await asyncio.sleep(0.02)

        await asyncio.gather(*(load(n) for n in range(LOADERS)))


async def votes(eve: Attacker, seconds: float) -> None:
    """Agree to a pause and take it back as often as possible, while others watch."""
    table, token = await eve.seat()
    sockets = [await eve.come(table, token, eve.hear) for _ in range(CONNECTIONS)]
    headers = {"cookie": "", "authorization": f"Bearer {token}"}
    async with started():
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            wish = {"what": "pause", "on": eve.done["asked"] % 2 == 0}
            answer = await eve.http.post(f"/api/tables/{table}/agree", json=wish, headers=headers)
            eve.done["asked"] += 1
            eve.done[str(answer.status_code)] += 1
    for socket in sockets:
        socket.close()


def messages(make: Callable[[int], Sent]) -> Callable[[Attacker, float], Awaitable[None]]:
    """Send a flood of messages over this many connections of one seat."""

    async def attack(eve: Attacker, seconds: float) -> None:
        table, token = await eve.seat()
        sockets = [await eve.come(table, token, eve.hear) for _ in range(CONNECTIONS)]
        async with started():
            await flood(eve, sockets, lambda socket: socket.send(msgspec.json.encode(make(next(_numbers)))), seconds)

    return attack


async def flood(eve: Attacker, sockets: list[Socket], send: Callable[[Socket], None], seconds: float) -> None:
    """Send as much as the server accepts."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for socket in sockets:
            if not socket.is_closed and socket.unsent < MOST_UNSENT:
                for _ in range(5):
                    send(socket)
                eve.done["sent"] += 5
        await asyncio.sleep(0.02)
    for socket in sockets:
        socket.close()


ATTACKS: Final[dict[str, Callable[[Attacker, float], Awaitable[None]]]] = {
    "replays": replays,
    "60 champion tables": masters,
    "1,000 offers": offers,
    "pings": pings,
    "500 idle connections": idle,
    "talk": messages(lambda n: {"type": "say", "ref": f"s{n}", "text": f"line {n}"}),
    "drafts": messages(lambda n: {"type": "drafting", "on": n % 2 == 0}),
    "wishes": messages(lambda n: {"type": "wish", "want": [n % 5], "give": []}),
    "hints": messages(lambda n: {"type": "hint", "ref": f"h{n}"}),
    "votes": votes,
    "pictures": pictures,
    "resyncs": messages(lambda _: {"type": "resync"}),
    "checks": messages(
        lambda n: {"type": "check", "ref": f"c{n}", "action": {"verb": "plant", "card": n % 90, "field": 0}}
    ),
}


async def run(name: str, port: int, seconds: float) -> None:
    eve = Attacker(port)
    await ATTACKS[name](eve, seconds)
    await eve.http.aclose()
    print(json.dumps(eve.done), flush=True)


if __name__ == "__main__":
    os.nice(10)  # a real attacker has its own machine
    uvloop.run(run(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
