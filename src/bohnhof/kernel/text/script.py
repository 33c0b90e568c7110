"""A script: a position, then lines that act and check, judged line by line.

`> Anna harvest 1` must be accepted, unless the next line is `! B7.3`: then it must be refused by that rule (a bare
`!`: by any rule). `= Anna hand soy | aside red` must hold. The record of a game is a script with a seal. A position
followed only by `! cannot be` must be refused itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bohnhof.kernel.events import Event
from bohnhof.kernel.faults import BadInput, Impossible
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.text.action_text import read_action
from bohnhof.kernel.text.checks import unmet
from bohnhof.kernel.text.notation import EditionFinder, Position, read_position
from bohnhof.kernel.text.seal import check_seal
from bohnhof.kernel.text.words import Line, lines_of, seat_number, shortened

ACT, REFUSED, CHECK = ">", "!", "="
CANNOT_BE = ("!", "cannot", "be")  # after a position that must be refused, optionally with the rule that forbids it
RULE_ID = re.compile(r"\b[A-Z]{1,2}[0-9]+(?:\.[0-9]+)?\b")
SEAL = {"record": "first", "sum": "last"}


@dataclass(frozen=True)
class Step:
    """One line that acts or checks; for an action also the line that says it must be refused, if any."""

    line: Line
    mark: Line | None = None

    @property
    def sign(self) -> str:
        return self.line.words[0]

    @property
    def words(self) -> tuple[str, ...]:
        return self.line.words[1:]


@dataclass(frozen=True)
class Judged:
    """The result of a step: the events of an action, its refusal, and the complaint if something did not hold."""

    step: Step
    seat: int | None = None
    events: list[Event] = field(default_factory=list)
    refusal: Illegal | None = None
    complaint: str | None = None

    def fault(self) -> BadInput:
        """The complaint, with its line."""
        line = self.step.mark or self.step.line
        return line.fault(f"{shortened(' '.join(line.words))}: {self.complaint}")


@dataclass(frozen=True)
class Script:
    """A position to start from, and the steps to judge."""

    start: Position
    steps: list[Step]


def read_script(text: str, find_edition: EditionFinder) -> Script:
    """Read a whole script. Raises BadInput, with the line, for what cannot be read."""
    is_record = check_seal(text)
    lines = lines_of(text)
    head: list[Line] = []
    steps: list[Step] = []
    for line in lines[1:-1] if is_record else lines:
        sign = line.words[0]
        if sign in SEAL:
            raise line.fault(f"{sign!r} stands only in the {SEAL[sign]} line of a record")
        if sign not in (ACT, REFUSED, CHECK):
            if sign[0] in (ACT, REFUSED, CHECK):
                raise line.fault(f"a space is expected after {sign[0]!r}")
            if steps:
                raise line.fault("the position comes before the lines that act and check")
            head.append(line)
        elif line.words[:3] == CANNOT_BE:
            raise line.fault("'! cannot be' stands alone behind a position, in the last line, with at most one rule")
        elif sign == REFUSED:
            _mark_refused(line, steps)
        elif len(line.words) < 2:
            raise line.fault(f"something is expected after {sign!r}")
        else:
            steps.append(Step(line))
    return Script(read_position(head, find_edition), steps)


def _mark_refused(line: Line, steps: list[Step]) -> None:
    if not steps or steps[-1].sign != ACT or steps[-1].mark is not None or len(line.words) > 2:
        raise line.fault("'!' follows an action, with at most one rule")
    steps.append(Step(steps.pop().line, mark=line))


def judge(script: Script) -> Iterator[Judged]:
    """Play and check the steps one by one on the script's Table."""
    names, table = script.start.names, script.start.table
    for step in script.steps:
        if step.sign == CHECK:
            yield Judged(step, complaint=unmet(table, names, step.line, step.words))
            continue
        seat = seat_number(names, step.words[0], step.line.fault)
        action = read_action(table, names, seat, step.words[1:], step.line.fault)
        events: list[Event] = []
        table.log = events
        refusal: Illegal | None = None
        try:
            play(table, seat, action)
        except Illegal as illegal:
            refusal = illegal
        finally:
            table.log = None
        yield Judged(step, seat, events, refusal, _complaint(step, refusal))


def _complaint(step: Step, refusal: Illegal | None) -> str | None:
    """The complaint if an action was wrongly refused or accepted."""
    if step.mark is None:
        return None if refusal is None else f"refused by {refusal}"
    if refusal is None:
        return "the action was accepted"
    return None if step.mark.words[1:] in ((), (refusal.rule,)) else f"the action was refused by {refusal}"


@dataclass(frozen=True)
class Refused:
    """The result of a position that says `! cannot be`: why it was refused, or the complaint if it was not."""

    line: Line
    reason: str
    complaint: str | None = None

    def fault(self) -> BadInput:
        """The complaint, with its line."""
        return self.line.fault(f"{' '.join(self.line.words)}: {self.complaint}")


def judge_refused(text: str, find_edition: EditionFinder) -> Refused | None:
    """Judge a position that must be refused; None: the text does not say so. BadInput: it cannot be read."""
    *head, last = lines_of(text) or [Line(1, ("",))]
    if last.words[:3] != CANNOT_BE or len(last.words) > 4 or any(line.words[0][0] in (ACT, CHECK) for line in head):
        return None
    wanted = last.words[3:]
    try:
        read_position(head, find_edition)
    except Impossible as impossible:
        reason = str(impossible)
        named = all(rule in RULE_ID.findall(reason) for rule in wanted)
        return Refused(last, reason, None if named else f"the position was refused, but by another rule ({reason})")
    return Refused(last, "", "the position was not refused")


def run(text: str, find_edition: EditionFinder) -> Position:
    """Judge a script in which everything must hold; returns the final position."""
    script = read_script(text, find_edition)
    for judged in judge(script):
        if judged.complaint is not None:
            raise judged.fault()
    return script.start
