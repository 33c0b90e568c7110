"""What an action leads to, tried out in worlds that look the same from the seat.

With trading, everybody continues like a quick expert until the turn is over, and the judge values that position.
Without trading, quick habits play the game to its end. Every action is tried in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Final, Protocol

from bohnhof.bots.haggler import EXPERT, MASTER
from bohnhof.bots.hint import without_twins
from bohnhof.bots.hunt.habits import Habits, finish
from bohnhof.bots.hunt.reasons import explain as explain_habit
from bohnhof.bots.hunter import trades, weights_for
from bohnhof.bots.messages import Message
from bohnhof.bots.mind.player import Idea, Player
from bohnhof.bots.mind.weights import Weights
from bohnhof.bots.reasons import explain
from bohnhof.bots.search import NO_WORLD, Thought
from bohnhof.kernel.actions import Action
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.legal import fill
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.kernel.verbs import action_of
from bohnhof.kernel.view import World, determinize
from bohnhof.review.judge import COIN, result

MOST_IDEAS: Final = 6
TWO_SIDED_95: Final = 1.96


class Adviser(Protocol):
    """Has ideas for a seat, simulates them, and explains them."""

    def ideas(self, view: View, /) -> list[Idea]:
        """What the seat could do, best first, at first sight."""

    def outcome(self, world: World, seat: int, action: Action | None, /) -> int | None:
        """The final lead of the seat, in thousandths of a coin; None: not possible in this world."""

    def explain(self, view: View, action: Action | None, /) -> Message:
        """Why the seat would do this."""


def adviser_for(rules: Rules) -> Adviser:
    """The adviser of this kind of game."""
    return Trader(rules) if trades(rules) else Planter(rules)


class Trader:
    """Advises in games with trading."""

    def __init__(self, rules: Rules) -> None:
        self._player = Player(rules, Weights(EXPERT))
        self._thought = Thought(rules, MASTER)

    def ideas(self, view: View) -> list[Idea]:
        return without_twins(view, self._player.ideas(view, view.seat, [], MOST_IDEAS))

    def outcome(self, world: World, seat: int, action: Action | None) -> int | None:
        found = self._thought.outcome(world, seat, action, [])
        return None if found == NO_WORLD else found

    def explain(self, view: View, action: Action | None) -> Message:
        return explain(self._player, view, action)


class Planter:
    """Advises in games without trading."""

    def __init__(self, rules: Rules) -> None:
        self._habits = Habits(rules, weights_for(rules))
        self._choices = Choices()

    def ideas(self, view: View) -> list[Idea]:
        habits, choices = self._habits, self._choices
        fill(view, view.seat, choices)
        codes = [int(choices.codes[n]) for n in range(choices.n)]
        habits.look(view, view.seat)
        found = [Idea(action_of(code), habits.score(view, view.seat, code)) for code in codes]
        return without_twins(view, sorted(found, key=lambda idea: -int(idea.worth)))[:MOST_IDEAS]

    def outcome(self, world: World, seat: int, action: Action | None) -> int | None:
        if action is not None:
            try:
                play(world, seat, action)
            except Illegal:
                return None
        finish(world, self._habits, self._choices)
        return int(result(world)[seat])

    def explain(self, view: View, action: Action | None) -> Message:
        return explain_habit(view, action)


@dataclass
class Tried:
    """An action, and its result in each world, in thousandths of a coin."""

    action: Action | None
    outcomes: list[int | None] = field(default_factory=list)

    @property
    def mean(self) -> float:
        found = [outcome for outcome in self.outcomes if outcome is not None]
        return sum(found) / len(found) / COIN if found else float("-inf")

    def ahead_of(self, other: Tried) -> tuple[float, float]:
        """By how many coins it did better, world by world, and the standard error."""
        pairs = zip(self.outcomes, other.outcomes, strict=True)
        found = [(one - two) / COIN for one, two in pairs if one is not None and two is not None]
        if len(found) < 2:
            return 0.0, float("inf")
        mean = sum(found) / len(found)
        variance = sum((one - mean) ** 2 for one in found) / (len(found) - 1)
        return mean, sqrt(variance / len(found))


class Trial:
    """Actions tried in the same worlds of one view."""

    def __init__(self, adviser: Adviser, view: View, actions: Sequence[Action | None], seed: int) -> None:
        self._adviser = adviser
        self._view = view
        self._chance = Random(seed)
        self.tried = [Tried(action) for action in actions]
        self.worlds = 0  # so far

    def run(self, worlds: int) -> None:
        """Try every action in this many more worlds."""
        seat = int(self._view.seat)
        self.worlds += worlds
        for _ in range(worlds):
            world = determinize(self._view, self._chance)
            for one in self.tried:
                one.outcomes.append(self._adviser.outcome(world.clone(), seat, one.action))

    def ranked(self) -> list[Tried]:
        """All of them, best first; those that were impossible in some world come last."""
        return sorted(self.tried, key=lambda one: (None in one.outcomes, -one.mean))
