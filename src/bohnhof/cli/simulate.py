"""`bohnhof simulate`: let bots play many games and see what comes of it."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bohnhof.cli.options import DEFAULT_EDITION, EditionOption, JsonOption, PlayersOption

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bohnhof.arena.report import Report
    from bohnhof.arena.simulate import OnProgress

WORKERS_PER_CORE = 8  # more would only wait for each other, and every one of them is a process

# The endings of the tally, as the line of a table.
ENDED = {
    "turning up": "ended while turning up cards",
    "drawing": "ended while drawing",
    "nothing left": "ended with nothing left to draw",
}


def simulate_games(
    edition: EditionOption = DEFAULT_EDITION,
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(metavar="G", min=1, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who plays; fewer bots than seats repeat round the table.")
    ] = "random",
    seed: Annotated[int, typer.Option(metavar="S", min=0, help="The same seed gives the same games.")] = 0,
    options: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME", help="An optional rule of the edition; may be repeated."),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(metavar="W", min=1, help="How many processes play.", show_default="one per core"),
    ] = None,
    as_json: JsonOption = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.png", help="Also draw the result (needs matplotlib).")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Also write the record of each game into this folder.")
    ] = None,
) -> None:
    """Let bots play many games, then show coins, wins, trades and how the games ended."""
    from time import perf_counter

    from bohnhof.arena.series import Series, usual_players
    from bohnhof.arena.simulate import simulate
    from bohnhof.kernel.faults import BadInput

    series = Series(
        edition=edition,
        players=usual_players(edition) if players is None else players,
        bots=tuple(name.strip() for name in bots.split(",")),
        options=tuple(options or ()),
        seed=seed,
    )
    series.check()
    if workers is not None and workers > WORKERS_PER_CORE * _cores():
        raise BadInput(f"{workers} workers are too many here: at most {WORKERS_PER_CORE * _cores()}")
    if plot is not None:
        _check_plot(plot)
    if records is not None:
        _prepare_folder(records)
    workers = workers or _cores()

    started = perf_counter()
    with _progress_bar(games) as progress:
        report = simulate(series, games, workers=workers, records=records, progress=progress)
    seconds = perf_counter() - started

    if plot is not None:
        from bohnhof.arena.plot import draw

        draw(report, plot)
    if as_json:
        import json

        wall = {"seconds": seconds, "games_per_s": games / seconds, "workers": workers}
        typer.echo(json.dumps({**report.as_json(), "wall": wall}, indent=2))
    else:
        _print(report, seconds)


# ------------------------------------------------ before any long work is begun


def _check_plot(path: Path) -> None:
    """Refuse a picture that could not be drawn or written at the end."""
    import os
    from importlib.util import find_spec

    from bohnhof.kernel.faults import BadInput

    if path.suffix.lower() != ".png":
        raise BadInput(f"--plot writes PNG files: {path} should end in .png")
    if path.is_dir():
        raise BadInput(f"{path}: is a folder")
    if not path.parent.is_dir():
        raise BadInput(f"{path.parent}: there is no such folder")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadInput(f"{path}: cannot be written")
    if find_spec("matplotlib") is None:
        raise BadInput("--plot needs matplotlib: install it, for example with pip install 'bohnhof[plot]'")


def _prepare_folder(path: Path) -> None:
    """Make the folder for the records, or make sure that it can be written to."""
    import os

    from bohnhof.kernel.faults import BadInput

    path.mkdir(parents=True, exist_ok=True)
    if not os.access(path, os.W_OK | os.X_OK):
        raise BadInput(f"{path}: cannot be written to")


def _cores() -> int:
    """The cores that this process may use."""
    import os

    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ------------------------------------------------------------------- showing


@contextmanager
def _progress_bar(games: int) -> Iterator[OnProgress]:
    """Show on standard error, if somebody watches it, how far the games are and how quickly they are played."""
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
        bar.update(task, completed=done, speed=f"{done / (perf_counter() - started):.0f} games/s")

    with bar:
        yield advance


def _print(report: Report, seconds: float) -> None:
    """Show a report as tables."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    options = "".join(f" +{option}" for option in report.edition.options)
    console.print(
        f"[bold]{report.edition.title}{options}[/bold]: {report.series.players} players, "
        f"{report.games:,} {'game' if report.games == 1 else 'games'}, seed {report.series.seed}"
    )
    seats = Table("seat", "bot")
    for heading in ("coins", "sd", "win share"):
        seats.add_column(heading, justify="right")
    for seat in report.seats:
        sd = "-" if seat.sd is None else f"{seat.sd:.2f}"
        seats.add_row(str(seat.seat), seat.bot, f"{seat.mean:.2f}", sd, f"{seat.win_share:.1%}")
    console.print(seats)

    facts = Table(show_header=False)
    facts.add_column()
    facts.add_column(justify="right")
    facts.add_row("turns per game", f"{report.turns_per_game:.1f}")
    facts.add_row("offers per turn", f"{report.offers_per_turn:.2f}")
    facts.add_row("trades per turn", f"{report.trades_per_turn:.2f}", end_section=True)
    for ending, games in report.endings.items():
        facts.add_row(ENDED[ending], f"{games / report.games:.1%}")
    if report.encores:
        facts.add_row("with an encore", f"{report.encores / report.games:.1%}")
    console.print(facts)
    console.print(f"{seconds:.1f} s, {report.games / seconds:.0f} games/s", style="dim")
