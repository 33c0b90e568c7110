"""`bohnhof mcp`: seat a language model at a table, as a server of the Model Context Protocol on standard input."""

from __future__ import annotations

from typing import Annotated

import typer

from bohnhof.cli.options import DEFAULT_EDITION, EditionOption, PlayersOption

MISSING = "the package of the Model Context Protocol is missing: pip install 'bohnhof[mcp]'"


def seat_model(
    edition: EditionOption = DEFAULT_EDITION,
    players: PlayersOption = None,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="Who sits on the other seats: one for all, or one each, with commas.")
    ] = "random",
    seat: Annotated[int, typer.Option(metavar="N", help="The model's seat, from 0.")] = 0,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Deal the game of this seed.")] = None,
) -> None:
    """Let a language model play: tools to observe, wait, act, offer, answer and say, at a table with bots."""
    from bohnhof.kernel.faults import BadInput

    try:
        from bohnhof.envs.mcp_server import Seat, serve
        from bohnhof.envs.sitting import Table
    except ModuleNotFoundError as fault:
        raise BadInput(MISSING) from fault
    serve(Seat(Table(edition, players), bots.split(","), seat, seed)).run("stdio")
