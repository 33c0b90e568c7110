"""`bohnhof backup`: a copy of a server's database, also while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bohnhof.cli.serve import DatabaseOption, DataOption, default_folder


def back_up(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="The file for the copy; an older copy is replaced.")],
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Copy a server's database, whether it runs or not.

    The copy is one complete, checked file. For a PostgreSQL database, use its own tools, such as pg_dump.
    """
    from bohnhof.kernel.faults import BadInput

    if database is not None:
        raise BadInput("use PostgreSQL's own tools to copy its database: see docs/server.md#backups-of-postgresql")
    from bohnhof.cli.files import check_target
    from bohnhof.server.storage.backup import copy_database
    from bohnhof.server.storage.sqlite_store import DATABASE_FILE

    check_target(target)
    copy_database((data or default_folder()) / DATABASE_FILE, target)
    typer.echo(f"{target}: {target.stat().st_size / 1e6:.1f} MB")
