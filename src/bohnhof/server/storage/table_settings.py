"""The settings of a table: everything about it except the game itself, stored as a whole at every change."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from typing import Any, Final, Literal

import msgspec

from bohnhof.editions import EDITIONS
from bohnhof.editions.earlier import options_today
from bohnhof.kernel.edition import RULES_VERSION
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.text.notation import why_no_names, why_no_names_here
from bohnhof.server.storage.event_codec import FORMAT, OPTIONS_NAMED
from bohnhof.server.storage.fairness import Promise, hash_of
from bohnhof.server.storage.people import Who, random_id
from bohnhof.server.wire import calls, tables
from bohnhof.server.wire.game_terms import GameTerms, find_terms

ID_BYTES: Final = 9  # 72 bits, so that nobody can guess a table
TOKEN_BYTES: Final = 18
Votes = dict[Literal["pause", "end"], set[int]]  # by subject: the seats that agree
MOST_TOKENS: Final = 8  # of a seat: the number of devices that somebody can use, besides the one with the cookie
MOST_BARRED: Final = 200  # people removed from a table: the list is stored again at every change


class Chair(msgspec.Struct):
    """A seat: open, a person's, or a bot's."""

    name: str | None = None
    person: str | None = None
    tokens: list[str] = []  # hashes of the seat's tokens, latest last
    bot: str | None = None
    gone: bool = False  # the person has left the game; a bot plays until they return
    muted: list[int] = []  # whose lines this person does not want; -1: spectators'
    number: str | None = None  # this person's number for the deal
    next_number: str | None = None  # and for that of a rematch
    sign_outs: int = 0  # how often all other devices were signed out

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        if self.person is not None:
            return "person"
        return "open" if self.bot is None else "bot"

    @property
    def is_playing(self) -> bool:
        """Does it belong to a person who has not left?"""
        return self.person is not None and not self.gone

    def give_token(self) -> str:
        """One more token for the seat, which is never shown again. The latest few stay valid."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self.tokens = [*self.tokens, hash_of(token)][-MOST_TOKENS:]
        return token

    def opened_by(self, token: str) -> bool:
        """Does this token open the seat? Compares in constant time."""
        return any(secrets.compare_digest(known, hash_of(token)) for known in self.tokens)


class TableSettings(msgspec.Struct):
    """Everything about a table except its entries and chat."""

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
    seed: str  # digits; secret until the end; empty before the deal
    stage: tables.Stage = "lobby"
    rematch: str | None = None
    watchers_talk: bool = False
    barred: list[str] = []  # people whom the host has removed
    closed: bool = False  # by the host
    promise: Promise | None = None  # the commitment of the deal; None: by a version that committed only to the seed
    next_promise: Promise | None = None  # for a rematch
    format: int = 1  # see event_codec.FORMAT
    rules: list[tuple[int, int]] = []  # pairs of the first entry and the version of the rules it was played by
    revision: int = 0  # how often these settings were changed
    paused: bool = False  # by agreement
    own_edition: str = ""  # for an edition file: its fingerprint when the table was set up
    began: int = 0  # when the cards were dealt; 0: by a version that did not store it

    @property
    def terms(self) -> GameTerms:
        return find_terms(self.edition, self.options, len(self.chairs))

    def deal(self, at: int) -> None:
        """Deal the cards, from a deck computed from the promise and everybody's numbers."""
        self.began = at
        self.stage = "play"
        self.rules = [(1, RULES_VERSION)]
        if self.promise is not None:
            self.seed = self.promise.seed(self.numbers)

    @property
    def numbers(self) -> dict[int, str]:
        """The seats' numbers for the deal."""
        return {seat: chair.number for seat, chair in enumerate(self.chairs) if chair.number is not None}

    def brought_up(self) -> TableSettings:
        """These settings in the current format. Raises BadInput if a later version stored them."""
        if self.format > FORMAT:
            raise BadInput(f"it is stored in form {self.format}, and this version reads up to {FORMAT}")
        if self.format >= OPTIONS_NAMED:
            return self if self.format == FORMAT else msgspec.structs.replace(self, format=FORMAT)
        edition = EDITIONS.get(self.edition)
        options = self.options if edition is None else options_today(edition, self.options, len(self.chairs), 1)
        return msgspec.structs.replace(self, format=FORMAT, options=options, rules=self.rules or [(1, 1)])

    def seat_of(self, person: str) -> int | None:
        return next((n for n, chair in enumerate(self.chairs) if chair.person == person), None)

    def bar(self, person: str) -> None:
        """Remove somebody permanently; only the latest few are remembered."""
        self.barred = [*self.barred, person][-MOST_BARRED:]

    def seat_for(self, who: Who) -> int | None:
        """The seat that this token opens; without a token, the seat of the person."""
        if who.token is not None:
            token = who.token
            return next((n for n, chair in enumerate(self.chairs) if chair.opened_by(token)), None)
        return None if who.person is None else self.seat_of(who.person)

    def copy(self, **changes: Any) -> TableSettings:
        """The next revision, which can be changed while this one is valid; it replaces this one once stored."""
        chairs = [msgspec.structs.replace(chair) for chair in self.chairs]
        return msgspec.structs.replace(self, chairs=chairs, revision=self.revision + 1, **changes)

    @property
    def names(self) -> list[str | None]:
        return [chair.name for chair in self.chairs]

    @property
    def is_listed(self) -> bool:
        """Is it public, and can somebody sit down?"""
        return (
            self.public
            and not self.closed
            and self.stage == "lobby"
            and any(chair.kind == "open" for chair in self.chairs)
        )


