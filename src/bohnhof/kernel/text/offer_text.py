"""Goods and offers as text: `stink+chili`, `blue@3`, `coin:red`, and whole offers of a position.

A bean means the turned-up copy, or else the foremost one. Other copies are named by their place, counted as in
positions: `blue@3` is the third hand card, `blue@up2` the second turned-up card, `coin:blue@1` the lowest coin.
"""

from __future__ import annotations

from typing import Final

from bohnhof.kernel.arrays import row_of
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.offer import Pledge, StandingOffer
from bohnhof.kernel.phase import phase_in_play
from bohnhof.kernel.places import ANYONE, EVERYBODY, FACEUP, NOWHERE, aside, coins, field, hand
from bohnhof.kernel.table import OFFERS_MADE, Board, Table
from bohnhof.kernel.text.words import Fault, Line, counted, in_runs, is_number, seat_number
from bohnhof.kernel.trading import refuse_copies, refuse_rows

NOTHING: Final = "nothing"
EVERYONE: Final = "anyone"
COIN: Final = "coin:"
UP: Final = "up"
MOST_NAMED: Final = 1000  # goods in one word


# ------------------------------------------------------------------ cards given


def read_cards(board: Board, seat: int, word: str, fault: Fault) -> tuple[int, ...]:
    """The cards that a seat names; NO_CARD, which every rule refuses, for a bean that is not there."""
    chosen: list[int] = []
    for token in _tokens(word, fault):
        chosen.append(_read_card(board, seat, token, chosen, fault))
    return tuple(chosen)


def _tokens(word: str, fault: Fault) -> list[str]:
    """Split `red*2+soy` into single names."""
    tokens: list[str] = []
    if word != NOTHING:
        for part in word.split("+"):
            said = counted(part)
            if said is None or not said[0]:
                raise fault(f"{word!r} cannot be read: beans are joined by a plus, as in red*2+soy")
            if len(tokens) + said[1] > MOST_NAMED:
                raise fault(f"{word!r} is more than anybody has")
            tokens += [said[0]] * said[1]
    return tokens


def _read_card(board: Board, seat: int, token: str, chosen: list[int], fault: Fault) -> int:
    name, at, where = token.removeprefix(COIN).partition("@")
    bean = read_bean(board, name, fault)
    if token.startswith(COIN):
        places = [int(coins(seat))]
    elif where.startswith(UP):
        places, where = [int(FACEUP)], where.removeprefix(UP)
        at = where  # only @up: any turned-up copy
    elif board.rules.reserve_at > 0 and where.startswith(reserve_word(board)):
        places, where = [int(board.rules.reserve_at + seat)], where.removeprefix(reserve_word(board))
        at = where  # without a number: any copy there
    elif at:
        places = [int(hand(seat))]
    else:
        places = places_to_name(board, seat)
    return nth_card(board, places[0], bean, where, token, fault) if at else find_card(board, places, bean, chosen)


def read_bean(board: Board, name: str, fault: Fault) -> int:
    try:
        return board.rules.bean_number(name)
    except BadInput as reason:
        raise fault(str(reason)) from None


def places_to_name(board: Board, seat: int) -> list[int]:
    """Where to look for a bean that is named without a place, in this order."""
    rules = board.rules
    due = [rules.due_at + seat] if rules.due_at > 0 else []
    fields = [field(seat, n) for n in board.fields(seat)]
    return [*rules.goods_places(board, seat), aside(seat), *due, *fields]  # after the goods: the rules refuse these


def reserve_word(board: Board) -> str:
    """The edition's name for the place where a seat has more goods, besides its hand."""
    return next(kind.name for kind in board.rules.own_places if kind.reserve)


def find_card(board: Board, places: list[int], bean: int, chosen: list[int]) -> int:
    """The first card of that bean that is not chosen yet, or NO_CARD."""
    for place in places:
        for card in board.cards_in(place):
            if board.bean[card] == bean and card not in chosen:
                return card
    return int(NO_CARD)


def nth_card(board: Board, place: int, bean: int, nth: str, token: str, fault: Fault) -> int:
    """The card of that bean at a position in a place."""
    cards = listed(board, place)
    if not is_number(nth) or not 1 <= int(nth) <= len(cards):
        raise fault(f"{token!r}: there is no such card")
    card = cards[int(nth) - 1]
    if board.bean[card] != bean:
        raise fault(f"{token!r}: that card is of another kind")
    return card


def listed(board: Board, place: int) -> list[int]:
    """The cards of a place in the order of positions: the top card of a pile comes last."""
    cards = board.cards_in(place)
    return cards[::-1] if board.rules.stacks[place] else cards


def write_cards(board: Board, seat: int, cards: tuple[int, ...]) -> str:
    """Cards in words; reading them gives exactly these cards."""
    words = [_write_card(board, seat, card, list(cards[:n])) for n, card in enumerate(cards)]
    return "+".join(in_runs(words)) or NOTHING


def _write_card(board: Board, seat: int, card: int, chosen: list[int]) -> str:
    place = place_of(board, card)
    bean = int(board.bean[card])
    name = board.rules.bean_names[bean]
    nth = listed(board, place).index(card) + 1
    if place == coins(seat):
        return COIN + name if find_card(board, [place], bean, chosen) == card else f"{COIN}{name}@{nth}"
    if find_card(board, places_to_name(board, seat), bean, chosen) == card:
        return name
    if place == FACEUP:
        return f"{name}@{UP}" if find_card(board, [place], bean, chosen) == card else f"{name}@{UP}{nth}"
    if place == hand(seat):
        return f"{name}@{nth}"
    if board.rules.reserve_at > 0 and place == board.rules.reserve_at + seat:
        there = f"{name}@{reserve_word(board)}"
        return there if find_card(board, [place], bean, chosen) == card else f"{there}{nth}"
    raise BadInput("only own cards and turned-up ones can be named")


