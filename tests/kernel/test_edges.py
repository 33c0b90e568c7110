"""Numbers from outside: empty seats, and numbers too large for any id."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import Accept, Action, BuyField, Counter, Decline, Done, Harvest, Offer, Plant, Take
from bohnhof.kernel.events import Event
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import SPECTATOR
from bohnhof.kernel.play import play
from bohnhof.kernel.view import redact, view
from tests.judge import holds

FRESH = "edition boonanza\nseats Anna Bert Cleo Dora"
HUGE = 2**63


@pytest.mark.parametrize("seat", [-1, 4, 6, 8, 64])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    table = holds(FRESH).table
    with pytest.raises(BadInput, match=f"nobody sits on seat {seat}"):
        view(table, seat)
    with pytest.raises(BadInput, match=f"nobody sits on seat {seat}"):
        legal(table, seat)
    with pytest.raises(BadInput, match=f"nobody sits on seat {seat}"):
        play(table, seat, Done())


@pytest.mark.parametrize("seat", [-1, 8])
def test_no_event_is_told_to_a_seat_that_cannot_be(seat: int) -> None:
    with pytest.raises(BadInput, match="nobody sits"):
        redact(Event("planted", 0, []), seat)


def test_a_spectator_may_look_and_do_nothing() -> None:
    table = holds(FRESH).table
    assert view(table, SPECTATOR).watches
    assert legal(table, SPECTATOR) == []


@pytest.mark.parametrize(
    "action",
    [
        Plant(HUGE, 0),
        Plant(1, -HUGE),
        Harvest(HUGE),
        BuyField((HUGE,)),
        Take(1, HUGE),
        Decline(HUGE),
        Accept(HUGE),
        Accept(1, (HUGE,)),
        Offer(HUGE, (), (0,)),
        Offer(None, (HUGE,), ()),
        Offer(None, (), (), (HUGE,)),
        Counter(1, (), (HUGE,)),
    ],
    ids=str,
)
def test_a_number_beyond_all_ids_is_no_action(action: Action) -> None:
    table = holds(FRESH).table
    before = table.clone()
    with pytest.raises(BadInput, match="too large"):
        play(table, 0, action)
    assert table == before
