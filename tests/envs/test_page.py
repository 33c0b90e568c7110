"""The page about observations says what the code does."""

from __future__ import annotations

from pathlib import Path

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.envs.page import write_page
from bohnhof.envs.sitting import GameSpec
from bohnhof.kernel.learn.observe import Section

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"


def test_the_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == write_page(), "make pages writes it again"


OPTIONS = [
    (edition.id, players, option.name)
    for edition in EDITIONS.values()
    for option in edition.variants
    for players in option.players or edition.players
]


@pytest.mark.parametrize(("edition", "players", "option"), OPTIONS)
def test_only_a_phase_of_its_own_moves_what_stands_where(edition: str, players: int, option: str) -> None:
    plain, other = GameSpec(edition, players), GameSpec(edition, players, option)
    new_phases = len(other.rules.phases) - len(plain.rules.phases)
    assert (new_phases > 0) == (option == "encore")
    of_phases = [kind.name for kind in plain.rules.own_numbers if kind.of_phases]  # as long as there are phases (CG2)
    moved = new_phases
    for section, there in zip(plain.observer.sections[1:], other.observer.sections[1:], strict=True):
        longer = new_phases if section.name in of_phases else 0
        assert layout_of(there) == (
            section.name,
            int(section.start) + moved,
            [section.shape[0] + longer, *section.shape[1:]],
        )
        moved += longer
    assert other.choices == plain.choices


def layout_of(section: Section) -> tuple[str, int, list[int]]:
    return section.name, int(section.start), section.shape
