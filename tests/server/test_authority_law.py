"""A law: only the current owner of a seat can act, speak or decide for it, in any order of requests.

People join, leave, connect by cookie or by any token they ever had, act, talk, start, remove each other and sign out.
Their requests collect in a room's queue that is held; then all of them are done. The model knows only who asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from bohnhof.kernel.legal import legal
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms import hosting, seats
from bohnhof.server.rooms.conversation import Conversation
from bohnhof.server.rooms.house import House
from bohnhof.server.rooms.lobby import Lobby
from bohnhof.server.rooms.room import Room
from bohnhof.server.storage.people import Who, new_person
from bohnhof.server.storage.sqlite_store import SqliteStore
from bohnhof.server.storage.table_settings import TableSettings
from bohnhof.server.wire import asked, calls
from bohnhof.server.wire.actions import to_wire
from bohnhof.server.wire.denial import Denied
from tests.length import FULL
from tests.server.rooms import Listener
from tests.server.serving import running
from tests.server.thinker import Thinker

SEEDS = 400 if FULL else 30
BATCHES = 10
asker: ContextVar[Human | None] = ContextVar("asker", default=None)


class Human:
    """Somebody with a browser, all tokens they ever got, and their connections."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.person = new_person()
        self.tokens: list[str] = []
        self.lines: list[Listener] = []


class Model:
    """Who has which seat, derived only from the requests; every change of the room is compared with it."""

    def __init__(self, room: Room, host: Human) -> None:
        self.room = room
        self.owners: list[Human | None] = [host, *[None] * (len(room.settings.chairs) - 1)]
        self.checked = 0
        self._keep, self._enter, self._speak = room.keep, room.enter, room.speak
        room.keep, room.enter, room.speak = self.keep, self.enter, self.speak  # type: ignore[method-assign]

    async def enter(self, seat: int, by: Any, *rest: Any, **said: Any) -> bool:
        if by == "person":
            self._owns(seat)
        return await self._enter(seat, by, *rest, **said)

    async def speak(self, kind: Any, seat: int | None, *rest: Any, **more: Any) -> bool:
        if seat is not None:
            self._owns(seat)
        return await self._speak(kind, seat, *rest, **more)

    async def keep(self, settings: TableSettings, **rest: Any) -> None:
        old, human = self.room.settings, asker.get()
        host = old.seat_of(old.host)
        is_host = host is not None and self.owners[host] is human
        if (old.stage, old.barred) != (settings.stage, settings.barred):
            assert is_host, "who starts or removes is the host"
        await self._keep(settings, **rest)
        for seat, (before, after) in enumerate(zip(old.chairs, settings.chairs, strict=True)):
            if before.person != after.person or before.tokens != after.tokens:
                mine = self.owners[seat] is human
                assert mine or is_host or before.kind == "open", "a seat changes by its owner or by the host"
                assert after.person is None or mine or before.kind == "open", "nobody gets a seat that is taken"
                self.owners[seat] = None if after.person is None else human
                self.checked += 1

    def _owns(self, seat: int) -> None:
        assert self.owners[seat] is asker.get(), "who acts for a seat has it"
        self.checked += 1

    def check_lines(self, humans: list[Human]) -> None:
        """Everybody who is still connected to a seat owns it."""
        for human in humans:
            human.lines = [line for line in human.lines if line in self.room.clients]
            for line in human.lines:
                assert line.seat is None or self.owners[line.seat] is human


