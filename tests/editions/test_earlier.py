"""A game that was set up by earlier rules keeps its set-up, under the current names of its options."""

from __future__ import annotations

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.editions.bohnanza import BOHNANZA
from bohnhof.editions.earlier import options_today
from bohnhof.kernel.edition import RULES_VERSION, Edition, Variant

GARDEN_THREE = Variant("garden-three", "BH9", "as printed")
BY_PLAYERS = Variant("by-players", "R7", "by number of players", players=(3, 4))
GARDEN_TWO = Variant("garden-two", "BH9", "never more than 2")
ENCORE = Variant("encore", "BH8", "once more")
TODAY = BOHNANZA.but(variants=(ENCORE, GARDEN_THREE, BY_PLAYERS))
BEFORE = BOHNANZA.but(variants=(ENCORE, GARDEN_TWO))


@pytest.mark.parametrize(
    ("edition", "options", "players", "today"),
    [
        (TODAY, (), 4, ("garden-three", "by-players")),
        (TODAY, ("encore",), 5, ("encore", "garden-three")),
        (TODAY, ("garden-two", "encore"), 5, ("encore",)),
        (BEFORE, ("garden-two",), 4, ("garden-two",)),
        (BEFORE, (), 4, ()),
    ],
)
def test_what_was_the_default_is_an_option_and_the_other_way_round(
    edition: Edition, options: tuple[str, ...], players: int, today: tuple[str, ...]
) -> None:
    assert options_today(edition, options, players, 1) == today
    assert options_today(edition, options, players, RULES_VERSION) == options


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_every_edition_can_still_be_set_up_as_before(edition: Edition) -> None:
    for players in edition.players:
        edition.with_options(options_today(edition, (), players, 1), players)
