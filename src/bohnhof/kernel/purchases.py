"""Buying buildings: at any time, with coins of the right bean (HB1.2-HB1.4), and once more after the end (HB10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.codes import BUY, DONE, RETIRE, Choices
from bohnhof.kernel.events import BUILDING_BOUGHT, KIND_RETIRED, NO_FACT, SHOPPING_WENT_ON
from bohnhof.kernel.phases import NOT_NOW, Phase, advance, harvest_everything
from bohnhof.kernel.places import COINS, DISCARD, SEAT_PLACES, SEATS
from bohnhof.kernel.refusal import Illegal, Refusal, demand
from bohnhof.kernel.table import ACTIVE, PHASE, Board, Table
from bohnhof.kernel.trading import drop_dead_offers

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_SUCH_BUILDING: Final = Refusal("HB1.1", "there is no such building in this game")
ONE_OF_A_KIND: Final = Refusal("HB1.3", "you have a building of this kind already")
SOLD: Final = Refusal("HB1.3", "this building was bought by somebody else")
LEFT_THE_GAME: Final = Refusal("HB1.4", "so many players have this kind that its other cards have left the game")
NOT_SOLD_ANY_MORE: Final = Refusal("CG2", "this kind of building is not sold any more")
TOO_FEW_COINS_OF_THIS_BEAN: Final = Refusal("HB1.2", "you have too few coins of the bean that pays for this building")
NOT_YOUR_TURN_TO_SHOP: Final = Refusal("HB10.2", "after the final harvest the players buy one after the other")
ONLY_BUILDINGS: Final = Refusal("HB10.2", "after the final harvest only buildings are sold")
ONLY_THE_OWNER_NAMES: Final = Refusal("CG2", "only the new owner names the kind that is not sold any more")
NAMED_FIRST: Final = Refusal("CG2", "nobody else buys a building until a kind is named, or none")
NO_SUCH_KIND: Final = Refusal("CG2", "name a kind of building that is still sold")


# ----------------------------------------------------------------- what is sold


def refuse_building(board: Board, seat: i64, building: i64) -> Refusal | None:
    """HB1.2-HB1.4: may this seat buy this card now?"""
    rules = board.rules
    if not 0 <= building < len(rules.buildings):
        return NO_SUCH_BUILDING
    kind = rules.building_kind[building]
    owners: i64 = 0
    sold = False
    for owner in range(rules.players):
        owned = board.numbers[rules.buildings_at + owner]
        if has_kind(board, owner, kind):
            if owner == seat:
                return ONE_OF_A_KIND
            owners += 1
        if (owned >> building) & 1:
            sold = True
    if sold:
        return SOLD
    if is_retired(board, kind):
        return NOT_SOLD_ANY_MORE
    if owners >= rules.most_owners:
        return LEFT_THE_GAME
    if coins_of(board, seat, rules.building_bean[building]) < rules.building_price[building]:
        return TOO_FEW_COINS_OF_THIS_BEAN
    return board.now.refuse_shopping(board, seat)


def has_kind(board: Board, seat: i64, kind: i64) -> bool:
    """Does this seat have a building of this kind?"""
    rules = board.rules
    return board.numbers[rules.buildings_at + seat] & rules.kind_cards[kind] != 0


def is_retired(board: Board, kind: i64) -> bool:
    """CG2: was this kind named as one that is not sold any more?"""
    at = board.rules.retired_at
    return at > 0 and (board.numbers[at] >> kind) & 1 != 0


def is_sold(board: Board, building: i64) -> bool:
    """Can anybody who has the coins, and none of the kind, still buy this card?"""
    rules = board.rules
    kind = rules.building_kind[building]
    owners: i64 = 0
    for owner in range(rules.players):
        if (board.numbers[rules.buildings_at + owner] >> building) & 1:
            return False
        if has_kind(board, owner, kind):
            owners += 1
    return owners < rules.most_owners and not is_retired(board, kind)


def coins_of(board: Board, seat: i64, bean: i64) -> i64:
    """How many coins of this bean lie on the seat's pile."""
    coins: i64 = 0
    card = board.first[SEATS + seat * SEAT_PLACES + COINS]
    while card != NO_CARD:
        if board.bean[card] == bean:
            coins += 1
        card = board.after[card]
    return coins


