"""Removes secrets from logs: ids of tables and people, tokens and seeds, in any message or traceback."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any, Final

# An id after its path; a quoted word as long as an id (12), a person (16), a token (24) or a cookie; a long number.
SECRETS: Final = re.compile(
    r"(?<=/tables/)[\w-]{12}(?![\w-])"
    r"|(?<=/games/)[\w-]{12}(?![\w-])"
    r"|(?<=seat=)[\w-]{24}(?![\w-])"
    r"""|(?<=['"])(?:[\w-]{12}|[\w-]{16}|[\w-]{24}|[\w-]{16}(?:\.\d+)?\.[0-9a-f]{40})(?=['"])"""
    r"|\b[0-9a-f]{40,}\b"
)


def scrub(value: Any) -> Any:
    """The same text with a short hash in place of every secret, so that lines about the same thing can be matched."""
    if isinstance(value, int | float | bool | None):
        return value
    return SECRETS.sub(lambda found: f"#{short(found[0])}", str(value))


def short(secret: str) -> str:
    """The name in logs of something whose name is a secret."""
    return sha256(secret.encode()).hexdigest()[:8]
