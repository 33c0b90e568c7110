"""Observations: what a seat sees, as one row of small numbers with fixed meanings.

Everything is relative to the seat: other seats are counted clockwise from it, and offers are numbered as in its
choices. A row contains only what the seat's View shows: beans of cards that it has seen, public numbers, the offers
that concern it, and the offer that it is building. `sections` says what is where; docs/observations.md is generated
from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import byte_of, row_of, zeros
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.learn.layout import OFFER_SLOTS, Layout
from bohnhof.kernel.learn.steps import GOODS_PER_OFFER, Steps, concerns
from bohnhof.kernel.places import ANYONE, COINS, DISCARD, DRAW, FACEUP, FIELD, SEAT_PLACES, SEATS, coins, field, hand
from bohnhof.kernel.table import ACTIVE, CARDS_PLANTED, ENCORES_LEFT, EXHAUSTED, FIELDS, PHASE, TURN, Table

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

    from bohnhof.kernel.edition import NumberKind, PlaceKind
    from bohnhof.kernel.offer import StandingOffer
    from bohnhof.kernel.places import Place, Seat

MOST: Final[i64] = 255  # larger numbers are written as this one
FRONT: Final[i64] = 6  # hand cards written one by one, in order
NOT_TOLD: Final[i64] = -1

# Numbers of the board that are written unchanged.
TOLD: Final = (
    (TURN, "turns begun"),
    (CARDS_PLANTED, "cards planted from the hand in this phase"),
    (EXHAUSTED, "how often the draw pile ran out"),
    (ENCORES_LEFT, "encores still to come"),
)

PHASE_WORDS: Final = "1 at the phase of the turn; the last one: the game is over"
UNSEEN_WORDS: Final = "cards that this seat has not seen: in the draw pile or in other hands"
FRONT_WORDS: Final = "1 at the bean of each of the foremost hand cards, in order"
PLACES_WORDS: Final = "cards that this seat has seen, by where they lie: hand, aside, then the fields"


class Section:
    """A part of an observation: where it begins, its axes with their lengths, and what its numbers mean."""

    def __init__(self, name: str, start: int, axes: list[str], shape: list[int], most: int, words: str) -> None:
        self.name = name
        self.start = start
        self.axes = axes
        self.shape = shape
        self.most = most  # the largest usual number, for programs that need numbers up to 1
        self.words = words

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


class Observer:
    """Writes the observations of games with one layout of choices. Immutable, and shared by all of them."""

    def __init__(self, layout: Layout) -> None:
        rules = layout.rules
        self.layout = layout
        self.rules = rules
        self.sections: list[Section] = []
        self._next: i64 = 0
        self._add_table()
        self._add_seats()
        # what only this game has, as its edition declares it
        self._places_at: dict[str, int] = {}
        self._piles_at: dict[str, int] = {}
        self._numbers_at: dict[str, int] = {}
        self._own_numbers = [number for number in rules.own_numbers if number.observed]
        for place in rules.own_places:
            self._add_place(place)
        for number in self._own_numbers:
            self._add_number(number)
        self._add_offers()
        self.size: i64 = self._next
        # the last part is what the seat is about to do: it can change while the rest stays the same
        self.plan: i64 = self.begun
        self.plan_size: i64 = self.size - self.plan
        self.own_first: i64 = SEATS + rules.players * SEAT_PLACES
        # by seat and place: where the counts of beans in this place are
        self.place_count: i64 = rules.places
        seats = range(int(rules.players))
        self._counts_at = row_of([self._counts_of(seat, place) for seat in seats for place in range(rules.places)])
        # if no ruling mixes kinds on a field, its first card and its number of cards describe it completely
        self._one_kind = rules.planting_bits == 0 or rules.kinds_together
        self._pays_as_printed = self._one_kind and rules.pay_bits == 0
        # other places with cards that somebody may have seen, except the stacks that are counted incrementally
        self._searched = row_of([place for place in range(1, int(rules.places)) if self._is_searched(place)])
        self._told = row_of([int(number) for number, _ in TOLD])
        self._unseen = zeros(rules.beans)
        self._find_own()

    def _add_table(self) -> None:
        """Add what belongs to nobody."""
        rules = self.rules
        beans = int(rules.beans)
        most_copies = max(rules.deck_copies())
        self.phase: i64 = self._add("phase", ["phase"], [len(rules.phases) + 1], 1, PHASE_WORDS)
        self.active: Seat = self._add("active", ["seat"], [int(rules.players)], 1, "1 at the seat whose turn it is")
        self.numbers: i64 = self._add("numbers", ["number"], [len(TOLD)], 30, ", ".join([words for _, words in TOLD]))
        self.draw: i64 = self._add("draw", [], [1], int(rules.deck_size), "cards in the draw pile")
        self.unseen: i64 = self._add("unseen", ["bean"], [beans], most_copies, UNSEEN_WORDS)
        self.discard: i64 = self._add("discard", ["bean"], [beans], most_copies, "cards in the discard pile")
        self.faceup: i64 = self._add("faceup", ["bean"], [beans], 2, "turned-up cards")
        self.front: i64 = self._add("front", ["card", "bean"], [int(FRONT), beans], 1, FRONT_WORDS)

    def _add_seats(self) -> None:
        """Add what every seat has."""
        rules = self.rules
        beans = int(rules.beans)
        players = int(rules.players)
        fields = int(rules.most_fields)
        self.own_places: i64 = 2 + rules.most_fields
        shape = [players, int(self.own_places), beans]
        self.places: i64 = self._add("places", ["seat", "place", "bean"], shape, 5, PLACES_WORDS)
        self.hands: i64 = self._add("hands", ["seat"], [players], 10, "hand cards, seen or not")
        self.coins: i64 = self._add("coins", ["seat"], [players], 20, "coins")
        self.open_fields: i64 = self._add("open fields", ["seat", "field"], [players, fields], 1, "1: there is one")
        self.pays: i64 = self._add("pays", ["seat", "field"], [players, fields], 4, "coins that it would pay now")

    def _add_offers(self) -> None:
        """Add the open offers, and the offer that the seat is building."""
        beans = int(self.rules.beans)
        self.slots: i64 = self._next
        for slot in range(OFFER_SLOTS):
            self._add_offer(f"offer {slot + 1}")
        self.slot_size: i64 = (self._next - self.slots) // OFFER_SLOTS
        most_begun = int(self.layout.offers_per_turn)
        self.begun: i64 = self._add("begun", [], [1], most_begun, "offers that this seat has begun in this turn")
        self.drafting: i64 = self._add("building", [], [1], 1, "1: this seat is building an offer")
        words = "1 at its partner; at 0: for everybody"
        self.partner: Seat = self._add("building for", ["seat"], [int(self.rules.players)], 1, words)
        self.give: i64 = self._add("building give", ["bean"], [beans], int(GOODS_PER_OFFER), "cards given so far")
        self.want: i64 = self._add("building want", ["bean"], [beans], int(GOODS_PER_OFFER), "cards wanted so far")

    def _find_own(self) -> None:
        """Find where each of this game's own places and numbers goes, by seat; numbers also with their bits."""
        rules = self.rules
        piles: list[int] = []
        told: list[int] = []
        bits: list[int] = []
        for seat in range(int(rules.players)):
            for place in rules.own_places:
                piles += [self._piles_at[place.name] + away for away in self._aways(seat, per_seat=place.per_seat)]
            for number in self._own_numbers:
                width = len(number.words)
                start = self._numbers_at[number.name]
                for away in self._aways(seat, per_seat=number.per_seat):
                    told.append(start + away * max(1, width))
                    bits.append(width)
        self._pile_at = row_of(piles)
        self._number_at = row_of(told)
        owners = {number.name: int(rules.players) if number.per_seat else 1 for number in self._own_numbers}
        self._number_index = row_of(
            [rules.own_number[name] + owner for name, width in owners.items() for owner in range(width)]
        )
        self._number_bits = row_of(bits)

    def _aways(self, seat: int, *, per_seat: bool) -> list[int]:
        """How far each owner sits from a seat, with owners in the order of their seats."""
        if not per_seat:
            return [0]
        players = int(self.rules.players)
        return [(owner - seat) % players for owner in range(players)]

    def _add_place(self, kind: PlaceKind) -> None:
        """Add a place of the edition: which cards of it have been seen, and how many there are."""
        players = int(self.rules.players)
        beans = int(self.rules.beans)
        axes = ["seat"] if kind.per_seat else []
        shape = [players] if kind.per_seat else []
        most = max(self.rules.deck_copies())
        words = "cards that this seat has seen there"
        self._places_at[kind.name] = int(self._add(kind.name, [*axes, "bean"], [*shape, beans], most, words))
        words = "cards there, seen or not"
        self._piles_at[kind.name] = int(self._add(f"{kind.name}, cards", axes, shape or [1], 10, words))

    def _add_number(self, kind: NumberKind) -> None:
        """Add a number of the edition, or a set of words with one bit each."""
        axes = ["seat"] if kind.per_seat else []
        shape = [int(self.rules.players)] if kind.per_seat else []
        words = "as the position writes it"
        most = 10
        if kind.words:
            axes.append("word")
            shape.append(len(kind.words))
            words = "1: yes, for each of " + ", ".join(kind.words)
            most = 1
        self._numbers_at[kind.name] = int(self._add(kind.name, axes, shape or [1], most, words))

    def _add_offer(self, name: str) -> None:
        players = int(self.rules.players)
        beans = int(self.rules.beans)
        self._add(f"{name} maker", ["seat"], [players], 1, "1 at the seat that made it")
        self._add(f"{name} takers", ["seat"], [players], 1, "1 at each seat that would take it")
        self._add(f"{name} open", [], [1], 1, "1: there is such an offer")
        self._add(f"{name} anyone", [], [1], 1, "1: it is made to everybody")
        self._add(f"{name} give", ["bean"], [beans], 2, "cards that its maker gives")
        self._add(f"{name} want", ["bean"], [beans], 2, "cards that its maker wants")

    def _add(self, name: str, axes: list[str], shape: list[int], most: int, words: str) -> i64:
        section = Section(name, int(self._next), axes, shape, max(1, min(most, int(MOST))), words)
        self.sections.append(section)
        start = self._next
        self._next += section.size
        return start

    def _counts_of(self, seat: int, place: int) -> int:
        """Where the beans in a place are counted, relative to a seat."""
        beans = int(self.rules.beans)
        if place == DISCARD:
            return int(self.discard)
        if place == FACEUP:
            return int(self.faceup)
        if place < SEATS:
            return int(NOT_TOLD)
        for kind in reversed(self.rules.own_places):
            first = self.rules.own_place[kind.name]
            if place >= first:
                away = self._aways(seat, per_seat=kind.per_seat)[place - first]
                return self._places_at[kind.name] + away * beans
        owner, what = divmod(place - int(SEATS), int(SEAT_PLACES))
        if what == COINS or what >= FIELD + self.rules.most_fields:
            return int(NOT_TOLD)
        n = what if what < FIELD else what - 1  # coins are left out
        away = (owner - seat) % int(self.rules.players)
        return int(self.places) + (away * int(self.own_places) + n) * beans

    def _is_searched(self, place: int) -> bool:
        if place == DRAW:
            return bool(self.rules.on_liberties.held)  # who may look at it
        if not SEATS <= place < self.own_first:
            return place != DISCARD
        what = (place - SEATS) % SEAT_PLACES
        return what != COINS and (what < FIELD or (not self._one_kind and what < FIELD + self.rules.most_fields))

    def scale(self) -> list[int]:
        """The largest usual value of every number in an observation."""
        return [section.most for section in self.sections for _n in range(section.size)]

    # ------------------------------------------------------------------- writing

    def write(self, steps: Steps, seat: Seat, out: vec[u8], base: i64) -> None:
        """Write what a seat sees into a part of a row that contains zeros."""
        self.write_sight(steps, seat, out, base)
        self.write_plan(steps, seat, out, base + self.plan)

    def write_sight(self, steps: Steps, seat: Seat, out: vec[u8], base: i64) -> None:
        """Write everything up to the plan."""
        self._write_table(steps, seat, out, base)
        self._write_cards(steps, seat, out, base)
        if len(self._pile_at) > 0 or len(self._number_at) > 0:
            self._write_own(steps, seat, out, base)
        if steps.table.offers:
            self._write_offers(steps, seat, out, base + self.slots)

    def write_plan(self, steps: Steps, seat: Seat, out: vec[u8], base: i64) -> None:
        """Write what the seat is about to do: how many offers it has begun, and the one that it is building."""
        base -= self.plan
        out[base + self.begun] = byte_of(steps.begun[seat])
        if steps.drafting and steps.seat == seat:
            self._write_draft(steps, seat, out, base)

    def _away(self, seat: Seat, me: i64) -> i64:
        return (seat - me + self.rules.players) % self.rules.players

    def _write_table(self, steps: Steps, seat: Seat, out: vec[u8], base: i64) -> None:
        numbers = steps.table.numbers
        out[base + self.phase + numbers[PHASE]] = 1
        out[base + self.active + self._away(numbers[ACTIVE], seat)] = 1
        told = self._told
        at: i64 = base + self.numbers
        for i in range(len(told)):
            out[at + i] = byte_of(numbers[told[i]])
        out[base + self.draw] = byte_of(steps.table.count[DRAW])

    def _write_cards(self, steps: Steps, seat: Seat, out: vec[u8], base: i64) -> None:
        """Count the seen cards by place and bean, and the unseen ones as the remainder."""
        # Fetch rows once: compiled, every attribute access counts references.
        table = steps.table
        bean = table.bean
        after = table.after
        first = table.first
        unseen = self._unseen
        beans = self.rules.beans
        self._write_discarded(steps, out, base + self.discard)
        seen = table.seen
        searched = self._searched
        counts_at = self._counts_at
        row: i64 = seat * self.place_count
        mine: i64 = 1 << seat
        own_hand: i64 = hand(seat)
        for i in range(len(searched)):
            place = searched[i]
            card = first[place] if place != own_hand else NO_CARD
            while card != NO_CARD:
                if seen[card] & mine:
                    kind = bean[card]
                    unseen[kind] -= 1
                    at = counts_at[row + place]
                    if at != NOT_TOLD:
                        count_one(out, base + at + kind)
                card = after[card]
        # the seat's hand is the first place, and its foremost cards are also written one by one, in order
        card = first[own_hand]
        at = base + self.places
        front: i64 = base + self.front
        end: i64 = front + FRONT * beans
        while card != NO_CARD:
            kind = bean[card]
            unseen[kind] -= 1
            count_one(out, at + kind)
            if front < end:
                out[front + kind] = 1
                front += beans
            card = after[card]
        self._write_seats(table, seat, out, base)
        at = base + self.unseen
        for b in range(beans):
            out[at + b] = byte_of(unseen[b])

    def _write_discarded(self, steps: Steps, out: vec[u8], at: i64) -> None:
        """Write the discard pile, and the cards that are neither there nor among anybody's coins."""
        stacks = steps.stacks
        stacks.look(steps.table)
        unseen = self._unseen
        copies = self.rules.copies
        together = stacks.together
        discarded = stacks.discarded
        for b in range(self.rules.beans):
            unseen[b] = copies[b] - together[b]
            out[at + b] = byte_of(discarded[b])

    def _write_seats(self, table: Table, seat: Seat, out: vec[u8], base: i64) -> None:
        """Write what everybody has (fields, coins, number of hand cards), clockwise from the seat itself."""
        rules = self.rules
        bean = table.bean
        first = table.first
        count = table.count
        unseen = self._unseen
        beans = rules.beans
        players = rules.players
        fields = rules.most_fields
        one_kind = self._one_kind
        as_printed = self._pays_as_printed
        hands: i64 = base + self.hands
        at_coins: i64 = base + self.coins
        at_open: i64 = base + self.open_fields
        at_pays: i64 = base + self.pays
        at: i64 = base + self.places
        other = seat
        for away in range(players):
            out[hands + away] = byte_of(count[hand(other)])
            out[at_coins + away] = byte_of(count[coins(other)])
            have = table.numbers[FIELDS + other]
            place: Place = field(other, 0)
            at += 2 * beans
            for n in range(fields):
                if have & (1 << n):
                    out[at_open + n] = 1
                    cards = count[place + n]
                    if cards > 0:
                        kind = bean[first[place + n]]
                        if one_kind:
                            unseen[kind] -= cards
                            out[at + kind] = byte_of(cards)
                        pays = rules.meter(kind, cards) if as_printed else rules.pays(table, other, n)
                        out[at_pays + n] = byte_of(pays)
                at += beans
            at_open += fields
            at_pays += fields
            other = other + 1 if other + 1 < players else 0

    def _write_own(self, steps: Steps, seat: Seat, out: vec[u8], base: i64) -> None:
        """Write what only this game has."""
        table = steps.table
        places = self.place_count - self.own_first
        for i in range(places):
            out[base + self._pile_at[seat * places + i]] = byte_of(table.count[self.own_first + i])
        numbers: i64 = len(self._number_index)
        for i in range(numbers):
            value = table.numbers[self._number_index[i]]
            at = base + self._number_at[seat * numbers + i]
            bits = self._number_bits[seat * numbers + i]
            if bits == 0:
                out[at] = byte_of(value)
            for bit in range(bits):
                if (value >> bit) & 1:
                    out[at + bit] = 1

    def _write_offers(self, steps: Steps, seat: Seat, out: vec[u8], base: i64) -> None:
        """Write the offers that concern this seat, in the order of its choices."""
        slot: i64 = 0
        for offer in steps.table.offers:
            if slot < OFFER_SLOTS and concerns(offer, seat):
                self._write_offer(steps, offer, seat, out, base + slot * self.slot_size)
                slot += 1

    def _write_offer(self, steps: Steps, offer: StandingOffer, seat: Seat, out: vec[u8], base: i64) -> None:
        players = self.rules.players
        beans = self.rules.beans
        out[base + self._away(offer.maker, seat)] = 1
        for pledge in offer.pledges:
            out[base + players + self._away(pledge.seat, seat)] = 1
        at: i64 = base + 2 * players
        out[at] = 1
        if offer.to == ANYONE:
            out[at + 1] = 1
        at += 2
        for card in offer.give_row:
            count_one(out, at + steps.table.bean[card])
        at += beans
        for bean in offer.want_row:
            count_one(out, at + bean)

    def _write_draft(self, steps: Steps, seat: Seat, out: vec[u8], base: i64) -> None:
        out[base + self.drafting] = 1
        away: i64 = 0
        if steps.to != ANYONE:
            away = self._away(steps.to, seat)
        out[base + self.partner + away] = 1
        for card in steps.give:
            count_one(out, base + self.give + steps.table.bean[card])
        for bean in steps.want:
            count_one(out, base + self.want + bean)


def count_one(out: vec[u8], at: i64) -> None:
    """Add one to a byte, up to its maximum."""
    if out[at] != MOST:
        out[at] += 1
