"""Whole games in steps, at random, for every edition, number of players and set of options."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from bohnhof.kernel.arrays import zero_bytes
from bohnhof.kernel.codes import WAIT, verb_of
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.learn.layout import Layout
from bohnhof.kernel.learn.playout import Dice
from bohnhof.kernel.learn.steps import Steps, random_steps
from bohnhof.kernel.legal import legal_codes
from bohnhof.kernel.view import determinize, view
from tests.laws.driver import Game, some_games
from tests.length import BRIEF, untraced

games = pytest.mark.parametrize("game", some_games(), ids=str)
APART = 160 if BRIEF else 40  # steps between two that are looked at
MOST_STEPS = 20_000  # a random game has about a thousand, one of patient traders about nine thousand at most


def trades(game: Game) -> bool:
    return any(phase.trades for phase in game.rules().phases)


def start(game: Game, seed: int) -> Steps:
    rules = game.rules()
    return Steps(new_table(rules, seed), Layout(rules))


def walk(steps: Steps, rng: Random) -> int:
    """Make one random step; returns the choice."""
    choice = rng.choice(steps.choices())
    steps.step(choice)
    return choice


@untraced
@games
def test_random_games_end_the_same_way_for_the_same_numbers(game: Game) -> None:
    one, other = start(game, 5), start(game, 5)
    steps = random_steps(one, Dice(7))
    assert 0 < steps < MOST_STEPS
    assert random_steps(other, Dice(7)) == steps
    assert one.table == other.table
    assert one.table.is_over
    assert one.is_over


@untraced
@games
def test_everything_allowed_is_accepted_and_listed_by_the_rules(game: Game) -> None:
    steps, rng = start(game, 1), Random(1)
    n = 0
    while not steps.is_over:
        if n % APART == 0:
            legal = legal_codes(steps.table, int(steps.seat))
            for choice in steps.choices():
                meaning = steps.meaning(choice)
                assert verb_of(meaning) >= WAIT or meaning in legal
                steps.clone().step(choice)
        steps.step(patiently(steps, rng)[1])
        n += 1
        assert n < MOST_STEPS


@untraced
@games
def test_what_a_seat_may_choose_depends_on_nothing_it_cannot_see(game: Game) -> None:
    steps, rng = start(game, 2), Random(2)
    n = 0
    while not steps.is_over:
        if n % APART == 0:
            other = steps.on(determinize(view(steps.table, steps.seat), rng))
            assert other.seat == steps.seat
            assert other.choices() == steps.choices()
            assert [other.meaning(choice) for choice in other.choices()] == [
                steps.meaning(choice) for choice in steps.choices()
            ]
            if steps.allows(steps.layout.wait):
                copy = steps.clone()
                copy.step(steps.layout.wait)
                other.step(steps.layout.wait)
                assert other.seat == copy.seat, "who is asked next must not tell what others hold"
        steps.step(patiently(steps, rng)[1])
        n += 1


@untraced
@games
def test_a_clone_goes_on_as_the_game_does(game: Game) -> None:
    steps, rng = start(game, 3), Random(3)
    while not steps.is_over:
        copy = steps.clone()
        copy.step(walk(steps, rng))
        assert (copy.seat, copy.choices(), copy.table) == (steps.seat, steps.choices(), steps.table)


@untraced
@pytest.mark.parametrize("game", [game for game in some_games() if trades(game)], ids=str)
def test_offers_are_made_countered_accepted_and_taken_at_random(game: Game) -> None:
    done: Counter[str] = Counter()
    steps, rng = start(game, 0), Random(0)
    while not steps.is_over:
        verb, choice = patiently(steps, rng)
        done[verb] += 1
        steps.step(choice)
        done["countering offers"] += sum(1 for offer in steps.table.offers if offer.answers)
    for what in ("begin", "give", "want", "make", "countering offers", "accept", "decline"):
        assert done[what] > 0, what
    assert (done["trade"] > 0) == (game.players > 2)  # with two players, an offer goes to the other: no taker is picked


@cache
def verb_of_choice(layout: Layout, choice: int) -> str:
    """What a choice is about; a game has thousands of steps, and the same few hundred choices."""
    return layout.describe(choice).split()[0]


def patiently(steps: Steps, rng: Random) -> tuple[str, int]:
    """What to do at random, then how. Uniform choices would want ten things, and end the trading before an answer."""
    choices: dict[str, list[int]] = {}
    for choice in steps.choices():
        verb = verb_of_choice(steps.layout, choice)
        if verb not in {"end", "drop", "withdraw"}:
            choices.setdefault(verb, []).append(choice)
    verb = rng.choice(list(choices))
    return verb, rng.choice(choices[verb])


@games
def test_a_mask_has_a_byte_for_every_choice(game: Game) -> None:
    steps = start(game, 4)
    size = int(steps.layout.size)
    row = zero_bytes(size + 2)
    row[0] = row[size + 1] = 255
    rng = Random(4)
    for _ in range(60):
        steps.write_mask(row, 1)
        written = memoryview(row).tobytes()
        assert [choice for choice in range(size) if written[1 + choice] == 1] == steps.choices()
        assert set(written[1:-1]) == {0, 1}
        assert written[0] == written[-1] == 255
        walk(steps, rng)
