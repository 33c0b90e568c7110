"""Places and numbers that only some games have: set up, seen, written, checked and shuffled like all others."""

from __future__ import annotations

from random import Random
from textwrap import dedent
from typing import Final

import pytest

from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.edition import Edition, NumberKind, PlaceKind, Sight
from bohnhof.kernel.events import Event, apply
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.piles import take_cards
from bohnhof.kernel.places import DISCARD, DRAW, FACEUP, SPECTATOR
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.notation import write_position
from bohnhof.kernel.text.record import Recorder
from bohnhof.kernel.text.script import run
from bohnhof.kernel.view import determinize, redact, view
from tests.judge import edition_of

STORE: Final = PlaceKind("store", per_seat=True, sight=Sight.OWNER)
BOSS: Final = PlaceKind("Al field", grows=True)
PURSE: Final = PlaceKind("Al coins", stacks=True)
PAID: Final = PlaceKind("paid", stacks=True, returns=True)
GRAVE: Final = PlaceKind("grave", sight=Sight.NOBODY)
HEAT: Final = NumberKind("heat")
MOODS: Final = NumberKind("moods", words=("calm", "cross"))
LUCK: Final = NumberKind("luck", per_seat=True)
HOUSES: Final = NumberKind("houses", per_seat=True, words=("jail-2", "jail-3", "tipi-2"))

POSITION: Final = """\
edition boonanza
seats   Anna Bert Cleo
turn    Anna trade
faceup  red
discard soy
heat    3
moods   cross
Al      field blue*3 | coins chili soy
paid    green stink
grave   garden
Anna    hand chili | store soy red | luck 2 | houses jail-3 tipi-2
Bert    store blue
"""


def with_places(name: str) -> Edition:
    return edition_of(name).but(places=(STORE, BOSS, PURSE, PAID, GRAVE), numbers=(HEAT, LUCK, MOODS, HOUSES))


def table_of(text: str) -> Table:
    return run(dedent(text), with_places).table


def test_an_edition_without_them_has_no_room_for_them() -> None:
    plain, rich = Rules(edition_of("boonanza"), 3), Rules(with_places("boonanza"), 3)
    assert (rich.places - plain.places, rich.numbers - plain.numbers) == (7, 8)
    assert len(new_table(plain, 1).first) == plain.places


def test_every_place_has_a_name() -> None:
    rules = Rules(with_places("boonanza"), 3)
    assert rules.place_name(rules.place_of(STORE, 2)) == "store 2"
    assert rules.place_name(rules.place_of(BOSS)) == "Al field"
    assert rules.place_name(rules.place_of(GRAVE)) == "grave"
    assert rules.place_name(DISCARD) == "discard"


def test_they_are_written_and_read_back() -> None:
    table = table_of(POSITION)
    names = ("Anna", "Bert", "Cleo")
    text = write_position(table, names)
    assert "Al        field blue*3 | coins chili soy\n" in text
    assert "paid      green stink\n" in text
    assert "moods     cross\n" in text
    assert "store red" not in text.partition("Bert")[0].partition("Anna")[0]
    assert write_position(table_of(text), names) == text
    assert table_of(text).beans_in(table.rules.place_of(PAID)) == table.beans_in(table.rules.place_of(PAID))


def test_empty_ones_are_written_only_if_they_are_fields() -> None:
    text = write_position(new_table(Rules(with_places("boonanza"), 3), 1), ("Anna", "Bert", "Cleo"))
    assert "Al        field -\n" in text
    assert not any(word in text for word in ("paid", "grave", "store", "heat", "luck"))


def test_they_are_checked() -> None:
    table_of(
        POSITION
        + """\
= Al field blue*3 | coins #2
= paid green stink
= grave #1
= heat 3
= moods cross
= Anna store red soy | luck 2 | houses tipi-2 jail-3
= Bert luck 0 | houses -
"""
    )


