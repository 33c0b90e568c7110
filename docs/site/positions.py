"""Draws the positions that the tests of the rules judge, next to each rule."""

from __future__ import annotations

import ast
import html
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Final, NamedTuple

TOP: Final = Path(__file__).parents[2]
TESTS: Final = TOP / "tests" / "rules"
COLOURS: Final = TOP / "web" / "src" / "art" / "beans.ts"
IS_POSITION: Final = re.compile(r"\s*edition [^{}]*\n[^{}]*$")
MOST_LINES: Final = 16
WHAT_HAPPENS: Final = (">", "!", "=")


class Example(NamedTuple):
    """A test that shows rules: its name as a sentence, and the text that it judges."""

    rules: tuple[str, ...]
    sentence: str
    text: str


@cache
def examples() -> dict[str, list[Example]]:
    """The examples of each rule, clearest first: about this rule in particular, with an action, and short."""
    found: dict[str, list[Example]] = {}
    for file in sorted(TESTS.glob("test_*.py")):
        for example in examples_in(file.read_text(encoding="utf-8")):
            for rule in example.rules:
                found.setdefault(rule, []).append(example)
    for rule, several in found.items():
        several.sort(key=lambda one: (one.rules.index(rule), "\n>" not in one.text, one.text.count("\n") > MOST_LINES))
    return found


def examples_in(source: str) -> Iterator[Example]:
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef):
            continue
        marks = [
            mark for mark in node.decorator_list if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule"
        ]
        rules = tuple(
            str(argument.value) for mark in marks for argument in mark.args if isinstance(argument, ast.Constant)
        )
        for text in whole_texts(node):
            sentence = node.name.removeprefix("test_").replace("_", " ")
            yield Example(rules, sentence[0].upper() + sentence[1:], dedent(text).strip())


def whole_texts(node: ast.AST) -> Iterator[str]:
    """The positions that a test writes out; those that it assembles from parts cannot be shown."""
    pieces = {id(piece) for inner in ast.walk(node) if isinstance(inner, ast.JoinedStr) for piece in inner.values}
    for inner in ast.walk(node):
        match inner:
            case ast.Constant(value=str(text)) if id(inner) not in pieces and IS_POSITION.match(text):
                yield text


def drawn(text: str) -> str:
    """A position as a table of cards, in HTML without blank lines, as Markdown requires."""
    before = [line.split() for line in text.splitlines() if line.strip() and not line.startswith(WHAT_HAPPENS)]
    said = {words[0]: words[1:] for words in before}
    title = " ".join(said["edition"])
    if "turn" in said:
        who, *phase = said["turn"]
        title += f" · {who}’s turn" + "".join(f", {word}" for word in phase)
    rows = "".join(
        row(name, places(" ".join(words), is_seat=name in said["seats"]))
        for name, *words in before
        if name not in ("edition", "seats", "turn")
    )
    return f'<table class="position"><caption>{html.escape(title)}</caption><tbody>{rows}</tbody></table>'


def row(name: str, content: str) -> str:
    return f'<tr><th scope="row">{html.escape(name)}</th><td>{content}</td></tr>'


def places(text: str, *, is_seat: bool) -> str:
    if not is_seat:
        return f'<span class="place">{cards(text.split())}</span>'
    drawn = []
    for part in text.split("|"):
        kind, *words = part.split()
        drawn.append(f'<span class="place"><i>{html.escape(kind)}</i> {cards(words) or "–"}</span>')
    return "".join(drawn)


def cards(words: list[str]) -> str:
    return " ".join(card(word) for word in words if word != "-")


def card(word: str) -> str:
    bean, _, number = word.partition("*")
    if bean not in colours():
        return html.escape(word)
    many = f" ×{html.escape(number)}" if number else ""
    return f'<b class="bean" style="--bean:{colours()[bean]}">{bean}{many}</b>'


@cache
def colours() -> dict[str, str]:
    """The colours of beans, as the web table writes their names."""
    return dict(re.findall(r"^  '?([\w-]+)'?: '(#[0-9a-f]{6})',", COLOURS.read_text(encoding="utf-8"), re.MULTILINE))


def shown(rule: str, example: str = "Example") -> str:
    """Markdown for a rule: its clearest example, or nothing if its tests ask other questions. Only English pages say
    in the words of the test what it shows."""
    several = examples().get(rule)
    if not several:
        return ""
    first = several[0]
    sentence = f" {first.sentence}." if example == "Example" else ""
    return f"**{example}.**{sentence}\n\n{drawn(first.text)}\n\n```text\n{first.text}\n```\n"
