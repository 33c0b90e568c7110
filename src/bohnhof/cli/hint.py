"""`bohnhof hint`: what a good player would do in a position, and why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bohnhof.cli.options import ENGLISH, JsonOption, LanguageOption, OwnEditionOption

if TYPE_CHECKING:
    from bohnhof.bots.hint import Hint
    from bohnhof.kernel.text.notation import Position
    from bohnhof.sentences.catalogue import Language


def show_hints(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position, or a script; hints are for its end.")],
    seat: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="The seat.", show_default="the seat that the game waits for"),
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="The bot that gives the hints (see `bohnhof bots`).",
            show_default="expert, or hunter in games without trading",
        ),
    ] = None,
    most: Annotated[int, typer.Option(metavar="N", min=1, help="How many actions.")] = 5,
    edition: OwnEditionOption = None,
    as_json: JsonOption = False,
    language: LanguageOption = ENGLISH,
) -> None:
    """Show the best actions in a position, with reasons.

    The bot that answers sees only what the seat may see.
    """
    from bohnhof.bots.hint import hints
    from bohnhof.cli.files import edition_finder, in_file, read_text
    from bohnhof.kernel.faults import BadInput
    from bohnhof.kernel.text.script import run
    from bohnhof.kernel.view import view
    from bohnhof.sentences.catalogue import language as find_language

    spoken = find_language(language)
    with in_file(file):
        position = run(read_text(file), edition_finder(edition))
    table, names = position.table, position.names
    if table.is_over:
        raise BadInput(f"{file}: the game is over")
    if seat is not None and seat not in names:
        raise BadInput(f"nobody called {seat!r} sits at this table (there are: {', '.join(names)})")
    waited_for = next(n for n in range(len(names)) if table.now.waits_for(table, n))
    number = waited_for if seat is None else names.index(seat)
    found = hints(view(table, number), bot, most)
    if as_json:
        _print_json(position, number, found, spoken)
    else:
        _print(position, number, found, spoken)


def _said(position: Position, seat: int, hint: Hint) -> str:
    from bohnhof.kernel.text.action_text import write_action

    return "wait" if hint.action is None else write_action(position.table, position.names, seat, hint.action)


def _reason(position: Position, hint: Hint, spoken: Language) -> str:
    """The reason. English uses the beans' short names, as they are typed; other languages use the full names."""
    from bohnhof.bots.messages import say

    own = "" if spoken.code == ENGLISH else position.table.rules.edition.id
    return say(hint.reason, spoken, own, to_you=True)


def _print_json(position: Position, seat: int, found: list[Hint], spoken: Language) -> None:
    import json

    data = [
        {
            "action": _said(position, seat, hint),
            "worth": hint.worth / 1000,
            "key": hint.reason.key,
            "reason": _reason(position, hint, spoken),
        }
        for hint in found
    ]
    typer.echo(json.dumps({"seat": position.names[seat], "hints": data}, indent=2, ensure_ascii=False))


def _print(position: Position, seat: int, found: list[Hint], spoken: Language) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table as Grid

    from bohnhof.bots.messages import coins

    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(position.names[seat], style="cyan", overflow="fold")
    grid.add_column(spoken.say("hint-gain" if position.table.now.trades else "hint-value"), justify="right")
    grid.add_column(spoken.say("hint-because"), overflow="fold")
    for hint in found:
        grid.add_row(_said(position, seat, hint), coins(hint.worth), _reason(position, hint, spoken))
    Console(markup=False, emoji=False, highlight=False).print(grid)
