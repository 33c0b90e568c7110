"""The seal of a record: a sum over its lines, so that a damaged record is never taken for a whole one."""

from __future__ import annotations

import hashlib
from typing import Final

from bohnhof.kernel.faults import BadInput

FORMAT: Final = "1"


def sealed(body: str) -> str:
    """A record with its first and last line: what it is, and the sum over everything before."""
    text = f"record    {FORMAT}\n{body}"
    return f"{text}sum       {_sum(text)}\n"


def check_seal(text: str) -> bool:
    """Is this a record? Raises BadInput if it is one, but cut short or changed."""
    lines = text.splitlines(keepends=True)
    is_record = bool(lines) and lines[0].split()[:1] == ["record"]
    if not is_record:
        return False
    if lines[0].split() != ["record", FORMAT]:
        raise BadInput(f"line 1: this record has a format other than {FORMAT}")
    if lines[-1].split()[:1] != ["sum"]:
        raise BadInput("this record is incomplete: its last line is not the sum over the others")
    if lines[-1].split() != ["sum", _sum("".join(lines[:-1]))]:
        raise BadInput("this record was damaged or changed: its sum does not match")
    return True


def _sum(text: str) -> str:
    normal = text.replace("\r\n", "\n")
    return hashlib.sha256(normal.encode()).hexdigest()[:32]
