"""Golden games: every text that lies in a folder here is judged, because it lies there.

`games` holds records of whole games, `positions` drawn positions for ends that whole games hardly ever reach.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.kernel.record import read_record
from bohnhof.kernel.script import run
from tests.judge import edition_of

HERE = Path(__file__).parent
GAMES = sorted((HERE / "games").glob("*.txt"))
POSITIONS = sorted((HERE / "positions").glob("*.txt"))
ENDS = ("while-drawing", "with-one-card-turned", "with-both-turned")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_is_played_again_to_the_same_end(path: Path) -> None:
    position, _ = read_record(path.read_text(encoding="utf-8"), edition_of)
    assert position.table.is_over


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_drawn_position_holds_to_its_last_line(path: Path) -> None:
    assert run(path.read_text(encoding="utf-8"), edition_of).table.is_over


def test_every_edition_player_count_option_and_ordinary_end_has_its_game() -> None:
    names = {path.stem for path in GAMES}
    for edition in EDITIONS.values():
        wanted = {f"{edition.id}-{players}-ends-{end}" for players in edition.players for end in ENDS}
        wanted |= {
            f"{edition.id}-{variant.players[0] if variant.players else 4}-{variant.name}"
            for variant in edition.variants
        }
        assert wanted <= names
