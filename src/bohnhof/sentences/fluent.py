"""Fluent files, as far as the catalogue uses them: texts, `{ $places }` and choices between variants.

    harvested =
        { $n ->
            [one] { $who } harvests { $cards } for { $n } coin.
           *[other] { $who } harvests { $cards } for { $n } coins.
        }

A choice takes the variant named like its value; a number also matches the variant of its plural form. The web table
reads the same files with `web/src/i18n/fluent.ts`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

Value = str | int | float
Pattern = tuple["str | Place | Choice", ...]

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ ].*|(?=\n)))*)", re.MULTILINE)
_PLACE: Final = re.compile(r"\{\s*\$([\w-]+)\s*(->|\})")
_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\] *")
_END: Final = re.compile(r"\s*\}")
_TEXT: Final = re.compile(r"[^{}\n]+")
_INDENT: Final = re.compile(r"\n\s*")


@dataclass(frozen=True)
class Place:
    """Where a value is inserted."""

    name: str


@dataclass(frozen=True)
class Choice:
    """One of several texts, chosen by the value of this name."""

    name: str
    variants: Mapping[str, Pattern]
    default: str


def read(text: str) -> dict[str, Pattern]:
    """The messages of a file, by key. Raises ValueError for anything but the syntax above."""
    return {found[1]: _Reader(found[1], found[2].strip()).whole() for found in _ENTRY.finditer(text)}


def variables(pattern: Pattern) -> set[str]:
    """The names of all values that a message can use."""
    found: set[str] = set()
    for part in pattern:
        if isinstance(part, Place):
            found.add(part.name)
        elif isinstance(part, Choice):
            found.add(part.name)
            for variant in part.variants.values():
                found |= variables(variant)
    return found


def write(
    pattern: Pattern, values: Mapping[str, Value], plural: Callable[[float], str], number: Callable[[float], str]
) -> str:
    """The message with its values filled in: `plural` gives the plural form of a number, `number` formats it."""
    words = []
    for part in pattern:
        if isinstance(part, str):
            words.append(part)
            continue
        value = values[part.name]
        if isinstance(part, Choice):
            words.append(write(part.variants[_chosen(part, value, plural)], values, plural, number))
        else:
            words.append(value if isinstance(value, str) else number(value))
    return "".join(words)


def _chosen(choice: Choice, value: Value, plural: Callable[[float], str]) -> str:
    if str(value) in choice.variants:
        return str(value)
    if not isinstance(value, str) and plural(value) in choice.variants:
        return plural(value)
    return choice.default


class _Reader:
    """Reads one message, from left to right."""

    def __init__(self, key: str, text: str) -> None:
        self.key = key
        self.text = text
        self.at = 0

    def whole(self) -> Pattern:
        pattern = self.pattern(in_choice=False)
        if self.at < len(self.text) or not pattern:
            raise self.fault()
        return pattern

    def pattern(self, *, in_choice: bool) -> Pattern:
        parts: list[str | Place | Choice] = []
        while self.at < len(self.text):
            if in_choice and (_VARIANT.match(self.text, self.at) or _END.match(self.text, self.at)):
                break
            if found := _TEXT.match(self.text, self.at):
                parts.append(found[0])
                self.at = found.end()
            elif found := _INDENT.match(self.text, self.at):
                parts.append("\n")
                self.at = found.end()
            else:
                parts.append(self.place())
        return tuple(parts)

    def place(self) -> Place | Choice:
        found = self.take(_PLACE)
        if found[2] == "}":
            return Place(found[1])
        variants: dict[str, Pattern] = {}
        default = ""
        while not _END.match(self.text, self.at):
            star, name = self.take(_VARIANT).groups()
            variants[name] = self.pattern(in_choice=True)
            default = name if star else default
        self.take(_END)
        if not default:
            raise self.fault()
        return Choice(found[1], variants, default)

    def take(self, what: re.Pattern[str]) -> re.Match[str]:
        found = what.match(self.text, self.at)
        if found is None:
            raise self.fault()
        self.at = found.end()
        return found

    def fault(self) -> ValueError:
        return ValueError(f"{self.key}: this cannot be read: {self.text[self.at : self.at + 40]!r}")
