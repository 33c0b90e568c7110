"""`bohnhof play`: sit down at a table in the terminal, with bots on the other seats."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from bohnhof.cli.errors import INTERRUPTED
from bohnhof.cli.options import DEFAULT_EDITION, EditionOption, PlayersOption, VariantsOption, names_of_bots

if TYPE_CHECKING:
    from bohnhof.bots.bot import Bot
    from bohnhof.terminal.game import Terminal

WIDEST = 100  # columns; a longer line is hard to read


def play_game(
    edition: EditionOption = DEFAULT_EDITION,
    players: PlayersOption = None,
    options: VariantsOption = None,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who else plays; fewer bots than seats repeat round the table.")
    ] = "random",
    name: Annotated[str, typer.Option(metavar="NAME", help="What you are called.")] = "You",
    seat: Annotated[int, typer.Option(metavar="N", min=0, help="Where you sit; seat 0 begins.")] = 0,
    seed: Annotated[
        int | None,
        typer.Option(metavar="S", min=0, help="The same seed deals the same cards.", show_default="secret"),
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record of the game, when it is over.")
    ] = None,
) -> None:
    """Play in the terminal, with bots on the other seats; `help` at the prompt explains what to type."""
    from bohnhof.arena.series import Series, usual_players
    from bohnhof.cli.files import check_target
    from bohnhof.kernel.deal import new_table
    from bohnhof.terminal.game import Game

    rules = Series(
        edition, usual_players(edition) if players is None else players, options=tuple(options or ())
    ).rules()
    names = _seating(name, seat, int(rules.players))
    others = _make_bots(bots, seat, int(rules.players))
    table = new_table(rules, _secret_seed() if seed is None else seed)
    game = Game(table, names, others, _terminal())
    if record is not None:
        check_target(record)  # nobody wants to learn it when the game is over

    try:
        finished = game.run()
    except KeyboardInterrupt:
        typer.echo("\nGood-bye!")
        raise typer.Exit(INTERRUPTED) from None
    if not finished:
        typer.echo("Good-bye! The game was not over, so there is no record of it." if record else "Good-bye!")
        return
    typer.echo(f"\nThe same cards again: --seed {table.seed}")
    if record is not None:
        record.write_text(game.recorder.text(), encoding="utf-8")
        typer.echo(f"The game again: {_replay(record, edition)}")


# ------------------------------------------------------- before the game begins


def _seating(name: str, seat: int, players: int) -> tuple[str, ...]:
    """Who sits where: the person, and friends of other names."""
    from bohnhof.bots.registry import FRIENDS
    from bohnhof.kernel.faults import BadInput

    if seat >= players:
        raise BadInput(f"there is no seat {seat} at a table for {players}: the seats are 0 to {players - 1}")
    friends = [friend for friend in FRIENDS if friend.lower() != name.lower()][: players - 1]
    return (*friends[:seat], name, *friends[seat:])


def _make_bots(names: str, seat: int, players: int) -> dict[int, Bot]:
    """A bot for every other seat."""
    from bohnhof.bots.registry import make_bot
    from bohnhof.kernel.faults import BadInput

    kinds = names_of_bots(names)
    seats = [other for other in range(players) if other != seat]
    if len(kinds) > max(1, len(seats)):  # the usual one bot is not wanted in a game for one
        raise BadInput(f"{len(kinds)} bots do not fit on the {len(seats)} other seats")
    return {other: make_bot(kinds[n % len(kinds)]) for n, other in enumerate(seats)}


def _secret_seed() -> int:
    """A seed that nobody can guess."""
    import secrets

    from bohnhof.bots.chance import SEED_BYTES

    return secrets.randbits(8 * SEED_BYTES)


def _terminal() -> Terminal:
    """The terminal this program runs in."""
    import sys
    from contextlib import suppress

    from rich.console import Console

    from bohnhof.terminal.game import Terminal

    with suppress(ImportError):  # where it exists, it lets people edit what they type and find it again
        import readline  # noqa: F401
    for stream in (sys.stdin, sys.stdout):
        _forgive(stream)
    # A name or an own edition may contain anything: its words are shown as they are.
    console = Console(markup=False, emoji=False, highlight=False)
    return Terminal(ask=input, say=console.print, width=lambda: min(console.width, WIDEST))


def _forgive(stream: TextIO) -> None:
    """Let no sign that the terminal does not know end the game."""
    from io import TextIOWrapper

    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


# ---------------------------------------------------------- when the game is over


def _replay(record: Path, edition: str) -> str:
    """The command that shows a record again; an own edition has to be named to it."""
    import shlex

    from bohnhof.editions import EDITIONS

    own = [] if edition in EDITIONS else ["--edition", edition]
    return shlex.join(["bohnhof", "replay", str(record), *own])
