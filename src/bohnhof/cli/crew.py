"""Shared by commands that play many games: options, number of processes, output folder, progress bar."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table

    from bohnhof.arena.simulate import OnProgress

WORKERS_PER_CORE = 8  # more would only compete for the cores

SeedOption = Annotated[int, typer.Option("--seed", metavar="S", min=0, help="The same seed gives the same games.")]
WorkersOption = Annotated[
    int | None,
    typer.Option("--workers", metavar="W", min=1, help="How many processes play.", show_default="one per core"),
]


def crew(workers: int | None) -> int:
    """How many processes to use on this machine: the given number, or one per core."""
    from bohnhof.kernel.faults import BadInput

    if workers is not None and workers > WORKERS_PER_CORE * cores():
        raise BadInput(f"{workers} workers are too many here: at most {WORKERS_PER_CORE * cores()}")
    return workers or cores()


def cores() -> int:
    """The cores that this process may use."""
    import os

    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def prepare_folder(path: Path) -> None:
    """Create the output folder, or check that it is writable."""
    import os

    from bohnhof.kernel.faults import BadInput

    path.mkdir(parents=True, exist_ok=True)
    if not os.access(path, os.W_OK | os.X_OK):
        raise BadInput(f"{path}: cannot be written to")


def demand(package: str, what: str, extra: str) -> None:
    """Refuse a command whose package is not installed."""
    from importlib.util import find_spec

    from bohnhof.kernel.faults import BadInput

    if find_spec(package) is None:
        raise BadInput(f"{what} needs {package}: in the project's folder, pip install '.[{extra}]'")


@contextmanager
def progress_bar(games: int) -> Iterator[OnProgress]:
    """Show the progress and speed of the games on standard error, if that is a terminal."""
    from time import perf_counter

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    bar = Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    task = bar.add_task("games", total=games, speed="")
    started = perf_counter()
    done = 0

    def advance(more: int) -> None:
        nonlocal done
        done += more
        speed = done / (perf_counter() - started)
        bar.update(task, completed=done, speed=f"{speed:.0f} games/s" if speed >= 10 else f"{speed:.2g} games/s")

    try:
        with bar:
            yield advance
    except KeyboardInterrupt:
        typer.echo(f"bohnhof: stopped after {done:,} of {games:,} games", err=True)
        raise


def number_table(*headings: str, left: int) -> Table:
    """An empty table; all columns except the first ones hold numbers."""
    from rich.table import Table

    table = Table()
    for n, heading in enumerate(headings):
        table.add_column(heading, justify="left" if n < left else "right", no_wrap=n >= left, overflow="fold")
    return table
