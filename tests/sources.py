"""The project's own source files as syntax trees, for the tests that check how the code is written."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

TOP = Path(__file__).parents[1]


class Source(NamedTuple):
    """One source file: its path in the project, and its contents."""

    path: str
    tree: ast.Module


def sources(folder: str) -> Iterator[Source]:
    """Every Python file below a folder, which need not exist yet."""
    for file in sorted((TOP / folder).rglob("*.py")):
        yield read(file)


@cache
def read(file: Path) -> Source:
    """One file of the project; many tests look at the same tree, so nobody may change it."""
    path = file.relative_to(TOP).as_posix()
    return Source(path, ast.parse(file.read_text(encoding="utf-8"), filename=path))


def example(path: str, text: str) -> Source:
    """A made-up source file, to see a checker at work."""
    return Source(path, ast.parse(text))
