"""Measures the kernel beside its peers, in one run on one core, and prints one table.

    python -m benchmarks --pure INTERPRETER

The interpreter that runs this has the compiled package (and the peers: `uv sync --group bench`), the other one the
package without a compiled kernel.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks.contest import INSIDE, ROUNDS, Contestant, contest
from benchmarks.ours import Bohnhof
from benchmarks.peers import OPEN_SPIEL_GAMES, OpenSpiel, RLCardGinRummy
from benchmarks.report import as_json, show
from bohnhof.arena.bench import one_core

SECONDS = 10.0
CHECK_SECONDS, CHECK_ROUNDS = 1.0, 3

DONE, TOO_SLOW, NOT_MEASURED, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; returns the exit code."""
    parser = command_line()
    wanted = parser.parse_args(arguments)
    if wanted.check is not None and wanted.pure is None:
        parser.error("--check needs --pure")
    ours = [Bohnhof(sys.executable, compiled=True)]
    if wanted.pure is not None:
        ours.append(Bohnhof(wanted.pure, compiled=False))
    try:
        with one_core():
            if wanted.check is not None:
                return check(ours, wanted.seconds or CHECK_SECONDS, wanted.check)
            return compare(ours, wanted.seconds or SECONDS, wanted.json)
    except KeyboardInterrupt:
        return INTERRUPTED


def compare(ours: Sequence[Bohnhof], seconds: float, to_json: bool) -> int:
    """Measure this project and the others."""
    contestants: list[Contestant] = [*ours, *map(OpenSpiel, OPEN_SPIEL_GAMES), RLCardGinRummy()]
    with progress_bar(len(contestants) * ROUNDS) as measured:
        rows = contest(contestants, seconds, measured=measured)
    if to_json:
        print(json.dumps(as_json(rows), indent=2))
    else:
        show(rows, Console(highlight=False))
    return DONE


def check(ours: Sequence[Contestant], seconds: float, times: float) -> int:
    """Is the compiled kernel this many times as fast as the interpreted one?"""
    rows = contest(ours, seconds, CHECK_ROUNDS)
    for row in rows:
        if row.absent is not None:
            print(f"{row.name}: {row.absent}", file=sys.stderr)
            return NOT_MEASURED
    compiled, interpreted = (row.figure(INSIDE) for row in rows)
    assert compiled is not None
    assert interpreted is not None
    found = f"{compiled:,.0f} decisions/s compiled, {interpreted:,.0f} interpreted: {compiled / interpreted:.1f} times"
    if compiled < times * interpreted:
        print(f"{found}, less than {times:g}", file=sys.stderr)
        return TOO_SLOW
    print(found)
    return DONE


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m benchmarks", description="How quickly the kernel plays, and its peers.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--seconds", type=seconds, metavar="S", help=f"about how long for each row ({SECONDS:g})")
    parser.add_argument("--pure", metavar="INTERPRETER", help="a Python that has the package not compiled")
    parser.add_argument(
        "--check", type=float, metavar="TIMES", help="only check that compiling makes it this many times as fast"
    )
    return parser


def seconds(text: str) -> float:
    number = float(text)
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(f"more than 0 and at most 3600, not {text}")
    return number


@contextmanager
def progress_bar(steps: int) -> Iterator[Callable[[str], None]]:
    """Show the progress on standard error, if that is a terminal."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    task = bar.add_task("measuring", total=steps)
    with bar:
        yield lambda name: bar.update(task, advance=1, description=name)


if __name__ == "__main__":
    sys.exit(main())
