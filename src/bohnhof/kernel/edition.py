"""Editions are values: one immutable description of one published game.

An edition file reads like its booklet. A later printing or a house version is `EDITION.but(…)`; an optional
rule is a `Variant`, which is the same thing with a name that players can choose.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from bohnhof.kernel.faults import BadInput

if TYPE_CHECKING:
    from bohnhof.kernel.holding import Holding
    from bohnhof.kernel.phase import Phase
    from bohnhof.kernel.ruling import Ruling

USUAL_PLAYERS: Final = 4
# The version of the rules, for all editions together. It increases when an answer changes; records name it.
# 2: the letter of every booklet is the default.
RULES_VERSION: Final = 2


@dataclass(frozen=True)
class Bean:
    """A kind of bean: how many cards it has, and what they pay as (cards needed, coins), ascending."""

    name: str
    copies: int
    meter: tuple[tuple[int, int], ...]


class Sight(Enum):
    """Who sees a card that arrives in a place."""

    EVERYBODY = "everybody"
    OWNER = "owner"
    NOBODY = "nobody"


@dataclass(frozen=True)
class PlaceKind:
    """A place that only this game has.

    Positions write it by its name: a seat's place is a part of the seat's line. Otherwise it is a line like
    `discard` or, if the name has two words, a part of the line of somebody without a seat.
    """

    name: str
    per_seat: bool = False
    stacks: bool = False  # arriving cards go on top
    sight: Sight = Sight.EVERYBODY
    grows: bool = False  # it is a field: it holds one kind, and actions can name its owner
    returns: bool = False  # its cards join the discard pile when that is shuffled
    reserve: bool = False  # its cards can be traded like hand cards; traded away, they arrive where cards are due
    due: bool = False  # its cards must be planted, like those set aside


@dataclass(frozen=True)
class NumberKind:
    """A number that only this game has; positions write it by its name, unless it is 0.

    With words, it is a set of them, one bit each, like the holdings of a seat.
    """

    name: str
    per_seat: bool = False
    words: tuple[str, ...] = ()
    of_beans: bool = False  # its words are the names of the edition's beans
    of_phases: bool = False  # its words are the names of the edition's phases, in their order
    told: bool = True  # False: positions show it elsewhere
    observed: bool = True  # False: not a number of its own in observations
    holds: bool = False  # its bits are the holdings of a seat
    mixed: str = ""  # its bits are a seat's fields with mixed kinds; positions write this word before them


@dataclass(frozen=True)
class SetUp:
    """What depends on the number of players: only numbers from the booklet's table, no rules."""

    fields: int = 2
    field_price: int | None = None  # coins for one more field; None: none is sold
    hand: tuple[int, ...] = (5,)  # cards dealt to seat 0, 1 …; the last number applies to all further seats
    turned: int = 2  # cards turned up in phase 2
    draws: int = 3  # cards drawn in phase 4
    ends_at: int = 3  # the game ends when the draw pile has been exhausted this many times
    without: tuple[str, ...] = ()  # beans left in the box
    owners: int | None = None  # a kind of holding with this many owners is no longer sold; None: no limit

    def hand_of(self, seat: int) -> int:
        """How many cards are dealt to this seat."""
        return self.hand[min(seat, len(self.hand) - 1)]

    def but(self, **changes: object) -> SetUp:
        return replace(self, **changes)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Variant:
    """An optional rule of an edition: what it is called, where it is printed, and what it changes."""

    name: str
    rule: str
    text: str
    players: tuple[int, ...] = ()  # only for these numbers of players; empty: for all
    set_up: Mapping[str, object] = field(default_factory=dict)
    set_ups: Mapping[int, Mapping[str, object]] = field(default_factory=dict)  # likewise, by number of players
    meters: Mapping[str, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    adds: tuple[Ruling, ...] = ()
    drops: tuple[Ruling, ...] = ()
    closing: tuple[Phase, ...] = ()
    prominent: bool = False  # offered prominently where a game is chosen, not among the house rules

    def changed(self, set_up: SetUp, players: int) -> SetUp:
        """The set-up for this number of players, as this variant changes it."""
        return set_up.but(**self.set_up).but(**self.set_ups.get(players, {}))


@dataclass(frozen=True)
class Edition:
    """One published game."""

    id: str
    title: str
    booklet: str
    summary: str
    beans: tuple[Bean, ...]
    set_ups: Mapping[int, SetUp]  # by number of players
    turn: tuple[Phase, ...]  # the phases of a turn, in order
    closing: tuple[Phase, ...] = ()  # phases between the last turn and the end
    interludes: tuple[Phase, ...] = ()  # phases that interrupt any other
    rulings: tuple[Ruling, ...] = ()
    holdings: tuple[Holding, ...] = ()  # what can be bought besides fields
    places: tuple[PlaceKind, ...] = ()  # besides those that every game has
    numbers: tuple[NumberKind, ...] = ()  # likewise
    rival: str = ""  # somebody without a seat who can win, as positions call it
    variants: tuple[Variant, ...] = ()
    options: tuple[str, ...] = ()  # the variants already chosen

    def but(self, **changes: object) -> Edition:
        """The same edition with some attributes changed."""
        return replace(self, **changes)  # type: ignore[arg-type]

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that it is printed for."""
        return tuple(sorted(self.set_ups))

    @property
    def usual_players(self) -> int:
        """The default number of players: four, or the closest number that it is printed for."""
        return min(self.players, key=lambda players: abs(players - USUAL_PLAYERS))

    def set_up(self, players: int) -> SetUp:
        """The booklet's table for this number of players."""
        if players not in self.set_ups:
            raise BadInput(f"{self.id} is for {span_of(self.players)} players, not {players}")
        return self.set_ups[players]

    def bean(self, name: str) -> Bean:
        """The bean with this name."""
        for bean in self.beans:
            if bean.name == name:
                return bean
        raise BadInput(f"{self.id} has no bean called {name!r}")

    def variant(self, name: str) -> Variant:
        """The optional rule with this name."""
        for variant in self.variants:
            if variant.name == name:
                return variant
        known = ", ".join(v.name for v in self.variants) or "none"
        raise BadInput(f"{self.id} has no option {name!r} (it has: {known})")

    def with_options(self, names: tuple[str, ...], players: int) -> Edition:
        """This edition with optional rules chosen; checks that they allow this number of players."""
        self.set_up(players)
        edition = self
        for name in dict.fromkeys(names):
            if name not in edition.options:
                edition = edition._choose(self.variant(name), players)
        return edition

    def _choose(self, variant: Variant, players: int) -> Edition:
        if variant.players and players not in variant.players:
            meant = span_of(variant.players)
            raise BadInput(f"option {variant.name} of {self.id} is for {meant} players, not {players}")
        set_ups = {n: variant.changed(set_up, n) for n, set_up in self.set_ups.items()}
        beans = tuple(replace(b, meter=variant.meters.get(b.name, b.meter)) for b in self.beans)
        rulings = tuple(r for r in self.rulings if r not in variant.drops)
        return self.but(
            set_ups=set_ups,
            beans=beans,
            rulings=(*rulings, *(ruling for ruling in variant.adds if ruling not in rulings)),
            # the phases of a variant come right after the last turn (BH8): a final harvest and its purchases come later
            closing=(*(phase for phase in variant.closing if phase not in self.closing), *self.closing),
            options=(*self.options, variant.name),
        )


def span_of(numbers: tuple[int, ...]) -> str:
    """Numbers of players in words: `4`, `3 to 5`, or `2 or 4` where there is a gap."""
    first, last = numbers[0], numbers[-1]
    if last - first != len(numbers) - 1:
        return " or ".join(str(number) for number in numbers)
    return f"{first}" if first == last else f"{first} to {last}"
