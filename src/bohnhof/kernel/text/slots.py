"""The slots of forms: what a word of an action can name (a card, a field, a seat), read and written.

The forms are in the table of verbs (`kernel.verbs`): `plant {planted} {field}`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import FACEUP, aside, field, hand
from bohnhof.kernel.table import Board
from bohnhof.kernel.text.offer_text import (
    EVERYONE,
    NOTHING,
    UP,
    find_card,
    listed,
    nth_card,
    place_of,
    read_bean,
    read_cards,
    read_partner,
    read_wants,
    write_cards,
    write_wants,
)
from bohnhof.kernel.text.words import Fault, is_number, seat_number
from bohnhof.kernel.verbs import HOLDING

DUE: Final = "due"  # `red@due2`: the second card that came from a reserve


@dataclass(frozen=True)
class Speaker:
    """The seat that asks for an action, and its table."""

    board: Board
    names: tuple[str, ...]  # of all seats
    seat: int
    fault: Fault  # what to raise if the words make no sense


@dataclass(frozen=True)
class Slot:
    """A part of a form that names something."""

    shown: str  # in error messages
    fields: tuple[str, ...]  # the fields of the action that it fills
    read: Callable[[Speaker, str], Any]  # for several fields, a tuple
    write: Callable[[Speaker, Any], str]
    fits: Callable[[Board, str], bool] | None = None  # None: it takes any word
    words: int = 1  # 0: all that are left, but at least one


def front_card(by: Speaker) -> int:
    """The card that is used if none is named."""
    return int(by.board.first[hand(by.seat)])


def _read_field(by: Speaker, word: str) -> int:
    """Fields are counted from 1 in the order on the table; the rules refuse a number beyond them."""
    fields, n = by.board.fields(by.seat), int(word)
    return fields[n - 1] if 1 <= n <= len(fields) else n - 1


def _write_field(by: Speaker, field: int) -> str:
    fields = by.board.fields(by.seat)
    return str(fields.index(field) + 1 if field in fields else field + 1)


def _read_holding(by: Speaker, words: str) -> int:
    name, names = words.replace(" ", "-"), by.board.rules.holding_names
    if name not in names:
        raise by.fault(f"there is no {HOLDING} {name!r} in this game")
    return names.index(name)


def _write_holding(by: Speaker, holding: int) -> str:
    return " ".join(by.board.rules.holding_names[holding].rsplit("-", 1))  # a kind may have dashes itself


def _read_kind(by: Speaker, name: str) -> int:
    names = by.board.rules.kind_names
    if name not in names:
        raise by.fault(f"there is no kind of {HOLDING} called {name!r} in this game")
    return names.index(name)


def _read_nth(by: Speaker, word: str) -> int:
    """A hand card by its position; beyond them NO_CARD, which every rule refuses."""
    cards, n = by.board.cards_in(hand(by.seat)), int(word)
    return cards[n - 1] if 1 <= n <= len(cards) else int(NO_CARD)


def _write_nth(by: Speaker, card: int) -> str:
    return str(by.board.cards_in(hand(by.seat)).index(card) + 1)


def _read_order(by: Speaker, words: str) -> tuple[int, ...]:
    """Read `reorder red soy red`: of equal beans, the one drawn first is used, unless it has a number as in `red@2`.

    The rules refuse a card that was not drawn.
    """
    drawn = _drawn(by)
    order: list[int] = []
    for token in words.split():
        name, _, nth = token.partition("@")
        bean = read_bean(by.board, name, by.fault)
        wanted = [n for n, other in enumerate(drawn) if other == bean and n not in order and nth in ("", str(n + 1))]
        order.append(wanted[0] if wanted else -1)
    return tuple(order)


def _drawn(by: Speaker) -> list[int]:
    """The cards just drawn that may be reordered."""
    cards = int(by.board.now.reorders(by.board))
    return by.board.beans_in(hand(by.seat))[-cards:] if cards else []


def _write_order(by: Speaker, order: tuple[int, ...]) -> str:
    """Write numbers only if the names alone would be read differently."""
    drawn = [by.board.rules.bean_names[bean] for bean in _drawn(by)]
    if any(not 0 <= n < len(drawn) for n in order):
        raise BadInput("only cards just drawn can be named in another order")
    names = " ".join([drawn[n] for n in order])
    return names if _read_order(by, names) == order else " ".join([f"{drawn[n]}@{n + 1}" for n in order])


def _places_to_give_away_from(by: Speaker) -> list[int]:
    """Only hand cards can be given away; cards elsewhere can be named, and the rules refuse them."""
    return [hand(by.seat), FACEUP, *(field(by.seat, n) for n in by.board.fields(by.seat))]


def _read_gift(by: Speaker, token: str) -> int:
    """A bean is the foremost copy in the hand; `red@2` is the second hand card."""
    name, at, where = token.partition("@")
    bean = read_bean(by.board, name, by.fault)
    if at:
        return nth_card(by.board, int(hand(by.seat)), bean, where, token, by.fault)
    return find_card(by.board, _places_to_give_away_from(by), bean, [])


def _write_gift(by: Speaker, card: int) -> str:
    board = by.board
    place, bean = place_of(board, card), int(board.bean[card])
    name = board.rules.bean_names[bean]
    if find_card(board, _places_to_give_away_from(by), bean, []) == card:
        return name
    if place == hand(by.seat):
        return f"{name}@{listed(board, place).index(card) + 1}"
    raise BadInput("only hand cards can be named to be given away")


def _places_to_plant_from(by: Speaker) -> list[int]:
    due = [by.board.rules.due_at + by.seat] if by.board.rules.due_at > 0 else []
    return [aside(by.seat), *due, FACEUP, hand(by.seat)]


def _read_planted(by: Speaker, token: str) -> int:
    """A bean is the first copy aside or open; `red@2` is the second card aside, `red@up2` the second open card."""
    board = by.board
    name, at, where = token.partition("@")
    bean = read_bean(board, name, by.fault)
    if board.rules.due_at > 0 and where.startswith(DUE):
        return nth_card(board, int(board.rules.due_at + by.seat), bean, where.removeprefix(DUE), token, by.fault)
    if where.startswith(UP):
        return nth_card(board, int(FACEUP), bean, where.removeprefix(UP), token, by.fault)
    if at:
        return nth_card(board, int(aside(by.seat)), bean, where, token, by.fault)
    return find_card(board, _places_to_plant_from(by), bean, [])


def _write_planted(by: Speaker, card: int) -> str:
    board = by.board
    place, bean = place_of(board, card), int(board.bean[card])
    name = board.rules.bean_names[bean]
    if find_card(board, _places_to_plant_from(by), bean, []) == card:
        return name
    if place == aside(by.seat):
        return f"{name}@{listed(board, place).index(card) + 1}"
    if board.rules.due_at > 0 and place == board.rules.due_at + by.seat:
        return f"{name}@{DUE}{listed(board, place).index(card) + 1}"
    if place == FACEUP:
        return f"{name}@{UP}{listed(board, place).index(card) + 1}"
    raise BadInput("only cards that lie aside or open can be named to be planted")


def _write_outsider(by: Speaker, n: int) -> str:
    if not 0 <= n < len(by.board.rules.outsiders):
        raise BadInput("somebody who is not in this game cannot be named")
    return by.board.rules.outsiders[n]


def _is_number(_board: Board, word: str) -> bool:
    return is_number(word)


def _is_one_card(_board: Board, word: str) -> bool:
    return word != NOTHING and not {"+", "*"} & set(word)


SLOTS: Final = {
    "{field}": Slot("FIELD", ("field",), _read_field, _write_field, _is_number),
    "{planted}": Slot("BEAN", ("card",), _read_planted, _write_planted),
    "{gift}": Slot("BEAN", ("card",), _read_gift, _write_gift),
    "{good}": Slot(
        "BEAN", ("card",),
        lambda by, word: read_cards(by.board, by.seat, word, by.fault)[0],
        lambda by, card: write_cards(by.board, by.seat, (card,)), _is_one_card,
    ),
    "{goods}": Slot(
        "BEANS", ("give",),
        lambda by, word: read_cards(by.board, by.seat, word, by.fault),
        lambda by, cards: write_cards(by.board, by.seat, cards),
    ),
    "{copies}": Slot(
        "BEANS", ("cards",),
        lambda by, word: read_cards(by.board, by.seat, word, by.fault),
        lambda by, cards: write_cards(by.board, by.seat, cards),
    ),
    "{coins}": Slot(
        "coin:BEAN*3", ("coins",),
        lambda by, word: read_cards(by.board, by.seat, word, by.fault),
        lambda by, cards: write_cards(by.board, by.seat, cards),
        lambda _board, word: word != NOTHING,
    ),
    "{wants}": Slot(
        "BEANS", ("want", "want_coins"),
        lambda by, word: read_wants(by.board, word, by.fault),
        lambda by, wanted: write_wants(by.board, wanted[0], wanted[1]),
    ),
    "{partner}": Slot(
        "SEAT", ("to",),
        lambda by, word: read_partner(by.names, word, by.fault),
        lambda by, seat: EVERYONE if seat is None else by.names[seat],
    ),
    "{taker}": Slot(
        "SEAT", ("taker",), lambda by, word: seat_number(by.names, word, by.fault), lambda by, seat: by.names[seat],
    ),
    "{offer}": Slot("OFFER", ("offer",), lambda _by, word: int(word), lambda _by, offer: str(offer), _is_number),
    "{outsider}": Slot(
        "NAME", ("outsider",), lambda by, word: by.board.rules.outsiders.index(word), _write_outsider,
        lambda board, word: word in board.rules.outsiders,
    ),
    f"{{{HOLDING}}}": Slot(
        "KIND PRICE", (HOLDING,), _read_holding, _write_holding,
        lambda _board, words: is_number(words.split()[-1]), words=2,
    ),
    "{kind}": Slot("KIND", ("kind",), _read_kind, lambda by, kind: by.board.rules.kind_names[kind]),
    "{from}": Slot("FROM", ("card",), _read_nth, _write_nth, _is_number),
    "{to}": Slot("TO", ("position",), lambda _by, word: int(word) - 1, lambda _by, n: str(n + 1), _is_number),
    "{order}": Slot("BEAN BEAN BEAN", ("order",), _read_order, _write_order, words=0),
}  # fmt: skip
