"""The first five laws of the kernel, over every edition and number of players; the sixth is in `test_answers`."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from bohnhof.kernel.actions import EndTrading
from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.events import PEEKED, Event, apply
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import DRAW, NOWHERE, SPECTATOR, hand
from bohnhof.kernel.play import play
from bohnhof.kernel.table import Table
from bohnhof.kernel.view import determinize, public, redact, view
from tests.judge import holds
from tests.laws.driver import Driver, Game, all_games, some_games
from tests.length import BRIEF, FULL, seeds, untraced
from tests.rulemark import rule

GAMES = some_games() if BRIEF else all_games()
ACTIONS_PER_EDITION = 100_000 if FULL else 2_000
MOST_ACTIONS = 20_000  # a game of random play has about a thousand

games = pytest.mark.parametrize("game", GAMES, ids=str)


def keeps_hands_in_order(game: Game) -> bool:
    """Does nobody ever bury, reorder or move cards (HB4)?"""
    return not game.rules().on_liberties.held


def viewers(table: Table) -> list[int]:
    return [*range(table.rules.players), int(SPECTATOR)]


def assert_cards_are_conserved(table: Table) -> None:
    beans: list[int] = []
    places = range(1, len(table.first))
    for place in places:
        cards = table.cards_in(place)
        assert len(cards) == table.count[place]
        assert (cards[-1] if cards else 0) == table.last[place]
        assert all(table.place[card] == place for card in cards)
        beans += table.beans_in(place)
    copies = [beans.count(bean) for bean in range(table.rules.beans)]
    assert copies == table.rules.deck_copies()
    live = sum(1 for card in range(1, len(table.place)) if table.place[card] != NOWHERE)
    assert live == table.rules.deck_size


def assert_offers_can_be_kept(table: Table) -> None:
    for offer in table.offers:
        assert table.rules.refuse_giving(table, offer.maker, offer.give, gift=offer.is_a_gift) is None
        for pledge in offer.pledges:
            gift = offer.asks_for_a_gift
            assert table.rules.refuse_giving(table, pledge.seat, pledge.cards, gift=gift) is None


# ------------------------------------------------------------------ law by law


@untraced
@games
@seeds
@rule("B1.1", "B7.2")
def test_law_1_no_card_is_created_lost_or_duplicated(game: Game, seed: int) -> None:
    driver = Driver(game, seed)
    for n, _ in enumerate(driver.steps(MOST_ACTIONS)):
        if n % 3 == 0:
            assert_cards_are_conserved(driver.table)
    assert_cards_are_conserved(driver.table)


@untraced
@games
@seeds
@rule("R15")
def test_law_2_folding_redacted_events_shows_what_a_view_shows(game: Game, seed: int) -> None:
    driver = Driver(game, seed)
    table = driver.table
    table.log = []
    folded = {seat: view(table, seat) for seat in viewers(table)}
    shadow = table.clone()
    n = 0
    for _ in driver.steps(MOST_ACTIONS):
        for event in table.log:
            n += 1
            apply(shadow, event)
            for seat, seen in folded.items():
                apply(seen, redact(event, seat))
            seat = n % (game.players + 1)  # one viewer at a time, in turn
            seat = int(SPECTATOR) if seat == game.players else seat
            assert folded[seat] == view(shadow, seat)
        table.log = []
    for seat, seen in folded.items():
        assert seen == view(table, seat)


@untraced
@games
@seeds
@rule("R15")
def test_law_3_a_view_cannot_tell_a_determinized_table_from_the_real_one(game: Game, seed: int) -> None:
    driver = Driver(game, seed)
    rng = Random(seed)
    for n, _ in enumerate(driver.steps(MOST_ACTIONS)):
        if n % 40 == 0:
            for seat in viewers(driver.table):
                seen = view(driver.table, seat)
                other = determinize(seen, rng)
                assert view(other, seat) == seen
                assert public(seen) == view(driver.table, SPECTATOR)
                assert_cards_are_conserved(other)
                if seat != SPECTATOR:
                    assert legal(other, seat) == legal(driver.table, seat) == legal(seen, seat)


@games
@seeds
@rule("B1.1")
def test_law_4_folding_events_gives_the_same_table_as_playing_the_actions_again(game: Game, seed: int) -> None:
    driver = Driver(game, seed)
    table = driver.table
    start = table.clone()
    events: list[Event] = []
    table.log = events
    done = [tried for tried in driver.steps(MOST_ACTIONS) if tried.refusal is None]
    folded, replayed = start.clone(), start.clone()
    for event in events:
        apply(folded, event)
    for tried in done:
        play(replayed, tried.seat, tried.action)
    assert folded == table
    assert replayed == table


@untraced
@games
@seeds
@rule("R17")
def test_law_5_a_refused_action_changes_nothing_and_open_offers_can_be_kept(game: Game, seed: int) -> None:
    driver = Driver(game, seed)
    for _ in range(MOST_ACTIONS):
        before = driver.table.clone()
        tried = driver.step()
        if tried.refusal is not None:
            assert driver.table == before
            assert tried.action not in legal(before, tried.seat)
        assert_offers_can_be_kept(driver.table)
        if driver.table.is_over:
            return
    raise AssertionError("the game does not end")


# ------------------------------------------------------------------ further promises


@untraced
@games
@seeds
@rule("B3.1", "B5.1", "B7.1")
def test_everything_that_is_listed_as_legal_is_accepted(game: Game, seed: int) -> None:
    driver = Driver(game, seed)
    for n, _ in enumerate(driver.steps(MOST_ACTIONS)):
        if n % 20 == 0:
            for seat in range(driver.table.rules.players):
                for action in legal(driver.table, seat):
                    play(driver.table.clone(), seat, action)


@untraced
@pytest.mark.parametrize("game", [game for game in GAMES if keeps_hands_in_order(game)], ids=str)
@seeds
@rule("B1.2", "B4.4")
def test_a_hand_only_loses_cards_or_gains_them_at_the_back(game: Game, seed: int) -> None:
    driver = Driver(game, seed)
    hands = [[hand_ids(driver.table, seat) for seat in range(game.players)]]
    for _ in driver.steps(MOST_ACTIONS):
        hands.append([hand_ids(driver.table, seat) for seat in range(game.players)])
    for earlier, later in pairwise(hands):
        for old, new in zip(earlier, later, strict=True):
            kept = [card for card in old if card in new]
            assert new[: len(kept)] == kept
            assert new == sorted(new)  # ids are the order of drawing


def hand_ids(table: Table, seat: int) -> list[int]:
    return table.cards_in(hand(seat))


@rule("R15")
def test_a_view_of_a_fresh_game_knows_only_its_own_hand() -> None:
    table = new_table(Game("boonanza", 4).rules(), 1)
    seen = view(table, 2)
    known = [card for card in range(1, len(seen.bean)) if seen.bean[card] != UNKNOWN]
    assert known == hand_ids(table, 2)
    assert public(seen) == view(table, int(SPECTATOR))


@untraced
@pytest.mark.parametrize("edition", sorted({game.edition for game in GAMES}))
@rule("B8.2")
def test_many_random_actions_without_a_fault(edition: str) -> None:
    played = [game for game in GAMES if game.edition == edition]
    actions = seed = 0
    while actions < ACTIONS_PER_EDITION:
        driver = Driver(played[seed % len(played)], seed)
        for tried in driver.steps(MOST_ACTIONS):
            actions += tried.refusal is None
        assert_cards_are_conserved(driver.table)
        seed += 1


BURIED = """
    edition high-bohn
    seats   Anna Bert Cleo
    turn    Anna bank
    seed    5
    Anna    hand green soy | buildings bank-2
    Bert    hand red
    > Anna bury
