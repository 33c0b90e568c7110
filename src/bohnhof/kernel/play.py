"""Playing: an action is checked against every rule that bears on it, then carried out.

`play` takes any action; `play_code` the finite ones in their short form. Both raise `Illegal` before anything has
changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from bohnhof.kernel.actions import (
    Accept,
    Action,
    Bury,
    BuyBuilding,
    BuyField,
    Counter,
    Decline,
    Discard,
    Done,
    EndTrading,
    GiveAway,
    Harvest,
    Keep,
    Move,
    Offer,
    Plant,
    PlantFor,
    Reorder,
    Retire,
    Stew,
    Store,
    Take,
    Withdraw,
    code_of_order,
)
from bohnhof.kernel.arrays import row_of
from bohnhof.kernel.codes import (
    BURY,
    BUY,
    BUY_FIELD,
    DECLINE,
    DISCARD_CARD,
    DONE,
    END_TRADING,
    GIVE_AWAY,
    HARVEST,
    KEEP,
    MOVE,
    PLANT,
    PLANT_FOR,
    RETIRE,
    STEW,
    STORE,
    TAKE,
    WITHDRAW,
    thing_of,
    verb_of,
    where_of,
)
from bohnhof.kernel.events import FIELD_BOUGHT
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.phases import NOT_NOW, advance, sell
from bohnhof.kernel.places import ANYONE, COINS, SEAT_PLACES, SEATS
from bohnhof.kernel.purchases import buy_building
from bohnhof.kernel.refusal import Illegal, Refusal, demand
from bohnhof.kernel.table import FIELDS, Table
from bohnhof.kernel.trading import accept, accept_with, drop_dead_offers, make_offer, open_offer

if TYPE_CHECKING:
    from mypy_extensions import i64

LARGEST_NUMBER: Final = 2**31

GAME_OVER: Final = Refusal("B8.3", "the game is over")
NO_SUCH_PARTNER: Final = Refusal("B4.2", "nobody sits there")


def play(table: Table, seat: int, action: Action) -> None:
    """Carry out what a seat asks for, or raise `Illegal` with the rule that forbids it."""
    _check_size(seat, action)
    match action:
        case Plant(card, field):
            _play(table, seat, PLANT, card, field)
        case Done():
            _play(table, seat, DONE, 0, 0)
        case Harvest(field):
            _play(table, seat, HARVEST, 0, field)
        case Keep(card):
            _play(table, seat, KEEP, card, 0)
        case Take(offer, taker):
            _play(table, seat, TAKE, offer, taker)
        case Decline(offer):
            _play(table, seat, DECLINE, offer, 0)
        case Withdraw(offer):
            _play(table, seat, WITHDRAW, offer, 0)
        case EndTrading():
            _play(table, seat, END_TRADING, 0, 0)
        case Discard(card):
            _play(table, seat, DISCARD_CARD, card, 0)
        case GiveAway(card, outsider):
            _play(table, seat, GIVE_AWAY, card, outsider)
        case PlantFor(card, outsider):
            _play(table, seat, PLANT_FOR, card, outsider)
        case Stew(card, field):
            _play(table, seat, STEW, card, field)
        case Store(card):
            _play(table, seat, STORE, card, 0)
        case BuyBuilding(building):
            _play(table, seat, BUY, building, 0)
        case Bury():
            _play(table, seat, BURY, 0, 0)
        case Reorder(order):
            play_code(table, seat, code_of_order(order))
        case Move(card, position):
            _play(table, seat, MOVE, card, position)
        case Retire(kind):
            _play(table, seat, RETIRE, kind, 0)
        case BuyField(coins):
            _sits_in_a_running_game(table, seat)
            buy_field(table, seat, list(coins))
        case Accept(offer, cards):
            _is_trading(table, seat)
            if cards is None:
                accept(table, seat, offer)
            else:
                accept_with(table, seat, offer, row_of(list(cards)))
        case Offer(to, give, want, want_coins):
            _is_trading(table, seat)
            if to is not None and not 0 <= to < table.rules.players:
                raise Illegal(NO_SUCH_PARTNER)
            partner = ANYONE if to is None else to
            make_offer(
                table, seat, partner, row_of(list(give)), row_of(list(want)), row_of(list(want_coins)), 0
            )  # fmt: skip
        case Counter(offer, give, want, want_coins):
            _is_trading(table, seat)
            maker = open_offer(table, offer).maker
            make_offer(
                table, seat, maker, row_of(list(give)), row_of(list(want)), row_of(list(want_coins)), offer
            )  # fmt: skip
        case _:
            assert_never(action)


def _check_size(seat: int, action: Action) -> None:
    """Numbers beyond all ids are no misunderstanding of the game: they would not even fit into the compiled kernel."""
    numbers = [seat]
    match action:
        case (
            Plant(card, where) | Stew(card, where) | Move(card, where) | GiveAway(card, where) | PlantFor(card, where)
        ):
            numbers += [card, where]
        case (
            Harvest(number) | Keep(number) | Decline(number) | Withdraw(number)
            | Store(number) | BuyBuilding(number) | Retire(number) | Discard(number)
        ):  # fmt: skip
            numbers.append(number)
        case Reorder(order):
            numbers += order
        case Take(offer, taker):
            numbers += [offer, taker]
        case BuyField(cards):
            numbers += cards
        case Accept(offer, cards):
            numbers += [offer, *(cards or ())]
        case Offer(to, give, want, want_coins):
            numbers += [to or 0, *give, *want, *want_coins]
        case Counter(offer, give, want, want_coins):
            numbers += [offer, *give, *want, *want_coins]
        case Done() | EndTrading() | Bury():
            pass
        case _:
            assert_never(action)
    for number in numbers:
        if not -LARGEST_NUMBER < number < LARGEST_NUMBER:
            raise BadInput("a number is too large to be a card, an offer, a field or a seat")


def play_code(table: Table, seat: i64, code: i64) -> None:
    """Carry out a finite action given as its code."""
    _play(table, seat, verb_of(code), thing_of(code), where_of(code))


def _play(table: Table, seat: i64, verb: i64, thing: i64, where: i64) -> None:
    _sits_in_a_running_game(table, seat)
    if verb == HARVEST:
        harvest(table, seat, where)
    elif verb == BUY_FIELD:
        buy_field(table, seat, [])
    elif verb == BUY:
        buy_building(table, seat, thing)
    else:
        for ruling in table.rules.on_playing:
            if ruling.play(table, seat, verb, thing, where):
                return
        table.now.play(table, seat, verb, thing, where)


def _sits_in_a_running_game(table: Table, seat: i64) -> None:
    if not 0 <= seat < table.rules.players:
        raise BadInput(f"nobody sits on seat {seat}")
    if table.is_over:
        raise Illegal(GAME_OVER)


def _is_trading(table: Table, seat: i64) -> None:
    _sits_in_a_running_game(table, seat)
    if not table.now.trades:
        raise Illegal(NOT_NOW)


def harvest(table: Table, seat: i64, n: i64) -> None:
    """B7.1: any own field, at any time, also out of turn and for no coins."""
    demand(table.rules.refuse_harvest(table, seat, n))
    sell(table, seat, n)
    if not table.now.rests(table):
        advance(table)  # it was all that was to be decided


def buy_field(table: Table, seat: i64, cards: list[int]) -> None:
    """B9.1: the third field is paid, and usable at once."""
    rules = table.rules
    demand(rules.refuse_field(table, seat))
    if not cards:
        cards = table.cards_in(SEATS + seat * SEAT_PLACES + COINS)[: rules.field_price(table, seat)]
    demand(rules.refuse_payment(table, seat, cards))
    table.happen(FIELD_BOUGHT, seat)
    pile = rules.payment_goes_to(table)
    for card in cards:
        table.put(card, pile)
    table.set(FIELDS + seat, table.numbers[FIELDS + seat] | (1 << rules.fields))
    drop_dead_offers(table)
