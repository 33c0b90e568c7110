"""A game in steps with everything an environment needs: deals, observations, masks, rewards, copies."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from operator import index
from os import PathLike
from random import SystemRandom
from typing import Any, Final, TypedDict

import numpy as np
from numpy.typing import NDArray

from bohnhof.bots.chance import derived_seed
from bohnhof.kernel.arrays import zero_bytes
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.layout import OFFERS_PER_TURN, Layout
from bohnhof.kernel.learn.observe import Observer
from bohnhof.kernel.learn.packed_steps import pack_steps, unpack_steps
from bohnhof.kernel.learn.steps import Steps
from bohnhof.kernel.places import SPECTATOR
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.text.notation import write_position
from bohnhof.kernel.view import view
from bohnhof.library import find_edition

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]

SEEDS: Final = 2**48
REWARDS: Final = ("win", "coins")  # the winners at the end; or every coin when it is earned
RENDER_MODES: Final = ["ansi", "human"]  # `render` returns a text; or every step is printed


class Said(TypedDict, total=False):
    """The arguments of PettingZoo's environments; see docs/environments.md."""

    edition: str | PathLike[str]
    players: int | None
    options: str | Sequence[str]
    offers_per_turn: int
    reward: str
    max_cycles: int | None
    render_mode: str | None


def whole(what: str, said: Any, least: int | None = None) -> int:
    """A whole number of any kind: Python's, NumPy's, a tensor's."""
    try:
        number = index(said)
    except TypeError:
        raise BadInput(f"{what} is a whole number, not {said!r}") from None
    if least is not None and number < least:
        raise BadInput(f"{what} is at least {least}, not {number}")
    return number


def one_of(what: str, said: Any, known: Collection[str]) -> str:
    if said not in known:
        raise BadInput(f"{what} is one of {', '.join(known)}, not {said!r}")
    return str(said)


def words(what: str, said: object) -> tuple[str, ...]:
    """A list of names; a single name need not be in a list."""
    names: object = (said,) if isinstance(said, str) else said
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise BadInput(f"{what} are a name or a list of names, not {said!r}")
    return tuple(names)


def limit(max_cycles: int | None) -> int | None:
    """After how many choices a game is truncated, if at all."""
    return None if max_cycles is None else whole("max_cycles", max_cycles, least=1)


def mode(render_mode: str | None) -> str | None:
    """Raise a TypeError for other modes: libraries try `rgb_array` first, and continue without it after this error."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise TypeError(f"a render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
    return render_mode


class GameSpec:
    """What stays the same from game to game: the rules, the layout of choices and that of observations."""

    def __init__(
        self,
        edition: str | PathLike[str],
        players: int | None = None,
        options: str | Sequence[str] = (),
        offers_per_turn: int = OFFERS_PER_TURN,
    ) -> None:
        name, named = str(edition), words("options", options)
        offers = whole("offers_per_turn", offers_per_turn, least=0)
        found = find_edition(name)
        self.players = found.usual_players if players is None else whole("the number of players", players, least=1)
        self.said = (name, self.players, named, offers)  # enough to recreate it
        self.rules = Rules(found.with_options(named, self.players), self.players)
        self.layout = Layout(self.rules, offers)
        self.observer = Observer(self.layout)
        self.numbers = int(self.observer.size)  # in an observation
        self.choices = int(self.layout.size)
        self.blank = zero_bytes(self.numbers + self.choices)

    def __deepcopy__(self, _memo: object) -> GameSpec:
        return self  # nothing in it ever changes

    def __reduce__(self) -> tuple[type[GameSpec], tuple[str, int, tuple[str, ...], int]]:
        return GameSpec, self.said


class Sitting:
    """A sequence of games at the same table."""

    def __init__(self, table: GameSpec, reward: str = "win") -> None:
        self.table = table
        self.reward = one_of("a reward", reward, REWARDS)
        self.seed = SystemRandom().randrange(SEEDS)  # determines all deals of this sitting
        self.games = 0
        self.steps: Steps
        self.paid: list[int]  # by seat, the coins that were already rewarded
        self.deal()

    # ------------------------------------------------------------------- games

    def deal(self, seed: int | None = None) -> None:
        """Begin a new game; a seed determines this game and all later ones."""
        if seed is not None:
            self.seed, self.games = whole("a seed", seed, least=0), 0
        deck = self.seed if self.games == 0 else derived_seed(self.seed, "deal", self.games)
        self.games += 1
        self.steps = Steps(new_table(self.table.rules, deck), self.table.layout)
        self.paid = [0] * self.table.players

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return int(self.steps.seat)

    def chosen(self, action: Any) -> int:
        """The choice of an agent as a whole number; raises BadInput if the game is over."""
        if self.steps.is_over:
            raise BadInput("the game is over: reset the environment")
        return whole("a choice", action)

    def chosen_or_else(self, action: Any) -> tuple[int, bool]:
        """The same, but an illegal choice becomes waiting or the first legal one; and whether it was illegal."""
        choice = self.chosen(action)
        if self.steps.allows(choice):
            return choice, False
        return self.steps.choices()[0], True  # waiting is the first of all choices

    def sight(self, seat: int) -> tuple[Numbers, Mask]:
        """What a seat sees, and its mask, which is empty unless it is asked."""
        table = self.table
        row = table.blank[:]
        table.observer.write(self.steps, seat, row, 0)
        if seat == self.steps.seat:
            self.steps.write_mask(row, table.numbers)
        numbers = np.frombuffer(memoryview(row), np.uint8).copy()
        return numbers[: table.numbers], numbers[table.numbers :].view(np.int8)

    def all_sights(self) -> Numbers:
        """What all seats see together, one row for each: more than any seat may know."""
        return np.stack([self.sight(seat)[0] for seat in range(self.table.players)])

    def rewards(self) -> list[float] | None:
        """What each seat has earned since the last call; None if nobody has earned anything."""
        if self.reward == "coins":
            scores = self.scores()
            if scores == self.paid:
                return None
            earned = [float(now - before) for now, before in zip(scores, self.paid, strict=True)]
            self.paid = scores
            return earned
        return self.outcome() if self.steps.n == 0 else None

    def scores(self) -> list[int]:
        rules, board = self.table.rules, self.steps.table
        return [int(rules.score(board, seat)) for seat in range(self.table.players)]

    def outcome(self) -> list[float]:
        """The final reward of each seat: the winners share 1, and the losers share -1."""
        winners = self.table.rules.winners(self.steps.table)
        players = self.table.players
        if players == 1 or not winners:
            return [1.0 if seat in winners else -1.0 for seat in range(players)]
        share, loss = 1 / len(winners), 1 / max(1, players - len(winners))
        return (
            [0.0] * players
            if len(winners) == players
            else [share if seat in winners else -loss for seat in range(players)]
        )

    def text(self, seat: int = SPECTATOR) -> str:
        """The position as a seat or a spectator sees it."""
        names = tuple(f"seat{n}" for n in range(self.table.players))
        return write_position(view(self.steps.table, seat), names)

    def render(self, render_mode: str | None, seat: int = SPECTATOR) -> str | None:
        """The same for `render`: printed for humans, otherwise returned as text."""
        text = self.text(seat)
        if render_mode != "human":
            return text
        print(text)
        return None

    # ------------------------------------------------------------------ copies

    def __deepcopy__(self, _memo: object) -> Sitting:
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__, steps=self.steps.clone(), paid=self.paid[:])
        return copy

    def __getstate__(self) -> dict[str, Any]:
        state = self.__dict__.copy()
        state["steps"] = pack_steps(self.steps)
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.steps = unpack_steps(state["steps"], self.table.layout)
