"""Trading: offers made, answered, taken, withdrawn and lapsed (B4.2-B4.8, R17).

Any seat may put several offers on the table at once. An offer to one seat is a deal when that seat accepts; an
offer to everybody collects takers and its maker picks one. Offers that their maker can no longer keep lapse by
themselves, and so do the words of takers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from bohnhof.kernel.places import ANYONE, ASIDE, COINS, EVERYBODY, FACEUP, HAND, SEAT_PLACES, SEATS
from bohnhof.kernel.refusal import Illegal, Refusal, demand
from bohnhof.kernel.rules import COINS_STAY, Rules
from bohnhof.kernel.table import ACTIVE, OFFERS_MADE, Board, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_OFFER_TO_ONESELF: Final = Refusal("B4.2", "an offer goes to somebody else")
ONLY_WITH_THE_ACTIVE: Final = Refusal("B4.2", "only trades with the active player are allowed")
NOTHING_FOR_NOTHING: Final = Refusal("R17", "an offer names at least one card to give or one kind wanted")
NO_SUCH_CARD: Final = Refusal("R17", "an offer names cards that you have, each of them once")
NO_SUCH_KIND: Final = Refusal("R17", "an offer asks for kinds of bean that are in this game")
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


# ------------------------------------------------------------------- listing


def fill_trading(board: Board, seat: i64, choices: Choices) -> None:
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


def can_accept(board: Board, seat: i64, offer: StandingOffer) -> bool:
    """Would it be accepted with the foremost copies?"""
    if not has_wanted(board, seat, offer):
        return False
    if not board.rules.on_giving:
        return True
    cards = foremost_copies(board, seat, offer)
    return cards is not None and board.rules.refuse_giving(board, seat, cards) is None


def has_wanted(board: Board, seat: i64, offer: StandingOffer) -> bool:
    """Does this seat have every kind asked for, as often as it is asked for?"""
    base: i64 = SEATS + seat * SEAT_PLACES
    active = seat == board.numbers[ACTIVE]
    store = board.rules.store_at
    for i, bean in enumerate(offer.want):
        have = copies_in(board, base + HAND, bean)
        if active:
            have += copies_in(board, FACEUP, bean)
        if store > 0:
            have += copies_in(board, store + seat, bean)
        if have < times_named(offer.want, i):
            return False
    for i, bean in enumerate(offer.want_coins):
        if copies_in(board, base + COINS, bean) < times_named(offer.want_coins, i):
            return False
    return True


def copies_in(board: Board, place: i64, bean: i64) -> i64:
    copies: i64 = 0
    card = board.first[place]
    while card != NO_CARD:
        if board.bean[card] == bean:
            copies += 1
        card = board.after[card]
    return copies


def times_named(beans: list[int], last: i64) -> i64:
    """How often the last of these beans is named up to there."""
    times: i64 = 1
    for i in range(last):
        if beans[i] == beans[last]:
            times += 1
    return times


def foremost_copies(board: Board, seat: i64, offer: StandingOffer) -> list[int] | None:
    """The cards this seat hands over if it does not choose: turned-up copies first, then the foremost in hand."""
    base: i64 = SEATS + seat * SEAT_PLACES
    chosen: list[int] = []
    for bean in offer.want:
        card = NO_CARD
        if seat == board.numbers[ACTIVE]:
            card = _next_copy(board, FACEUP, bean, chosen)
        if card == NO_CARD:
            card = _next_copy(board, base + HAND, bean, chosen)
        if card == NO_CARD and board.rules.store_at > 0:
            card = _next_copy(board, board.rules.store_at + seat, bean, chosen)
        if card == NO_CARD:
            return None
        chosen.append(int(card))
    for bean in offer.want_coins:
        card = _next_copy(board, base + COINS, bean, chosen)
        if card == NO_CARD:
            return None
        chosen.append(int(card))
    return chosen


def _next_copy(board: Board, place: i64, bean: i64, chosen: list[int]) -> i64:
    card = board.first[place]
    while card != NO_CARD and (board.bean[card] != bean or card in chosen):
        card = board.after[card]
    return card


# ------------------------------------------------------------ finite actions


def play_trading(table: Table, seat: i64, verb: i64, thing: i64, where: i64) -> bool:
    """Answer, pick, withdraw or keep. False: this is none of these."""
    if verb == ACCEPT:
        accept(table, seat, thing, None)
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


def accept(table: Table, seat: i64, id: i64, cards: list[int] | None) -> None:
    """B4.6: agree. An offer to this seat is a deal at once; an offer to everybody has one taker more."""
    offer = open_offer(table, id)
    if not offer.is_for(seat):
        raise Illegal(NOT_FOR_YOU)
    if cards is None:
        cards = foremost_copies(table, seat, offer)
        if cards is None:
            raise Illegal(NOTHING_TO_GIVE_FOR_IT)
    else:
        demand(refuse_copies(table, seat, offer, cards))
    demand(table.rules.refuse_giving(table, seat, cards))
    if offer.to == ANYONE:
        table.happen(PLEDGED, seat)
        show_cards(table, cards)
        table.set_offer(offer.pledged_by(seat, cards))
    else:
        trade(table, offer, seat, cards)


def take(table: Table, seat: i64, id: i64, taker: i64) -> None:
    """The maker picks one of the takers."""
    offer = open_offer(table, id)
    if offer.maker != seat:
        raise Illegal(NOT_YOUR_OFFER)
    pledge = offer.pledge_of(taker)
    if pledge is None:
        raise Illegal(NOT_A_TAKER)
    trade(table, offer, taker, pledge.cards)


def decline(table: Table, seat: i64, id: i64) -> None:
    """Say no. An offer that everybody it was made to has declined is closed."""
    offer = open_offer(table, id)
    if not offer.is_for(seat):
        raise Illegal(NOT_FOR_YOU)
    if offer.has_declined(seat):
        raise Illegal(DECLINED_ALREADY)
    table.happen(OFFER_DECLINED, seat)
    everybody_else = ((1 << table.rules.players) - 1) & ~(1 << offer.maker)
    if offer.to == seat or offer.declined | (1 << seat) == everybody_else:
        table.close_offer(offer, DECLINED)
    else:
        table.set_offer(offer.declined_by(seat))


def withdraw(table: Table, seat: i64, id: i64) -> None:
    """Only the maker takes an offer back."""
    offer = open_offer(table, id)
    if offer.maker != seat:
        raise Illegal(NOT_YOUR_OFFER)
    table.happen(OFFER_WITHDRAWN, seat)
    table.close_offer(offer, WITHDRAWN)


def keep(table: Table, seat: i64, card: i64) -> None:
    """BH2: a turned-up card is set aside to be planted and is no longer for sale."""
    if not table.rules.keeps_turned_up_cards(table):
        raise Illegal(NOBODY_KEEPS)
    if seat != table.numbers[ACTIVE]:
        raise Illegal(ONLY_THE_ACTIVE_KEEPS)
    if not 0 < card < len(table.place) or table.place[card] != FACEUP:
        raise Illegal(ONLY_TURNED_UP_CARDS_ARE_KEPT)
    table.happen(KEPT, seat)
    table.put(card, SEATS + seat * SEAT_PLACES + ASIDE)
    drop_dead_offers(table)


# ------------------------------------------------------------- making offers


def make_offer(
    table: Table, seat: i64, to: i64, give: list[int], want: list[int], want_coins: list[int], answers: i64
) -> None:
    """Put an offer on the table, if its maker could keep it (R17)."""
    demand(refuse_offer(table, seat, to, give, want, want_coins))
    if answers != 0:
        answered = open_offer(table, answers)
        if not answered.is_for(seat):
            raise Illegal(NOT_FOR_YOU)
    lay_offer(table, seat, to, give, want, want_coins, answers)


def lay_offer(
    table: Table, seat: i64, to: i64, give: list[int], want: list[int], want_coins: list[int], answers: i64
) -> None:
    """Put an offer on the table that nothing speaks against."""
    id = table.numbers[OFFERS_MADE] + 1
    table.happen(OFFERED, seat)
    table.set(OFFERS_MADE, id)
    show_cards(table, give)
    table.set_offer(StandingOffer(id, seat, to, give, want, want_coins, answers, 0, NO_PLEDGES))


def refuse_offer(
    board: Board, seat: i64, to: i64, give: list[int], want: list[int], want_coins: list[int]
) -> Refusal | None:
    """May this seat make this offer?"""
    rules = board.rules
    active = board.numbers[ACTIVE]
    if to == seat:
        return NO_OFFER_TO_ONESELF
    if seat != active and to != active:
        return ONLY_WITH_THE_ACTIVE
    if not give and not want and not want_coins:
        return NOTHING_FOR_NOTHING
    if not _are_cards(board, give):
        return NO_SUCH_CARD
    if not _are_kinds(rules, want) or not _are_kinds(rules, want_coins):
        return NO_SUCH_KIND
    if want_coins and not rules.trades_coins(board):
        return COINS_STAY
    return rules.refuse_giving(board, seat, give)


def refuse_copies(board: Board, seat: i64, offer: StandingOffer, cards: list[int]) -> Refusal | None:
    """Are these cards what the offer asks for?"""
    if not _are_cards(board, cards):
        return NO_SUCH_CARD
    pile: i64 = SEATS + seat * SEAT_PLACES + COINS
    beans = sorted([int(board.bean[card]) for card in cards if board.place[card] != pile])
    coins = sorted([int(board.bean[card]) for card in cards if board.place[card] == pile])
    if beans != sorted(offer.want) or coins != sorted(offer.want_coins):
        return NOT_WHAT_IS_WANTED
    return None


def _are_cards(board: Board, cards: list[int]) -> bool:
    for card in cards:
        if not 0 < card < len(board.place):
            return False
    return len(cards) < 2 or len(set(cards)) == len(cards)


def _are_kinds(rules: Rules, beans: list[int]) -> bool:
    if len(beans) > rules.deck_size:
        return False
    for bean in beans:
        if not 0 <= bean < rules.beans or rules.copies[bean] == 0:
            return False
    return True


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


def show_cards(table: Table, cards: list[int]) -> None:
    """Whoever names cards in an offer or an answer shows them: everybody may rely on them (R17)."""
    for card in cards:
        if table.seen[card] != EVERYBODY:
            table.show(card, table.bean[card], EVERYBODY)


def trade(table: Table, offer: StandingOffer, partner: i64, cards: list[int]) -> None:
    """B4.4: cards change hands and lie aside until phase 3; coins go straight to the coin pile (BH7)."""
    table.happen(TRADE_MADE, offer.maker)
    hand_over(table, offer.maker, partner, offer.give)
    hand_over(table, partner, offer.maker, cards)
    table.close_offer(offer, TRADED)
    drop_dead_offers(table)


def hand_over(table: Table, giver: i64, receiver: i64, cards: list[int]) -> None:
    rules = table.rules
    pile: i64 = SEATS + giver * SEAT_PLACES + COINS
    for card in cards:
        if rules.store_at > 0 and table.place[card] == rules.store_at + giver:
            table.put(card, rules.due_at + receiver)  # HB7.1: the receiver plants it, and may not store it again
            continue
        what = COINS if table.place[card] == pile else ASIDE
        table.put(card, SEATS + receiver * SEAT_PLACES + what)


def drop_dead_offers(table: Table) -> None:
    """R17: what can no longer be kept lapses: offers of their maker, and the words of takers."""
    if not table.offers:
        return
    for offer in table.offers[:]:
        if table.rules.refuse_giving(table, offer.maker, offer.give) is not None:
            table.happen(OFFER_LAPSED, offer.maker)
            table.close_offer(offer, LAPSED)
            continue
        kept = offer
        for pledge in offer.pledges:
            if table.rules.refuse_giving(table, pledge.seat, pledge.cards) is not None:
                kept = kept.without_pledge(pledge.seat)
        if kept is not offer:
            table.happen(OFFER_LAPSED, offer.maker)
            table.set_offer(kept)
