"""Bots that value positions and trade accordingly: the rungs of the ladder from `trader` up differ in their weights."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from bohnhof.bots.chance import below
from bohnhof.bots.messages import Message
from bohnhof.bots.mind.accounts import Accounts
from bohnhof.bots.mind.player import Idea, Player, said_in
from bohnhof.bots.mind.talk import Said
from bohnhof.bots.mind.weights import Weights
from bohnhof.bots.reasons import explain
from bohnhof.kernel.actions import Accept, Action
from bohnhof.kernel.table import View

MOST_CHANCE: Final = 2**31

TRADER: Final = {
    "flow": 500, "slot": 700, "single": 100, "match": 800, "burden": 150, "their_burden": 150, "their_match": 700,
    "plan": 0, "gives": 1, "wants": 1, "envy": 0, "pushy": 200, "offers": 2, "calls": 1,
}  # fmt: skip


def kept_weights(name: str) -> dict[str, int]:
    """The weights from a file written by the tuning."""
    kept = json.loads((Path(__file__).parent / "weights" / f"{name}.json").read_text(encoding="utf-8"))
    return dict(kept["weights"])


EXPERT: Final = kept_weights("expert")
MASTER: Final = kept_weights("master")
# The levels: the expert with less knowledge (no plan for the hand, no thought of rivals) and more mistakes.
CLUB: Final = {**EXPERT, "plan": 1, "noise": 200}
CASUAL: Final = {**EXPERT, "plan": 0, "envy": 0, "gives": 1, "wants": 1, "offers": 3, "calls": 1, "noise": 500}
SPROUT: Final = {**CASUAL, "offers": 2, "calls": 1, "margin": 200, "noise": 1000}


class Haggler:
    """Does what is worth most, and remembers what it has proposed in this turn.

    Compiled classes lose their docstrings, so each has an `about`.
    """

    def __init__(self, name: str, weights: Weights) -> None:
        self.name = name
        self._weights = weights
        self._player: Player | None = None
        self._turn = -1
        self._said: list[Said] = []
        self._gifted = 0  # seats that asked for a gift and got one, as bits
        self._accounts: Accounts | None = None  # of this game: the deals it has seen

    def __deepcopy__(self, _memo: object) -> Haggler:
        return self._remembering(Haggler(self.name, self._weights))

    def _remembering(self, copy: Haggler) -> Haggler:
        copy._turn, copy._said, copy._gifted = self._turn, self._said[:], self._gifted
        copy._accounts = None if self._accounts is None else self._accounts.copy()
        return copy

    def choose(self, view: View, _legal: Sequence[Action], rng: Random, _seconds: float | None) -> Action | None:
        if self._weights.noise > 0:
            self.player(view).market.dice = below(rng, MOST_CHANCE)
        action = self.player(view).decide(view, view.seat, self.remembered(view))
        self.remember(view, action)
        return action

    def remembered(self, view: View) -> list[Said]:
        """What it has proposed in this turn."""
        if self._turn != view.turn:
            self._turn, self._said, self._gifted = int(view.turn), [], 0
        self.player(view).gifted = self._gifted
        return self._said

    def remember(self, view: View, action: Action | None) -> None:
        """Remember, for the rest of the turn, what it proposes and whom it gives a gift."""
        said = None if action is None else said_in(view, action)
        if said is not None:
            self._said.append(said)
        if isinstance(action, Accept):
            offer = view.offer(action.offer)
            if offer is not None and not offer.give:
                self._gifted |= 1 << int(offer.maker)

    def explain(self, view: View, action: Action | None) -> Message:
        """Why this bot does this on the seat of this view."""
        return explain(self.player(view), view, action)

    def ideas(self, view: View, most: int) -> list[Idea]:
        """What it would do, and the next best ideas."""
        return self.player(view).ideas(view, view.seat, self.remembered(view), most)

    def wishes(self, view: View) -> tuple[list[int], list[int]]:
        """The beans that it wants, and those that it would give for any of these: only swaps that it would accept."""
        market = self.player(view).market
        market.look(view, view.seat, [])
        return market.wished()

    def player(self, view: View) -> Player:
        """The player that thinks, created when the rules are known."""
        if self._player is None or self._player.rules is not view.rules:
            self._player = Player(view.rules, self._weights)
            if self._accounts is None:
                self._accounts = self._player.market.accounts
            self._player.market.accounts = self._accounts
        return self._player


class TraderBot(Haggler):
    about: ClassVar[str] = "Trades for what its fields are worth, and looks for the best deal for both sides."

    def __init__(self) -> None:
        super().__init__("trader", Weights(TRADER))


class ExpertBot(Haggler):
    about: ClassVar[str] = "Plans its hand, guesses what others hold, bundles and counters."

    def __init__(self) -> None:
        super().__init__("expert", Weights(EXPERT))


class MasterBot(Haggler):
    about: ClassVar[str] = "Trades hard: minds what a deal gives the others, and says no more often than yes."

    def __init__(self) -> None:
        super().__init__("master", Weights(MASTER))


class ClubBot(Haggler):
    about: ClassVar[str] = "An expert that looks less far ahead and misjudges a little."

    def __init__(self) -> None:
        super().__init__("club", Weights(CLUB))


class CasualBot(Haggler):
    about: ClassVar[str] = "Plays for fun: knows what its fields are worth, plans nothing, and misjudges now and then."

    def __init__(self) -> None:
        super().__init__("casual", Weights(CASUAL))


class SproutBot(Haggler):
    about: ClassVar[str] = "A friendly beginner: few offers, and many mistakes."

    def __init__(self) -> None:
        super().__init__("sprout", Weights(SPROUT))
