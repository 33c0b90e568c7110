"""Malformed, oversized, replayed, wrong-seat and out-of-order messages: no crash, no leak, no change.

`make test-slow` sends a million (BOHNHOF_LAWS=full); `make test` two thousand.
"""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.legal import legal
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.server import wire
from bohnhof.server.limits import MessageWeights
from bohnhof.server.rooms.clients import Client
from bohnhof.server.rooms.conversation import Conversation
from bohnhof.server.rooms.house import House
from bohnhof.server.wire import told
from bohnhof.server.wire.actions import to_wire, write_action_json
from tests.laws.driver import Driver, Game
from tests.length import FULL
from tests.patience import HANGS
from tests.server.playing import until_closed
from tests.server.rooms import Tabletop, sitting
from tests.server.serving import NO_LIMITS, running, served

MESSAGES = 1_000_000 if FULL else 2_000
# Bytes: what the interpreter itself may need for its caches. It needs 15,000 while the second thousand is sent.
GROWTH = 300_000 if FULL else 45_000


class Deaf(Client):
    """A client that counts its answers by kind and stores nothing."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat, NO_LIMITS)
        self.kinds: dict[str, int] = {}

    def send(self, data: bytes) -> None:
        kind = json.loads(data)["type"]
        self.kinds[kind] = self.kinds.get(kind, 0) + 1


class Nonsense:
    """Makes messages that must not change anything."""

    def __init__(self, top: Tabletop, seed: int) -> None:
        self.top = top
        self.rng = Random(seed)
        self.driver = Driver(Game("boonanza", 4), seed)
        self.driver.table = top.table
        self.done: list[bytes] = []  # actions that were done already

    def next(self, seat: int | None) -> bytes:
        kinds = [self.noise, self.cut, self.mistyped, self.oversized, self.forbidden, self.asked]
        kinds += [self.replayed] if self.done and seat == 0 else []
        return self.rng.choice(kinds)(seat)

    def noise(self, _: int | None) -> bytes:
        return self.rng.randbytes(self.rng.randrange(200))

    def asked(self, _: int | None) -> bytes:
        """A question, which changes nothing whatever its answer."""
        action = json.loads(write_action_json(self.driver.nonsense()))
        return json.dumps({"type": "check", "ref": "x", "action": action}).encode()

    def cut(self, seat: int | None) -> bytes:
        data = self.asked(seat)
        return data[: self.rng.randrange(len(data))]

    def mistyped(self, _: int | None) -> bytes:
        """A message whose parts have the wrong types, names or sizes."""
        rng = self.rng
        junk: list[Any] = [None, -1, 2**70, 1e300, "", "x" * 400, [], {}, [[[[]]]], True, {"verb": "plant"}, "\ud800"]
        kind = rng.choice(["act", "check", "undo", "say", "wish", "mute", "hint", "hello", "shout", 7, None])
        fields = ["ref", "action", "text", "kind", "want", "give", "seat", "token", "extra"]
        return json.dumps(
            {"type": kind, "extra_": 1} | {name: rng.choice(junk) for name in rng.sample(fields, 4)}
        ).encode()

    def oversized(self, _: int | None) -> bytes:
        return b'{"type":"say","ref":"x","text":"' + b"y" * self.rng.randrange(wire.LONGEST_MESSAGE, 9000) + b'"}'

    def forbidden(self, seat: int | None) -> bytes:
        """An action of somebody who may not do it, now or ever."""
        while True:
            action = self.driver.nonsense()
            if seat is None or self._is_refused(seat, action):
                ref = f"f{self.rng.random()}"
                return json.dumps({"type": "act", "ref": ref, "action": json.loads(write_action_json(action))}).encode()

    def _is_refused(self, seat: int, action: Any) -> bool:
        try:
            play(self.top.table.clone(), seat, action)
        except (Illegal, BadInput):
            return True
        return False

    def replayed(self, _: int | None) -> bytes:
        return self.rng.choice(self.done)


def a_house(top: Tabletop) -> House:
    return cast("House", SimpleNamespace(metrics=top.room.metrics, thinkers=None, weights=MessageWeights(NO_LIMITS)))


def test_nonsense_changes_nothing_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            house = a_house(top)
            clients = [Deaf(None), *(Deaf(seat) for seat in range(4))]
            nonsense = Nonsense(top, 5)
            for client in clients[1:]:
                client.owner = top.seats[client.seat or 0].owner
            top.room.clients[:] = clients  # nobody else is there
            for n in range(30):  # a game with something on the table
                choices = legal(top.table, 0)
                if not choices or not top.table.now.waits_for(top.table, 0):
                    break
                message = {"type": "act", "ref": f"d{n}", "action": json.loads(write_action_json(choices[0]))}
                nonsense.done.append(json.dumps(message).encode())
                await Conversation(house, top.room, clients[1]).hear(nonsense.done[-1])
            nonsense.driver.table = top.table
            before, seq = top.table.clone(), top.room.seq
            assert seq > 1
            for client in clients:
                client.kinds.clear()
            tracemalloc.start()
            for n in range(MESSAGES):
                client = nonsense.rng.choice(clients)
                await Conversation(house, top.room, client).hear(nonsense.next(client.seat))
                if n == MESSAGES // 2:
                    held = tracemalloc.get_traced_memory()[0]
            assert tracemalloc.get_traced_memory()[0] - held < GROWTH
            tracemalloc.stop()
            assert top.table == before
            assert top.room.seq == seq
            assert len(await top.room.store.entries(top.room.settings.id)) == seq
            assert top.room.metrics.faults == 0
            answers = {kind for client in clients for kind in client.kinds}
            assert answers == {"accepted", "refused", "checked", "fault"}
            assert clients[1].kinds["accepted"] > 1  # the replayed ones, each answered as it was

    running(test(), seconds=3600 if FULL else 5 * HANGS)


def test_a_real_connection_survives_nonsense_and_the_others_do_not_notice(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, eve = server.person(), server.person()
            seat = await anna.set_up(bots={"1": "random", "2": "random", "3": "random"}, start=True)
            async with anna.at(seat["table"]) as player, eve.at(seat["table"]) as stranger:
                rng = Random(1)
                for _ in range(200):
                    await stranger.socket.send(rng.randbytes(rng.randrange(100)))
                    await stranger.socket.send('{"type": "act", "ref": 1}')
                await stranger.hear("fault")
                await stranger.socket.send("x" * 20_000)
                await until_closed(stranger)
                assert (await player.act(**player.view["legal"]["actions"][0]))["type"] == "accepted"
            assert server.service.metrics.faults == 0

    running(test())


def test_who_only_sends_nonsense_is_disconnected(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            house = a_house(top)
            client = top.seats[2]
            for _ in range(200):
                await Conversation(house, top.room, client).hear(b"?")
            assert client.is_closed
            assert client.last("goodbye")["why"] == "too-many"

    running(test())


def test_who_does_not_read_is_disconnected_and_nobody_waits() -> None:
    client = Client(0, NO_LIMITS)
    small = Client(0, type(NO_LIMITS)(waiting_bytes=1000))
    for _ in range(100):
        small.tell(told.Refused("x", "B1", "y" * 50))
        client.tell(told.Refused("x", "B1", "y" * 50))
    assert small.is_closed
    assert not client.is_closed


def test_an_action_is_what_its_message_says() -> None:
    for action in legal(Driver(Game("boonanza", 4), 1).table, 0):
        assert json.loads(write_action_json(action))["verb"] == to_wire(action).__struct_config__.tag
