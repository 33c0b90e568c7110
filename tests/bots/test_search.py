"""The master tries out ideas in worlds that look the same, and keeps to its time."""

from __future__ import annotations

from random import Random

from bohnhof.bots.registry import make_bot
from bohnhof.bots.search import MasterBot
from bohnhof.kernel.legal import legal
from bohnhof.kernel.play import play
from bohnhof.kernel.view import view
from tests.judge import holds


def test_a_master_chooses_something_that_is_allowed() -> None:
    table = holds("""
        edition   boonanza
        seats     Anna Bert Cleo Dora
        turn      Anna plant
        exhausted 2
        draw      blue*2 red*3 green*3
        Anna      hand chili soy | field red*2 | field blue*3
        Bert      hand red | field stink*2 | field -
    """).table
    master = MasterBot()
    for seconds in (0.001, None):
        action = master.choose(view(table, 0), legal(table, 0), Random(1), seconds)
        assert action is not None
        play(table.clone(), 0, action)


def test_a_master_with_one_idea_does_not_search() -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red | field red*2 | field -
        Bert    field soy
    """).table
    seen = view(table, 1)
    assert MasterBot().choose(seen, legal(table, 1), Random(1), None) is None
    assert make_bot("master").name == "master"
