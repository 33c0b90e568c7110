"""Ports for programs that a test starts. Each worker of a test run has its own, so that no two give away the same one.

Ports that the system chooses (port 0) may only be used by whoever holds them: once they are free for a moment, an
outgoing connection of another test can get them.
"""

from __future__ import annotations

import os
import socket
from random import Random
from typing import Final

FIRST: Final = 20_000  # outgoing connections use ports from 32768 on
EACH: Final = 750  # ports of a worker
WORKER: Final = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 16

_random = Random(os.getpid())
_given: set[int] = set()


def free_port(together: int = 1) -> int:
    """A port that stays free between two starts, together with those after it."""
    begins = FIRST + WORKER * EACH
    for first in _random.sample(range(begins, begins + EACH - together + 1), 200):
        ports = range(first, first + together)
        if _given.isdisjoint(ports) and all(map(_is_free, ports)):
            _given.update(ports)
            return first
    raise AssertionError("no port is free")


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0
