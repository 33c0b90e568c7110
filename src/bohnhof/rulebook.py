"""The rules as people read them: every rule of the rule documents, by its id.

A document is a chapter: its `# ` title, then one heading like `### B7.3 Bean protection` per rule, with the
rule's text below it. In a checkout the documents are in docs/rules, in an installed package beside this file. Each
other language is a subfolder with the same documents and the same ids.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from bohnhof.kernel.faults import BadInput

_HEADING = re.compile(r"(#+) (.+)")
_RULE_TITLE = re.compile(r"([A-Z]+\d+(?:\.\d+)*) (.+)")
_FENCE = "```"
ENGLISH: Final = "en"


class Rule(NamedTuple):
    """One rule, in our own words."""

    id: str
    title: str
    text: str
    chapter: str


@cache
def rules(language: str = ENGLISH) -> dict[str, Rule]:
    """Every rule by its id, in the order of the documents."""
    if language not in languages():
        raise BadInput(f"there is no rule book in {language[:20]!r} (there are {', '.join(languages())})")
    return read_rules(_documents() if language == ENGLISH else _documents() / language)


@cache
def languages() -> tuple[str, ...]:
    """The languages of the rules, English first."""
    return (ENGLISH, *sorted(folder.name for folder in _documents().iterdir() if folder.is_dir()))


def _documents() -> Path:
    installed = Path(__file__).with_name("rulebook")
    return installed if installed.is_dir() else Path(__file__).parents[2] / "docs" / "rules"


def find(rule_id: str, language: str = ENGLISH) -> Rule:
    """The rule with this id, in upper or lower case. The error for an unknown id suggests similar ones."""
    wanted = rule_id.upper()
    if wanted in rules(language):
        return rules(language)[wanted]
    near = get_close_matches(wanted, rules(), n=5, cutoff=0.5)
    hint = f"did you mean {', '.join(near)}?" if near else "'bohnhof rules' lists them all"
    raise BadInput(f"there is no rule '{rule_id}': {hint}")


def mentioning(word: str, language: str = ENGLISH) -> list[Rule]:
    """The rules whose title or text contains a word, ignoring case."""
    wanted = word.casefold()
    return [rule for rule in rules(language).values() if wanted in f"{rule.title}\n{rule.text}".casefold()]


def read_rules(folder: Path) -> dict[str, Rule]:
    """Every rule of the documents in a folder. A duplicate id is an error in the documents."""
    found: dict[str, Rule] = {}
    for document in sorted(folder.glob("*.md")):
        for rule in _rules_of(document.read_text(encoding="utf-8")):
            if rule.id in found:
                raise ValueError(f"{document.name}: rule {rule.id} is already in '{found[rule.id].chapter}'")
            found[rule.id] = rule
    return found


def _rules_of(document: str) -> Iterator[Rule]:
    chapter = ""
    for level, title, text in _sections(document):
        if level == 1:
            chapter = title
        elif level == 3 and (match := _RULE_TITLE.fullmatch(title)):
            yield Rule(id=match[1], title=match[2], text=text, chapter=chapter)


def _sections(document: str) -> Iterator[tuple[int, str, str]]:
    """The level, title and text of each heading."""
    level, title = 0, ""
    lines: list[str] = []
    in_example = False
    for line in document.splitlines():
        # Inside an example a # starts a comment, not a heading.
        in_example ^= line.startswith(_FENCE)
        heading = None if in_example else _HEADING.fullmatch(line)
        if heading:
            yield level, title, "\n".join(lines).strip()
            level, title, lines = len(heading[1]), heading[2].strip(), []
        else:
            lines.append(line)
    yield level, title, "\n".join(lines).strip()
