"""Writes the tutorial of the web table: `python -m bohnhof.server.wire.lesson > web/src/lesson.json` (`make wire`).

Two drawn positions are played through the real kernel. What the player's seat sees of each step is written down in the
words of the wire, so the browser shows the real table and still contains no rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from bohnhof.editions import EDITIONS
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table, View
from bohnhof.kernel.text.action_text import read_action
from bohnhof.kernel.text.script import Script, read_script
from bohnhof.kernel.text.words import seat_number
from bohnhof.kernel.view import redact, view
from bohnhof.server.wire import tables, told, view_writer, views
from bohnhof.server.wire.actions import AnyAction, to_wire
from bohnhof.server.wire.game_terms import GameTerms, find_terms
from bohnhof.server.wire.positions import bare_table

LEARNER: Final = 0
PLANTING: Final = """
edition boonanza
seats   Anna Bert Cleo Dora
turn    Anna plant
draw    green red ...
Anna    hand blue*2 soy stink chili | field - | field -
Bert    hand soy red garden blue chili | field - | field -
Cleo    hand stink green blue blue soy | field - | field -
Dora    hand chili chili soy green blue | field - | field -
> Anna plant 1
> Anna plant 1
"""
TRADING: Final = """
edition boonanza
seats   Anna Bert Cleo Dora
turn    Anna plant
draw    red stink blue chili green ...
Anna    hand garden stink chili | field blue*4 | field soy*2 | coins red
Bert    hand soy garden blue | field red | field chili*3 | coins blue
Cleo    hand green blue chili | field stink*2 | field green*3
Dora    hand chili soy green blue | field black-eyed*2 | field blue*3 | coins soy
> Anna harvest 1
> Anna plant 1
> Anna done
> Anna offer Bert red@up for soy
> Bert accept 1
> Anna offer Cleo stink@up for nothing
> Cleo accept 2
> Anna end
> Anna plant soy 2
> Anna harvest 1
! B7.3
> Bert plant red 1
> Cleo plant stink 1
"""
# What the box says before each thing the learner does; the keys of the message files end with these.
SAID: Final = (
    "welcome", "second", "forced", "replant", "stop", "trade", "gift", "end_trade", "aside", "protect",
)  # fmt: skip
CLOSING: Final = "end"


class Entry(msgspec.Struct, frozen=True):
    """What one action brings about, as an update without the clock."""

    seq: int
    seat: int
    events: list[views.Event]
    places: dict[str, list[views.Card]]
    state: views.State
    legal: views.Legal


class Step(msgspec.Struct, frozen=True):
    """What the box says, what the learner is to do, and what then happens."""

    say: str
    start: views.View | None  # a new position begins here
    expects: AnyAction | None  # null: only to be read
    refusal: told.Checked | None  # it is to be tried, and is refused with this
    entries: list[Entry]


class Lesson(msgspec.Struct, frozen=True):
    """The whole tutorial."""

    table: tables.Table
    steps: list[Step]


def lesson() -> Lesson:
    terms = find_terms("boonanza", (), 4)
    said = iter(SAID)
    steps: list[Step] = []
    for text in (PLANTING, TRADING):
        script = read_script(text, EDITIONS.__getitem__)
        steps += _steps(terms, script, said)
    steps.append(Step(CLOSING, None, None, None, []))
    return Lesson(bare_table(terms, script.start.names, "lesson"), steps)


def _steps(terms: GameTerms, script: Script, said: Iterator[str]) -> list[Step]:
    """The steps of one position: each begins with something the learner does."""
    names, table = script.start.names, script.start.table
    steps: list[Step] = []
    start: views.View | None = view_writer.whole_view(
        terms, _seen(table), 0, LEARNER, _state(terms, table), _legal(table)
    )
    for seq, step in enumerate(script.steps, 1):
        seat = seat_number(names, step.words[0], step.line.fault)
        action = read_action(table, names, seat, step.words[1:], step.line.fault)
        table.log = []
        refusal: told.Checked | None = None
        try:
            play(table, seat, action)
        except Illegal as illegal:
            refusal = told.Checked("", illegal.rule, illegal.reason)
        if seat == LEARNER:
            steps.append(Step(next(said), start, to_wire(action), refusal, []))
            start = None
        if refusal is None:
            steps[-1].entries.append(_entry(terms, table, seq, seat))
        if (refusal is None) != (step.mark is None):
            raise step.line.fault("the lesson is not what the rules say")
    return steps


def _entry(terms: GameTerms, table: Table, seq: int, seat: int) -> Entry:
    happened = [redact(event, LEARNER) for event in table.log or []]
    seen = _seen(table)
    events = [view_writer.event(terms, seen, event) for event in happened]
    places = view_writer.places(terms, seen, view_writer.touched(seen, happened))
    return Entry(seq, seat, events, places, _state(terms, table), _legal(table))


def _seen(table: Table) -> View:
    return view(table, LEARNER)


def _state(terms: GameTerms, table: Table) -> views.State:
    return view_writer.state(terms, _seen(table))


def _legal(table: Table) -> views.Legal:
    seen = _seen(table)
    return view_writer.choices(seen, LEARNER, offering=view_writer.offering(seen, LEARNER), undo=False)


def written() -> str:
    """The lesson as the file that the web table reads."""
    return msgspec.json.encode(lesson()).decode() + "\n"


if __name__ == "__main__":
    print(written(), end="")
