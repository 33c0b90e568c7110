"""Updates for everybody at a table: public information is written once, the rest for each viewer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from bohnhof.kernel.events import Event
from bohnhof.kernel.places import SPECTATOR
from bohnhof.kernel.table import Table, View
from bohnhof.server.rooms.market_time import MarketNews
from bohnhof.server.wire import tables, view_writer
from bohnhof.server.wire.game_terms import GameTerms
from bohnhof.server.wire.text_writer import Legal, state_text, update_texts

Head = tuple[int, int, tables.By, int]  # seq, seat, by, at
_encode: Final = msgspec.json.Encoder().encode


class Sender:
    """Writes the updates of one table."""

    def __init__(self, terms: GameTerms) -> None:
        self._terms = terms
        self._legal = Legal(terms.words, _more)

    def forget(self) -> None:
        """Forget everything, because the table was replaced."""
        self._legal.forget()

    def updates(
        self,
        table: Table,
        events: list[Event],
        viewers: Collection[int | None],
        *,
        head: Head,
        ready: Sequence[int],
        deadline: int | None,
        market: MarketNews,
        undo: int | None,
    ) -> dict[int | None, bytes]:
        """The update for each of these viewers after an action: a told.Update, as JSON."""
        terms = self._terms
        seq, seat, by, at = head

        def state(seen: View) -> str:
            outsiders = _text(view_writer.outsiders(terms, seen)) if terms.outsiders else "[]"
            return state_text(terms.words, seen, ready, deadline, market.closes, market.held, outsiders)

        written = update_texts(
            terms.words,
            self._legal,
            table,
            events,
            [int(SPECTATOR) if you is None else you for you in viewers],
            f'{{"type":"update","seq":{seq},"seat":{seat},"by":"{by}","at":{at},',
            state,
            int(SPECTATOR) if undo is None else undo,
            NOTHING,
        )
        return {you: text.encode() for you, text in zip(viewers, written, strict=True)}


def _more(seen: View, seat: int) -> tuple[str, str, str]:
    """What `view_writer.choices` adds to the actions: payments, the top card, and the price of a field."""
    may = view_writer.choices(seen, seat, offering=None, undo=False)
    return _text(may.payments), _text(may.top), _text(may.field_price)


def _text(value: object) -> str:
    return _encode(value).decode()


NOTHING: Final = _text(view_writer.NOTHING)
