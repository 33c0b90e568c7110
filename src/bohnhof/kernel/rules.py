"""The questions the kernel asks, with the printed answers, for one edition and number of players.

`Rules` also holds what the edition's numbers come to at this table: the deck, the beanometers as a table, the
list of phases. It is immutable and shared by all tables of the same game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import row_of, zeros
from bohnhof.kernel.cards import NO_CARD, STEW, UNKNOWN
from bohnhof.kernel.edition import NumberKind, PlaceKind, Sight
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import (
    ASIDE,
    COINS,
    DISCARD,
    EVERYBODY,
    FACEUP,
    FIELD,
    HAND,
    NOBODY,
    SEAT_PLACES,
    SEATS,
    is_stack,
    place_name,
    seen_at,
)
from bohnhof.kernel.refusal import Refusal
from bohnhof.kernel.ruling import EVERYBODYS, REORDERS, Answers, Held, Ruling
from bohnhof.kernel.table import ACTIVE, FIELDS, NUMBERS

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from bohnhof.kernel.edition import Edition
    from bohnhof.kernel.phases import Phase
    from bohnhof.kernel.table import Board

TWO_CARDS: Final[i64] = 2

# R10: turns begun, one after the other, with nothing to draw or shuffle, since the last card moved
STILL: Final = NumberKind("still", observed=False)

NO_SUCH_FIELD: Final = Refusal("B2.2", "you have no such field")
WRONG_FIELD: Final = Refusal("B2.2", "another kind of bean grows on this field")
NO_STEWS: Final = Refusal("B2.2", "you may not mix kinds of bean on a field")
NO_STORE: Final = Refusal("HB7", "you have no store")
STORE_FULL: Final = Refusal("HB7", "your store is full")
STORED_BEFORE: Final = Refusal("HB7.1", "a card that comes from a store is planted, not stored again")
NO_ROOM: Final = Refusal("B3.4", "it fits on no field of yours: harvest one first")
NOTHING_THERE: Final = Refusal("B7.1", "nothing grows on this field")
PROTECTED: Final = Refusal("B7.3", "a single bean is protected while another of your fields holds two or more")
NO_FIELD_SOLD: Final = Refusal("B9.1", "no field is sold in this game")
FIELD_BOUGHT_ALREADY: Final = Refusal("B9.1", "you have bought your extra field already")
TOO_FEW_COINS: Final = Refusal("B9.1", "you have too few coins to buy a field")
NOT_YOUR_COINS: Final = Refusal("B9.1", "a field is paid with coins of your own pile")
WRONG_SUM: Final = Refusal("B9.1", "these coins are not exactly the price of a field")
NOT_YOURS_TO_TRADE: Final = Refusal("B4.3", "only your hand cards, and on your turn the turned-up cards, can be traded")
RECEIVED_CARDS_STAY: Final = Refusal("B4.4", "cards set aside to be planted may not be traded on")
FIELD_CARDS_STAY: Final = Refusal("B4.5", "cards on fields may not be traded")
COINS_STAY: Final = Refusal("BH7", "coins are not traded in this game")


class Rules:
    """One edition at one table: numbers, phases, and the answers to the kernel's questions."""

    def __init__(self, edition: Edition, players: int) -> None:
        set_up = edition.set_up(players)
        self.edition = edition
        self.set_up = set_up
        self.players: i64 = players
        self.fields: i64 = set_up.fields
        self.price: i64 = set_up.field_price or 0
        self.most_fields: i64 = self.fields + (1 if self.price > 0 else 0)  # that a seat can ever have
        self.turned: i64 = set_up.turned
        self.draws: i64 = set_up.draws
        self.ends_at: i64 = set_up.ends_at
        # the list of phases: a turn, then what comes between the last turn and the end, then what interrupts others
        self.phases: list[Phase] = [*edition.turn, *edition.closing, *edition.interludes]
        self.turn_length: i64 = len(edition.turn)
        self.end: i64 = self.turn_length + len(edition.closing)  # with this one the game ends
        self.over: i64 = len(self.phases)  # the phase in which a finished game rests
        # beans at this table, numbered in the edition's order; those left in the box have no copies
        self.bean_names = [bean.name for bean in edition.beans]
        self.beans: i64 = len(edition.beans)
        self.copies = row_of([0 if bean.name in set_up.without else bean.copies for bean in edition.beans])
        self.deck_size: i64 = sum(self.deck_copies())
        # the beanometers: paid[bean * meter_width + cards on the field]
        self.meter_width: i64 = 1 + max(bean.copies for bean in edition.beans)
        self.paid = zeros(self.beans * self.meter_width)
        for b, bean in enumerate(edition.beans):
            for needed, coins in bean.meter:
                for n in range(needed, int(self.meter_width)):
                    self.paid[b * self.meter_width + n] = coins
        # places and numbers that only this game has, behind those of all games; by name, the first of each kind
        self.own_place: dict[str, int] = {}
        self.own_number: dict[str, int] = {}
        # by place: who sees a card that arrives there, and whether it is laid on top
        seen = [int(seen_at(place)) for place in range(SEATS + players * SEAT_PLACES)]
        stacks = [int(is_stack(place)) for place in range(len(seen))]
        self.returning: list[int] = []  # places whose cards join the discard pile when that is shuffled
        # first the fields of those who have no seat: outsider n has the place `outside + n`
        self.outside: i64 = len(seen)
        self.outsiders = [kind.name.partition(" ")[0] for kind in edition.places if kind.grows]
        self.own_places = sorted(edition.places, key=_grows_nothing)
        for kind in self.own_places:
            self.own_place[kind.name] = len(seen)
            for seat in range(players if kind.per_seat else 1):
                if kind.returns:
                    self.returning.append(len(seen))
                seen.append(_seers(kind, seat))
                stacks.append(int(kind.stacks))
        self.seen_at = row_of(seen)
        self.stacks = row_of(stacks)
        self.places: i64 = len(seen)
        self.numbers: i64 = NUMBERS
        beans = tuple(bean.name for bean in edition.beans)
        phases = tuple(phase.name for phase in (*edition.turn, *edition.closing))
        self.own_numbers = [
            replace(kind, words=beans if kind.of_beans else phases if kind.of_phases else kind.words)
            for kind in (*edition.numbers, STILL)  # the last: those before it keep their places in stored games
        ]
        for number in self.own_numbers:
            self.own_number[number.name] = int(self.numbers)
            self.numbers += players if number.per_seat else 1
        self.still_at: i64 = self.own_number[STILL.name]
        self.phases = [phase.at(self) for phase in self.phases]
        # what comes with buildings, by a name of its own because many questions ask for it; 0: there are none
        places = self.own_place if edition.buildings else {}
        numbers = self.own_number if edition.buildings else {}
        self.store_at: i64 = places.get("store", 0)
        self.under_at: i64 = places.get("under", 0)
        self.due_at: i64 = places.get("due", 0)
        self.buildings_at: i64 = numbers.get("buildings", 0)
        self.stews_at: i64 = numbers.get("stews", 0)
        self.retired_at: i64 = numbers.get("retired", 0)
        self.naming_at: i64 = numbers.get("naming", 0)
        self.resumes_at: i64 = numbers.get("resumes", 0)
        self.passes_at: i64 = numbers.get("passes", 0)
        self.drawn_at: i64 = numbers.get("drawn", 0)
        # the buildings, by number: kind, price, and the bean of the coins that pay for it
        self.buildings = list(edition.buildings)
        self.building_names = [building.name for building in self.buildings]
        self.kind_names = list(dict.fromkeys([building.kind for building in self.buildings]))
        # looked up, not shifted: compiled, `1 << 31` of numbers that are not objects is too large for its type
        self.building_bit = row_of([1 << index for index, _ in enumerate(self.buildings)])
        self.building_kind = row_of([self.kind_names.index(building.kind) for building in self.buildings])
        self.kind_cards = row_of([self._cards_of_kind(kind) for kind in self.kind_names])  # as bits
        self.building_price = row_of([building.price for building in self.buildings])
        self.building_bean = row_of([self.bean_names.index(building.bean) for building in self.buildings])
        self.most_owners: i64 = set_up.owners or players + 1  # of one kind
        # the rulings of everybody and those of the buildings, sorted by the questions they answer
        held = [Held(ruling, EVERYBODYS) for ruling in edition.rulings]
        self.building_effects: list[list[Ruling]] = []
        for index, building in enumerate(self.buildings):
            effects = [effect.at(self, self._field_for(effect)) for effect in building.effects]
            self.building_effects.append(effects)
            held += [Held(effect, 1 << index) for effect in effects]
        # the buildings whose owner may choose the order of the cards drawn
        self.reordering = row_of(
            [n for n, effects in enumerate(self.building_effects) if any(e.gives_liberty(REORDERS) for e in effects)]
        )
        self.on_planting = Answers(held, "refuse_planting")
        self.kinds_together = self.on_planting.bits != 0 and all(
            one.ruling.keeps_kinds_together() for one in self.on_planting.held
        )
        self.on_stew = Answers(held, "refuse_stew")
        self.on_most_planted = Answers(held, "most_planted")
        self.on_harvest = Answers(held, "refuse_harvest")
        self.on_pay = Answers(held, "pays")
        self.on_extra_coins = Answers(held, "extra_coins")
        self.on_coins = Answers(held, "coins_go_to")
        self.on_harvested = Answers(held, "harvested")
        self.on_liberties = Answers(held, "liberties")
        self.on_store = Answers(held, "store_size")
        self.on_price = Answers(held, "field_price")
        self.on_score = Answers(held, "score")
        self.on_field = _about(edition.rulings, "refuse_field")
        self.on_payment = _about(edition.rulings, "refuse_payment")
        self.on_paid_coins = _about(edition.rulings, "payment_goes_to")
        self.on_giving = _about(edition.rulings, "refuse_giving")
        self.on_keeping = _about(edition.rulings, "keeps_turned_up_cards")
        self.on_coin_trades = _about(edition.rulings, "trades_coins")
        self.on_moment = _about(edition.rulings, "moment_matters")
        self.on_dealing = _about(edition.rulings, "deal")
        self.on_listing = _about(edition.rulings, "fill")
        self.on_playing = _about(edition.rulings, "play")
        self.on_rival = _about(edition.rulings, "rival_score")
        self.on_winners = _about(edition.rulings, "winners")
        # whom the rulings about the hottest questions hold for, at hand; 0: there are none, and nothing is asked
        self.planting_bits: i64 = self.on_planting.bits
        self.stew_bits: i64 = self.on_stew.bits
        self.harvest_bits: i64 = self.on_harvest.bits
        self.pay_bits: i64 = self.on_pay.bits | self.on_extra_coins.bits
        self.planted_bits: i64 = self.on_most_planted.bits
        self.price_bits: i64 = self.on_price.bits
        # how many codes can be listed at once, without those of offers and turned-up cards
        kinds = len(edition.beans)
        ways = 2 if self.stew_bits else 1  # to plant on a field
        self.most_choices: i64 = (ways * kinds + 1) * self.most_fields + kinds + len(self.buildings) + 4
        self.most_choices += max(phase.most_choices(kinds) for phase in self.phases)
        self.choices_per_hand_card: i64 = max(phase.choices_per_hand_card() for phase in self.phases)
        self.most_choices += sum(ruling.most_choices(kinds) for ruling in edition.rulings)

    def _cards_of_kind(self, kind: str) -> int:
        return sum(1 << n for n, building in enumerate(self.buildings) if building.kind == kind)

    def taken_after(self, phase: Phase) -> int:
        """How many cards the next phase of the turn takes from the draw pile when it begins."""
        at = self.phases.index(phase) + 1
        if at >= self.turn_length or not self.phases[at].takes_cards():
            return 0
        return int(self.turned if self.phases[at].shows_cards() else self.draws)

    def draws_after(self, phase: Phase) -> bool:
        """Do they go into a hand?"""
        return self.taken_after(phase) > 0 and not self.phases[self.phases.index(phase) + 1].shows_cards()

    def _field_for(self, effect: Ruling) -> int:
        """The number of the field that a building adds: behind all others that a seat can have."""
        if not effect.adds_field():
            return -1
        self.most_fields += 1
        return int(self.most_fields - 1)

    def deck_copies(self) -> list[int]:
        """How many cards of each bean are in the game."""
        return [int(self.copies[bean]) for bean in range(self.beans)]

    def phase_name(self, phase: i64) -> str:
        return "over" if phase == self.over else self.phases[phase].name

    def bean_number(self, name: str) -> int:
        """The number of a bean that takes part in this game."""
        if name in self.bean_names:
            bean = self.bean_names.index(name)
            if self.copies[bean] > 0:
                return bean
        raise BadInput(f"there is no bean called {name!r} in {self.edition.id} for {self.players} players")

    # ------------------------------------------- what only this game has, by its name

    def place_name(self, place: i64) -> str:
        """A place in words: `hand 2`, `discard`, `Al field`, `store 1`."""
        for kind in reversed(self.own_places):
            first = self.own_place[kind.name]
            if place >= first:
                return f"{kind.name} {place - first}" if kind.per_seat else kind.name
        return place_name(place)

    def place_of(self, kind: PlaceKind, seat: int = 0) -> int:
        return self.own_place[kind.name] + (seat if kind.per_seat else 0)

    def number_of(self, kind: NumberKind, seat: int = 0) -> int:
        return self.own_number[kind.name] + (seat if kind.per_seat else 0)

    # ------------------------------------------------------ fields and harvests

    def refuse_planting(self, board: Board, seat: i64, bean: i64, n: i64) -> Refusal | None:
        """B2.2: a field holds one kind of bean, any number of cards."""
        answer = self._planting(board, seat, bean, n)
        if answer is WRONG_FIELD and not self.has_room(board, seat, bean):
            return NO_ROOM
        return answer

    def _planting(self, board: Board, seat: i64, bean: i64, n: i64) -> Refusal | None:
        if not board.has_field(seat, n):
            return NO_SUCH_FIELD
        top = board.first[SEATS + seat * SEAT_PLACES + FIELD + n]
        answer: Refusal | None = None
        if top != NO_CARD and board.bean[top] != bean:
            answer = WRONG_FIELD
        if self.planting_bits != 0:
            owned = self.owned(board, seat)
            for held in self.on_planting.held:
                if owned & held.bit:
                    answer = held.ruling.refuse_planting(board, seat, bean, n, answer)
        return answer

    def fits(self, board: Board, seat: i64, bean: i64, n: i64) -> bool:
        """Could this seat plant this kind on its field n?"""
        return self._planting(board, seat, bean, n) is None

    def refuse_stew(self, board: Board, seat: i64, bean: i64, n: i64) -> Refusal | None:
        """B2.2: nobody mixes kinds on a field, unless a ruling allows it."""
        if not board.has_field(seat, n):
            return NO_SUCH_FIELD
        answer: Refusal | None = NO_STEWS
        owned = self.owned(board, seat)
        if owned & self.on_stew.bits:
            for held in self.on_stew.held:
                if owned & held.bit:
                    answer = held.ruling.refuse_stew(board, seat, bean, n, answer)
        return answer

    def kind_on(self, board: Board, seat: i64, n: i64) -> i64:
        """What this field grows: a bean, STEW, or UNKNOWN if it is empty."""
        top = board.first[SEATS + seat * SEAT_PLACES + FIELD + n]
        if top == NO_CARD:
            return UNKNOWN
        return STEW if self.is_stew(board, seat, n) else board.bean[top]

    def is_stew(self, board: Board, seat: i64, n: i64) -> bool:
        return self.stews_at > 0 and (board.numbers[self.stews_at + seat] >> n) & 1 != 0

    def most_planted(self, board: Board, seat: i64) -> i64:
        """B3.2: two cards from the hand in a turn, never a third."""
        answer = TWO_CARDS
        if self.planted_bits != 0:
            owned = self.owned(board, seat)
            for held in self.on_most_planted.held:
                if owned & held.bit:
                    answer = held.ruling.most_planted(board, seat, answer)
        return answer

    def refuse_storing(self, board: Board, seat: i64, card: i64) -> Refusal | None:
        """HB7: a card that would have to be planted may go into the store, while there is room."""
        size = self.store_size(board, seat)
        if size == 0:
            return NO_STORE
        if board.place[card] == self.due_at + seat:
            return STORED_BEFORE
        return STORE_FULL if board.count[self.store_at + seat] >= size else None

    def store_size(self, board: Board, seat: i64) -> i64:
        """How many cards this seat may store."""
        answer: i64 = 0
        owned = self.owned(board, seat)
        if owned & self.on_store.bits:
            for held in self.on_store.held:
                if owned & held.bit:
                    answer = held.ruling.store_size(board, seat, answer)
        return answer

    def liberties(self, board: Board, seat: i64) -> i64:
        """What only some seats may do, as bits (PEEKS …)."""
        answer: i64 = 0
        owned = self.owned(board, seat)
        if owned & self.on_liberties.bits:
            for held in self.on_liberties.held:
                if owned & held.bit:
                    answer = held.ruling.liberties(board, seat, answer)
        return answer

    def has_room(self, board: Board, seat: i64, bean: i64) -> bool:
        """B3.4: is there a field of this seat on which the bean fits?"""
        if self.planting_bits != 0 and not self.kinds_together and self.owned(board, seat) & self.planting_bits:
            for n in range(self.most_fields):
                if self.fits(board, seat, bean, n) or self.refuse_stew(board, seat, bean, n) is None:
                    return True
            return False
        open_fields = board.numbers[FIELDS + seat]
        base: i64 = SEATS + seat * SEAT_PLACES + FIELD
        for n in range(self.most_fields):
            if (open_fields >> n) & 1:
                top = board.first[base + n]
                if top == NO_CARD or board.bean[top] == bean:
                    return True
        return False

    def refuse_harvest(self, board: Board, seat: i64, n: i64) -> Refusal | None:
        """B7.1, B7.3: any own field with cards, but a single bean is protected (R3: empty fields do not count)."""
        answer = self._printed_harvest(board, seat, n)
        if self.harvest_bits != 0:
            owned = self.owned(board, seat)
            for held in self.on_harvest.held:
                if owned & held.bit:
                    answer = held.ruling.refuse_harvest(board, seat, n, answer)
        return answer

    def _printed_harvest(self, board: Board, seat: i64, n: i64) -> Refusal | None:
        if not board.has_field(seat, n):
            return NO_SUCH_FIELD
        base: i64 = SEATS + seat * SEAT_PLACES + FIELD
        count = board.count
        cards = count[base + n]
        if cards == 0:
            return NOTHING_THERE
        if cards == 1:
            for other in range(self.most_fields):
                if count[base + other] > 1:
                    return PROTECTED
        return None

    def pays(self, board: Board, seat: i64, n: i64) -> i64:
        """B7.2: the coins that this field pays now."""
        place: i64 = SEATS + seat * SEAT_PLACES + FIELD + n
        if self.pay_bits == 0 and board.count[place] > 0:
            return self.meter(board.bean[board.first[place]], board.count[place])
        return self.would_pay(board, seat, n, board.count[place])

    def would_pay(self, board: Board, seat: i64, n: i64, cards: i64) -> i64:
        """The coins that this field would pay with so many cards on it."""
        kind = self.kind_on(board, seat, n)
        if kind == UNKNOWN:
            return 0
        answer: i64 = 0 if kind == STEW else self.meter(kind, cards)
        if self.pay_bits != 0:
            owned = self.owned(board, seat)
            for held in self.on_pay.held:
                if owned & held.bit:
                    answer = held.ruling.pays(board, seat, kind, cards, answer)
            extra: i64 = 0
            for held in self.on_extra_coins.held:
                if owned & held.bit:
                    extra = held.ruling.extra_coins(board, seat, answer, extra)
            answer += extra
        return answer if answer < cards else cards  # noqa: FURB136 - min() would box

    def next_step(self, board: Board, seat: i64, n: i64) -> tuple[int, int] | None:
        """How many cards more make this field pay more, and how many coins; None: it pays all it ever can."""
        cards = board.count[SEATS + seat * SEAT_PLACES + FIELD + n]
        now = self.would_pay(board, seat, n, cards)
        most = self.beans if self.is_stew(board, seat, n) else self.meter_width - 1
        for more in range(1, most - cards + 1):
            paid = self.would_pay(board, seat, n, cards + more)
            if paid > now:
                return int(more), int(paid)
        return None

    def meter(self, bean: i64, cards: i64) -> i64:
        """The beanometer as printed: what so many cards of a bean pay."""
        most = self.meter_width - 1
        return self.paid[bean * self.meter_width + (cards if cards < most else most)]  # noqa: FURB136 - min() would box

    def coins_go_to(self, board: Board, seat: i64, kind: i64) -> i64:
        """B7.2: coins lie on the player's coin pile."""
        answer: i64 = SEATS + seat * SEAT_PLACES + COINS
        owned = self.owned(board, seat)
        if owned & self.on_coins.bits:
            for held in self.on_coins.held:
                if owned & held.bit:
                    answer = held.ruling.coins_go_to(board, seat, kind, answer)
        return answer

    # ----------------------------------------------------------------- buildings

    def owned(self, board: Board, seat: i64) -> i64:
        """The buildings of this seat, as bits; the bit of rulings that hold for everybody is always among them."""
        return board.numbers[self.buildings_at + seat] | EVERYBODYS if self.buildings_at > 0 else EVERYBODYS

    # ------------------------------------------------------------ the third field

    def field_price(self, board: Board, seat: i64) -> i64:
        """B9.1: what one more field costs this seat; 0: none is sold."""
        answer = self.price
        if self.price_bits != 0:
            owned = self.owned(board, seat)
            for held in self.on_price.held:
                if owned & held.bit:
                    answer = held.ruling.field_price(board, seat, answer)
        return answer

    def refuse_field(self, board: Board, seat: i64) -> Refusal | None:
        """B9.1: once per player, at any time, for its full price."""
        answer: Refusal | None = None
        price = self.field_price(board, seat)
        if price == 0:
            answer = NO_FIELD_SOLD
        elif board.has_field(seat, self.fields):
            answer = FIELD_BOUGHT_ALREADY
        elif board.count[SEATS + seat * SEAT_PLACES + COINS] < price:
            answer = TOO_FEW_COINS
        for ruling in self.on_field:
            answer = ruling.refuse_field(board, seat, answer)
        return board.now.refuse_field(board) if answer is None else answer

    def refuse_payment(self, board: Board, seat: i64, cards: list[int]) -> Refusal | None:
        """R4: the payer chooses which coins to pay with."""
        pile: i64 = SEATS + seat * SEAT_PLACES + COINS
        answer: Refusal | None = None
        if len(cards) != self.field_price(board, seat) or len(set(cards)) != len(cards):
            answer = WRONG_SUM
        for card in cards:
            if not 0 < card < len(board.place) or board.place[card] != pile:
                answer = NOT_YOUR_COINS
        for ruling in self.on_payment:
            answer = ruling.refuse_payment(board, seat, cards, answer)
        return answer

    def payment_goes_to(self, board: Board) -> i64:
        """R4: the coins paid lie face up on the discard pile."""
        answer = DISCARD
        for ruling in self.on_paid_coins:
            answer = ruling.payment_goes_to(board, answer)
        return answer

    # ------------------------------------------------------------------- trading

    def refuse_giving(self, board: Board, seat: i64, cards: list[int], *, gift: bool) -> Refusal | None:
        """B4.3-B4.5: any card in your hand and, on your turn, the face-up cards; a gift is given for nothing."""
        return self.refuse_giving_row(board, seat, row_of(cards), gift)

    def refuse_giving_row(self, board: Board, seat: i64, cards: vec[i64], gift: bool) -> Refusal | None:
        """The same question, asked after every change of every open offer."""
        base: i64 = SEATS + seat * SEAT_PLACES
        answer: Refusal | None = None
        for card in cards:
            place = board.place[card]
            if place == base + HAND or (place == FACEUP and seat == board.numbers[ACTIVE]):
                continue
            if place == base + COINS and self.trades_coins(board):
                continue
            if self.store_at > 0 and place == self.store_at + seat:
                continue  # HB7.1
            answer = self._why_not_given(board, seat, place)
        for ruling in self.on_giving:
            answer = ruling.refuse_giving(board, seat, cards, gift, answer)
        return answer

    def _why_not_given(self, board: Board, seat: i64, place: i64) -> Refusal:
        what = place - SEATS - seat * SEAT_PLACES
        if self.due_at > 0 and place == self.due_at + seat:
            return RECEIVED_CARDS_STAY
        if what == COINS:
            return COINS_STAY
        if FIELD <= what < SEAT_PLACES:
            return FIELD_CARDS_STAY
        return NOT_YOURS_TO_TRADE if what != ASIDE else RECEIVED_CARDS_STAY

    def keeps_turned_up_cards(self, board: Board) -> bool:
        answer = False
        for ruling in self.on_keeping:
            answer = ruling.keeps_turned_up_cards(board, answer)
        return answer

    def trades_coins(self, board: Board) -> bool:
        answer = False
        for ruling in self.on_coin_trades:
            answer = ruling.trades_coins(board, answer)
        return answer

    # ------------------------------------------------------------------- the end

    def score(self, board: Board, seat: i64) -> i64:
        """B8.3: every coin counts one; hand cards are worth nothing."""
        answer = board.count[SEATS + seat * SEAT_PLACES + COINS]
        if self.on_score.held:
            owned = self.owned(board, seat)
            for held in self.on_score.held:
                if owned & held.bit:
                    answer = held.ruling.score(board, seat, answer)
        return answer

    def rival_score(self, board: Board) -> i64:
        """What the edition's rival has, who has no seat and can win all the same."""
        answer: i64 = 0
        for ruling in self.on_rival:
            answer = ruling.rival_score(board, answer)
        return answer

    def why_impossible(self, board: Board) -> str | None:
        """Why no game could come to this position, if a ruling or the phase knows."""
        for ruling in self.edition.rulings:
            reason = ruling.why_impossible(board)
            if reason is not None:
                return reason
        return None if board.is_over else board.now.why_impossible(board)

    def winners(self, board: Board) -> list[int]:
        """B8.3: most coins wins; R6: a tie without a printed rule is shared. Nobody: the rival has won."""
        scores = [self.score(board, seat) for seat in range(self.players)]
        best = max(scores)
        tied = [seat for seat in range(self.players) if scores[seat] == best]
        for ruling in self.on_winners:
            if tied:  # else the rival has won, and there is no tie to break
                tied = ruling.winners(board, tied)
        return tied


def _grows_nothing(kind: PlaceKind) -> bool:
    return not kind.grows


def _seers(kind: PlaceKind, seat: int) -> int:
    """Who sees a card that arrives in this place of a seat, as bits."""
    if kind.sight is Sight.NOBODY:
        return int(NOBODY)
    return 1 << seat if kind.sight is Sight.OWNER else int(EVERYBODY)


def _about(rulings: tuple[Ruling, ...], question: str) -> list[Ruling]:
    """The rulings that have their own answer to a question."""
    return [ruling for ruling in rulings if getattr(type(ruling), question) is not getattr(Ruling, question)]

