"""Saved games: the actions so far as a script in the notation, and who sat where."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.action_text import read_action
from bohnhof.kernel.text.notation import EditionFinder
from bohnhof.kernel.text.record import Recorder
from bohnhof.kernel.text.script import ACT, read_script
from bohnhof.kernel.text.words import seat_number

HEAD: Final = "# saved by bohnhof play: you on seat {seat}, bots {bots}"
HEAD_READ: Final = re.compile(r"# saved by bohnhof play: you on seat (\d+), bots (\S*)")


class Saved(NamedTuple):
    """A game to continue."""

    table: Table
    recorder: Recorder
    names: tuple[str, ...]
    person: int
    bots: tuple[str, ...]  # of the other seats, in order


def saved(recorder: Recorder, person: int, bots: Sequence[str]) -> str:
    """The text of a saved game."""
    return f"{HEAD.format(seat=person, bots=','.join(bots))}\n{recorder.so_far()}"


def read_saved(text: str, find_edition: EditionFinder) -> Saved:
    """The saved game, as far as it was played. Raises BadInput with the line that cannot be used."""
    head = HEAD_READ.match(text)
    if head is None:
        raise BadInput("this is not a saved game: `save FILE` in bohnhof play writes one")
    script = read_script(text, find_edition)
    table, names = script.start.table, script.start.names
    recorder = Recorder(table, names)
    for step in script.steps:
        if step.sign != ACT or step.mark is not None:
            raise step.line.fault("a saved game holds only actions that were accepted")
        seat = seat_number(names, step.words[0], step.line.fault)
        action = read_action(table, names, seat, step.words[1:], step.line.fault)
        recorder.note(seat, action)
        try:
            play(table, seat, action)
        except (Illegal, BadInput) as refusal:
            raise step.line.fault(f"{' '.join(step.words)}: {refusal}") from refusal
    person, bots = int(head[1]), tuple(bot for bot in head[2].split(",") if bot)
    if person >= len(names) or len(bots) != len(names) - 1:
        raise BadInput(f"you on seat {person} and {len(bots)} bots do not fit on {len(names)} seats")
    if table.is_over:
        raise BadInput("this game is over")
    return Saved(table, recorder, names, person, bots)
