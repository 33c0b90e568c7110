"""How long a test waits for what never comes. No test depends on how soon something comes, only that it does."""

from __future__ import annotations

from typing import Any, Final

# Seconds: more than anything takes, also where thirty other programs want the same two cores.
HANGS: Final = 240.0
# How to open a WebSocket in a test: a library's own patience is too short for such a machine.
PATIENTLY: Final[dict[str, Any]] = {"open_timeout": HANGS, "ping_interval": None}
