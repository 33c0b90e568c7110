"""What `bohnhof serve --host 0.0.0.0` prints: the addresses that friends can use, and a QR code of the first."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address

# Nothing is sent to these documentation addresses: the system only says which source address it would use.
ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
QUIET_ZONE = 4  # the white margin, in modules, that the standard asks for
# A module of the code is half a character; these are indexed by (upper, lower), and dark is the foreground.
BLOCKS = {(True, True): "\u2588", (True, False): "\u2580", (False, True): "\u2584", (False, False): " "}
BLACK_ON_WHITE, RESET = "\x1b[30;107m", "\x1b[0m"


def addresses_of_this_machine(host: str) -> list[str]:
    """The addresses, as written in a link, at which other machines can reach a server that listens on this host."""
    hosts = []
    for text in dict.fromkeys(_found()):
        address = ip_address(text.partition("%")[0])
        if address.is_loopback or address.is_link_local or address.is_unspecified:
            continue
        if address.version == 4:
            hosts.append(str(address))
        elif ":" in host:  # `::` listens on both, 0.0.0.0 on IPv4 only
            hosts.append(f"[{address}]")
    return hosts


def _found() -> list[str]:
    found = []
    for family, elsewhere in ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [entry[4][0] for entry in socket.getaddrinfo(socket.gethostname(), None)]
    return [str(text) for text in found]


def invite(links: list[str]) -> None:
    """Print the addresses that others can use, and on a terminal the first one as a QR code."""
    import sys

    import typer

    if not links:
        return
    typer.echo("Others in your network can use:")
    for link in links:
        typer.echo(f"  {link}")
    if sys.stdout.isatty() and _can_write_blocks(sys.stdout.encoding):
        typer.echo(drawn(links[0]))


def _can_write_blocks(encoding: str) -> bool:
    try:
        "".join(BLOCKS.values()).encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def drawn(link: str) -> str:
    """The link as a QR code in half blocks, black on white whatever the colours of the terminal are."""
    import segno

    dark = [[bool(module) for module in row] for row in segno.make(link, micro=False).matrix_iter(border=QUIET_ZONE)]
    if len(dark) % 2:
        dark.append([False] * len(dark[0]))
    lines = [
        "".join(BLOCKS[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(dark[::2], dark[1::2], strict=True)
    ]
    return "\n".join(f"{BLACK_ON_WHITE}{line}{RESET}" for line in lines)
