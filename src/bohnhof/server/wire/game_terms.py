"""What is fixed for a game: its rules, and the names of its beans, places and numbers on the wire.

Tables of the same edition, options and number of players share one `GameTerms`, so an idle table costs little.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bohnhof.bots.hunter import trades
from bohnhof.editions import EDITIONS
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import DRAW, FIELD, NOWHERE, SEAT_PLACES, SEATS
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import ACTIVE, FIELDS, PHASE
from bohnhof.kernel.text.possible import NUMBER_LINES
from bohnhof.letters import letters_of
from bohnhof.server.wire import calls, tables
from bohnhof.server.wire.actions import code_text
from bohnhof.server.wire.text_writer import Words

DEFAULT_BOT: Final = "casual"
DEFAULT_WITHOUT_TRADING: Final = "greedy"
NOT_IN_NUMBERS: Final = ("turns",)  # the state has its own field for it


class GameTerms:
    """An edition with options for a number of players, in the terms of the wire."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players = int(rules.players)
        places = range(int(rules.places))
        self.place_names = [rules.place_name(place) for place in places]
        self.places = [place for place in places if place != NOWHERE and self._is_used(place)]
        self.outsiders = sum(own.grows and not own.per_seat for own in rules.edition.places)  # fields without a seat
        self.shown = [place for place in self.places if place != DRAW]
        self.numbers = {name: int(number) for name, number in NUMBER_LINES.items() if name not in NOT_IN_NUMBERS}
        self.sets: dict[str, tuple[int, tuple[str, ...]]] = {}  # numbers that are sets of words
        for kind in rules.own_numbers:
            for seat in range(self.players if kind.per_seat else 1):
                name = f"{kind.name} {seat}" if kind.per_seat else kind.name
                if kind.words:
                    self.sets[name] = (rules.number_of(kind, seat), kind.words)
                else:
                    self.numbers[name] = rules.number_of(kind, seat)
        self._number_names = {number: name for name, number in self.numbers.items()}
        self._number_names |= {number: name for name, (number, _) in self.sets.items()}
        self._number_names |= {int(PHASE): "phase", int(ACTIVE): "active"}
        self._number_names |= {int(FIELDS) + seat: f"fields {seat}" for seat in range(self.players)}
        self.words = Words(
            rules,
            self.place_names,
            list(self.numbers.items()),
            [(name, number, list(words)) for name, (number, words) in self.sets.items()],
            [self.number_name(number) for number in range(int(rules.numbers))],
            code_text,
        )
        self.wire_beans = beans_of(rules.edition, [int(rules.copies[bean]) for bean in range(rules.beans)])
        self.wire_places = [self._place(place) for place in self.places]
        self.wire_buildings = [
            tables.Building(one.name, one.kind, one.price, one.bean, one.text) for one in rules.edition.holdings
        ]
        self.wire_phases = [tables.Phase(phase.name, phase.trades, phase.decides) for phase in rules.phases]

    def _is_used(self, place: int) -> bool:
        """Is this place used? Seats have room for more fields than they can get in this game."""
        behind = SEATS + self.players * SEAT_PLACES
        what = (place - SEATS) % SEAT_PLACES
        return not SEATS <= place < behind or what < FIELD + self.rules.most_fields

    def _place(self, place: int) -> tables.Place:
        name = self.place_names[place]
        for own in self.rules.edition.places:
            for seat in range(self.players if own.per_seat else 1):
                if place == self.rules.place_of(own, seat):
                    return tables.Place(name, own.name, seat if own.per_seat else None, None, own.grows)
        kind, *numbers = name.split()
        whose, number = [*(int(n) for n in numbers), None, None][:2]
        return tables.Place(name, kind, whose, number, kind == "field")

    def number_name(self, number: int) -> str:
        return self._number_names.get(number, f"number {number}")

    def number_of(self, name: str) -> int:
        """The inverse."""
        return next(number for number in range(int(self.rules.numbers)) if self.number_name(number) == name)


def beans_of(edition: Edition, copies: list[int]) -> list[tables.Bean]:
    letters = letters_of(tuple(bean.name for bean in edition.beans))
    return [
        tables.Bean(bean.name, letter, count, list(bean.meter))
        for bean, letter, count in zip(edition.beans, letters, copies, strict=True)
    ]


def find_terms(edition: str, options: tuple[str, ...], players: int) -> GameTerms:
    """The game that a client asks for: only published editions, never a file."""
    if edition not in EDITIONS:
        raise BadInput(f"there is no edition {edition[:40]!r} (there are {', '.join(EDITIONS)})")
    return _terms(edition, options, players)


@lru_cache(maxsize=256)
def _terms(edition: str, options: tuple[str, ...], players: int) -> GameTerms:
    return GameTerms(Rules(EDITIONS[edition].with_options(options, players), players))


def default_bot(rules: Rules) -> str:
    """The default bot that replaces people: good company, not too strong."""
    return DEFAULT_BOT if trades(rules) else DEFAULT_WITHOUT_TRADING


def edition_list() -> list[calls.EditionInfo]:
    """The editions that can be played here."""
    return [
        calls.EditionInfo(
            edition.id,
            edition.title,
            edition.booklet,
            edition.summary,
            list(edition.players),
            beans_of(edition, [bean.copies for bean in edition.beans]),
            [calls.Option(v.name, v.rule, v.text, list(v.players), v.prominent) for v in edition.variants],
        )
        for edition in EDITIONS.values()
    ]
