"""`bohnhof mcp`: seat a language model at a table, as a server of the Model Context Protocol on standard input."""

from __future__ import annotations

from typing import Annotated

import typer

from bohnhof.cli.crew import demand
from bohnhof.cli.options import DEFAULT_EDITION, EditionOption, PlayersOption, VariantsOption, is_given, names_of_bots


def seat_model(
    context: typer.Context,
    edition: EditionOption = DEFAULT_EDITION,
    players: PlayersOption = None,
    options: VariantsOption = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help="The bots on the other seats: one for all, or one for each, separated by commas.",
            show_default="casual, or greedy in games without trading",
        ),
    ] = None,
    seat: Annotated[int, typer.Option(metavar="N", help="The model's seat, from 0.")] = 0,
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same seed deals the same cards.")] = None,
    table: Annotated[
        str | None,
        typer.Option(
            metavar="LINK",
            envvar="BOHNHOF_TABLE",
            help="Sit at a table of a server instead: the seat's secret link (…/tables/ID#seat=TOKEN).",
        ),
    ] = None,
    token: Annotated[
        str | None,
        typer.Option(metavar="TOKEN", envvar="BOHNHOF_TOKEN", help="The seat's token, if the link has none."),
    ] = None,
) -> None:
    """Let a language model play, through the Model Context Protocol.

    It gets tools to observe, wait, act, offer, answer and talk, at a table with bots.

    With --table it sits at a table of a server instead, with people and bots.
    """
    _check_where(context, table)
    for package in ("numpy", "mcp"):
        demand(package, "mcp", "mcp")
    from bohnhof.envs.mcp_server import LocalSeat, ModelSeat, serve
    from bohnhof.envs.sitting import GameSpec

    if table is None:
        from bohnhof.kernel.faults import BadInput
        from bohnhof.server.wire.game_terms import default_bot

        at = GameSpec(edition, players, options or ())
        if bots is not None and at.players == 1:
            raise BadInput("--bots: there are no other seats in a game for one")
        company = default_bot(at.rules) if bots is None else bots
        serve(ModelSeat(LocalSeat(at, list(names_of_bots(company)), seat, seed))).run("stdio")
        return
    from bohnhof.server.thinking.remote_seat import RemoteSeat

    chair = RemoteSeat(table, token)
    try:
        serve(ModelSeat(chair)).run("stdio")
    finally:
        chair.close()


def _check_where(context: typer.Context, table: str | None) -> None:
    """Refuse options that do not apply where the model sits: at a table here, or at a table of a server."""
    from bohnhof.kernel.faults import BadInput

    if table is None:
        if is_given(context, "token"):
            raise BadInput("--token is for a server's table: name it with --table")
        return
    for option in ("edition", "players", "options", "bots", "seat", "seed"):
        if is_given(context, option):
            shown = "option" if option == "options" else option
            raise BadInput(
                f"--{shown} does not apply to a server's table (--table or BOHNHOF_TABLE), which has its own"
            )
