"""A word of the game has one meaning: what the architecture calls its terms is defined in one place each.

Messages are named after what they carry and always written with their module (`views.View`): `server/wire` does not
count.
"""

from __future__ import annotations

import ast
from collections import Counter

from tests.sources import sources

TERMS = {
    "Board", "BotView", "Chair", "Edition", "Event", "Floor", "Game", "Holding", "Illegal", "Layout", "Observer",
    "Phase", "Refusal", "Rules", "Ruling", "Setting", "Steps", "Storyteller", "Table", "View",
}  # fmt: skip
FUNCTIONS = {"usual_players", "random_offer", "legal", "play", "view", "redact", "determinize", "new_table"}


def test_a_term_is_defined_once() -> None:
    defined = Counter(
        node.name
        for source in sources("src")
        if "/server/wire/" not in source.path
        for node in source.tree.body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
    )
    assert {name: defined[name] for name in TERMS | FUNCTIONS if defined[name] > 1} == {}
    assert defined["Table"] == defined["legal"] == 1


def test_a_constant_of_the_kernel_is_defined_once() -> None:
    defined = Counter(
        name.id
        for source in sources("src/bohnhof/kernel")
        for node in source.tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for name in ([node.target] if isinstance(node, ast.AnnAssign) else node.targets)
        if isinstance(name, ast.Name) and name.id.isupper() and not name.id.startswith("_")
    )
    assert defined["ACTIVE"] == 1
    assert {name: times for name, times in defined.items() if times > 1} == {}
