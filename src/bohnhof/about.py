"""Which program this is: its version, its kernel and the Python that runs it."""

from __future__ import annotations

import platform

from bohnhof import __version__
from bohnhof.kernel.arrays import COMPILED


def running() -> str:
    """The kernel and the Python that run, on which all times depend."""
    kernel = "compiled" if COMPILED else "interpreted"
    return f"{kernel} kernel, {platform.python_implementation()} {platform.python_version()}"


def program() -> str:
    return f"{__version__} ({running()})"
