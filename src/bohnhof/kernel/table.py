"""The Table: the complete state of a game, and the few primitive changes that can be made to it.

A `Board` has cards in places, a few numbers, and the open offers: data without history, clocks or chance. `Table` is
the board with all secrets (and the seed of its shuffles); `View` is the board as one seat may see it. The cards in a
place are a linked list: `first[place]`, then `after[card]`, until NO_CARD.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import added, grown, to_list, zeros
from bohnhof.kernel.cards import NO_CARD, UNKNOWN
from bohnhof.kernel.events import (
    NO_FACT,
    Change,
    Event,
    Moved,
    NumberSet,
    OfferClosed,
    OffersCleared,
    OfferSet,
    Restacked,
    Shown,
)
from bohnhof.kernel.offer import OPEN, StandingOffer
from bohnhof.kernel.places import (
    COINS,
    DISCARD,
    DRAW,
    MAX_FIELDS,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    SEAT_PLACES,
    SEATS,
    SPECTATOR,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from bohnhof.kernel.cards import BeanId, CardId
    from bohnhof.kernel.phase import Phase
    from bohnhof.kernel.places import Place, Seat
    from bohnhof.kernel.rules import Rules

# The numbers of a board.
PHASE: Final[i64] = 0  # the index in the rules' list of phases
ACTIVE: Final[i64] = 1  # whose turn it is
TURN: Final[i64] = 2  # turns begun so far
CARDS_PLANTED: Final[i64] = 3  # from the hand, in this phase
EXHAUSTED: Final[i64] = 4  # how often the draw pile ran out
OFFERS_MADE: Final[i64] = 5  # in the whole game; the next offer's id is one more
ENCORES_LEFT: Final[i64] = 6  # seats whose encore is still to come
FIELDS: Final[i64] = 7  # FIELDS + seat: that seat's fields, as bits
NUMBERS: Final[i64] = FIELDS + MAX_SEATS  # then come those that only some games have

NO_ROW: Final = zeros(0)


class Board:
    """What a Table and a View have in common."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        # by card id; index 0 is NO_CARD
        self.bean = NO_ROW
        self.seen = NO_ROW  # who knows the bean, as bits
        self.place = NO_ROW
        self.after = NO_ROW  # the card behind or below it in the same place
        # by place
        self.first = NO_ROW
        self.last = NO_ROW
        self.count = NO_ROW
        self.numbers = NO_ROW
        # the Phase for numbers[PHASE], stored because every decision needs it (after the end, the last one)
        self.now: Phase = rules.phases[0]
        self.offers: list[StandingOffer] = []  # open, oldest first
        self.past_offers: list[StandingOffer] = []  # closed in this trading phase, in the order of closing
        self.fates = zeros(0)  # what became of each of them
        # not part of the state
        self.log: list[Event] | None = None  # filled while the game is recorded
        self.lifted: i64 = 0  # how often a card has left a stack, for incremental counting

    def clear(self) -> None:
        """Remove all cards. (A clone is filled by `copy_to` instead.)"""
        places = self.rules.places
        self.bean = zeros(1)
        self.seen = zeros(1)
        self.place = zeros(1)
        self.after = zeros(1)
        self.first = zeros(places)
        self.last = zeros(places)
        self.count = zeros(places)
        self.numbers = zeros(self.rules.numbers)

    # ------------------------------------------------------------------ reading

    @property
    def phase(self) -> i64:
        return self.numbers[PHASE]

    @property
    def active(self) -> i64:
        return self.numbers[ACTIVE]

    @property
    def turn(self) -> i64:
        return self.numbers[TURN]

    @property
    def planted(self) -> i64:
        return self.numbers[CARDS_PLANTED]

    @property
    def exhausted(self) -> i64:
        return self.numbers[EXHAUSTED]

    @property
    def is_over(self) -> bool:
        return self.numbers[PHASE] == self.rules.over

    def has_field(self, seat: Seat, n: i64) -> bool:
        return 0 <= n < MAX_FIELDS and (self.numbers[FIELDS + seat] >> n) & 1 != 0

    def fields(self, seat: Seat) -> list[int]:
        """The numbers of this seat's fields, in order."""
        return [n for n in range(MAX_FIELDS) if self.has_field(seat, n)]

    def is_coin(self, card: CardId) -> bool:
        """Is this card among the coins of a seat?"""
        place = self.place[card] - SEATS
        return 0 <= place < self.rules.players * SEAT_PLACES and place % SEAT_PLACES == COINS

    def cards_in(self, place: Place) -> list[int]:
        """The ids of the cards in a place, first card first."""
        cards = []
        card = self.first[place]
        while card != NO_CARD:
            cards.append(int(card))
            card = self.after[card]
        return cards

    def beans_in(self, place: Place) -> list[int]:
        """The beans in a place, first card first."""
        return [int(self.bean[card]) for card in self.cards_in(place)]

    def bean_on(self, place: Place) -> i64:
        """The bean of the first card in a place, or UNKNOWN if it is empty."""
        card = self.first[place]
        return UNKNOWN if card == NO_CARD else self.bean[card]

    def offer(self, id: i64) -> StandingOffer | None:
        """The open offer with this id."""
        for offer in self.offers:
            if offer.id == id:
                return offer
        return None

    def fate_of(self, id: i64) -> i64:
        """What became of the offer with this id; UNKNOWN if there was none in this trading phase."""
        if self.offer(id) is not None:
            return OPEN
        for i in range(len(self.past_offers)):
            if self.past_offers[i].id == id:
                return self.fates[i]
        return UNKNOWN

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and type(self) is type(other) and self._state() == other._state()

    __hash__ = None  # type: ignore[assignment]  # a board changes

    def _state(self) -> list[object]:
        places = [self.cards_in(place) for place in range(1, len(self.first))]
        return [
            self.rules.edition, self.rules.players, places, to_list(self.bean), to_list(self.seen),
            to_list(self.numbers), self.offers, self.past_offers, to_list(self.fates),
        ]  # fmt: skip

    # ------------------------------------------------------- primitive changes

    def put(self, card: CardId, target: Place) -> None:
        """Move a card to the end of another place, or onto its top."""
        source = self.place[card]
        behind = self.after[card]
        if self.rules.stacks[source]:
            self.lifted += 1
        if self.first[source] == card:
            self.first[source] = behind
            if behind == NO_CARD:
                self.last[source] = NO_CARD
        else:
            before = self.first[source]
            while self.after[before] != card:
                before = self.after[before]
            self.after[before] = behind
            if behind == NO_CARD:
                self.last[source] = before
        self.count[source] -= 1
        self.lay(card, target)
        if self.log is not None:
            self._note_move(card, source, target)

    def lay(self, card: CardId, target: Place) -> None:
        """Lay a card that is nowhere yet: on top of a stack, or at the end of any other place."""
        end = self.last[target]
        if end == NO_CARD:
            self.after[card] = NO_CARD
            self.first[target] = card
            self.last[target] = card
        elif self.rules.stacks[target]:
            self.after[card] = self.first[target]
            self.first[target] = card
        else:
            self.after[card] = NO_CARD
            self.after[end] = card
            self.last[target] = card
        self.count[target] += 1
        self.place[card] = target
        self.seen[card] |= self.rules.seen_at[target]

    def learn(self, card: CardId, bean: BeanId, seen: i64) -> None:
        """Learn what a recorded move says about a card."""
        if bean != UNKNOWN:
            self.bean[card] = bean
        self.seen[card] = seen

    def show(self, card: CardId, bean: BeanId, seen: i64) -> None:
        """Let others know a card that stays where it is: from now on they have seen it."""
        self.learn(card, bean, seen)
        if self.log is not None:
            self.note(Shown([int(card)], [int(bean)], [int(seen)]))

    def set(self, number: i64, value: i64) -> None:
        """Change one of the numbers."""
        self.numbers[number] = value
        if number == PHASE and value != self.rules.over:
            self.now = self.rules.phases[value]
        if self.log is not None:
            self.note(NumberSet(number, value))

    def stir(self) -> None:
        """R10: note that a card was planted, harvested, discarded or paid, so that the game is not standing still.

        This is called for those actions, and not for every card that moves: coins that only change owners (BH7)
        could do so forever, and traded cards are planted soon anyway.
        """
        if self.numbers[self.rules.still_at] != 0:
            self.set(self.rules.still_at, 0)

    def set_offer(self, offer: StandingOffer) -> None:
        """Open an offer, or replace it with a newer version."""
        at = self._index_of(offer)
        if at < len(self.offers):
            self.offers[at] = offer
        else:
            self.offers.append(offer)
        if self.log is not None:
            self.note(OfferSet(offer))

    def close_offer(self, offer: StandingOffer, fate: i64) -> None:
        """Close an offer, remembering what became of it."""
        del self.offers[self._index_of(offer)]
        self.past_offers.append(offer)
        self.fates = added(self.fates, fate)
        if self.log is not None:
            self.note(OfferClosed(offer, fate))

    def _index_of(self, offer: StandingOffer) -> i64:
        at: i64 = 0
        while at < len(self.offers) and self.offers[at].id != offer.id:
            at += 1
        return at

    def clear_offers(self) -> None:
        """Forget all offers."""
        if self.offers:
            self.offers = []
        if self.past_offers:
            self.past_offers = []
        self.fates = zeros(0)
        if self.log is not None:
            self.note(OffersCleared())

    def restack(self, beans: vec[i64]) -> None:
        """Make the discard pile the draw pile: new cards with these beans replace the old ids."""
        self.lifted += 1
        card = self.first[DISCARD]
        while card != NO_CARD:
            self.place[card] = NOWHERE
            self.bean[card] = UNKNOWN
            self.seen[card] = NOBODY
            card = self.after[card]
        self.first[DISCARD] = NO_CARD
        self.last[DISCARD] = NO_CARD
        self.count[DISCARD] = 0
        self.add_cards(beans, DRAW)
        if self.log is not None:
            self.note(Restacked(to_list(beans)))

    def add_cards(self, beans: vec[i64], target: Place) -> None:
        """Add new cards to the game, with the next ids."""
        extra: i64 = len(beans)
        card: CardId = len(self.bean)
        self.bean = grown(self.bean, extra)
        self.seen = grown(self.seen, extra)
        self.place = grown(self.place, extra)
        self.after = grown(self.after, extra)
        for i in range(extra):
            self.bean[card + i] = beans[i]
        if self.count[target] > 0 or self.rules.stacks[target]:
            for i in range(extra):
                self.lay(card + i, target)
        else:
            self._chain(card, extra, target)

    def _chain(self, card: CardId, n: i64, target: Place) -> None:
        """Lay n new cards, starting with this one, in an empty place: `lay` in one pass, for shuffled piles."""
        place = self.place
        after = self.after
        seen = self.seen
        known = self.rules.seen_at[target]
        for i in range(card, card + n):
            place[i] = target
            seen[i] = known
            after[i] = i + 1
        if n > 0:
            after[card + n - 1] = NO_CARD
            self.first[target] = card
            self.last[target] = card + n - 1
            self.count[target] = n

    # ---------------------------------------------------------------- recording

    def happen(self, name: str, seat: Seat, first: i64 = NO_FACT, second: i64 = NO_FACT) -> None:
        """Begin a new event with its facts (`events.FACTS`); the following changes belong to it."""
        if self.log is not None:
            self.log.append(Event(name, seat, [], first, second))

    def note(self, change: Change) -> None:
        assert self.log is not None
        self.log[-1].changes.append(change)

    def _note_move(self, card: CardId, source: Place, target: Place) -> None:
        assert self.log is not None
        changes = self.log[-1].changes
        if changes:
            move = changes[-1]
            if isinstance(move, Moved) and move.source == source and move.target == target:
                move.cards.append(int(card))
                move.beans.append(int(self.bean[card]))
                move.seen.append(int(self.seen[card]))
                return
        changes.append(Moved([int(card)], [int(self.bean[card])], [int(self.seen[card])], source, target))

    # ------------------------------------------------------------------- copies

    def copy_to(self, new: Board) -> None:
        """Make another board equal to this one; it does not record."""
        new.bean = self.bean[:]
        new.seen = self.seen[:]
        new.place = self.place[:]
        new.after = self.after[:]
        new.first = self.first[:]
        new.last = self.last[:]
        new.count = self.count[:]
        new.numbers = self.numbers[:]
        new.now = self.now
        new.offers = self.offers[:]
        new.past_offers = self.past_offers[:]
        new.fates = self.fates[:]


class Table(Board):
    """The complete state: all beans, and the seed of every shuffle of this game."""

    def __init__(self, rules: Rules, seed: int) -> None:
        super().__init__(rules)
        self.seed = seed

    def clone(self) -> Table:
        """An independent copy that does not record."""
        new = Table(self.rules, self.seed)
        self.copy_to(new)
        return new


class View(Board):
    """The board as one seat, or a spectator, may see it. Unseen beans are UNKNOWN."""

    def __init__(self, rules: Rules, seat: Seat) -> None:
        super().__init__(rules)
        self.seat: Seat = seat

    @property
    def watches(self) -> bool:
        return self.seat == SPECTATOR

    def clone(self) -> View:
        """An independent copy that does not record."""
        new = View(self.rules, self.seat)
        self.copy_to(new)
        return new
