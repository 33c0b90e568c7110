"""Playing: an action is checked against every rule that applies, then carried out.

`play` takes any action; `play_code` takes a finite one as its code. Both raise `Illegal` before anything has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.actions import Accept, Action, BuyField, Counter, Offer
from bohnhof.kernel.arrays import to_list, zeros
from bohnhof.kernel.codes import BUY_FIELD, HARVEST, thing_of, verb_of, where_of
from bohnhof.kernel.events import FIELD_BOUGHT
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.harvest import sell
from bohnhof.kernel.phase import NOT_NOW
from bohnhof.kernel.phases import advance
from bohnhof.kernel.places import ANYONE, coins
from bohnhof.kernel.refusal import Illegal, Refusal, demand
from bohnhof.kernel.table import FIELDS, Table
from bohnhof.kernel.trading import accept, accept_with, drop_dead_offers, make_offer, open_offer
from bohnhof.kernel.verbs import parts_of

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from bohnhof.kernel.places import Seat

LARGEST_NUMBER: Final = 2**31

GAME_OVER: Final = Refusal("B8.3", "the game is over")
NO_SUCH_PARTNER: Final = Refusal("B4.2", "nobody sits there")


def play(table: Table, seat: int, action: Action) -> None:
    """Carry out an action of a seat, or raise `Illegal` with the rule that forbids it."""
    # isinstance for actions that carry lists: compiled, a match would look up every name of every pattern.
    who = _small(seat)
    if isinstance(action, Offer):
        offer(table, who, action)
    elif isinstance(action, Accept):
        answer(table, who, action)
    elif isinstance(action, Counter):
        counter(table, who, action)
    elif isinstance(action, BuyField):
        coins = to_list(_small_row(action.coins))
        _sits_in_a_running_game(table, who)
        buy_field(table, who, coins)
    else:
        verb, thing, where = parts_of(action)
        _play(table, who, verb, _small(thing), _small(where))


def offer(table: Table, seat: Seat, said: Offer) -> None:
    """B4.2: make an offer to one seat or to everybody."""
    to = ANYONE if said.to is None else _small(said.to)
    give, want, want_coins = _small_row(said.give), _small_row(said.want), _small_row(said.want_coins)
    _is_trading(table, seat)
    if said.to is not None and not 0 <= to < table.rules.players:
        raise Illegal(NO_SUCH_PARTNER)
    make_offer(table, seat, to, give, want, want_coins, 0)


def counter(table: Table, seat: Seat, said: Counter) -> None:
    """Counter an offer with another one to its maker."""
    answered = _small(said.offer)
    give, want, want_coins = _small_row(said.give), _small_row(said.want), _small_row(said.want_coins)
    _is_trading(table, seat)
    make_offer(table, seat, open_offer(table, answered).maker, give, want, want_coins, answered)


def answer(table: Table, seat: Seat, said: Accept) -> None:
    """B4.6: accept an offer, with the named cards or with the foremost copies."""
    id = _small(said.offer)
    if said.cards is None:
        _is_trading(table, seat)
        accept(table, seat, id)
    else:
        cards = _small_row(said.cards)
        _is_trading(table, seat)
        accept_with(table, seat, id, cards)


def _small(number: int) -> i64:
    """Refuse numbers beyond all ids: they would not fit into the compiled kernel's integers."""
    if not -LARGEST_NUMBER < number < LARGEST_NUMBER:
        raise BadInput("a number is too large to be a card, an offer, a field or a seat")
    return number


def _small_row(numbers: tuple[int, ...]) -> vec[i64]:
    row = zeros(len(numbers))
    for i in range(len(numbers)):
        row[i] = _small(numbers[i])
    return row


def play_code(table: Table, seat: Seat, code: i64) -> None:
    """Carry out a finite action, given as its code."""
    _play(table, seat, verb_of(code), thing_of(code), where_of(code))


def _play(table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
    _sits_in_a_running_game(table, seat)
    if verb == HARVEST:
        harvest(table, seat, where)
    elif verb == BUY_FIELD:
        buy_field(table, seat, [])
    else:
        rules = table.rules
        if (rules.played_verbs >> verb) & 1:
            for ruling in rules.on_playing:
                if (ruling.verbs_played() >> verb) & 1:
                    ruling.play(table, seat, verb, thing, where)
        else:
            table.now.play(table, seat, verb, thing, where)


def _sits_in_a_running_game(table: Table, seat: Seat) -> None:
    if not 0 <= seat < table.rules.players:
        raise BadInput(f"nobody sits on seat {seat}")
    if table.is_over:
        raise Illegal(GAME_OVER)


def _is_trading(table: Table, seat: Seat) -> None:
    _sits_in_a_running_game(table, seat)
    if not table.now.trades:
        raise Illegal(NOT_NOW)


def harvest(table: Table, seat: Seat, n: i64) -> None:
    """B7.1: any of your fields, at any time, also out of turn and for no coins."""
    demand(table.rules.refuse_harvest(table, seat, n))
    sell(table, seat, n)
    if not table.now.rests(table):
        advance(table)  # it was the last thing to decide


def buy_field(table: Table, seat: Seat, cards: list[int]) -> None:
    """B9.1: the third field is paid for, and can be used at once."""
    rules = table.rules
    demand(rules.refuse_field(table, seat))
    if not cards:
        cards = table.cards_in(coins(seat))[: rules.field_price(table, seat)]
    demand(rules.refuse_payment(table, seat, cards))
    table.happen(FIELD_BOUGHT, seat, rules.fields, len(cards))
    table.stir()
    pile = rules.payment_goes_to(table)
    for card in cards:
        table.put(card, pile)
    table.set(FIELDS + seat, table.numbers[FIELDS + seat] | (1 << rules.fields))
    drop_dead_offers(table)
    if not table.now.rests(table):
        advance(table)  # R18: nobody can afford what the game waited for any more
