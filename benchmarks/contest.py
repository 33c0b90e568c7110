"""The contest: everybody is measured in turn, round after round, so that the machine's moods strike all alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

ROUNDS = 15  # short ones: a busy neighbour hardly spoils them all

# The figures of a round, by name. What cannot be measured of a contestant is not there.
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
    """This contestant cannot be measured here, and why, in one line."""


class Contestant(Protocol):
    """Somebody who can be measured for about so many seconds (of the core's time)."""

    @property
    def name(self) -> str: ...

    def measure(self, seconds: float, /) -> Figures: ...


@dataclass
class Row:
    """What was found out about one contestant."""

    name: str
    rounds: list[Figures] = field(default_factory=list)
    absent: str | None = None

    def figure(self, name: str) -> float | None:
        """The best of the rounds, since whatever disturbs one only makes it worse; None: not measured."""
        found = [figures[name] for figures in self.rounds if name in figures]
        return (min if name in LESS_IS_BETTER else max)(found, default=None)


def contest(
    contestants: Sequence[Contestant],
    seconds: float,
    rounds: int = ROUNDS,
    measured: Callable[[str], object] = lambda _name: None,
) -> list[Row]:
    """Measure each of them for about so many seconds in all; `measured` hears of every step."""
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
