"""The stored entries of a game: which of them still count."""

from __future__ import annotations

from bohnhof.server.storage.store import Row


def effective(rows: list[Row]) -> list[Row]:
    """The entries that were not undone."""
    kept: list[Row] = []
    for row in rows:
        if row.by == "undo":
            kept.pop()
        else:
            kept.append(row)
    return kept
