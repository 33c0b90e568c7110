"""Drawn positions in tests: `holds` judges a text in the notation, from the position to the last check."""

from __future__ import annotations

from textwrap import dedent

from bohnhof.editions import EDITIONS
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.text.notation import Position
from bohnhof.kernel.text.script import judge_refused, run


def edition_of(name: str) -> Edition:
    """A published edition, by its id."""
    if name not in EDITIONS:
        raise BadInput(f"there is no edition {name!r}")
    return EDITIONS[name]


def cannot_be(text: str) -> str:
    """Assert that a position is refused as its last line says (`! cannot be`); returns the reason."""
    refused = judge_refused(dedent(text), edition_of)
    assert refused is not None, "the text does not end with '! cannot be'"
    assert refused.complaint is None, str(refused.fault())
    return refused.reason


def holds(text: str) -> Position:
    """Assert that every line of a script holds; returns the final position, for further questions."""
    try:
        return run(dedent(text), edition_of)
    except BadInput as fault:
        raise AssertionError(str(fault)) from None
