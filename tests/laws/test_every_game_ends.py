"""Every game ends, in all editions, numbers of players and options, even when the seats do as little as they can."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bohnhof.kernel.actions import Action, BuyBuilding, BuyField, Done, EndTrading, Harvest, Plant
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.events import STILL_ROUND, Event
from bohnhof.kernel.legal import legal
from bohnhof.kernel.piles import can_reshuffle
from bohnhof.kernel.places import BOX, DRAW
from bohnhof.kernel.play import play
from bohnhof.kernel.table import Table
from tests.laws.driver import Driver, Game, all_games, some_games
from tests.length import BRIEF, FULL, seeds
from tests.rulemark import rule

Chooser = Callable[[Table, int], Action]
MOST_ACTIONS = 20_000
GAMES = some_games() if BRIEF else all_games()
games = pytest.mark.parametrize("game", GAMES, ids=str)


def most_turns(table: Table) -> int:
    """No game can have more turns.

    A turn takes a card from the pile, or one moves otherwise in every round (R10). Between two exhaustions every card
    is taken at most once, and moves at most five times more: into a hand, aside, onto a field, to the coins, to the
    discards.
    """
    rules = table.rules
    return int(rules.players * (rules.ends_at + 1) * (6 * rules.deck_size + 1))


def ended_as_printed(table: Table, events: list[Event]) -> bool:
    """Was the pile exhausted for the last time, or did nothing move for a round?"""
    return table.exhausted == table.rules.ends_at or any(event.name == STILL_ROUND for event in events)


# ------------------------------------------------------------------ seats that do as little as they can


def least(table: Table, seat: int) -> Action:
    """What moves as little as possible: stop, otherwise plant what must be planted, otherwise harvest to make room."""
    actions = legal(table, seat)
    for kind in (EndTrading, Done, Plant, Harvest):
        for action in actions:
            if isinstance(action, kind):
                return action
    return actions[0]


def most(table: Table, seat: int) -> Action:
    """What keeps cards out of the discard pile longest: plant everything, and harvest only if forced."""
    actions = [action for action in legal(table, seat) if not isinstance(action, BuyField | BuyBuilding)]
    for kind in (Plant, EndTrading, Done, Harvest):
        for action in actions:
            if isinstance(action, kind):
                return action
    return actions[0]


def play_on(table: Table, choose: Chooser) -> list[Event]:
    """Play to the end; only seats that the game waits for act. Returns what happened."""
    events: list[Event] = []
    table.log = events
    for _ in range(MOST_ACTIONS):
        if table.is_over:
            return events
        seat = next(seat for seat in range(table.rules.players) if table.now.waits_for(table, seat))
        play(table, seat, choose(table, seat))
    raise AssertionError("the game does not end")


@games
@seeds
@pytest.mark.parametrize("choose", [least, most])
@rule("R10", "B8.2")
def test_a_game_ends_although_nobody_does_more_than_they_must(game: Game, seed: int, choose: Chooser) -> None:
    table = new_table(game.rules(), seed)
    events = play_on(table, choose)
    assert table.turn <= most_turns(table)
    assert ended_as_printed(table, events)


@games
@seeds
@rule("R10")
def test_a_game_ends_although_the_pile_and_the_discards_are_nearly_empty(game: Game, seed: int) -> None:
    """With most of the deck out of the game, the piles are empty for long."""
    table = new_table(game.rules(), seed)
    while table.count[DRAW] > seed % 7:
        table.put(table.first[DRAW], BOX)
    events = play_on(table, least)
    assert table.turn <= most_turns(table)
    assert ended_as_printed(table, events)


@games
@pytest.mark.parametrize("seed", range(1, 30 if FULL else 2))
@rule("R10", "B8.2")
def test_a_game_of_random_play_ends_at_its_printed_exhaustion_or_after_a_still_round(game: Game, seed: int) -> None:
    driver = Driver(game, seed)
    events: list[Event] = []
    driver.table.log = events
    for _ in driver.steps(MOST_ACTIONS):
        pass
    assert driver.table.turn <= most_turns(driver.table)
    assert ended_as_printed(driver.table, events)


@games
@seeds
@rule("R10")
def test_whatever_moves_a_card_is_noticed(game: Game, seed: int) -> None:
    """No action plants, harvests, discards or pays a card while the turns still count as still."""
    driver = Driver(game, seed)
    table = driver.table
    while table.count[DRAW] > 0:
        table.put(table.first[DRAW], BOX)
    counted = [place for place in range(1, int(table.rules.places)) if table.rules.place_name(place)[:5] != "coins"]
    noticed = 0
    for _ in range(MOST_ACTIONS):
        before = [int(table.count[place]) for place in counted]
        turn = table.turn
        table.set(table.rules.still_at, 0 if table.count[DRAW] > 0 or can_reshuffle(table) else 1)
        tried = driver.step()
        if table.is_over:
            break
        if tried.refusal is None and table.turn == turn:
            moved = [int(table.count[place]) for place in counted] != before
            waits = any(
                table.count[place] > 0 for place in range(1, int(table.rules.places)) if lies_aside(table, place)
            )
            assert table.numbers[table.rules.still_at] == 0 or not moved or waits
            noticed += moved
    assert noticed > 0


def lies_aside(table: Table, place: int) -> bool:
    """Is this where traded cards wait to be planted? They are noticed then."""
    return table.rules.place_name(place).partition(" ")[0] in ("aside", "due")
