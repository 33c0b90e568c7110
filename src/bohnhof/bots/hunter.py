"""The hunter, for games without trading: it plans its turn by simulating the rest of the game.

In games with trading it plays like the greedy bot and does not trade.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from bohnhof.bots.greedy import GreedyBot
from bohnhof.bots.hunt.habits import Habits, Weights
from bohnhof.bots.hunt.plans import PLAYOUTS, Planner, fingerprint
from bohnhof.bots.hunt.reasons import explain
from bohnhof.bots.messages import Message
from bohnhof.bots.mind.player import Idea
from bohnhof.kernel.actions import Action
from bohnhof.kernel.legal import legal as legal_now
from bohnhof.kernel.play import play_code
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.kernel.verbs import action_of
from bohnhof.kernel.view import determinize

KEPT: Final[dict[str, dict[str, int]]] = json.loads(
    (Path(__file__).parent / "weights" / "hunter.json").read_text(encoding="utf-8")
)["weights"]


def kind_of(rules: Rules) -> str:
    """The kind of game: alone against bosses, against bosses and an opponent, or without bosses."""
    if not rules.outsiders:
        return "open"
    return "alone" if rules.players == 1 else "bosses"


def weights_for(rules: Rules) -> Weights:
    """The weights for this kind of game."""
    return Weights(KEPT[kind_of(rules)])


def trades(rules: Rules) -> bool:
    """Does this game have trading? The hunter is not made for that."""
    return any(phase.trades for phase in rules.phases)


ADVICE: Final = 150  # playouts for hints: somebody is waiting for them, maybe with an interpreted kernel


class HunterBot:
    """Plans its turn in sampled worlds, each played to its end; for games without trading."""

    name = "hunter"
    trades: ClassVar[bool] = False

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.worlds = playouts  # playouts per decision without a time limit
        self._planner: Planner | None = None
        self._greedy = GreedyBot()
        self._plan: list[int] = []  # the rest of its last plan
        self._where = 0  # the position in which the plan continues

    def __deepcopy__(self, _memo: object) -> HunterBot:
        copy = HunterBot(self.worlds)
        copy._plan, copy._where = self._plan[:], self._where
        return copy

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        if trades(view.rules):
            return self._greedy.choose(view, legal, rng, seconds)
        if len(legal) < 2:
            return next(iter(legal), None)
        # Nothing is revealed before the plan is carried out, so thinking again would only take longer.
        if not self._plan or self._where != fingerprint(view, view.seat):
            self._plan = self.planner(view).best(view, rng, seconds)[0].codes[:]
        code = self._plan.pop(0)
        self._where = self._after(view, code) if self._plan else 0
        return action_of(code)

    def _after(self, view: View, code: int) -> int:
        """The position after an action that reveals nothing."""
        world = determinize(view, Random(0))
        play_code(world, view.seat, code)
        return int(fingerprint(world, view.seat))

    def explain(self, view: View, action: Action | None) -> Message:
        """Why this bot does this on the seat of this view."""
        return explain(view, action)

    def ideas(self, view: View, most: int) -> list[Idea]:
        """What it would do, and the next best ideas; the worth is the expected lead at the end."""
        actions = legal_now(view, view.seat)
        if len(actions) < 2 or trades(view.rules):
            return [Idea(self.choose(view, actions, Random(0), None), 0)]
        ideas: dict[int, Idea] = {}
        advisor = Planner(self.planner(view).habits, min(self.worlds, ADVICE))
        for plan in advisor.best(view, Random(0), None):
            code = plan.codes[0]
            if code not in ideas:
                ideas[code] = Idea(action_of(code), plan.worth)
        return list(ideas.values())[:most]

    def planner(self, view: View) -> Planner:
        """The planner, created when the rules are known."""
        if self._planner is None or self._planner.habits.rules is not view.rules:
            self._planner = Planner(Habits(view.rules, weights_for(view.rules)), self.worlds)
        return self._planner
