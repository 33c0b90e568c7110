"""A finished game as a review reads it: who did what, and what happened."""

from __future__ import annotations

from dataclasses import dataclass

from bohnhof.kernel.actions import Action
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.events import Event
from bohnhof.kernel.play import play
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.action_text import read_action
from bohnhof.kernel.text.notation import EditionFinder
from bohnhof.kernel.text.record import read_record
from bohnhof.kernel.text.script import ACT, read_script
from bohnhof.kernel.text.words import seat_number


@dataclass(frozen=True)
class Move:
    """What a seat did, and what happened."""

    seat: int
    action: Action
    events: list[Event]


@dataclass(frozen=True)
class PlayedGame:
    """A game from its start to its end."""

    rules: Rules
    names: tuple[str, ...]
    start: Table  # waiting for the first decision
    is_fresh: bool  # it began with the deal of its seed, not in the middle of a game
    moves: list[Move]


def game_in(text: str, find_edition: EditionFinder) -> PlayedGame:
    """The game in a record, after checking it."""
    read_record(text, find_edition)
    script = read_script(text, find_edition)
    table, names = script.start.table, script.start.names
    start = table.clone()
    moves: list[Move] = []
    for step in script.steps:
        if step.sign == ACT:
            seat = seat_number(names, step.words[0], step.line.fault)
            action = read_action(table, names, seat, step.words[1:], step.line.fault)
            events: list[Event] = []
            table.log = events
            play(table, seat, action)
            moves.append(Move(seat, action, events))
    return PlayedGame(table.rules, names, start, start == new_table(table.rules, table.seed), moves)
