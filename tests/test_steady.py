"""No test of a server or a browser depends on chance or on the clock.

Such a test would sometimes fail, on a busy machine or with an unlucky deal, and nobody would trust it any more. These
tests start servers with `tests.server.serving`, where they control deals and bots, and wait for states.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

import pytest

from tests.sources import Source, example, sources

PLACES: Final = ("tests/server/", "tests/web/")
MANY: Final = "tests/many/"  # a tool that measures times, but one test runs it, too
# These are no tests: one takes pictures, the others measure times.
NO_TESTS: Final = ("tests/web/screenshots.py", "tests/web/measure.py", "tests/web/measure_stopped.py")
CLOCKS: Final = {"wait_for_timeout", "monotonic", "perf_counter"}
SERVERS: Final = {"make_app", "Service"}
ASKING: Final = {"get", "post", "AsyncClient", "Client"}
LIMITED: Final = {"running", "wait_for"}  # their second argument is a time
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


def test_whoever_asks_a_server_is_patient() -> None:
    """A library's default timeout is too short when many programs use the same cores."""
    asking = [one for one in sources("tests") if one.path.startswith((*PLACES, MANY, "tests/cli/"))]
    assert [f"{one.path}:{line}" for one in asking for line in hasty(one)] == []


def hasty(source: Source) -> list[int]:
    """The lines in which a server is asked with a library's own patience, or with a number made up on the spot."""
    lines = {name for node in ast.walk(source.tree) if isinstance(node, ast.ImportFrom) for name in sockets(node)}
    found = []
    for name, node in calls(source):
        said = {word.arg: word.value for word in node.keywords}  # None: **PATIENTLY
        by_http = ast.unparse(node.func).startswith("httpx.") and name in ASKING
        by_line = isinstance(node.func, ast.Name) and name in lines
        numbers = [value for word, value in said.items() if word is not None and word.endswith("timeout")]
        is_silent = (by_http and "timeout" not in said) or (by_line and said.keys().isdisjoint((None, "open_timeout")))
        numbers += node.args[1:] if name in LIMITED else node.args if name == "timeout" else []
        if is_silent or any(isinstance(value, ast.Constant) for value in numbers):
            found.append(node.lineno)
    return found


def sockets(node: ast.ImportFrom) -> list[str]:
    """The name under which WebSockets are opened, if this is where it comes from."""
    return [name.name for name in node.names if (node.module or "").startswith("websockets") and name.name == "connect"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("httpx.get(address)", [1]),
        ("httpx.AsyncClient(timeout=30)", [1]),
        ("httpx.get(address, timeout=HANGS)", []),
        ("from websockets.sync.client import connect\nconnect(address)", [2]),
        ("from websockets.sync.client import connect\nconnect(address, **PATIENTLY)", []),
        ("from websockets.sync.client import connect\nconnect(address, open_timeout=3)", [2]),
        ("server.wait(timeout=60)", [1]),
        ("running(test(), 20)", [1]),
        ("running(test(), 2 * HANGS)", []),
        ("asyncio.timeout(20)", [1]),
        ("asyncio.wait_for(test(), 600)", [1]),
        ("asyncio.wait_for(test(), 2 * HANGS)", []),
        ("asyncio.wait_for(test(), timeout=600)", [1]),
    ],
)
def test_haste_would_be_found(text: str, lines: list[int]) -> None:
    assert hasty(example("tests/web/x.py", text)) == lines


def test_servers_are_started_where_deals_and_bots_are_in_the_tests_hands() -> None:
    others = [one for one in suspects() if one.path != STAGE]
    assert [f"{one.path}:{node.lineno}" for one in others for name, node in calls(one) if name in SERVERS] == []


def test_ports_of_programs_are_given_by_one_place() -> None:
    """A port that was bound to see whether it is free is free for everybody again."""
    asking = [one for one in sources("tests") if one.path.startswith((*PLACES, MANY))]
    assert [f"{one.path}:{node.lineno}" for one in asking for name, node in calls(one) if name == "bind"] == []
