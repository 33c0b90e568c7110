"""The market: what the seats say they want and would give, and where two of them meet."""

from __future__ import annotations

from bohnhof.server import wire


def matches(wishes: list[wire.Wish], active: int | None) -> list[wire.Match]:
    """Pairs of the active seat and another, each of whom would give what the other wants (B4.2)."""
    if active is None:
        return []
    found = []
    for other in range(len(wishes)):
        first, second = min(active, other), max(active, other)
        gives = (_meets(wishes[first], wishes[second]), _meets(wishes[second], wishes[first]))
        if other != active and gives[0] and gives[1]:
            found.append(wire.Match((first, second), gives))
    return found


def _meets(giver: wire.Wish, taker: wire.Wish) -> list[int]:
    return [bean for bean in giver.give if bean in taker.want]
