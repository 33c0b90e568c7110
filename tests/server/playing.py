"""A client as the protocol describes it: it updates its view from messages, and knows no rules."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tests.patience import HANGS

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

Message = dict[str, Any]
_numbers = count(1)
# Offers in each turn, at most. With fewer of them a whole game is shorter: `make test` lowers it (conftest.py).
OFFERS = 4
FEW_OFFERS: Final = 1


class Player:
    """One connection: its messages, and the view that follows from them."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: Message = {}
        self.view: Message = {}
        self.table: Message = {}
        self.heard: list[Message] = []

    @property
    def seat(self) -> int | None:
        seat: int | None = self.welcome["you"]
        return seat

    @property
    def state(self) -> Message:
        state: Message = self.view["state"]
        return state

    async def send(self, kind: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def hello(self, token: str | None, **fields: object) -> None:
        await self.send("hello", **({} if token is None else {"token": token}), **fields)
        self.welcome = await self.hear("welcome")

    async def next(self) -> Message:
        """The next message of any kind."""
        message: Message = json.loads(await self.socket.recv())
        self.heard.append(message)
        self.note(message)
        return message

    async def hear(self, kind: str, where: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of a kind."""
        async with asyncio.timeout(HANGS):
            while True:
                message = await self.next()
                if message["type"] == kind and where(message):
                    return message

    def note(self, message: Message) -> None:
        """Update the view as the protocol says."""
        match message["type"]:
            case "welcome":
                self.table, self.view = message["table"], message["view"] or {}
            case "snapshot":
                self.view = message["view"]
            case "table":
                self.table = message["table"]
            case "update":
                assert message["seq"] == self.view["seq"] + 1, "an update was missed"
                self.view["seq"] = message["seq"]
                self.view["places"] |= message["places"]
                self.view["state"], self.view["legal"] = message["state"], message["legal"]
            case "ready":
                self.state.update({name: message[name] for name in ("ready", "deadline", "closes", "held")})
            case _:
                pass

    async def ask(self, kind: str, **fields: object) -> Message:
        """Send something with a new reference; returns the answer."""
        ref = f"r{next(_numbers)}"
        await self.send(kind, ref=ref, **fields)
        return await self.answer(ref)

    async def answer(self, ref: str) -> Message:
        async with asyncio.timeout(HANGS):
            while True:
                message = await self.next()
                if message.get("ref") == ref:
                    return message

    async def act(self, **action: object) -> Message:
        return await self.ask("act", action=action)

    async def resync(self) -> Message:
        """The whole view, as the server has it."""
        await self.send("resync")
        message = await self.hear("snapshot")
        view: Message = message["view"]
        return view

    # ---------------------------------------------------------------------- a whole game

    def choice(self, rng: Random) -> Message | None:
        """Something to do: an answer, sometimes an offer, or what the game waits for; None: wait."""
        legal, state = self.view["legal"], self.state
        if state["result"] is not None or self.seat is None:
            return None
        offering = legal["offering"]
        may_offer = offering is not None and offering["to"] and offering["want"]
        if may_offer and state["numbers"]["offers-made"] < OFFERS * state["turn"] and rng.random() < 0.4:
            give = rng.sample(offering["give"], min(len(offering["give"]), rng.randrange(1, 3)))
            offer: Message = {"verb": "offer", "to": rng.choice(offering["to"]), "give": give}
            return {**offer, "want": [rng.choice(offering["want"])]}
        if self.seat in state["waiting"]:
            return rng.choice(legal["actions"]) if legal["actions"] else None
        answers = [action for action in legal["actions"] if action["verb"] in ("accept", "decline", "take")]
        return rng.choice(answers) if answers and rng.random() < 0.5 else None

    async def play(self, seed: int, entries: int | None = None) -> None:
        """Play until the game is over, or for this many entries."""
        rng = Random(seed)
        began = self.view["seq"]
        while self.state["result"] is None and (entries is None or self.view["seq"] < began + entries):
            action = self.choice(rng)
            if action is not None:
                await self.act(**action)
            else:
                await self.next()


async def until_closed(player: Player) -> Message | None:
    """Read everything until the server closes the connection; returns the last message."""
    from websockets.exceptions import ConnectionClosed  # noqa: PLC0415 - players play where there is no network, too

    try:
        async with asyncio.timeout(HANGS):
            while True:
                await player.next()
    except ConnectionClosed:
        return player.heard[-1] if player.heard else None
