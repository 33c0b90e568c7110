"""A game as a sequence of small choices, asking one seat at a time: for learning, search and batches of games.

The active seat is asked first, then the others clockwise, and again after every change, as everywhere in this project.
A seat that waits is not asked again until something has changed. When all wait, trading ends. Out of turn, a seat is
asked only to trade or because it has to plant; whenever it is asked, it may also harvest and buy. An offer is built
from small choices (to whom, what I give, what I want), which affect nobody else until it is made.

This is narrower than the rules, so that games end and choices stay few. A seat begins a limited number of offers per
turn. An offer names at most three cards and three kinds. A no is final: a declined offer no longer concerns a seat. The
foremost copies pay and are given. A hand card moves only to the front or to the back (HB4). Coins are never goods
(BH7). Every choice is legal: it is played like any action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import added, zero_bytes, zeros
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.codes import (
    CANCEL,
    COUNTER,
    END_TRADING,
    GIVE,
    OFFER,
    STEP_VERBS,
    SUBMIT,
    VERB_BITS,
    WAIT,
    WANT,
    Choices,
    code,
    thing_of,
    verb_of,
    where_of,
)
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.layout import (
    AWAY,
    BEAN,
    END,
    FIRST_SHIFT,
    OFFER_SLOTS,
    ORDER,
    PER_BEAN_MASK,
    SLOT,
    SORT_BITS,
    SORT_MASK,
    WHERE,
    Layout,
)
from bohnhof.kernel.learn.playout import Dice
from bohnhof.kernel.learn.stack_counts import StackCounts
from bohnhof.kernel.legal import fill
from bohnhof.kernel.offer import StandingOffer
from bohnhof.kernel.places import ANYONE, NOWHERE, hand
from bohnhof.kernel.play import play_code
from bohnhof.kernel.table import ACTIVE, PHASE, TURN, Table
from bohnhof.kernel.trading import NO_COINS, make_offer, refuse_rows

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

    from bohnhof.kernel.cards import CardId
    from bohnhof.kernel.places import Place, Seat

# A choice (from this bit on) and the code of what it does (below), in one number.
CHOICE_SHIFT: Final[i64] = 48
MEANING_MASK: Final[i64] = (1 << CHOICE_SHIFT) - 1

NOBODY_YET: Final[i64] = -1
GOODS_PER_OFFER: Final[i64] = 3  # cards given, and the same number of kinds wanted


class Slate:
    """What games that are stepped together share. The less memory each of them touches, the faster they are."""

    def __init__(self, layout: Layout, games: i64) -> None:
        self.mask = zero_bytes(games * layout.size)  # by game and choice: is it allowed?
        self.legal = Choices()  # filled and read at once


class Steps:
    """One game, the seat that is asked now, and everything it may choose."""

    def __init__(self, table: Table, layout: Layout, slate: Slate | None = None, place: Place = 0) -> None:
        """A game of its own, or one of many on a shared slate, where it has a place."""
        if slate is None:
            slate = Slate(layout, 1)
        self.table = table
        self.layout = layout
        self.seat: Seat = table.numbers[ACTIVE]  # the seat that is asked
        self.n: i64 = 0  # how many choices this seat has; 0: the game is over
        self._listed = zeros(layout.size)  # the first n entries are its choices, unordered, each with what it does
        self._mask = slate.mask
        self._mask_at: i64 = place * layout.size  # the mask of this game begins here
        self._legal = slate.legal
        self.slots = zeros(OFFER_SLOTS)  # the open offers that concern this seat, by id, oldest first
        self.makers = zeros(OFFER_SLOTS)  # who made each of them
        self.slots_used: i64 = 0
        self.waiting: i64 = 0  # seats that wait, counted from the active one
        self.turn: i64 = table.numbers[TURN]
        self.begun = zeros(layout.rules.players)  # offers begun in this turn, by seat
        # the offer that is being built
        self.drafting = False
        self.to: i64 = ANYONE
        self.answers: i64 = 0
        self.give = zeros(0)  # cards
        self.want = zeros(0)  # beans
        # which seat has seen the table as it is, for observers that write only what is new
        self.shown_to: i64 = NOBODY_YET
        self.stacks = StackCounts(layout.rules)  # for observers
        self.ask()

    @property
    def is_over(self) -> bool:
        return self.n == 0

    # ------------------------------------------------------------------ choosing

    def choices(self) -> list[int]:
        """The choices of the seat that is asked, in ascending order."""
        return sorted([int(self._listed[i] >> CHOICE_SHIFT) for i in range(self.n)])

    def allows(self, choice: i64) -> bool:
        return 0 <= choice < self.layout.size and self._mask[self._mask_at + choice] != 0

    def meaning(self, choice: i64) -> i64:
        """What a choice does; 0: it is not allowed now."""
        listed = self._listed
        for i in range(self.n):
            if listed[i] >> CHOICE_SHIFT == choice:
                return listed[i] & MEANING_MASK
        return 0

    def write_mask(self, out: vec[u8], base: i64) -> None:
        """Write one byte per choice: 1 if it is allowed, else 0."""
        for i in range(base, base + self.layout.size):
            out[i] = 0
        for i in range(self.n):
            out[base + (self._listed[i] >> CHOICE_SHIFT)] = 1

    def step(self, choice: i64) -> None:
        """Play the choice of the seat that is asked, and find the seat to ask next."""
        chosen = self.meaning(choice)
        if chosen == 0:
            raise BadInput(f"seat {self.seat} may not choose {choice} now")
        self._do(chosen)

    def step_at_random(self, dice: Dice) -> i64:
        """Play a random allowed choice and return it."""
        picked = self._pick(dice)
        self._do(picked & MEANING_MASK)
        return picked >> CHOICE_SHIFT

    def random_choice(self, dice: Dice) -> i64:
        """A random allowed choice."""
        return self._pick(dice) >> CHOICE_SHIFT

    def _pick(self, dice: Dice) -> i64:
        return self._listed[dice.below(self.n)]

    def _do(self, chosen: i64) -> None:
        verb = verb_of(chosen)
        if verb < STEP_VERBS:
            play_code(self.table, self.seat, chosen)
            self.waiting = 0
            self.shown_to = NOBODY_YET
        elif verb == WAIT:
            self.waiting += 1
        elif verb == SUBMIT:
            make_offer(self.table, self.seat, self.to, self.give, self.want, NO_COINS, self.answers)
            self.drafting = False
            self.waiting = 0
            self.shown_to = NOBODY_YET
        else:
            self._build(verb, chosen)
        self.ask()

    def _build(self, verb: i64, chosen: i64) -> None:
        """Begin an offer, name one more thing in it, or drop it. Nobody else notices this."""
        if verb == GIVE:
            self.give = added(self.give, thing_of(chosen))
        elif verb == WANT:
            self.want = added(self.want, thing_of(chosen))
        elif verb == CANCEL:
            self.drafting = False
        else:
            self.drafting = True
            self.begun[self.seat] += 1  # counted here, so that beginning and dropping offers ends, too
            self.give = zeros(0)
            self.want = zeros(0)
            self.to = where_of(chosen)
            self.answers = thing_of(chosen)

    # -------------------------------------------------------------------- asking

    def ask(self) -> None:
        """Find the next seat that has something to decide. When all wait, trading ends.

        Every step does this. Call it only after changing the table without a step.
        """
        if self.drafting:
            self._list_draft()
            return
        numbers = self.table.numbers
        players = self.layout.rules.players
        while numbers[PHASE] != self.layout.rules.over:
            if numbers[TURN] != self.turn:
                self.turn = numbers[TURN]
                for seat in range(players):
                    self.begun[seat] = 0
            while self.waiting < players:
                self.seat = (numbers[ACTIVE] + self.waiting) % players
                if self._has_to_decide():
                    self._list()
                    return
                self.waiting += 1
            play_code(self.table, numbers[ACTIVE], END_TRADING)  # everybody can wait only while trading
            self.waiting = 0
            self.shown_to = NOBODY_YET
        self._clear()

    def _has_to_decide(self) -> bool:
        """Does this seat have more to decide than whether to harvest?"""
        table = self.table
        waited_for = table.now.waits_for(table, self.seat)
        if not table.now.trades:
            return waited_for
        self._find_slots()
        return waited_for or self.slots_used > 0 or self._may_begin()

    def _may_begin(self) -> bool:
        return self.begun[self.seat] < self.layout.offers_per_turn

    def _find_slots(self) -> None:
        """Number the open offers that concern this seat: its own, and those that it may still answer."""
        n: i64 = 0
        for offer in self.table.offers:
            if n < OFFER_SLOTS and concerns(offer, self.seat):
                self.slots[n] = offer.id
                self.makers[n] = offer.maker
                n += 1
        self.slots_used = n

    # ------------------------------------------------------------------- listing

    def _list(self) -> None:
        """List what the seat that is asked may choose."""
        self._clear()
        fill(self.table, self.seat, self._legal)
        for i in range(self._legal.n):
            self._allow_code(self._legal.codes[i])
        if self.table.now.trades:
            self._allow(self.layout.wait, WAIT)
            if self._may_begin():
                self._list_beginnings()

    def leave(self) -> None:
        """Clear the mask, so that another game can use this place on the slate."""
        self._clear()

    def _clear(self) -> None:
        mask = self._mask
        at = self._mask_at
        listed = self._listed
        for i in range(self.n):
            mask[at + (listed[i] >> CHOICE_SHIFT)] = 0
        self.n = 0

    def _allow(self, choice: i64, meaning: i64) -> None:
        """Allow a choice, unless it is already listed: of several copies, the foremost is used."""
        mask = self._mask
        at: i64 = self._mask_at + choice
        if mask[at] == 0:
            mask[at] = 1
            self._listed[self.n] = choice << CHOICE_SHIFT | meaning
            self.n += 1

    def _allow_code(self, action: i64) -> None:
        """Allow an action of the rules, as the choice that its operands give."""
        about = self.layout.ranges[verb_of(action)]
        first = about >> FIRST_SHIFT
        sort = about & SORT_MASK
        if sort == BEAN:
            per_bean = (about >> SORT_BITS) & PER_BEAN_MASK
            self._allow(first + self.table.bean[thing_of(action)] * per_bean + where_of(action), action)
        elif sort == WHERE:
            self._allow(first + where_of(action), action)
        elif sort == SLOT:
            slot = self._slot(thing_of(action))
            if slot < self.slots_used:
                self._allow(first + slot, action)
        elif sort == AWAY:
            self._allow(first + self._away(where_of(action)), action)
        elif sort == END:
            self._allow_move(first, action)
        elif sort == ORDER:
            thing = thing_of(action)
            self._allow(first + 3 * (thing & 3) + ((thing >> 2) & 3), action)
        else:
            self._allow(first + thing_of(action), action)

    def _allow_move(self, first: i64, action: i64) -> None:
        """Allow to move a hand card, but only to the front or to the back."""
        table = self.table
        where = where_of(action)
        if where == 0 or where == table.count[hand(self.seat)] - 1:
            self._allow(first + 2 * table.bean[thing_of(action)] + (0 if where == 0 else 1), action)

    def _slot(self, offer: i64) -> i64:
        """The slot of an offer; a number beyond the slots in use means that it has none."""
        slot: i64 = 0
        while slot < self.slots_used and self.slots[slot] != offer:
            slot += 1
        return slot

    def _away(self, seat: Seat) -> i64:
        """How many seats clockwise from the one that is asked."""
        return (seat - self.seat + self.layout.rules.players) % self.layout.rules.players

    def _list_beginnings(self) -> None:
        """Allow beginning offers to those with whom this seat may trade, and countering theirs."""
        layout = self.layout
        players = layout.rules.players
        active = self.table.numbers[ACTIVE]
        if self.seat != active:
            self._allow(layout.offer + self._away(active), code(OFFER, 0, active))
        else:
            for away in range(1, players):
                self._allow(layout.offer + away, code(OFFER, 0, (active + away) % players))
            if players > 2:
                self._allow(layout.offer, code(OFFER, 0, ANYONE))
        for slot in range(self.slots_used):
            if self.makers[slot] != self.seat:
                self._allow(layout.counter + slot, code(COUNTER, self.slots[slot], self.makers[slot]))

    def _list_draft(self) -> None:
        """Allow the next things to name: what is given, then what is wanted. Every prefix follows the rules."""
        self._clear()
        layout = self.layout
        table = self.table
        if len(self.want) == 0 and len(self.give) < GOODS_PER_OFFER:
            n: i64 = 0
            place = layout.rules.goods_place(table, self.seat, n)
            while place != NOWHERE:
                self._list_gifts(place)
                n += 1
                place = layout.rules.goods_place(table, self.seat, n)
        if len(self.want) < GOODS_PER_OFFER and self._may_want():
            self._list_wants()
        if refuse_rows(table, self.seat, self.to, self.give, self.want, NO_COINS) is None:
            self._allow(layout.submit, SUBMIT)
        self._allow(layout.cancel, CANCEL)

    def _list_wants(self) -> None:
        """Allow wanting every bean in the game: `_allow` for all of them in one pass."""
        listed = self._listed
        mask = self._mask
        at = self._mask_at + self.layout.want
        first: i64 = self.layout.want << CHOICE_SHIFT | WANT
        copies = self.layout.rules.copies
        n = self.n
        for bean in range(len(copies)):
            if copies[bean] > 0:
                mask[at + bean] = 1
                listed[n] = first + (bean << CHOICE_SHIFT) + (bean << VERB_BITS)
                n += 1
        self.n = n

    def _list_gifts(self, place: Place) -> None:
        """Allow giving the cards in a place, if the rulings of this game allow them together as a gift."""
        table = self.table
        bean = table.bean
        after = table.after
        mask = self._mask
        give = self.layout.give
        at: i64 = self._mask_at + give
        card = table.first[place]
        while card != NO_CARD:
            kind = bean[card]
            if mask[at + kind] == 0 and card not in self.give and self._may_go_along(card):
                self._allow(give + kind, code(GIVE, card, 0))
            card = after[card]

    def _may_go_along(self, card: CardId) -> bool:
        rules = self.layout.rules
        if not rules.on_giving:
            return True
        return rules.refuse_giving_row(self.table, self.seat, added(self.give[:], card), gift=True) is None

    def _may_want(self) -> bool:
        """May what is given be traded, or can it only be a gift (BH3)?"""
        rules = self.layout.rules
        if not rules.on_giving:
            return True
        return rules.refuse_giving_row(self.table, self.seat, self.give, gift=False) is None

    # -------------------------------------------------------------------- copies

    def clone(self) -> Steps:
        """An independent copy."""
        return self.on(self.table.clone())

    def on(self, table: Table, slate: Slate | None = None, place: Place = 0) -> Steps:
        """The same moment on another table that looks the same to the seat that is asked, or on a shared slate."""
        new = Steps(table, self.layout, slate, place)
        new.seat = self.seat
        new.slots = self.slots[:]
        new.makers = self.makers[:]
        new.slots_used = self.slots_used
        new.waiting = self.waiting
        new.begun = self.begun[:]
        new.drafting = self.drafting
        new.to = self.to
        new.answers = self.answers
        new.give = self.give[:]
        new.want = self.want[:]
        new.ask()
        return new


def concerns(offer: StandingOffer, seat: Seat) -> bool:
    """Did this seat make the offer, or may it still answer it?"""
    return offer.maker == seat or (offer.is_for(seat) and not offer.has_declined(seat))


def random_steps(steps: Steps, dice: Dice) -> i64:
    """Choose at random until the game is over; returns the number of choices."""
    chosen: i64 = 0
    while steps.n > 0:
        steps.step_at_random(dice)
        chosen += 1
    return chosen
