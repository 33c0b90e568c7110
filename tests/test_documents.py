"""The documents: every link to another file of the project works, and every source file they name exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
FOLDERS = ("src", "docs/site", "tests", "benchmarks", "examples", "web/src", "web/tests")
SOURCES = [f"/{file.relative_to(ROOT).as_posix()}" for folder in FOLDERS for file in (ROOT / folder).rglob("*.*")]
SOURCES += [f"/{file.relative_to(ROOT).as_posix()}" for folder in (".", "web") for file in (ROOT / folder).glob("*.*")]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    missing = [link for link in links if not (path.parent / link).exists()]
    assert not missing


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_sources_that_are_named_exist(path: Path) -> None:
    named = re.findall(r"`([\w/.-]+\.(?:py|ts|css))`", path.read_text(encoding="utf-8"))
    assert not [name for name in named if not any(source.endswith(f"/{name}") for source in SOURCES)]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_tables_hold_results_and_no_words_of_acceptance(path: Path) -> None:
    """What a change had to reach is a matter of its discussion; a reader wants results and how to repeat them."""
    columns = re.findall(r"^\|.*\|\n(?=\|[-:| ]+\|$)", path.read_text(encoding="utf-8"), re.MULTILINE)
    words = {cell.strip() for line in columns for cell in line.split("|")}
    assert not words & {"bar", "target", "met"}


def test_every_decision_has_a_number_of_its_own() -> None:
    numbers = [path.name[:4] for path in sorted((ROOT / "docs/decisions").glob("*.md"))]
    assert numbers == sorted(set(numbers))
    for path in (ROOT / "docs/decisions").glob("*.md"):
        assert path.read_text(encoding="utf-8").startswith(f"# {int(path.name[:4])}. ")