@pytest.mark.parametrize(
    ("check", "complaint"),
    [
        ("Al field blue*2", "field: blue*2 expected, but it is blue*3"),
        ("Al hand blue", "'hand' cannot be checked of Al (field, coins can)"),
        ("paid -", "- expected, but it is green stink"),
        ("heat 2", "2 expected, but it is 3"),
        ("moods calm", "calm expected, but it is cross"),
        ("Bert houses tipi-2", "houses: tipi-2 expected, but it is -"),
        ("Bert houses hut", "'hut' is none of these: jail-2, jail-3, tipi-2"),
        ("Bert house hut", "(hand, field, coins, aside, bought, shown, store, luck, houses, score can)"),
    ],
)
def test_a_check_that_does_not_hold_says_so(check: str, complaint: str) -> None:
    with pytest.raises(BadInput) as caught:
        table_of(f"{POSITION}= {check}\n")
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Al field blue soy", "a field holds one kind of bean"),
        ("Al field blue | field blue", "of Al is said, once each: field, coins; not 'field'"),
        ("Al hand blue", "of Al is said, once each: field, coins; not 'hand'"),
        ("Al", "nothing is said of Al"),
        ("paid blue*21", "more than 20 blue cards"),
        ("heat high", "one number is expected after 'heat'"),
        ("Bert vault soy", "(hand, field, coins, aside, bought, shown, store, luck, houses can)"),
    ],
)
def test_a_line_that_cannot_be_read_is_refused(line: str, reason: str) -> None:
    with pytest.raises(BadInput, match="line 4") as caught:
        table_of(f"edition boonanza\nseats Anna Bert Cleo\nturn Anna trade\n{line}\n")
    assert reason in str(caught.value)


def test_nobody_is_called_like_a_line_of_the_game() -> None:
    with pytest.raises(BadInput, match="line 2: 'Al' has a meaning in this game and cannot be a name"):
        table_of("edition boonanza\nseats Al Bert Cleo")
    table = new_table(Rules(with_places("boonanza"), 3), 1)
    with pytest.raises(BadInput, match="'paid' has a meaning in this game"):
        Recorder(table, ("Anna", "Bert", "paid"))


def test_a_card_that_arrives_is_seen_by_those_who_see_the_place() -> None:
    table = table_of(POSITION)
    rules = table.rules
    seen = {seat: view(table, seat) for seat in (0, 1, int(SPECTATOR))}
    events: list[Event] = []
    table.log = events
    places = [rules.place_of(STORE, 1), rules.place_of(BOSS), rules.place_of(GRAVE)]
    for place in places:
        table.happen("moved", 0)
        table.put(table.first[DRAW], place)
    for seat, board in seen.items():
        for event in events:
            apply(board, redact(event, seat))
        assert board == view(table, seat)
        known = [board.bean[board.last[place]] != UNKNOWN for place in places]
        assert known == [seat == 1, True, False]
        other = determinize(board, Random(1))
        assert view(other, seat) == board


def test_cards_that_return_are_shuffled_with_the_discard_pile() -> None:
    table = table_of(POSITION.replace("heat    3", "draw    blue"))
    before = sorted([*table.beans_in(table.rules.place_of(PAID)), *table.beans_in(DISCARD)])
    take_cards(table, 1, FACEUP, "turned up")
    assert sorted(table.beans_in(DRAW)) == before
    assert table.count[table.rules.place_of(PAID)] == 0


def test_cards_that_return_are_enough_to_shuffle() -> None:
    table = table_of(POSITION.replace("heat    3", "draw    blue").replace("discard soy", ""))
    take_cards(table, 1, FACEUP, "turned up")
    assert (table.count[DRAW], table.exhausted) == (2, 1)


def test_without_any_card_to_shuffle_the_missing_cards_are_skipped() -> None:
    table = table_of(
        POSITION.replace("heat    3", "draw    blue").replace("discard soy", "").replace("paid    green stink", "")
    )
    lying = table.count[FACEUP]
    take_cards(table, 2, FACEUP, "turned up")
    assert table.count[FACEUP] == lying + 1
    assert table.exhausted == 1
