"""The desk: what the server keeps about a table beside the game itself; stored whole whenever it changes."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Final, Literal

import msgspec

from bohnhof.kernel.notation import why_no_names
from bohnhof.server.games import Game, find_game
from bohnhof.server.people import Who
from bohnhof.server.wire import calls, tables

ID_BYTES: Final = 9  # 72 bits: nobody finds a table by trying
TOKEN_BYTES: Final = 18
MOST_TOKENS: Final = 8  # of a seat: as many devices as somebody may use, beside the one with the cookie
SEED_BITS: Final = 256


class Chair(msgspec.Struct):
    """A seat: open, a person's, or a bot's."""

    name: str | None = None
    person: str | None = None
    tokens: list[str] = []  # hashes of the tokens that open the seat, the latest last
    bot: str | None = None
    gone: bool = False  # the person has left the game; a bot plays until they sit down again
    muted: list[int] = []  # whose lines this person does not want; -1: spectators'

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        if self.person is not None:
            return "person"
        return "open" if self.bot is None else "bot"

    def give_token(self) -> str:
        """One more token for the seat; only this answer ever says it. The latest few stay good."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self.tokens = [*self.tokens, hash_of(token)][-MOST_TOKENS:]
        return token

    def opened_by(self, token: str) -> bool:
        """Compared without telling how much of it was right."""
        return any(secrets.compare_digest(known, hash_of(token)) for known in self.tokens)


class Desk(msgspec.Struct):
    """Everything about a table except what was played and said at it."""

    id: str
    edition: str
    options: tuple[str, ...]
    chairs: list[Chair]
    host: str  # a person
    public: bool
    coach: bool
    clock: int | None
    takeover: int | None
    stand_in: str
    pace: float
    created: int
    seed: str  # digits; a secret until the end
    stage: tables.Stage = "lobby"
    rematch: str | None = None
    watchers_talk: bool = False
    barred: list[str] = []  # people whom the host has removed
    closed: bool = False  # by the host

    @property
    def game(self) -> Game:
        return find_game(self.edition, self.options, len(self.chairs))

    @property
    def seed_hash(self) -> str:
        return hash_of(self.seed)

    def seat_of(self, person: str) -> int | None:
        return next((n for n, chair in enumerate(self.chairs) if chair.person == person), None)

    def seat_for(self, who: Who) -> int | None:
        """The seat that somebody's token opens; without a token, the one at which the person sits."""
        if who.token is not None:
            token = who.token
            return next((n for n, chair in enumerate(self.chairs) if chair.opened_by(token)), None)
        return None if who.person is None else self.seat_of(who.person)

    def copy(self) -> Desk:
        """A desk that can be changed while this one still holds; it takes its place once it is stored."""
        return msgspec.structs.replace(self, chairs=[msgspec.structs.replace(chair) for chair in self.chairs])

    @property
    def names(self) -> list[str | None]:
        return [chair.name for chair in self.chairs]

    @property
    def is_listed(self) -> bool:
        """Public, and somebody can sit down."""
        return (
            self.public
            and not self.closed
            and self.stage == "lobby"
            and any(chair.kind == "open" for chair in self.chairs)
        )


def hash_of(secret: str) -> str:
    """What is published of a seed before the deal (SHA-256 of its digits), and kept of a token."""
    return sha256(secret.encode()).hexdigest()


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def new_seed() -> str:
    return str(secrets.randbits(SEED_BITS))


def describe(desk: Desk, present: Collection[int], standing_in: Mapping[int, str]) -> tables.Table:
    """The table as everybody may know it: no token, no person, and no seed before the end."""
    game = desk.game
    rules = game.rules
    return tables.Table(
        id=desk.id,
        stage=desk.stage,
        edition=desk.edition,
        title=rules.edition.title,
        options=list(desk.options),
        seats=[
            tables.Seat(chair.kind, chair.name, chair.bot or standing_in.get(n), chair.kind == "bot" or n in present)
            for n, chair in enumerate(desk.chairs)
        ],
        host=desk.seat_of(desk.host),
        public=desk.public,
        coach=desk.coach,
        clock=desk.clock,
        takeover=desk.takeover,
        stand_in=desk.stand_in,
        pace=desk.pace,
        watchers_talk=desk.watchers_talk,
        created=desk.created,
        beans=game.wire_beans,
        buildings=game.wire_buildings,
        places=game.wire_places,
        phases=game.wire_phases,
        turn_length=int(rules.turn_length),
        seed_hash=desk.seed_hash,
        seed=desk.seed if desk.stage == "over" else None,
        rematch=desk.rematch,
    )


def line_about(desk: Desk, person: str | None, changed: int) -> calls.OpenTable:
    """The table as a line in a list."""
    return calls.OpenTable(
        id=desk.id,
        stage=desk.stage,
        edition=desk.edition,
        title=desk.game.rules.edition.title,
        options=list(desk.options),
        names=desk.names,
        you=None if person is None else desk.seat_of(person),
        changed=changed,
    )


def record_names(names: list[str | None]) -> tuple[str, ...]:
    """The names as the notation can write them: no spaces or signs, no words of its own, each only once."""
    written: list[str] = []
    for n, name in enumerate(names):
        letters = "".join(sign if sign.isalnum() or sign in "_.'-" else "-" for sign in name or "").strip("-")
        wanted = letters if why_no_names((letters,)) is None else f"Seat-{n}"
        tries = [wanted, *(f"{wanted}-{k}" for k in range(2, 9))]
        written.append(next(word for word in tries if word not in written and why_no_names((word,)) is None))
    return tuple(written)
