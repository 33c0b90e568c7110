"""`bohnhof bots`: list the bots."""

from __future__ import annotations

import typer

from bohnhof.cli.options import JsonOption


def show_bots(as_json: JsonOption = False) -> None:
    """List the bots, including those of installed packages."""
    from bohnhof.bots.registry import known_bots

    found = [{"name": name, "from": origin, "about": _about(name)} for name, origin in known_bots().items()]
    if as_json:
        import json

        typer.echo(json.dumps(found, indent=2))
        return
    from rich import box
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for heading in ("bot", "from", "what it does"):
        grid.add_column(heading, style="cyan" if heading == "bot" else "", overflow="fold")
    for bot in found:
        grid.add_row(bot["name"], bot["from"], bot["about"])
    console = Console(markup=False, emoji=False, highlight=False)
    console.print(grid)
    console.print("Wherever a command takes bots, you can name your own as module:Class (docs/bots.md).", style="dim")


def _about(name: str) -> str:
    """What a bot does, or why it cannot be loaded: one broken package must not hide all other bots."""
    from bohnhof.bots.registry import one_line_about
    from bohnhof.kernel.faults import BadInput

    try:
        return one_line_about(name)
    except BadInput as fault:
        return str(fault)
