"""Finds bots by the names that people type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bohnhof.bots.bot import Bot
from bohnhof.bots.random_bot import RandomBot
from bohnhof.kernel.faults import BadInput

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
}


def make_bot(name: str) -> Bot:
    """A new bot of this kind, for one seat in one game."""
    if name not in BOTS:
        raise BadInput(f"there is no bot {name!r} (there is: {', '.join(BOTS)})")
    return BOTS[name]()
