"""Seeds and draws for programs never change, and no two parts of a game share them."""

from random import Random

from bohnhof.bots.chance import below, derived_seed, one_of, some_of


def test_a_seed_means_the_same_for_ever() -> None:
    assert derived_seed(7, "game", 1) == 135722289446634


def test_every_part_of_every_game_has_a_seed_of_its_own() -> None:
    seeds = {derived_seed(s, what, n) for s in range(-5, 5) for what in ("bot", "game") for n in range(50)}
    assert len(seeds) == 10 * 2 * 50


def test_a_seed_is_exact_in_json() -> None:
    assert all(0 <= derived_seed(1, "game", n) < 2**53 for n in range(100))


def test_every_number_below_a_bound_is_drawn() -> None:
    rng = Random(1)
    assert {below(rng, 4) for _ in range(100)} == {0, 1, 2, 3}
    assert {one_of(rng, "abc") for _ in range(100)} == {"a", "b", "c"}


def test_some_of_many_are_different_ones_in_any_order() -> None:
    rng = Random(1)
    draws = {tuple(some_of(rng, [1, 2, 3], 2)) for _ in range(200)}
    assert draws == {(a, b) for a in (1, 2, 3) for b in (1, 2, 3) if a != b}


def test_all_are_drawn_where_there_are_too_few() -> None:
    assert sorted(some_of(Random(1), [1, 2], 5)) == [1, 2]
    assert some_of(Random(1), [], 2) == []
