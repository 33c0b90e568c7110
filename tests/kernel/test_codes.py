"""Codes: a list that is refilled has room for whatever a board allows."""

from __future__ import annotations

from bohnhof.kernel.actions import Decline, Keep, Move, Offer, Plant
from bohnhof.kernel.codes import PLANT, code
from bohnhof.kernel.legal import legal
from bohnhof.kernel.play import play
from bohnhof.kernel.trading import MOST_OPEN
from bohnhof.kernel.verbs import MOST_MADE, action_of
from tests.judge import holds


def test_there_is_room_for_many_open_offers() -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
    """).table
    for seat in range(1, 4):
        for _ in range(MOST_OPEN):
            play(table, seat, Offer(0, (), (0,)))
    assert sum(isinstance(action, Decline) for action in legal(table, 0)) == 3 * MOST_OPEN


def test_there_is_room_for_many_turned_up_cards() -> None:
    table = holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  blue*20 chili*18 stink*16 green*14 soy*12
    """).table
    assert sum(isinstance(action, Keep) for action in legal(table, 0)) == 80


def test_there_is_room_for_every_move_in_a_large_hand() -> None:
    table = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna bank
        Anna    hand blue*20 chili*18 | buildings bank-4
    """).table
    assert sum(isinstance(action, Move) for action in legal(table, 0)) == 38 * 37


def test_more_actions_than_are_kept_are_made_as_well() -> None:
    for card in range(MOST_MADE + 1):
        assert action_of(code(PLANT, card, 1)) == Plant(card, 1)
