"""The results of the contest: one table, and the comparisons."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from benchmarks.contest import (
    ACTIONS,
    BATCH_STEPS,
    CLONE,
    FIGURES,
    GAMES,
    INSIDE,
    PYTHON,
    PYTHON_STEPS,
    ROUNDS,
    SIZE,
    STEPS,
    Row,
)

# A column's heading, its figure, unit and format.
COLUMNS = (
    ("inside M/s", INSIDE, 1e6, "{:.3f}"),
    ("acting M/s", ACTIONS, 1e6, "{:.3f}"),
    ("Python M/s", PYTHON, 1e6, "{:.3f}"),
    ("games/s", GAMES, 1, "{:,.0f}"),
    ("copy µs", CLONE, 1, "{:,.2f}"),
    ("KB", SIZE, 1, "{:.1f}"),
)
# More lines below a row: other figures in the same columns.
OTHER_WAYS: tuple[tuple[str, dict[str, str]], ...] = (
    ("  in steps", {INSIDE: STEPS, PYTHON: PYTHON_STEPS}),
    ("  in batches", {PYTHON: BATCH_STEPS}),
)
CARD_GAMES = ("OpenSpiel hearts", "OpenSpiel skat", "OpenSpiel gin_rummy")
COMPILED, INTERPRETED = "Bohnhof, compiled", "Bohnhof, interpreted"


@dataclass(frozen=True)
class Comparison:
    """One figure, and optionally its limit: at least, or at most."""

    what: str
    value: float
    bar: float | None = None
    at_most: bool = False

    def __str__(self) -> str:
        bar = "" if self.bar is None else f" (bar: at {'most' if self.at_most else 'least'} {self.bar:g})"
        return f"{self.what}: {self.value:.2f}{bar}"


def comparisons(rows: Sequence[Row]) -> list[Comparison]:
    """All comparisons that the measurements allow."""
    figures = {(row.name, name): row.figure(name) for row in rows for name in FIGURES}

    def ours(name: str) -> float | None:
        return figures.get((COMPILED, name))

    def ratio(what: str, mine: float | None, theirs: float | None, bar: float | None = None) -> list[Comparison]:
        return [] if mine is None or theirs is None else [Comparison(what, mine / theirs, bar)]

    def at_most(what: str, value: float | None, bar: float) -> list[Comparison]:
        return [] if value is None else [Comparison(what, value, bar, at_most=True)]

    native = {name: speed for name in CARD_GAMES if (speed := figures.get((name, INSIDE))) is not None}
    quickest = max(native, key=lambda name: native[name], default="")
    fastest = native.get(quickest)
    hearts = figures.get(("OpenSpiel hearts", PYTHON))
    return [
        *ratio(f"inside / {quickest} natively", ours(INSIDE), fastest, 3),
        *ratio(f"inside, only what acts / {quickest} natively", ours(ACTIONS), fastest),
        *ratio(f"inside, in steps / {quickest} natively", ours(STEPS), fastest),
        *ratio("from Python / OpenSpiel hearts from Python", ours(PYTHON), hearts, 2),
        *ratio("from Python, in steps / OpenSpiel hearts from Python", ours(PYTHON_STEPS), hearts, 2),
        *ratio("compiled / interpreted, inside", ours(INSIDE), figures.get((INTERPRETED, INSIDE)), 8),
        *ratio("compiled / interpreted, from Python", ours(PYTHON), figures.get((INTERPRETED, PYTHON))),
        *at_most("copy of a table, µs", ours(CLONE), 2),
        *at_most("size of a table, KB", ours(SIZE), 16),
    ]


def show(rows: Sequence[Row], console: Console) -> None:
    """Print the table, who is missing and why, and the comparisons."""
    table = Table(caption=f"millions of players' decisions per second; one core, best of {ROUNDS} rounds in turn")
    table.add_column(no_wrap=True)
    for heading, *_ in COLUMNS:
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(row.name, *cells(row, {name: name for _, name, *_ in COLUMNS}))
        for way, names in OTHER_WAYS:
            if any(row.figure(name) is not None for name in names.values()):
                table.add_row(way, *cells(row, names))
    console.print(table)
    for row in rows:
        if row.absent is not None:
            console.print(f"{row.name}: {row.absent}", markup=False)
    for comparison in comparisons(rows):
        console.print(str(comparison), markup=False)


def cells(row: Row, names: dict[str, str]) -> Iterator[str]:
    """One line of the table; `names` says which figure goes into which column."""
    for _, column, unit, form in COLUMNS:
        value = row.figure(names[column]) if column in names else None
        yield "" if value is None else form.format(value / unit)


def as_json(rows: Sequence[Row]) -> dict[str, object]:
    """The same for machines, with the figures of every round."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rows": [
            {
                "name": row.name,
                "absent": row.absent,
                "best": {name: row.figure(name) for name in FIGURES if row.figure(name) is not None},
                "rounds": row.rounds,
            }
            for row in rows
        ],
        "comparisons": [
            {"what": one.what, "value": one.value, "bar": one.bar, "at_most": one.at_most} for one in comparisons(rows)
        ],
    }
