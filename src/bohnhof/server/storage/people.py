"""People: a signed cookie says who somebody is; there are no accounts."""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from hashlib import sha256
from typing import Final, NamedTuple

from bohnhof.kernel.faults import BadInput
from bohnhof.server.storage.names import seen_signs
from bohnhof.server.wire import LONGEST_NAME

COOKIE: Final = "bohnhof"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # as long as browsers keep any
PERSON: Final = re.compile(r"[A-Za-z0-9_-]{16}")


class Who(NamedTuple):
    """How somebody says who they are: with the token of a seat, or with the person of a cookie."""

    person: str | None
    token: str | None = None


_SALT: Final = secrets.token_bytes(16)  # of this process: no address can be found again from what is kept of it


def hashed_address(address: str) -> str:
    """What is kept of an address, in memory only."""
    return sha256(_SALT + address.encode()).hexdigest()[:16]


def random_id(size: int) -> str:
    """Nobody guesses it. It does not begin with a dash: it would look like an option to whoever types it in a shell."""
    while (drawn := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return drawn


def new_person() -> str:
    return random_id(12)


class People:
    """Who is who by cookie: what we sign, and what we believe.

    A cookie is of a generation. The next one is handed out at any time and believed beside the present one; once
    somebody signs out elsewhere with it, which shows that it arrived, earlier ones are not believed any more.
    """

    def __init__(self, key: bytes, generations: dict[str, int]) -> None:
        self.key = key
        self._generations = generations  # those who never signed out elsewhere have none

    def cookie_for(self, person: str) -> str:
        return signed(self.key, person, self.generation(person))

    def next_cookie_for(self, person: str) -> str:
        return signed(self.key, person, self.generation(person) + 1)

    def person_in(self, cookie: str | None) -> str | None:
        """The person whom a cookie names, if we signed it and they have not signed out since."""
        person = (cookie or "").partition(".")[0]
        if cookie is None or not PERSON.fullmatch(person):
            return None
        believed = (self.cookie_for(person), self.next_cookie_for(person))
        return person if any(hmac.compare_digest(cookie.encode(), good.encode()) for good in believed) else None

    def is_renewed(self, cookie: str | None) -> bool:
        """Is this the next cookie of its person?"""
        person = self.person_in(cookie)
        return person is not None and cookie == self.next_cookie_for(person)

    def renewed(self, person: str, generation: int | None = None) -> None:
        """Only cookies of the next generation, or of this one, are believed from now on."""
        self._generations[person] = self.generation(person) + 1 if generation is None else generation

    def renewed_all(self, generations: dict[str, int]) -> None:
        """Everybody's generation, as it is stored."""
        self._generations = generations

    def generation(self, person: str) -> int:
        """How often somebody has signed out elsewhere."""
        return self._generations.get(person, 0)


def signed(key: bytes, person: str, generation: int = 0) -> str:
    """What a cookie says."""
    says = f"{person}.{generation}" if generation else person
    return f"{says}.{hmac.new(key, f'person {says}'.encode(), sha256).hexdigest()[:40]}"


def clean_name(name: str) -> str:
    """A name as it can be shown: one line, no signs that cannot be seen or that turn the line round, few marks."""
    kept = seen_signs("".join(sign for sign in name if _is_seen(sign)))
    kept = " ".join(kept.split())[:LONGEST_NAME].strip()
    if not kept:
        raise BadInput("a name needs at least one letter")
    return kept


def clean_line(text: str) -> str:
    """A line of talk as it can be shown."""
    return " ".join("".join(sign for sign in text if _is_seen(sign)).split())


def _is_seen(sign: str) -> bool:
    return sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn") or sign == "\u200d"
