"""The rule book says the same in every language: the same rules, options, numbers and drawn positions."""

import re
from pathlib import Path

import pytest

from bohnhof.kernel.faults import BadInput
from bohnhof.rulebook import ENGLISH, Rule, find, languages, mentioning, rules
from bohnhof.sentences import catalogue

DOCUMENTS = Path(__file__).parents[1] / "docs" / "rules"
OTHERS = [code for code in catalogue.languages() if code != ENGLISH]
# Notation is the same everywhere: options and editions, ids of rules, and positions between fences.
NOTATION = {
    "positions": re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL),
    "words of the program": re.compile(r"`[^`\n]+`"),
    "rules": re.compile(r"\b[A-Z]{1,2}\d+(?:\.\d+)*\b"),
}
# One thing, one word: these stood beside the words of the glossary in CONTRIBUTING.md.
OTHER_WORDS = {
    "nl": "verbouw|mee geschud",
    "de": "Gegengebot|Tausch",
    "is": r"vinna (þeir|allir)? ?saman|[Ee]nginn skiptir",
}
SECTION = re.compile(r"^(#+) (?:[A-Z]+\d\S* )?", re.MULTILINE)


def test_the_rules_can_be_read_in_every_language_that_is_spoken_here() -> None:
    assert set(languages()) == set(catalogue.languages())


@pytest.mark.parametrize("code", OTHERS)
def test_no_rule_is_missing_and_none_is_too_many(code: str) -> None:
    assert list(rules(code)) == list(rules())


@pytest.mark.parametrize("code", OTHERS)
def test_every_document_has_the_same_headings(code: str) -> None:
    here = {path.name: shape(path) for path in (DOCUMENTS / code).glob("*.md")}
    assert here == {path.name: shape(path) for path in DOCUMENTS.glob("*.md")}


@pytest.mark.parametrize("what", NOTATION)
@pytest.mark.parametrize("code", OTHERS)
def test_what_is_notation_is_not_translated(code: str, what: str) -> None:
    changed = [
        id
        for id, rule in rules().items()
        if sorted(NOTATION[what].findall(rule.text)) != sorted(NOTATION[what].findall(rules(code)[id].text))
    ]
    assert changed == []


@pytest.mark.parametrize("code", OTHERS)
def test_tables_have_the_same_rows_columns_and_numbers(code: str) -> None:
    documents = {path.name: numbers_in_tables(path) for path in DOCUMENTS.glob("*.md")}
    assert {path.name: numbers_in_tables(path) for path in (DOCUMENTS / code).glob("*.md")} == documents


@pytest.mark.parametrize("code", OTHERS)
def test_rules_are_translated_and_not_copied(code: str) -> None:
    assert [id for id, rule in rules().items() if rule.text == rules(code)[id].text] == []


@pytest.mark.parametrize("code", OTHERS)
def test_words_and_quotation_marks_are_those_of_the_language(code: str) -> None:
    foreign = re.compile(f'"|{OTHER_WORDS[code]}')
    assert [id for id, rule in rules(code).items() if foreign.search(rule.text)] == []


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_out(code: str) -> None:
    """A rule in another language is about as long as in English."""
    assert [id for id, rule in rules().items() if not is_about_as_long(rules(code)[id], rule)] == []


def test_a_rule_is_found_and_searched_in_a_language() -> None:
    assert find("b7.3", "de").title == "Bohnenschutzregel"
    assert "B7.3" in [rule.id for rule in mentioning("bonenbescherming", "nl")]


@pytest.mark.parametrize("code", ["xx", "../rules", ""])
def test_a_language_without_a_rule_book_is_refused(code: str) -> None:
    with pytest.raises(BadInput, match="there is no rule book in"):
        rules(code)


def shape(document: Path) -> list[str]:
    """The headings of a document: their levels, and the ids of rules."""
    return [found[0].strip() for found in SECTION.finditer(document.read_text(encoding="utf-8"))]


def numbers_in_tables(document: Path) -> list[list[list[str]]]:
    rows = [line for line in document.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    return [[re.findall(r"\d+", cell) for cell in row.split("|")] for row in rows]


def is_about_as_long(one: Rule, other: Rule) -> bool:
    return 0.7 < len(one.text) / len(other.text) < 1.6
