"""A contest says who meets whom: every bot on every seat, with the same cards."""

from collections import Counter

import pytest

from bohnhof.arena.contest import Contest, Match, Ring, usual_matches
from bohnhof.kernel.faults import BadInput


def contest(players: int, *bots: str, matches: tuple[Match, ...] = (Match.AMONG,), seed: int = 0) -> Contest:
    return Contest("boonanza", players, bots, matches, seed=seed)


def rings(players: int, *bots: str, matches: tuple[Match, ...] = (Match.AMONG,)) -> list[tuple[int, ...]]:
    return [ring.bots for ring in contest(players, *bots, matches=matches).rings()]


def test_each_pair_meets_both_ways_one_among_others() -> None:
    assert rings(4, "a", "b") == [(0, 1, 1, 1), (1, 0, 0, 0)]
    assert rings(3, "a", "b", "c") == [(0, 1, 1), (1, 0, 0), (0, 2, 2), (2, 0, 0), (1, 2, 2), (2, 1, 1)]


def test_each_pair_can_meet_one_way() -> None:
    assert rings(4, "a", "b", matches=(Match.ONE,)) == [(0, 1, 1, 1)]
    assert rings(2, "a", "b", "c", matches=(Match.ONE,)) == [(0, 1), (0, 2), (1, 2)]


def test_at_a_table_for_two_both_ways_are_the_same() -> None:
    assert rings(2, "a", "b", "c") == [(0, 1), (0, 2), (1, 2)]


def test_alone_everybody_plays_once() -> None:
    assert rings(1, "a", "b", "c") == [(0,), (1,), (2,)]


def test_a_pool_holds_everybody_and_a_bot_can_be_among_its_copies() -> None:
    assert rings(4, "a", "b", "c", matches=(Match.POOL, Match.SELF)) == [(0, 1, 2), (0,), (1,), (2,)]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 7])
@pytest.mark.parametrize("bots", [(0,), (0, 1), (0, 1, 1, 1), (4, 2, 0), (0, 1, 2, 3, 4, 5)])
def test_every_bot_of_a_ring_sits_on_every_seat_equally_often(players: int, bots: tuple[int, ...]) -> None:
    seatings = list(Ring(Match.POOL, bots).seatings(players))
    assert len(seatings) == len(bots)
    for seat in range(players):
        assert Counter(seating[seat] for seating in seatings) == Counter(bots)


def test_a_pool_sits_in_another_order_with_another_deal_and_in_the_same_one_with_the_same() -> None:
    pool = contest(4, "a", "b", "c", "d", "e", matches=(Match.POOL,))
    (ring,) = pool.rings()
    orders = [pool.on_deal(ring, deal).bots for deal in range(1, 21)]
    assert len(set(orders)) > 10
    assert all(sorted(order) == [0, 1, 2, 3, 4] for order in orders)
    assert orders == [pool.on_deal(ring, deal).bots for deal in range(1, 21)]


def test_others_keep_their_seats() -> None:
    pairs = contest(4, "a", "b")
    assert all(pairs.on_deal(ring, deal) == ring for ring in pairs.rings() for deal in (1, 2))


def test_a_name_that_comes_again_is_numbered() -> None:
    assert contest(4, "a", "b", "a", "a").labels() == ("a", "b", "a (2)", "a (3)")


def test_the_games_of_a_deal_are_counted() -> None:
    assert contest(4, "a", "b", "c", matches=tuple(Match)).games_per_deal() == 6 * 4 + 3 * 4 + 3 + 3


def test_who_meets_whom_if_nobody_says() -> None:
    assert usual_matches(1, 4) == (Match.SELF,)
    assert usual_matches(2, 4) == (Match.AMONG,)
    assert usual_matches(3, 4) == (Match.AMONG, Match.POOL)
    assert usual_matches(3, 1) == (Match.AMONG,)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (contest(4, "random"), "one bot alone can only be matched with itself"),
        (contest(4, "random", "rando"), "there is no bot 'rando'"),
        (contest(6, "random", "random"), "boonanza is for 3 to 5 players, not 6"),
        (Contest("boonaza", 4, ("random",), (Match.SELF,)), "edition 'boonaza'"),
        (Contest("boonanza", 4, ("random",), (Match.SELF,), options=("encore",)), "boonanza has no option 'encore'"),
    ],
)
def test_what_cannot_be_played_is_bad_input(wrong: Contest, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        wrong.check()


def test_a_bot_thinks_for_a_time_or_in_a_number_of_worlds() -> None:
    with pytest.raises(BadInput, match="seconds or worlds"):
        Contest("boonanza", 4, ("master", "expert"), (Match.ONE,), seconds=0.1, worlds=8).check()
