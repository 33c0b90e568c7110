"""The driver of a room: lets its bots act, and its clock move the game on.

Bots are asked in the order of the floor whenever something has changed. They wait a moment before they act, longer if
it concerns a person, and end trading when its time is over (`market_time`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from math import ceil
from typing import Any, Final, NamedTuple

from bohnhof.bots.chance import derived_seed
from bohnhof.bots.floor import TALK, move_on, polling_order
from bohnhof.kernel.actions import Action, Counter, Decline, EndTrading, Offer
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.legal import legal, may_offer
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table
from bohnhof.kernel.view import view
from bohnhof.server.rooms import agreement
from bohnhof.server.rooms.following import RANK_SECONDS
from bohnhof.server.rooms.live_game import LiveGame
from bohnhof.server.rooms.market_time import concerns
from bohnhof.server.rooms.room import Forgotten, Room
from bohnhof.server.storage.store import StoreFault
from bohnhof.server.thinking.brains import Thinkers
from bohnhof.server.thinking.clock import steady
from bohnhof.server.thinking.thoughts import Reason, Thought, question_for
from bohnhof.server.wire import tables

log = logging.getLogger("bohnhof.driver")

THINKING: Final = 2.0  # seconds per decision
# How long a bot waits before it acts, at pace 1.
PLAYING: Final = 0.4
TALKING_TO_PEOPLE: Final = 0.6
TALKING: Final = 0.15  # to other bots
MOST_MOVES: Final = 30  # of the clock in a row
AGAIN: Final = 1.0  # seconds until a bot retries what could not be stored


Wishes = dict[int, tables.Wish]  # by seat
Moment = tuple[int, dict[int, str]]  # how many entries there are, and the bots by seat


class BotPlan(NamedTuple):
    """What a bot will do."""

    seat: int
    action: Action
    reason: Reason | None = None
    said: bytes | None = None  # the same in JSON


class Unasked(Exception):
    """A bot was not asked, because the answer was no longer needed when its turn came."""


class Driver:
    """Bots and clock of one room; it sleeps until there is something to do."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._moving: asyncio.Task[None] | None = None  # the clock, while it moves the game on
        self._waited: Moment | None = None  # when all bots wanted to wait: they are not asked again
        self._refused: dict[int, int] = {}  # by seat of a bot: the entry after which it tried a forbidden action
        self._wished: dict[int, int] = {}  # by seat of a bot: the turn in which it last announced its wishes
        room.least_pace = thinkers.least_pace
        room.on_change.append(self.stir)

    def stir(self) -> None:
        """Think again, because something has changed."""
        self._stirred.set()
        self._look_who_is_gone()
        self._set_alarm()
        if self._task is None and self._has_work() and self._moment() != self._waited:
            self._task = self._start(self._drive)

    @property
    def is_at_work(self) -> bool:
        return self._task is not None

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    def _start(self, work: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(work())

    # ------------------------------------------------------------------- who plays

    def _has_work(self) -> bool:
        """Is there anything to do? Bots do not play in an empty room: the game continues when somebody comes."""
        room = self._room
        return self._plays() and bool(room.clients) and bool(room.bots())

    def _plays(self) -> bool:
        return self._room.settings.stage == "play" and not self._room.settings.paused

    def _look_who_is_gone(self) -> None:
        """Let a bot replace people who left and, if the table wants that, people who have been gone too long."""
        room = self._room
        settings = room.settings
        there = room.present()
        if len(there) == len(settings.chairs) and not room.gone_since and not room.standing_in:
            return  # nobody has gone
        changed = False
        for n, chair in enumerate(settings.chairs):
            if chair.kind != "person" or n in there or not self._plays():
                room.gone_since.pop(n, None)
                changed |= n in there and room.standing_in.pop(n, None) is not None  # they are at another server
                continue
            since = room.gone_since.setdefault(n, time.monotonic())
            too_long = settings.takeover is not None and time.monotonic() - since >= settings.takeover
            if (chair.gone or too_long) and n not in room.standing_in:
                room.standing_in[n] = settings.stand_in
                changed = True
        if changed:
            room.send_table()

    # ------------------------------------------------------------------------ bots

    async def _drive(self) -> None:
        room = self._room
        try:
            while self._has_work():
                moment = self._moment()
                if not await self._let_others_act(moment):
                    continue
                began = time.monotonic()
                try:
                    plan, wishes = await self._plan()
                except Unasked:
                    continue  # somebody acted or everybody left before it was their turn to think
                thought = time.monotonic() - began
                if not await self._tell_wishes(wishes, plan, moment, began, thought):
                    continue
                if plan is None and self._moment() == moment:
                    self._waited = moment
                    return
                if plan is not None and await self._wait_for(plan, moment, began, thought):
                    done = await room.do(lambda p=plan, m=moment: self._carry_out(p, m))  # type: ignore[misc]
                    if not done:
                        await asyncio.sleep(AGAIN)
        except Exception:
            log.exception("the bots of a table failed", extra=room.fault())
        finally:
            self._task = None

    def _moment(self) -> Moment:
        """What a plan depends on. Spectators who come and go, and people who are ready, do not make it stale."""
        return self._room.seq, self._room.bots()

    def _is_good(self, plan: BotPlan, moment: Moment) -> bool:
        """Is it still valid: has nobody acted since, and does the bot still play there? Other seats do not matter."""
        seq, bots = moment
        return self._room.seq == seq and self._room.bots().get(plan.seat) == bots.get(plan.seat)

    async def _wait_until(self, when: Callable[[], float], still: Callable[[], bool]) -> bool:
        """Wait until a time, which may become earlier when something changes. Is there still something to do then?"""
        while self._has_work() and still():
            left = when() - time.monotonic()
            if left <= 0:
                return True
            self._stirred.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._stirred.wait()
        return False

    async def _wait_for(self, plan: BotPlan, moment: Moment, began: float, thought: float) -> bool:
        """Wait for the plan's pause, counted from the question; people who are ready make it shorter.

        Is the plan still valid then?
        """
        closed = self._closed_by(plan)
        return await self._wait_until(
            lambda: self._time_of(plan, closed, began, thought), lambda: self._is_good(plan, moment)
        )

    def _time_of(self, plan: BotPlan, closed: Collection[int], began: float, thought: float) -> float:
        """When the plan of a bot is carried out, which closes these offers."""
        if isinstance(plan.action, EndTrading):
            return self._closing_time()
        room = self._room
        assert room.table is not None
        spoken = began + self._even(thought, plan)
        read = room.market.may_close(room.table, closed, room.people(), room.pace, alone=room.is_unobserved)
        return max(spoken, read)

    def _closed_by(self, plan: BotPlan) -> set[int]:
        """The offers that are no longer open after this: its own that it deals over, and those that lapse with it."""
        live = self._room.live
        assert live is not None
        if not live.table.offers:
            return set()
        try:
            after, _ = live.play(plan.seat, plan.action)
        except (Illegal, BadInput):
            return set()  # it will be refused
        return {int(offer.id) for offer in live.table.offers} - {int(offer.id) for offer in after.offers}

    async def _tell_wishes(
        self, wishes: Wishes, plan: BotPlan | None, moment: Moment, began: float, thought: float
    ) -> bool:
        """Announce the bots' wishes, after the same pause as their actions. Has nothing happened meanwhile?"""
        room = self._room
        news = {seat: wish for seat, wish in wishes.items() if wish != room.wish_of(seat)}
        if news and not await self._wait_until(
            lambda: began + self._even(thought, plan), lambda: room.seq == moment[0]
        ):
            return False
        assert room.table is not None
        self._wished.update(dict.fromkeys(wishes, int(room.table.turn)))
        for seat, wish in news.items():
            room.set_wish(seat, wish)
        return True

    async def _let_others_act(self, moment: Moment) -> bool:
        """Let servers with a better rank at this table act first. Is there still something to do then?"""
        began = time.monotonic()
        return await self._wait_until(lambda: began + RANK_SECONDS * self._room.rank, lambda: self._moment() == moment)

    async def _plan(self) -> tuple[BotPlan | None, Wishes]:
        """What the bots do next (None: they wait for people), and what they wish for."""
        room, live = self._room, self._room.live
        wishes: Wishes = {}
        if live is None or live.table.is_over:
            return None, wishes
        table = live.table
        bots = room.bots()
        seq = room.seq
        if table.now.trades and int(table.active) in bots and room.market.has_run_out(room.people(), steady()):
            return BotPlan(*move_on(table)), wishes  # a seat that keeps talking does not delay the others
        for seat in polling_order(table):
            if seat not in bots or self._refused.get(seat) == seq or not self._has_a_say(table, seat):
                continue
            thought = await self._ask(live, seat, bots[seat])
            if room.seq != seq:
                return None, {}
            wish = self._wish(table, seat, thought)
            if wish is not None:
                wishes[seat] = wish
            action = thought.chosen()
            if action is not None and live.floor.hears(seat, action):
                return BotPlan(seat, action, thought.reason, thought.action), wishes
        seat, action = move_on(table)
        return BotPlan(seat, action) if seat in bots else None, wishes

    def _wish(self, table: Table, seat: int, thought: Thought) -> tables.Wish | None:
        """A bot's wishes, if it has any: once a turn all of them, and after that only those that it still has.

        Beans that the seat offers at the same time are left out.
        """
        if thought.wish is None:
            return None
        offered = _offered(table, seat, thought.chosen())
        want, give = [bean for bean in thought.wish[0] if bean not in offered], thought.wish[1]
        before = self._room.wish_of(seat)
        if self._wished.get(seat) == int(table.turn):
            want = [bean for bean in before.want if bean in want]
            give = [bean for bean in before.give if bean in give]
        return tables.Wish(want, give)

    def _has_a_say(self, table: Table, seat: int) -> bool:
        return may_offer(table, seat) or bool(legal(table, seat))

    async def _ask(self, live: LiveGame, seat: int, bot: str) -> Thought:
        room = self._room
        chance = derived_seed(int(room.settings.seed), f"bot {seat}", room.seq)
        talk = live.floor.hears(seat, Decline(0))
        question = question_for(
            room.settings.id, bot, view(live.table, seat), may_talk=talk, chance=chance, seconds=THINKING
        )  # fmt: skip
        seq = room.seq
        thoughts = await self._thinkers.ask(question, self._payer(), lambda: room.seq == seq and self._has_work())
        if not thoughts:
            raise Unasked
        return thoughts[0]

    def _payer(self) -> str:
        """The address that pays for thinking: the player (or else spectator) with the most budget left."""
        sitting = [client.address for client in self._room.clients if client.seat is not None]
        return self._thinkers.payer(sitting or [client.address for client in self._room.clients])

    def _closing_time(self) -> float:
        """When this seat may end its trading."""
        room = self._room
        assert room.table is not None
        return room.market.closes(room.table, room.people(), room.pace, alone=room.is_unobserved)

    def _even(self, thought: float, plan: BotPlan | None) -> float:
        """Seconds until a bot that thought for this long gives its answer."""
        return even(thought, self._pause(plan))

    def _pause(self, plan: BotPlan | None) -> float:
        """A pause, so that people can follow; the less it concerns them, the shorter."""
        room = self._room
        table = room.table
        assert table is not None
        if plan is None or isinstance(plan.action, EndTrading):
            part = TALKING
        elif not isinstance(plan.action, TALK):
            part = PLAYING
        elif any(concerns(table, seat, plan.action, quiet=room.market.is_quiet(seat)) for seat in room.people()):
            part = TALKING_TO_PEOPLE
        else:
            part = TALKING
        return max(part * room.pace, room.shortest_pause)

    async def _carry_out(self, plan: BotPlan, moment: Moment) -> bool:
        """Play it, in the room's queue, if it is still valid. False if it could not be stored."""
        room = self._room
        if not self._is_good(plan, moment) or not self._plays():
            return True
        seq = room.seq
        try:
            entered = await room.enter(plan.seat, "bot", plan.action, said=plan.said)
        except (Illegal, BadInput) as refusal:
            what = {"seat": plan.seat, "bot": room.settings.chairs[plan.seat].bot, "action": str(plan.action)}
            log.error("a bot was refused", extra={**room.fault(), **what, "why": str(refusal)})
            self._refused[plan.seat] = room.seq  # only this seat is affected: it waits until something changes
            return True
        if not entered and room.seq != seq:
            return True  # another server was faster
        if not entered:
            self._refused[plan.seat] = room.seq
        elif plan.reason is not None:
            name = room.settings.chairs[plan.seat].name or ""
            why = plan.reason
            await room.speak("reason", plan.seat, name, why.text, key=why.key, values=why.values)
        return entered

    # ----------------------------------------------------------------------- clock

    def _set_alarm(self) -> None:
        """Wake up when the time is up, or when somebody has been gone too long."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        room = self._room
        if room.settings.stage != "play" or not room.clients:
            return
        moments = []
        if room.clock.left is not None and self._plays():
            moments.append(room.clock.left + RANK_SECONDS * room.rank)
        if room.settings.takeover is not None and self._plays():
            gone = [since for n, since in room.gone_since.items() if n not in room.standing_in]
            moments += [since + room.settings.takeover - time.monotonic() for since in gone]
        if any(room.votes.values()):
            moments += room.until_given_up()
        if moments:
            self._alarm = asyncio.get_running_loop().call_later(max(0.05, min(moments)), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        room = self._room
        if room.clock.has_run_down:
            self._moving = self._start(self._run_down)
        elif any(room.votes.values()):
            self._moving = self._start(self._count_votes)
        else:
            self.stir()

    async def _count_votes(self) -> None:
        """Let the others decide, because somebody whose vote was needed has been gone for too long."""
        try:
            await self._room.do(lambda: agreement.settle(self._room))
        except (Forgotten, StoreFault):
            pass  # nobody is there, or the next vote will try again
        self.stir()

    async def _run_down(self) -> None:
        try:
            await self._room.do(self._move_on)
        except Forgotten:
            pass  # nobody is there any more
        except Exception:
            log.exception("the clock of a table failed", extra=self._room.fault())
            self._room.clock.put_off()
            self.stir()

    async def _move_on(self) -> None:
        """Move the game on without the seats that it waits for, because the time is up."""
        room = self._room
        for _n in range(MOST_MOVES):
            if room.table is None or not room.clock.has_run_down or room.settings.stage != "play":
                break
            seat, action = move_on(room.table)
            seq = room.seq
            if not await room.enter(seat, "clock", action) and room.seq == seq:
                room.clock.put_off()
        self.stir()


def even(thought: float, pause: float) -> float:
    """Round the time from question to answer up to whole pauses, so that thinking reveals little about a hand."""
    return pause * max(1, ceil(thought / pause)) if pause > 0 else 0.0


def _offered(table: Table, seat: int, action: Action | None) -> set[int]:
    """The beans that a seat offers: in its open offers, and in what it is about to do."""
    cards = [card for offer in table.offers if offer.maker == seat for card in offer.give]
    if isinstance(action, Offer | Counter):
        cards += action.give
    return {int(table.bean[card]) for card in cards}
