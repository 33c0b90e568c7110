"""The test that every bot must pass.

`check_bot(make)` plays whole games and checks every choice. It raises BotFault at the first fault; a bot that passes
can sit at any table of this project. `trials(make)` returns the results game by game, which `bohnhof check` prints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Final

from bohnhof.bots.bot import Bot
from bohnhof.bots.faults import BotFault
from bohnhof.bots.random_bot import RandomBot
from bohnhof.bots.runner import run
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
LOOKS: Final = 20  # choices of a game that are repeated, to check that they are reproducible
PROMISES: Final = (  # the checks, in order
    "every answer is an action that the rules allow, or None",
    "the view and the list of actions stay as they were",
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
    longest: float = 0.0  # seconds of processor time for one choice
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


def trials(make: Maker, editions: Iterable[Edition] = EDITIONS.values(), *, seed: int = 1) -> Iterator[Trial]:
    """The games of `check_bot` in order, each with the fault that ended it, if any."""
    made(make)
    for edition in editions:
        for players in dict.fromkeys((edition.players[0], edition.players[-1])):
            for alone in (False, True) if players > 1 else (True,):
                yield _trial(make, edition, Trial(edition.id, players, alone, seed))


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
        self.looked = 0

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        seen, listed, chance = view.clone(), list(legal), rng.getstate()
        began = process_time()
        action = self.bot.choose(view, legal, rng, seconds)
        self._count(action, process_time() - began)
        if view != seen:
            raise BotFault(f"bot {self.name!r} changed the view that it was given")
        if list(legal) != listed:
            raise BotFault(f"bot {self.name!r} changed the list that it was given")
        if self.looked < LOOKS:
            self.looked += 1
            self._look_again(seen, listed, chance)
        return action

    def _count(self, action: Action | None, seconds: float) -> None:
        trial = self.trial
        trial.choices += 1
        trial.waits += action is None
        trial.offers += isinstance(action, Offer | Counter)
        trial.longest = max(trial.longest, seconds)

    def _look_again(self, seen: View, legal: list[Action], chance: tuple[object, ...]) -> None:
        """Two copies of the bot must choose the same, with the real unseen cards and with redealt ones."""
        other_deal = view_of(determinize(seen, Random(self.looked)), seen.seat)
        first, second = (self._choice(copy, legal, chance) for copy in (seen, other_deal))
        if first != second:
            raise BotFault(f"bot {self.name!r} does not choose by what it sees: {first}, then {second}")

    def _choice(self, view: View, legal: list[Action], chance: tuple[object, ...]) -> Action | None:
        rng = Random(0)
        rng.setstate(chance)
        return deepcopy(self.bot).choose(view, legal, rng, None)
