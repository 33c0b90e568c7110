"""Reads one table of a TOML file, so that every error names the file, the key and the reason in one line.

Python and TOML also say "table"; here that word belongs to the game, so a table of the file is a Section.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final, TypeVar

from bohnhof.kernel.faults import BadInput

Thing = TypeVar("Thing")

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NOT_A_NAME: Final = "a name is made of lower-case letters, digits and dashes, as in 'black-eyed'"
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
LONGEST_QUOTE: Final = 40  # of a word in an error message; a wrong file may contain words of any length
LARGEST_QUOTE: Final = 10**9  # of a number; Python refuses to print really large ones

# The limit of every number in a file: far beyond any real game, but cards, offers and shuffles never run out of ids.
MOST: Final = 99


class Section:
    """One table of the file, which knows its position."""

    def __init__(
        self, source: str, values: Mapping[str, object], *, top: Collection[str], path: tuple[str, ...] = ()
    ) -> None:
        self._source = source
        self._values = values
        self._top = top  # keys that belong above the first [header], which is easy to get wrong
        self._path = path

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def fault(self, reason: str, *keys: str) -> BadInput:
        """The error about a key of this section, or about the section itself."""
        path = ".".join([*self._path, *(_quoted_key(key) for key in keys)])
        return BadInput(f"{self._source}: {path}: {reason}")

    def only(self, known: Collection[str], what: str = "key") -> None:
        """Refuse keys that have no meaning here."""
        for key in self:
            if key not in known:
                raise self.fault(self._misplaced(key) or unknown(what, key, known), key)

    # -------------------------------------------------------------------- values

    def value(self, key: str) -> object:
        """Any value."""
        if key not in self._values:
            raise self.fault("is missing", key)
        return self._values[key]

    def text(self, key: str) -> str:
        """A line of text."""
        value = self._text(key)
        if not value.strip() or not value.isprintable():
            raise self.fault("must be one line of text", key)
        return value.strip()

    def name(self, key: str) -> str:
        """A name that positions and command lines can write."""
        value = self._text(key)
        if not NAME.fullmatch(value):
            raise self.fault(NOT_A_NAME, key)
        return value

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        return self.as_number(key, self.value(key), least, most)

    def as_number(self, key: str, value: object, least: int, most: int) -> int:
        """The same for a value somewhere below a key."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fault(f"must be a whole number, not {shown(value)}", key)
        if not least <= value <= most:
            raise self.fault(f"must be {least} to {most}, not {shown(value)}", key)
        return value

    def items(self, key: str) -> list[object]:
        """A list of any values."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self.fault(f"must be a list, not {shown(value)}", key)
        return value

    def choice(self, key: str, known: Mapping[str, Thing], what: str) -> Thing:
        """One of some named things."""
        return self._named(key, self.value(key), known, what)

    def choices(self, key: str, known: Mapping[str, Thing], what: str) -> tuple[Thing, ...]:
        """A list of named things without duplicates; empty if the key is missing."""
        if key not in self:
            return ()
        names = self.items(key)
        chosen = tuple(self._named(key, name, known, what) for name in names)
        for n, name in enumerate(names):
            if name in names[:n]:
                raise self.fault(f"{shown(name)} stands there twice", key)
        return chosen

    # ------------------------------------------------------------------ sections

    def section(self, key: str) -> Section:
        """The section with this name inside this one."""
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.fault(self._misplaced(key) or f"must be a section of its own, not {shown(value)}", key)
        return Section(self._source, value, top=self._top, path=(*self._path, _quoted_key(key)))

    def sections(self, key: str) -> Iterator[tuple[str, Section]]:
        """All sections inside that section; none if it is missing."""
        if key in self:
            group = self.section(key)
            for inner in group:
                yield inner, group.section(inner)

    def named_sections(self, key: str) -> Iterator[tuple[str, Section]]:
        """The same, where the header of each is a name."""
        for name, section in self.sections(key):
            if not NAME.fullmatch(name):
                raise section.fault(NOT_A_NAME)
            yield name, section

    # ------------------------------------------------------------------- helpers

    def _text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.fault(f"must be text, not {shown(value)}", key)
        return value

    def _named(self, key: str, name: object, known: Mapping[str, Thing], what: str) -> Thing:
        if not isinstance(name, str):
            raise self.fault(f"the name of the {what} must be text, not {shown(name)}", key)
        if name not in known:
            raise self.fault(unknown(what, name, known), key)
        return known[name]

    def _misplaced(self, key: str) -> str | None:
        if self._path and key in self._top:
            return "belongs at the top of the file, before the first [section]"
        return None


def _quoted_key(key: str) -> str:
    return key if BARE_KEY.fullmatch(key) and len(key) <= LONGEST_QUOTE else shown(key)


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """The error about an unknown word, with the one that was probably meant, or with all known ones."""
    names = list(known)
    near = get_close_matches(word[:LONGEST_QUOTE], names, n=1)
    others = f"must be one of {', '.join(names)}" if names else "there are none"
    hint = f"did you mean '{near[0]}'?" if near else others
    return f"unknown {what} {shown(word)}: {hint}"


def shown(value: object) -> str:
    """A value as quoted in an error message: short and on one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return repr(value if len(value) <= LONGEST_QUOTE else value[:LONGEST_QUOTE] + "…")
        case int():
            return str(value) if abs(value) <= LARGEST_QUOTE else "a huge number"
        case float():
            return str(value)
        case list():
            return "a list"
        case dict():
            return "a section"
        case _:
            return "a date or time"
