"""`bohnhof review`: what was luck, what was trading, and what would have been better."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bohnhof.cli.options import ENGLISH, LanguageOption, OwnEditionOption

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table as Grid

    from bohnhof.kernel.rules import Rules
    from bohnhof.review.games import PlayedGame
    from bohnhof.review.review import OnProgress, Review
    from bohnhof.sentences.catalogue import Language


def review_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    html: Annotated[
        Path | None, typer.Option("--html", metavar="OUT", help="Also write a page with graph and positions.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Only cards and deals, without trying out choices.")] = False,
    edition: OwnEditionOption = None,
    language: LanguageOption = ENGLISH,
) -> None:
    """Review a recorded game: its luck, deals, planting and choices.

    Choices are judged only by what the player could see.
    """
    from bohnhof.cli.files import edition_finder, in_file, read_text
    from bohnhof.review.games import game_in
    from bohnhof.review.review import review
    from bohnhof.sentences.catalogue import language as find_language

    spoken = find_language(language)
    with in_file(file):
        game = game_in(read_text(file), edition_finder(edition))
    with _progress(spoken) as progress:
        found = review(game, choices=not quick, progress=progress)
    _print(found, game.rules, spoken, choices=not quick)
    if html is not None:
        from bohnhof.review.page import page

        html.write_text(page(found, game.rules, spoken, _positions(game, found)), encoding="utf-8")
        typer.echo(str(html))


def _positions(game: PlayedGame, found: Review) -> dict[int, str]:
    """The text of the position before each moment that is shown."""
    from bohnhof.kernel.events import apply
    from bohnhof.kernel.text.notation import write_position

    wanted = {choice.seq for choice in [*found.best(), *found.worst()]}
    table = game.start.clone()
    texts = {}
    for n, move in enumerate(game.moves, 1):
        if n in wanted:
            texts[n] = write_position(table, game.names)
        for event in move.events:
            apply(table, event)
    return texts


@contextmanager
def _progress(language: Language) -> Iterator[OnProgress]:
    """Show the progress of the review on standard error, if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=1)

        def show(what: str, n: int, of: int) -> None:
            bar.update(task, description=language.say(what), completed=n, total=of)

        yield show


def _print(found: Review, rules: Rules, language: Language, *, choices: bool) -> None:
    from rich.console import Console

    from bohnhof.review.words import choice_told, missed_told, told

    console = Console(markup=False, emoji=False, highlight=False, soft_wrap=True)
    console.print("\n".join(told(found, rules, language)))
    console.print()
    console.print(_sums(found, language), soft_wrap=False)
    console.print(language.say("review-about", judge=found.judge), style="dim")
    if found.deals:
        console.print()
        console.print(_deals(found, rules, language), soft_wrap=False)
    if choices:
        for title, moments in (("review-best", found.best()), ("review-worst", found.worst())):
            lines = [choice_told(one, found, language) for one in moments]
            _list(language, title, lines)
        if found.trades:
            missed = [missed_told(one, found, rules, language) for one in found.missed]
            _list(language, "review-missed", missed)


def _list(language: Language, title: str, lines: list[str]) -> None:
    typer.echo(f"\n{language.say(title)}")
    for line in lines or [language.say("review-none")]:
        typer.echo(f"  {line}")


def _grid() -> Grid:
    from rich import box
    from rich.table import Table as Grid

    return Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))


def _sums(found: Review, language: Language) -> Grid:
    from bohnhof.review.page import columns
    from bohnhof.review.words import signed, within

    grid = _grid()
    grid.add_column("", style="cyan")
    for key, _ in columns(found):
        grid.add_column(language.say(key), justify="right")
    for name, sums in zip(found.names, found.seats, strict=True):
        cells = [signed(language, getattr(sums, part)) for _, part in columns(found)]
        cells[-1] = within(language, cells[-1], found.spread)
        grid.add_row(name, *cells)
    return grid


def _deals(found: Review, rules: Rules, language: Language) -> Grid:
    from bohnhof.review.words import deal_told, signed

    grid = _grid()
    grid.add_column(language.say("review-turn"), justify="right")
    grid.add_column(language.say("review-deals"), overflow="fold")
    for name in found.names:
        grid.add_column(name, justify="right")
    for deal in found.deals:
        gains = [signed(language, gain) for gain in deal.gains]
        grid.add_row(str(deal.turn), deal_told(deal, found, rules, language), *gains)
    return grid
