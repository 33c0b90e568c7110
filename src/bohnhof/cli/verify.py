"""`bohnhof verify`: was the deck of a downloaded game the one that was promised before the deal?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

HASH_DIGITS = 64


def verify_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record from a table server: text or JSON.")],
    published: Annotated[
        str | None, typer.Option("--hash", metavar="HASH", help="The hash that the table showed before the deal.")
    ] = None,
) -> None:
    """Check a downloaded record: the hash of its seed, its seal, and every action by the rules."""
    from bohnhof.cli.files import edition_finder, in_file, read_text
    from bohnhof.kernel.faults import BadInput
    from bohnhof.kernel.record import read_record
    from bohnhof.kernel.tell import winner_names
    from bohnhof.server.desk import hash_of
    from bohnhof.server.records import hash_in

    with in_file(file):
        text = _record_in(read_text(file))
        position, entries = read_record(text, edition_finder(None))
    table, names = position.table, position.names
    seed_hash = hash_of(str(table.seed))
    claims = {"the record": hash_in(text), "--hash": None if published is None else published.strip().lower()}
    if published is not None and len(published.strip()) != HASH_DIGITS:
        raise BadInput(f"--hash: the hash of a seed has {HASH_DIGITS} digits and letters")
    typer.echo(f"{len(entries)} actions by the rules; {' and '.join(winner_names(table, names))} won")
    typer.echo(f"seed {table.seed}\nhash {seed_hash}")
    wrong = [where for where, claim in claims.items() if claim not in (None, seed_hash)]
    if wrong:
        typer.echo(f"This is NOT the deck that was promised: {' and '.join(wrong)} named another hash.")
        raise typer.Exit(1)
    if published is None:
        typer.echo("Compare the hash with the one that the table showed before the deal (or give it with --hash).")
    else:
        typer.echo("This is the deck that was promised before the deal.")


def _record_in(text: str) -> str:
    """The text of the record; the JSON of a game contains it."""
    import json

    from bohnhof.kernel.faults import BadInput

    if not text.lstrip().startswith("{"):
        return text
    try:
        record = json.loads(text).get("record")
    except ValueError as fault:
        raise BadInput(f"this is no JSON: {fault}") from None
    if not isinstance(record, str):
        raise BadInput("the game was not over when this was downloaded: it has no record yet")
    return record
