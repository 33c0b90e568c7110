"""`bohnhof verify`: what a downloaded record proves, point by point, and what it does not."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bohnhof.kernel.edition import Edition
    from bohnhof.kernel.text.notation import EditionFinder


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
    from bohnhof.cli.files import in_file, read_text
    from bohnhof.server.storage.fairness import is_signed
    from bohnhof.server.storage.verification import digits_of, record_in, verify

    wanted, known = digits_of(published, "--hash"), digits_of(key, "--key")
    find = _edition_finder(edition)
    with in_file(file):
        record = record_in(read_text(file))
        findings = verify(record, find, is_signed, wanted=wanted, known=known, file=edition)
    for kind, lines in findings.lines.items():
        for line in lines:
            typer.echo(f"{kind}: {line}")
    if findings.lines["FALSE"]:
        raise typer.Exit(1)


def _edition_finder(file: str | None) -> EditionFinder:
    """Finds the edition of a record: a published one, or the one in the file that was given."""
    from bohnhof.editions import EDITIONS
    from bohnhof.kernel.faults import BadInput
    from bohnhof.library import find_edition, named_in_text

    given = None if file is None else find_edition(file)

    def find(name: str) -> Edition:
        if given is None or name in EDITIONS:
            return named_in_text(name)
        if name != given.id:
            raise BadInput(f"the record is of the edition {name!r}, and {file} is {given.id!r}")
        return given

    return find
