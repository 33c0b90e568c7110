"""No test of a server or a browser leaves anything to chance or to the clock.

It would fail now and then, on a busy machine or with an unlucky deal, and nobody would believe it any more. Such tests
start their servers by `tests.server.serving`, where deals and bots are in the test's hands, and wait for states.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

import pytest

from tests.sources import Source, example, sources

PLACES: Final = ("tests/server/", "tests/web/")
# These are no tests: one takes pictures, the other measures times.
NO_TESTS: Final = ("tests/web/screenshots.py", "tests/web/measure.py")
CLOCKS: Final = {"wait_for_timeout", "monotonic", "perf_counter"}
SERVERS: Final = {"make_app", "Service"}
A_MOMENT: Final = 0.05  # seconds
STAGE: Final = "tests/server/serving.py"


def suspects() -> list[Source]:
    found = [one for one in sources("tests") if one.path.startswith(PLACES) and one.path not in NO_TESTS]
    assert len(found) > 25
    return found


def calls(source: Source) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                yield node.func.attr, node
            elif isinstance(node.func, ast.Name):
                yield node.func.id, node


def test_no_test_waits_for_a_time() -> None:
    assert [f"{one.path}:{node.lineno}" for one in suspects() for name, node in calls(one) if name in CLOCKS] == []


def test_a_pause_is_only_a_moment_between_two_looks() -> None:
    assert [f"{one.path}:{line}" for one in suspects() for line in pauses(one)] == []


def pauses(source: Source) -> list[int]:
    """The lines in which somebody sleeps, except for a moment in a loop that looks whether something has come about."""
    looks = [node for node in ast.walk(source.tree) if isinstance(node, ast.While)]
    looking = {id(inside) for look in looks for inside in ast.walk(look)}
    sleeps = [node for name, node in calls(source) if name == "sleep"]
    return [node.lineno for node in sleeps if not is_short(node.args[0], in_a_look=id(node) in looking)]


def is_short(length: ast.expr, *, in_a_look: bool) -> bool:
    if isinstance(length, ast.Constant) and isinstance(length.value, int | float):
        return length.value == 0 or (in_a_look and length.value <= A_MOMENT)
    return in_a_look and isinstance(length, ast.Name) and length.id == "A_MOMENT"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("sleep(0.01)", [1]),
        ("sleep(0)", []),
        ("while not done():\n    sleep(0.01)", []),
        ("while not done():\n    sleep(1)", [2]),
        ("for _ in range(9):\n    sleep(A_MOMENT)", [2]),
    ],
)
def test_a_pause_would_be_found(text: str, lines: list[int]) -> None:
    assert pauses(example("tests/web/x.py", text)) == lines


def test_servers_are_started_where_deals_and_bots_are_in_the_tests_hands() -> None:
    others = [one for one in suspects() if one.path != STAGE]
    assert [f"{one.path}:{node.lineno}" for one in others for name, node in calls(one) if name in SERVERS] == []
