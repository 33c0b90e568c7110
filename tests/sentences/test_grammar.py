"""What can be checked of the grammar of a language, and of the words that it uses for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from bohnhof.sentences.catalogue import languages
from bohnhof.sentences.fluent import Choice, Pattern, Place, read

FOLDER: Final = Path(__file__).parents[2] / "src" / "bohnhof" / "sentences"
# Places for names of beans. In a log `cards` are beans too; elsewhere they are a number.
BEANS: Final = re.compile(r"<(?:bean|beans|card|give|want)>")
BEANS_IN_LOG: Final = re.compile(r"<(?:bean|beans|card|cards|give|want)>")
# A name is in the nominative at the beginning of a sentence, and behind these.
NOMINATIVE: Final = re.compile(r"(?:^|[:.,] |\(|× )$")
# One thing, one word: what was said beside the word of the glossary in CONTRIBUTING.md.
OTHER_WORDS: Final = {
    "en": (r"\bown hand\b", r"\bback-up"),
    "nl": (
        *(r"\bomgedraaid", r"\bopengelegd", r"\beditie", r"\bhoudt haar\b", "paardebo", r"\bgezellig\b", r"\bpartij\b"),
        r"\bmeeste munten .*winnen\b",
    ),
    "de": (
        *(r"\bGegengebot", r"\bTauschgesch", r"\bPartie", r"\bzuschau", r"\bgäbe\b", r"\bLager\b"),
        *(r"\bSpiel ist (noch nicht )?aus\b", r"\bmeisten Taler .*gewinnen\b"),
    ),
    "is": (
        *("(?<!net)(?<!milli)þjón", r"\baðgang", r"\bsnýrð? við", r"\bspilum er snúið", r"\bopnuð\b", r"\btengl"),
        *("<(gain|worth|price|coins)> virði", r"\bafslöpp", r"\bvinna saman\b"),
    ),
}


def pages(code: str) -> Iterator[tuple[str, Pattern]]:
    for file in sorted((FOLDER / code).glob("*.ftl")):
        yield from read(file.read_text(encoding="utf-8")).items()


def texts(pattern: Pattern) -> Iterator[str]:
    """Every text that a sentence can become; a place is its name in angle brackets."""
    parts = [
        [part] if isinstance(part, str)
        else [f"<{part.name}>"] if isinstance(part, Place)
        else [text for variant in part.variants.values() for text in texts(variant)]
        for part in pattern
    ]  # fmt: skip
    return ("".join(chosen) for chosen in product(*parts))


def test_every_text_of_a_sentence_is_looked_at() -> None:
    inner = Choice("b", {"1": ("one ", Place("bean")), "other": ("many",)}, "other")
    assert list(texts(("It is ", inner, "."))) == ["It is one <bean>.", "It is many."]


def test_icelandic_names_of_beans_stand_where_no_case_is_needed() -> None:
    """They are given in the nominative: `blá baun`. Behind a verb or a preposition it would have to be `bláa baun`."""
    wrong = []
    for key, pattern in pages("is"):
        beans = BEANS_IN_LOG if key.startswith("log-") else BEANS
        for text in texts(pattern):
            before = [text[: found.start()] for found in beans.finditer(text)]
            wrong += [f"{key}: {words}" for words in before if not NOMINATIVE.search(words)]
    assert wrong == []


@pytest.mark.parametrize("code", languages())
def test_one_thing_has_one_word(code: str) -> None:
    other = re.compile("|".join(OTHER_WORDS[code]))
    said = [(key, text) for key, pattern in pages(code) for text in texts(pattern)]
    assert [f"{key}: {text}" for key, text in said if other.search(text)] == []


@pytest.mark.parametrize("code", languages())
def test_quotation_marks_are_those_of_the_language(code: str) -> None:
    opens, closes = ("„", "“") if code in ("de", "is") else ("“", "”")
    for key, pattern in pages(code):
        for text in texts(pattern):
            marks = re.findall('["„“”«»]', text)
            assert marks == [opens, closes] * (len(marks) // 2), key
