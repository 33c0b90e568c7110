"""Writes the lessons of the web table: `python -m bohnhof.server.wire.lesson web/src/lessons` (`make wire`).

Positions (`lesson_texts`) are played by the real kernel. What the learner's seat sees of each step is written in the
terms of the wire, so the browser shows a real table and contains no rules.
"""

from __future__ import annotations

import sys
from pathlib import Path
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
from bohnhof.server.wire.lesson_texts import LESSONS, TO_READ, Chapter
from bohnhof.server.wire.positions import bare_table
from bohnhof.server.wire.text_writer import touched_places

LEARNER: Final = 0


class Entry(msgspec.Struct, frozen=True):
    """What one action causes, as an update without the clock."""

    seq: int
    seat: int
    events: list[views.Event]
    places: dict[str, list[views.Card]]
    state: views.State
    legal: views.Legal


class Way(msgspec.Struct):
    """Something sensible that the learner can do, what happens then, and the next step."""

    expects: AnyAction
    refusal: told.Checked | None  # the learner is meant to try it and to be refused
    entries: list[Entry]
    then: int = 0


class Step(msgspec.Struct):
    """What the box says, and what the learner can do."""

    say: str
    number: int  # the same for parallel steps of different ways
    start: views.View | None  # starts a new position
    ways: list[Way]  # empty: only to read
    entries: list[Entry]  # what happens after reading
    then: int = 0


class Lesson(msgspec.Struct, frozen=True):
    """A whole lesson."""

    table: tables.Table
    steps: list[Step]


def lesson(edition: str) -> Lesson:
    chapters = LESSONS[edition]
    steps: list[Step] = []
    number = 0
    for chapter in chapters:
        first, *others = (_steps(script, chapter.says, number) for script in _scripts(chapter))
        number += len(chapter.says)
        _append(steps, first, others)
    script = _scripts(chapters[0])[0]
    return Lesson(bare_table(_terms(script), script.start.names, "lesson"), steps)


def _append(steps: list[Step], first: list[Step], others: list[list[Step]]) -> None:
    """Number the steps of a chapter; ways differ in the action of their first step that has any."""
    base = len(steps)
    behind = base + len(first) + sum(len(_own_steps(first, other)) for other in others)
    _chain(first, base, behind)
    steps += first
    fork = next(n for n, step in enumerate(first) if step.ways)
    for other in others:
        own = _own_steps(first, other)
        at = len(steps)
        _chain(own, at, behind)
        way = other[fork].ways[0]
        way.then = at if own else behind
        first[fork].ways.append(way)
        steps += own


def _own_steps(first: list[Step], other: list[Step]) -> list[Step]:
    """The steps after the one where the ways separate."""
    fork = next(n for n, step in enumerate(first) if step.ways)
    return other[fork + 1 :]


def _chain(steps: list[Step], base: int, behind: int) -> None:
    """Link each step to the next, and the last one to the next chapter."""
    for n, step in enumerate(steps):
        step.then = base + n + 1 if n + 1 < len(steps) else behind
        for way in step.ways:
            way.then = step.then


def _scripts(chapter: Chapter) -> list[Script]:
    return [read_script(chapter.position + way, EDITIONS.__getitem__) for way in chapter.ways]


def _terms(script: Script) -> GameTerms:
    rules = script.start.table.rules
    return find_terms(rules.edition.id, (), int(rules.players))


def _steps(script: Script, says: tuple[str, ...], number: int) -> list[Step]:
    """The steps of one position: each is something to read, or an action of the learner."""
    terms = _terms(script)
    names, table = script.start.names, script.start.table
    left = list(says)
    steps: list[Step] = []

    def add(ways: list[Way]) -> None:
        start = None
        if not steps:
            start = view_writer.whole_view(terms, _seen(table), 0, LEARNER, _state(terms, table), _legal(table))
        steps.append(Step(left.pop(0).removesuffix(TO_READ), number + len(steps), start, ways, []))

    def add_readings() -> None:
        while left and left[0].endswith(TO_READ):
            add([])

    for seq, step in enumerate(script.steps, 1):
        seat = seat_number(names, step.words[0], step.line.fault)
        action = read_action(table, names, seat, step.words[1:], step.line.fault)
        if seat == LEARNER or not steps:
            add_readings()
        if seat == LEARNER:
            add([Way(to_wire(action), None, [])])
        table.log = []
        way = steps[-1].ways[0] if steps[-1].ways else None
        try:
            play(table, seat, action)
        except Illegal as illegal:
            assert way is not None, "only the learner is refused anything"
            way.refusal = told.Checked("", illegal.rule, illegal.reason)
        else:
            (steps[-1].entries if way is None else way.entries).append(_entry(terms, table, seq, seat))
        if (way is None or way.refusal is None) != (step.mark is None):
            raise step.line.fault("the lesson is not what the rules say")
    add_readings()
    assert not left, f"nothing is done at {left}"
    return steps


def _entry(terms: GameTerms, table: Table, seq: int, seat: int) -> Entry:
    happened = [redact(event, LEARNER) for event in table.log or []]
    seen = _seen(table)
    events = [view_writer.event(terms, seen, event) for event in happened]
    places = view_writer.places(terms, seen, touched_places(seen, happened))
    return Entry(seq, seat, events, places, _state(terms, table), _legal(table))


def _seen(table: Table) -> View:
    return view(table, LEARNER)


def _state(terms: GameTerms, table: Table) -> views.State:
    return view_writer.state(terms, _seen(table))


def _legal(table: Table) -> views.Legal:
    seen = _seen(table)
    return view_writer.choices(seen, LEARNER, offering=view_writer.offering(seen, LEARNER), undo=False)


def written(edition: str) -> str:
    """A lesson as the file that the web table reads."""
    return msgspec.json.encode(lesson(edition)).decode() + "\n"


def main(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for edition in LESSONS:
        (folder / f"{edition}.json").write_text(written(edition), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
