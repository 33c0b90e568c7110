"""Trading: offers are made, answered, taken, withdrawn, and lapse (B4.2-B4.8, R17).

Any seat may have several open offers. An offer to one seat is a deal when that seat accepts. An offer to everybody
collects pledges, and its maker picks one. Offers that their maker can no longer keep lapse automatically, and so do
pledges.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import added, row_of, zeros
from bohnhof.kernel.cards import NO_CARD, UNKNOWN
from bohnhof.kernel.codes import ACCEPT, DECLINE, KEEP, TAKE, WITHDRAW, Choices
from bohnhof.kernel.events import (
    KEPT,
    OFFER_DECLINED,
    OFFER_LAPSED,
    OFFER_WITHDRAWN,
    OFFERED,
    PLEDGED,
    TRADE_MADE,
)
from bohnhof.kernel.offer import DECLINED, FATES_TOLD, LAPSED, NO_PLEDGES, TRADED, WITHDRAWN, StandingOffer
from bohnhof.kernel.places import ANYONE, EVERYBODY, FACEUP, NOWHERE, aside, coins
from bohnhof.kernel.refusal import Illegal, Refusal, demand
from bohnhof.kernel.rules import COINS_STAY, Rules
from bohnhof.kernel.table import ACTIVE, OFFERS_MADE, Board, Table

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from bohnhof.kernel.cards import BeanId, CardId
    from bohnhof.kernel.places import Place, Seat

NO_OFFER_TO_ONESELF: Final = Refusal("B4.2", "an offer goes to somebody else")
ONLY_WITH_THE_ACTIVE: Final = Refusal("B4.2", "only trades with the active player are allowed")
NOTHING_FOR_NOTHING: Final = Refusal("R17", "an offer names at least one card to give or one kind wanted")
NO_SUCH_CARD: Final = Refusal("R17", "an offer names cards that you have, each of them once")
NO_SUCH_BEAN: Final = Refusal("R17", "an offer asks for kinds of bean that are in this game")
MORE_THAN_THERE_ARE: Final = Refusal("R24", "an offer asks for no more cards of a kind than there are in this game")
TOO_MANY_OPEN: Final = Refusal("R24", "you have twelve open offers: withdraw one first")
TOO_MANY_MADE: Final = Refusal("R24", "you have made sixty offers in this trading: that is enough")
NO_SUCH_OFFER: Final = Refusal("R17", "there is no such offer")
NOT_FOR_YOU: Final = Refusal("B4.2", "this offer is not made to you")
NOT_YOUR_OFFER: Final = Refusal("R17", "only the maker may withdraw an offer or pick its taker")
NOT_WHAT_IS_WANTED: Final = Refusal("R17", "these cards are not what the offer asks for")
NOTHING_TO_GIVE_FOR_IT: Final = Refusal("R17", "you do not have what this offer asks for")
NOT_A_TAKER: Final = Refusal("B4.6", "this player has not agreed to the offer")
DECLINED_ALREADY: Final = Refusal("B4.7", "you have declined this offer already")
ONLY_TURNED_UP_CARDS_ARE_KEPT: Final = Refusal("BH2", "only a turned-up card that is still for sale can be kept")
ONLY_THE_ACTIVE_KEEPS: Final = Refusal("BH2", "only the active player keeps turned-up cards")
NOBODY_KEEPS: Final = Refusal("BH2", "turned-up cards are not kept in this game: what is not traded is planted anyway")

NO_COINS: Final = zeros(0)  # shared: offers never change their rows

MOST_OPEN: Final[i64] = 12  # offers of one seat at once (R24)
MOST_IN_A_PHASE: Final[i64] = 60  # offers of one seat in one trading phase (R24)


# ------------------------------------------------------------------- listing


def fill_trading(board: Board, seat: Seat, choices: Choices) -> None:
    """Add what this seat may do with the open offers and the turned-up cards."""
    if seat == board.numbers[ACTIVE] and board.count[FACEUP] > 0 and board.rules.keeps_turned_up_cards(board):
        card = board.first[FACEUP]
        while card != NO_CARD:
            choices.add(KEEP, card, 0)
            card = board.after[card]
    for offer in board.offers:
        if offer.maker == seat:
            choices.add(WITHDRAW, offer.id, 0)
            for pledge in offer.pledges:
                choices.add(TAKE, offer.id, pledge.seat)
        elif offer.is_for(seat):
            if not offer.has_declined(seat):
                choices.add(DECLINE, offer.id, 0)
            if offer.pledge_of(seat) is None and can_accept(board, seat, offer):
                choices.add(ACCEPT, offer.id, 0)


def can_accept(board: Board, seat: Seat, offer: StandingOffer) -> bool:
    """Could this seat accept with the foremost copies?"""
    if not has_wanted(board, seat, offer):
        return False
    if not board.rules.on_giving:
        return True
    cards = foremost_copies(board, seat, offer)
    return board.rules.refuse_giving_row(board, seat, cards, offer.asks_for_a_gift) is None


def has_wanted(board: Board, seat: Seat, offer: StandingOffer) -> bool:
    """Does this seat have every kind that the offer asks for, in the right number?"""
    want = offer.want_row
    for i in range(len(want)):
        if not _has_copies(board, seat, want[i], times_named(want, i)):
            return False
    as_coins = offer.want_coin_row
    for i in range(len(as_coins)):
        if missing_from(board, board.rules.goods_as_coins(board, seat), as_coins[i], times_named(as_coins, i)) > 0:
            return False
    return True


def _has_copies(board: Board, seat: Seat, bean: BeanId, needed: i64) -> bool:
    """Does this seat have this many cards of a bean that it may hand over?"""
    rules = board.rules
    n: i64 = 0
    place = rules.goods_place(board, seat, n)
    while place != NOWHERE:
        needed = missing_from(board, place, bean, needed)
        if needed == 0:
            return True
        n += 1
        place = rules.goods_place(board, seat, n)
    return False


def missing_from(board: Board, place: Place, bean: BeanId, needed: i64) -> i64:
    """How many cards of a bean are still missing after taking those in this place."""
    card = board.first[place]
    while card != NO_CARD and needed > 0:
        if board.bean[card] == bean:
            needed -= 1
        card = board.after[card]
    return needed


def times_named(beans: vec[i64], last: i64) -> i64:
    """How often the last of these beans occurs up to this point."""
    times: i64 = 1
    for i in range(last):
        if beans[i] == beans[last]:
            times += 1
    return times


def foremost_copies(board: Board, seat: Seat, offer: StandingOffer) -> vec[i64]:
    """The cards that this seat hands over by default, if it has them: turned-up copies, then the foremost in hand."""
    rules = board.rules
    chosen = zeros(0)
    for bean in offer.want_row:
        n: i64 = 0
        place = rules.goods_place(board, seat, n)
        card = _next_copy(board, place, bean, chosen)
        while card == NO_CARD and place != NOWHERE:
            n += 1
            place = rules.goods_place(board, seat, n)
            card = _next_copy(board, place, bean, chosen)
        chosen = added(chosen, card)
    for bean in offer.want_coin_row:
        chosen = added(chosen, _next_copy(board, rules.goods_as_coins(board, seat), bean, chosen))
    return chosen


def copies_for(board: Board, seat: Seat, offer: StandingOffer) -> list[tuple[int, list[int]]]:
    """For every kind that an offer asks for, as cards and then as coins: how many, and which cards would do."""
    goods = board.rules.goods(board, seat)
    pile = board.cards_in(board.rules.goods_as_coins(board, seat))
    found: list[tuple[int, list[int]]] = []
    for want, cards in ((offer.want, goods), (offer.want_coins, pile)):
        for bean in dict.fromkeys(want):
            found.append((want.count(bean), [card for card in cards if board.bean[card] == bean]))
    return found


def _next_copy(board: Board, place: Place, bean: BeanId, chosen: vec[i64]) -> i64:
    card = board.first[place]
    while card != NO_CARD and (board.bean[card] != bean or card in chosen):
        card = board.after[card]
    return card


# ------------------------------------------------------------ finite actions


def play_trading(table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> bool:
    """Answer, pick, withdraw or keep. False: the code is none of these."""
    if verb == ACCEPT:
        accept(table, seat, thing)
    elif verb == DECLINE:
        decline(table, seat, thing)
    elif verb == TAKE:
        take(table, seat, thing, where)
    elif verb == WITHDRAW:
        withdraw(table, seat, thing)
    elif verb == KEEP:
        keep(table, seat, thing)
    else:
        return False
    return True


def accept(table: Table, seat: Seat, id: i64) -> None:
    """B4.6: accept, with the foremost copies of what the offer asks for."""
    offer = offer_for(table, seat, id)
    if not has_wanted(table, seat, offer):
        raise Illegal(NOTHING_TO_GIVE_FOR_IT)
    cards = foremost_copies(table, seat, offer)
    demand(table.rules.refuse_giving_row(table, seat, cards, offer.asks_for_a_gift))
    agree(table, seat, offer, cards)


def accept_with(table: Table, seat: Seat, id: i64, cards: vec[i64]) -> None:
    """B4.6: accept, with chosen copies."""
    offer = offer_for(table, seat, id)
    demand(refuse_copies(table, seat, offer, cards))
    agree(table, seat, offer, cards)


def agree(table: Table, seat: Seat, offer: StandingOffer, cards: vec[i64]) -> None:
    """Close the deal if the offer is to this seat; if it is to everybody, add a pledge."""
    if offer.to == ANYONE:
        table.happen(PLEDGED, seat)
        show_cards(table, cards)
        table.set_offer(offer.pledged_by(seat, cards))
    else:
        trade(table, offer, seat, cards)


def take(table: Table, seat: Seat, id: i64, taker: Seat) -> None:
    """Let the maker pick one of the pledges."""
    offer = open_offer(table, id)
    if offer.maker != seat:
        raise Illegal(NOT_YOUR_OFFER)
    pledge = offer.pledge_of(taker)
    if pledge is None:
        raise Illegal(NOT_A_TAKER)
    trade(table, offer, taker, pledge.card_row)


def decline(table: Table, seat: Seat, id: i64) -> None:
    """Decline. An offer that everybody has declined is closed."""
    offer = offer_for(table, seat, id)
    if offer.has_declined(seat):
        raise Illegal(DECLINED_ALREADY)
    table.happen(OFFER_DECLINED, seat)
    everybody_else = ((1 << table.rules.players) - 1) & ~(1 << offer.maker)
    if offer.to == seat or offer.declined | (1 << seat) == everybody_else:
        table.close_offer(offer, DECLINED)
    else:
        table.set_offer(offer.declined_by(seat))


def withdraw(table: Table, seat: Seat, id: i64) -> None:
    """Withdraw an offer, which only its maker may do."""
    offer = open_offer(table, id)
    if offer.maker != seat:
        raise Illegal(NOT_YOUR_OFFER)
    table.happen(OFFER_WITHDRAWN, seat)
    table.close_offer(offer, WITHDRAWN)


def keep(table: Table, seat: Seat, card: CardId) -> None:
    """BH2: set a turned-up card aside to plant it; it can no longer be traded."""
    if not table.rules.keeps_turned_up_cards(table):
        raise Illegal(NOBODY_KEEPS)
    if seat != table.numbers[ACTIVE]:
        raise Illegal(ONLY_THE_ACTIVE_KEEPS)
    if not 0 < card < len(table.place) or table.place[card] != FACEUP:
        raise Illegal(ONLY_TURNED_UP_CARDS_ARE_KEPT)
    table.happen(KEPT, seat)
    table.put(card, aside(seat))
    drop_dead_offers(table)


# ------------------------------------------------------------- making offers


def make_offer(
    table: Table, seat: Seat, to: i64, give: vec[i64], want: vec[i64], want_coins: vec[i64], answers: i64
) -> None:
    """Make an offer, if its maker could keep it (R17)."""
    demand(refuse_rows(table, seat, to, give, want, want_coins))
    if answers != 0:
        offer_for(table, seat, answers)
    lay_offer(table, seat, to, give, want, want_coins, answers)


def lay_offer(
    table: Table, seat: Seat, to: i64, give: vec[i64], want: vec[i64], want_coins: vec[i64], answers: i64
) -> None:
    """Add an offer that has been checked."""
    id = table.numbers[OFFERS_MADE] + 1
    table.happen(OFFERED, seat)
    table.set(OFFERS_MADE, id)
    show_cards(table, give)
    table.set_offer(StandingOffer(id, seat, to, give, want, want_coins, answers, 0, NO_PLEDGES))


def refuse_offer(
    board: Board, seat: Seat, to: i64, give: list[int], want: list[int], want_coins: list[int]
) -> Refusal | None:
    """May this seat make this offer?"""
    return refuse_rows(board, seat, to, row_of(give), row_of(want), row_of(want_coins))


def refuse_rows(
    board: Board, seat: Seat, to: i64, give: vec[i64], want: vec[i64], want_coins: vec[i64]
) -> Refusal | None:
    """The same question, with the goods as an open offer holds them."""
    rules = board.rules
    active = board.numbers[ACTIVE]
    if to == seat:
        return NO_OFFER_TO_ONESELF
    if seat != active and to != active:
        return ONLY_WITH_THE_ACTIVE
    if len(give) + len(want) + len(want_coins) == 0:
        return NOTHING_FOR_NOTHING
    if not _are_cards(board, give):
        return NO_SUCH_CARD
    if not _are_kinds(rules, want) or not _are_kinds(rules, want_coins):
        return NO_SUCH_BEAN
    if len(want_coins) > 0 and not rules.trades_coins(board):
        return COINS_STAY
    if _asks_for_more_than_there_are(rules, want) or _asks_for_more_than_there_are(rules, want_coins):
        return MORE_THAN_THERE_ARE
    refusal = rules.refuse_giving_row(board, seat, give, len(want) + len(want_coins) == 0)
    return refuse_another(board, seat) if refusal is None else refusal


def refuse_another(board: Board, seat: Seat) -> Refusal | None:
    """R24: has this seat made as many offers as anybody needs? All open offers are sent to everybody repeatedly."""
    if len(board.offers) < MOST_OPEN and len(board.past_offers) < MOST_IN_A_PHASE - MOST_OPEN:
        return None  # nearly always: there are not that many offers in total
    open_ones: i64 = 0
    for offer in board.offers:
        if offer.maker == seat:
            open_ones += 1
    if open_ones >= MOST_OPEN:
        return TOO_MANY_OPEN
    made = open_ones
    for offer in board.past_offers:
        if offer.maker == seat:
            made += 1
    return TOO_MANY_MADE if made >= MOST_IN_A_PHASE else None


def refuse_copies(board: Board, seat: Seat, offer: StandingOffer, cards: vec[i64]) -> Refusal | None:
    """May this seat hand these cards over, and are they what the offer asks for?"""
    if not _are_cards(board, cards):
        return NO_SUCH_CARD
    # Owner before bean: a refusal that depends on the bean of a hidden card would reveal it (R15).
    refusal = board.rules.refuse_giving_row(board, seat, cards, offer.asks_for_a_gift)
    if refusal is not None:
        return refusal
    pile: Place = coins(seat)
    beans = sorted([int(board.bean[card]) for card in cards if board.place[card] != pile])
    as_coins = sorted([int(board.bean[card]) for card in cards if board.place[card] == pile])
    if beans != sorted(offer.want) or as_coins != sorted(offer.want_coins):
        return NOT_WHAT_IS_WANTED
    return None


def _are_cards(board: Board, cards: vec[i64]) -> bool:
    if len(cards) >= len(board.place):
        return False
    for i in range(len(cards)):
        if not 0 < cards[i] < len(board.place):
            return False
        for j in range(i):
            if cards[j] == cards[i]:
                return False
    return True


def _are_kinds(rules: Rules, beans: vec[i64]) -> bool:
    if len(beans) > rules.deck_size:
        return False
    for bean in beans:
        if not 0 <= bean < rules.beans or rules.copies[bean] == 0:
            return False
    return True


def _asks_for_more_than_there_are(rules: Rules, beans: vec[i64]) -> bool:
    for i in range(1, len(beans)):  # every kind in the game has at least one card
        if times_named(beans, i) > rules.copies[beans[i]]:
            return True
    return False


def offer_for(board: Board, seat: Seat, id: i64) -> StandingOffer:
    """The open offer with this id, which this seat must be allowed to answer."""
    offer = open_offer(board, id)
    if not offer.is_for(seat):
        raise Illegal(NOT_FOR_YOU)
    return offer


def open_offer(board: Board, id: i64) -> StandingOffer:
    """The open offer with this id, or a refusal that says what became of it."""
    offer = board.offer(id)
    if offer is not None:
        return offer
    fate = board.fate_of(id)
    if fate == UNKNOWN:
        raise Illegal(NO_SUCH_OFFER)
    raise Illegal(Refusal("R17", f"offer {id} {FATES_TOLD[fate]}"))


# ------------------------------------------------------------------ carrying out


def show_cards(table: Table, cards: vec[i64]) -> None:
    """R17: naming cards in an offer or an answer shows them, so that everybody can rely on them."""
    for card in cards:
        if table.seen[card] != EVERYBODY:
            table.show(card, table.bean[card], EVERYBODY)


def trade(table: Table, offer: StandingOffer, partner: Seat, cards: vec[i64]) -> None:
    """B4.4: cards change hands and are set aside until phase 3; coins go straight to the coin pile (BH7)."""
    table.happen(TRADE_MADE, offer.maker, partner)
    hand_over(table, offer.maker, partner, offer.give_row)
    hand_over(table, partner, offer.maker, cards)
    table.close_offer(offer, TRADED)
    drop_dead_offers(table)


def hand_over(table: Table, giver: Seat, receiver: Seat, cards: vec[i64]) -> None:
    rules = table.rules
    pile: Place = coins(giver)
    for card in cards:
        if rules.reserve_at > 0 and table.place[card] == rules.reserve_at + giver:
            table.put(card, rules.due_at + receiver)  # the receiver plants it
            continue
        table.put(card, coins(receiver) if table.place[card] == pile else aside(receiver))


def drop_dead_offers(table: Table) -> None:
    """R17: whatever can no longer be kept lapses: offers, and pledges."""
    at: i64 = 0
    while at < len(table.offers):
        offer = table.offers[at]
        if table.rules.refuse_giving_row(table, offer.maker, offer.give_row, offer.is_a_gift) is not None:
            table.happen(OFFER_LAPSED, offer.maker)
            table.close_offer(offer, LAPSED)
            continue
        kept = offer
        for pledge in offer.pledges:
            if table.rules.refuse_giving_row(table, pledge.seat, pledge.card_row, offer.asks_for_a_gift) is not None:
                kept = kept.without_pledge(pledge.seat)
        if kept is not offer:
            table.happen(OFFER_LAPSED, offer.maker)
            table.set_offer(kept)
        at += 1
