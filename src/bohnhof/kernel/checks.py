"""Checks: what must hold now, written like a position (`= Anna hand soy | coins #2`, `= turn Bert plant`)."""

from __future__ import annotations

from bohnhof.kernel.notation import (
    NUMBER_LINES,
    PILE_LINES,
    Line,
    bean_name,
    parts_of,
    read_beans,
    read_number,
    seat_number,
    write_beans,
)
from bohnhof.kernel.offer import STANDINGS
from bohnhof.kernel.places import DISCARD, DRAW, aside, coins, field, hand
from bohnhof.kernel.table import Table


def unmet(table: Table, names: tuple[str, ...], line: Line, words: tuple[str, ...]) -> str | None:
    """None if the check holds, otherwise what is the case instead."""
    key, rest = words[0], words[1:]
    if key == "turn":
        return _compare(rest, (names[table.active], table.rules.phase_name(table.phase)))
    if key == "over":
        return None if table.is_over else "the game is not over"
    if key == "winners":
        winners = tuple(names[seat] for seat in table.rules.winners(table)) if table.is_over else ("nobody",)
        return _compare(tuple(sorted(rest)), tuple(sorted(winners)))
    if key in NUMBER_LINES:
        number = read_number(Line(line.number, words), rest)
        return _compare((str(number),), (str(table.numbers[NUMBER_LINES[key]]),))
    if key in PILE_LINES:
        return _unmet_place(table, line, rest, PILE_LINES[key], ordered=PILE_LINES[key] in (DRAW, DISCARD))
    if key == "offer":
        return _unmet_offer(table, line, rest)
    return _unmet_seat(table, line, seat_number(line, names, key), Line(line.number, words))


def _compare(expected: tuple[str, ...], actual: tuple[str, ...]) -> str | None:
    return None if expected == actual else f"{' '.join(expected) or 'nothing'} expected, but it is {' '.join(actual)}"


def _unmet_place(table: Table, line: Line, words: tuple[str, ...], place: int, *, ordered: bool) -> str | None:
    if not words:
        raise line.fault("beans, '-' or a count like #3 are expected")
    if len(words) == 1 and words[0].startswith("#"):
        count = read_number(Line(line.number, ("#",)), (words[0][1:],))
        return _compare((str(count),), (str(table.count[place]),))
    expected = read_beans(line, table.rules, words)
    actual = table.beans_in(place)
    if place == DISCARD:
        actual.reverse()
    if not ordered:
        expected, actual = sorted(expected), sorted(actual)
    if expected == actual:
        return None
    wanted = " ".join(bean_name(table, bean) for bean in expected) or "-"
    return f"{wanted} expected, but it is {write_beans(table, place)}"


def _unmet_offer(table: Table, line: Line, words: tuple[str, ...]) -> str | None:
    if len(words) != 2 or not words[0].isdecimal() or words[1] not in STANDINGS:
        raise line.fault(f"an offer is checked as: = offer 1 open (or {', '.join(STANDINGS[1:])})")
    for offer in [*table.offers, *table.past_offers]:
        if offer.id == int(words[0]):
            return _compare(words[1:], (STANDINGS[offer.standing],))
    return f"there is no offer {words[0]}"


def _unmet_seat(table: Table, line: Line, seat: int, seat_line: Line) -> str | None:
    fields = 0
    for part in parts_of(seat_line):
        what, words = part[0], part[1:]
        complaint: str | None
        if what == "score":
            complaint = _compare((str(read_number(seat_line, words)),), (str(table.rules.score(table, seat)),))
        elif what == "bought":
            complaint = None if len(table.fields(seat)) > table.rules.fields else "no field was bought"
        elif what == "field":
            owned = table.fields(seat)
            if fields >= len(owned):
                return f"there are only {len(owned)} fields"
            complaint = _unmet_place(table, line, words, field(seat, owned[fields]), ordered=False)
            fields += 1
        elif what in ("hand", "aside", "coins"):
            place = {"hand": hand(seat), "aside": aside(seat), "coins": coins(seat)}[what]
            complaint = _unmet_place(table, line, words, place, ordered=what == "hand")
        else:
            raise line.fault(f"{what!r} cannot be checked for a seat")
        if complaint is not None:
            return f"{what}: {complaint}"
    return None
