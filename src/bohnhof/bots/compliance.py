"""The test that every bot must pass: what a program may rely on when it seats one.

`check_bot(make)` plays whole games and looks at every single choice. It raises BotFault with the first thing that
is wrong; a bot that passes can sit at any table of this project.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from random import Random
from typing import Final

from bohnhof.bots.bot import Bot
from bohnhof.bots.random_bot import RandomBot
from bohnhof.bots.runner import BotFault, run
from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Action
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.kernel.view import determinize
from bohnhof.kernel.view import view as view_of

SECONDS: Final = 0.05  # for each decision: enough to be asked, too little to dawdle
LOOKS: Final = 20  # choices of a game that are made twice, to see that they do not come from nowhere


def check_bot(make: Callable[[], Bot], editions: Iterable[Edition] = EDITIONS.values(), *, seed: int = 1) -> None:
    """Let bots of this kind play every edition: among themselves, and alone among random ones.

    Checked: every action is allowed; the view and the list it is given stay as they were; no chance but that of the
    given stream; and the choice is the same when the cards that it cannot see are dealt anew.
    """
    for edition in editions:
        for players in (edition.players[0], edition.players[-1]):
            rules = Rules(edition, players)
            for among in ("each other", "others"):
                bots: list[Bot] = [
                    Watched(make()) if seat == 0 or among == "each other" else RandomBot() for seat in range(players)
                ]
                try:
                    run(new_table(rules, seed), bots, seconds=SECONDS)
                except BotFault as fault:
                    raise BotFault(f"{edition.id} with {players} players, seed {seed}: {fault}") from fault


class Watched:
    """A bot whose every choice is looked at."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.looked = 0

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        seen, listed, chance = view.clone(), list(legal), rng.getstate()
        action = self.bot.choose(view, legal, rng, seconds)
        if view != seen:
            raise BotFault(f"bot {self.name!r} changed the view that it was given")
        if list(legal) != listed:
            raise BotFault(f"bot {self.name!r} changed the list that it was given")
        if self.looked < LOOKS:
            self.looked += 1
            self._look_again(seen, listed, chance)
        return action

    def _look_again(self, seen: View, legal: list[Action], chance: tuple[object, ...]) -> None:
        """Two copies of the bot must choose alike, where the unseen cards lie as they do and where they do not."""
        other_deal = view_of(determinize(seen, Random(self.looked)), seen.seat)
        first, second = (self._choice(copy, legal, chance) for copy in (seen, other_deal))
        if first != second:
            raise BotFault(f"bot {self.name!r} does not choose by what it sees: {first}, then {second}")

    def _choice(self, view: View, legal: list[Action], chance: tuple[object, ...]) -> Action | None:
        rng = Random(0)
        rng.setstate(chance)
        return deepcopy(self.bot).choose(view, legal, rng, None)