class World:
    """Four people at one table who make random requests."""

    def __init__(self, lobby: Lobby, seed: int) -> None:
        self.lobby = lobby
        self.rng = Random(seed)
        self.humans = [Human(name) for name in ("Anna", "Bert", "Eve", "Victor")]
        self.refs = 0

    async def begin(self) -> None:
        wish = calls.NewTable("boonanza", "Anna", players=3, stand_in="random", pace=9)
        made = await self.lobby.set_up(wish, self.humans[0].person)
        self.id = made.table
        self.humans[0].tokens.append(made.token or "")
        self.room = await self.lobby.room(self.id)
        self.model = Model(self.room, self.humans[0])

    async def batch(self) -> None:
        """Hold the queue, collect requests, release it."""
        opened = asyncio.Event()
        jobs: list[asyncio.Task[Any]] = [asyncio.ensure_future(self.room.do(opened.wait))]
        await asyncio.sleep(0)
        human = self.rng.choice(self.humans)
        for _ in range(self.rng.randrange(4, 14)):
            if self.rng.random() < 0.5:  # otherwise repeat the last one: somebody who has just left tries what they can
                human = self.rng.choice(self.humans)
            wish = self.wish(human)
            if wish is not None:
                asker.set(human)
                jobs.append(asyncio.ensure_future(wish))
                await asyncio.sleep(0)  # it takes its place in the queue …
                await asyncio.sleep(0)  # … and then the next one
        asker.set(None)
        opened.set()
        for outcome in await asyncio.gather(*jobs, return_exceptions=True):
            if isinstance(outcome, BaseException) and not isinstance(outcome, Denied):
                raise outcome
        self.model.check_lines(self.humans)

    def wish(self, human: Human) -> Any:
        rng, who = self.rng, self.who(human)
        kinds: list[Callable[[], Any]] = [
            lambda: self.sit(human),
            lambda: self.at(lambda room: seats.leave(room, who)),
            lambda: self.hello(human, who),
            lambda: self.hello(human, who),
            lambda: self.link(human, who),
            lambda: self.lobby.sign_out_others(self.id, who, None),
            lambda: self.lobby.hosted(self.id, who, hosting.start),
            lambda: self.lobby.hosted(self.id, who, lambda room: hosting.place_bot(room, calls.SeatBot(2, "random"))),
            lambda: self.lobby.hosted(self.id, who, lambda room: hosting.remove(room, calls.Remove(rng.randrange(3)))),
            *[lambda: self.message(human)] * 6,
        ]
        return rng.choice(kinds)()

    def who(self, human: Human) -> Who:
        """By cookie, or by any token they ever had, valid or not."""
        return Who(human.person, self.rng.choice([None, *human.tokens]))

    async def at(self, job: Callable[[Room], Awaitable[Any]]) -> None:
        await self.lobby.at(self.id, job)

    async def sit(self, human: Human) -> None:
        seated = await self.lobby.at(self.id, lambda room: seats.join(room, calls.Join(human.name), human.person))
        human.tokens.append(seated.token or "")

    async def link(self, human: Human, who: Who) -> None:
        seated = await self.lobby.at(self.id, lambda room: seats.give_link(room, who))
        human.tokens.append(seated.token or "")

    async def hello(self, human: Human, who: Who) -> None:
        line = Listener(None)
        human.lines.append(line)
        await self.lobby.admit(self.room, line, who, watch=False)

    def message(self, human: Human) -> Any:
        """A message on one of their connections; during the game usually an action that was legal a moment ago."""
        if not human.lines:
            return None
        line = self.rng.choice(human.lines)
        self.refs += 1
        ref, table = f"r{self.refs}", self.room.table
        message: asked.FromClient = asked.Say(ref, "hello")
        if table is not None and line.seat is not None and self.rng.random() < 0.7:
            actions = legal(table, line.seat)
            if actions:
                message = asked.Act(ref, to_wire(self.rng.choice(actions)))
        return Conversation(cast("House", None), self.room, line).obey(message)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_who_acts_for_a_seat_is_who_has_it(tmp_path: Path, seed: int) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path, careful=False)
        metrics = Metrics()
        brains = Thinker()
        world = World(Lobby(store, metrics, brains), seed)
        await world.begin()
        for _ in range(BATCHES):
            await world.batch()
        assert world.model.checked > 0
        await world.lobby.stop()
        store.close()

    running(test())
