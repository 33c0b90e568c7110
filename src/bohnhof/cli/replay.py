"""`bohnhof replay`: show a recorded game and check that it holds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bohnhof.cli.options import OwnEditionOption

if TYPE_CHECKING:
    from bohnhof.kernel.text.notation import Position
    from bohnhof.kernel.text.record import Entry


def replay_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Show the position after the first N actions.")
    ] = None,
    edition: OwnEditionOption = None,
) -> None:
    """Play a record again and check it: the game told action by action, or the position after some of them."""
    from bohnhof.cli.files import edition_finder, in_file, read_text
    from bohnhof.kernel.text.notation import write_position
    from bohnhof.kernel.text.record import read_record

    with in_file(file):
        position, entries = read_record(read_text(file), edition_finder(edition), upto=at)
    if at is None:
        _tell_game(position, entries)
    else:
        typer.echo(write_position(position.table, position.names), nl=False)


def _tell_game(position: Position, entries: list[Entry]) -> None:
    table, names = position.table, position.names
    edition = table.rules.edition
    title = " ".join([edition.title, *(f"+{option}" for option in edition.options)])
    typer.echo(f"{title}, seed {table.seed}\n\n{names[0]} begins turn 1")
    for entry in entries:
        _tell(entry, names)
    typer.echo("")
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        typer.echo(f"{name:{width}} {table.rules.score(table, seat):3}")
    typer.echo(f"\n{len(entries)} actions, all as recorded")


def _tell(entry: Entry, names: tuple[str, ...]) -> None:
    """The sentences about one action, its number before the first one; a new turn begins a new paragraph."""
    from bohnhof.kernel.events import TURN_BEGAN

    number = f"{entry.seq:5}  "
    if entry.words == "done":  # nothing happens, which is worth saying
        typer.echo(f"{number}{names[entry.seat]} plants no more")
        number = " " * len(number)
    for event, sentence in entry.told:
        if event.name == TURN_BEGAN:
            typer.echo(f"\n{sentence}")
        elif sentence is not None:
            typer.echo(f"{number}{sentence}")
            number = " " * len(number)
