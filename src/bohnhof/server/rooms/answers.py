"""Recent answers, so that a repeated request gets the same answer and is not done twice."""

from __future__ import annotations

from typing import Final

from bohnhof.server import wire
from bohnhof.server.storage.store import Row
from bohnhof.server.wire import told

REMEMBERED: Final = 16  # per seat; older ones are in the store


class RecentAnswers:
    """The last answers of a table: the entry of an action, or the reason why it was refused."""

    def __init__(self) -> None:
        self._by_seat: dict[int, dict[str, int | told.Refused]] = {}

    def remember(self, seat: int, ref: str, answer: int | told.Refused) -> None:
        answers = self._by_seat.get(seat)
        if answers is None:
            answers = self._by_seat[seat] = {}
        answers[ref] = answer
        if len(answers) > REMEMBERED:
            del answers[next(iter(answers))]  # the oldest

    def remember_all(self, rows: list[Row]) -> None:
        """Replace everything known with the last of these entries."""
        self._by_seat.clear()
        for row in rows[-REMEMBERED * wire.MOST_SEATS :]:
            if row.ref is not None:
                self.remember(row.seat, row.ref, row.seq)

    def find(self, seat: int, ref: str) -> told.Accepted | told.Refused | None:
        """The answer to this request, if it is known."""
        answer = self._by_seat[seat].get(ref) if seat in self._by_seat else None
        return told.Accepted(ref, answer) if isinstance(answer, int) else answer
