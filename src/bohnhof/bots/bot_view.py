"""The table as your bot sees it, read-only.

`BotView` wraps the kernel's `View`: the same information as cards, fields and offers, without methods that change the
game. Seats and beans are numbers from 0 (`view.beans` has the names of the beans). `None` means an unknown bean, an
empty field, or an offer to everybody. docs/bots.md shows every question with an example.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bohnhof.kernel.actions import Action, Offer
from bohnhof.kernel.cards import MIXED, UNKNOWN
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.candidates import candidate_offers
from bohnhof.kernel.offer import FATES, StandingOffer
from bohnhof.kernel.places import ANYONE, DISCARD, DRAW, FACEUP, aside, coins, hand
from bohnhof.kernel.places import field as field_place
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal, Refusal
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.kernel.text.notation import write_position
from bohnhof.kernel.trading import refuse_offer
from bohnhof.kernel.view import World, determinize, unseen_beans


class Card(NamedTuple):
    """A card: `id` names it in actions; `bean` is None if this seat has never seen it."""

    id: int
    bean: int | None
    name: str  # of the bean; "?" if unknown


class Field(NamedTuple):
    """A field: what grows there, and what a harvest would pay now."""

    number: int  # for `Plant` and `Harvest`
    bean: int | None  # None: it is empty, or a stew of several beans
    name: str  # of the bean; "" if it is empty, "stew" for a stew
    cards: int
    pays: int  # coins for a harvest now
    missing: int | None  # cards until it pays more; None: it already pays the maximum, or is empty

    @property
    def is_empty(self) -> bool:
        return self.cards == 0


class SeenOffer(NamedTuple):
    """An open offer. `give` is what its maker hands over, `want` what the maker asks for."""

    id: int  # for `Accept`, `Decline`, `Withdraw`, `Take` and `Counter`
    maker: int  # the seat that made it
    to: int | None  # the seat it is for; None: everybody
    give: tuple[Card, ...]
    want: tuple[int, ...]  # beans, one for each requested card
    want_coins: tuple[int, ...]  # beans of coins, in the games that trade them
    answers: int | None  # the offer that this one counters
    takers: tuple[int, ...]  # seats that accepted an offer to everybody: the maker picks one
    declined_by: tuple[int, ...]  # seats that declined it


class BotView:
    """What your bot may see and ask when it chooses.

    Methods that take a seat default to your own.
    """

    __slots__ = ("raw",)

    def __init__(self, view: View) -> None:
        self.raw = view

    def __dir__(self) -> list[str]:
        return [name for name in super().__dir__() if not name.startswith("_")]

    def __repr__(self) -> str:
        return f"<the table as seat {self.seat} sees it: turn {self.turn}, {self.phase}>"

    # ---------------------------------------------------------------------- whose turn

    @property
    def seat(self) -> int:
        """Your seat."""
        return int(self.raw.seat)

    @property
    def players(self) -> int:
        """How many seats there are: 0 to players - 1."""
        return int(self.raw.rules.players)

    @property
    def active(self) -> int:
        """The seat whose turn it is. All trades are with this seat."""
        return int(self.raw.active)

    @property
    def my_turn(self) -> bool:
        """Is it your turn?"""
        return self.active == self.seat

    @property
    def must_act(self) -> bool:
        """Is the game waiting for you? If not, you may still act (harvest, buy, trade) or wait (None)."""
        return not self.raw.is_over and self.raw.now.waits_for(self.raw, self.raw.seat)

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return int(self.raw.turn)

    @property
    def phase(self) -> str:
        """The current phase: "plant", "trade", "aside" …, as listed in docs/notation.md; "over" after the end."""
        return self.raw.rules.phase_name(self.raw.phase)

    @property
    def trading(self) -> bool:
        """Can offers be made now?"""
        return not self.raw.is_over and self.raw.now.trades

    # ---------------------------------------------------------------------- the edition

    @property
    def edition(self) -> str:
        """The id of the edition, for example "bohnanza"."""
        return self.raw.rules.edition.id

    @property
    def beans(self) -> tuple[str, ...]:
        """The names of the beans: `view.beans[3]` is the name of bean 3."""
        return tuple(self.raw.rules.bean_names)

    def bean(self, name: str) -> int:
        """The number of the bean with this name."""
        return self.raw.rules.bean_number(name)

    def copies(self, bean: int) -> int:
        """How many cards of this bean are in the game; 0 if it stays in the box."""
        return int(self.raw.rules.copies[self._known(bean)])

    def meter(self, bean: int, cards: int) -> int:
        """What the beanometer pays for this many cards of a bean, in coins."""
        return int(self.raw.rules.meter(self._known(bean), max(0, cards)))

    @property
    def field_price(self) -> int:
        """The price of one more field, in coins; 0 if none is for sale."""
        return int(self.raw.rules.field_price(self.raw, self.raw.seat))

    @property
    def rules(self) -> Rules:
        """The rules of this game, for questions that this class does not answer."""
        return self.raw.rules

    # ---------------------------------------------------------------------- the table

    def hand(self, seat: int | None = None) -> list[Card]:
        """A hand, front card first (default: yours). You know only those cards of other hands that they have shown."""
        return self._cards(int(hand(self._seat(seat))))

    def aside(self, seat: int | None = None) -> list[Card]:
        """The cards set aside that a seat (default: yours) still has to plant this turn."""
        return self._cards(int(aside(self._seat(seat))))

    def fields(self, seat: int | None = None) -> list[Field]:
        """The fields of a seat (default: yours)."""
        at = self._seat(seat)
        return [self._field(at, n) for n in self.raw.fields(at)]

    def field(self, number: int, seat: int | None = None) -> Field:
        """One field of a seat (default: yours), by its number."""
        at = self._seat(seat)
        if not self.raw.has_field(at, number):
            raise BadInput(f"seat {at} has no field {number}: its fields are {self.raw.fields(at)}")
        return self._field(at, number)

    def grows(self, bean: int | None, seat: int | None = None) -> bool:
        """Does this bean grow on a field of this seat (default: yours)?"""
        return bean is not None and any(field.bean == bean for field in self.fields(seat))

    def fits(self, bean: int, number: int) -> bool:
        """Could you plant a card of this bean on this field of yours as it is now?"""
        return self.raw.has_field(self.raw.seat, number) and self.raw.rules.fits(
            self.raw, self.raw.seat, self._known(bean), number
        )

    @property
    def faceup(self) -> list[Card]:
        """The turned-up cards that are still open."""
        return self._cards(int(FACEUP))

    @property
    def discard(self) -> list[Card]:
        """The discard pile, top card first."""
        return self._cards(int(DISCARD))

    @property
    def draw_size(self) -> int:
        """How many cards are in the draw pile."""
        return int(self.raw.count[DRAW])

    @property
    def exhausted(self) -> int:
        """How often the draw pile has run out."""
        return int(self.raw.exhausted)

    @property
    def planted(self) -> int:
        """How many cards were planted from the hand in this phase."""
        return int(self.raw.planted)

    def coins(self, seat: int | None = None) -> int:
        """How many coins a seat (default: you) has."""
        return int(self.raw.count[coins(self._seat(seat))])

    def score(self, seat: int | None = None) -> int:
        """What a seat (default: yours) would score if the game ended now: coins, and points for buildings."""
        return int(self.raw.rules.score(self.raw, self._seat(seat)))

    def card(self, id: int) -> Card:
        """The card with this id."""
        if not 0 < id < len(self.raw.bean):
            raise BadInput(f"there is no card {id}")
        bean = int(self.raw.bean[id])
        return Card(id, None, "?") if bean == UNKNOWN else Card(id, bean, self.raw.rules.bean_names[bean])

    def unseen(self, bean: int | None = None) -> int:
        """How many cards (of this bean) you have not seen. They are in the draw pile or in other hands."""
        left = unseen_beans(self.raw)
        return len(left) if bean is None else left.count(self._known(bean))

    # ---------------------------------------------------------------------- offers

    @property
    def offers(self) -> list[SeenOffer]:
        """All open offers, oldest first."""
        return [self._offer(offer) for offer in self.raw.offers]

    @property
    def offers_to_me(self) -> list[SeenOffer]:
        """Open offers that you may answer."""
        return [self._offer(offer) for offer in self.raw.offers if offer.is_for(self.raw.seat)]

    @property
    def my_offers(self) -> list[SeenOffer]:
        """Your own open offers."""
        return [self._offer(offer) for offer in self.raw.offers if offer.maker == self.raw.seat]

    def offer(self, id: int) -> SeenOffer | None:
        """The open offer with this id."""
        found = self.raw.offer(id)
        return None if found is None else self._offer(found)

    @property
    def past_offers(self) -> list[tuple[SeenOffer, str]]:
        """The closed offers of this trading phase, each with "traded", "withdrawn", "declined" or "lapsed"."""
        past = zip(self.raw.past_offers, range(len(self.raw.past_offers)), strict=True)
        return [(self._offer(offer), FATES[self.raw.fates[n]]) for offer, n in past]

    def ideas(self, most: int = 40) -> list[Offer]:
        """Offers that you could make now, the most obvious ones first. All of them are legal."""
        return candidate_offers(self.raw, self.seat, most)

    # ---------------------------------------------------------------------- judging

    def refusal(self, action: Action) -> Refusal | None:
        """Why the rules forbid this action (`.rule` and `.reason`), or None if they allow it."""
        if isinstance(action, Offer) and self.trading:
            to = int(ANYONE) if action.to is None else action.to
            return refuse_offer(
                self.raw, self.raw.seat, to, list(action.give), list(action.want), list(action.want_coins)
            )
        try:
            play(self.world(Random(0)), self.seat, action)  # the answer does not depend on hidden cards
        except Illegal as refused:
            return Refusal(refused.rule, refused.reason)
        return None

    def allows(self, action: Action) -> bool:
        """Do the rules allow this action?"""
        return self.refusal(action) is None

    def world(self, rng: Random) -> World:
        """A complete table that looks the same to you, with the unseen cards dealt at random.

        Use it to try out actions with `bohnhof.kernel.play.play`.
        """
        return determinize(self.raw, rng)

    def text(self) -> str:
        """The position as you see it, in the notation: for a log, a test, or a bug report."""
        return write_position(self.raw, tuple(f"seat{seat}" for seat in range(self.players)))

    # ---------------------------------------------------------------------- helpers

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return self.seat
        if not 0 <= seat < self.players:
            raise BadInput(f"there is no seat {seat}: the seats are 0 to {self.players - 1}")
        return seat

    def _known(self, bean: int) -> int:
        if not 0 <= bean < len(self.raw.rules.bean_names):
            raise BadInput(f"there is no bean {bean}: beans are 0 to {len(self.raw.rules.bean_names) - 1}")
        return bean

    def _cards(self, place: int) -> list[Card]:
        return [self.card(id) for id in self.raw.cards_in(place)]

    def _field(self, seat: int, n: int) -> Field:
        rules = self.raw.rules
        kind, cards = int(rules.kind_on(self.raw, seat, n)), int(self.raw.count[field_place(seat, n)])
        if kind == UNKNOWN:
            return Field(n, None, "", 0, 0, None)
        step = rules.next_step(self.raw, seat, n)
        missing, pays = None if step is None else step[0], int(rules.pays(self.raw, seat, n))
        if kind == MIXED:
            return Field(n, None, "stew", cards, pays, missing)
        return Field(n, kind, rules.bean_names[kind], cards, pays, missing)

    def _offer(self, offer: StandingOffer) -> SeenOffer:
        return SeenOffer(
            int(offer.id),
            int(offer.maker),
            None if offer.to == ANYONE else int(offer.to),
            tuple(self.card(card) for card in offer.give),
            tuple(offer.want),
            tuple(offer.want_coins),
            int(offer.answers) or None,
            tuple(int(pledge.seat) for pledge in offer.pledges),
            tuple(seat for seat in range(self.players) if offer.has_declined(seat)),
        )
