"""What a game's stored entries say: which of them still count, and which could be taken back."""

from __future__ import annotations

from typing import Final

from bohnhof.kernel.actions import Harvest, Plant
from bohnhof.kernel.events import Event, Moved, Restacked, Shown
from bohnhof.kernel.places import DRAW
from bohnhof.server.storage.store import Row
from bohnhof.server.wire.actions import verb_name


def effective(rows: list[Row]) -> list[Row]:
    """The entries that were not taken back."""
    kept: list[Row] = []
    for row in rows:
        if row.by == "undo":
            kept.pop()
        else:
            kept.append(row)
    return kept


UNDOABLE: Final = tuple(f'{{"verb":"{verb_name(kind)}"'.encode() for kind in (Plant, Harvest))


def is_undoable(action: bytes, events: list[Event]) -> bool:
    """A planting or a harvest that showed nobody anything that was hidden."""
    return action.startswith(UNDOABLE) and not any(_reveals(event) for event in events)


def _reveals(event: Event) -> bool:
    return any(
        isinstance(change, Restacked | Shown) or (isinstance(change, Moved) and change.source == DRAW)
        for change in event.changes
    )
