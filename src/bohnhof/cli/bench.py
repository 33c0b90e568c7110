"""`bohnhof bench`: measure the speed of the kernel on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from bohnhof.cli.options import DEFAULT_EDITION, EditionOption, JsonOption, PlayersOption

LONGEST = 3600.0


def measure_speed(
    edition: EditionOption = DEFAULT_EDITION,
    players: PlayersOption = None,
    seconds: Annotated[float, typer.Option(metavar="S", help="Roughly how long to measure.")] = 3.0,
    as_json: JsonOption = False,
) -> None:
    """Measure the speed of the kernel on your machine.

    Plays random games on one core, inside the kernel and from Python, and times the copying of a table.
    """
    from dataclasses import asdict

    from bohnhof.arena.bench import measure
    from bohnhof.arena.series import Series, usual_players
    from bohnhof.kernel.faults import BadInput

    # Written so that it also refuses nan.
    if not 0 < seconds <= LONGEST:
        raise BadInput(f"--seconds is more than 0 and at most {LONGEST:.0f}, not {seconds:g}")
    series = Series(edition, usual_players(edition) if players is None else players)
    speed = measure(series.rules(), seconds)
    if as_json:
        import json

        typer.echo(json.dumps(asdict(speed), indent=2))
        return

    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    kernel = "compiled" if speed.compiled else "interpreted"
    console.print(f"[bold]{speed.edition}[/bold]: {speed.players} players, {kernel} kernel, one core")
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row("decisions per second, inside the kernel", f"{speed.decisions_per_s:,.0f}")
    table.add_row("… of which actions", f"{speed.actions_per_s:,.0f}")
    table.add_row("decisions per second, through Python", f"{speed.python_decisions_per_s:,.0f}")
    table.add_row("games per second, inside the kernel", f"{speed.games_per_s:,.0f}")
    table.add_row("steps per second, inside the kernel", f"{speed.steps_per_s:,.0f}")
    table.add_row("steps per second, through Python", f"{speed.python_steps_per_s:,.0f}")
    table.add_row("steps per second, in batches", f"{speed.batch_steps_per_s:,.0f}")
    table.add_row("copy of a table", f"{speed.clone_us:.1f} µs")
    table.add_row("size of a table", f"{speed.table_kb:.1f} KB")
    console.print(table)