def place_of(board: Board, card: int) -> int:
    """The place of a card, in words."""
    if not 0 < card < len(board.place) or board.place[card] == NOWHERE:
        raise BadInput("a card that does not exist cannot be named")
    return int(board.place[card])


# ------------------------------------------------------------------ kinds wanted


def read_wants(board: Board, word: str, fault: Fault) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The kinds that an offer asks for, as cards and as coins."""
    tokens = _tokens(word, fault)
    beans = tuple(read_bean(board, t, fault) for t in tokens if not t.startswith(COIN))
    as_coins = tuple(read_bean(board, t.removeprefix(COIN), fault) for t in tokens if t.startswith(COIN))
    return beans, as_coins


def write_wants(board: Board, want: tuple[int, ...], want_coins: tuple[int, ...]) -> str:
    names = board.rules.bean_names
    return "+".join(in_runs([*(names[b] for b in want), *(COIN + names[b] for b in want_coins)])) or NOTHING


def read_partner(names: tuple[str, ...], word: str, fault: Fault) -> int | None:
    """The seat that an offer is made to; None: everybody."""
    return None if word == EVERYONE else seat_number(names, word, fault)


# ----------------------------------------------------- the offers of a position


def write_offer(board: Board, names: tuple[str, ...], offer: StandingOffer) -> str:
    """`7 Anna anyone red for soy | answers 3 | yes Bert soy@2 | no Cleo`"""
    to = EVERYONE if offer.to == ANYONE else names[offer.to]
    give = write_cards(board, int(offer.maker), tuple(offer.give))
    want = write_wants(board, tuple(offer.want), tuple(offer.want_coins))
    parts = [f"{offer.id} {names[offer.maker]} {to} {give} for {want}"]
    if offer.answers:
        parts.append(f"answers {offer.answers}")
    for pledge in offer.pledges:
        parts.append(f"yes {names[pledge.seat]} {write_cards(board, int(pledge.seat), tuple(pledge.cards))}")
    parts += [f"no {name}" for seat, name in enumerate(names) if offer.has_declined(seat)]
    return " | ".join(parts)


def read_offer(table: Table, names: tuple[str, ...], line: Line) -> None:
    """Add an offer of a position, if it could have been made."""
    fault = line.fault
    first, *others = " ".join(line.words[1:]).split(" | ")
    match first.split():
        case [id, maker, to, give, "for", want] if is_number(id):
            seat = seat_number(names, maker, fault)
            partner = read_partner(names, to, fault)
        case _:
            raise fault("an offer is written as: offer 1 Anna Bert red for soy")
    beans, as_coins = read_wants(table, want, fault)
    answers, declined = 0, 0
    pledges: list[Pledge] = []
    for other in others:
        match other.split():
            case ["answers", number] if is_number(number):
                answers = int(number)
            case ["yes", name, cards]:
                taker = seat_number(names, name, fault)
                pledges.append(Pledge(taker, row_of(list(read_cards(table, taker, cards, fault)))))
            case ["no", name]:
                declined |= 1 << seat_number(names, name, fault)
            case _:
                raise fault(f"{other!r} cannot be said of an offer")
    offer = StandingOffer(
        int(id), seat, ANYONE if partner is None else partner, row_of(list(read_cards(table, seat, give, fault))),
        row_of(list(beans)), row_of(list(as_coins)), answers, declined, pledges,
    )  # fmt: skip
    _check_offer(table, names, offer, line.impossible)
    for card in [*offer.give, *(card for pledge in pledges for card in pledge.cards)]:
        table.seen[card] = EVERYBODY
    table.set_offer(offer)
    table.set(OFFERS_MADE, max(int(table.numbers[OFFERS_MADE]), int(id)))


def _check_offer(table: Table, names: tuple[str, ...], offer: StandingOffer, fault: Fault) -> None:
    """R17: every open offer can be kept, and so can every pledge."""
    if table.is_over or not table.rules.phases[phase_in_play(table)].trades:
        raise fault("offers lie open only while there is trading")
    if offer.id == 0 or table.offer(offer.id) is not None:
        raise fault("every offer has a number of its own, from 1")
    if offer.answers >= offer.id:
        raise fault("an offer answers an earlier one")
    refusal = refuse_rows(table, offer.maker, offer.to, offer.give_row, offer.want_row, offer.want_coin_row)
    if refusal is not None:
        raise fault(f"this offer cannot lie open ({refusal})")
    takers = [int(pledge.seat) for pledge in offer.pledges]
    refusers = [seat for seat in range(len(names)) if offer.has_declined(seat)]
    if offer.to != ANYONE and (takers or refusers):
        raise fault("a yes or no is noted only of an offer to anyone: any other is settled by it")
    answers = takers + refusers
    if offer.maker in answers or len(set(answers)) != len(answers):
        raise fault("everybody but the maker can give one answer to an offer")
    if 0 < len(refusers) == len(names) - 1:
        raise fault("everybody has said no to this offer: it is not open any more")
    for pledge in offer.pledges:
        refusal = refuse_copies(table, pledge.seat, offer, pledge.card_row)
        if refusal is not None:
            raise fault(f"{names[pledge.seat]} cannot say yes to this offer ({refusal})")
