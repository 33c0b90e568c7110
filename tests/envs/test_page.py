"""The page about observations says what the code does."""

from __future__ import annotations

from pathlib import Path

from bohnhof.envs.page import write_page

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"


def test_the_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == write_page(), "make pages writes it anew"
