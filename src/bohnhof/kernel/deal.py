"""Dealing: makes the first Table of a game from an edition, a number of players and a seed."""

from __future__ import annotations

from bohnhof.kernel.events import DEALT
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.phases import begin_turn, enter
from bohnhof.kernel.piles import shuffled, sorted_beans
from bohnhof.kernel.places import DRAW, hand
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import FIELDS, Table


def new_table(rules: Rules, seed: int) -> Table:
    """A new game: shuffled, dealt, and waiting for the start player's first decision."""
    if seed < 0:
        raise BadInput("a seed is a number from 0")
    table = empty_table(rules, seed)
    table.add_cards(shuffled(table, sorted_beans(rules.copies)), DRAW)
    deal(table)
    return table


def empty_table(rules: Rules, seed: int) -> Table:
    """A table with all fields and no cards yet."""
    table = Table(rules, seed)
    table.clear()
    for seat in range(rules.players):
        table.set(FIELDS + seat, (1 << rules.fields) - 1)
    return table


def deal(table: Table) -> None:
    """B1.1: everybody is dealt the first hand, one card at a time; then seat 0 begins (B1.3)."""
    rules = table.rules
    sizes = [rules.set_up.hand_of(seat) for seat in range(rules.players)]
    table.happen(DEALT, 0)
    for n in range(max(sizes)):
        for seat in range(rules.players):
            if n < sizes[seat]:
                table.put(table.first[DRAW], hand(seat))
    for ruling in rules.on_dealing:
        ruling.deal(table)
    begin_turn(table, 0)
    enter(table, 0)
