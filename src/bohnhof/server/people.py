"""People: a signed cookie says who somebody is; there are no accounts."""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from hashlib import sha256
from typing import Final, NamedTuple

from bohnhof.kernel.faults import BadInput
from bohnhof.server.wire import LONGEST_NAME

COOKIE: Final = "bohnhof"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # as long as browsers keep any
PERSON: Final = re.compile(r"[A-Za-z0-9_-]{16}")


class Who(NamedTuple):
    """How somebody says who they are: with the token of a seat, or with the person of a cookie."""

    person: str | None
    token: str | None = None


def new_person() -> str:
    return secrets.token_urlsafe(12)


def signed(key: bytes, person: str) -> str:
    """What the cookie says."""
    return f"{person}.{_signature(key, person)}"


def person_in(key: bytes, cookie: str | None) -> str | None:
    """The person whom a cookie names, if we signed it."""
    person, _, signature = (cookie or "").partition(".")
    if not PERSON.fullmatch(person):
        return None
    return person if hmac.compare_digest(signature.encode(), _signature(key, person).encode()) else None


def _signature(key: bytes, person: str) -> str:
    return hmac.new(key, f"person {person}".encode(), sha256).hexdigest()[:40]


def clean_name(name: str) -> str:
    """A name as it can be shown: one line, no signs that cannot be seen or that turn the line round."""
    kept = "".join(sign for sign in unicodedata.normalize("NFC", name) if _is_seen(sign))
    kept = " ".join(kept.split())[:LONGEST_NAME].strip()
    if not kept:
        raise BadInput("a name needs at least one letter")
    return kept


def clean_line(text: str) -> str:
    """A line of talk as it can be shown."""
    return " ".join("".join(sign for sign in text if _is_seen(sign)).split())


def _is_seen(sign: str) -> bool:
    return sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn") or sign == "\u200d"
