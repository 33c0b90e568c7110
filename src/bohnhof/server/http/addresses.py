"""Addresses: how limits count them, and which proxies are trusted."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from bohnhof.kernel.faults import BadInput

Network = IPv4Network | IPv6Network

HOUSEHOLD = 64  # bits of an IPv6 address that identify a customer, who chooses the rest
LOOPBACK = ("127.0.0.1", "::1")


@lru_cache(4096)
def neighbourhood(host: str) -> str:
    """The unit for limits: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((int(address), HOUSEHOLD), strict=False))
    return str(address)


def is_in(host: str, networks: tuple[Network, ...]) -> bool:
    """Is this one of those networks?"""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in network for network in networks)


def is_loopback(host: str) -> bool:
    """Does it come from this machine?"""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


def read_networks(texts: tuple[str, ...]) -> tuple[Network, ...]:
    """The addresses and networks in this text."""
    found = []
    for text in texts:
        try:
            found.append(ip_network(text, strict=False))
        except ValueError:
            raise BadInput(f"{text[:60]!r} is not an address or a network, like 10.0.0.7 or 172.16.0.0/12") from None
    return tuple(found)
