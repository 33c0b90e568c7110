"""`bohnhof play`: play in the terminal, with bots on the other seats."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from bohnhof.cli.errors import INTERRUPTED
from bohnhof.cli.options import (
    DEFAULT_EDITION,
    ENGLISH,
    EditionOption,
    LanguageOption,
    PlayersOption,
    VariantsOption,
    is_given,
    names_of_bots,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

    from bohnhof.bots.bot import Bot
    from bohnhof.kernel.text.record import Recorder
    from bohnhof.sentences.catalogue import Language
    from bohnhof.terminal.game import Terminal, TerminalGame

WIDEST = 100  # columns; a longer line is hard to read


def play_game(
    context: typer.Context,
    edition: EditionOption = DEFAULT_EDITION,
    players: PlayersOption = None,
    options: VariantsOption = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…",
            help="The other players; a shorter list repeats around the table.",
            show_default="casual, or greedy in games without trading",
        ),
    ] = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name.")] = "You",
    seat: Annotated[int, typer.Option(metavar="N", min=0, help="Your seat; seat 0 begins.")] = 0,
    seed: Annotated[
        int | None,
        typer.Option(metavar="S", min=0, help="The same seed deals the same cards.", show_default="secret"),
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a record of the game when it is over.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a game that you saved with `save FILE`.")
    ] = None,
    language: LanguageOption = ENGLISH,
) -> None:
    """Play in the terminal against bots.

    Type `help` at the prompt to see what you can do.
    """
    from bohnhof.cli.files import check_target
    from bohnhof.sentences.catalogue import language as find_language

    spoken = find_language(language)
    if resume is not None:
        _only_for_new_games(context)
        game, seed = _resumed(resume, edition if is_given(context, "edition") else None, spoken)
    else:
        game, seed = _new(edition, players, tuple(options or ()), bots, name, seat, seed, spoken)
    if record is not None:
        check_target(record)  # fail now, not after the game

    try:
        finished = game.run()
    except KeyboardInterrupt:
        typer.echo(f"\n{spoken.say('good-bye')}")
        raise typer.Exit(INTERRUPTED) from None
    if not finished:
        typer.echo(spoken.say("good-bye-unrecorded" if record else "good-bye"))
        return
    typer.echo("\n" + spoken.say("same-cards-again", seed=str(seed)))
    if record is not None:
        record.write_text(game.recorder.text(), encoding="utf-8")
        typer.echo(spoken.say("game-again", command=_command("replay", str(record), edition=edition)))


# ------------------------------------------------------- before the game begins


def _new(
    edition: str,
    players: int | None,
    options: tuple[str, ...],
    bots: str | None,
    name: str,
    seat: int,
    seed: int | None,
    spoken: Language,
) -> tuple[TerminalGame, int]:
    """A new game, and its seed."""
    from bohnhof.arena.series import Series, usual_players
    from bohnhof.kernel.deal import new_table
    from bohnhof.server.wire.game_terms import default_bot
    from bohnhof.terminal.game import TerminalGame

    rules = Series(edition, usual_players(edition) if players is None else players, options=options).rules()
    names = _seating(name, seat, int(rules.players))
    others = int(rules.players) - 1
    kinds = [default_bot(rules)] * others if bots is None else _kinds(bots, others)
    table = new_table(rules, _secret_seed() if seed is None else seed)
    terminal = _terminal(seat, kinds, edition)
    return TerminalGame(table, names, _make_bots(kinds, seat), terminal, spoken=spoken), table.seed


def _only_for_new_games(context: typer.Context) -> None:
    """A saved game knows its players, cards and options: refuse to be told others."""
    from bohnhof.kernel.faults import BadInput

    for option in ("players", "options", "bots", "name", "seat", "seed"):
        if is_given(context, option):
            shown = "option" if option == "options" else option
            raise BadInput(f"--{shown} is for new games: a game that you resume has its own")


def _resumed(file: Path, edition: str | None, spoken: Language) -> tuple[TerminalGame, int]:
    """The game that was saved in this file, and its seed. An edition, if one is named, must be that of the game."""
    from bohnhof.cli.files import edition_finder, in_file, read_text
    from bohnhof.kernel.faults import BadInput
    from bohnhof.library import find_edition
    from bohnhof.terminal.game import TerminalGame
    from bohnhof.terminal.saving import read_saved

    named = None if edition is None else find_edition(edition).id
    with in_file(file):
        found = read_saved(read_text(file), edition_finder(edition))
        own = found.table.rules.edition.id
        if named not in (None, own):
            raise BadInput(f"the edition of this game is {own}, not {named}")
    terminal = _terminal(found.person, list(found.bots), edition or own)
    bots = _make_bots(list(found.bots), found.person)
    return TerminalGame(found.table, found.names, bots, terminal, spoken, found.played), found.table.seed


def _seating(name: str, seat: int, players: int) -> tuple[str, ...]:
    """The names of all seats: yours, and other names for the bots."""
    from bohnhof.bots.registry import FRIENDS
    from bohnhof.kernel.faults import BadInput

    if seat >= players:
        raise BadInput(f"there is no seat {seat} at a table for {players}: the seats are 0 to {players - 1}")
    friends = [friend for friend in FRIENDS if friend.lower() != name.lower()][: players - 1]
    return (*friends[:seat], name, *friends[seat:])


def _kinds(names: str, seats: int) -> list[str]:
    """The kind of bot for every other seat."""
    from bohnhof.kernel.faults import BadInput

    if seats == 0:
        raise BadInput("--bots: there are no other seats in a game for one")
    kinds = names_of_bots(names)
    if len(kinds) > seats:
        raise BadInput(f"{len(kinds)} bots do not fit on the {seats} other seats")
    return [kinds[n % len(kinds)] for n in range(seats)]


def _make_bots(kinds: list[str], person: int) -> dict[int, Bot]:
    """The bots, on all seats except the person's."""
    from bohnhof.bots.registry import make_bot

    seats = [seat for seat in range(len(kinds) + 1) if seat != person]
    return {seat: make_bot(kind) for seat, kind in zip(seats, kinds, strict=True)}


