"""Goods and offers as text: `stink+chili`, `blue@3`, `coin:red`, and whole offers of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.offer import OPEN, Pledge, StandingOffer
from bohnhof.kernel.places import ANYONE, EVERYBODY, FACEUP, aside, coins, field, hand
from bohnhof.kernel.table import OFFERS_MADE, Board, Table

NOTHING: Final = "nothing"
COIN: Final = "coin:"

Fault = Callable[[str], BadInput]


# ------------------------------------------------------------------ cards given


def read_cards(board: Board, seat: int, word: str, fault: Fault) -> tuple[int, ...]:
    """The cards a seat names: `blue` is the turned-up copy or the foremost, `blue@3` the third hand card."""
    chosen: list[int] = []
    if word != NOTHING:
        for token in _tokens(word, fault):
            chosen.append(_read_card(board, seat, token, chosen, fault))
    return tuple(chosen)


def _tokens(word: str, fault: Fault) -> list[str]:
    """`red*2+soy` as single names."""
    tokens: list[str] = []
    for part in word.split("+"):
        name, _, times = part.partition("*")
        if not name or (times and not times.isdecimal()) or int(times or 1) > 200:
            raise fault(f"{word!r} cannot be read: beans are joined by a plus, as in red*2+soy")
        tokens += [name] * int(times or 1)
    return tokens


def _read_card(board: Board, seat: int, token: str, chosen: list[int], fault: Fault) -> int:
    name, _, where = token.removeprefix(COIN).partition("@")
    bean = read_bean(board, name, fault)
    if token.startswith(COIN):
        return _find(board, [coins(seat)], bean, chosen)
    if where == "up":
        return _find(board, [FACEUP], bean, chosen)
    if where:
        in_hand = board.cards_in(hand(seat))
        if not where.isdecimal() or not 1 <= int(where) <= len(in_hand):
            raise fault(f"{token!r}: there is no such hand card")
        card = in_hand[int(where) - 1]
        if board.bean[card] != bean:
            raise fault(f"{token!r}: that hand card is of another kind")
        return card
    return _find(board, places_to_name(board, seat), bean, chosen)


def read_bean(board: Board, name: str, fault: Fault) -> int:
    try:
        return board.rules.bean_number(name)
    except BadInput as reason:
        raise fault(str(reason)) from None


def places_to_name(board: Board, seat: int) -> list[int]:
    """Where a bean named without a place is looked for, first place first."""
    own = [hand(seat), aside(seat), *(field(seat, n) for n in board.fields(seat))]
    return [FACEUP, *own] if seat == board.active else own


def _find(board: Board, places: list[int], bean: int, chosen: list[int]) -> int:
    """The first card of that bean that is not chosen yet; NO_CARD, which every rule refuses, if there is none."""
    for place in places:
        for card in board.cards_in(place):
            if board.bean[card] == bean and card not in chosen:
                return card
    return int(NO_CARD)


def write_cards(board: Board, seat: int, cards: tuple[int, ...]) -> str:
    """Cards in words from which exactly these are read again."""
    words: list[str] = []
    chosen: list[int] = []
    for card in cards:
        bean = int(board.bean[card])
        name = board.rules.bean_names[bean]
        if board.place[card] == coins(seat):
            words.append(COIN + name)
        elif _find(board, places_to_name(board, seat), bean, chosen) == card:
            words.append(name)
        elif board.place[card] == FACEUP:
            words.append(f"{name}@up")
        else:
            words.append(f"{name}@{board.cards_in(hand(seat)).index(card) + 1}")
        chosen.append(card)
    return "+".join(words) or NOTHING


# ------------------------------------------------------------------ kinds wanted


def read_wants(board: Board, word: str, fault: Fault) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The kinds an offer asks for, as cards and as coins."""
    tokens = [] if word == NOTHING else _tokens(word, fault)
    beans = tuple(read_bean(board, t, fault) for t in tokens if not t.startswith(COIN))
    as_coins = tuple(read_bean(board, t.removeprefix(COIN), fault) for t in tokens if t.startswith(COIN))
    return beans, as_coins


def write_wants(board: Board, want: tuple[int, ...], want_coins: tuple[int, ...]) -> str:
    names = board.rules.bean_names
    return "+".join([*(names[b] for b in want), *(COIN + names[b] for b in want_coins)]) or NOTHING


# ----------------------------------------------------- the offers of a position


def write_offer(board: Board, names: tuple[str, ...], offer: StandingOffer) -> str:
    """`7 Anna anyone red for soy | answers 3 | yes Bert soy@2 | no Cleo`"""
    to = "anyone" if offer.to == ANYONE else names[offer.to]
    give = write_cards(board, int(offer.maker), tuple(offer.give))
    want = write_wants(board, tuple(offer.want), tuple(offer.want_coins))
    parts = [f"{offer.id} {names[offer.maker]} {to} {give} for {want}"]
    if offer.answers:
        parts.append(f"answers {offer.answers}")
    for pledge in offer.pledges:
        parts.append(f"yes {names[pledge.seat]} {write_cards(board, int(pledge.seat), tuple(pledge.cards))}")
    parts += [f"no {name}" for seat, name in enumerate(names) if offer.has_declined(seat)]
    return " | ".join(parts)


def read_offer(table: Table, names: tuple[str, ...], words: tuple[str, ...], fault: Fault) -> None:
    """Put an offer of a position on the table."""
    first, *others = " ".join(words).split(" | ")
    match first.split():
        case [id, maker, to, give, "for", want] if id.isdecimal() and maker in names:
            seat = names.index(maker)
        case _:
            raise fault("an offer is written as: offer 1 Anna Bert red for soy")
    if to != "anyone" and to not in names:
        raise fault(f"nobody called {to!r} sits at this table")
    beans, as_coins = read_wants(table, want, fault)
    answers, declined = 0, 0
    pledges: list[Pledge] = []
    for other in others:
        match other.split():
            case ["answers", number] if number.isdecimal():
                answers = int(number)
            case ["yes", name, cards] if name in names:
                taker = names.index(name)
                pledges.append(Pledge(taker, list(read_cards(table, taker, cards, fault))))
            case ["no", name] if name in names:
                declined |= 1 << names.index(name)
            case _:
                raise fault(f"{other!r} cannot be said of an offer")
    offer = StandingOffer(
        int(id), seat, ANYONE if to == "anyone" else names.index(to),
        list(read_cards(table, seat, give, fault)), list(beans), list(as_coins), answers, OPEN, declined, pledges,
    )  # fmt: skip
    for card in [*offer.give, *(card for pledge in pledges for card in pledge.cards)]:
        if card == NO_CARD:
            raise fault("an offer names cards that lie before its maker or its taker")
        table.seen[card] = EVERYBODY
    table.set_offer(offer)
    table.set(OFFERS_MADE, max(int(table.numbers[OFFERS_MADE]), int(id)))
