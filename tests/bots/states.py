"""Helpers for tests over many states: questions that come up while bots play, and what was answered."""

from __future__ import annotations

import os
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Final, NamedTuple

from bohnhof.bots.bot import Bot
from bohnhof.bots.floor import Floor, move_on
from bohnhof.bots.registry import make_bot
from bohnhof.kernel.actions import Action
from bohnhof.kernel.play import play
from bohnhof.kernel.table import View
from bohnhof.kernel.view import view
from tests.bots.games import deal

FULL: Final = os.environ.get("BOHNHOF_BOTS") == "full"  # `make test-slow`
STATES: Final = 10_000 if FULL else 150
SEARCHERS: Final = ("champion", "veteran")  # slow


class Asked(NamedTuple):
    """A bot as it was before it answered, what it saw, and its answer."""

    bot: Bot
    view: View
    legal: list[Action]
    answer: Action | None


def asked(name: str, edition: str = "boonanza", players: int = 4) -> Iterator[Asked]:
    """The questions to bots of one kind and their answers, game after game, without end."""
    seed = 0
    while True:
        seed += 1
        table = deal(edition, players, seed=seed)
        bots = [make_bot(name) for _ in range(players)]
        chance = Random(seed)
        floor = Floor(table)
        while not table.is_over:
            question = floor.next(table)
            if question is None:
                seat, action = move_on(table)
            else:
                seat, legal = question
                seen = view(table, seat)
                before = deepcopy(bots[seat])
                answer = bots[seat].choose(seen, legal, chance, None)
                yield Asked(before, seen, legal, answer)
                if answer is None or not floor.hears(seat, answer):
                    continue
                action = answer
            play(table, seat, action)
            floor.changed(table, seat, action)
