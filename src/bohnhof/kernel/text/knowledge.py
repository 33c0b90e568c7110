"""Who knows which hidden cards, as written in positions: `knows draw@1 Bert@2`."""

from __future__ import annotations

from bohnhof.kernel.places import DRAW, EVERYBODY, hand
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Board, Table
from bohnhof.kernel.text.words import Line, is_number, parts_of


def knows_secrets(rules: Rules) -> bool:
    """Can a seat know cards that others do not, besides its own hand?"""
    return any(phase.shows_secrets() for phase in rules.phases)


def let_know(table: Table, names: tuple[str, ...], seat: int, line: Line) -> None:
    """`knows draw@1 Bert@2`: cards of the draw pile and of other hands that a seat has seen."""
    for what, *words in parts_of(line):
        for word in words if what == "knows" else ():
            where, _, nth = word.partition("@")
            if where != "draw" and where not in names:
                raise line.fault(f"{word!r}: a card is known in the draw pile (draw@1) or in a hand ({names[0]}@1)")
            cards = table.cards_in(DRAW if where == "draw" else hand(names.index(where)))
            if not is_number(nth) or not 1 <= int(nth) <= len(cards):
                raise line.fault(f"{word!r}: there is no such card")
            table.seen[cards[int(nth) - 1]] |= 1 << seat


def known_cards(board: Board, names: tuple[str, ...], seat: int) -> list[str]:
    """The inverse: the cards of the draw pile and of other hands that a seat knows."""
    places = {"draw": int(DRAW), **{name: int(hand(s)) for s, name in enumerate(names) if s != seat}}
    return [
        f"{where}@{n}"
        for where, place in places.items()
        for n, card in enumerate(board.cards_in(place), start=1)
        if board.seen[card] != EVERYBODY and (board.seen[card] >> seat) & 1
    ]
