"""The wire tells which rule broke a tie, so that the end of a game can explain who won."""

from __future__ import annotations

import msgspec
import pytest

from bohnhof.server.wire.view_writer import result
from tests.judge import holds

ENDED = """
    edition {edition}
    seats   Anna Bert Cleo
    turn    Cleo over
    exhausted 3
    draw    -
    {coins}
"""
TIED = ("Anna hand soy red | coins blue*2", "Bert hand soy | coins green*2", "Cleo coins red")
ALIKE = ("Anna hand soy | coins blue*2", "Bert hand red | coins green*2", "Cleo coins red")
AHEAD = ("Anna hand soy | coins blue*3", "Bert hand red | coins green*2", "Cleo coins red")


@pytest.mark.parametrize(
    ("edition", "seats", "winners", "rule"),
    [
        ("boonanza", TIED, [1], "BO2"),
        ("eleven-beans", TIED, [0], "IS2"),
        ("eleven-beans", ALIKE, [0, 1], None),
        ("boonanza", AHEAD, [0], None),
    ],
)
def test_the_rule_that_broke_a_tie_is_told(edition: str, seats: tuple[str, ...], winners: list[int], rule: str) -> None:
    told = result(holds(ENDED.format(edition=edition, coins="\n    ".join(seats))).table)
    assert (told.winners, told.tie) == (winners, rule)
    assert msgspec.json.decode(msgspec.json.encode(told))["tie"] == rule
