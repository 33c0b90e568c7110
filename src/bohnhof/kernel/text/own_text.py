"""How positions write the places and numbers that only some games have: by the edition's names for them."""

from __future__ import annotations

from bohnhof.kernel.edition import NumberKind, PlaceKind
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Board
from bohnhof.kernel.text.words import Line, read_number


def own_lines(rules: Rules) -> dict[str, dict[str, PlaceKind]]:
    """Common places by the first word of their line (whose it is), then by the second; `""` for a single place."""
    lines: dict[str, dict[str, PlaceKind]] = {}
    for kind in rules.edition.places:
        if not kind.per_seat:
            who, _, what = kind.name.partition(" ")
            lines.setdefault(who, {})[what] = kind
    return lines


def own_parts(rules: Rules) -> dict[str, PlaceKind]:
    """The places of each seat, by their names in the seat's line."""
    return {kind.name: kind for kind in rules.edition.places if kind.per_seat}


def own_numbers(rules: Rules, *, per_seat: bool) -> dict[str, NumberKind]:
    """The numbers of the table, or of each seat, by name."""
    return {kind.name: kind for kind in rules.own_numbers if kind.told and kind.per_seat == per_seat}


def read_own_number(line: Line, kind: NumberKind, words: tuple[str, ...]) -> int:
    """Read a number, or the set of words that it stands for."""
    if not kind.words:
        return read_number(line, kind.name, words)
    value = 0
    for word in words if words != ("-",) else ():
        if word not in kind.words:
            raise line.fault(f"{word!r} is none of these: {', '.join(kind.words)}")
        value |= 1 << kind.words.index(word)
    return value


def write_own_number(kind: NumberKind, value: int) -> str:
    """The inverse; `-` for the empty set."""
    if not kind.words:
        return str(value)
    return " ".join(word for bit, word in enumerate(kind.words) if value >> bit & 1) or "-"


def own_number_texts(board: Board, seat: int | None) -> list[tuple[str, str]]:
    """The names and values of the edition's numbers, of the table or of a seat, except zeros."""
    rules = board.rules
    texts: list[tuple[str, str]] = []
    for name, kind in own_numbers(rules, per_seat=seat is not None).items():
        value = int(board.numbers[rules.number_of(kind, seat or 0)])
        if value != 0:
            texts.append((name, write_own_number(kind, value)))
    return texts
