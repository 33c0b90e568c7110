"""Search: the expert's best ideas, tried out in worlds that look the same from the own seat.

Each world deals the unseen cards anew. Every idea is played in the same worlds with the same chance, everybody goes on
like a quick expert for a round, and the farms are valued. After each pass the weaker half of the ideas is dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import ClassVar, Final

from bohnhof.bots.floor import Floor, move_on
from bohnhof.bots.haggler import EXPERT, Haggler
from bohnhof.bots.mind.market import NOTHING, Said
from bohnhof.bots.mind.player import Player, said_in
from bohnhof.bots.mind.weights import COIN, Weights
from bohnhof.kernel.actions import Action
from bohnhof.kernel.places import coins
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Board, View
from bohnhof.kernel.view import determinize

IDEAS: Final = 4  # that are tried out
WORLDS: Final = 24  # if there is no clock
WORLDS_AT_ONCE: Final = 6  # between two looks at the clock
SHARE: Final = 0.8  # of the time that is used; the rest is for coming to an end
DOUBT: Final = 1.5  # standard errors by which an idea must lead before the expert's choice is dropped

# How everybody goes on in thought: like the expert, but without plans, bundles and long talk.
QUICK: Final = {**EXPERT, "plan": 0, "gives": 1, "wants": 1, "offers": 2, "calls": 1}


class MasterBot(Haggler):
    about: ClassVar[str] = "Tries out the expert's best ideas in worlds that could be the real one."

    def __init__(self) -> None:
        super().__init__("master", Weights(EXPERT))
        self._quick: Player | None = None

    def __deepcopy__(self, _memo: object) -> MasterBot:
        copy = MasterBot()
        copy._turn, copy._said = self._turn, self._said[:]
        return copy

    def choose(self, view: View, _legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        ideas = [idea.action for idea in self.ideas(view, IDEAS)]
        action = ideas[0] if ideas else None
        if len(ideas) > 1 and view.now.waits_for(view, view.seat):
            action = self._tried_out(view, ideas, rng, seconds)
        said = None if action is None else said_in(view, action)
        if said is not None:
            self._said.append(said)
        return action

    def _tried_out(self, view: View, ideas: list[Action | None], rng: Random, seconds: float | None) -> Action | None:
        """The idea that led farthest; the expert's own unless another one is clearly better."""
        if self._quick is None or self._quick.rules is not view.rules:
            self._quick = Player(view.rules, Weights(QUICK))
        ends = None if seconds is None else perf_counter() + SHARE * seconds
        results: list[list[int]] = [[] for _ in ideas]
        left = list(range(len(ideas)))
        most = WORLDS if ends is None else WORLDS * 1000
        worlds = 0
        while worlds < most and len(left) > 1 and (ends is None or perf_counter() < ends):
            for _ in range(WORLDS_AT_ONCE):
                chance = int(rng.random() * 2**31)
                for idea in left:
                    results[idea].append(self._outcome(view, ideas[idea], chance))
            worlds += WORLDS_AT_ONCE
            left = _still_good(results, left)
        best = max(left, key=lambda idea: sum(results[idea]) / len(results[idea]))
        return ideas[best] if _leads(results[best], results[0]) else ideas[0]

    def _outcome(self, view: View, action: Action | None, chance: int) -> int:
        """How far this seat leads after everybody has had a turn, in one world."""
        world = determinize(view, Random(chance))
        assert self._quick is not None
        quick = self._quick
        seat = int(view.seat)
        said: list[list[Said]] = [[] for _ in range(view.rules.players)]
        said[seat] = self._said[:]
        floor = Floor(world)
        if action is not None:
            try:
                play(world, seat, action)
            except Illegal:
                return -1_000_000
            floor.changed(world, seat, action)
        last = int(view.turn + view.rules.players)
        turn = int(world.turn)
        while not world.is_over and world.turn < last:
            question = floor.next(world)
            if question is None:
                who, what = move_on(world)
            else:
                who = question.seat
                if world.turn != turn:
                    turn = int(world.turn)
                    said = [[] for _ in range(view.rules.players)]
                choice = quick.decide(world, who, said[who])
                if choice is None or not floor.hears(who, choice):
                    continue
                what = choice
                words = said_in(world, what)
                if words is not None:
                    said[who].append(words)
            play(world, who, what)
            floor.changed(world, who, what)
        values = [self._value(world, other) for other in range(view.rules.players)]
        return values[seat] - (sum(values) - values[seat]) // max(1, len(values) - 1)

    def _value(self, board: Board, seat: int) -> int:
        """Coins and the worth of the farm, as its owner sees it."""
        assert self._player is not None
        market = self._player.market
        own = int(board.count[coins(seat)] * COIN)
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
