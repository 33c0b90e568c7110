"""Games in steps for tests: positions as text, and choices in words."""

from __future__ import annotations

from bohnhof.kernel.learn.layout import Layout
from bohnhof.kernel.learn.steps import Steps
from tests.judge import holds


def at(position: str, offers_per_turn: int = 4) -> Steps:
    """A game in steps, starting from a position."""
    table = holds(position).table
    return Steps(table, Layout(table.rules, offers_per_turn))


def said(steps: Steps) -> list[str]:
    """The choices of the seat that is asked, in words."""
    return [steps.layout.describe(choice) for choice in steps.choices()]


def choose(steps: Steps, *words: str) -> None:
    """Let the seats that are asked make these choices, one after the other."""
    for word in words:
        assert word in said(steps), f"seat {steps.seat} may not {word!r}, but {said(steps)}"
        steps.step(steps.choices()[said(steps).index(word)])
