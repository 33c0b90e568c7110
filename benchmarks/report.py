"""What the contest says: one table, and the comparisons that the project has set itself bars for."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from benchmarks.contest import ACTIONS, CLONE, GAMES, INSIDE, PYTHON, ROUNDS, SIZE, Row

# A figure, its heading, its unit, and how it is written.
COLUMNS = (
    (INSIDE, "inside M/s", 1e6, "{:.3f}"),
    (ACTIONS, "acting M/s", 1e6, "{:.3f}"),
    (PYTHON, "Python M/s", 1e6, "{:.3f}"),
    (GAMES, "games/s", 1, "{:,.0f}"),
    (CLONE, "copy µs", 1, "{:,.2f}"),
    (SIZE, "KB", 1, "{:.1f}"),
)
CARD_GAMES = ("OpenSpiel hearts", "OpenSpiel skat", "OpenSpiel gin_rummy")
COMPILED, INTERPRETED = "Bohnhof, compiled", "Bohnhof, interpreted"


@dataclass(frozen=True)
class Comparison:
    """One figure that has a bar: at least so much, or at most."""

    what: str
    value: float
    bar: float | None = None
    at_most: bool = False

    def __str__(self) -> str:
        bar = "" if self.bar is None else f" (bar: at {'most' if self.at_most else 'least'} {self.bar:g})"
        return f"{self.what}: {self.value:.2f}{bar}"


def comparisons(rows: Sequence[Row]) -> list[Comparison]:
    """Every comparison that can be made of what was measured."""
    figures = {(row.name, name): row.figure(name) for row in rows for name, *_ in COLUMNS}

    def ratio(what: str, mine: float | None, theirs: float | None, bar: float | None = None) -> list[Comparison]:
        return [] if mine is None or theirs is None else [Comparison(what, mine / theirs, bar)]

    def at_most(what: str, value: float | None, bar: float) -> list[Comparison]:
        return [] if value is None else [Comparison(what, value, bar, at_most=True)]

    native = {name: speed for name in CARD_GAMES if (speed := figures.get((name, INSIDE))) is not None}
    quickest = max(native, key=lambda name: native[name], default="the quickest native card game")
    fastest = native.get(quickest)
    hearts = figures.get(("OpenSpiel hearts", PYTHON))
    inside, python = figures.get((COMPILED, INSIDE)), figures.get((COMPILED, PYTHON))
    return [
        *ratio(f"inside the kernel / {quickest} natively", inside, fastest, 3),
        *ratio("… counting only answers that act", figures.get((COMPILED, ACTIONS)), fastest),
        *ratio("from Python / OpenSpiel hearts from Python", python, hearts, 2),
        *ratio("compiled / interpreted, inside the kernel", inside, figures.get((INTERPRETED, INSIDE)), 8),
        *ratio("compiled / interpreted, from Python", python, figures.get((INTERPRETED, PYTHON))),
        *at_most("copy of a table, µs", figures.get((COMPILED, CLONE)), 2),
        *at_most("size of a table, KB", figures.get((COMPILED, SIZE)), 16),
    ]


def show(rows: Sequence[Row], console: Console) -> None:
    """Print the table, who is missing and why, and the comparisons."""
    table = Table(caption=f"millions of players' decisions per second; one core, median of {ROUNDS} rounds in turn")
    table.add_column(no_wrap=True)
    for _, heading, _, _ in COLUMNS:
        table.add_column(heading, justify="right")
    for row in rows:
        found = [(row.figure(name), unit, form) for name, _, unit, form in COLUMNS]
        table.add_row(row.name, *("" if value is None else form.format(value / unit) for value, unit, form in found))
    console.print(table)
    for row in rows:
        if row.absent is not None:
            console.print(f"{row.name}: {row.absent}", markup=False)
    for comparison in comparisons(rows):
        console.print(str(comparison), markup=False)


def as_json(rows: Sequence[Row]) -> dict[str, object]:
    """The same for machines, with the figures of every round."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rows": [
            {
                "name": row.name,
                "absent": row.absent,
                "median": {name: row.figure(name) for name, *_ in COLUMNS if row.figure(name) is not None},
                "rounds": row.rounds,
            }
            for row in rows
        ],
        "comparisons": [
            {"what": one.what, "value": one.value, "bar": one.bar, "at_most": one.at_most} for one in comparisons(rows)
        ],
    }