def new_id() -> str:
    return random_id(ID_BYTES)


def describe(
    settings: TableSettings, present: Collection[int], standing_in: Mapping[int, str], votes: Votes | None = None
) -> tables.Table:
    """The table as everybody may know it: no tokens, no people, and no seed before the end."""
    terms = settings.terms
    rules = terms.rules
    return tables.Table(
        id=settings.id,
        stage=settings.stage,
        edition=settings.edition,
        title=rules.edition.title,
        options=list(settings.options),
        seats=[
            tables.Seat(
                chair.kind,
                chair.name,
                chair.bot or standing_in.get(n),
                chair.kind == "bot" or n in present,
                chair.number,
                chair.next_number,
            )
            for n, chair in enumerate(settings.chairs)
        ],
        host=settings.seat_of(settings.host),
        public=settings.public,
        coach=settings.coach,
        clock=settings.clock,
        takeover=settings.takeover,
        stand_in=settings.stand_in,
        pace=settings.pace,
        watchers_talk=settings.watchers_talk,
        created=settings.created,
        beans=terms.wire_beans,
        buildings=terms.wire_buildings,
        places=terms.wire_places,
        phases=terms.wire_phases,
        turn_length=int(rules.turn_length),
        fair=_fair(settings),
        rematch=settings.rematch,
        paused=settings.paused,
        pausing=sorted(votes["pause"]) if votes else [],
        ending=sorted(votes["end"]) if votes else [],
    )


def _fair(settings: TableSettings) -> tables.Fair:
    promise, again = settings.promise, settings.next_promise
    over = settings.stage == "over"
    return tables.Fair(
        commitment=hash_of(settings.seed) if promise is None else promise.commitment,
        set_up=None if promise is None else promise.set_up,
        next_commitment=None if again is None else again.commitment,
        secret=promise.secret if over and promise is not None else None,
        seed=settings.seed if over else None,
    )


def line_about(settings: TableSettings, person: str | None, changed: int) -> calls.OpenTable:
    """The table as a line in a list."""
    return calls.OpenTable(
        id=settings.id,
        stage=settings.stage,
        edition=settings.edition,
        title=settings.terms.rules.edition.title,
        options=list(settings.options),
        names=settings.names,
        you=None if person is None else settings.seat_of(person),
        changed=changed,
    )


def record_names(names: list[str | None], rules: Rules) -> tuple[str, ...]:
    """The names as the notation can write them: no spaces or signs, no words of its own or of this game, each once."""
    written: list[str] = []
    for n, name in enumerate(names):
        letters = "".join(sign if sign.isalnum() or sign in "_.'-" else "-" for sign in name or "").strip("-")
        wanted = letters if why_no_names((letters,)) is None else f"Seat-{n}"
        tries = [wanted, *(f"{wanted}-{k}" for k in range(2, 9))]
        written.append(next(word for word in tries if word not in written and not why_no_names_here((word,), rules)))
    return tuple(written)
