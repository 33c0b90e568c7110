"""Offers: what a seat would give, and which kinds it wants in return (R17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from bohnhof.kernel.arrays import to_list
from bohnhof.kernel.places import ANYONE

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from bohnhof.kernel.places import Seat

# what became of an offer
OPEN: Final[i64] = 0
TRADED: Final[i64] = 1
WITHDRAWN: Final[i64] = 2
DECLINED: Final[i64] = 3
LAPSED: Final[i64] = 4

FATES: Final = ("open", "traded", "withdrawn", "declined", "lapsed")
FATES_TOLD: Final = ("is open", "was traded", "was withdrawn", "was declined", "has lapsed")

# Offers are made and answered so often that lists, with Python's search for cycles among them, took a fifth of the time
# of a random game. So their goods are rows, which the rules read; `give`, `want` and the like return them as lists.


@mypyc_attr(acyclic=True)
class Pledge:
    """A seat that accepted an offer to everybody, with the cards that it would hand over."""

    def __init__(self, seat: Seat, cards: vec[i64]) -> None:
        self.seat: Seat = seat
        self.card_row = cards

    @property
    def cards(self) -> list[int]:
        return to_list(self.card_row)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pledge) and self.seat == other.seat and self.cards == other.cards

    def __hash__(self) -> int:
        return hash((self.seat, tuple(self.cards)))

    def __repr__(self) -> str:
        return f"Pledge({self.seat}, {self.cards})"


NO_PLEDGES: Final[list[Pledge]] = []  # shared: offers never change their lists


@mypyc_attr(acyclic=True)
class StandingOffer:
    """An open offer. It is immutable: every acceptance or refusal makes a new one."""

    def __init__(
        self,
        id: i64,
        maker: Seat,
        to: i64,
        give: vec[i64],
        want: vec[i64],
        want_coins: vec[i64],
        answers: i64,
        declined: i64,
        pledges: list[Pledge],
    ) -> None:
        self.id: i64 = id
        self.maker: Seat = maker
        self.to: i64 = to  # a seat, or ANYONE
        self.give_row = give  # cards, by id
        self.want_row = want  # beans wanted as cards
        self.want_coin_row = want_coins  # beans wanted as coins
        self.answers: i64 = answers  # the offer this one counters, or 0
        self.declined: i64 = declined  # who said no to an offer to everybody, as bits
        self.pledges = pledges  # who accepted it

    @property
    def give(self) -> list[int]:
        return to_list(self.give_row)

    @property
    def want(self) -> list[int]:
        return to_list(self.want_row)

    @property
    def want_coins(self) -> list[int]:
        return to_list(self.want_coin_row)

    @property
    def is_a_gift(self) -> bool:
        """Does its maker want nothing in return?"""
        return len(self.want_row) + len(self.want_coin_row) == 0

    @property
    def asks_for_a_gift(self) -> bool:
        """Does its maker give nothing in return?"""
        return len(self.give_row) == 0

    def is_for(self, seat: Seat) -> bool:
        """May this seat answer it?"""
        return self.to == seat or (self.to == ANYONE and self.maker != seat)

    def has_declined(self, seat: Seat) -> bool:
        return (self.declined >> seat) & 1 != 0

    def pledge_of(self, seat: Seat) -> Pledge | None:
        for pledge in self.pledges:
            if pledge.seat == seat:
                return pledge
        return None

    def declined_by(self, seat: Seat) -> StandingOffer:
        """The same offer after this seat declined, which also withdraws its pledge."""
        return self._but(self.declined | (1 << seat), self._pledges_without(seat))

    def pledged_by(self, seat: Seat, cards: vec[i64]) -> StandingOffer:
        """The same offer with a pledge of this seat, which replaces its earlier answer."""
        pledges = [*self._pledges_without(seat), Pledge(seat, cards)]
        return self._but(self.declined & ~(1 << seat), pledges)

    def without_pledge(self, seat: Seat) -> StandingOffer:
        """The same offer after this seat could no longer keep its pledge."""
        return self._but(self.declined, self._pledges_without(seat))

    def _pledges_without(self, seat: Seat) -> list[Pledge]:
        if not self.pledges:
            return NO_PLEDGES
        return [pledge for pledge in self.pledges if pledge.seat != seat]

    def _but(self, declined: i64, pledges: list[Pledge]) -> StandingOffer:
        return StandingOffer(
            self.id, self.maker, self.to, self.give_row, self.want_row, self.want_coin_row, self.answers,
            declined, pledges,
        )  # fmt: skip

    def _key(self) -> tuple[object, ...]:
        return (
            self.id, self.maker, self.to, tuple(self.give), tuple(self.want), tuple(self.want_coins),
            self.answers, self.declined, tuple(self.pledges),
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StandingOffer) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"StandingOffer{self._key()}"
