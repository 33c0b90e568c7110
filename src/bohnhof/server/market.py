"""The market: what the seats say they want and would give, and where two of them meet."""

from __future__ import annotations

from bohnhof.server.wire import tables


def matches(wishes: list[tables.Wish], active: int | None) -> list[tables.Match]:
    """Pairs of the active seat and another, each of whom would give what the other wants (B4.2)."""
    if active is None:
        return []
    found = []
    for other in range(len(wishes)):
        first, second = min(active, other), max(active, other)
        gives = (_meets(wishes[first], wishes[second]), _meets(wishes[second], wishes[first]))
        if other != active and gives[0] and gives[1]:
            found.append(tables.Match((first, second), gives))
    return found


def _meets(giver: tables.Wish, taker: tables.Wish) -> list[int]:
    return [bean for bean in giver.give if bean in taker.want]
