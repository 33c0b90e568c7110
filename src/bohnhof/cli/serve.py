"""`bohnhof serve`: the table server, for friends and bots over the network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

DataOption = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="DIR", help="Where tables and games are kept.", show_default="~/.local/share/bohnhof"
    ),
]


def serve_tables(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0: for everybody in the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0: any free one.")] = 8000,
    data: DataOption = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = True,
    brains: Annotated[int, typer.Option(metavar="N", min=1, max=64, help="Processes in which bots think.")] = 1,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy or network (172.16.0.0/12) whose X-Forwarded-For and -Proto are believed; repeatable.",
            show_default="127.0.0.1 and ::1",
        ),
    ] = None,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            max=65535,
            help="Serve /metrics on this port of 127.0.0.1 only; else on the main one, to this machine.",
        ),
    ] = None,
    keep: Annotated[
        int | None,
        typer.Option(metavar="DAYS", min=1, max=36500, help="Delete talk and unfinished tables that are older."),
    ] = None,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Limits for each address; without them only for load tests.")
    ] = True,
) -> None:
    """Serve tables at which people and bots play, in the browser or by program; see docs/server.md."""
    from bohnhof.server.http.addresses import LOOPBACK
    from bohnhof.server.http.run import serve
    from bohnhof.server.limits import Limits

    def ready(address: str) -> None:
        typer.echo(f"Bohnhof is at {address} (stop it with Ctrl-C)")
        if browser:
            _open(address)

    serve(
        host=host,
        port=port,
        folder=data or default_folder(),
        limits=Limits() if limits else Limits().unlimited(),
        brains=brains,
        keep=keep,
        ready=ready,
        trusted=tuple(trusted_proxy) if trusted_proxy else LOOPBACK,
        metrics_port=metrics_port,
    )


def default_folder() -> Path:
    """Where a person's programs keep their data."""
    import os

    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "bohnhof"


def _open(address: str) -> None:
    """Open the page; a machine without a browser is no reason to stop."""
    import webbrowser
    from contextlib import suppress

    with suppress(webbrowser.Error):
        webbrowser.open(address)
