"""What buildings do: each effect is a ruling that applies only to the owner of the building.

An effect answers some of the kernel's questions differently, reacts to an event, or gives a liberty. It is a value that
names beans; `at` returns the same effect with the numbers of its bean and its field in one game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.editions.high_bohn.foresight import REORDERS, Liberty
from bohnhof.editions.high_bohn.shop import SHOP, TOO_FEW_COINS_OF_THIS_BEAN, Shop, coins_of, shop_of
from bohnhof.editions.high_bohn.shopping import NameKind
from bohnhof.kernel.arrays import row_of, zeros
from bohnhof.kernel.cards import MIXED, NO_CARD
from bohnhof.kernel.events import TOLL_PAID
from bohnhof.kernel.places import DISCARD, DRAW, coins, field
from bohnhof.kernel.places import coins as coin_pile
from bohnhof.kernel.refusal import Refusal
from bohnhof.kernel.rules import NO_MIXING, PROTECTED, WRONG_FIELD
from bohnhof.kernel.ruling import Ruling
from bohnhof.kernel.table import ACTIVE, EXHAUSTED, FIELDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.cards import BeanId
    from bohnhof.kernel.places import Place, Seat
    from bohnhof.kernel.rules import Rules
    from bohnhof.kernel.table import Board, Table

Meter = tuple[tuple[int, int], ...]

FOR_ONE_KIND_ONLY: Final = Refusal("HB6.3", "only its own kind of bean grows on the field of this building")
KEPT_SHUT: Final = Refusal(
    "HB8.1", "this field opens when you have harvested the one that grew its kind when you bought it"
)
EACH_KIND_ONCE: Final = Refusal("HB6.1", "every kind lies on a stew at most once")
NO_STEW_HERE: Final = Refusal("HB6.1", "a stew begins on an empty field, or with another kind on a single card")


def coins_for(meter: Meter, cards: i64) -> i64:
    """What a meter pays for this many cards."""
    paid: i64 = 0
    for needed, pays in meter:
        if cards >= needed:
            paid = pays
    return paid


# ------------------------------------------------------------ fields and harvests


class NewMeter(Ruling):
    """A bean pays its owner by another beanometer."""

    def __init__(self, rule: str, bean: str, meter: Meter, number: int = -1) -> None:
        super().__init__(f"{bean}-meter", rule)
        self.bean = bean
        self.meter = meter
        self.number: i64 = number

    def at(self, rules: Rules, field: int) -> Ruling:
        return NewMeter(self.rule, self.bean, self.meter, rules.bean_names.index(self.bean))

    def pays(self, board: Board, seat: Seat, kind: i64, cards: i64, answer: i64) -> i64:
        return coins_for(self.meter, cards) if kind == self.number else answer


class FreeSingles(Ruling):
    """Single cards, of one bean or of all, can always be harvested."""

    def __init__(self, rule: str, bean: str | None = None, number: int = -1) -> None:
        super().__init__("free-singles", rule)
        self.bean = bean
        self.number: i64 = number

    def at(self, rules: Rules, field: int) -> Ruling:
        return self if self.bean is None else FreeSingles(self.rule, self.bean, rules.bean_names.index(self.bean))

    def refuse_harvest(self, board: Board, seat: Seat, n: i64, answer: Refusal | None) -> Refusal | None:
        if answer is not PROTECTED:
            return answer
        return None if self.bean is None or board.rules.kind_on(board, seat, n) == self.number else answer


class OneMoreField(Ruling):
    """One more field; maybe for one kind only, and maybe closed until that kind is harvested elsewhere (HB8.1)."""

    def __init__(
        self, rule: str, only: str | None = None, *, alone: bool = False, number: int = -1, field: int = -1
    ) -> None:
        super().__init__("one-more-field", rule)
        self.only = only
        self.alone = alone
        self.number: i64 = number
        self.field: i64 = field
        self.shut_at: i64 = 0  # where the fields are stored that keep this one closed

    def at(self, rules: Rules, field: int) -> Ruling:
        number = -1 if self.only is None else rules.bean_names.index(self.only)
        effect = OneMoreField(self.rule, self.only, alone=self.alone, number=number, field=field)
        effect.shut_at = rules.own_number["shut"] if self.alone else 0
        return effect

    def adds_field(self) -> bool:
        return True

    def acquired(self, table: Table, seat: Seat) -> None:
        table.set(FIELDS + seat, table.numbers[FIELDS + seat] | (1 << self.field))
        if self.alone:
            table.set(self.shut_at + seat, self._grown_elsewhere(table, seat))

    def refuse_planting(self, board: Board, seat: Seat, bean: BeanId, n: i64, answer: Refusal | None) -> Refusal | None:
        if n != self.field or self.only is None:
            return answer
        if board.count[field(seat, n)] == 0 and bean != self.number:
            return FOR_ONE_KIND_ONLY
        if not self.alone:
            return answer
        shut = board.numbers[self.shut_at + seat]  # R22: but a stew, even of these cards, closes nothing
        return KEPT_SHUT if shut and shut & self._grown_elsewhere(board, seat) else answer

    def _grown_elsewhere(self, board: Board, seat: Seat) -> i64:
        """The other fields with the kind of this one, as bits."""
        fields: i64 = 0
        for n in range(board.rules.most_fields):
            if n != self.field and board.rules.kind_on(board, seat, n) == self.number:
                fields |= 1 << n
        return fields

    def refuse_mixing(self, board: Board, seat: Seat, bean: BeanId, n: i64, answer: Refusal | None) -> Refusal | None:
        return FOR_ONE_KIND_ONLY if n == self.field and self.only is not None else answer


class OpensWhenHarvested(Ruling):
    """HB8.1: a field that keeps another one closed does so until it is harvested, and not again afterwards."""

    def harvested(self, table: Table, owner: Seat, seat: Seat, kind: i64, coins: i64, rest: i64) -> None:
        if owner != seat:
            return
        number: i64 = table.rules.own_number["shut"] + seat
        shut = table.numbers[number]
        left: i64 = 0
        for n in range(table.rules.most_fields):
            if (shut >> n) & 1 and table.count[field(seat, n)] > 0:
                left |= 1 << n
        if left != shut:
            table.set(number, left)


class GrowsAs(Ruling):
    """HB5: cards of one bean may join a field of a bean with many cards, and count as that bean."""

    def __init__(self, rule: str, bean: str, least: int, number: int = -1) -> None:
        super().__init__(f"{bean}-grows-along", rule)
        self.bean = bean
        self.least: i64 = least  # cards of the other bean in the game
        self.number: i64 = number

    def at(self, rules: Rules, field: int) -> Ruling:
        return GrowsAs(self.rule, self.bean, int(self.least), rules.bean_names.index(self.bean))

    def refuse_planting(self, board: Board, seat: Seat, bean: BeanId, n: i64, answer: Refusal | None) -> Refusal | None:
        if answer is not WRONG_FIELD or bean != self.number:
            return answer
        kind = board.rules.kind_on(board, seat, n)
        return None if kind != MIXED and board.rules.copies[kind] >= self.least else answer


class Stews(Ruling):
    """HB6.1, HB6.2: fields with at most one card of each kind, their own meter, and a separate pile for their coins."""

    def __init__(self, rule: str, meter: Meter, under_at: i64 = 0) -> None:
        super().__init__("stews", rule)
        self.meter = meter
        self.under_at: i64 = under_at

    def at(self, rules: Rules, field: int) -> Ruling:
        return Stews(self.rule, self.meter, rules.own_place["under"])

    def refuse_planting(self, board: Board, seat: Seat, bean: BeanId, n: i64, answer: Refusal | None) -> Refusal | None:
        if not board.rules.is_mixed(board, seat, n):
            return answer
        card = board.first[field(seat, n)]
        while card != NO_CARD:
            if board.bean[card] == bean:
                return EACH_KIND_ONCE
            card = board.after[card]
        return None if answer is WRONG_FIELD else answer

    def refuse_mixing(self, board: Board, seat: Seat, bean: BeanId, n: i64, answer: Refusal | None) -> Refusal | None:
        if answer is not NO_MIXING:
            return answer
        place: Place = field(seat, n)
        cards = board.count[place]
        if cards == 0:
            return None
        if cards > 1 or board.rules.is_mixed(board, seat, n) or board.bean[board.first[place]] == bean:
            return NO_STEW_HERE
        return None

    def pays(self, board: Board, seat: Seat, kind: i64, cards: i64, answer: i64) -> i64:
        return coins_for(self.meter, cards) if kind == MIXED else answer

    def coins_go_to(self, board: Board, seat: Seat, kind: i64, answer: i64) -> i64:
        return self.under_at + seat if kind == MIXED else answer


class ExtraCoin(Ruling):
    """HB5, R14: one more coin from a harvest that pays exactly this many."""

    def __init__(self, rule: str, exactly: int) -> None:
        super().__init__("extra-coin", rule)
        self.exactly: i64 = exactly

    def extra_coins(self, board: Board, seat: Seat, coins: i64, answer: i64) -> i64:
        return answer + 1 if coins == self.exactly else answer


class BeanToll(Ruling):
    """HB9.1: one coin from every harvest of a bean that pays at least one, taken from the discarded cards."""

    def __init__(self, rule: str, bean: str, number: int = -1) -> None:
        super().__init__(f"{bean}-toll", rule)
        self.bean = bean
        self.number: i64 = number

    def at(self, rules: Rules, field: int) -> Ruling:
        return BeanToll(self.rule, self.bean, rules.bean_names.index(self.bean))

    def harvested(self, table: Table, owner: Seat, seat: Seat, kind: i64, coins: i64, rest: i64) -> None:
        if kind != self.number or coins == 0 or rest == 0:
            return
        # The discards of this harvest are on top; R11: cards of another bean are taken only if there are no others.
        toll = table.first[DISCARD]
        card = toll
        for _n in range(rest):
            if table.bean[card] == kind:
                toll = card
                break
            card = table.after[card]
        table.happen(TOLL_PAID, owner)
        table.put(toll, coin_pile(owner))


class StewToll(Ruling):
    """CG3: anybody else who harvests a stew that pays at least one coin hands over one of these coins."""

    def __init__(self, name: str, rule: str, under_at: i64 = 0) -> None:
        super().__init__(name, rule)
        self.under_at: i64 = under_at

    def at(self, rules: Rules, field: int) -> Ruling:
        return StewToll(self.name, self.rule, rules.own_place["under"])

    def harvested(self, table: Table, owner: Seat, seat: Seat, kind: i64, coins: i64, rest: i64) -> None:
        if kind == MIXED and coins > 0 and owner != seat:
            table.happen(TOLL_PAID, owner)
            table.put(table.first[self.under_at + seat], self.under_at + owner)


# ------------------------------------------------------------------ everything else


class FieldPrice(Ruling):
    """The third field costs less."""

    def __init__(self, rule: str, price: int) -> None:
        super().__init__("field-price", rule)
        self.price: i64 = price

    def field_price(self, board: Board, seat: Seat, answer: i64) -> i64:
        return min(answer, self.price)


class MoreFromTheHand(Ruling):
    """More than two cards may be planted from the hand in a turn."""

    def __init__(self, rule: str, cards: int) -> None:
        super().__init__("more-from-the-hand", rule)
        self.cards: i64 = cards

    def most_planted(self, board: Board, seat: Seat, answer: i64) -> i64:
        return max(answer, self.cards)


class Interest(Ruling):
    """HB3: at the end, one coin for every few coins of cash, including those under the buildings."""

    def __init__(self, rule: str, per: int, under_at: i64 = 0) -> None:
        super().__init__("interest", rule)
        self.per: i64 = per
        self.under_at: i64 = under_at

    def at(self, rules: Rules, field: int) -> Ruling:
        return Interest(self.rule, int(self.per), rules.own_place["under"])

    def score(self, board: Board, seat: Seat, answer: i64) -> i64:
        cash = board.count[coins(seat)] + board.count[self.under_at + seat]
        return answer + cash // self.per


class NamesAKind(Ruling):
    """CG2: right after buying, the owner may name a kind of building that is no longer sold."""

    def acquired(self, table: Table, seat: Seat) -> None:
        phase = table.rules.phases[table.rules.end]
        assert isinstance(phase, NameKind)
        phase.interrupt(table, seat)


class BuyBeforeTheDraw(Ruling):
    """R18: before a seat draws, it can buy a card that affects the drawing, or a last card before the end.

    This is asked when everything is planted. The seat may have to harvest the coins first.
    """

    def __init__(self, name: str, rule: str, shop: Shop = SHOP) -> None:
        super().__init__(name, rule)
        self.shop = shop
        self.reordering = zeros(0)  # the buildings whose owner may choose the order of drawn cards

    def at(self, rules: Rules, field: int) -> Ruling:
        ruling = BuyBeforeTheDraw(self.name, self.rule, shop_of(rules))
        ruling.reordering = row_of([n for n, effects in enumerate(rules.effects) if _reorder(effects)])
        return ruling

    def moment_matters(self, board: Board) -> bool:
        rules = board.rules
        if board.numbers[EXHAUSTED] >= rules.ends_at or board.count[DRAW] <= rules.draws:
            return True  # the final harvest or a reshuffle is next
        for building in self.reordering:
            if self.could_buy(board, board.numbers[ACTIVE], building):
                return True
        return False

    def could_buy(self, board: Board, seat: Seat, building: i64) -> bool:
        """May this seat buy the card now, or after harvesting its bean?"""
        rules = board.rules
        shop = self.shop
        if shop.has_kind(board, seat, shop.kind[building]):
            return False
        bean = shop.bean[building]
        coins = coins_of(board, seat, bean)
        for n in range(rules.most_fields):
            if board.bean_on(field(seat, n)) == bean and not rules.is_mixed(board, seat, n):
                coins += rules.pays(board, seat, n)
        if coins < shop.price[building]:
            return False
        refusal = shop.refuse(board, seat, building)
        return refusal is None or refusal is TOO_FEW_COINS_OF_THIS_BEAN


def _reorder(effects: list[Ruling]) -> bool:
    return any(isinstance(effect, Liberty) and effect.bit == REORDERS for effect in effects)


class BuildingsCount(Ruling):
    """HB10.3: coins, the prices of your buildings, and a bonus for having many of them."""

    def __init__(self, name: str, rule: str, bonus: tuple[int, ...]) -> None:
        super().__init__(name, rule)
        self.bonus = bonus  # by number of buildings
        self.price = zeros(0)  # by building
        self.under_at: i64 = 0
        self.owned_at: i64 = 0  # + seat: its buildings, as bits

    def at(self, rules: Rules, field: int) -> Ruling:
        ruling = BuildingsCount(self.name, self.rule, self.bonus)
        ruling.owned_at = rules.holdings_at
        ruling.price = row_of([building.price for building in rules.holdings])
        ruling.under_at = rules.own_place["under"]
        return ruling

    def score(self, board: Board, seat: Seat, answer: i64) -> i64:
        owned = board.numbers[self.owned_at + seat]
        worth = answer + board.count[self.under_at + seat]
        count = 0
        building: i64 = 0
        while owned > 0:  # called after every step of a batch: most seats own few
            if owned & 1:
                worth += self.price[building]
                count += 1
            owned >>= 1
            building += 1
        return worth + self.bonus[min(count, len(self.bonus) - 1)]
