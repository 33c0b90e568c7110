"""Bots that value a position and trade for it: the rungs of the ladder from `trader` up differ in their weights."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bohnhof.bots.mind.player import Player
from bohnhof.bots.mind.weights import Weights
from bohnhof.kernel.actions import Action
from bohnhof.kernel.table import View

TRADER = Weights({"plan": 0, "gives": 1, "wants": 1, "envy": 0, "offers": 3, "calls": 1})
EXPERT = Weights({})


class Haggler:
    """Does what is worth most."""

    def __init__(self, name: str, weights: Weights) -> None:
        self.name = name
        self._weights = weights
        self._player: Player | None = None

    def choose(self, view: View, _legal: Sequence[Action], _rng: Random, _seconds: float | None) -> Action | None:
        return self.player(view).decide(view, view.seat)

    def player(self, view: View) -> Player:
        """The one who thinks, made when the rules are known."""
        if self._player is None or self._player.rules is not view.rules:
            self._player = Player(view.rules, self._weights)
        return self._player


class TraderBot(Haggler):
    """Trades for what its fields are worth, and looks for the best deal for both sides."""

    def __init__(self) -> None:
        super().__init__("trader", TRADER)


class ExpertBot(Haggler):
    """Plans its hand, guesses what others hold, bundles and counters."""

    def __init__(self) -> None:
        super().__init__("expert", EXPERT)
