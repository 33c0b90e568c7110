"""The catalogue: all sentences of a language, by key."""

from __future__ import annotations

import re
from functools import cache, partial
from importlib.resources import files
from typing import Final

from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.refusal import Illegal, Refusal
from bohnhof.sentences.fluent import Pattern, Value, read, write
from bohnhof.sentences.plurals import plural_form

ENGLISH: Final = "en"
PAGE: Final = "page.ftl"  # only for browsers


@cache
def languages() -> tuple[str, ...]:
    """The available languages, English first."""
    folders = [folder.name for folder in files(__package__).iterdir() if (folder / "words.ftl").is_file()]
    return tuple(sorted(folders, key=lambda name: (name != ENGLISH, name)))


@cache
def language(code: str = ENGLISH) -> Language:
    """A language by its code: `en`, `nl` …"""
    known = languages()
    if code not in known:
        raise BadInput(f"there is no language {code[:20]!r} (there are {', '.join(known)})")
    messages: dict[str, Pattern] = {}
    for file in (files(__package__) / code).iterdir():
        if file.name.endswith(".ftl") and file.name != PAGE:
            messages |= read(file.read_text(encoding="utf-8"))
    return Language(code, messages)


class Language:
    """The sentences of one language, by key."""

    def __init__(self, code: str, messages: dict[str, Pattern]) -> None:
        self.code = code
        self.messages = messages
        self._plural = partial(plural_form, code)

    def say(self, key: str, **values: Value) -> str:
        """A sentence with its values."""
        return write(self.messages[key], values, self._plural, self.number)

    def has(self, key: str) -> bool:
        return key in self.messages

    def number(self, number: float) -> str:
        """A whole number, or one with a decimal."""
        if number == int(number):
            return str(int(number))
        return f"{number:.1f}".replace(".", self.say("decimal-sign"))

    def listing(self, things: list[str]) -> str:
        """`Anna, Bert and Cleo`; an empty list is `nothing`."""
        if not things:
            return self.say("nothing")
        return things[0] if len(things) == 1 else self.say("listing", first=", ".join(things[:-1]), last=things[-1])

    def heard(self, said: str) -> str:
        """The translation of what the rules or the server said in English; untranslated text stays as it is."""
        found = re.search(r"\d+", said)
        if self.has(key_of("said", said)):
            return self.say(key_of("said", said))
        general = said if found is None else said.replace(found[0], "n", 1)
        if found is not None and self.has(key_of("said", general)):
            return self.say(key_of("said", general), n=int(found[0]))
        return said

    def refusal(self, refusal: Refusal | Illegal) -> str:
        """Why something cannot be done: `B7.3: a single bean is protected …`"""
        return f"{refusal.rule}: {self.heard(refusal.reason)}"

    def bean(self, bean: str, edition: str = "") -> str:
        """What a bean is called in this edition. A bean of an edition file keeps its name."""
        return self._first(key_of("bean", f"{bean}-in-{edition}"), key_of("bean", bean)) or bean

    def letter(self, bean: str, edition: str = "") -> str:
        """The letter that fits this name; empty for a bean of an edition file."""
        return self._first(key_of("letter", f"{bean}-in-{edition}"), key_of("letter", bean))

    def _first(self, *keys: str) -> str:
        return next((self.say(key) for key in keys if self.has(key)), "")

    def in_text(self, kind: str, name: str, edition: str = "") -> str:
        """A name as you type it: the notation uses English names, and the English catalogue shows them unchanged."""
        if self.code == ENGLISH:
            return name
        if kind == "bean":
            return self.bean(name, edition)
        key = key_of(kind, name)
        return self.say(key) if self.has(key) else name


def key_of(kind: str, name: str) -> str:
    """The key for something with a name: `log` and `turn began` give `log-turn-began`."""
    return f"{kind}-{re.sub('[^a-z0-9]+', '-', name.lower()).strip('-')}"
