"""The tables of the booklets: what depends on the number of players, compared with dealt games."""

from itertools import chain
from typing import NamedTuple

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.places import DRAW, hand
from bohnhof.kernel.rules import Rules
from tests.rulemark import rule


class Row(NamedTuple):
    """One row of a printed table."""

    players: int
    left_out: set[str]
    cards: int
    fields: int
    third_field: int  # its price; 0: none is sold
    hands: list[int]
    draws: int
    ends_at: int  # which exhaustion


NONE: set[str] = set()

# fmt: off
BOONANZA = [
    Row(3, NONE, 104, 3, 0, [5, 5, 5], 3, 3),
    Row(4, NONE, 104, 2, 0, [5, 5, 5, 5], 3, 3),
    Row(5, NONE, 104, 2, 0, [5, 5, 5, 5, 5], 3, 3),
]
BOHNANZA = [
    Row(3, NONE, 104, 2, 3, [5, 5, 5], 3, 3),
    Row(4, NONE, 104, 2, 3, [5, 5, 5, 5], 3, 3),
    Row(5, NONE, 104, 2, 3, [5, 5, 5, 5, 5], 3, 3),
]
BOHNANZA_PLUS = [
    Row(3, {"cocoa"}, 150, 3, 0, [5, 5, 5], 3, 2),
    Row(4, {"wax"}, 132, 2, 3, [5, 5, 5, 5], 3, 3),
    Row(5, {"wax"}, 132, 2, 3, [5, 5, 5, 5, 5], 3, 3),
    Row(6, {"cocoa", "garden"}, 144, 2, 2, [3, 4, 5, 6, 6, 6], 4, 3),
    Row(7, {"cocoa", "garden"}, 144, 2, 2, [3, 4, 5, 6, 6, 6, 6], 4, 3),
]
ELEVEN_BEANS = [Row(players, NONE, 154, 2, 3, [5] * players, 3, 3) for players in range(2, 8)]
ELEVEN_BEANS_BY_PLAYERS = [
    Row(3, {"cocoa"}, 150, 3, 0, [5, 5, 5], 3, 2),
    Row(4, {"coffee"}, 130, 2, 3, [5, 5, 5, 5], 3, 3),
    Row(5, {"coffee"}, 130, 2, 3, [5, 5, 5, 5, 5], 3, 3),
    Row(6, {"cocoa", "garden"}, 144, 2, 2, [3, 4, 5, 6, 6, 6], 4, 3),
    Row(7, {"cocoa", "garden"}, 144, 2, 2, [3, 4, 5, 6, 6, 6, 6], 4, 3),
]
# fmt: on


@rule("BO1", "B1.1")
@pytest.mark.parametrize("row", BOONANZA, ids=lambda row: f"{row.players} players")
def test_boonanza_is_set_up_as_printed(row: Row) -> None:
    assert as_dealt("boonanza", row.players) == row


@rule("BH1", "B1.1")
@pytest.mark.parametrize("row", BOHNANZA, ids=lambda row: f"{row.players} players")
def test_bohnanza_is_set_up_as_printed(row: Row) -> None:
    assert as_dealt("bohnanza", row.players) == row


@rule("EX1")
@pytest.mark.parametrize("row", BOHNANZA_PLUS, ids=lambda row: f"{row.players} players")
def test_the_expansion_set_is_set_up_as_printed(row: Row) -> None:
    assert as_dealt("bohnanza-plus", row.players) == row


@rule("IS1")
@pytest.mark.parametrize("row", ELEVEN_BEANS, ids=lambda row: f"{row.players} players")
def test_eleven_beans_are_set_up_alike_for_two_to_seven(row: Row) -> None:
    assert as_dealt("eleven-beans", row.players) == row


@rule("IS1", "R7")
@pytest.mark.parametrize("row", ELEVEN_BEANS_BY_PLAYERS, ids=lambda row: f"{row.players} players")
def test_with_by_players_eleven_beans_are_set_up_by_the_table(row: Row) -> None:
    assert as_dealt("eleven-beans", row.players, "by-players") == row


@rule("BO1", "BH1", "EX1", "IS1")
def test_the_tables_leave_out_no_number_of_players() -> None:
    tables = {
        "boonanza": BOONANZA,
        "bohnanza": BOHNANZA,
        "bohnanza-plus": BOHNANZA_PLUS,
        "eleven-beans": ELEVEN_BEANS,
    }
    for edition, rows in tables.items():
        assert EDITIONS[edition].players == tuple(row.players for row in rows)


@rule("B4.1")
@pytest.mark.parametrize("edition", ["boonanza", "bohnanza", "bohnanza-plus", "eleven-beans"])
def test_two_cards_are_turned_up_whoever_plays(edition: str) -> None:
    assert {set_up.turned for set_up in EDITIONS[edition].set_ups.values()} == {2}


def as_dealt(edition: str, players: int, *options: str) -> Row:
    """The row that a game shows right after the deal."""
    rules = Rules(EDITIONS[edition].with_options(options, players), players)
    table = new_table(rules, seed=1)
    hands = [table.beans_in(hand(seat)) for seat in range(players)]
    deck = [*table.beans_in(DRAW), *chain(*hands)]
    (fields,) = {len(table.fields(seat)) for seat in range(players)}
    return Row(
        players=players,
        left_out=set(rules.bean_names) - {rules.bean_names[bean] for bean in deck},
        cards=len(deck),
        fields=fields,
        third_field=int(rules.field_price(table, 0)),
        hands=[len(cards) for cards in hands],
        draws=int(rules.draws),
        ends_at=int(rules.ends_at),
    )
