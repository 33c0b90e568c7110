"""`bohnhof simulate`: let bots play many games and show the results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bohnhof.cli.crew import (
    SeedOption,
    WorkersOption,
    crew,
    demand,
    prepare_folder,
    progress_bar,
)
from bohnhof.cli.options import DEFAULT_EDITION, EditionOption, JsonOption, PlayersOption, VariantsOption, names_of_bots

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from bohnhof.arena.report import Report

# The endings of the tally, as the line of a table.
ENDED = {
    "turning up": "ended while turning up cards",
    "drawing": "ended while drawing",
    "still round": "ended after a still round",
}


def simulate_games(
    edition: EditionOption = DEFAULT_EDITION,
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(metavar="G", min=1, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="The players; a shorter list repeats around the table.")
    ] = "random",
    seed: SeedOption = 0,
    options: VariantsOption = None,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.png", help="Also draw the result (needs matplotlib).")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Also write the record of each game into this folder.")
    ] = None,
) -> None:
    """Let bots play many games and show the results.

    You see coins, wins, trades and how the games ended.
    """
    from time import perf_counter

    from bohnhof.arena.series import Series, usual_players
    from bohnhof.arena.simulate import simulate

    series = Series(
        edition=edition,
        players=usual_players(edition) if players is None else players,
        bots=names_of_bots(bots),
        options=tuple(options or ()),
        seed=seed,
    )
    series.check()
    workers = crew(workers)
    if plot is not None:
        _check_plot(plot)
    if records is not None:
        prepare_folder(records)

    started = perf_counter()
    with progress_bar(games) as progress:
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
    """Refuse a picture that could not be drawn or written at the end, before the games are played."""
    from bohnhof.cli.files import check_target
    from bohnhof.kernel.faults import BadInput

    if path.suffix.lower() != ".png":
        raise BadInput(f"--plot writes PNG files: {path} should end in .png")
    check_target(path)
    demand("matplotlib", "--plot", "plot")


# ------------------------------------------------------------------- showing


def _print(report: Report, seconds: float) -> None:
    """Show a report as tables."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(f"[bold]{report.headline}[/bold]")
    seats = Table("seat", "bot")
    for heading in ("coins", "sd", "win share"):
        seats.add_column(heading, justify="right")
    for seat in report.seats:
        sd = "-" if seat.sd is None else f"{seat.sd:.2f}"
        seats.add_row(str(seat.seat), seat.bot, f"{seat.mean:.2f}", sd, f"{seat.win_share:.1%}")
    console.print(seats)

    if report.against is not None:
        found = report.against
        console.print(
            f"won against the {found.rival}: [bold]{found.won:.1%}[/bold] "
            f"(95 % interval {found.low:.1%} to {found.high:.1%})"
        )

    facts = Table(show_header=False)
    facts.add_column()
    facts.add_column(justify="right")
    facts.add_row("turns per game", f"{report.turns_per_game:.1f}")
    if any(phase.trades for phase in report.edition.turn):
        facts.add_row("offers per turn", f"{report.offers_per_turn:.2f}")
        facts.add_row("trades per turn", f"{report.trades_per_turn:.2f}")
    facts.add_section()
    for ending, games in report.endings.items():
        facts.add_row(ENDED[ending], f"{games} ({games / report.games:.1%})")
    if report.encores:
        facts.add_row("with an encore", f"{report.encores / report.games:.1%}")
    console.print(facts)
    if report.buildings:
        console.print(_buildings(report))
    console.print(f"{seconds:.1f} s, {report.games / seconds:.0f} games/s", style="dim")


def _buildings(report: Report) -> Grid:
    """How often each building was bought, and how its owners did."""
    from rich.table import Table

    grid = Table("building", "what it does")
    for heading in ("bought", "owners' points", "win share"):
        grid.add_column(heading, justify="right", no_wrap=True)
    cards = report.edition.holdings
    for n, (building, fared) in enumerate(zip(cards, report.buildings, strict=True), start=1):
        grid.add_row(
            building.name,
            building.text,
            f"{fared.bought:.1%}",
            "-" if fared.mean is None else f"{fared.mean:.2f}",
            "-" if fared.win_share is None else f"{fared.win_share:.1%}",
            end_section=n < len(cards) and cards[n].kind != building.kind,
        )
    return grid
