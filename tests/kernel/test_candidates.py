"""Candidate offers: sensible, bounded, allowed."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import Offer
from bohnhof.kernel.learn.candidates import MOST_CANDIDATES, candidate_offers
from bohnhof.kernel.play import play
from bohnhof.kernel.view import view
from tests.judge import holds
from tests.laws.driver import Driver, Game, all_games
from tests.length import untraced

MARKET = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Anna trade
    faceup  stink red
    Anna    hand chili soy soy blue | field red*3 | field blue
    Bert    hand red garden | field stink*2 | field -
"""


def in_words(offers: list[Offer], names: list[str]) -> list[str]:
    return [
        f"{len(offer.give)} to {offer.to} for {'+'.join(names[bean] for bean in offer.want) or 'nothing'}"
        for offer in offers
    ]


def test_the_first_thought_is_to_swap_what_is_of_no_use_for_what_grows_best() -> None:
    table = holds(MARKET).table
    first = candidate_offers(table, 0)[0]
    assert [table.rules.bean_names[table.bean[card]] for card in first.give] == ["stink"]
    assert [table.rules.bean_names[bean] for bean in first.want] == ["red"]
    assert first.to is None


def test_others_turn_to_the_active_player() -> None:
    table = holds(MARKET).table
    assert {offer.to for offer in candidate_offers(table, 1)} == {0}


def test_gifts_two_for_one_and_requests_are_among_them() -> None:
    table = holds(MARKET).table
    said = in_words(candidate_offers(table, 0), table.rules.bean_names)
    assert "1 to None for nothing" in said
    assert "2 to None for red" in said
    assert "0 to None for red" in said


def test_nobody_makes_offers_outside_the_trading_phase() -> None:
    table = holds(MARKET + "    > Anna end").table
    assert candidate_offers(table, 0) == []


@untraced
@pytest.mark.parametrize("game", all_games(), ids=str)
def test_candidates_are_allowed_bounded_and_the_same_for_a_view(game: Game) -> None:
    driver = Driver(game, 3)
    for n, _ in enumerate(driver.steps(20_000)):
        if n % 50 == 0:
            for seat in range(game.players):
                offers = candidate_offers(driver.table, seat)
                assert len(offers) <= MOST_CANDIDATES
                assert offers == candidate_offers(view(driver.table, seat), seat)
                for offer in offers:
                    play(driver.table.clone(), seat, offer)
