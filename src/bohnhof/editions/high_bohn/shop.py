"""The shop: buildings are sold at any time, for coins of the right bean (HB1.2-HB1.4).

It is a ruling for everybody: what it lists and plays is possible in every phase. `shop_of` finds it, with the numbers
of one game; phases and effects that concern purchases use it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import row_of, zeros
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.codes import BUY, Choices
from bohnhof.kernel.events import BUILDING_BOUGHT
from bohnhof.kernel.phases import advance
from bohnhof.kernel.places import DISCARD, coins
from bohnhof.kernel.refusal import Refusal, demand
from bohnhof.kernel.ruling import Ruling
from bohnhof.kernel.table import Board, Table
from bohnhof.kernel.trading import drop_dead_offers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.cards import BeanId
    from bohnhof.kernel.places import Place, Seat
    from bohnhof.kernel.rules import Rules

NO_SUCH_BUILDING: Final = Refusal("HB1.1", "there is no such building in this game")
ONE_OF_A_KIND: Final = Refusal("HB1.3", "you have a building of this kind already")
SOLD: Final = Refusal("HB1.3", "this building was bought by somebody else")
LEFT_THE_GAME: Final = Refusal("HB1.4", "so many players have this kind that its other cards have left the game")
NOT_SOLD_ANY_MORE: Final = Refusal("CG2", "this kind of building is not sold any more")
TOO_FEW_COINS_OF_THIS_BEAN: Final = Refusal("HB1.2", "you have too few coins of the bean that pays for this building")


class Shop(Ruling):
    """HB1.2-HB1.4: what is sold, to whom, and for how much."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        # by building: its kind, its price, and the bean of the coins that pay for it
        self.kind = zeros(0)
        self.price = zeros(0)
        self.bean = zeros(0)
        # looked up, not shifted: compiled, `1 << 31` of native integers overflows its type
        self.bit = zeros(0)
        self.buildings: i64 = 0
        self.kinds: i64 = 0
        self.of_kind = zeros(0)  # by kind: its buildings, as bits
        self.most_owners: i64 = 0  # of one kind
        self.owned_at: i64 = 0  # + seat: its buildings, as bits
        self.retired_at: i64 = 0  # CG2: the kinds that are no longer sold, as bits
        self.passes_at: i64 = 0  # HB10.2: seats in a row that bought nothing

    def at(self, rules: Rules, field: int) -> Ruling:
        shop = Shop(self.name, self.rule)
        buildings = rules.holdings
        kinds = [rules.kind_names.index(building.kind) for building in buildings]
        shop.kind = row_of(kinds)
        shop.price = row_of([building.price for building in buildings])
        shop.bean = row_of([rules.bean_names.index(building.bean) for building in buildings])
        shop.bit = row_of([1 << n for n in range(len(buildings))])
        shop.buildings = len(buildings)
        shop.kinds = len(rules.kind_names)
        shop.of_kind = row_of([_bits(kinds, kind) for kind in range(len(rules.kind_names))])
        shop.most_owners = rules.set_up.owners or rules.players + 1
        shop.owned_at = rules.holdings_at
        shop.retired_at = rules.own_number["retired"]
        shop.passes_at = rules.own_number["passes"]
        return shop

    # ----------------------------------------------------------------- what is sold

    def refuse(self, board: Board, seat: Seat, building: i64) -> Refusal | None:
        """HB1.2-HB1.4: may this seat buy this card now?"""
        if not 0 <= building < self.buildings:
            return NO_SUCH_BUILDING
        kind = self.kind[building]
        owners: i64 = 0
        sold = False
        for owner in range(board.rules.players):
            owned = board.numbers[self.owned_at + owner]
            if owned & self.of_kind[kind]:
                if owner == seat:
                    return ONE_OF_A_KIND
                owners += 1
            if (owned >> building) & 1:
                sold = True
        if sold:
            return SOLD
        if self.is_retired(board, kind):
            return NOT_SOLD_ANY_MORE
        if owners >= self.most_owners:
            return LEFT_THE_GAME
        if coins_of(board, seat, self.bean[building]) < self.price[building]:
            return TOO_FEW_COINS_OF_THIS_BEAN
        return board.now.refuse_shopping(board, seat)

    def may_buy(self, board: Board, seat: Seat, holding: i64) -> bool:
        return self.refuse(board, seat, holding) is None

    def has_kind(self, board: Board, seat: Seat, kind: i64) -> bool:
        """Does this seat have a building of this kind?"""
        return board.numbers[self.owned_at + seat] & self.of_kind[kind] != 0

    def is_retired(self, board: Board, kind: i64) -> bool:
        """CG2: was this kind named as no longer sold?"""
        return (board.numbers[self.retired_at] >> kind) & 1 != 0

    def is_sold(self, board: Board, holding: i64) -> bool:
        """Is this card still for sale to somebody who has the coins and no building of its kind?"""
        kind = self.kind[holding]
        owners: i64 = 0
        for owner in range(board.rules.players):
            if (board.numbers[self.owned_at + owner] >> holding) & 1:
                return False
            if self.has_kind(board, owner, kind):
                owners += 1
        return owners < self.most_owners and not self.is_retired(board, kind)

    def is_any_sold(self, board: Board, kind: i64) -> bool:
        """Is a card of this kind still for sale?"""
        for building in range(self.buildings):
            if self.kind[building] == kind and self.is_sold(board, building):
                return True
        return False

    def can_buy(self, board: Board, seat: Seat) -> bool:
        """Is there a building that this seat may buy now?"""
        for building in range(self.buildings):
            if self.refuse(board, seat, building) is None:
                return True
        return False

    # ---------------------------------------------------------- listing and buying

    def most_choices(self, beans: int) -> int:
        return int(self.buildings)

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        """Add every building that this seat may buy (lists what `refuse` allows)."""
        pile: Place = coins(seat)
        if board.count[pile] == 0 or board.now.refuse_shopping(board, seat) is not None:
            return
        beans: i64 = 0  # of the coins, as bits
        card = board.first[pile]
        while card != NO_CARD:
            beans |= 1 << board.bean[card]
            card = board.after[card]
        mine = board.numbers[self.owned_at + seat]
        sold: i64 = 0
        for owner in range(board.rules.players):
            sold |= board.numbers[self.owned_at + owner]
        for building in range(self.buildings):
            # skip impossible ones early, because this runs before every decision
            if (beans >> self.bean[building]) & 1 == 0 or (sold >> building) & 1:
                continue
            if mine & self.of_kind[self.kind[building]]:
                continue
            if self.refuse(board, seat, building) is None:
                choices.add(BUY, building, 0)

    def verbs_played(self) -> int:
        return 1 << int(BUY)

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        demand(self.refuse(table, seat, thing))
        self.buy(table, seat, thing)

    def buy(self, table: Table, seat: Seat, building: i64) -> None:
        """HB1.3: the coins go to the discard pile, and the power works immediately."""
        table.happen(BUILDING_BOUGHT, seat, building, self.price[building])
        table.stir()
        pile: Place = coins(seat)
        for _n in range(self.price[building]):
            card = table.first[pile]
            while table.bean[card] != self.bean[building]:
                card = table.after[card]
            table.put(card, DISCARD)
        owned: i64 = self.owned_at + seat
        table.set(owned, table.numbers[owned] | self.bit[building])
        if table.numbers[self.passes_at] > 0:
            table.set(self.passes_at, 0)
        for effect in table.rules.effects[building]:
            effect.acquired(table, seat)
        drop_dead_offers(table)
        if not table.now.rests(table):
            advance(table)  # R18: the game waited for this purchase

    def why_impossible_at(self, board: Board, seat: Seat) -> str | None:
        owned = board.numbers[self.owned_at + seat]
        for other in range(board.rules.players):
            if other != seat and board.numbers[self.owned_at + other] & owned:
                return "there is only one card of every building"
        kinds = [int(self.kind[n]) for n in range(self.buildings) if (owned >> n) & 1]
        return None if len(set(kinds)) == len(kinds) else "nobody has two buildings of a kind"


SHOP: Final = Shop("buildings-for-sale", "HB1.2")


def shop_of(rules: Rules) -> Shop:
    """The shop of one game, with its numbers."""
    for ruling in rules.rulings:
        if isinstance(ruling, Shop):
            return ruling
    raise AssertionError("nobody asks for the shop where there is none")  # pragma: no cover


def coins_of(board: Board, seat: Seat, bean: BeanId) -> i64:
    """How many coins of this bean are on the seat's pile."""
    found: i64 = 0
    card = board.first[coins(seat)]
    while card != NO_CARD:
        if board.bean[card] == bean:
            found += 1
        card = board.after[card]
    return found


def _bits(kinds: list[int], kind: int) -> int:
    return sum(1 << n for n, other in enumerate(kinds) if other == kind)
