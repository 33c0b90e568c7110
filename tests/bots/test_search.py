"""Bots that search try out ideas in worlds that look the same, and keep to their time."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bohnhof.bots.haggler import MASTER
from bohnhof.bots.registry import make_bot
from bohnhof.bots.search import ChampionBot, Searcher, Thought, passes_for, share_of
from bohnhof.kernel.legal import legal
from bohnhof.kernel.play import play
from bohnhof.kernel.view import determinize, view
from tests.bots.states import asked
from tests.judge import holds
from tests.length import BRIEF

MARKETS = 8 if BRIEF else 32
SEARCHERS = pytest.mark.parametrize("name", ["veteran", "champion"])
POSITION = """
        edition   boonanza
        seats     Anna Bert Cleo Dora
        turn      Anna plant
        exhausted 2
        draw      blue*2 red*3 green*3
        Anna      hand chili soy | field red*2 | field blue*3
        Bert      hand red | field stink*2 | field -
"""


@SEARCHERS
def test_who_searches_chooses_something_that_is_allowed(name: str) -> None:
    table = holds(POSITION).table
    bot = make_bot(name)
    for seconds in (0.001, None):
        action = bot.choose(view(table, 0), legal(table, 0), Random(1), seconds)
        assert action is not None
        play(table.clone(), 0, action)


def test_a_champion_with_one_idea_does_not_search() -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red | field red*2 | field -
        Bert    field soy
    """).table
    seen = view(table, 1)
    assert ChampionBot().choose(seen, legal(table, 1), Random(1), None) is None


@SEARCHERS
def test_with_a_number_of_worlds_the_same_chance_gives_the_same_choice(name: str) -> None:
    table = holds(POSITION).table
    choices = []
    for _ in range(2):
        bot = make_bot(name)
        assert isinstance(bot, Searcher)
        bot.worlds = 6
        choices.append(bot.choose(view(table, 0), legal(table, 0), Random(3), None))
    assert choices[0] == choices[1]


def test_what_a_world_leads_to_does_not_depend_on_the_worlds_before_it() -> None:
    chance = Random(1)
    markets = (state.view for state in asked("expert") if state.view.now.trades)
    used: Thought | None = None
    for seen in islice(markets, MARKETS):
        used = used or Thought(seen.rules, MASTER)
        for _ in range(4):
            world = determinize(seen, chance)
            alone = Thought(seen.rules, MASTER).outcome(world.clone(), seen.seat, None, [])
            assert used.outcome(world.clone(), seen.seat, None, []) == alone


def test_worlds_are_spread_over_the_passes_and_all_of_them_are_used() -> None:
    for worlds in (1, 7, 24):
        for ideas in (2, 3, 4):
            passes = passes_for(ideas)
            shares = [share_of(worlds, n, passes) for n in range(passes)]
            assert sum(shares) == worlds
            assert max(shares) - min(shares) <= 1
