"""How beans look in a terminal: a letter, a colour and the name, so that colour is never needed."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from rich.text import Text

from bohnhof.kernel.rules import Rules
from bohnhof.letters import letters_of
from bohnhof.sentences.catalogue import ENGLISH, Language


class Mark(NamedTuple):
    """The letter of a bean, and its style."""

    letter: str
    style: str


# The same in every edition, so that people learn them once.
STYLES: Final = {
    "blue": "bold bright_white on blue",
    "chili": "bold black on dark_orange",
    "stink": "bold bright_white on chartreuse4",
    "green": "bold black on green3",
    "soy": "bold black on navajo_white3",
    "black-eyed": "bold bright_white on grey23",
    "red": "bold bright_white on red3",
    "garden": "bold bright_white on dark_magenta",
    "coffee": "bold bright_white on orange4",
    "wax": "bold black on yellow1",
    "cocoa": "bold bright_white on deep_pink4",
    "cognac": "bold black on light_salmon3",
}
# For the beans of edition files, in order.
OTHER_STYLES: Final = (
    "bold black on cyan",
    "bold bright_white on purple4",
    "bold black on pink1",
    "bold black on grey70",
)


@cache
def marks_of(names: tuple[str, ...], letters: tuple[str, ...] | None = None) -> tuple[Mark, ...]:
    """The marks of these beans, with unique letters; beans beyond the alphabet get none."""
    return tuple(
        Mark(letter, STYLES.get(name) or OTHER_STYLES[n % len(OTHER_STYLES)])
        for n, (name, letter) in enumerate(zip(names, letters or letters_of(names), strict=True))
    )


def marks_in(rules: Rules, language: Language) -> tuple[Mark, ...]:
    """The marks of the beans of a game, by number; the letters fit the names in the person's language."""
    names = tuple(rules.bean_names)
    if language.code == ENGLISH:  # beans have the names that are typed
        return marks_of(names)
    edition = rules.edition.id
    shown = tuple(language.bean(name, edition) for name in names)
    return marks_of(names, letters_of(shown, tuple(language.letter(name, edition) for name in names)))


def bean_text(rules: Rules, bean: int, language: Language) -> Text:
    """`S stink`, with the letter in colour."""
    mark = marks_in(rules, language)[bean]
    name = language.in_text("bean", rules.bean_names[bean], rules.edition.id)
    return Text.assemble((mark.letter, mark.style), " ", name)
