"""The numbers of an edition at one table: its deck, its beanometers, and the places and numbers that only it has."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import row_of, zeros
from bohnhof.kernel.edition import NumberKind, PlaceKind, Sight
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import EVERYBODY, NOBODY, SEAT_PLACES, SEATS, is_stack, place_name, seen_at
from bohnhof.kernel.table import NUMBERS

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from bohnhof.kernel.cards import BeanId
    from bohnhof.kernel.edition import Bean, Edition
    from bohnhof.kernel.places import Place

# R10: how many turns in a row have begun with nothing to draw or shuffle since the last card moved
STILL: Final = NumberKind("still", observed=False)


class OwnPlaces:
    """The places that only one game has, after those of all games."""

    def __init__(self, kinds: tuple[PlaceKind, ...], players: int) -> None:
        common = SEATS + players * SEAT_PLACES
        self.kinds = sorted(kinds, key=_grows_nothing)  # the fields of outsiders come first
        self.first: dict[str, int] = {}  # by name: the first place of its kind
        self.seen = [int(seen_at(place)) for place in range(common)]
        self.stacks = [int(is_stack(place)) for place in range(common)]
        self.returning: list[int] = []
        for kind in self.kinds:
            self.first[kind.name] = len(self.seen)
            for seat in range(players if kind.per_seat else 1):
                self._add(kind, seat)

    def _add(self, kind: PlaceKind, seat: int) -> None:
        if kind.returns:
            self.returning.append(len(self.seen))
        self.seen.append(_seers(kind, seat))
        self.stacks.append(int(kind.stacks))

    def reserve(self) -> int:
        """The first of the places whose cards can be traded like hand cards, or 0."""
        return sum(self.first[kind.name] for kind in self.kinds if kind.reserve)

    def due(self) -> int:
        """The first of the places whose cards must be planted like those set aside, or 0."""
        return sum(self.first[kind.name] for kind in self.kinds if kind.due)


class OwnNumbers:
    """The numbers that only one game has, after those of all games."""

    def __init__(self, edition: Edition, players: int) -> None:
        beans = tuple(bean.name for bean in edition.beans)
        phases = tuple(phase.name for phase in (*edition.turn, *edition.closing))
        self.kinds = [
            replace(kind, words=beans if kind.of_beans else phases if kind.of_phases else kind.words)
            for kind in (*edition.numbers, STILL)  # last, so that the others keep their places in stored games
        ]
        self.first: dict[str, int] = {}  # by name: the first number of its kind
        self.end = int(NUMBERS)
        for kind in self.kinds:
            self.first[kind.name] = self.end
            self.end += players if kind.per_seat else 1

    def holdings(self) -> int:
        """The first of the numbers whose bits are the holdings of a seat, or 0."""
        return sum(self.first[kind.name] for kind in self.kinds if kind.holds)

    def mixed(self) -> int:
        """The first of the numbers whose bits are a seat's fields with mixed kinds, or 0."""
        return sum(self.first[kind.name] for kind in self.kinds if kind.mixed)


class Setting:
    """The numeric part of one edition at one table. Immutable; `Rules` builds on it."""

    def __init__(self, edition: Edition, players: int) -> None:
        set_up = edition.set_up(players)
        self.edition = edition
        self.set_up = set_up
        self.players: i64 = players
        self.fields: i64 = set_up.fields
        self.price: i64 = set_up.field_price or 0
        self.most_fields: i64 = self.fields + (1 if self.price > 0 else 0)  # the most a seat can have
        self.turned: i64 = set_up.turned
        self.draws: i64 = set_up.draws
        self.ends_at: i64 = set_up.ends_at
        # beans of this table, numbered in the edition's order; those left in the box have no copies
        self.bean_names = [bean.name for bean in edition.beans]
        self.beans: i64 = len(edition.beans)
        copies = [0 if bean.name in set_up.without else bean.copies for bean in edition.beans]
        self.copies = row_of(copies)
        self.deck_size: i64 = sum(copies)
        # the beanometers: paid[bean * meter_width + cards on the field]
        width = 1 + max(bean.copies for bean in edition.beans)
        self.meter_width: i64 = width
        self.paid = beanometers(edition.beans, width)
        # places that only this game has; by place: who sees an arriving card, and whether it goes on top
        places = OwnPlaces(edition.places, players)
        self.own_places = places.kinds
        self.own_place = places.first
        self.seen_at = row_of(places.seen)
        self.stacks = row_of(places.stacks)
        self.places: i64 = len(places.seen)
        self.returning = places.returning  # places whose cards join the discard pile when that is shuffled
        self.outside: i64 = SEATS + players * SEAT_PLACES  # outsider n, who has no seat, has the field `outside + n`
        self.outsiders = [kind.name.partition(" ")[0] for kind in edition.places if kind.grows]
        self.reserve_at: i64 = places.reserve()  # + seat: more goods of a seat, besides its hand; 0: there are none
        self.due_at: i64 = places.due()  # + seat: cards that came from a reserve and must be planted; 0: there are none
        # numbers that only this game has
        numbers = OwnNumbers(edition, players)
        self.own_numbers = numbers.kinds
        self.own_number = numbers.first
        self.numbers: i64 = numbers.end
        self.still_at: i64 = numbers.first[STILL.name]
        self.holdings_at: i64 = numbers.holdings()  # + seat: its holdings, as bits; 0: there are none
        self.mixed_at: i64 = numbers.mixed()  # + seat: its fields with mixed kinds, as bits; 0: there are none
        self.mixed_word = "".join([kind.mixed for kind in numbers.kinds])

    def deck_copies(self) -> list[int]:
        """How many cards of each bean are in the game."""
        return [int(self.copies[bean]) for bean in range(self.beans)]

    def bean_number(self, name: str) -> int:
        """The number of a bean in this game."""
        if name in self.bean_names:
            bean = self.bean_names.index(name)
            if self.copies[bean] > 0:
                return bean
        raise BadInput(f"there is no bean called {name!r} in {self.edition.id} for {self.players} players")

    def meter(self, bean: BeanId, cards: i64) -> i64:
        """The beanometer as printed: what a number of cards of a bean pays."""
        most = self.meter_width - 1
        return self.paid[bean * self.meter_width + (cards if cards < most else most)]  # noqa: FURB136 - min() would box

    # ------------------------------------------- what only this game has, by its name

    def place_name(self, place: Place) -> str:
        """A place in words: `hand 2`, `discard`, or the edition's name for it."""
        for kind in reversed(self.own_places):
            first = self.own_place[kind.name]
            if place >= first:
                return f"{kind.name} {place - first}" if kind.per_seat else kind.name
        return place_name(place)

    def place_of(self, kind: PlaceKind, seat: int = 0) -> int:
        return self.own_place[kind.name] + (seat if kind.per_seat else 0)

    def number_of(self, kind: NumberKind, seat: int = 0) -> int:
        return self.own_number[kind.name] + (seat if kind.per_seat else 0)


def beanometers(beans: tuple[Bean, ...], width: int) -> vec[i64]:
    """What each number of cards of each bean pays, one row after the other."""
    paid = zeros(len(beans) * width)
    for b, bean in enumerate(beans):
        for needed, coins in bean.meter:
            for n in range(needed, width):
                paid[b * width + n] = coins
    return paid


def _grows_nothing(kind: PlaceKind) -> bool:
    return not kind.grows


def _seers(kind: PlaceKind, seat: int) -> int:
    """Who sees a card that arrives in this place of a seat, as bits."""
    if kind.sight is Sight.NOBODY:
        return int(NOBODY)
    return 1 << seat if kind.sight is Sight.OWNER else int(EVERYBODY)
