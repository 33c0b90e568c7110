"""What is counted in a game, and how tallies add up."""

from collections import Counter
from fractions import Fraction

import pytest

from bohnhof.arena.tally import Ending, GameCounter, Owners, Tally
from bohnhof.bots.runner import run
from bohnhof.kernel.actions import Accept, Take
from bohnhof.kernel.events import Event
from bohnhof.kernel.play import play
from bohnhof.kernel.table import Table
from tests.bots.games import HabitBot, waits
from tests.judge import holds


def counted(table: Table) -> Tally:
    """Play a drawn position to its end, with bots that do nothing, and count."""
    log: list[Event] = []
    table.log = log
    counter = GameCounter()
    run(table, [HabitBot(waits) for _ in range(table.rules.players)], after=lambda _seat, _action: counter.count(log))
    return counter.tally(table)


@pytest.mark.parametrize(
    ("draw", "ending"),
    [
        ("draw red*2", Ending.TURNING_UP),
        ("draw red", Ending.TURNING_UP),
        ("draw red*3", Ending.DRAWING),
        ("draw red*5", Ending.DRAWING),
    ],
)
def test_a_game_ends_where_the_last_card_is_taken(draw: str, ending: Ending) -> None:
    table = holds(
        f"""
        edition   boonanza
        seats     Anna Bert Cleo
        turn      Bert plant
        exhausted 2
        {draw}
        Bert      hand soy
        """
    ).table
    assert counted(table).endings == Counter([ending])


def test_a_game_ends_after_a_still_round() -> None:
    table = holds(
        """
        edition   boonanza
        seats     Anna Bert Cleo
        turn      Bert plant
        exhausted 1
        draw      -
        Bert      hand soy
        """
    ).table
    assert counted(table).endings == Counter([Ending.STILL_ROUND])


@pytest.mark.parametrize(("option", "encores"), [("", 0), ("+encore", 1)])
def test_an_encore_is_counted(option: str, encores: int) -> None:
    table = holds(
        f"""
        edition   bohnanza {option}
        seats     Anna Bert Cleo
        turn      Bert plant
        exhausted 2
        draw      red*5
        Anna      hand soy
        Bert      hand soy
        """
    ).table
    tally = counted(table)
    assert tally.encores == encores
    assert tally.endings == Counter([Ending.DRAWING])


def test_coins_and_wins_are_counted_by_seat_and_a_shared_win_in_parts() -> None:
    table = holds(
        """
        edition   bohnanza
        seats     Anna Bert Cleo
        turn      Bert plant
        exhausted 2
        draw      red blue
        Anna      coins green*3
        Bert      hand soy | coins blue
        Cleo      coins chili*3
        """
    ).table
    tally = counted(table)
    assert tally.coins == [Counter([3]), Counter([1]), Counter([3])]
    assert tally.wins == [Fraction(1, 2), 0, Fraction(1, 2)]
    assert (tally.games, tally.trades, tally.offers) == (1, 0, 0)


def test_offers_trades_and_turns_are_counted() -> None:
    table = holds(
        """
        edition   boonanza
        seats     Anna Bert Cleo
        turn      Bert trade
        exhausted 2
        draw      red*4
        faceup    blue chili
        Anna      hand soy
        Bert      hand stink
        > Bert offer Anna blue for soy
        > Bert offer anyone chili for nothing
        > Cleo accept 2
        """
    ).table
    counter = GameCounter()
    log: list[Event] = []
    table.log = log
    play(table, 0, Accept(1))
    play(table, 1, Take(2, 2))
    run(table, [HabitBot(waits) for _ in range(3)])
    counter.count(log)
    tally = counter.tally(table)
    assert (tally.offers, tally.trades) == (2, 2)
    assert tally.turns == table.turn


def test_tallies_of_parts_add_up_to_that_of_the_whole() -> None:
    one = Tally(1, 30, 9, 3, 1, Counter([Ending.DRAWING]), [Counter([4]), Counter([2])], [Fraction(1), Fraction(0)])
    two = Tally(1, 31, 5, 1, 0, Counter([Ending.DRAWING]), [Counter([4]), Counter([4])], [Fraction(1, 2)] * 2)
    total = Tally()
    total.add(one)
    total.add(two)
    assert total == Tally(
        2,
        61,
        14,
        4,
        1,
        Counter({Ending.DRAWING: 2}),
        [Counter({4: 2}), Counter({2: 1, 4: 1})],
        [Fraction(3, 2), Fraction(1, 2)],
    )
    assert one.coins == [Counter([4]), Counter([2])]


def test_the_owners_of_buildings_are_counted_with_their_points_and_wins() -> None:
    table = holds("""
        edition   high-bohn
        seats     Anna Bert Cleo
        turn      Anna over
        exhausted 3
        draw      -
        Anna      coins soy | buildings jail-3 farm-1
        Bert      coins blue*2 | buildings jail-1
    """).table
    total = Tally()
    for _ in range(2):
        total.add(GameCounter().tally(table))
    assert total.owners["jail-3"] == Owners(2, 10, Fraction(2))
    assert total.owners["farm-1"] == Owners(2, 10, Fraction(2))
    assert total.owners["jail-1"] == Owners(2, 6, Fraction(0))
    assert total.owners["jail-2"] == Owners()
