"""The seal of a record: a checksum over its lines, so that a damaged record is detected."""

from __future__ import annotations

import hashlib
from typing import Final

from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.text.words import shortened

FORMAT: Final = "1"


def sealed(body: str) -> str:
    """A record with its first and last line: what it is, and the checksum of everything before."""
    text = f"record    {FORMAT}\n{body}"
    return f"{text}sum       {_sum(text)}\n"


def check_seal(text: str) -> bool:
    """Is this a record? Raises BadInput if it is one, but truncated or changed."""
    lines = text.splitlines(keepends=True)
    while lines and not lines[-1].strip():
        lines.pop()  # blank lines at the end do no harm
    first, last = (lines[0].split(), lines[-1].split()) if lines else ([], [])
    if first[:1] != ["record"]:
        return False
    if first[1:] != [FORMAT]:
        said = shortened(" ".join(first[1:])) or "none"
        raise BadInput(f"line 1: this record has format {said}, but only format {FORMAT} can be read")
    if last[:1] != ["sum"]:
        raise BadInput(f"line {len(lines)}: this record is cut short: its last line must be the sum over the others")
    if last[1:] != [_sum("".join(lines[:-1]))]:
        raise BadInput(f"line {len(lines)}: this record was changed or damaged: its sum does not match")
    return True


def _sum(text: str) -> str:
    normal = text.replace("\r\n", "\n")
    return hashlib.sha256(normal.encode(errors="surrogatepass")).hexdigest()[:32]
