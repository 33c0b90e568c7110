"""A law: no offer that a person could accept, and no draft, is cut off unseen, in whatever order things happen.

Bots play, and people at random moments: they answer, are done, draft offers, skip what does not concern them, or do
nothing. The clock is held, so hours of a table take a second. Every person holds what bots do against what they saw
themselves and when they saw it.
"""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections import Counter
from random import Random
from typing import Final

import pytest

from benchmarks.held_clock import HeldClock, run_held
from benchmarks.rounds import PACES, held
from bohnhof.kernel.actions import Accept, Action, Decline
from bohnhof.kernel.legal import legal
from bohnhof.server.limits import Limits
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms import requests
from bohnhof.server.rooms.driver import Driver
from bohnhof.server.rooms.market_time import COUNTDOWN, FIRST_SAY, HELD, LAST_WORD, MOST_HELD
from bohnhof.server.rooms.room import Room
from bohnhof.server.storage.local_store import LocalStore
from bohnhof.server.storage.table_settings import Chair
from bohnhof.server.thinking.brains import Brains
from bohnhof.server.thinking.clock import shown
from bohnhof.server.thinking.thoughts import think
from bohnhof.server.thinking.work import WorkHere
from bohnhof.server.wire import asked
from bohnhof.server.wire.actions import to_wire
from tests.length import FULL
from tests.server.rooms import Listener, Message, a_room, some_settings

SEEDS: Final = 200 if FULL else 12
STEPS: Final = 250  # entries of a game
BOTS: Final = ("casual", "trader", "random")
ANSWERS: Final = ("accept", "decline")
A_HAIR: Final = 0.002  # seconds: moments are sent in milliseconds


class Somebody(Listener):
    """A person at the table, who remembers since when an offer lay there."""

    def __init__(self, seat: int, room: Room, clock: HeldClock, rng: Random, seen: Counter[str]) -> None:
        super().__init__(seat)
        self._place = seat
        self._room = room
        self._clock = clock
        self._rng = rng
        self._refs = 0
        self._skips = rng.random() < 0.5
        self._idle = rng.choice([0.2, 0.6, 0.95])  # how seldom this person does anything
        self._phase: object = None
        self._began = 0.0  # the phase
        self._made: dict[int, float] = {}  # when the offers were first seen
        self._done = -1.0  # when this person was done
        self._draft: float | None = None  # when the draft was last changed
        self._closes: int | None = None  # when the market closes, as last told
        self.seen = seen  # what was held against the law, and how often
        self.cut_off: list[str] = []

    # ------------------------------------------------------------------------ what they see

    def _note(self, message: Message) -> None:
        if message["type"] == "update" and message["by"] == "bot" and message["seat"] != self._place:
            self._judge(message)
        super()._note(message)
        if message["type"] == "ready":
            self._closes = message["closes"]
        if message["type"] in {"welcome", "update"}:
            state, now = self.view["state"], self._clock.now
            self._closes = state["closes"]
            if self._phase != (state["turn"], state["phase"]):
                self._phase, self._began, self._done, self._draft = (state["turn"], state["phase"]), now, -1.0, None
            self._made = {offer["id"]: self._made.get(offer["id"], now) for offer in state["offers"]}

    def _judge(self, message: Message) -> None:
        """Did a bot cut something off?"""
        now = self._clock.now
        ends = any(event["name"] == "trading ended" for event in message["events"])
        left = {offer["id"] for offer in message["state"]["offers"]}
        alone = sum(chair.kind == "person" for chair in self._room.settings.chairs) == 1
        is_late = not alone and now >= self._began + MOST_HELD - A_HAIR
        if ends:
            self._expect("told", self._closes is not None and self._closes <= shown(now + A_HAIR))
        if ends and self._draft is not None:
            self._expect("draft", is_late or now - self._draft >= HELD - A_HAIR)
        may = {verb: {a["offer"] for a in self.view["legal"]["actions"] if a["verb"] == verb} for verb in ANSWERS}
        to = {offer["id"]: offer["to"] for offer in self.view["state"]["offers"]}
        for offer in set.intersection(*may.values()) - left:
            if self._made[offer] <= self._done:
                continue
            waited = now - self._made[offer] + A_HAIR
            pace = self._room.pace
            if ends and to[offer] == self._place:
                self._expect("ended over an offer to me", is_late or waited >= HELD)
            elif ends:
                least = COUNTDOWN if alone else LAST_WORD
                self._expect("ended over an offer to all", is_late or waited >= least * pace)
            elif alone or not self._skips:
                self._expect("closed by a deal", is_late or waited >= FIRST_SAY * pace)

    def _expect(self, what: str, holds: bool) -> None:
        self.seen[what] += 1
        if not holds:
            self.cut_off.append(f"{what}, by {self._clock.now} at entry {self._room.seq}")

    # ------------------------------------------------------------------------- what they do

    async def live(self) -> None:
        if self._skips:
            await self._room.do(lambda: requests.skip(self._room, self, asked.Skip(on=True)))
        while self._room.seq < STEPS and self._room.table is not None and not self._room.table.is_over:
            await self._clock.wait(self._rng.expovariate(1 / (6 * self._room.pace)))
            await self._do_something()

    async def _do_something(self) -> None:
        room, rng = self._room, self._rng
        assert room.table is not None
        actions = legal(room.table, self._place)
        if self._place in self.view["state"]["waiting"]:
            await self._act(next(one for one in actions if not isinstance(one, Accept | Decline)))
        elif rng.random() >= self._idle and room.table.now.trades:
            answers = [one for one in actions if isinstance(one, Accept | Decline)]
            match rng.randrange(4):
                case 0:
                    await room.do(lambda: requests.ready(room, self, asked.Ready()))
                    self._done, self._draft = self._clock.now, None
                case 1:
                    on = rng.random() < 0.7
                    await room.do(lambda: requests.drafting(room, self, asked.Drafting(on=on)))
                    self._draft, self._done = (self._clock.now, -1.0) if on else (None, self._done)
                case _ if answers:
                    await self._act(rng.choice(answers))
                case _:
                    pass

    async def _act(self, action: Action) -> None:
        self._refs += 1
        message = asked.Act(f"{self._place}-{self._refs}", to_wire(action))
        await self._room.do(lambda: requests.act(self._room, self, message))


