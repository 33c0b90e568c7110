"""Records: a finished game as readable text, which can be replayed and checked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bohnhof.kernel.actions import Action
from bohnhof.kernel.edition import RULES_VERSION
from bohnhof.kernel.events import Event
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.text.notation import EditionFinder, Position, game_lines, why_no_names_here
from bohnhof.kernel.text.script import CHECK, judge, read_script
from bohnhof.kernel.text.seal import check_seal, sealed
from bohnhof.kernel.text.words import winner_names

RULES: Final = "# rules "  # then the version of the rules; records of version 1 do not have this line


class Recorder:
    """Records a game while it is played."""

    def __init__(self, table: Table, names: tuple[str, ...]) -> None:
        reason = why_no_names_here(names, table.rules)
        if reason is not None:
            raise BadInput(reason)
        self._table = table
        self._names = names
        self._lines = [f"{RULES}{RULES_VERSION}", *game_lines(table, names), f"seed      {table.seed}"]

    def note(self, seat: int, action: Action) -> None:
        """Record an action before it is played: cards are named by where they are."""
        self._lines.append(f"> {self._names[seat]} {write_action(self._table, self._names, seat, action)}")

    def take_back(self, table: Table) -> None:
        """Forget the last action; `table` is the table before it."""
        self._table = table
        self._lines.pop()

    def so_far(self) -> str:
        """The game up to now, as a script."""
        return "\n".join(self._lines) + "\n"

    def text(self) -> str:
        """The record of the finished game, with its result and seal."""
        if not self._table.is_over:
            raise BadInput("only a finished game has a record")
        result = [f"= {check}" for check in result_of(self._table, self._names)]
        return sealed("\n".join([*self._lines, *result]) + "\n")


def result_of(table: Table, names: tuple[str, ...]) -> list[str]:
    """How a finished game ended, as checks."""
    rules = table.rules
    scores = [f"{name} score {rules.score(table, seat)}" for seat, name in enumerate(names)]
    if rules.edition.rival:
        scores.append(f"{rules.edition.rival} score {rules.rival_score(table)}")
    return ["over", *scores, " ".join(["winners", *winner_names(table, names)])]


@dataclass(frozen=True)
class Entry:
    """One action of a record: the seat, the action in words, and what happened."""

    seq: int
    seat: int
    words: str
    events: list[Event]


Listener = Callable[[Position, Entry], None]


def rules_of(text: str) -> int:
    """The version of the rules that a record names."""
    said = next((line.removeprefix(RULES) for line in text.splitlines() if line.startswith(RULES)), "1")
    number = said.replace(",", " ").split()[:1]
    return int(number[0]) if number and number[0].isdecimal() else 1


def read_record(
    text: str, find_edition: EditionFinder, upto: int | None = None, listen: Listener | None = None
) -> tuple[Position, list[Entry]]:
    """Replay a record and check all of it; returns the position at its end, or after `upto` actions, and the entries.

    A listener gets every entry right after it was played.
    """
    if not check_seal(text):
        raise BadInput("this is not a record: its first line is not 'record 1'")
    version = rules_of(text)
    try:
        return _replayed(text, find_edition, upto, listen)
    except BadInput as fault:
        if version == RULES_VERSION:
            raise
        played = f"this game was played by version {version} of the rules"
        raise BadInput(f"{played} and does not replay by version {RULES_VERSION}: {fault}") from None


def _replayed(
    text: str, find_edition: EditionFinder, upto: int | None, listen: Listener | None
) -> tuple[Position, list[Entry]]:
    script = read_script(text, find_edition)
    table, names = script.start.table, script.start.names
    reached = table.clone() if upto == 0 else table
    entries: list[Entry] = []
    for judged in judge(script):
        if judged.complaint is not None:
            raise judged.fault()
        if judged.step.mark is not None:
            raise judged.step.mark.fault("a record holds only actions that were accepted")
        if judged.seat is not None:
            entry = Entry(len(entries) + 1, judged.seat, " ".join(judged.step.words[1:]), judged.events)
            entries.append(entry)
            if listen is not None:
                listen(script.start, entry)
            if len(entries) == upto:
                reached = table.clone()
    if not table.is_over:
        raise BadInput("this record does not reach the end of its game")
    result = [" ".join(step.words) for step in script.steps if step.sign == CHECK]
    if result != result_of(table, names):
        raise BadInput("this record does not end with the result of its game")
    if upto is not None and upto > len(entries):
        raise BadInput(f"this record has {len(entries)} actions, not {upto}")
    return Position(reached, names), entries[:upto]
