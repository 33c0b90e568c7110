"""`bohnhof check`: check that a bot follows the rules for bots."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from bohnhof.cli.options import JsonOption

if TYPE_CHECKING:
    from bohnhof.bots.compliance import Trial
    from bohnhof.kernel.edition import Edition


def check_own_bot(
    bot: Annotated[
        str, typer.Argument(metavar="BOT", help="module:Class, the name of a registered bot, or a policy file (.onnx).")
    ],
    editions: Annotated[
        list[str] | None,
        typer.Option("--edition", metavar="ID|FILE", help="Play only this edition; repeatable.", show_default="all"),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(metavar="N", help="Play only tables of this size.", show_default="the smallest and the largest"),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S", min=0, help="The same seed deals the same games.")] = 1,
    as_json: JsonOption = False,
) -> None:
    """Check that a bot follows the rules for bots.

    It plays every edition. Every choice is checked, and some are repeated.
    """
    from bohnhof.bots.compliance import PROMISES, trials
    from bohnhof.bots.registry import make_bot
    from bohnhof.cli.errors import BOT_FAULT
    from bohnhof.editions import EDITIONS
    from bohnhof.library import find_edition

    chosen = [find_edition(name) for name in editions or EDITIONS]
    if players is not None:
        chosen = _for(players, chosen, named=editions is not None)
    name = make_bot(bot).name  # an unknown bot is refused in one line
    if not as_json:
        typer.echo(f"Checking {bot} (its name is {name!r}). It must keep these promises:")
        for promise in PROMISES:
            typer.echo(f"  - {promise}")
    played = []
    for trial in trials(lambda: make_bot(bot), chosen, players=players, seed=seed):
        played.append(trial)
        if not as_json:
            typer.echo(_line(trial))
        if trial.fault is not None:
            break
    fault = played[-1].fault
    if as_json:
        import json

        typer.echo(json.dumps({"bot": bot, "name": name, "passed": fault is None, "games": [*map(_plain, played)]}))
    elif fault is None:
        typer.echo(f"PASSED: {_held(played)}. {_advice(played)}".rstrip())
    if fault is not None:
        if not as_json:
            typer.echo(_verdict(bot, fault, len(played) - 1))
        raise typer.Exit(BOT_FAULT)


def _for(players: int, editions: list[Edition], *, named: bool) -> list[Edition]:
    """Those of these editions that can be played by this many; if somebody named them, all must."""
    from bohnhof.kernel.faults import BadInput

    if named:
        for edition in editions:
            edition.set_up(players)
    chosen = [edition for edition in editions if players in edition.players]
    if not chosen:
        raise BadInput(f"no edition is for {players} players")
    return chosen


def _line(trial: Trial) -> str:
    """The checks of one game, and whether they passed."""
    company = "alone" if trial.players == 1 else "among random bots" if trial.alone else "with copies of itself"
    table = f"{trial.edition}, {_count(trial.players, 'player')}, {company}"
    did = f"{_count(trial.choices, 'choice')}, {_count(trial.offers, 'offer')}"
    return f"  {'ok   ' if trial.fault is None else 'FAULT'} {table}: {did}"


def _count(number: int, thing: str) -> str:
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def _held(played: list[Trial]) -> str:
    choices = sum(trial.choices for trial in played)
    longest = max(trial.longest for trial in played)
    return (
        f"it kept all of them in {len(played)} games and {choices:,} choices (the longest took {longest * 1000:.0f} ms)"
    )


def _advice(played: list[Trial]) -> str:
    """Warnings: things that are allowed but probably a mistake."""
    from bohnhof.bots.compliance import SECONDS, TOO_LONG

    advice = []
    if all(trial.waits == trial.choices for trial in played):
        advice.append("It never did anything: the games moved on without it.")
    if max(trial.longest for trial in played) > TOO_LONG:
        advice.append(
            f"It was given {SECONDS * 1000:.0f} ms for each choice: at a web table, a slow bot waits instead."
        )
    return " ".join(advice)


def _verdict(bot: str, fault: Exception, held: int) -> str:
    notes = [f"  {note}" for note in getattr(fault, "__notes__", [])]
    games = "no game" if held == 0 else "1 game" if held == 1 else f"{held} games"
    return "\n".join([f"FAILED: {fault}", *notes, f"  {bot} passed {games} before this one."])


def _plain(trial: Trial) -> dict[str, object]:
    return {**asdict(trial), "fault": None if trial.fault is None else str(trial.fault)}
