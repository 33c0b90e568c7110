"""How beans look in a terminal: a letter, a colour and the name, so that nobody has to see the colour."""

from __future__ import annotations

from functools import cache
from string import ascii_uppercase
from typing import Final, NamedTuple

from rich.text import Text

from bohnhof.kernel.rules import Rules


class Mark(NamedTuple):
    """The letter of a bean, and the style it is printed in."""

    letter: str
    style: str


# The same in every edition, so that the eye learns them once.
KNOWN: Final = {
    "blue": Mark("B", "bold bright_white on blue"),
    "chili": Mark("C", "bold black on dark_orange"),
    "stink": Mark("S", "bold bright_white on chartreuse4"),
    "green": Mark("G", "bold black on green3"),
    "soy": Mark("Y", "bold black on navajo_white3"),
    "black-eyed": Mark("K", "bold bright_white on grey23"),
    "red": Mark("R", "bold bright_white on red3"),
    "garden": Mark("D", "bold bright_white on dark_magenta"),
    "coffee": Mark("F", "bold bright_white on orange4"),
    "wax": Mark("W", "bold black on yellow1"),
    "cocoa": Mark("O", "bold bright_white on deep_pink4"),
    "cognac": Mark("N", "bold black on light_salmon3"),
}
# For the beans of own editions, one after the other.
OTHER_STYLES: Final = (
    "bold black on cyan",
    "bold bright_white on purple4",
    "bold black on pink1",
    "bold black on grey70",
)


@cache
def marks_of(names: tuple[str, ...]) -> tuple[Mark, ...]:
    """The marks of these beans, no letter twice; beans beyond the alphabet get none."""
    free = [letter for letter in ascii_uppercase if letter not in {KNOWN[n].letter for n in names if n in KNOWN}]
    marks = []
    for n, name in enumerate(names):
        if name in KNOWN:
            marks.append(KNOWN[name])
            continue
        letter = next((letter for letter in [*name.upper(), *free] if letter in free), "")
        free = [other for other in free if other != letter]
        marks.append(Mark(letter, OTHER_STYLES[n % len(OTHER_STYLES)]))
    return tuple(marks)


def marks_in(rules: Rules) -> tuple[Mark, ...]:
    """The marks of the beans of a game, by their numbers."""
    return marks_of(tuple(rules.bean_names))


def bean_text(rules: Rules, bean: int) -> Text:
    """`S stink`, with the letter in colour."""
    mark = marks_in(rules)[bean]
    return Text.assemble((mark.letter, mark.style), " ", rules.bean_names[bean])
