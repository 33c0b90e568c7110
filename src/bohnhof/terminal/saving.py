"""Saved games: the actions so far as a script in the notation, and who sat where."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from shutil import copymode
from typing import Final, NamedTuple

from bohnhof.kernel.actions import Action
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
HEAD_READ: Final = re.compile(r"# saved by bohnhof play: you on seat (\d+), bots (.*)")
LONGEST_HEAD: Final = 200  # bytes, without all of the bots


class Played(NamedTuple):
    """An action that was accepted, and who took it."""

    seat: int
    action: Action


class Saved(NamedTuple):
    """A game to continue."""

    table: Table  # at the beginning
    played: list[Played]
    names: tuple[str, ...]
    person: int
    bots: tuple[str, ...]  # of the other seats, in order


def saved(recorder: Recorder, person: int, bots: Sequence[str]) -> str:
    """The text of a saved game."""
    return f"{HEAD.format(seat=person, bots=','.join(bots))}\n{recorder.so_far()}"


def write_saved(path: Path, text: str) -> None:
    """Store a saved game, whole or not at all. Raises FileExistsError instead of replacing anything else."""
    path = Path(os.path.realpath(path))  # a link stays a link
    again = path.exists()
    if again and not _is_saved(path):
        raise FileExistsError(path)
    beside = path.parent / f".bohnhof-{token_hex(8)}"
    try:
        with beside.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if again:
            copymode(path, beside)
        beside.replace(path)
    except BaseException:  # also if the person interrupts
        beside.unlink(missing_ok=True)
        raise


def _is_saved(path: Path) -> bool:
    """Is there a saved game in this file? Only files are read: a pipe or a device could block forever."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        head = file.readline(LONGEST_HEAD).decode("utf-8-sig", errors="replace")
    return HEAD_READ.match(head) is not None


def read_saved(text: str, find_edition: EditionFinder) -> Saved:
    """The saved game, as far as it was played. Raises BadInput with the line that cannot be used."""
    head = HEAD_READ.match(text)
    if head is None:
        raise BadInput("this is not a saved game: `save FILE` in bohnhof play writes one")
    script = read_script(text, find_edition)
    table, names = script.start.table, script.start.names
    start = table.clone()
    played = []
    for step in script.steps:
        if step.sign != ACT or step.mark is not None:
            raise step.line.fault("a saved game holds only actions that were accepted")
        seat = seat_number(names, step.words[0], step.line.fault)
        action = read_action(table, names, seat, step.words[1:], step.line.fault)
        played.append(Played(seat, action))
        try:
            play(table, seat, action)
        except (Illegal, BadInput) as refusal:
            raise step.line.fault(f"{' '.join(step.words)}: {refusal}") from refusal
    person, bots = int(head[1]), tuple(bot for bot in head[2].strip().split(",") if bot)
    if person >= len(names) or len(bots) != len(names) - 1:
        raise BadInput(f"you on seat {person} and {len(bots)} bots do not fit on {len(names)} seats")
    if table.is_over:
        raise BadInput("this game is over")
    return Saved(start, played, names, person, bots)
