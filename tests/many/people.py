"""Players who continue whatever happens to servers: they reconnect, and resend what was not answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.playing import Message, Player

PING: Final = 0.7  # seconds between two pings
OPENS: Final = 3.0  # seconds for a connection to open, before the next attempt
SILENCE: Final = 2.0  # seconds after which nobody is there
TALKS: Final = 0.03  # how often somebody says something instead of acting
UNDOES: Final = 0.03  # how often somebody takes back what they did
DREAM: Final = 7.0  # seconds: longer than a clock allows
GONE: Final = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError, TimeoutError)
AGAIN: Final = (0.05, 0.35)  # seconds until the next attempt, by chance

Head = tuple[int, str, int]  # who did an entry, how, and when


@dataclass
class Sitter:
    """Somebody at a table."""

    port: int
    table: str
    seat: int
    token: str
    rng: Random
    thinking: tuple[float, float]
    dreams: float = 0.0  # how often somebody forgets the clock
    acknowledged: dict[str, int] = field(default_factory=dict)  # reference -> entry
    refused: set[str] = field(default_factory=set)
    said: set[str] = field(default_factory=set)  # lines that were acknowledged
    saw: dict[int, Head] = field(default_factory=dict)  # entry -> what it was
    silences: list[float] = field(default_factory=list)  # from the last word heard to the next welcome
    behind: int = 0  # how often a welcome knew less than what was acknowledged
    differs: int = 0  # how often an entry differed from an earlier message about it
    is_last_round: bool = False
    _waiting: Message = field(default_factory=dict)
    _number: int = 0
    _heard_at: float = 0.0

    async def play(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live"
        while not self.is_last_round:
            with contextlib.suppress(*GONE):
                async with connect(
                    address, compression=None, max_size=None, ping_interval=None, open_timeout=OPENS
                ) as line:
                    if await self._sit(Player(line)):
                        return
            await asyncio.sleep(self.rng.uniform(*AGAIN))

    async def _sit(self, player: Player) -> bool:
        """Play on this connection; True: the game is over."""
        async with asyncio.timeout(3 * SILENCE):
            await player.send("hello", token=self.token)
            while not player.welcome:
                message = await player.next()
                if message["type"] != "welcome":
                    raise EOFError(message)  # another server will do better
                player.welcome = message
        self._welcomed(player)
        pinging = asyncio.ensure_future(self._ping(player))
        try:
            # What was not answered is sent again, also when the game is over.
            while (player.state["result"] is None or self._waiting) and not self.is_last_round:
                await self._go_on(player)
            return player.state["result"] is not None and not self._waiting
        finally:
            pinging.cancel()

    def _welcomed(self, player: Player) -> None:
        now = time.monotonic()
        if self._heard_at:
            self.silences.append(now - self._heard_at)
        self._heard_at = now
        self.behind += player.view["seq"] < max(self.acknowledged.values(), default=0)

    async def _ping(self, player: Player) -> None:
        with contextlib.suppress(*GONE):
            while True:
                await asyncio.sleep(PING)
                await player.send("ping")

    async def _go_on(self, player: Player) -> None:
        """Act, or wait for something."""
        if not self._waiting:
            self._waiting = self._wish(player) or {}
            if self._waiting:
                await self._pause(player)
        if not self._waiting:
            await self._hear(player)
            return
        message = {"type": self._waiting["kind"], "ref": self._waiting["ref"], **self._waiting["fields"]}
        await player.socket.send(json.dumps(message))
        ref = self._waiting["ref"]
        while (answer := await self._hear(player)).get("ref") != ref:
            pass
        self._note(answer)

    def _wish(self, player: Player) -> Message | None:
        chance = self.rng.random()
        if chance < TALKS:
            return self._new("say", {"kind": "chat", "text": f"{self.seat} says {self._number + 1}"})
        if player.view["legal"]["undo"] and chance < TALKS + UNDOES:
            return self._new("undo")
        action = player.choice(self.rng)
        return None if action is None else self._new("act", {"action": action})

    def _new(self, kind: str, fields: Message | None = None) -> Message:
        self._number += 1
        return {"kind": kind, "ref": f"{self.seat}-{self._number}", "fields": fields or {}}

    async def _pause(self, player: Player) -> None:
        """Think; messages are still processed."""
        until = time.monotonic() + (DREAM if self.rng.random() < self.dreams else self.rng.uniform(*self.thinking))
        while (left := until - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._hear(player)

    async def _hear(self, player: Player) -> Message:
        async with asyncio.timeout(SILENCE):
            message = await player.next()
        self._heard_at = time.monotonic()
        if message["type"] == "update":
            head = (message["seat"], message["by"], message["at"])
            self.differs += self.saw.setdefault(message["seq"], head) != head
        elif message["type"] == "goodbye":
            raise EOFError(message["why"])
        return message

    def _note(self, answer: Message) -> None:
        ref, kind = self._waiting["ref"], self._waiting["kind"]
        if answer["type"] == "fault" and answer["code"] == "try-again":
            return  # it is sent again
        if answer["type"] != "accepted":
            self.refused.add(ref)
        elif kind == "say":
            self.said.add(self._waiting["fields"]["text"])
        else:
            self.acknowledged[ref] = answer["seq"]
        self._waiting = {}