def _secret_seed() -> int:
    """A seed that nobody can guess."""
    import secrets

    from bohnhof.bots.chance import SEED_BYTES

    return secrets.randbits(8 * SEED_BYTES)


def _terminal(person: int, kinds: list[str], edition: str) -> Terminal:
    """The terminal this program runs in, at which a game with these bots can be saved."""
    import sys
    from contextlib import suppress

    from rich.console import Console
    from rich.text import Text

    from bohnhof.terminal.game import Terminal
    from bohnhof.terminal.saving import saved, write_saved

    with suppress(ImportError):  # if available: line editing and history
        import readline  # noqa: F401
    for stream in (sys.stdin, sys.stdout):
        _forgive(stream)
    # A name or an edition file may contain anything: show its words as they are, without styles.
    console = Console(markup=False, emoji=False, highlight=False)

    def say(line: RenderableType) -> None:
        # A text comes in lines that fit. One that is longer is meant to be copied.
        console.print(line, soft_wrap=isinstance(line, Text))

    def keep(name: str, recorder: Recorder) -> str:
        write_saved(Path(name), saved(recorder, person, kinds))
        return _command("play", "--resume", name, edition=edition)

    return Terminal(ask=input, say=say, width=lambda: min(console.width, WIDEST), keep=keep)


def _forgive(stream: TextIO) -> None:
    """Replace characters that the terminal cannot print instead of failing."""
    from io import TextIOWrapper

    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


# ------------------------------------------------------------ when the game stops


def _command(*words: str, edition: str) -> str:
    """A command about this game, to copy into a shell; your own edition has to be named to it."""
    import shlex

    from bohnhof.editions import EDITIONS

    own = [] if edition in EDITIONS else ["--edition", edition]
    return shlex.join(["bohnhof", *words, *own])
