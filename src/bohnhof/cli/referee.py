"""`bohnhof referee`: judge positions, actions and checks written in the notation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bohnhof.cli.errors import BAD_INPUT, complaint
from bohnhof.cli.options import ENGLISH, LanguageOption, OwnEditionOption

if TYPE_CHECKING:
    from bohnhof.kernel.text.notation import EditionFinder, Position
    from bohnhof.kernel.text.script import Judged, Refused
    from bohnhof.sentences.catalogue import Language

DOES_NOT_HOLD = 1


def judge_files(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Texts in the notation.")],
    edition: OwnEditionOption = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print only what does not hold.")] = False,
    language: LanguageOption = ENGLISH,
) -> None:
    """Judge positions and the actions in them.

    Prints what happens and the final position.

    Exits with 1 if a line does not hold, with 2 if a text cannot be read.
    """
    from bohnhof.cli.files import edition_finder
    from bohnhof.kernel.faults import BadInput
    from bohnhof.sentences.catalogue import language as find_language

    find_edition, spoken = edition_finder(edition), find_language(language)
    faults: list[str] = []
    code = 0
    for n, path in enumerate(files):
        if not quiet and len(files) > 1:
            typer.echo(("\n" if n else "") + f"# {path}")
        try:
            _judge(path, find_edition, faults, spoken, quiet=quiet)
        except BadInput as unreadable:  # the other files are still judged
            faults.append(str(unreadable))
            code = BAD_INPUT
    for fault in faults:
        typer.echo(f"bohnhof: {' '.join(fault.split())}", err=True)
    raise typer.Exit(code or (DOES_NOT_HOLD if faults else 0))


def _judge(path: Path, find_edition: EditionFinder, faults: list[str], spoken: Language, *, quiet: bool) -> None:
    """Judge one text, and collect what does not hold."""
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
                typer.echo(f"{' '.join(refused.line.words)}\n    {_outcome(refused, spoken)}")
            return
        script = read_script(text, find_edition)
        for judged in judge(script):
            if not quiet:
                _print(judged, script.start, spoken)
            if judged.complaint is not None:
                faults.append(f"{path}: {judged.fault()}")
        if not quiet:
            if script.steps:
                typer.echo(f"\n{_verdict(len(script.steps), len(faults) - known, spoken)}\n")
            typer.echo(write_position(script.start.table, script.start.names), nl=False)


def _outcome(refused: Refused, spoken: Language) -> str:
    if refused.complaint is None:
        return spoken.say("verdict-cannot-be", reason=refused.reason)
    return spoken.say("verdict-not", reason=refused.complaint)


def _text_of(path: Path) -> str:
    """The text of a file; a missing file counts as unreadable."""
    from bohnhof.cli.files import read_text
    from bohnhof.kernel.faults import BadInput

    try:
        return read_text(path)
    except OSError as error:
        raise BadInput(complaint(error)) from None


def _print(judged: Judged, position: Position, spoken: Language) -> None:
    from bohnhof.sentences.story import Storyteller

    typer.echo(" ".join(judged.step.line.words))
    if judged.step.mark is not None:
        typer.echo(" ".join(judged.step.mark.words))
    if judged.refusal is not None and judged.complaint is None:
        typer.echo(f"    {spoken.say('verdict-refused', refusal=spoken.refusal(judged.refusal))}")
    for sentence in Storyteller(position.names, spoken).tell_all(position.table, judged.events):
        typer.echo(f"    {sentence}")
    if judged.complaint is not None:
        typer.echo(f"    {spoken.say('verdict-not', reason=judged.complaint)}")


def _verdict(lines: int, faults: int, spoken: Language) -> str:
    return (
        spoken.say("verdict-faults", faults=faults, lines=lines) if faults else spoken.say("verdict-all", lines=lines)
    )
