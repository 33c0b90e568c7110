"""Search: the best ideas of a player, tried out in worlds that look the same from the seat.

Each world redeals the unseen cards. Every idea is played in the same worlds: everybody continues like a quick expert
until the turn is over, and the learned evaluator judges the position. The worlds are divided into passes: after each
pass the better half of the ideas remains, until there are two.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import ClassVar, Final

from bohnhof.bots.floor import move_on
from bohnhof.bots.haggler import EXPERT, MASTER, Haggler, kept_weights
from bohnhof.bots.mind.player import Player, said_in
from bohnhof.bots.mind.talk import Said
from bohnhof.bots.mind.weights import COIN, Weights
from bohnhof.bots.value.kept import evaluator_for
from bohnhof.kernel.actions import Accept, Action, Counter, Decline
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.kernel.view import World, determinize

IDEAS: Final = 4  # ideas tried out
STAKE: Final = COIN // 2  # ideas that seem this much worse than the first are left out
WORLDS: Final = 24  # if there is no time limit
SHARE: Final = 0.8  # of the time; the rest is a reserve for finishing
DOUBT: Final = 1.5  # standard errors by which an idea must lead before the first one is dropped
MOST_ACTIONS: Final = 80  # until a simulated turn is over

VETERAN: Final = kept_weights("veteran")
# How everybody continues in a simulation: without plans, bundles and long talks.
QUICK: Final = {"plan": 0, "gives": 1, "wants": 1, "offers": 2, "calls": 1, "grudge": 0}
NO_WORLD: Final = -1_000_000  # the outcome of an idea that is not allowed in a world


class Searcher(Haggler):
    """Tries out its best ideas in sampled worlds: all of them, or only those without a partner."""

    def __init__(self, name: str, weights: dict[str, int], worlds: int = WORLDS, *, in_deals: bool = True) -> None:
        super().__init__(name, Weights(weights))
        self.worlds = worlds  # per decision without a time limit
        self._own = weights
        self._in_deals = in_deals  # does it search among deals, too?
        self._thought: Thought | None = None

    def __deepcopy__(self, _memo: object) -> Searcher:
        copy = Searcher(self.name, self._own, self.worlds, in_deals=self._in_deals)
        self._remembering(copy)
        return copy

    def choose(self, view: View, _legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        action = self.player(view).decide(view, view.seat, self.remembered(view))
        if action is None:
            return None
        ideas: list[Action | None] = [action]
        if self._in_deals or not view.now.trades:
            ideas = self._at_stake(view, action)
        if len(ideas) > 1:
            if self._thought is None or self._thought.rules is not view.rules:
                self._thought = Thought(view.rules, self._own)
            action = self._tried_out(self._thought, view, ideas, rng, seconds)
        self.remember(view, action)
        return action

    def _at_stake(self, view: View, chosen: Action) -> list[Action | None]:
        """What it would do, and everything that seems almost as good."""
        ideas = self.ideas(view, IDEAS)
        near = [idea.action for idea in ideas if idea.worth > ideas[0].worth - STAKE]
        if isinstance(chosen, Decline):  # everything else can wait until after the refusal
            return [idea for idea in near if idea == chosen or isinstance(idea, Accept)]
        if isinstance(chosen, Counter):  # every offer gets an answer
            return [idea for idea in near if idea is not None]
        return near

    def _tried_out(
        self, thought: Thought, view: View, ideas: list[Action | None], rng: Random, seconds: float | None
    ) -> Action | None:
        """The best idea; the first one unless another is clearly better."""
        trial = Trial(thought, view, ideas, self._said, rng)
        passes = passes_for(len(ideas))
        began = perf_counter()
        for n in range(passes):
            if seconds is None:
                trial.run(share_of(self.worlds, n, passes))
            else:
                trial.run(1)
                while perf_counter() < began + SHARE * seconds * (n + 1) / passes:
                    trial.run(1)
            trial.drop_worse_half()
        return trial.best()


def passes_for(ideas: int) -> int:
    """How often the ideas are halved, down to the last two."""
    return max(1, (ideas - 1).bit_length())


def share_of(worlds: int, n: int, passes: int) -> int:
    """The worlds of the n-th pass, counted from 0."""
    return worlds * (n + 1) // passes - worlds * n // passes


class Trial:
    """Ideas that are played in the same worlds, and the lead that each reached."""

    def __init__(self, thought: Thought, view: View, ideas: list[Action | None], said: list[Said], rng: Random) -> None:
        self._thought = thought
        self._view = view
        self._ideas = ideas
        self._said = said
        self._rng = rng
        self._results: list[list[int]] = [[] for _ in ideas]
        self._left = list(range(len(ideas)))

    def run(self, worlds: int) -> None:
        """Play the remaining ideas in this many more worlds."""
        for _ in range(worlds):
            world = determinize(self._view, Random(int(self._rng.random() * 2**31)))
            for idea in self._left:
                outcome = self._thought.outcome(world.clone(), int(self._view.seat), self._ideas[idea], self._said)
                self._results[idea].append(outcome)

    def drop_worse_half(self) -> None:
        """Keep the better half of the ideas, and always the first, which the others are compared with."""
        if len(self._left) > 2:
            ranked = sorted(self._left, key=lambda idea: -sum(self._results[idea]))
            self._left = sorted({0, *ranked[: (len(self._left) + 1) // 2]})

    def best(self) -> Action | None:
        """The best idea; the first one unless another is clearly better."""
        results = self._results
        if not results[0]:
            return self._ideas[0]
        best = max(self._left, key=lambda idea: sum(results[idea]) / len(results[idea]))
        return self._ideas[best] if best != 0 and _leads(results[best], results[0]) else self._ideas[0]


class VeteranBot(Searcher):
    about: ClassVar[str] = "Strong and good company: trades gladly, but notices who always gets the better part."

    def __init__(self) -> None:
        super().__init__("veteran", VETERAN, in_deals=False)


class ChampionBot(Searcher):
    about: ClassVar[str] = (
        "Trades as hard as the master, tries out its best ideas, and judges them by what thousands of games taught."
    )

    def __init__(self) -> None:
        super().__init__("champion", MASTER)


class Thought:
    """Simulated worlds: this seat continues with its own weights, the others like experts."""

    def __init__(self, rules: Rules, own: dict[str, int]) -> None:
        self.rules = rules
        self._own = Player(rules, Weights({**own, **QUICK}))
        self._others = Player(rules, Weights({**EXPERT, **QUICK}))
        self._evaluator = evaluator_for(rules)

    def outcome(self, world: World, seat: int, action: Action | None, said: list[Said]) -> int:
        """The lead of this seat at the end of the turn, if it does this in this world."""
        self._own.forget()
        self._others.forget()
        spoken: list[list[Said]] = [[] for _ in range(world.rules.players)]
        spoken[seat] = said[:]
        turn = int(world.turn)
        if action is not None:
            words = said_in(world, action)
            if words is not None:
                spoken[seat].append(words)
            try:
                play(world, seat, action)
            except Illegal:
                return NO_WORLD
        self._play_on(world, seat, turn, spoken, waits=action is None)
        self._evaluator.judge(world)
        return int(self._evaluator.lead[seat])

    def _play_on(self, world: World, seat: int, turn: int, spoken: list[list[Said]], *, waits: bool) -> None:
        """Ask everybody in turn, like the floor, until the turn is over; if `waits`, the seat skips the first round."""
        players = int(world.rules.players)
        for _ in range(MOST_ACTIONS):
            if world.is_over or world.turn != turn:
                return
            active = int(world.active)
            who, what = seat, None
            for n in range(players):
                who = (active + n) % players
                if not (waits and who == seat):
                    what = (self._own if who == seat else self._others).decide(world, who, spoken[who])
                if what is not None:
                    break
            waits = False
            if what is None:
                who, what = move_on(world)
            else:
                words = said_in(world, what)
                if words is not None:
                    spoken[who].append(words)
            play(world, who, what)


def _leads(some: list[int], others: list[int]) -> bool:
    """Is the first clearly better, world by world?"""
    pairs = min(len(some), len(others))
    differences = [some[i] - others[i] for i in range(pairs)]
    mean = sum(differences) / pairs
    variance = sum((difference - mean) ** 2 for difference in differences) / max(1, pairs - 1)
    return mean > DOUBT * float((variance / pairs) ** 0.5) and mean > 0
