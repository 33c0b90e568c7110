"""Lines and words: shared by everything that reads text."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Final

from bohnhof.kernel.faults import BadInput, Impossible

if TYPE_CHECKING:
    from bohnhof.kernel.table import Board

COMMENT: Final = re.compile(r"(^|\s)#(?!\d).*$")  # but #3 counts cards
NUMBER: Final = re.compile(r"[0-9]{1,6}")  # more than any game needs, and small enough for the id of an offer in a code
LONGEST_REASON: Final = 240

Fault = Callable[[str], BadInput]  # makes an error that says where


@dataclass(frozen=True)
class Line:
    """One line of a text: its number, and its words without the comment."""

    number: int
    words: tuple[str, ...]

    def fault(self, reason: str) -> BadInput:
        return BadInput(f"line {self.number}: {shortened(reason)}")

    def impossible(self, reason: str) -> Impossible:
        """The error for something that can be read, but that no game could lead to."""
        return Impossible(f"line {self.number}: {shortened(reason)}")


def lines_of(text: str) -> list[Line]:
    """The lines with content."""
    lines = []
    for number, raw in enumerate(text.splitlines(), start=1):
        words = COMMENT.sub("", raw).split()
        if words:
            lines.append(Line(number, tuple(words)))
    return lines


def shortened(reason: str) -> str:
    """Only the beginning and the end of a very long reason."""
    half = LONGEST_REASON // 2
    return reason if len(reason) <= LONGEST_REASON else f"{reason[:half]} … {reason[-half:]}"


def seat_number(names: tuple[str, ...], name: str, fault: Fault) -> int:
    """The seat with this name."""
    if name not in names:
        raise fault(f"nobody called {name!r} sits at this table")
    return names.index(name)


def is_number(word: str) -> bool:
    return NUMBER.fullmatch(word) is not None


def read_number(line: Line, what: str, words: tuple[str, ...]) -> int:
    """The one number after a word."""
    if len(words) != 1 or not is_number(words[0]):
        raise line.fault(f"one number is expected after {what!r}, of at most 6 digits")
    return int(words[0])


def counted(word: str) -> tuple[str, int] | None:
    """`red*2` as a name and a count; None: it is not a count."""
    name, star, times = word.partition("*")
    if not star:
        return name, 1
    return (name, int(times)) if is_number(times) and int(times) > 0 else None


def in_runs(names: list[str]) -> list[str]:
    """The inverse: equal neighbours as one word, `red*2`."""
    runs = [(name, sum(1 for _ in group)) for name, group in groupby(names)]
    return [name if times == 1 else f"{name}*{times}" for name, times in runs]


def parts_of(line: Line) -> list[tuple[str, ...]]:
    """The parts of a seat's line, between the bars."""
    parts: list[list[str]] = [[]]
    for word in line.words[1:]:
        if word == "|":
            parts.append([])
        else:
            parts[-1].append(word)
    if parts == [[]]:
        raise line.fault(f"nothing is said of {line.words[0]} (as in: {line.words[0]} hand red soy | field blue*2)")
    if not all(parts):
        raise line.fault("something is expected before and after each bar")
    keys = [part[0] for part in parts if part[0] != "field"]
    for key in keys:
        if keys.count(key) > 1:
            raise line.fault(f"{key!r} is said twice")
    return [tuple(part) for part in parts]


def winner_names(board: Board, names: tuple[str, ...]) -> list[str]:
    """The winners of a finished game: seats, or the rival."""
    return [names[seat] for seat in board.rules.winners(board)] or [board.rules.edition.rival]
