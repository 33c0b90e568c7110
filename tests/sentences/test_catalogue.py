"""Every language has every sentence, with the same values, and no sentence is unused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bohnhof.kernel.faults import BadInput
from bohnhof.sentences.catalogue import ENGLISH, key_of, language, languages
from bohnhof.sentences.fluent import Choice, Pattern, read, variables
from bohnhof.sentences.plurals import plural_form

TOP = Path(__file__).parents[2]
FOLDER = TOP / "src" / "bohnhof" / "sentences"
SAID = "said.ftl"  # English says these beside the rules
OTHERS = [code for code in languages() if code != ENGLISH]
FILES = sorted(FOLDER.glob("*/*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many"}
# Sentences that are the same in two languages because the words are, though they are long.
SAME_IN_TWO = {"boss-don", "boss-joe"}
LONG = 16
# What the names of others make: events, actions, phases, bots and their reasons, buildings … `key_of("log", …)`.
MADE = re.compile(r"""key_?[oO]f\(\s*["'`]([a-z-]+)["'`]|[`"]([a-z-]+-)\$?\{""")


@cache
def messages(code: str) -> dict[str, Pattern]:
    found: dict[str, Pattern] = {}
    for file in sorted((FOLDER / code).glob("*.ftl")):
        here = read(file.read_text(encoding="utf-8"))
        assert not found.keys() & here.keys(), f"{file}: said twice"
        found |= here
    return found


def own(code: str) -> dict[str, Pattern]:
    """Without what the rules and the server say in English."""
    return {key: text for key, text in messages(code).items() if not key.startswith("said-")}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_file_is_fluent_as_translators_tools_read_it(file: Path) -> None:
    body = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert keys == list(read(file.read_text(encoding="utf-8")))
    assert len(keys) == len(set(keys))


def files_of(code: str) -> set[str]:
    return {file.name for file in (FOLDER / code).iterdir()}


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_has_exactly_the_sentences_of_english(code: str) -> None:
    # A bean may have another name in the booklet of an edition in one language only.
    usual = {key for key in own(code) if "-in-" not in key}
    assert usual == {key for key in own(ENGLISH) if "-in-" not in key}
    assert files_of(code) == files_of(ENGLISH) | {SAID}


@pytest.mark.parametrize("code", OTHERS)
def test_a_sentence_uses_the_same_values_in_every_language(code: str) -> None:
    for key, text in own(code).items():
        if "-in-" not in key:
            assert variables(text) <= variables(messages(ENGLISH)[key]) | {"n"}, key
            assert variables(messages(ENGLISH)[key]) - variables(text) <= {"n"}, key


@pytest.mark.parametrize("code", OTHERS)
def test_sentences_are_translated_and_not_copied(code: str) -> None:
    english = messages(ENGLISH)
    alike = [key for key, text in own(code).items() if text == english.get(key)]
    copied = {key for key in alike if isinstance(english[key][0], str) and len(str(english[key][0])) > LONG}
    assert copied <= SAME_IN_TWO


@pytest.mark.parametrize("code", languages())
def test_plurals_have_every_form_that_numbers_take(code: str) -> None:
    needed = {plural_form(code, n) for n in range(200)}
    for key, text in messages(code).items():
        for choice in choices(text):
            if choice.variants.keys() & PLURALS:
                assert needed <= choice.variants.keys(), key


def choices(text: Pattern) -> Iterator[Choice]:
    for part in text:
        if isinstance(part, Choice):
            yield part
            for variant in part.variants.values():
                yield from choices(variant)


def test_no_sentence_is_left_over() -> None:
    written = "\n".join(source.read_text(encoding="utf-8") for source in sources())
    made = tuple({found[1] + "-" if found[1] else found[2] for found in MADE.finditer(written)})
    said = [key for key in own(ENGLISH) if not key.startswith(made)]
    assert [key for key in said if not re.search(rf"""["'`]{key}["'`]""", written)] == []


def sources() -> Iterator[Path]:
    yield from (TOP / "src" / "bohnhof").rglob("*.py")
    yield from (path for path in (TOP / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte"))


def test_a_language_that_nobody_speaks_is_named() -> None:
    with pytest.raises(BadInput, match=r"there is no language 'xx' \(there are en, "):
        language("xx")


def test_what_the_rules_say_in_english_is_heard_in_ones_own_language() -> None:
    dutch = language("nl")
    assert dutch.heard("the game is over") == "het spel is afgelopen"
    assert dutch.heard("offer 12 was declined") == "bod 12 is afgewezen"
    assert dutch.heard("somebody's own words 3") == "somebody's own words 3"
    assert language().heard("the game is over") == "the game is over"


def test_names_and_numbers_are_those_of_the_language() -> None:
    english, german = language(), language("de")
    assert english.bean("red", "boonanza") == "kidney bean"
    assert german.bean("red") == "Rote Bohne"
    assert german.bean("lima") == "lima"
    assert (english.number(1.25), german.number(1.25), german.number(3.0)) == ("1.2", "1,2", "3")
    assert german.listing(["Anna", "Bert", "Cleo"]) == "Anna, Bert und Cleo"
    assert (english.listing(["Anna"]), english.listing([])) == ("Anna", "nothing")
    assert key_of("log", "turn began") == "log-turn-began"
