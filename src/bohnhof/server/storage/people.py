"""People: a signed cookie identifies a person; there are no accounts."""

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
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers keep cookies
PERSON: Final = re.compile(r"[A-Za-z0-9_-]{16}")


class Who(NamedTuple):
    """How a client is identified: by the token of a seat, or by the person of a cookie."""

    person: str | None
    token: str | None = None


_SALT: Final = secrets.token_bytes(16)  # of this process, so that hashes cannot be traced back to addresses


def hashed_address(address: str) -> str:
    """The hash of an address, kept in memory only."""
    return sha256(_SALT + address.encode()).hexdigest()[:16]


def random_id(size: int) -> str:
    """An id that nobody can guess. It never begins with a dash, which a shell command would take for an option."""
    while (drawn := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return drawn


def new_person() -> str:
    return random_id(12)


class People:
    """Cookies: which ones we sign, and which ones we accept.

    Cookies have generations. The next one can be handed out at any time and is accepted together with the present one.
    Once somebody signs out elsewhere with it, which shows that it arrived, earlier ones are no longer accepted.
    """

    def __init__(self, key: bytes, generations: dict[str, int]) -> None:
        self.key = key
        self._generations = generations  # people who never signed out elsewhere have none

    def cookie_for(self, person: str) -> str:
        return signed(self.key, person, self.generation(person))

    def next_cookie_for(self, person: str) -> str:
        return signed(self.key, person, self.generation(person) + 1)

    def person_in(self, cookie: str | None) -> str | None:
        """The person that a cookie names, if we signed it and they have not signed out since."""
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
        """From now on, accept only cookies of this generation and the next."""
        self._generations[person] = self.generation(person) + 1 if generation is None else generation

    def renewed_all(self, generations: dict[str, int]) -> None:
        """Everybody's generation, as it is stored."""
        self._generations = generations

    def generation(self, person: str) -> int:
        """How often somebody has signed out elsewhere."""
        return self._generations.get(person, 0)


def signed(key: bytes, person: str, generation: int = 0) -> str:
    """The content of a cookie."""
    says = f"{person}.{generation}" if generation else person
    return f"{says}.{hmac.new(key, f'person {says}'.encode(), sha256).hexdigest()[:40]}"


def clean_name(name: str) -> str:
    """A name that is safe to show: one line, without invisible and bidirectional control characters, and few marks."""
    kept = seen_signs("".join(sign for sign in name if _is_seen(sign)))
    kept = " ".join(kept.split())[:LONGEST_NAME].strip()
    if not kept:
        raise BadInput("a name needs at least one letter")
    return kept


def clean_line(text: str) -> str:
    """A chat line that is safe to show."""
    return " ".join("".join(sign for sign in text if _is_seen(sign)).split())


def _is_seen(sign: str) -> bool:
    return sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn") or sign == "\u200d"
