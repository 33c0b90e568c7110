"""Timeouts for things that never happen. No test depends on how soon something happens, only that it does."""

from __future__ import annotations

from typing import Any, Final

# Seconds: more than anything takes, even when thirty other programs use the same two cores.
HANGS: Final = 240.0
# How to open a WebSocket in a test: the library's own timeout is too short for such a machine.
PATIENTLY: Final[dict[str, Any]] = {"open_timeout": HANGS, "ping_interval": None}
