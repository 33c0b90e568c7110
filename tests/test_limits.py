"""Files and functions stay short enough to be read at once, and every source file keeps the complexity limits."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.sources import TOP, Source, example, read

LONGEST_FILE = 500
LONGEST_FUNCTION = 60
FOLDERS = ("src", "tests", "benchmarks", "examples", "docs/site", "web", "web/engine")
SHALLOW = {"web", "web/engine"}
PAGES = ("web/src", "web/tests")
# Made from the wire's structs by `make wire`.
GENERATED = ["web/src/wire.ts"]


def test_no_file_is_too_long() -> None:
    of_pages = [file for ending in (".ts", ".svelte", ".css") for file in own_files(ending, *PAGES)]
    written = [*own_files(".py", *FOLDERS), *of_pages]
    lengths = {path.relative_to(TOP).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in written}
    assert len(lengths) > 500
    found = [f"{path}: {lines} lines" for path, lines in lengths.items() if lines > LONGEST_FILE]
    assert found == [f"{path}: {lengths[path]} lines" for path in GENERATED]


def own_files(ending: str, *folders: str) -> list[Path]:
    """The files of some folders, and of those below, except where other people's packages lie below."""
    return sorted(
        file
        for folder in folders
        for file in TOP.glob(f"{folder}/*{ending}" if folder in SHALLOW else f"{folder}/**/*{ending}")
    )


def test_no_function_is_too_long() -> None:
    found = [line for file in own_files(".py", *FOLDERS) for line in long_functions(read(file))]
    assert found == []


def long_functions(source: Source) -> Iterator[str]:
    """Functions with too many lines, from `def` to their end."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                yield f"{source.path}:{node.lineno}: {node.name} has {lines} lines"


def test_a_long_function_is_found() -> None:
    text = "def short():\n    pass\n\n\ndef long():\n" + "    pass\n" * 60
    assert list(long_functions(example("some.py", text))) == ["some.py:5: long has 61 lines"]


def test_no_source_file_is_excused_from_the_complexity_limits() -> None:
    lint = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]["lint"]
    limits = {"C901", "PLR0912", "PLR0915"}
    assert limits <= set(lint["select"])
    assert lint["mccabe"]["max-complexity"] <= 12
    excused = [path for path, codes in lint["per-file-ignores"].items() if limits & set(codes)]
    assert excused == ["tests/*"]
    silenced = [
        f"{file.relative_to(TOP)}:{n}"
        for file in sorted((TOP / "src").rglob("*.py"))
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if "noqa" in line and any(code in line for code in limits)
    ]
    assert silenced == []