def add_purchases(board: Board, seat: i64, choices: Choices) -> None:
    """Add every building that this seat may buy (the listing side of `refuse_building`)."""
    rules = board.rules
    pile: i64 = SEATS + seat * SEAT_PLACES + COINS
    if board.count[pile] == 0 or board.now.refuse_shopping(board, seat) is not None:
        return
    beans: i64 = 0  # of the coins, as bits
    card = board.first[pile]
    while card != NO_CARD:
        beans |= 1 << board.bean[card]
        card = board.after[card]
    mine = board.numbers[rules.buildings_at + seat]
    sold: i64 = 0
    for owner in range(rules.players):
        sold |= board.numbers[rules.buildings_at + owner]
    for building in range(len(rules.buildings)):
        # what is out of the question is left out here, because this is asked before every decision
        if (beans >> rules.building_bean[building]) & 1 == 0 or (sold >> building) & 1:
            continue
        if mine & rules.kind_cards[rules.building_kind[building]]:
            continue
        if refuse_building(board, seat, building) is None:
            choices.add(BUY, building, 0)


def can_buy(board: Board, seat: i64) -> bool:
    """Is there a building that this seat may buy now?"""
    for building in range(len(board.rules.buildings)):
        if refuse_building(board, seat, building) is None:
            return True
    return False


def buy_building(table: Table, seat: i64, building: i64) -> None:
    """HB1.3: the coins go to the discard pile, and the power works at once."""
    demand(refuse_building(table, seat, building))
    rules = table.rules
    table.happen(BUILDING_BOUGHT, seat, building, rules.building_price[building])
    table.stir()
    pile: i64 = SEATS + seat * SEAT_PLACES + COINS
    for _n in range(rules.building_price[building]):
        card = table.first[pile]
        while table.bean[card] != rules.building_bean[building]:
            card = table.after[card]
        table.put(card, DISCARD)
    owned: i64 = rules.buildings_at + seat
    table.set(owned, table.numbers[owned] | rules.building_bit[building])
    if table.numbers[rules.passes_at] > 0:
        table.set(rules.passes_at, 0)
    for effect in rules.building_effects[building]:
        effect.bought(table, seat)
    drop_dead_offers(table)
    if not table.now.rests(table):
        advance(table)  # R18: it was what the game waited for


# ----------------------------------------------------------------------- phases


class FinalHarvest(Phase):
    """B8.3: everybody harvests all fields."""

    def begin(self, table: Table) -> None:
        harvest_everything(table)


class Shopping(Phase):
    """HB10.2: the last active player first, then clockwise, round and round until nobody wants to buy any more."""

    def begin(self, table: Table) -> None:
        table.set(table.rules.passes_at, 0)
        skip_the_poor(table)

    def rests(self, board: Board) -> bool:
        return board.numbers[board.rules.passes_at] < board.rules.players

    def refuse_shopping(self, board: Board, seat: i64) -> Refusal | None:
        return None if seat == board.numbers[ACTIVE] else NOT_YOUR_TURN_TO_SHOP

    def refuse_field(self, board: Board) -> Refusal | None:
        return ONLY_BUILDINGS

    def fill(self, board: Board, seat: i64, choices: Choices) -> None:
        if seat == board.numbers[ACTIVE]:
            choices.add(DONE, 0, 0)

    def play(self, table: Table, seat: i64, verb: i64, thing: i64, where: i64) -> None:
        if verb != DONE:
            raise Illegal(NOT_NOW)
        demand(self.refuse_shopping(table, seat))
        next_shopper(table)
        skip_the_poor(table)
        if not self.rests(table):
            advance(table)


