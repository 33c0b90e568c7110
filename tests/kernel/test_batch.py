"""Batches: the same games as stepped one by one, with rows that others can read."""

from __future__ import annotations

import pytest

from bohnhof.kernel.arrays import COMPILED, zero_bytes
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.batch import Batch
from bohnhof.kernel.learn.layout import Layout
from bohnhof.kernel.learn.observe import Observer
from bohnhof.kernel.learn.playout import Dice
from bohnhof.kernel.learn.steps import Steps
from tests.laws.driver import Game, some_games
from tests.length import untraced

SIZE = 3
LOOK_EVERY = 1 if COMPILED else 7  # steps: interpreted, observations of every step would take minutes
SMALL = Game("boonanza", 4)


def masked(batch: Batch, i: int) -> list[int]:
    """The choices that the mask allows in a game."""
    size = int(batch.layout.size)
    row = memoryview(batch.mask)[i * size : (i + 1) * size]
    return [choice for choice in range(size) if row[choice]]


def look(batch: Batch, seen: list[bytes]) -> None:
    """Update what has been seen of each game."""
    size = int(batch.observer.plan)
    for n in range(batch.news):
        seen[batch.fresh[n]] = bytes(memoryview(batch.sights)[n * size : (n + 1) * size])


def observed(batch: Batch, i: int, seen: list[bytes]) -> bytes:
    """The observation of a game, with the plan of the seat that is asked."""
    size = int(batch.observer.plan_size)
    return seen[i] + bytes(memoryview(batch.plans)[i * size : (i + 1) * size])


def seen_by(steps: Steps) -> bytes:
    """What the seat that is asked sees."""
    observer = Observer(steps.layout)
    row = zero_bytes(observer.size)
    observer.write(steps, steps.seat, row, 0)
    return bytes(memoryview(row))


@untraced
@pytest.mark.parametrize("game", some_games(), ids=str)
def test_a_batch_plays_the_same_games_as_steps_do_one_by_one(game: Game) -> None:
    rules = game.rules()
    layout = Layout(rules)
    batch, dice = Batch(rules, SIZE, 10, observes=True), Dice(1)
    singles = [Steps(new_table(rules, 10 + i), layout) for i in range(SIZE)]
    next_seed, ended = 10 + SIZE, 0
    seen = [b""] * SIZE
    look(batch, seen)
    step = 0
    while ended < SIZE:
        step += 1
        choices = batch.random_choices(dice)
        batch.step(choices)
        look(batch, seen)
        for i in range(SIZE):
            single = singles[i]
            single.step(choices[i])
            assert batch.done[i] == single.is_over
            assert [batch.scores[i * game.players + s] for s in range(game.players)] == [
                rules.score(single.table, s) for s in range(game.players)
            ]
            if single.is_over:
                ended += 1
                seats = range(game.players)
                winners = rules.winners(single.table)
                assert [s for s in seats if batch.won[i * game.players + s]] == winners
                singles[i] = Steps(new_table(rules, next_seed), layout)
                next_seed += 1
            assert batch.seats[i] == singles[i].seat
            assert masked(batch, i) == singles[i].choices()
            if step % LOOK_EVERY == 0:
                assert observed(batch, i, seen) == seen_by(singles[i])


@pytest.mark.parametrize("kind", [list, tuple, bytes, bytearray])
def test_choices_come_as_any_row_of_numbers(kind: type[list[int]]) -> None:
    batch = Batch(SMALL.rules(), SIZE, 0)
    before = [masked(batch, i) for i in range(SIZE)]
    batch.step(kind(batch.random_choices(Dice(2))))
    assert [masked(batch, i) for i in range(SIZE)] != before


def test_choices_come_packed() -> None:
    batch, other = Batch(SMALL.rules(), SIZE, 0), Batch(SMALL.rules(), SIZE, 0)
    choices = batch.random_choices(Dice(2))
    batch.step(choices)
    other.step_packed(b"".join(choice.to_bytes(4, "big") for choice in choices))
    assert [game.table for game in other.games] == [game.table for game in batch.games]
    with pytest.raises(BadInput, match="3 games need as many choices, not 2"):
        batch.step_packed(bytes(8))


def test_a_batch_at_random_chooses_as_random_choices_do() -> None:
    batch, other = Batch(SMALL.rules(), SIZE, 0), Batch(SMALL.rules(), SIZE, 0)
    dice, others = Dice(2), Dice(2)
    for _ in range(300):
        choices = batch.random_choices(dice)
        batch.step(choices)
        other.step_at_random(others)
        assert [other.chosen[i] for i in range(SIZE)] == choices
    assert [game.table for game in other.games] == [game.table for game in batch.games]


def test_a_game_that_ends_is_told_and_the_next_one_is_dealt() -> None:
    batch, dice = Batch(Game("duel", 2).rules(), 1, 0), Dice(4)
    ended = batch.games[0].table
    while batch.done[0] == 0:
        batch.step_at_random(dice)
    assert ended.is_over
    assert [batch.scores[seat] for seat in (0, 1)] == [batch.rules.score(ended, seat) for seat in (0, 1)]
    assert [seat for seat in (0, 1) if batch.won[seat]] == batch.rules.winners(ended)
    assert not batch.games[0].table.is_over


def test_another_game_can_be_put_in_the_place_of_one() -> None:
    batch, seen = Batch(SMALL.rules(), SIZE, 0, observes=True), [b""] * SIZE
    for _ in range(30):
        batch.step(batch.random_choices(Dice(3)))
    other = Steps(new_table(SMALL.rules(), 99), batch.layout)
    batch.put(1, other)
    assert masked(batch, 1) == other.choices()
    assert batch.seats[1] == other.seat
    batch.step(batch.random_choices(Dice(3)))
    look(batch, seen)
    assert observed(batch, 1, seen) == seen_by(batch.games[1])
    assert batch.games[1].table is other.table


def test_what_is_seen_is_told_when_it_is_new() -> None:
    batch = Batch(SMALL.rules(), 1, 0, observes=True)
    layout = batch.layout
    assert batch.news == 1
    while not batch.games[0].drafting:
        batch.step([layout.offer if batch.games[0].allows(layout.offer) else batch.games[0].choices()[-1]])
    batch.step([layout.want])
    assert batch.news == 0
    batch.step([layout.submit])
    assert batch.news == 1


def test_one_choice_that_is_not_allowed_stops_all() -> None:
    batch = Batch(SMALL.rules(), SIZE, 0)
    before = [game.table.clone() for game in batch.games]
    choices = batch.random_choices(Dice(2))
    choices[2] = int(batch.layout.cancel)
    with pytest.raises(BadInput, match="game 2: seat 0 may not choose 5"):
        batch.step(choices)
    with pytest.raises(BadInput, match="3 games need as many choices, not 2"):
        batch.step(choices[:2])
    assert [game.table for game in batch.games] == before


def test_a_batch_can_have_a_limit_of_offers_of_its_own() -> None:
    batch, dice = Batch(SMALL.rules(), SIZE, 0, offers_per_turn=0), Dice(3)
    for _ in range(200):
        batch.step(batch.random_choices(dice))
        assert not any(game.drafting for game in batch.games)


def test_who_does_not_want_observations_gets_none() -> None:
    batch = Batch(SMALL.rules(), SIZE, 0)
    batch.step(batch.random_choices(Dice(2)))
    assert len(batch.sights) == len(batch.plans) == 0
