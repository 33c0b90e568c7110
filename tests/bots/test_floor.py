"""The floor: who is asked in which order, who has talked enough, and what happens when all wait."""

from bohnhof.bots.floor import Floor, move_on, polling_order
from bohnhof.kernel.actions import Accept, Action, Decline, Done, EndTrading, Harvest, Offer, Plant, Withdraw
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import aside, hand
from bohnhof.kernel.play import play
from bohnhof.kernel.table import Table
from tests.judge import holds

TRADING = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Bert trade
    faceup  red soy
    Anna    hand blue chili | field green*2
    Bert    hand stink
    Cleo    hand soy
"""

PLANTING = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Cleo plant
    Anna    hand chili | field green*2 | field -
    Bert    hand chili
    Cleo    hand blue soy
    Dora    hand chili | field red | field soy
"""


def do(table: Table, floor: Floor, seat: int, action: Action) -> None:
    """Play an action, as the runner does."""
    play(table, seat, action)
    floor.changed(table, seat, action)


def asked(table: Table, floor: Floor) -> list[int]:
    """The seats that are asked if none of them does anything."""
    seats = []
    while (question := floor.next(table)) is not None:
        seats.append(question.seat)
    return seats


# ----------------------------------------------------------- who is asked, and when


def test_the_active_seat_is_asked_first_then_clockwise() -> None:
    assert polling_order(holds(TRADING).table) == [1, 2, 0]
    assert polling_order(holds(PLANTING).table) == [2, 3, 0, 1]


def test_everybody_is_asked_in_the_trading_because_everybody_may_offer() -> None:
    table = holds(TRADING).table
    assert legal(table, 2) == []
    assert asked(table, Floor(table)) == [1, 2, 0]


def test_a_seat_with_nothing_to_decide_is_not_asked() -> None:
    table = holds(PLANTING).table
    assert asked(table, Floor(table)) == [2, 3, 0]  # Bert has nothing to harvest


def test_a_seat_is_asked_with_everything_it_may_do() -> None:
    table = holds(PLANTING).table
    floor = Floor(table)
    for seat in (2, 3, 0):
        assert floor.next(table) == (seat, legal(table, seat))


def test_a_seat_that_waits_is_asked_again_only_after_a_change() -> None:
    table = holds(TRADING).table
    floor = Floor(table)
    assert asked(table, floor) == [1, 2, 0]
    assert asked(table, floor) == []
    do(table, floor, 0, Harvest(0))
    assert asked(table, floor) == [1, 2, 0]


def test_after_a_change_the_active_seat_is_asked_first_again() -> None:
    table = holds(TRADING).table
    floor = Floor(table)
    assert floor.next(table) == (1, [EndTrading()])
    do(table, floor, 1, Offer(to=2, want=(0,)))
    assert asked(table, floor) == [1, 2, 0]


# ----------------------------------------------------------------------- talk


def test_a_seat_that_has_talked_enough_is_taken_to_wait() -> None:
    table = holds(TRADING).table
    floor = Floor(table, talk_per_turn=2)
    for _ in range(2):
        assert floor.hears(0, Offer(to=1, want=(0,)))
        do(table, floor, 0, Offer(to=1, want=(0,)))
    assert not floor.hears(0, Offer(to=1, want=(0,)))
    assert not floor.hears(0, Withdraw(1))
    assert floor.hears(0, Harvest(0))
    assert floor.hears(1, Offer(to=0, want=(0,)))


def test_every_word_about_offers_is_talk() -> None:
    table = holds(TRADING).table
    floor = Floor(table, talk_per_turn=5)
    do(table, floor, 1, Offer(to=None, give=(table.cards_in(hand(1))[0],)))
    for _ in range(2):
        do(table, floor, 2, Accept(1))
        do(table, floor, 2, Decline(1))
    assert floor.hears(2, Accept(1))
    do(table, floor, 2, Accept(1))
    assert not floor.hears(2, Decline(1))
    assert not floor.hears(2, Accept(1))


def test_a_seat_that_has_talked_enough_is_asked_about_other_things_only() -> None:
    table = holds(TRADING).table
    floor = Floor(table, talk_per_turn=1)
    do(table, floor, 0, Offer(to=1, want=(0,)))
    do(table, floor, 2, Offer(to=1, want=(0,)))
    assert Withdraw(1) in legal(table, 0)
    assert floor.next(table) == (1, legal(table, 1))
    assert floor.next(table) == (0, [Harvest(0)])  # not Cleo, who could only talk
    assert floor.next(table) is None


def test_everybody_may_talk_again_in_the_next_turn() -> None:
    table = holds(PLANTING).table
    floor = Floor(table, talk_per_turn=1)
    do(table, floor, 2, Plant(table.cards_in(hand(2))[0], 0))
    do(table, floor, 2, Done())
    do(table, floor, 3, Offer(to=2, want=(0,)))
    assert not floor.hears(3, Offer(to=2, want=(0,)))
    turn = table.turn
    while table.turn == turn:
        seat, action = move_on(table)
        do(table, floor, seat, action)
    assert floor.hears(3, Offer(to=2, want=(0,)))


# ------------------------------------------------------------------ when all wait


def test_when_all_wait_the_trading_ends() -> None:
    assert move_on(holds(TRADING).table) == (1, EndTrading())


def test_when_all_wait_the_front_card_is_planted() -> None:
    table = holds(PLANTING).table
    assert move_on(table) == (2, Plant(table.cards_in(hand(2))[0], 0))


def test_when_all_wait_no_second_card_is_planted() -> None:
    table = holds(PLANTING).table
    play(table, 2, Plant(table.cards_in(hand(2))[0], 0))
    assert move_on(table) == (2, Done())


def test_when_all_wait_a_harvest_makes_room_for_the_front_card() -> None:
    table = holds(
        """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Bert plant
        Anna    field green*2
        Bert    hand blue | field red | field soy*2
        """
    ).table
    assert move_on(table) == (1, Harvest(1))  # the single red bean is protected


def test_when_all_wait_a_card_lying_aside_is_planted_by_whoever_can() -> None:
    table = holds(
        """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Bert aside
        Bert    field red | field soy | aside blue
        Dora    field red | aside chili
        """
    ).table
    assert move_on(table) == (3, Plant(table.cards_in(aside(3))[0], 1))


def test_when_all_wait_a_harvest_makes_room_for_a_card_lying_aside() -> None:
    table = holds(
        """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Bert aside
        Anna    field red | field soy
        Bert    field red | field soy
        Dora    field red | field soy | aside chili
        """
    ).table
    assert move_on(table) == (3, Harvest(0))


def test_when_all_wait_the_encore_is_over() -> None:
    table = holds(
        """
        edition   bohnanza +encore
        seats     Anna Bert Cleo
        turn      Bert encore
        exhausted 3
        draw      -
        Bert      hand blue
        """
    ).table
    assert move_on(table) == (1, Done())


def test_when_all_wait_nothing_is_buried_bought_or_named() -> None:
    head = "edition high-bohn-cognac\nseats Anna Bert Cleo\n"
    for text, seat in (
        ("turn Anna bank\nAnna hand red soy | buildings bank-2", 0),
        ("turn Bert bank\nBert hand red soy | buildings bank-4", 1),
        ("turn Bert shopping\nexhausted 3\ndraw -\nBert coins soy", 1),
        ("turn Anna retire\nresumes plant\nAnna hand red\nCleo naming 1 | buildings distillery-2", 2),
    ):
        assert move_on(holds(head + text).table) == (seat, Done())
