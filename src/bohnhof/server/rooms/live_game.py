"""A running game: its table, who can undo, and when the phase began.

It knows no store, connection or clock: a room passes in the entries and their times.
"""

from __future__ import annotations

from typing import NamedTuple

from bohnhof.bots.floor import Floor
from bohnhof.kernel.actions import Action
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.events import Event, apply
from bohnhof.kernel.play import play
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table
from bohnhof.kernel.verbs import may_be_undone
from bohnhof.server.storage.event_codec import unpack_events
from bohnhof.server.storage.store import Row
from bohnhof.server.storage.table_settings import TableSettings
from bohnhof.server.wire.actions import read_action_json


class Entry(NamedTuple):
    """An action that the rules allow, before it is stored."""

    row: Row
    action: Action
    table: Table  # after the action
    events: list[Event]
    over: TableSettings | None  # the settings, if the game ends with it


class LiveGame:
    """A dealt game, and everything that follows from its entries."""

    def __init__(self, rules: Rules, seed: int, rows: list[Row], began: int) -> None:
        """Apply these entries, none of which was undone, to a game that was dealt at this time."""
        self.table = new_table(rules, seed)
        self._undoable: list[int] = []  # the seats of the last entries that can be undone
        self._phase = self._phase_now()
        self.phase_began = began
        for row in rows:
            events = unpack_events(row.events)
            for event in events:
                apply(self.table, event)
            self._note_undo(row.seat, may_be_undone(read_action_json(row.action), events))
            self._note_phase(row.at)
        self.floor = Floor(self.table)

    def play(self, seat: int, action: Action) -> tuple[Table, list[Event]]:
        """Play it on a copy; returns the new table and the events. Raises Illegal or BadInput."""
        events: list[Event] = []
        table = self.table.clone()
        table.log = events
        play(table, seat, action)
        table.log = None
        return table, events

    def take(self, row: Row) -> tuple[list[Event], bool]:
        """Apply an entry that was stored elsewhere; returns what happened, and whether a new phase has begun."""
        events, action, table = unpack_events(row.events), read_action_json(row.action), self.table.clone()
        for event in events:
            apply(table, event)
        return events, self.note(table, row.seat, action, row.at, undoable=may_be_undone(action, events))

    def note(self, table: Table, seat: int, action: Action, at: int, *, undoable: bool) -> bool:
        """Use the new table, because the action is stored. Has a new phase begun?"""
        self.table = table
        self._note_undo(seat, undoable)
        self.floor.changed(self.table, seat, action)
        return self._note_phase(at)

    @property
    def phase(self) -> tuple[int, int]:
        """An identifier of the current phase, unique in the game."""
        return self._phase

    @property
    def undoer(self) -> int | None:
        """The seat that can undo the last entry."""
        return self._undoable[-1] if self._undoable else None

    def _note_undo(self, seat: int, undoable: bool) -> None:
        if not undoable:
            self._undoable = []
        elif self._undoable and self._undoable[-1] != seat:
            self._undoable = [seat]
        else:
            self._undoable.append(seat)

    def _note_phase(self, at: int) -> bool:
        if self._phase_now() == self._phase:
            return False
        self._phase = self._phase_now()
        self.phase_began = at
        return True

    def _phase_now(self) -> tuple[int, int]:
        return int(self.table.turn), int(self.table.phase)
