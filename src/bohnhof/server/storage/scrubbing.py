"""What a log must not say: ids of tables, persons, tokens and seeds, wherever a message or trace names one."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any, Final

# An id behind its path; a quoted word as long as an id (12), a person (16), a token (24) or a cookie; a long number.
SECRETS: Final = re.compile(
    r"(?<=/tables/)[\w-]{12}(?![\w-])"
    r"|(?<=/games/)[\w-]{12}(?![\w-])"
    r"|(?<=seat=)[\w-]{24}(?![\w-])"
    r"""|(?<=['"])(?:[\w-]{12}|[\w-]{16}|[\w-]{24}|[\w-]{16}(?:\.\d+)?\.[0-9a-f]{40})(?=['"])"""
    r"|\b[0-9a-f]{40,}\b"
)


def scrub(value: Any) -> Any:
    """The same words with a short hash in place of every secret: enough to see that two lines speak of the same."""
    if isinstance(value, int | float | bool | None):
        return value
    return SECRETS.sub(lambda found: f"#{short(found[0])}", str(value))


def short(secret: str) -> str:
    """How logs call something whose name is a secret."""
    return sha256(secret.encode()).hexdigest()[:8]
