"""Sentences are read from their files; the web table's reader has the same examples (messages.test.ts)."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bohnhof.sentences.fluent import read, variables, write
from bohnhof.sentences.plurals import plural_form

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["said"])
def test_a_sentence_is_read_and_said(example: dict[str, Any]) -> None:
    indented = example["text"].replace("\n", "\n    ")
    messages = read(f"# a comment\nfirst = 1\nsentence =\n    {indented}\n\nlast = 2\n")
    assert list(messages) == ["first", "sentence", "last"]
    said = write(messages["sentence"], example["values"], partial(plural_form, example["language"]), str)
    assert said == example["said"]
    assert variables(messages["sentence"]) >= set(example["values"]) - {"n"}


@pytest.mark.parametrize(
    "text", ["{ name }", "{ $name", "{ $n ->\n    [one] 1\n    }", "}", "{ $n ->\n    one\n    }", ""]
)
def test_what_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"^sentence: this cannot be read"):
        read(f"sentence = {text}\n")


@pytest.mark.parametrize(
    ("language", "number", "form"),
    [("en", 1, "one"), ("en", 0, "other"), ("nl", 1.5, "other"), ("is", 1, "one"), ("is", 21, "one"),
     ("is", 111, "other"), ("is", 1.1, "one"), ("is", 1.2, "other"), ("is", 1.12, "one"),
     ("is", 1.96, "other"), ("is", 1.04, "one"), ("en", 1.04, "other"), ("sv", 1, "one")],
)  # fmt: skip
def test_a_number_has_its_form(language: str, number: float, form: str) -> None:
    assert plural_form(language, number) == form
