"""A room: one table with everybody at it, and the one queue through which everything goes.

People, bots, clocks and newcomers take their turns on the room's lock, first come, first served. What is accepted is
stored, then sent (DESIGN 6). After any fault of ours the table is folded anew from the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Final, Literal, TypeVar

import msgspec

from bohnhof.bots.floor import Floor
from bohnhof.kernel.actions import Action
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.events import Event, apply
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import SPECTATOR
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table
from bohnhof.kernel.view import view
from bohnhof.server import wire
from bohnhof.server.actions import from_wire, write_action
from bohnhof.server.answers import Answers
from bohnhof.server.clients import Client
from bohnhof.server.desk import Desk, describe
from bohnhof.server.folding import pack, unpack
from bohnhof.server.history import effective, is_undoable
from bohnhof.server.market import matches
from bohnhof.server.metrics import Metrics
from bohnhof.server.people import clean_line
from bohnhof.server.picture import NOTHING, choices, offering, state, whole_view
from bohnhof.server.sending import Sender
from bohnhof.server.store import Conflict, Row, Statement, Store, StoreFault
from bohnhof.server.wire import asked, tables, told, views

log = logging.getLogger("bohnhof.room")

T = TypeVar("T")
By = Literal["person", "bot", "clock"]

LINES_SENT: Final = 100  # of the talk, to somebody who comes
ENTER: Final = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
SAY: Final = "INSERT INTO talk VALUES (?, ?, ?)"
NO_WISH: Final = tables.Wish([], [])
TRY_AGAIN: Final = "the server could not store this: please try again"


def now() -> int:
    """The moment, as the wire writes it."""
    return time.time_ns() // 1_000_000


class Room:
    """A table that is in use."""

    def __init__(self, desk: Desk, store: Store, metrics: Metrics) -> None:
        self.desk = desk
        self.game = desk.game
        self.store = store
        self.metrics = metrics
        self.table: Table | None = None  # before the deal there is none
        self.floor: Floor | None = None
        self.seq = 0
        self.clients: list[Client] = []
        self.ready: set[int] = set()
        self.deadline: int | None = None
        self.left_at = time.monotonic()  # when the last one went
        self.on_change: list[Callable[[], None]] = []
        self.standing_in: dict[int, str] = {}  # bots that play for people who are gone
        self._wishes = [NO_WISH] * len(desk.chairs)
        self._said = 0  # lines so far
        self._answers = Answers()
        self._undoable: list[int] = []  # the seats of the last entries, as far as they can be taken back
        self._phase_began = (0, 0, 0)  # turn, phase, moment
        self._lock = asyncio.Lock()
        self._sender = Sender(self.game)
        self._encode = msgspec.json.Encoder().encode

    # ---------------------------------------------------------------------- the queue

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something when everything that came before is done; it is finished even if nobody waits for it."""
        return await asyncio.shield(asyncio.ensure_future(self._in_turn(job)))

    async def _in_turn(self, job: Callable[[], Awaitable[T]]) -> T:
        async with self._lock:
            return await job()

    @property
    def is_busy(self) -> bool:
        return self._lock.locked()

    @property
    def name(self) -> str:
        """How logs call it: whoever knows a table's id can sit down there."""
        return sha256(self.desk.id.encode()).hexdigest()[:8]

    def fault(self) -> dict[str, object]:
        """Something of ours went wrong: count it; what the log says about the table."""
        self.metrics.faults += 1
        return {"table": self.name, "seq": self.seq}

    # ------------------------------------------------------------- from and to the store

    async def load(self) -> None:
        """Fold what was stored."""
        rows = await self.store.entries(self.desk.id)
        self.seq = len(rows)
        self._answers.remember_all(rows)
        self._said = await self.store.last_line(self.desk.id)
        if self.desk.stage != "lobby":
            self._fold(effective(rows))

    def _fold(self, rows: list[Row]) -> None:
        """Set the table to what these entries make of it."""
        table = new_table(self.game.rules, int(self.desk.seed))
        self._undoable = []
        self._phase_began = (int(table.turn), int(table.phase), rows[0].at if rows else now())
        for row in rows:
            events = unpack(row.events)
            for event in events:
                apply(table, event)
            self._note_undo(row.seat, is_undoable(row.action, events))
            self._note_phase(table, row.at)
        self.table = table
        self.floor = Floor(table)
        self._sender.forget()
        self._set_deadline()

    async def _store(self, statements: list[Statement]) -> bool:
        """Store it, or fold the table anew as it was."""
        try:
            await self.store.write(statements)
        except Conflict:  # an old action, sent again when it was allowed once more
            await self.load()
            return False
        except StoreFault:
            log.exception("it could not be stored", extra=self.fault())
            await self.load()
            return False
        return True

    def save(self) -> Statement:
        return self.desk.save(now())

    # ------------------------------------------------------------------------- acting

    async def act(self, client: Client, message: asked.Act) -> None:
        """Do what a person asks for: stored, sent to everybody, answered."""
        began = time.perf_counter()
        seat = client.seat
        if seat is None:
            client.tell(told.Fault("not-seated", "spectators do not act", message.ref))
            return
        if self._was_answered(client, seat, message.ref):
            return
        if self.table is None:
            client.tell(told.Fault("not-running", "the game has not begun", message.ref))
            return
        try:
            entered = await self.enter(seat, "person", from_wire(message.action), message.ref)
        except Illegal as refusal:
            self.metrics.actions["refused"] += 1
            if not await self._was_done(client, seat, message.ref):
                refused = told.Refused(message.ref, refusal.rule, refusal.reason)
                self._answers.remember(seat, message.ref, refused)
                client.tell(refused)
        except BadInput as fault:
            client.tell(told.Fault("malformed", str(fault), message.ref))
        else:
            if entered:
                client.tell(told.Accepted(message.ref, self.seq))
                self.metrics.entered.note(time.perf_counter() - began)
            elif not await self._was_done(client, seat, message.ref):
                client.tell(told.Fault("try-again", TRY_AGAIN, message.ref))

    async def enter(self, seat: int, by: By, action: Action, ref: str | None = None) -> bool:
        """Play an action, store it, send it. Raises Illegal or BadInput; False: it could not be stored."""
        table, floor = self.table, self.floor
        assert table is not None
        assert floor is not None
        events: list[Event] = []
        table.log = events
        try:
            play(table, seat, action)
        except (Illegal, BadInput):
            raise
        except Exception:
            log.exception("the kernel failed", extra=self.fault())
            await self.load()
            return False
        finally:
            table.log = None
        at = now()
        data = write_action(action)
        row = (self.desk.id, self.seq + 1, seat, by, ref, at, data, pack(events))
        statements: list[Statement] = [(ENTER, row)]
        if table.is_over:
            self.desk.stage = "over"
            statements.append(self.save())
        if not await self._store(statements):
            self.desk.stage = "play"
            self._set_deadline()
            return False
        self.metrics.actions[by] += 1
        self.seq += 1
        if ref is not None:
            self._answers.remember(seat, ref, self.seq)
        self._note_undo(seat, is_undoable(data, events))
        if self._note_phase(table, at):
            self.ready.clear()
        self._set_deadline()
        active = int(table.active)
        floor.changed(table, seat, action)
        self._send_update(seat, by, at, events)
        if table.is_over:
            self.send_table()
        if active != self._matched_for and any(wish != NO_WISH for wish in self._wishes):
            self._send_wishes()
        self._changed()
        return True

    async def check(self, client: Client, message: asked.Check) -> None:
        """Would it be allowed? Tried on a copy."""
        if client.seat is None or self.table is None:
            client.tell(told.Fault("not-seated", "only who sits at a running game can ask this", message.ref))
            return
        try:
            play(self.table.clone(), client.seat, from_wire(message.action))
        except Illegal as refusal:
            client.tell(told.Checked(message.ref, refusal.rule, refusal.reason))
        except BadInput as fault:
            client.tell(told.Fault("malformed", str(fault), message.ref))
        else:
            client.tell(told.Checked(message.ref, None, None))

    def _was_answered(self, client: Client, seat: int, ref: str) -> bool:
        """Was this answered lately? Then it is answered again."""
        answer = self._answers.find(seat, ref)
        if answer is not None:
            client.tell(answer)
        return answer is not None

    async def _was_done(self, client: Client, seat: int, ref: str) -> bool:
        """Is this an action that was done long ago? Then it is answered as it was then."""
        seq = await self.store.find_ref(self.desk.id, seat, ref)
        if seq is None:
            return False
        client.tell(told.Accepted(ref, seq))
        return True

    # --------------------------------------------------------------------------- undo

    async def undo(self, client: Client, message: asked.Undo) -> None:
        """Take back the own last planting or harvest: an entry of its own, so that nothing is ever lost."""
        seat = client.seat
        if seat is not None and await self._was_done(client, seat, message.ref):
            return
        if seat is None or not self.may_undo(seat):
            reason = "only your own last planting or harvest, if no card was revealed and nobody acted since"
            client.tell(told.Fault("no-undo", reason, message.ref))
            return
        rows = effective(await self.store.entries(self.desk.id))
        at = now()
        if not await self._store([(ENTER, (self.desk.id, self.seq + 1, seat, "undo", message.ref, at, b"", b""))]):
            client.tell(told.Fault("try-again", TRY_AGAIN, message.ref))
            return
        self.seq += 1
        self._fold(rows[:-1])
        self.metrics.actions["undo"] += 1
        self.send_views("undo", seat)
        client.tell(told.Accepted(message.ref, self.seq))
        self._changed()

    def may_undo(self, seat: int) -> bool:
        return bool(self._undoable) and self._undoable[-1] == seat and self.desk.stage == "play"

    def _note_undo(self, seat: int, undoable: bool) -> None:
        if not undoable:
            self._undoable = []
        elif self._undoable and self._undoable[-1] != seat:
            self._undoable = [seat]
        else:
            self._undoable.append(seat)

    # -------------------------------------------------------------------------- clock

    def _note_phase(self, table: Table, at: int) -> bool:
        """Has a new phase begun?"""
        turn, phase = int(table.turn), int(table.phase)
        if (turn, phase) == self._phase_began[:2]:
            return False
        self._phase_began = (turn, phase, at)
        return True

    def _set_deadline(self) -> None:
        """When the clock moves the game on: so long after the phase began."""
        clock = self.desk.clock
        self.deadline = None if clock is None or self.desk.stage != "play" else self._phase_began[2] + 1000 * clock

    # --------------------------------------------------------------------------- talk

    async def say(self, client: Client, message: asked.Say) -> None:
        """A line for everybody, stored with the game."""
        text = clean_line(message.text)
        speaker = _speaker(client.seat)
        if self._was_answered(client, speaker, message.ref):
            return
        if not text:
            client.tell(told.Fault("malformed", "an empty line says nothing", message.ref))
            return
        name = "" if client.seat is None else self.desk.chairs[client.seat].name or ""
        if not await self.speak(message.kind, client.seat, name, text):
            client.tell(told.Fault("try-again", TRY_AGAIN, message.ref))
            return
        self._answers.remember(speaker, message.ref, self.seq)
        client.tell(told.Accepted(message.ref, self.seq))

    async def speak(
        self,
        kind: Literal["chat", "promise", "reason"],
        seat: int | None,
        name: str,
        text: str,
        *,
        key: str | None = None,
        values: dict[str, object] | None = None,
    ) -> bool:
        """Store a line and send it to all who want to read it."""
        line = tables.Said(self._said + 1, kind, seat, name, text, key, values, now())
        if not await self._store([(SAY, (self.desk.id, line.n, self._encode(line)))]):
            return False
        self._said += 1
        data = self._encode(told.Talk(line))
        for client in self.clients:
            if _speaker(seat) not in client.muted:
                client.send(data)
        return True

    async def lines(self, last: int) -> list[tables.Said]:
        """The last lines that were said."""
        return [msgspec.json.decode(data, type=tables.Said) for data in await self.store.talk(self.desk.id, last)]

    async def wish(self, client: Client, message: asked.SetWish) -> None:
        """What a seat wants and would give; it is as short-lived as a word across the table, so it is not stored."""
        if client.seat is None or self.desk.stage != "play":
            client.tell(told.Fault("not-seated", "only who sits at a running game can wish for something"))
            return
        kinds = range(int(self.game.rules.beans))
        if not all(bean in kinds for bean in (*message.want, *message.give)):
            client.tell(told.Fault("malformed", "there is no such bean in this game"))
            return
        self.set_wish(client.seat, tables.Wish(list(dict.fromkeys(message.want)), list(dict.fromkeys(message.give))))

    def wish_of(self, seat: int) -> tables.Wish:
        return self._wishes[seat]

    def set_wish(self, seat: int, wish: tables.Wish) -> None:
        self._wishes[seat] = wish
        self._send_wishes()

    @property
    def _active(self) -> int | None:
        return None if self.table is None or self.desk.stage != "play" else int(self.table.active)

    def _send_wishes(self) -> None:
        self._matched_for = self._active
        self._send_all(told.Wishes(self._wishes, matches(self._wishes, self._active)))

    _matched_for: int | None = None

    async def mute(self, client: Client, message: asked.Mute) -> None:
        """Whose lines somebody does not want to read."""
        who = _speaker(message.seat)
        client.muted = client.muted | {who} if message.on else client.muted - {who}
        if client.seat is not None:
            self.desk.chairs[client.seat].muted = sorted(client.muted)
            await self._store([self.save()])

    async def set_ready(self, client: Client) -> None:
        """Somebody wants nothing more in this trading."""
        if client.seat is None or self.table is None or not self.table.now.trades or self.table.is_over:
            client.tell(told.Fault("not-running", "there is no trading now"))
            return
        self.ready.add(client.seat)
        self._send_all(told.ReadyChanged(sorted(self.ready), self.deadline))
        self._changed()

    # --------------------------------------------------------------- coming and going

    async def come(self, client: Client) -> None:
        """Somebody is there: everything there is to know, then who is there."""
        if client.seat is not None:
            chair = self.desk.chairs[client.seat]
            client.muted = frozenset(chair.muted)
            if chair.gone:
                chair.gone = False
                await self._store([self.save()])
        self.clients.append(client)
        handed_back = self.standing_in.pop(client.seat, None) if client.seat is not None else None
        client.tell(
            told.Welcome(
                version=wire.VERSION,
                you=client.seat,
                table=self.described(),
                view=self.view_for(client.seat),
                talk=[line for line in await self.lines(LINES_SENT) if _speaker(line.seat) not in client.muted],
                wishes=self._wishes,
                matches=matches(self._wishes, self._active),
                presence=self.presence(),
                muted=sorted(client.muted),
                now=now(),
            )
        )
        self._send_all(told.WhoIsThere(self.presence()), but=client)
        if handed_back is not None:
            self.send_table()
        self._changed()

    async def go(self, client: Client) -> None:
        """Somebody is no longer there."""
        if client in self.clients:
            self.clients.remove(client)
        self.left_at = time.monotonic()
        self._send_all(told.WhoIsThere(self.presence()))
        self._changed()

    def present(self) -> set[int]:
        return {client.seat for client in self.clients if client.seat is not None}

    def presence(self) -> tables.Presence:
        there = self.present()
        seats = [chair.kind == "bot" or n in there for n, chair in enumerate(self.desk.chairs)]
        return tables.Presence(seats, sum(client.seat is None for client in self.clients))

    def described(self) -> tables.Table:
        return describe(self.desk, self.present(), self.standing_in)

    def _changed(self) -> None:
        for listener in self.on_change:
            listener()

    # ------------------------------------------------------------------------ sending

    def view_for(self, seat: int | None) -> views.View | None:
        """The whole view of a seat or a spectator."""
        if self.table is None:
            return None
        seen = view(self.table, SPECTATOR if seat is None else seat)
        may = NOTHING
        if seat is not None:
            may = choices(seen, seat, offering=offering(seen, seat), undo=self.may_undo(seat))
        now_state = state(self.game, seen, ready=self.ready, deadline=self.deadline)
        return whole_view(self.game, seen, self.seq, seat, now_state, may)

    async def resync(self, client: Client) -> None:
        """Somebody missed something."""
        seen = self.view_for(client.seat)
        if seen is None:
            client.tell(told.Fault("not-running", "the game has not begun"))
        else:
            client.tell(told.Snapshot("resync", None, seen))

    def send_views(self, why: Literal["start", "undo"], by: int | None) -> None:
        """Everybody's whole view anew."""
        for client in self.clients:
            seen = self.view_for(client.seat)
            if seen is not None:
                client.tell(told.Snapshot(why, by, seen))

    def send_table(self) -> None:
        """The table has changed: who sits there, what stage it is in."""
        self._send_all(told.TableChanged(self.described()))

    def _send_all(self, message: told.ServerMessage, but: Client | None = None) -> None:
        if self.clients:
            data = self._encode(message)
            for client in self.clients:
                if client is not but:
                    client.send(data)

    def _send_update(self, seat: int, by: By, at: int, events: list[Event]) -> None:
        if not self.clients or self.table is None:
            return
        may_undo = self._undoable[-1] if self._undoable and self.desk.stage == "play" else None
        updates = self._sender.updates(
            self.table,
            events,
            {client.seat for client in self.clients},
            head=(self.seq, seat, by, at),
            ready=self.ready,
            deadline=self.deadline,
            undo=may_undo,
        )
        for client in self.clients:
            client.send(updates[client.seat])


def _speaker(seat: int | None) -> int:
    """A seat as mutes are kept: all spectators are one."""
    return -1 if seat is None else seat
