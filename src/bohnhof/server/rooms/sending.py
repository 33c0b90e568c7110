"""Updates for everybody at a table: what all may know is written once, the rest for each viewer."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from bohnhof.kernel.events import Event, Moved
from bohnhof.kernel.places import EVERYBODY, SPECTATOR
from bohnhof.kernel.table import Table, View
from bohnhof.kernel.view import redact, view
from bohnhof.server.rooms.market_time import MarketNews
from bohnhof.server.wire import tables, told, view_writer, views
from bohnhof.server.wire.game_terms import GameTerms

Head = tuple[int, int, tables.By, int]  # seq, seat, by, at
_encode = msgspec.json.Encoder().encode


class Sender:
    """Writes the updates of one table."""

    def __init__(self, terms: GameTerms) -> None:
        self._terms = terms
        self._private = {
            place for place in terms.shown if terms.rules.seen_at[place] != EVERYBODY
        }  # fmt: skip
        self._offerings: dict[int, msgspec.Raw] = {}  # by seat; what lies where decides, and who is asked

    def forget(self) -> None:
        """The table is not the one it was."""
        self._offerings.clear()

    def updates(
        self,
        table: Table,
        events: list[Event],
        viewers: Collection[int | None],
        *,
        head: Head,
        ready: Collection[int],
        deadline: int | None,
        market: MarketNews,
        undo: int | None,
    ) -> dict[int | None, bytes]:
        """What each of these viewers is sent after an action."""
        terms = self._terms
        events = [event for event in events if event.changes]
        spectator = view(table, SPECTATOR)
        places = view_writer.touched(table, events)
        if _rearranges(events):
            self._offerings.clear()
        now = _raw(
            view_writer.state(terms, spectator, ready=ready, deadline=deadline, closes=market.closes, held=market.held)
        )
        common = {
            name: _raw(cards)
            for name, cards in view_writer.places(
                terms, spectator, [p for p in places if p not in self._private]
            ).items()
        }
        private = [place for place in places if place in self._private]
        parts: list[Any] = [
            _raw(view_writer.event(terms, spectator, redact(event, SPECTATOR)))
            if view_writer.is_public(event)
            else event
            for event in events
        ]
        updates: dict[int | None, bytes] = {}
        for you in viewers:
            number = SPECTATOR if you is None else you
            seen = spectator if you is None else view(table, number)
            mine = [
                part if isinstance(part, msgspec.Raw) else view_writer.event(terms, seen, redact(part, number))
                for part in parts
            ]
            may = view_writer.NOTHING if you is None else self._choices(seen, you, undo=undo == you)
            contents: dict[str, Any] = {**common, **view_writer.places(terms, seen, private)}
            updates[you] = _encode(told.Update(*head, mine, contents, now, may))  # type: ignore[arg-type]
        return updates

    def _choices(self, seen: View, seat: int, *, undo: bool) -> views.Legal:
        offering = self._offerings.get(seat)
        if offering is None:
            offering = self._offerings[seat] = _raw(view_writer.offering(seen, seat))
        return view_writer.choices(seen, seat, offering=offering, undo=undo)


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_encode(value))


def _rearranges(events: list[Event]) -> bool:
    """Does it change what offers can be made of? Mere talk does not."""
    return any(isinstance(change, Moved) for event in events for change in event.changes) or any(
        event.name not in TALK for event in events
    )


TALK = ("offered", "pledged", "declined", "withdrawn", "lapsed")
