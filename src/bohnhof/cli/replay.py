"""`bohnhof replay`: show a recorded game and check that it holds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def replay_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Show the position after the first N actions.")
    ] = None,
    edition: Annotated[
        str | None, typer.Option(metavar="FILE", help="An own edition (.toml) that the record names by its id.")
    ] = None,
) -> None:
    """Play a record again and check it: all its actions in words, or the position after some of them."""
    from bohnhof.cli.files import edition_finder, in_file, read_text
    from bohnhof.kernel.notation import write_position
    from bohnhof.kernel.record import read_record

    with in_file(file):
        position, entries = read_record(read_text(file), edition_finder(edition), upto=at)
    table, names = position.table, position.names
    if at is not None:
        typer.echo(write_position(table, names), nl=False)
        return
    for entry in entries:
        typer.echo(f"{entry.seq:4} {names[entry.seat]}: {entry.words}")
        for sentence in entry.told:
            typer.echo(f"       {sentence}")
    for seat, name in enumerate(names):
        typer.echo(f"{name}: {table.rules.score(table, seat)}")
    typer.echo(f"{len(entries)} actions, all as recorded")
