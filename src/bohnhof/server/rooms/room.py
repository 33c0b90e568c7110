"""A room: one table with everybody at it, and one queue for everything that happens there.

People, bots, clocks and newcomers take turns on the room's lock, first come, first served. Whatever is accepted is
stored, then becomes valid, then is sent (decision 13): changes are made on copies, which are used once they are stored.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, Literal, TypeVar, cast

import msgspec

from bohnhof.kernel.actions import Action
from bohnhof.kernel.edition import RULES_VERSION
from bohnhof.kernel.events import Event
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table
from bohnhof.kernel.verbs import may_be_undone
from bohnhof.server import wire
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms import following, marketplace
from bohnhof.server.rooms.answers import RecentAnswers
from bohnhof.server.rooms.clients import Client, speaker
from bohnhof.server.rooms.gathering import Gathering
from bohnhof.server.rooms.live_game import Entry, LiveGame
from bohnhof.server.rooms.market_time import MarketNews, MarketTime
from bohnhof.server.rooms.sending import Sender
from bohnhof.server.rooms.turns import Turns
from bohnhof.server.rooms.whole_views import view_of
from bohnhof.server.rooms.wishes import NO_WISH, WishBoard
from bohnhof.server.storage.bus import ALONE, Bus
from bohnhof.server.storage.event_codec import pack_events
from bohnhof.server.storage.history import effective
from bohnhof.server.storage.scrubbing import short
from bohnhof.server.storage.store import Conflict, Row, Store, StoreFault, Unknown
from bohnhof.server.storage.table_settings import TableSettings
from bohnhof.server.thinking.clock import PhaseClock, now, shown, steady
from bohnhof.server.wire import tables, told, views
from bohnhof.server.wire.actions import write_action_json

log = logging.getLogger("bohnhof.room")

T = TypeVar("T")

MOST_TRIES: Final = 25  # attempts to be the first to write something
LINES_SENT: Final = 100  # chat lines sent to somebody who comes
MOST_UNDOS: Final = 20  # undos of a seat in a phase: others, and bots, want to continue


class Forgotten(StoreFault):
    """This room was replaced: its waiting jobs must ask for the table again."""


class Room(Gathering):
    """A table in use."""

    def __init__(self, settings: TableSettings, store: Store, metrics: Metrics, bus: Bus = ALONE) -> None:
        super().__init__(settings, bus)
        self.terms = settings.terms
        self.store = store
        self.metrics = metrics
        self.answers = RecentAnswers()
        self.live: LiveGame | None = None  # None before the deal
        self.seq = 0
        self.market = MarketTime()
        self.undone: Counter[int] = Counter()  # by seat: the number of undos in this phase
        self.clock = PhaseClock(settings.clock)
        self.left_at = time.monotonic()  # when the last person left, or somebody asked for the table
        self.changed_at = now()  # for lists: when the settings last changed, or were loaded
        self.made_from: str | None = None  # the hashed address of the person who set it up, if that was recent
        self.is_shared = bus.is_shared  # may others write at this table? Then check for news before refusing
        self.is_forgotten = False  # another room may have taken its place
        self._wish_board = WishBoard(len(settings.chairs))
        self.market_told: tuple[list[int], int | None, MarketNews] | None = None  # who is done, and the rest of it
        self.said = 0  # chat lines so far
        self.turns = Turns(self._begin)
        self._sender = Sender(self.terms)
        self._encode = msgspec.json.Encoder().encode

    @property
    def table(self) -> Table | None:
        return None if self.live is None else self.live.table

    # ---------------------------------------------------------------------- the queue

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job after all earlier ones; it is finished even if nobody waits for it."""
        return await self.turns.do(job)

    def _begin(self) -> None:
        if self.is_forgotten:
            raise Forgotten("the table is not in use any more")

    async def heed(self, client: Client, job: Callable[[], Awaitable[T]]) -> T | None:
        """Run a connection's job, unless it has lost its seat by the time its turn comes."""

        async def if_it_still_may() -> T | None:
            return await job() if self._still_sits(client) else None

        return await self.do(if_it_still_may)

    def _still_sits(self, client: Client) -> bool:
        if client.is_closed or client not in self.clients:
            return False
        if self.is_theirs(client):
            return True
        self._send_away([client], told.Goodbye("left"))
        return False

    def is_theirs(self, client: Client) -> bool:
        """Does the seat still belong to the person who opened this connection?"""
        return client.seat is None or self.settings.chairs[client.seat].person == client.owner

    @property
    def queued(self) -> int:
        """The jobs that wait for their turn, and the running one."""
        return self.turns.queued

    @property
    def is_busy(self) -> bool:
        return self.queued > 0

    @property
    def name(self) -> str:
        """Its name in logs: a hash, because anybody who knows a table's id can sit down there."""
        return short(self.settings.id)

    def fault(self) -> dict[str, object]:
        """Count a fault of ours; returns how the log names the table."""
        self.metrics.faults += 1
        return {"table": self.name, "seq": self.seq}

    # ------------------------------------------------------------- from and to the store

    async def load(self) -> None:
        """Apply what was stored."""
        rows = await self.store.entries(self.settings.id)
        said = await self.store.last_line(self.settings.id)
        self.seq = len(rows)
        self.answers.remember_all(rows)
        self.said = said
        if self.settings.stage != "lobby":
            self._fold(effective(rows))

    def deal(self) -> None:
        """Deal the cards."""
        self._fold([])
        self.send_table()
        self.send_views("start", None)
        self.changed()

    async def note_rules(self) -> None:
        """Continue a running game by the current rules; what was already played does not change."""
        played = self.settings.rules
        if self.settings.stage == "play" and played[-1][1] != RULES_VERSION:
            await self.keep(self.settings.copy(rules=[*played, (self.seq + 1, RULES_VERSION)]))

    def _fold(self, rows: list[Row]) -> None:
        """Set the table to the result of these entries."""
        began = self.settings.began or (rows[0].at if rows else now())
        phase = None if self.live is None else self.live.phase
        self.live = LiveGame(self.terms.rules, int(self.settings.seed), rows, began)
        self._sender.forget()
        self._set_clock()
        if self.live.phase != phase:  # otherwise repeated undos would delay the others
            self.market.begin(steady())
        self.market.note(self.live.table, steady())

    def _set_clock(self) -> None:
        """Start the clock, which runs in every phase of a running game."""
        if self.live is not None and self.settings.stage == "play":
            self.clock.start(self.live.phase, self.live.phase_began)
            if self.settings.paused:
                self.clock.hold()
        else:
            self.clock.stop()

    async def _append(self, row: Row, over: TableSettings | None = None) -> Literal["stored", "overtaken", "failed"]:
        """Store an entry. Overtaken: somebody else was first, and their entry is taken now. Failed: it is not stored.

        The store decides what is an entry: if the outcome is unknown, it is read again.
        """
        try:
            await self.store.enter(self.settings.id, row, over)
        except StoreFault as fault:
            return await self.not_stored(row, fault)
        return "stored"

    async def not_stored(self, row: Row, fault: StoreFault) -> Literal["overtaken", "failed"]:
        """Find out what is stored, after the store did not confirm an entry."""
        if not isinstance(fault, Conflict | Unknown):
            log.error("it could not be stored", exc_info=fault, extra=self.fault())
            return "failed"
        overtaken = await self._caught_up()
        if row.ref is not None and await self.store.find_ref(self.settings.id, row.seat, row.ref) is not None:
            return "failed"  # it was already done or refused: the asker gets the same answer again
        return "overtaken" if overtaken else "failed"

    async def _caught_up(self) -> bool:
        try:
            return await self.follow()
        except StoreFault:
            log.exception("it could not be read", extra=self.fault())
            return False

    async def follow(self) -> bool:
        """Take what others have stored at this table, and send it to everybody here. Was there anything but chat?"""
        return await following.take(self, await self.store.since(following.mark(self)))

    def take_row(self, row: Row) -> None:
        """Apply an entry that was stored elsewhere."""
        assert self.live is not None
        events, is_new_phase = self.live.take(row)
        self.metrics.actions["followed"] += 1
        self._entered(row, events, is_new_phase=is_new_phase)

    async def keep(
        self,
        settings: TableSettings,
        *,
        sits: Sequence[tuple[str, int]] = (),
        rises: Sequence[str] = (),
        also: TableSettings | None = None,
    ) -> None:
        """Store a changed copy of the settings, then use it. Raises StoreFault: then nothing has changed."""
        try:
            await self.store.save(settings, now(), sits=sits, rises=rises, also=also)
        except Conflict:
            await self._caught_up()
            raise
        except Unknown:
            if await self.store.settings(settings.id) != settings:
                await self._caught_up()
                raise
        except StoreFault:
            log.exception("the settings could not be stored", extra=self.fault())
            raise
        self.settings = settings
        self.changed_at = now()
        self.tell("stored")

    # ------------------------------------------------------------------------- acting

    async def enter(
        self, seat: int, by: tables.By, action: Action, ref: str | None = None, *, said: bytes | None = None
    ) -> bool:
        """Play an action, store it, send it. Raises Illegal or BadInput; False: it could not be stored.

        `said` is the original JSON, if there is one; it is stored. If somebody else was faster, a person's action is
        judged again on the new table; that of a bot or a clock is dropped.
        """
        for _n in range(MOST_TRIES):
            try:
                entry = self.judge(seat, by, action, ref, said)
            except Illegal:
                if by == "person" and self.is_shared and await self._caught_up():
                    continue  # what was stored meanwhile may make it legal
                raise
            except BadInput:
                raise
            except Exception:
                log.exception("the kernel failed", extra=self.fault())
                return False
            outcome = await self._append(entry.row, entry.over)
            if outcome == "stored":
                self.note_stored(entry)
                return True
            if outcome == "failed" or by != "person":
                return False
        return False

    def judge(self, seat: int, by: tables.By, action: Action, ref: str | None, said: bytes | None) -> Entry:
        """Play it on a copy. Raises Illegal or BadInput; nothing changes until it is stored."""
        assert self.live is not None
        table, events = self.live.play(seat, action)
        row = Row(self.seq + 1, seat, by, ref, now(), said or write_action_json(action), pack_events(events))
        return Entry(row, action, table, events, self.settings.copy(stage="over") if table.is_over else None)

    def note_stored(self, entry: Entry) -> None:
        """Apply a judged action that is now stored, and send it to everybody."""
        assert self.live is not None
        row, action, table, events, over = entry
        self.settings = over or self.settings
        self.metrics.actions[row.by] += 1
        undoable = may_be_undone(action, events)
        self._entered(row, events, is_new_phase=self.live.note(table, row.seat, action, row.at, undoable=undoable))
        self.tell("stored")
        super().changed()  # the update already included the market

    def _entered(self, row: Row, events: list[Event], *, is_new_phase: bool) -> None:
        """Do everything that follows from a valid entry, and send it to everybody."""
        assert self.live is not None
        by = cast("tables.By", row.by)
        self.seq = row.seq
        if row.ref is not None:
            self.answers.remember(row.seat, row.ref, row.seq)
        if is_new_phase:
            self.market.begin(steady())
            if self.live.undoer is None:  # otherwise ending a phase and undoing that could go on forever
                self.undone.clear()
        self.market.note(self.live.table, steady())
        self._set_clock()
        self._send_update(row.seat, by, row.at, events)
        if self.live.table.is_over:
            self.send_table()
        if self._wish_board.is_stale(int(self.live.table.active)):
            self._send_wishes()

    # --------------------------------------------------------------------------- undo

    async def take_back(self, seat: int, ref: str) -> bool:
        """Undo the last entry with a new entry, so that nothing is ever lost. False if it could not be stored."""
        rows = effective(await self.store.entries(self.settings.id))
        at = now()
        if await self._append(Row(self.seq + 1, seat, "undo", ref, at, b"", b"")) != "stored":
            return False
        self.seq += 1
        self.undone[seat] += 1
        self._fold(rows[:-1])
        self.metrics.actions["undo"] += 1
        self.send_views("undo", seat)
        self.tell("stored")
        self.changed()
        return True

    def may_undo(self, seat: int) -> bool:
        return seat == self._undoer

    @property
    def _undoer(self) -> int | None:
        if self.live is None or self.settings.stage != "play" or self.live.undoer is None:
            return None
        return self.live.undoer if self.undone[self.live.undoer] < MOST_UNDOS else None

    # ---------------------------------------------------------------- talk and wishes

    async def speak(
        self,
        kind: Literal["chat", "promise", "reason"],
        seat: int | None,
        name: str,
        text: str,
        *,
        voice: str = "bot",
        ref: str | None = None,
        key: str | None = None,
        values: dict[str, object] | None = None,
    ) -> bool:
        """Store a line and send it to all who want to read it. A repeated line of the same speaker is ignored."""
        for _n in range(MOST_TRIES):
            line = tables.Said(self.said + 1, kind, seat, name, text, key, values, now())
            try:
                await self.store.say(self.settings.id, line.n, voice, ref, self._encode(line))
            except (Conflict, Unknown):
                await self._caught_up()
                if ref is not None and await self.store.find_line(self.settings.id, voice, ref) is not None:
                    return True
                self.said = max(self.said, await self.store.last_line(self.settings.id))
                continue
            except StoreFault:
                log.exception("a line could not be stored", extra=self.fault())
                return False
            self.take_line(line)
            self.tell("stored")
            return True
        return False

    def take_line(self, line: tables.Said) -> None:
        """Send a line to all who want to read it."""
        self.said = line.n
        data = self._encode(told.Talk(line))
        for client in self.clients:
            if speaker(line.seat) not in client.muted:
                client.send(data)

    async def lines(self, last: int) -> list[tables.Said]:
        """The last chat lines."""
        return [msgspec.json.decode(data, type=tables.Said) for data in await self.store.talk(self.settings.id, last)]

    def wish_of(self, seat: int) -> tables.Wish:
        return self._wish_board.wishes[seat]

    def wishes_made(self) -> list[tuple[int, tables.Wish]]:
        """The wishes that are not empty, with their seats."""
        return [(seat, wish) for seat, wish in enumerate(self._wish_board.wishes) if wish != NO_WISH]

    def set_wish(self, seat: int, wish: tables.Wish) -> None:
        self.take_wish(seat, wish)
        self.tell("wish", (seat, wish))

    def take_wish(self, seat: int, wish: tables.Wish) -> None:
        self._wish_board.wishes[seat] = wish
        self._send_wishes()

    @property
    def _active(self) -> int | None:
        return None if self.table is None or self.settings.stage != "play" else int(self.table.active)

    def _send_wishes(self) -> None:
        self.send_all(self._wish_board.tell(self._active))

    # --------------------------------------------------------------- coming and going

    async def come(self, client: Client) -> None:
        """Welcome a connection with everything it may know, then send who is there."""
        if client.seat is not None:
            await self._take_seat(client, client.seat)
        lines = await self.lines(LINES_SENT)
        if client.seat is not None and not self.present():
            self.clock.give_grace()
        self.clients.append(client)
        self.tell_here()
        handed_back = self.standing_in.pop(client.seat, None) if client.seat is not None else None
        client.tell(
            told.Welcome(
                version=wire.VERSION,
                you=client.seat,
                table=self.described(),
                view=self.view_for(client.seat),
                talk=[line for line in lines if speaker(line.seat) not in client.muted],
                wishes=self._wish_board.wishes,
                matches=self._wish_board.matches(self._active),
                presence=self.presence(),
                muted=sorted(client.muted),
                now=shown(steady()),
            )
        )
        self.send_all(told.WhoIsThere(self.presence()), but=client)
        if handed_back is not None:
            self.send_table()
        self.changed()

    async def _take_seat(self, client: Client, seat: int) -> None:
        """Let this connection act for the current owner of the seat; a bot that played for them stops."""
        chair = self.settings.chairs[seat]
        client.owner = chair.person
        client.voice = chair.person or client.voice
        client.muted = frozenset(chair.muted)
        if chair.gone:
            settings = self.settings.copy()
            settings.chairs[seat].gone = False
            with suppress(StoreFault):  # in that case they count as gone again as soon as they disconnect
                await self.keep(settings)

    async def go(self, client: Client) -> None:
        """Remove a connection."""
        self.left_at = time.monotonic()
        if client not in self.clients:
            return  # it was removed, or never admitted
        self.take_out(client)
        if client.owner == self.settings.host:
            self.note_host()
        self.send_all(told.WhoIsThere(self.presence()))
        self.changed()

    def changed(self) -> None:
        """React to a change."""
        marketplace.tell_if_changed(self)
        super().changed()

    # ------------------------------------------------------------------------ sending

    def view_for(self, seat: int | None) -> views.View | None:
        """The whole view of a seat or a spectator."""
        return None if self.table is None else view_of(self, self.table, seat)

    def send_views(self, why: Literal["start", "undo"], by: int | None) -> None:
        """Send everybody their whole view again."""
        for client in self.clients:
            seen = self.view_for(client.seat)
            if seen is not None:
                client.tell(told.Snapshot(why, by, seen))

    def _send_update(self, seat: int, by: tables.By, at: int, events: list[Event]) -> None:
        if not self.clients or self.table is None:
            return
        market = marketplace.news(self)
        self.market_told = (self.market.done, self.clock.deadline, market)
        updates = self._sender.updates(
            self.table, events, {client.seat for client in self.clients}, head=(self.seq, seat, by, at),
            ready=self.market.done, deadline=self.clock.deadline, market=market, undo=self._undoer,
        )  # fmt: skip
        for client in self.clients:
            client.send(updates[client.seat])
