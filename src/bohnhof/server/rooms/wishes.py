"""The wishes of a table: what the seats say they want and would give, and where two of them match."""

from __future__ import annotations

from typing import Final

from bohnhof.server.wire import tables, told

NO_WISH: Final = tables.Wish([], [])


class WishBoard:
    """The wishes of a table, which are short-lived and not stored."""

    def __init__(self, seats: int) -> None:
        self.wishes = [NO_WISH] * seats
        self._told_for: int | None = None  # the active seat when matches were last sent

    def is_stale(self, active: int | None) -> bool:
        """Would the matches be different now, because it is another seat's turn?"""
        return active != self._told_for and any(wish != NO_WISH for wish in self.wishes)

    def tell(self, active: int | None) -> told.Wishes:
        """The message for everybody: all wishes, and the current matches."""
        self._told_for = active
        return told.Wishes(self.wishes, self.matches(active))

    def matches(self, active: int | None) -> list[tables.Match]:
        """Pairs of the active seat and another, each of whom would give what the other wants (B4.2)."""
        if active is None:
            return []
        found = []
        for other in range(len(self.wishes)):
            first, second = min(active, other), max(active, other)
            one, two = self.wishes[first], self.wishes[second]
            gives = (_meets(one, two), _meets(two, one))
            if other != active and gives[0] and gives[1]:
                found.append(tables.Match((first, second), gives))
        return found


def _meets(giver: tables.Wish, taker: tables.Wish) -> list[int]:
    return [bean for bean in giver.give if bean in taker.want]
