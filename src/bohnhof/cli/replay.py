"""`bohnhof replay`: show a recorded game and check that it holds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bohnhof.cli.options import ENGLISH, LanguageOption, OwnEditionOption

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bohnhof.kernel.text.notation import Position
    from bohnhof.kernel.text.record import Entry
    from bohnhof.sentences.catalogue import Language


def replay_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Show the position after the first N actions.")
    ] = None,
    edition: OwnEditionOption = None,
    language: LanguageOption = ENGLISH,
) -> None:
    """Replay a recorded game and check it.

    Prints every action, or the position after some of them.
    """
    from bohnhof.cli.files import edition_finder, in_file, read_text
    from bohnhof.kernel.text.notation import write_position
    from bohnhof.kernel.text.record import read_record
    from bohnhof.sentences.catalogue import language as find_language

    spoken = find_language(language)
    lines: list[str] = []

    def listen(position: Position, entry: Entry) -> None:
        lines.extend(_told(position, entry, spoken))

    with in_file(file):
        position, entries = read_record(read_text(file), edition_finder(edition), at, listen)
    if at is None:
        _tell_game(position, lines, len(entries), spoken)
    else:
        typer.echo(write_position(position.table, position.names), nl=False)


def _tell_game(position: Position, lines: list[str], actions: int, language: Language) -> None:
    table, names = position.table, position.names
    edition = table.rules.edition
    title = " ".join([edition.title, *(f"+{option}" for option in edition.options)])
    seed = language.say("terminal-seed", seed=str(table.seed))
    first = language.say("log-turn-began", who=names[0], turn=1)
    typer.echo("\n".join([f"{title}, {seed}\n\n{first}", *lines, ""]))
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        typer.echo(f"{name:{width}} {table.rules.score(table, seat):3}")
    typer.echo("\n" + language.say("terminal-as-recorded", n=actions))


def _told(position: Position, entry: Entry, language: Language) -> Iterator[str]:
    """The sentences about one action, with its number before the first one; a new turn begins a new paragraph."""
    from bohnhof.kernel.events import TURN_BEGAN
    from bohnhof.sentences.story import Storyteller

    teller = Storyteller(position.names, language)
    number = f"{entry.seq:5}  "
    if entry.words == "done":  # nothing happens, so say that
        yield number + language.say("log-done", who=position.names[entry.seat])
        number = " " * len(number)
    for event in entry.events:
        sentence = teller.tell(position.table, event)
        if event.name == TURN_BEGAN:
            yield f"\n{sentence}"
        elif sentence is not None:
            yield f"{number}{sentence}"
            number = " " * len(number)
