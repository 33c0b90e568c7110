"""Search: the best ideas of a player who trades hard, tried out in worlds that look the same from the own seat.

Each world deals the unseen cards anew. Every idea is played in the same worlds, everybody goes on like a quick expert
until the turn is over, and the farms are valued. After each pass the weaker half of the ideas is dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import ClassVar, Final

from bohnhof.bots.floor import move_on
from bohnhof.bots.haggler import EXPERT, Haggler, kept_weights
from bohnhof.bots.mind.market import NOTHING, Said
from bohnhof.bots.mind.player import Player, said_in
from bohnhof.bots.mind.weights import COIN, Weights
from bohnhof.kernel.actions import Accept, Action, Counter, Decline
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Board, View
from bohnhof.kernel.view import World, determinize

IDEAS: Final = 4  # that are tried out
STAKE: Final = COIN // 2  # ideas that seem this much worse than the first are not
WORLDS: Final = 24  # if there is no clock
WORLDS_AT_ONCE: Final = 6  # between two looks at the clock
SHARE: Final = 0.8  # of the time that is used; the rest is for coming to an end
DOUBT: Final = 1.5  # standard errors by which an idea must lead before the first one is dropped
MOST_ACTIONS: Final = 80  # until a turn is over in thought

MASTER: Final = kept_weights("master")
# How everybody goes on in thought: without plans, bundles and long talk.
QUICK: Final = {"plan": 0, "gives": 1, "wants": 1, "offers": 2, "calls": 1}
NO_WORLD: Final = -1_000_000  # the outcome of an idea that is not allowed in a world


class MasterBot(Haggler):
    about: ClassVar[str] = "Trades hard, and tries out its best ideas in worlds that could be the real one."

    def __init__(self) -> None:
        super().__init__("master", Weights(MASTER))
        self._thought: Thought | None = None

    def __deepcopy__(self, _memo: object) -> MasterBot:
        copy = MasterBot()
        self._remembering(copy)
        return copy

    def choose(self, view: View, _legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        action = self.player(view).decide(view, view.seat, self.remembered(view))
        if action is None:
            return None
        ideas = self._at_stake(view, action)
        if len(ideas) > 1:
            if self._thought is None or self._thought.rules is not view.rules:
                self._thought = Thought(view)
            action = self._tried_out(self._thought, view, ideas, rng, seconds)
        self.remember(view, action)
        return action

    def _at_stake(self, view: View, chosen: Action) -> list[Action | None]:
        """What it would do, and what seems nearly as good."""
        ideas = self.ideas(view, IDEAS)
        near = [idea.action for idea in ideas if idea.worth > ideas[0].worth - STAKE]
        if isinstance(chosen, Decline):  # whatever else there is to say can be said after a no
            return [idea for idea in near if idea == chosen or isinstance(idea, Accept)]
        if isinstance(chosen, Counter):  # nobody is left without an answer
            return [idea for idea in near if idea is not None]
        return near

    def _tried_out(
        self, thought: Thought, view: View, ideas: list[Action | None], rng: Random, seconds: float | None
    ) -> Action | None:
        """The idea that led farthest; the first one unless another is clearly better."""
        ends = None if seconds is None else perf_counter() + SHARE * seconds
        results: list[list[int]] = [[] for _ in ideas]
        left = list(range(len(ideas)))
        most = WORLDS if ends is None else WORLDS * 1000
        worlds = 0
        while worlds < most and len(left) > 1 and (ends is None or perf_counter() < ends):
            for _ in range(WORLDS_AT_ONCE):
                world = determinize(view, Random(int(rng.random() * 2**31)))
                for idea in left:
                    results[idea].append(thought.outcome(world.clone(), int(view.seat), ideas[idea], self._said))
            worlds += WORLDS_AT_ONCE
            left = _still_good(results, left)
        best = max(left, key=lambda idea: sum(results[idea]) / len(results[idea])) if worlds else 0
        return ideas[best] if best != 0 and _leads(results[best], results[0]) else ideas[0]


class Thought:
    """Worlds that are played on in thought: the own seat goes on like a master, the others like experts."""

    def __init__(self, view: View) -> None:
        self.rules = view.rules
        self._own = Player(view.rules, Weights({**MASTER, **QUICK}))
        self._others = Player(view.rules, Weights({**EXPERT, **QUICK}))
        self._judge = Player(view.rules, Weights(EXPERT))

    def outcome(self, world: World, seat: int, action: Action | None, said: list[Said]) -> int:
        """How far this seat leads when the turn is over, if it does this in this world."""
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
        values = [self._value(world, other) for other in range(world.rules.players)]
        return values[seat] - (sum(values) - values[seat]) // max(1, len(values) - 1)

    def _play_on(self, world: World, seat: int, turn: int, spoken: list[list[Said]], *, waits: bool) -> None:
        """Everybody is asked in turn, as the floor does it, until the turn is over; who waits speaks after others."""
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

    def _value(self, board: Board, seat: int) -> int:
        """What its owner has, and what the farm seems worth to him."""
        market = self._judge.market
        own = int(self.rules.score(board, seat) * COIN)
        if board.is_over:
            return own
        market.look(board, seat, [])
        market.load_own(NOTHING)
        return own + int(market.farm.value())


def _still_good(results: list[list[int]], left: list[int]) -> list[int]:
    """The better half of the ideas, but always the first, to which the others are compared."""
    if len(left) <= 2:
        return left
    ranked = sorted(left, key=lambda idea: -sum(results[idea]))
    return sorted({0, *ranked[: (len(left) + 1) // 2]})


def _leads(some: list[int], others: list[int]) -> bool:
    """Is the first clearly better, world by world?"""
    pairs = min(len(some), len(others))
    differences = [some[i] - others[i] for i in range(pairs)]
    mean = sum(differences) / pairs
    variance = sum((difference - mean) ** 2 for difference in differences) / max(1, pairs - 1)
    return mean > DOUBT * float((variance / pairs) ** 0.5) and mean > 0
