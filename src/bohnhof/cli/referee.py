"""`bohnhof referee`: judge positions, actions and checks written in the notation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bohnhof.kernel.notation import Position
    from bohnhof.kernel.script import Judged


def judge_files(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Texts in the notation.")],
    edition: Annotated[
        str | None, typer.Option(metavar="FILE", help="An own edition (.toml) that the texts name by its id.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print only what does not hold.")] = False,
) -> None:
    """Judge texts: print what happens and the final position; exit 1 if a line does not hold."""
    faults = [fault for path in files for fault in _judge(path, edition, quiet=quiet)]
    for fault in faults:
        typer.echo(f"bohnhof: {fault}", err=True)
    if faults:
        raise typer.Exit(1)


def _judge(path: Path, edition: str | None, *, quiet: bool) -> list[str]:
    from bohnhof.cli.files import edition_finder, in_file, read_text
    from bohnhof.kernel.notation import write_position
    from bohnhof.kernel.script import judge, read_script

    faults = []
    with in_file(path):
        script = read_script(read_text(path), edition_finder(edition))
        if not quiet:
            typer.echo(f"# {path}")
        for judged in judge(script):
            if not quiet:
                _print(judged, script.start)
            if judged.complaint is not None:
                faults.append(f"{path}: line {judged.step.line.number}: {judged.complaint}")
        if not quiet:
            typer.echo("\n" + write_position(script.start.table, script.start.names))
    return faults


def _print(judged: Judged, position: Position) -> None:
    from bohnhof.kernel.tell import tell_all

    typer.echo(f"{judged.step.sign} {' '.join(judged.step.words)}")
    if judged.refusal is not None:
        typer.echo(f"    refused by {judged.refusal}")
    for sentence in tell_all(position.table, position.names, judged.events):
        typer.echo(f"    {sentence}")
    if judged.complaint is not None:
        typer.echo(f"    DOES NOT HOLD: {judged.complaint}")
