"""The test that every bot must pass.

`check_bot(make)` plays whole games and checks every choice; some are repeated. It raises BotFault at the first fault; a
bot that passes can sit at any table of this project. `trials(make)` returns the results game by game, which
`bohnhof check` prints.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from bohnhof.bots.bot import Bot, Wisher
from bohnhof.bots.faults import BotFault
from bohnhof.bots.random_bot import RandomBot
from bohnhof.bots.runner import ask, asked_for_wishes, run
from bohnhof.bots.visitor import OtherBot, seated
from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Action, Counter, Offer
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.kernel.view import determinize
from bohnhof.kernel.view import view as view_of

SECONDS: Final = 0.05  # for each decision: enough to answer, too little to waste time
TOO_LONG: Final = 2.0  # seconds that a bot has at a web table
LOOKS: Final = 10  # choices at the beginning of a game that are repeated, to check that they are reproducible …
LOOK_EVERY: Final = 25  # … and one in this many after them
PROMISES: Final = (  # the checks, in order
    "every answer is an action that the rules allow, or None",
    "the view and the list of actions stay as they were",
    "its wishes, if it has any, are two lists of bean numbers",
    "all chance comes from the given rng, and no choice depends on cards that the seat cannot see",
)

Maker = Callable[[], Bot | OtherBot]


@dataclass
class Trial:
    """One game of bots of this kind: how often they were asked, and what they did."""

    edition: str
    players: int
    alone: bool  # among random bots; else with copies of itself
    seed: int
    choices: int = 0
    offers: int = 0
    waits: int = 0
    longest: float = 0.0  # seconds for one choice
    score: int = 0  # of seat 0
    fault: BotFault | None = None


def check_bot(make: Maker, editions: Iterable[Edition] = EDITIONS.values(), *, seed: int = 1) -> None:
    """Let bots of this kind play every edition: with copies of themselves, and one among random bots.

    It checks that every action is allowed, that the bot changes neither the view nor the list, that all random
    numbers come from the given stream, and that the choice stays the same when unseen cards are redealt.
    """
    for trial in trials(make, editions, seed=seed):
        if trial.fault is not None:
            raise trial.fault


def trials(
    make: Maker, editions: Iterable[Edition] = EDITIONS.values(), *, players: int | None = None, seed: int = 1
) -> Iterator[Trial]:
    """The games of `check_bot` in order, each with the fault that ended it, if any.

    Without a number of players: the smallest and the largest table.
    """
    made(make)
    for edition in editions:
        sizes = (edition.players[0], edition.players[-1]) if players is None else (players,)
        for size in dict.fromkeys(sizes):
            for alone in (False, True) if size > 1 else (True,):
                yield _trial(make, edition, Trial(edition.id, size, alone, seed))


def made(make: Maker) -> Bot:
    """A bot of this kind; raises BadInput, with one line, if it cannot be created or is no bot."""
    try:
        return seated(make())
    except BadInput:
        raise
    except Exception as fault:
        raise BadInput(f"no bot can be made: {type(fault).__name__}: {fault}") from fault


def _trial(make: Maker, edition: Edition, trial: Trial) -> Trial:
    table = new_table(Rules(edition, trial.players), trial.seed)
    bots: list[Bot] = [
        Watched(made(make), trial) if seat == 0 or not trial.alone else RandomBot() for seat in range(trial.players)
    ]
    try:
        run(table, bots, seconds=SECONDS)
    except BotFault as fault:
        told = BotFault(f"{edition.id} with {trial.players} players, seed {trial.seed}: {fault}")
        for note in getattr(fault, "__notes__", []):
            told.add_note(note)
        told.__cause__ = fault
        trial.fault = told
    trial.score = int(table.rules.score(table, 0))
    return trial


class Watched:
    """A bot whose every choice is checked."""

    def __init__(self, bot: Bot, trial: Trial) -> None:
        self.bot = bot
        self.name = bot.name
        self.trial = trial
        self.asked = 0

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        seen, listed, chance, common = view.clone(), list(legal), rng.getstate(), random.getstate()
        self.trial.choices += 1
        began = perf_counter()
        action = ask(self.bot, view, legal, rng, seconds)
        self._count(action, perf_counter() - began)
        look = self.asked < LOOKS or self.asked % LOOK_EVERY == 0
        if look and isinstance(self.bot, Wisher) and view.now.trades:
            asked_for_wishes(self.bot, view)
        if view != seen:
            raise self._fault(view, "changed the view that it was given")
        if list(legal) != listed:
            raise self._fault(view, "changed the list that it was given")
        if random.getstate() != common:
            raise self._fault(view, "used the random numbers that all programs share: take them from rng")
        if look:
            self._look_again(seen, listed, chance)
        self.asked += 1
        return action

    def _count(self, action: Action | None, seconds: float) -> None:
        trial = self.trial
        trial.waits += action is None
        trial.offers += isinstance(action, Offer | Counter)
        trial.longest = max(trial.longest, seconds)

    def _look_again(self, seen: View, legal: list[Action], chance: tuple[object, ...]) -> None:
        """Two copies of the bot must choose the same, with the real unseen cards and with redealt ones."""
        other_deal = view_of(determinize(seen, Random(self.asked)), seen.seat)
        first, second = (self._choice(copy, legal, chance) for copy in (seen, other_deal))
        if first != second:
            advice = "take random numbers from rng, and depend on nothing but the view (not on time, files or globals)"
            raise self._fault(seen, f"does not choose by what it sees: {first}, then {second}: {advice}")

    def _choice(self, view: View, legal: list[Action], chance: tuple[object, ...]) -> Action | None:
        rng = Random(0)
        rng.setstate(chance)
        return ask(self._copy(view), view, legal, rng, None)

    def _copy(self, view: View) -> Bot:
        try:
            return deepcopy(self.bot)
        except Exception as error:
            advice = "what cannot be copied (a lock, a connection) belongs outside, or needs __deepcopy__"
            raise self._fault(view, f"cannot be copied: {type(error).__name__}: {error}: {advice}") from error

    def _fault(self, view: View, what: str) -> BotFault:
        return BotFault(f"bot {self.name!r} on seat {view.seat} {what}")
