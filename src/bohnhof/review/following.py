"""Follows a game change by change: each card that nobody had seen before is a chance event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bohnhof.kernel.deal import deal, empty_table
from bohnhof.kernel.events import Event, Moved, Restacked, Shown
from bohnhof.kernel.piles import shuffled, sorted_beans
from bohnhof.kernel.places import DRAW
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table


class Light(NamedTuple):
    """A card that was just revealed, and who saw it."""

    event: Event
    card: int
    bean: int
    seen: int


def follow(board: Table, events: Iterable[Event]) -> Iterator[Light | Restacked]:
    """Apply events to the board; stops after each newly revealed card, and after each reshuffle."""
    for event in events:
        for change in event.changes:
            if isinstance(change, Moved | Shown):
                for card, bean, seen in zip(change.cards, change.beans, change.seen, strict=True):
                    was_seen = board.seen[card]
                    board.learn(card, bean, seen)
                    if isinstance(change, Moved):
                        board.put(card, change.target)
                    if seen and not was_seen:
                        yield Light(event, card, bean, seen)
            else:
                change.apply(board)
                if isinstance(change, Restacked):
                    yield change


def before_the_deal(rules: Rules, seed: int) -> tuple[Table, list[Event]]:
    """A shuffled pile and empty hands, and the events of dealing."""
    table = empty_table(rules, seed)
    table.add_cards(shuffled(table, sorted_beans(rules.copies)), DRAW)
    before = table.clone()
    log: list[Event] = []
    table.log = log
    deal(table)
    return before, log
