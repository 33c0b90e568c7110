"""Fair deals: nobody chooses a deck alone, and everybody can check that afterwards (docs/fairness.md).

When a table is set up, the server draws a secret and shows the commitment: a hash of the secret and the set-up.
Everybody who sits down adds a number. The seed of the deck is a hash of the secret, the set-up and all numbers, so
neither the server nor a player can choose a deck. After the end the secret and the numbers are in the record.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Final

import msgspec

SECRET_BYTES: Final = 32
KEY_BYTES: Final = 32
COMMITMENT: Final = "bohnhof commitment 2"
DEAL: Final = "bohnhof deal 2"


class Promise(msgspec.Struct, frozen=True):
    """What the server commits to before the deal."""

    edition: str
    options: tuple[str, ...]
    seats: int
    secret: str  # hexadecimal digits; shown after the end

    @property
    def set_up(self) -> str:
        """The set-up as one canonical text."""
        options = " ".join(sorted(self.options)) or "-"
        return f"edition {self.edition}\noptions {options}\nseats {self.seats}\n"

    @property
    def commitment(self) -> str:
        """The commitment, which is shown before the deal."""
        return _hash(COMMITMENT, self.set_up, f"secret {self.secret}\n")

    def seed(self, numbers: Mapping[int, str]) -> str:
        """The seed of the deck, in digits: a hash of the secret, the set-up and the numbers of the seats."""
        added = "".join(f"number {seat} {numbers[seat]}\n" for seat in sorted(numbers))
        return str(int(_hash(DEAL, self.set_up, f"secret {self.secret}\n", added), 16))


def hash_of(secret: str) -> str:
    """The stored hash of a token; of the seed's digits, it is the promise of earlier versions."""
    return sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def new_promise(
    edition: str, options: Iterable[str], seats: int, draw_secret: Callable[[], str] = new_secret
) -> Promise:
    return Promise(edition, tuple(options), seats, draw_secret())


def _hash(*parts: str) -> str:
    return sha256("\n".join([parts[0], "".join(parts[1:])]).encode()).hexdigest()


# ----------------------------------------------------------------------------- signatures


class Signer:
    """The server's key: it signs the records of its games."""

    def __init__(self, key: bytes) -> None:
        # Imported late, because few commands sign anything.
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415

        self._key = Ed25519PrivateKey.from_private_bytes(key)
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign(self, text: str) -> str:
        return self._key.sign(text.encode()).hex()


def signer_with(key: bytes) -> Signer | None:
    """The signer with this key; None if the key is empty."""
    return Signer(key) if key else None


def is_signed(text: str, public: str, signature: str) -> bool:
    """Has the owner of this key signed this text?"""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(bytes.fromhex(signature), text.encode())
    except (InvalidSignature, ValueError):
        return False
    return True


def fingerprint(public: str) -> str:
    """A key in a form that people can compare: the beginning of its SHA-256, in groups."""
    digits = sha256(bytes.fromhex(public)).hexdigest()[:32]
    return " ".join(digits[n : n + 4] for n in range(0, len(digits), 4))
