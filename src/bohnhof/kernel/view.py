"""What a seat may see: the only module that decides which secrets of a Table or an event are shown.

`view` hides the cards that a seat has not seen, `redact` does the same for events, and `determinize` makes a Table that
the seat could not tell from the real one.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.events import Event
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import NOWHERE, SPECTATOR
from bohnhof.kernel.table import Board, Table, View

if TYPE_CHECKING:
    from bohnhof.kernel.places import Seat

World = Table  # a hypothetical Table: `determinize` makes it from a View, so it contains no secrets


def view(table: Table, seat: Seat) -> View:
    """The Table as this seat, or SPECTATOR, may see it: unseen cards have no bean (R15)."""
    if not 0 <= seat < table.rules.players and seat != SPECTATOR:
        raise BadInput(f"nobody sits on seat {seat}")
    return _seen_by(table, seat)


def public(view: View) -> View:
    """What everybody may see of this view: the view of a spectator."""
    return _seen_by(view, SPECTATOR)


def _seen_by(board: Board, seat: Seat) -> View:
    seen = View(board.rules, seat)
    board.copy_to(seen)
    for card in range(1, len(seen.bean)):
        if not (seen.seen[card] >> seat) & 1:
            seen.bean[card] = UNKNOWN
    return seen


def redact(event: Event, seat: Seat) -> Event:
    """The event as this seat, or SPECTATOR, may see it."""
    if not 0 <= seat <= SPECTATOR:
        raise BadInput(f"nobody sits on seat {seat}")
    changes = [change.redacted(seat) for change in event.changes]
    return Event(event.name, event.seat, changes, event.first, event.second)


def determinize(view: View, rng: Random) -> World:
    """A random Table that looks the same from this view: the unseen cards are dealt again."""
    table = Table(view.rules, rng.getrandbits(64))
    view.copy_to(table)
    unseen = unseen_beans(view)
    rng.shuffle(unseen)
    for card in range(1, len(table.bean)):
        if table.place[card] != NOWHERE and table.bean[card] == UNKNOWN:
            table.bean[card] = unseen.pop()
    return table


def unseen_beans(view: View) -> list[int]:
    """The beans of all cards that this view does not show: those in the draw pile and in other hands."""
    left = view.rules.deck_copies()
    for card in range(1, len(view.bean)):
        if view.bean[card] != UNKNOWN:
            left[view.bean[card]] -= 1
    return [bean for bean in range(view.rules.beans) for _ in range(left[bean])]