async def a_game(seed: int, clock: HeldClock, seen: Counter[str]) -> list[str]:
    """The faults that people found in a game."""
    rng = Random(seed)
    store = LocalStore()
    settings = some_settings(seed=str(seed), pace=rng.choice(list(PACES.values())))
    people = rng.sample(range(4), rng.choice([1, 1, 2]))
    for n, chair in enumerate(settings.chairs):
        if n not in people:
            settings.chairs[n] = Chair(name=chair.name, bot=rng.choice(BOTS))
    await store.save(settings, 0)
    room = await a_room(store, settings)
    driver = Driver(room, Brains(WorkHere(think), Metrics(), Limits().unlimited()))
    everybody = [Somebody(seat, room, clock, rng, seen) for seat in people]
    for one in everybody:
        await room.come(one)
    driver.stir()
    await asyncio.gather(*(one.live() for one in everybody))
    driver.stop()
    store.close()
    return [f"seed {seed}, seat {one.seat}: {fault}" for one in everybody for fault in one.cut_off]


def test_no_offer_to_a_person_and_no_draft_is_cut_off_unseen() -> None:
    seen: Counter[str] = Counter()
    for seed in range(SEEDS):
        clock = HeldClock()
        assert run_held(clock, a_game(seed, clock, seen)) == []
    kinds = {"told", "draft", "ended over an offer to me", "ended over an offer to all", "closed by a deal"}
    assert set(seen) == kinds, seen


@pytest.mark.parametrize(("pace", "most"), [("normal", 25.0), ("quick", 8.0)])
def test_a_round_of_bots_is_short_for_whoever_skips_and_answers_at_once(pace: str, most: float) -> None:
    wanted = Namespace(bot="casual", rounds=3, deals=range(3), skip=True, done=False, silent=False)
    rounds = [one.seconds for table in held(PACES[pace], wanted) for one in table]
    assert len(rounds) == 9
    assert max(rounds) < most