"""


@rule("HB4", "R15")
def test_a_buried_card_stays_known_to_its_owner_at_the_bottom_and_to_nobody_else() -> None:
    table = holds(BURIED).table
    bottom = table.cards_in(DRAW)[-1]
    for seat in viewers(table):
        worlds = [determinize(view(table, seat), Random(n)) for n in range(40)]
        assert all(world.cards_in(DRAW)[-1] == bottom for world in worlds)
        beans = {int(world.bean[bottom]) for world in worlds}
        assert (beans == {int(table.bean[bottom])}) == (seat == 0)
        assert all(view(world, seat) == view(table, seat) for world in worlds)


@rule("HB4", "R15")
def test_others_learn_from_a_look_at_the_pile_only_that_it_happened() -> None:
    table = holds(BURIED.replace("> Anna bury", "").replace("turn    Anna bank", "turn    Cleo trade")).table
    events: list[Event] = []
    table.log = events
    before = [view(table, seat) for seat in viewers(table)]
    play(table, 2, EndTrading())
    peeked = next(event for event in events if event.name == PEEKED)
    card = table.first[DRAW]
    for seat, folded in zip(viewers(table), before, strict=True):
        for event in events:
            apply(folded, redact(event, seat))
        assert folded == view(table, seat)
        assert (folded.bean[card] == UNKNOWN) == (seat != 0)
    assert redact(peeked, 0) == peeked
    assert redact(peeked, 1) == redact(peeked, 2) == redact(peeked, SPECTATOR) != peeked
