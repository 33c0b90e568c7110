"""`bohnhof verify`: what a downloaded record proves, point by point, and what it does not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def verify_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record from a table server: text or JSON.")],
    published: Annotated[
        str | None, typer.Option("--hash", metavar="HASH", help="The commitment that the table showed before the deal.")
    ] = None,
    key: Annotated[
        str | None, typer.Option("--key", metavar="KEY", help="The server's public key, as its /api/key shows it.")
    ] = None,
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="FILE", help="Your own edition, if the game was played with it.")
    ] = None,
) -> None:
    """Check a downloaded game: its moves, deck and signature.

    Says what is proved and what is not.
    """
    from bohnhof.cli.files import edition_finder, in_file, read_text
    from bohnhof.server.storage.fairness import is_signed
    from bohnhof.server.storage.verification import digits_of, record_in, verify

    wanted, known = digits_of(published, "--hash"), digits_of(key, "--key")
    find = edition_finder(edition)
    with in_file(file):
        record = record_in(read_text(file))
        findings = verify(record, find, is_signed, wanted=wanted, known=known, file=edition)
    for kind, lines in findings.lines.items():
        for line in lines:
            typer.echo(f"{kind}: {line}")
    if findings.lines["FALSE"]:
        raise typer.Exit(1)
