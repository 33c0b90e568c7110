"""`bohnhof referee`: judge positions, actions and checks written in the notation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bohnhof.cli.errors import BAD_INPUT, complaint
from bohnhof.cli.options import OwnEditionOption

if TYPE_CHECKING:
    from bohnhof.kernel.text.notation import EditionFinder, Position
    from bohnhof.kernel.text.script import Judged, Refused

DOES_NOT_HOLD = 1


def judge_files(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Texts in the notation.")],
    edition: OwnEditionOption = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print only what does not hold.")] = False,
) -> None:
    """Judge positions and the actions in them.

    Prints what happens and the final position.

    Exits with 1 if a line does not hold, with 2 if a text cannot be read.
    """
    from bohnhof.cli.files import edition_finder
    from bohnhof.kernel.faults import BadInput

    find_edition = edition_finder(edition)
    faults: list[str] = []
    code = 0
    for n, path in enumerate(files):
        if not quiet and len(files) > 1:
            typer.echo(("\n" if n else "") + f"# {path}")
        try:
            _judge(path, find_edition, faults, quiet=quiet)
        except BadInput as unreadable:  # the other files are judged all the same
            faults.append(str(unreadable))
            code = BAD_INPUT
    for fault in faults:
        typer.echo(f"bohnhof: {' '.join(fault.split())}", err=True)
    raise typer.Exit(code or (DOES_NOT_HOLD if faults else 0))


def _judge(path: Path, find_edition: EditionFinder, faults: list[str], *, quiet: bool) -> None:
    """Judge one text, and add what does not hold in it."""
    from bohnhof.cli.files import in_file
    from bohnhof.kernel.text.notation import write_position
    from bohnhof.kernel.text.script import judge, judge_refused, read_script

    known = len(faults)
    with in_file(path):
        text = _text_of(path)
        refused = judge_refused(text, find_edition)
        if refused is not None:
            if refused.complaint is not None:
                faults.append(f"{path}: {refused.fault()}")
            if not quiet:
                typer.echo(f"{' '.join(refused.line.words)}\n    {_outcome(refused)}")
            return
        script = read_script(text, find_edition)
        for judged in judge(script):
            if not quiet:
                _print(judged, script.start)
            if judged.complaint is not None:
                faults.append(f"{path}: {judged.fault()}")
        if not quiet:
            if script.steps:
                typer.echo(f"{_verdict(len(script.steps), len(faults) - known)}\n")
            typer.echo(write_position(script.start.table, script.start.names), nl=False)


def _outcome(refused: Refused) -> str:
    return f"DOES NOT HOLD: {refused.complaint}" if refused.complaint is not None else f"refused: {refused.reason}"


def _text_of(path: Path) -> str:
    """The text of a file; one that is missing is as unreadable as one that makes no sense."""
    from bohnhof.cli.files import read_text
    from bohnhof.kernel.faults import BadInput

    try:
        return read_text(path)
    except OSError as error:
        raise BadInput(complaint(error)) from None


def _print(judged: Judged, position: Position) -> None:
    from bohnhof.sentences.story import Storyteller

    typer.echo(" ".join(judged.step.line.words))
    if judged.step.mark is not None:
        typer.echo(" ".join(judged.step.mark.words))
    if judged.refusal is not None and judged.complaint is None:
        typer.echo(f"    refused by {judged.refusal}")
    for sentence in Storyteller(position.names).tell_all(position.table, judged.events):
        typer.echo(f"    {sentence}")
    if judged.complaint is not None:
        typer.echo(f"    DOES NOT HOLD: {judged.complaint}")


def _verdict(lines: int, faults: int) -> str:
    if faults:
        return f"\n{faults} of {lines} actions and checks {'does' if faults == 1 else 'do'} not hold"
    return f"\nall {lines} actions and checks hold" if lines > 1 else "\nit holds"
