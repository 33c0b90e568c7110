"""Values: what is equal, what is hashed, and what they look like when a test fails."""

from __future__ import annotations

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.kernel.arrays import row_of
from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.events import Event, Moved, NumberSet, OfferClosed, OffersCleared, OfferSet, Restacked, Shown
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.offer import LAPSED, Pledge, StandingOffer
from bohnhof.kernel.places import BOX, DISCARD, DRAW, FACEUP, aside, coins, field, hand, place_name
from bohnhof.kernel.refusal import Refusal
from bohnhof.kernel.table import ACTIVE
from bohnhof.kernel.verbs import action_of
from bohnhof.kernel.view import view
from tests.judge import holds


def offer(pledges: list[Pledge] | None = None) -> StandingOffer:
    return StandingOffer(3, 0, 7, row_of([5]), row_of([2]), row_of([]), 0, 0, pledges or [])


def pledge(seat: int) -> Pledge:
    return Pledge(seat, row_of([9]))


CHANGES = [
    Moved([1, 2], [4, 4], [255, 255], int(hand(0)), int(field(0, 1))),
    Shown([3], [1], [255]),
    NumberSet(int(ACTIVE), 2),
    OfferSet(offer()),
    OfferClosed(offer(), LAPSED),
    OffersCleared(),
    Restacked([1, 2, 3]),
]


def test_changes_and_events_are_equal_when_they_say_the_same() -> None:
    for one in CHANGES:
        for other in CHANGES:
            assert (one == other) == (one is other)
            assert (hash(one) == hash(other)) == (one is other)
    assert Shown([3], [1], [255]) == Shown([3], [1], [255])
    assert Event("planted", 1, [CHANGES[0]]) == Event("planted", 1, [CHANGES[0]])
    assert Event("planted", 1, [CHANGES[0]]) != Event("planted", 2, [CHANGES[0]])
    assert len({Event("planted", 1, []), Event("planted", 1, [])}) == 1


def test_nobody_is_told_the_order_of_a_new_draw_pile() -> None:
    assert Restacked([1, 2, 3]).redacted(0) == Restacked([UNKNOWN] * 3)


def test_offers_are_equal_when_they_say_the_same() -> None:
    assert offer() == offer()
    assert offer([pledge(1)]) == offer([pledge(1)])
    assert offer([pledge(1)]) != offer([pledge(2)])
    assert len({offer(), offer(), offer([pledge(1)])}) == 2
    assert offer() != "an offer"


def test_everything_can_be_looked_at() -> None:
    assert repr(CHANGES[0]) == f"Moved((1, 2), (4, 4), (255, 255), {hand(0)}, {field(0, 1)})"
    assert repr(Event("planted", 1, [Shown([3], [1], [255])])) == "Event('planted', 1, [Shown((3,), (1,), (255,))])"
    assert repr(pledge(1)) == "Pledge(1, [9])"
    assert repr(offer()).startswith("StandingOffer(3, 0, 7, (5,)")
    assert repr(Refusal("B7.3", "protected")) == "B7.3: protected"


def test_places_have_names() -> None:
    places = [DRAW, DISCARD, FACEUP, BOX, hand(2), aside(0), coins(1), field(3, 2)]
    names = [place_name(place) for place in places]
    assert names == ["draw", "discard", "faceup", "box", "hand 2", "aside 0", "coins 1", "field 3 2"]


def test_a_number_that_is_no_code_is_not_taken_for_an_action() -> None:
    with pytest.raises(BadInput, match="47 is not the code of an action"):
        action_of(47)


def test_an_edition_knows_its_beans() -> None:
    assert EDITIONS["boonanza"].bean("soy").copies == 12
    with pytest.raises(BadInput, match="boonanza has no bean called 'cocoa'"):
        EDITIONS["boonanza"].bean("cocoa")


def test_boards_are_equal_by_what_lies_on_them_and_cannot_be_hashed() -> None:
    text = "edition boonanza\nseats Anna Bert Cleo\nseed 4"
    one, other = holds(text).table, holds(text).table
    assert one == other
    assert one != holds(text + "2").table
    assert one != view(one, 0)
    with pytest.raises(TypeError):
        hash(one)


def test_a_clone_of_a_view_is_independent() -> None:
    seen = view(holds("edition boonanza\nseats Anna Bert Cleo").table, 1)
    copy = seen.clone()
    assert copy == seen
    copy.set(int(ACTIVE), 2)
    assert copy != seen


def test_an_option_chosen_twice_is_chosen_once() -> None:
    once = EDITIONS["bohnanza"].with_options(("encore",), 4)
    assert once.with_options(("encore", "encore"), 4) == once
    assert once.options == ("encore",)


def test_a_board_says_what_its_numbers_are() -> None:
    table = holds(
        "edition boonanza\nseats Anna Bert Cleo\nturn Bert plant\nplanted 1\nexhausted 2\nBert hand red"
    ).table
    assert (table.active, table.planted, table.exhausted, table.turn) == (1, 1, 2, 1)
