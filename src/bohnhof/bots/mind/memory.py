"""What a seat knew when it last thought: while none of that changes, its results remain valid.

Most of what is said in a turn changes nothing on the table, and everybody is asked again after every word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.table import OFFERS_MADE, Board

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_SEAT: Final[i64] = -1


class Memory:
    """The cards and numbers of a board as one seat knows them; offers are not among them."""

    def __init__(self) -> None:
        self.seat: i64 = NO_SEAT
        self.bean = zeros(0)
        self.seen = zeros(0)
        self.place = zeros(0)
        self.after = zeros(0)
        self.numbers = zeros(0)

    def holds(self, board: Board, seat: i64) -> bool:
        """Is this board the same, as far as this seat knows?"""
        if seat != self.seat or len(self.bean) != len(board.bean):
            return False
        for i in range(len(self.numbers)):
            if self.numbers[i] != board.numbers[i] and i != OFFERS_MADE:
                return False
        bean, seen, place, after = self.bean, self.seen, self.place, self.after
        for card in range(1, len(bean)):
            if place[card] != board.place[card] or after[card] != board.after[card] or bean[card] != board.bean[card]:
                return False
            if ((seen[card] ^ board.seen[card]) >> seat) & 1:
                return False
        return True

    def keep(self, board: Board, seat: i64) -> None:
        """Store this board."""
        self.seat = seat
        self.bean = board.bean[:]
        self.seen = board.seen[:]
        self.place = board.place[:]
        self.after = board.after[:]
        self.numbers = board.numbers[:]
