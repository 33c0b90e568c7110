"""What `bohnhof serve --host 0.0.0.0` prints: the addresses that friends can use, and a QR code of the first."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address

# Nothing is sent to these documentation addresses: the system only says which source address it would use.
ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def addresses_of_this_machine() -> list[str]:
    """The addresses at which other machines can reach this one, as written in a link."""
    hosts = []
    for text in dict.fromkeys(_found()):
        address = ip_address(text.partition("%")[0])
        if not (address.is_loopback or address.is_link_local or address.is_unspecified):
            hosts.append(f"[{address}]" if address.version == 6 else str(address))
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


def drawn(link: str) -> str:
    """The link as a QR code in half blocks, dark on light so that cameras can read it."""
    import segno

    light = [[not dark for dark in row] for row in segno.make(link, micro=False).matrix_iter(border=2)]
    if len(light) % 2:
        light.append([False] * len(light[0]))
    blocks = {(True, True): "\u2588", (True, False): "\u2580", (False, True): "\u2584", (False, False): " "}
    return "\n".join(
        "".join(blocks[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(light[::2], light[1::2], strict=True)
    )
