"""`bohnhof move`: move a server's data from a folder to PostgreSQL, or back."""

from __future__ import annotations

from typing import Annotated

import typer


def move_data(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A data folder, or postgresql://...")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An empty database (postgresql://...), or a folder.")],
) -> None:
    """Move a server's data from a folder to PostgreSQL, or back.

    Stop the server first. The source is not changed. People keep their seats; links and cookies stay valid.
    """
    import asyncio
    from pathlib import Path

    from bohnhof.kernel.faults import BadInput
    from bohnhof.server.storage.club import ADDRESSES, NO_DRIVER

    if source.startswith(ADDRESSES) == target.startswith(ADDRESSES):
        raise BadInput("one of the two must be a folder, and the other a database (postgresql://...)")
    try:
        from bohnhof.server.storage.moving import to_database, to_folder
    except ImportError:
        raise BadInput(NO_DRIVER) from None
    if target.startswith(ADDRESSES):
        moved = asyncio.run(to_database(Path(source), target))
    else:
        moved = asyncio.run(to_folder(source, Path(target)))
    typer.echo(f"Moved {moved['tables']} tables with {moved['entries']} entries and {moved['talk']} lines of talk.")
