"""A transcript of everything said at a table while somebody does a bit of everything, for comparison byte by byte.

It runs on a server, on one without a network, and inside the engine that plays in a browser. So it imports no network
and no test library.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final

from bohnhof.server.local import Local, LocalLine
from bohnhof.server.rooms.lobby import Lobby
from tests.server.playing import Player

ASKED: Final = ("/api/editions", "/api/bots", "/api/rules", "/api/rules?language=nl")
A_MOMENT: Final = 0.002  # seconds between two looks at something that is about to be
SEED: Final = 5  # of what the person does
_TIMES: Final = re.compile(r'"(at|created|now|deadline|changed)":\d+')


def without_times(text: str) -> str:
    return _TIMES.sub(r'"\1":0', text)


class Line:
    """A connection as `Player` needs it, without a network."""

    def __init__(self, local: Local, table: str) -> None:
        self._local = local
        self._table = table
        self._line: LocalLine | None = None
        self._told: asyncio.Queue[str | None] = asyncio.Queue()
        self.ended = False

    async def send(self, text: str) -> None:
        if self._line is None:
            self._line = self._local.connect(self._table, text, self._told.put_nowait)
        else:
            self._line.send(text)

    async def recv(self) -> str:
        text = await self._told.get()
        if text is None:
            self.ended = True
            raise ConnectionError
        return text

    async def close(self) -> None:
        assert self._line is not None
        self._line.close()
        await self._line.ended


class Recorded:
    """A connection that records its messages."""

    def __init__(self, inner: Any, lines: list[str]) -> None:
        self._inner = inner
        self._lines = lines

    async def send(self, text: str) -> None:
        self._lines.append(f"> {text}")
        await self._inner.send(text)

    async def recv(self) -> str:
        text = str(await self._inner.recv())
        self._lines.append(without_times(text))
        return text


async def asked(local: Local, method: str, path: str, body: Any = None, status: int = 200, **more: Any) -> Any:
    answer = await local.ask(method, path, "" if body is None else json.dumps(body), **more)
    assert answer[0] == status, answer
    return json.loads(answer[1])


async def settled(at_lobby: Lobby, table: str) -> None:
    room = await at_lobby.room(table)
    driver = at_lobby._drivers[table]  # noqa: SLF001
    while driver.is_at_work or room.is_busy:
        await asyncio.sleep(A_MOMENT)


async def script(player: Player, quiet: Callable[[], Awaitable[None]], seed: int) -> None:
    """Do a bit of everything, each time after the bots have finished."""
    rng = Random(seed)
    await player.hello(None)
    for n in range(36):
        await quiet()
        await player.send("ping")
        await player.hear("pong")
        if player.state["result"] is not None:
            return
        match n % 12:
            case 3:
                await player.ask("say", text=f"line {n}")
            case 5:
                await player.ask("hint")
            case 7:
                await player.ask("undo")
            case 9:
                await player.ask("act", action={"verb": "plant", "card": 999, "field": 0})
            case 11:
                await player.resync()
            case _:
                pass
        if player.view["legal"]["actions"]:
            action = rng.choice(player.view["legal"]["actions"])
            await player.ask("check", action=action)
            await player.ask("act", action=action)


async def local_transcript(local: Local, wish: dict[str, Any]) -> list[str]:
    """Set up a table with these settings, and play there."""
    lines: list[str] = []
    made = await asked(local, "POST", "/api/tables", wish, 201)
    line = Line(local, made["table"])
    await script(Player(Recorded(line, lines)), lambda: settled(local.house.lobby, made["table"]), SEED)  # type: ignore[arg-type]
    await line.close()
    for path in (*ASKED, f"/api/tables/{made['table']}"):
        lines.append(without_times((await local.ask("GET", path))[1]))
    await local.close()
    return lines
