"""Records: a finished game as a readable text, from which it can be played again and checked."""

from __future__ import annotations

from dataclasses import dataclass

from bohnhof.kernel.action_text import write_action
from bohnhof.kernel.actions import Action
from bohnhof.kernel.events import Event
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.notation import EditionFinder, Position
from bohnhof.kernel.script import CHECK, judge, read_script
from bohnhof.kernel.seal import check_seal, sealed
from bohnhof.kernel.table import Table
from bohnhof.kernel.tell import tell_all


class Recorder:
    """Writes down a game while it is played."""

    def __init__(self, table: Table, names: tuple[str, ...]) -> None:
        edition = table.rules.edition
        self._table = table
        self._names = names
        self._lines = [
            " ".join(["edition  ", edition.id, *("+" + option for option in edition.options)]),
            " ".join(["seats    ", *names]),
            f"seed      {table.seed}",
        ]

    def note(self, seat: int, action: Action) -> None:
        """Write an action down, before it is played: cards are named by where they lie."""
        self._lines.append(f"> {self._names[seat]} {write_action(self._table, self._names, seat, action)}")

    def text(self) -> str:
        """The record of the finished game, with its result and its seal."""
        table = self._table
        if not table.is_over:
            raise BadInput("only a finished game has a record")
        result = ["= over"]
        result += [f"= {name} score {table.rules.score(table, seat)}" for seat, name in enumerate(self._names)]
        result.append(" ".join(["= winners", *(self._names[seat] for seat in table.rules.winners(table))]))
        return sealed("\n".join([*self._lines, *result]) + "\n")


@dataclass(frozen=True)
class Entry:
    """One action of a record: who asked for what, in words, what happened, and that told in sentences."""

    seq: int
    seat: int
    words: str
    events: list[Event]
    told: list[str]


def read_record(text: str, find_edition: EditionFinder, upto: int | None = None) -> tuple[Position, list[Entry]]:
    """Play a record again and check it, whole or only the first actions; the position reached and the entries."""
    if not check_seal(text):
        raise BadInput("this is not a record: its first line does not say so")
    script = read_script(text, find_edition)
    actions = sum(1 for step in script.steps if step.sign != CHECK)
    if upto is not None and upto > actions:
        raise BadInput(f"this record has {actions} actions, not {upto}")
    entries: list[Entry] = []
    if upto == 0:
        return script.start, entries
    for judged in judge(script):
        if judged.complaint is not None:
            raise BadInput(f"line {judged.step.line.number}: {judged.complaint}")
        if judged.seat is not None:
            told = tell_all(script.start.table, script.start.names, judged.events)
            words = " ".join(judged.step.words[1:])
            entries.append(Entry(len(entries) + 1, judged.seat, words, judged.events, told))
            if len(entries) == upto:
                return script.start, entries
    if not script.start.table.is_over:
        raise BadInput("this record does not reach the end of its game")
    return script.start, entries

