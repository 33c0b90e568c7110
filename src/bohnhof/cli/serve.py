"""`bohnhof serve`: the table server, for friends and bots over the network."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bohnhof.library import Texts

DataOption = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="DIR",
        envvar="BOHNHOF_DATA",
        help="Where tables and games are stored.",
        show_default="~/.local/share/bohnhof",
    ),
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="BOHNHOF_DATABASE",
        help="A PostgreSQL database that several servers can share (postgresql://...), instead of the folder.",
        show_default="a file in the folder",
    ),
]
HostOption = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        envvar="BOHNHOF_HOST",
        help="The address to listen on; 0.0.0.0 lets other machines in your network connect.",
    ),
]
PortOption = Annotated[
    int,
    typer.Option(metavar="N", min=0, max=65535, envvar="BOHNHOF_PORT", help="The port; 0 picks a free one."),
]
ProcessesOption = Annotated[
    int,
    typer.Option(
        metavar="N",
        min=1,
        max=64,
        envvar="BOHNHOF_WORKERS",
        help="The number of server processes; more than one needs --database.",
    ),
]
EditionFilesOption = Annotated[
    list[str] | None,
    typer.Option(
        metavar="FILE",
        envvar="BOHNHOF_EDITION",
        help="Your own edition (docs/editions.md), offered with the published ones; repeatable.",
        show_default=False,
    ),
]
BrowserOption = Annotated[
    bool, typer.Option("--browser/--no-browser", envvar="BOHNHOF_BROWSER", help="Open the page in a browser.")
]
BrainsOption = Annotated[
    int,
    typer.Option(metavar="N", min=1, max=64, envvar="BOHNHOF_BRAINS", help="The number of processes for bots."),
]
TrustedProxyOption = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS",
        envvar="BOHNHOF_TRUSTED_PROXY",
        help="A proxy or network (172.16.0.0/12) whose X-Forwarded-For and -Proto are trusted; repeatable.",
        show_default="127.0.0.1 and ::1",
    ),
]
RootPathOption = Annotated[
    str,
    typer.Option(
        metavar="PATH",
        envvar="BOHNHOF_ROOT_PATH",
        help="The sub-path of your site that a proxy forwards here, such as /beans.",
        show_default="/",
    ),
]
MetricsPortOption = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=1,
        max=65535,
        envvar="BOHNHOF_METRICS_PORT",
        help="Serve /metrics on this port of 127.0.0.1 only (the second worker uses the next port, and so on);"
        " by default it is on the main port, for this machine only.",
    ),
]
KeepOption = Annotated[
    int | None,
    typer.Option(
        metavar="DAYS",
        min=1,
        max=36500,
        envvar="BOHNHOF_KEEP",
        help="Delete chat and unfinished tables older than this.",
    ),
]
LimitsOption = Annotated[
    bool,
    typer.Option(
        "--limits/--no-limits",
        envvar="BOHNHOF_LIMITS",
        help="Limit what each address can do; turn this off only for load tests.",
    ),
]
EVERYWHERE = ("0.0.0.0", "::")
SPELLED_ALIKE = 0.88  # all settings begin with the same eight characters


def serve_tables(
    ctx: typer.Context,
    host: HostOption = "127.0.0.1",
    port: PortOption = 8000,
    data: DataOption = None,
    database: DatabaseOption = None,
    workers: ProcessesOption = 1,
    edition: EditionFilesOption = None,
    browser: BrowserOption = True,
    brains: BrainsOption = 1,
    trusted_proxy: TrustedProxyOption = None,
    root_path: RootPathOption = "",
    metrics_port: MetricsPortOption = None,
    keep: KeepOption = None,
    limits: LimitsOption = True,
) -> None:
    """Play in the browser, with friends and bots.

    docs/protocol.md shows how programs can play, docs/hosting.md how to put a server on the internet.
    """
    from bohnhof.cli.invitation import addresses_of_this_machine, invite
    from bohnhof.server.http.addresses import LOOPBACK
    from bohnhof.server.http.pages import read_root
    from bohnhof.server.http.run import Serving, serve
    from bohnhof.server.limits import Limits

    for warning in _misspelt_settings([parameter.envvar for parameter in ctx.command.params]):
        typer.echo(f"bohnhof: {warning}", err=True)
    reach = tuple(addresses_of_this_machine(host)) if host in EVERYWHERE else ()

    def ready(address: str) -> None:
        typer.echo(f"Bohnhof is at {address} (stop it with Ctrl-C)")
        invite([address.replace("localhost", name, 1) for name in reach])
        if browser:
            _open(address)

    serving = Serving(
        folder=_folder(data),
        limits=Limits() if limits else Limits().unlimited(),
        brains=brains,
        database=database,
        workers=workers,
        keep=keep,
        trusted=tuple(trusted_proxy) if trusted_proxy else LOOPBACK,
        metrics_port=metrics_port,
        root=read_root(root_path),
        editions=tuple((file, _texts(file)) for file in edition or ()),
        reach=reach,
    )
    serve(host, port, serving, ready)


def _misspelt_settings(known: Iterable[object]) -> Iterator[str]:
    """Environment variables that look like a setting but are none: the server would silently use its default."""
    import os
    from difflib import get_close_matches

    names = [name for name in known if isinstance(name, str)]
    for name in sorted(os.environ):
        near = get_close_matches(name, names, n=1, cutoff=SPELLED_ALIKE)
        if near and name not in names:
            yield f"{name} is not a setting: did you mean {near[0]}?"


def _texts(file: str) -> Texts:
    """The texts of your own edition."""
    from bohnhof.editions import EDITIONS
    from bohnhof.kernel.faults import BadInput
    from bohnhof.library import texts_of

    if file in EDITIONS:
        raise BadInput(f"--edition takes your own file (.toml): {file} is a published edition, which is always offered")
    return texts_of(file)


def _folder(data: Path | None) -> Path:
    """The data folder. It need not exist, but must not be a file."""
    from bohnhof.kernel.faults import BadInput

    folder = data or default_folder()
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"--data needs a folder, but {folder} is a file")
    return folder


def default_folder() -> Path:
    """The default data folder of this user."""
    import os

    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "bohnhof"


def _open(address: str) -> None:
    """Open the page; if there is no browser, carry on."""
    import webbrowser
    from contextlib import suppress

    with suppress(webbrowser.Error):
        webbrowser.open(address)
