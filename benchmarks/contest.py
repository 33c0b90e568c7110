"""The contest: everybody is measured in turn, round after round, so that other load affects all alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

ROUNDS = 15  # short ones: other load hardly spoils all of them

# The figures of a round, by name. Figures that cannot be measured are missing.
INSIDE = "decisions_per_s"  # natively: nothing leaves the compiled unit during a game
ACTIONS = "actions_per_s"  # the same without answers that change nothing
PYTHON = "python_decisions_per_s"
GAMES = "games_per_s"  # natively, where that can be measured
CLONE = "clone_us"  # a copy, asked for from Python, of the state at the end of a game
SIZE = "table_kb"
# Our step-wise interface: choices as small numbers, as the peers have it.
STEPS = "steps_per_s"
PYTHON_STEPS = "python_steps_per_s"
BATCH_STEPS = "batch_steps_per_s"
LESS_IS_BETTER = (CLONE, SIZE)
FIGURES = (INSIDE, ACTIONS, PYTHON, GAMES, CLONE, SIZE, STEPS, PYTHON_STEPS, BATCH_STEPS)
Figures = dict[str, float]


class Absent(Exception):
    """This contestant cannot be measured here, with the reason in one line."""


class Contestant(Protocol):
    """Something that can be measured for about this many seconds of processor time."""

    @property
    def name(self) -> str: ...

    def measure(self, seconds: float, /) -> Figures: ...


@dataclass
class Row:
    """The results of one contestant."""

    name: str
    rounds: list[Figures] = field(default_factory=list)
    absent: str | None = None

    def figure(self, name: str) -> float | None:
        """The best of the rounds, because disturbances only make a round slower; None: not measured."""
        found = [figures[name] for figures in self.rounds if name in figures]
        return (min if name in LESS_IS_BETTER else max)(found, default=None)


def contest(
    contestants: Sequence[Contestant],
    seconds: float,
    rounds: int = ROUNDS,
    measured: Callable[[str], object] = lambda _name: None,
) -> list[Row]:
    """Measure each of them for about this many seconds in total; `measured` is called after every step."""
    rows = [Row(contestant.name) for contestant in contestants]
    for _ in range(rounds):
        for contestant, row in zip(contestants, rows, strict=True):
            if row.absent is None:
                try:
                    row.rounds.append(contestant.measure(seconds / rounds))
                except Absent as reason:
                    row.absent = str(reason)
            measured(row.name)
    return rows
