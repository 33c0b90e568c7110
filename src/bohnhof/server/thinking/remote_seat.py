"""A seat at a table of any server, for a program in this process: what it sees in words, and what it does.

It follows the table's messages in a separate thread (docs/protocol.md), reconnects after a broken connection and
resends what was not answered. Text that people wrote never becomes part of the game's own words: seats have numbers,
and names and chat are data.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import uniform
from threading import Condition, Thread
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit
from uuid import uuid4

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.legal import may_counter
from bohnhof.kernel.play import GAME_OVER
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.text.action_text import FORMS, read_action, write_action
from bohnhof.kernel.text.notation import write_position
from bohnhof.sentences.catalogue import language
from bohnhof.sentences.story import Storyteller
from bohnhof.server import wire
from bohnhof.server.wire import asked, tables, told, views
from bohnhof.server.wire.actions import from_wire, to_wire
from bohnhof.server.wire.game_terms import GameTerms, find_terms
from bohnhof.server.wire.view_reader import board_of, event_of

LONGEST_WAIT: Final = 30.0  # seconds that `wait` waits: callers of tools have a limit, too
ANSWERED_WITHIN: Final = 20.0
RETRIES: Final = 5  # of a broken connection
PAUSE: Final = 1.0  # seconds between them, approximately
PING: Final = 15.0  # seconds between two pings
SILENCE: Final = 10.0  # seconds without an answer, after which the connection counts as broken
GOODBYE: Final = 1.0  # seconds for the other side's goodbye: on a dead connection there is none
YOU: Final = "you"
FAREWELLS: Final = {
    "left": "this seat was left",
    "removed": "the host has removed this seat's player",
    "closed": "the host has closed the table",
}  # no reconnecting after these

_read: Final = msgspec.json.Decoder(told.FromServer)
AnswerToAct = told.Accepted | told.Refused | told.Fault


class RemoteSeat:
    """One seat at one table."""

    def __init__(self, link: str, token: str | None = None, patience: float = LONGEST_WAIT) -> None:
        """The link is that of the seat (`…/tables/ID#seat=TOKEN`), or that of the table with a separate token."""
        self.address, self._token = read_link(link, token)
        self.patience = patience
        self._changed = Condition()  # guards everything below
        self._table: tables.Table | None = None
        self._seen: views.View | None = None
        self._you = 0
        self._happened: list[str] = []
        self._said: list[dict[str, str]] = []
        self._heard = 0  # chat lines
        self._to_decide = False  # in trading: is there something new since this seat said that it waits?
        self._refs = (f"{uuid4().hex[:12]}-{n}" for n in count(1))
        self._asked: dict[str, asked.Act | asked.Say] = {}  # not answered yet
        self._answers: dict[str, AnswerToAct] = {}
        self.socket: ClientConnection | None = None
        self._lost: str | None = None  # why there is no connection any more
        self._closing = False
        self._thread = Thread(target=self._live, name="a seat at a table", daemon=True)
        self._thread.start()
        with self._changed:
            self._changed.wait_for(lambda: self._table is not None or self._lost is not None)
            if self._lost is not None:
                raise BadInput(f"no seat at {self.address}: {self._lost}")

    # ------------------------------------------------------------------ what a seat sees

    def look(self) -> dict[str, Any]:
        """What happened and was said since the last call, the position, and what this seat may do now."""
        with self._changed:
            happened, self._happened = self._happened, []
            said, self._said = self._said, []
            seen, table = self._seen, self._table
            report: dict[str, Any] = {"happened": happened, "said": said, "players": self._names_they_gave()}
            if seen is None or table is None:
                return {**report, "position": "", "asked": False, "you_may": [], "over": False, **self._trouble()}
            result = seen.state.result
            report |= {
                "position": write_position(board_of(self._terms, seen), self._names),
                "asked": self._is_asked(),
                "you_may": self._choices(seen),
                "over": result is not None,
            }
            if result is not None:
                report["scores"] = dict(zip(self._names, result.scores, strict=True))
            return {**report, **self._trouble()}

    def _trouble(self) -> dict[str, str]:
        return {} if self._lost is None else {"connection": self._lost}

    def _names_they_gave(self) -> dict[str, str | None]:
        """Who sits where, by the names that people chose: data, like their chat."""
        assert self._table is not None
        return {name: seat.name for name, seat in zip(self._names, self._table.seats, strict=True)}

    @property
    def _names(self) -> tuple[str, ...]:
        assert self._table is not None
        return tuple(YOU if seat == self._you else f"seat{seat}" for seat in range(len(self._table.seats)))

    @property
    def _terms(self) -> GameTerms:
        assert self._table is not None
        return find_terms(self._table.edition, tuple(self._table.options), len(self._table.seats))

    @property
    def rules(self) -> Rules:
        """The rules that apply at this table."""
        return self._terms.rules

    def _choices(self, seen: views.View) -> list[str]:
        board = board_of(self._terms, seen)
        actions = [from_wire(action) for action in seen.legal.actions]
        words = [write_action(board, self._names, self._you, action) for action in actions]
        if seen.legal.offering is not None:
            words.append(FORMS["offer"])
            if may_counter(board, self._you):
                words.append(FORMS["counter"])
        return [*words, "wait"] if self._may_wait(seen) else words

    def _trades(self, seen: views.View) -> bool:
        return any(phase.trades for phase in self._terms.wire_phases if phase.name == seen.state.phase)

    def _may_wait(self, seen: views.View) -> bool:
        return seen.state.result is None and (self._trades(seen) or self._you not in seen.state.waiting)

    def _is_asked(self) -> bool:
        """Does the game wait for this seat? In trading: is there something new that it has not considered yet?"""
        seen = self._seen
        if seen is None or seen.state.result is not None:
            return False
        return self._to_decide if self._trades(seen) else self._you in seen.state.waiting

    # ------------------------------------------------------------------ what it does

    def act(self, words: str) -> str | None:
        """Do what these words ask for; returns why not, if it is refused."""
        with self._changed:
            if self._seen is None:
                return "the game has not begun"
            board = board_of(self._terms, self._seen)
            try:
                action = read_action(board, self._names, self._you, tuple(words.split()), BadInput)
            except BadInput as fault:
                return str(fault)
            return self._ask(asked.Act(next(self._refs), to_wire(action)))

    def say(self, text: str) -> str | None:
        """Send a chat line to everybody."""
        if not text.strip():
            return "an empty line says nothing"
        with self._changed:
            return self._ask(asked.Say(next(self._refs), text[: wire.LONGEST_LINE]))

    def wait(self) -> str | None:
        """Wait until there is something to decide, or until the time is over; returns why not, if it cannot wait."""
        with self._changed:
            seen = self._seen
            if seen is not None and not self._may_wait(seen):
                return GAME_OVER.reason if seen.state.result is not None else language().say("text-decide")
            self._to_decide = False
            if seen is not None and self._trades(seen) and seen.state.active != self._you:
                self._send(asked.Ready())
            self._changed.wait_for(self._is_news, self.patience)
            seen = self._seen
            if seen is not None and self._trades(seen) and seen.state.active == self._you:
                self._to_decide = True  # nobody else can end trading
            return None

    def _is_news(self) -> bool:
        over = self._seen is not None and self._seen.state.result is not None
        return over or self._lost is not None or self._is_asked()

    def _ask(self, message: asked.Act | asked.Say) -> str | None:
        """Send something that is answered; returns why it was not done."""
        self._asked[message.ref] = message
        self._send(message)
        arrived = self._changed.wait_for(lambda: message.ref in self._answers or self._lost, ANSWERED_WITHIN)
        del self._asked[message.ref]
        match self._answers.pop(message.ref, None):
            case told.Accepted():
                return None
            case told.Refused(_, rule, reason):
                return f"{rule}: {reason}"
            case told.Fault(_, reason):
                return reason
            case None:
                return (self._lost if arrived else None) or "the table does not answer"

    def _send(self, message: asked.ClientMessage) -> None:
        """Send it if there is a connection; what needs an answer is sent again after reconnecting."""
        if self.socket is not None:
            try:
                self.socket.send(msgspec.json.encode(message).decode())
            except (OSError, WebSocketException):
                self.socket = None

    def close(self) -> None:
        """Disconnect; the token keeps the seat."""
        with self._changed:
            self._closing = True
            socket = self.socket
        if socket is not None:
            socket.close()
        self._thread.join(5)

    # ------------------------------------------------------------------ following the table

    def _live(self) -> None:
        """Follow the table as long as possible; waiting callers then get the reason."""
        reason = "it was lost by a fault of this program"
        try:
            reason = self._follow()
        finally:
            self._note(lambda: setattr(self, "_lost", self._lost or reason))

    def _follow(self) -> str:
        """Keep a connection and process every message; returns why it ended."""
        failures, reason = 0, ""
        while failures <= RETRIES:
            try:
                with self._connection() as socket:
                    socket.send(msgspec.json.encode(asked.Hello(self._token)).decode())
                    for text in socket:
                        self._note(lambda text=text, socket=socket: self._hear(_read.decode(text), socket))  # type: ignore[misc]
                        failures = 0
                reason = "the table has closed the connection"
            except (OSError, WebSocketException, TimeoutError, msgspec.DecodeError) as fault:
                reason = str(fault) or type(fault).__name__
            failures = RETRIES + 1 if self._table is None else failures + 1  # no retries if the first connection fails
            with self._changed:
                self.socket = None
                if self._closing or self._lost is not None:
                    break
                pause = PAUSE * uniform(0.5, 1.5)  # random, so that not all reconnect at once after a restart
                self._changed.wait_for(lambda: self._closing, pause if failures <= RETRIES else 0)
        return reason

    def _connection(self) -> ClientConnection:
        return connect(
            self.address, max_size=None, ping_interval=PING, ping_timeout=SILENCE, close_timeout=GOODBYE
        )  # fmt: skip

    def _note(self, change: Callable[[], None]) -> None:
        with self._changed:
            change()
            self._changed.notify_all()

    def _hear(self, message: told.FromServer, socket: ClientConnection) -> None:
        match message:
            case told.Welcome():
                self._welcome(message, socket)
            case told.TableChanged(table):
                self._table = table
            case told.Snapshot():
                self._show(message.view)
                if message.why == "undo" and message.by is not None:
                    self._happened.append(f"{self._names[message.by]} takes the last action back")
            case told.Update():
                self._update(message)
            case told.Talk(line):
                self._listen(line)
            case told.Accepted(ref) | told.Refused(ref):
                self._answers[ref] = message
            case told.Fault(_, reason, ref):
                if ref is not None:
                    self._answers[ref] = message
                elif self._table is None:
                    self._lost = reason
            case told.Goodbye(why) if why in FAREWELLS:
                self._lost = FAREWELLS[why]
            case _:
                pass  # presence and wishes are not part of what a seat sees in words

    def _welcome(self, welcome: told.Welcome, socket: ClientConnection) -> None:
        if welcome.you is None:
            self._lost = "this link has no seat: it ends in #seat= and the seat's token"
            return
        self._table, self._you, self.socket = welcome.table, welcome.you, socket
        for line in welcome.talk:
            self._listen(line)
        if welcome.view is not None:
            self._show(welcome.view)
        for message in self._asked.values():
            self._send(message)

    def _show(self, seen: views.View) -> None:
        """Show the whole table again."""
        before, self._seen = self._seen, seen
        self._think(before)

    def _update(self, update: told.Update) -> None:
        before = self._seen
        if before is None or update.seq != before.seq + 1:
            self._send(asked.Resync())
            return
        places = before.places | update.places
        self._seen = msgspec.structs.replace(
            before, seq=update.seq, places=places, state=update.state, legal=update.legal
        )  # fmt: skip
        board = board_of(self._terms, self._seen)
        events = [event_of(self._terms, event) for event in update.events]
        self._happened += Storyteller(self._names).tell_all(board, events)
        self._think(before)

    def _think(self, before: views.View | None) -> None:
        """Is there something new to decide in trading: has it begun, or is there another offer for this seat?"""
        seen = self._seen
        assert seen is not None
        begun = before is None or (before.state.turn, before.state.phase) != (seen.state.turn, seen.state.phase)
        if begun or (before is not None and self._concerns(seen) - self._concerns(before)):
            self._to_decide = True

    def _concerns(self, seen: views.View) -> set[tuple[int, int]]:
        """The offers that this seat may answer, and its own with their takers."""
        you = self._you
        own = {(offer.id, pledge.seat) for offer in seen.state.offers if offer.maker == you for pledge in offer.pledges}
        return own | {
            (offer.id, you)
            for offer in seen.state.offers
            if offer.maker != you and offer.to in (None, you) and you not in offer.declined
        }

    def _listen(self, line: tables.Said) -> None:
        """Collect the chat of others, once."""
        if line.n > self._heard:
            self._heard = line.n
            if line.seat != self._you:
                who = "a spectator" if line.seat is None else self._names[line.seat]
                self._said.append({"from": who, "text": line.text})


def read_link(link: str, token: str | None) -> tuple[str, str]:
    """The address of a table's WebSocket, and the token of a seat, from a link."""
    parts = urlsplit(link)
    kind = {"http": "ws", "https": "wss"}.get(parts.scheme)
    before, _, id = parts.path.rstrip("/").rpartition("/tables/")
    found = token or "".join(parse_qs(parts.fragment).get("seat", []))
    if kind is None or not parts.netloc or not id or "/" in id:
        raise BadInput(f"{link[:80]!r} is no link to a table: http://localhost:8000/tables/ID#seat=TOKEN")
    if not found:
        raise BadInput("which seat? Give the seat's own link, which ends in #seat=TOKEN, or its token")
    return f"{kind}://{parts.netloc}{before}/api/tables/{id}/live", found