def next_shopper(table: Table) -> None:
    """The seat that shops has finished; when all have, one after the other, nobody wants to buy any more."""
    seat = (table.numbers[ACTIVE] + 1) % table.rules.players
    table.happen(SHOPPING_WENT_ON, seat)
    table.set(table.rules.passes_at, table.numbers[table.rules.passes_at] + 1)
    table.set(ACTIVE, seat)


def skip_the_poor(table: Table) -> None:
    """A seat that can buy nothing is passed over."""
    while table.numbers[table.rules.passes_at] < table.rules.players and not can_buy(table, table.numbers[ACTIVE]):
        next_shopper(table)


class NameKind(Phase):
    """CG2: right after the purchase, the new owner may name a kind that is not sold any more; then it goes on."""

    def waits_for(self, board: Board, seat: i64) -> bool:
        return board.numbers[board.rules.naming_at + seat] == 1

    def refuse_shopping(self, board: Board, seat: i64) -> Refusal | None:
        if not self.waits_for(board, seat):
            return NAMED_FIRST
        return board.rules.phases[phase_in_play(board)].refuse_shopping(board, seat)  # HB10.2

    def refuse_field(self, board: Board) -> Refusal | None:
        return board.rules.phases[phase_in_play(board)].refuse_field(board)

    def why_impossible(self, board: Board) -> str | None:
        rules = board.rules
        if sum(board.numbers[rules.naming_at + seat] for seat in range(rules.players)) != 1:
            return "one seat names a kind of building (as in: Anna naming 1)"
        phase = phase_in_play(board)
        if board.numbers[rules.resumes_at] != 1 << phase or not rules.phases[phase].rests(board):
            return "one phase that is not finished goes on afterwards (as in: resumes trade)"
        return None

    def fill(self, board: Board, seat: i64, choices: Choices) -> None:
        if not self.waits_for(board, seat):
            return
        choices.add(DONE, 0, 0)
        for kind in range(len(board.rules.kind_names)):
            if refuse_retiring(board, kind) is None:
                choices.add(RETIRE, kind, 0)

    def play(self, table: Table, seat: i64, verb: i64, thing: i64, where: i64) -> None:
        if verb != DONE and verb != RETIRE:
            raise Illegal(NOT_NOW)
        if not self.waits_for(table, seat):
            raise Illegal(ONLY_THE_OWNER_NAMES)
        rules = table.rules
        if verb == RETIRE:
            demand(refuse_retiring(table, thing))
        table.happen(KIND_RETIRED, seat, thing if verb == RETIRE else NO_FACT)
        if verb == RETIRE:
            table.set(rules.retired_at, table.numbers[rules.retired_at] | (1 << thing))
        table.set(PHASE, phase_in_play(table))
        table.set(rules.resumes_at, 0)
        table.set(rules.naming_at + seat, 0)
        if not table.now.rests(table):
            advance(table)  # R18: what the game waited for is not sold any more


def refuse_retiring(board: Board, kind: i64) -> Refusal | None:
    """May this kind be named? Only if there is still a card of it to be had."""
    for building in range(len(board.rules.buildings)):
        if board.rules.building_kind[building] == kind and is_sold(board, building):
            return None
    return NO_SUCH_KIND


def phase_in_play(board: Board) -> i64:
    """The phase that the game is in; while a kind is named, the one that goes on afterwards (CG2)."""
    rules = board.rules
    now = board.numbers[PHASE]
    if not rules.end <= now < rules.over:
        return now
    phase: i64 = 0
    while phase < rules.end and (board.numbers[rules.resumes_at] >> phase) & 1 == 0:
        phase += 1
    return phase


def interrupt_for_naming(table: Table, seat: i64) -> None:
    """CG2: everything else waits until this seat has named a kind, or none."""
    rules = table.rules
    table.set(rules.naming_at + seat, 1)
    table.set(rules.resumes_at, 1 << table.numbers[PHASE])
    table.set(PHASE, rules.end)  # the first of the interludes
