"""Cached results stay valid until a seat learns more: a bot with memory decides like one without."""

from __future__ import annotations

import pytest

from bohnhof.bots.haggler import EXPERT
from bohnhof.bots.mind.memory import Memory
from bohnhof.bots.mind.player import Player
from bohnhof.bots.mind.weights import Weights
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.kernel.actions import Action, Decline, Offer
from bohnhof.kernel.arrays import COMPILED
from bohnhof.kernel.places import hand
from bohnhof.kernel.play import play
from tests.bots.games import deal
from tests.judge import holds

TURNS = 40 if COMPILED else 3

POSITION = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna trade
    seed    1
    faceup  blue chili
    Anna    hand red soy | field soy*3 | field chili
    Bert    hand blue stink | field blue*2 | field green*2
    Cleo    hand green blue*2 | field black-eyed | field - | coins soy
"""


@pytest.mark.parametrize(("edition", "players"), [("boonanza", 4), ("bohnanza", 3), ("high-bohn", 4)])
def test_who_remembers_decides_as_somebody_who_thinks_afresh(edition: str, players: int) -> None:
    table = deal(edition, players, seed=4)
    weights = Weights(EXPERT)
    remembering = [Player(table.rules, weights) for _ in range(players)]
    decisions = 0

    def compare(_seat: int, _action: Action) -> None:
        nonlocal decisions
        if table.turn > TURNS:
            return
        for seat in range(players):
            decisions += 1
            remembering[seat].forget()
            found = remembering[seat].decide(table, seat, [])
            assert found == Player(table.rules, weights).decide(table, seat, [])

    run(table, [make_bot("trader") for _ in range(players)], after=compare)
    assert decisions > 10


def test_a_seat_learns_something_if_it_sees_a_card_and_not_by_words_alone() -> None:
    table = holds(POSITION).table
    memories = [Memory() for _ in range(3)]
    for seat in range(3):
        assert not memories[seat].holds(table, seat)
        memories[seat].keep(table, seat)
        assert memories[seat].holds(table.clone(), seat)
    assert not memories[0].holds(table, 1)

    red = table.cards_in(hand(0))[0]
    play(table, 0, Offer(1, (red,), ()))
    assert [memory.holds(table, seat) for seat, memory in enumerate(memories)] == [True, False, False]

    memories[1].keep(table, 1)
    play(table, 1, Decline(int(table.offers[0].id)))
    assert memories[0].holds(table, 0)
    assert memories[1].holds(table, 1)
