"""What docs/notation.md explains is true: its examples hold, and it mentions every word of the notation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bohnhof.kernel.offer import FATES
from bohnhof.kernel.text.action_text import FORMS
from bohnhof.kernel.text.notation import RESERVED, SEAT_PARTS
from bohnhof.kernel.text.record import read_record
from tests.judge import cannot_be, edition_of, holds

TEXT = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\w*\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
EXAMPLES = [block for block in BLOCKS if block.startswith(("edition", "record"))]
RECORDS = [block for block in EXAMPLES if block.startswith("record")]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_holds(example: str) -> None:
    if "! cannot be" in example:
        cannot_be(example)
    else:
        holds(example)


def test_the_record_is_a_whole_one() -> None:
    [record] = RECORDS
    position, entries = read_record(record, edition_of)
    assert position.table.is_over
    assert entries


def test_every_word_of_the_notation_is_explained() -> None:
    explained = {word for code in re.findall(r"`([^`\n]+)`", TEXT) for word in re.findall(r"[a-z-]+", code)}
    words = {*RESERVED, *SEAT_PARTS, *FORMS, *FATES, "score", "nothing", "yes", "no", "answers"}
    assert words <= explained
