"""Everything that the terminal and the text environment say is in the catalogue, not in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from bohnhof.sentences.catalogue import key_of, language
from tests.sources import TOP, Source, example, read

# Names of colours, and a file that only this program reads again.
NOT_SAID = {"marks.py", "saving.py"}
SPEAKING = [
    *(file for file in sorted((TOP / "src/bohnhof/terminal").glob("*.py")) if file.name not in NOT_SAID),
    TOP / "src/bohnhof/envs/words.py",
]
WORD = re.compile(r"[^\W\d_]{2,}")
MOST_WORDS = 2


def test_no_sentence_is_written_into_the_code() -> None:
    assert [line for file in SPEAKING for line in sentences_in(read(file))] == []


def sentences_in(source: Source) -> Iterator[str]:
    """Texts of several words, apart from docstrings and what people can type."""
    documented = {
        id(node.body[0].value)
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documented:
            is_typed = language().has(key_of("help-to", node.value))
            if len(WORD.findall(node.value)) > MOST_WORDS and " " in node.value.strip() and not is_typed:
                yield f"{source.path}:{node.lineno}: {node.value}"


def test_a_sentence_in_the_code_is_found() -> None:
    text = 'def f():\n    """What it does for people."""\n    return f"{1} is not a choice", "plant red 1", "end"\n'
    assert list(sentences_in(example("some.py", text))) == ["some.py:3:  is not a choice"]
