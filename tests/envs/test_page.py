"""The page about observations says what the code does."""

from __future__ import annotations

from pathlib import Path

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.envs.page import write_page
from bohnhof.envs.sitting import Table
from bohnhof.kernel.observe import Section

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"


def test_the_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == write_page(), "make pages writes it anew"


OPTIONS = [
    (edition.id, players, option.name)
    for edition in EDITIONS.values()
    for option in edition.variants
    for players in option.players or edition.players
]


@pytest.mark.parametrize(("edition", "players", "option"), OPTIONS)
def test_only_a_phase_of_its_own_moves_what_stands_where(edition: str, players: int, option: str) -> None:
    plain, other = Table(edition, players), Table(edition, players, option)
    new_phases = len(other.rules.phases) - len(plain.rules.phases)
    assert (new_phases > 0) == (option == "encore")
    assert [layout_of(section, new_phases) for section in plain.observer.sections[1:]] == [
        layout_of(section) for section in other.observer.sections[1:]
    ]
    assert other.choices == plain.choices


def layout_of(section: Section, moved: int = 0) -> tuple[str, int, list[int]]:
    return section.name, int(section.start) + moved, section.shape
