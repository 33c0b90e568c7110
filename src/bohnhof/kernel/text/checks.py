"""Checks: conditions on a position, written like one (`= Anna hand soy | coins #2`, `= turn Bert plant`)."""

from __future__ import annotations

from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.edition import NumberKind, PlaceKind
from bohnhof.kernel.offer import FATES
from bohnhof.kernel.places import DISCARD, DRAW, aside, coins, field, hand
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.knowledge import known_cards, knows_secrets
from bohnhof.kernel.text.notation import (
    PILE_LINES,
    REST,
    has_bought,
    mixed_kinds,
    name_beans,
    read_beans,
    seat_parts,
    shown_cards,
)
from bohnhof.kernel.text.offer_text import listed
from bohnhof.kernel.text.own_text import own_lines, own_numbers, own_parts, read_own_number, write_own_number
from bohnhof.kernel.text.possible import NUMBER_LINES
from bohnhof.kernel.text.words import Line, is_number, parts_of, read_number, seat_number, winner_names


def unmet(table: Table, names: tuple[str, ...], line: Line, words: tuple[str, ...]) -> str | None:
    """None if the check holds, otherwise what is true instead."""
    key, rest = words[0], words[1:]
    if key == "turn":
        return _unmet_turn(table, names, line, rest)
    if key == "over":
        if rest:
            raise line.fault("nothing is expected after 'over'")
        return None if table.is_over else "the game is not over"
    if key == "winners":
        return _unmet_winners(table, names, line, rest)
    if key in NUMBER_LINES:
        return _compare(str(read_number(line, key, rest)), str(table.numbers[NUMBER_LINES[key]]))
    if key in PILE_LINES:
        return _unmet_place(table, line, rest, PILE_LINES[key], ordered=PILE_LINES[key] in (DRAW, DISCARD))
    if key == "offer":
        return _unmet_offer(table, line, rest)
    if key in own_numbers(table.rules, per_seat=False):
        return _unmet_number(table, line, own_numbers(table.rules, per_seat=False)[key], 0, rest)
    if key in own_lines(table.rules):
        return _unmet_own_line(table, line, own_lines(table.rules)[key], words)
    if key not in names:
        raise line.fault(f"{key!r} is neither a seat nor anything else that can be checked")
    return _unmet_seat(table, names, line, words)


def _unmet_seat(table: Table, names: tuple[str, ...], line: Line, words: tuple[str, ...]) -> str | None:
    seat = names.index(words[0])
    fields = table.fields(seat)
    for part in parts_of(Line(line.number, words)):
        complaint = _unmet_part(table, names, line, seat, part, fields)
        if complaint is not None:
            return f"{part[0]}: {complaint}"
    return None


def _compare(expected: str, actual: str) -> str | None:
    return None if expected == actual else f"{expected} expected, but it is {actual}"


def _unmet_turn(table: Table, names: tuple[str, ...], line: Line, words: tuple[str, ...]) -> str | None:
    phases = [*(phase.name for phase in table.rules.phases), "over"]
    if len(words) != 2 or words[1] not in phases:
        raise line.fault(f"a seat and a phase are expected after 'turn' (phases: {', '.join(phases)})")
    seat_number(names, words[0], line.fault)
    return _compare(" ".join(words), f"{names[table.active]} {table.rules.phase_name(table.phase)}")


def _unmet_winners(table: Table, names: tuple[str, ...], line: Line, words: tuple[str, ...]) -> str | None:
    if not words:
        raise line.fault("at least one seat is expected after 'winners'")
    rival = table.rules.edition.rival
    for name in words:
        if name != rival:
            seat_number(names, name, line.fault)
    if not table.is_over:
        return "the game is not over"
    expected = [name for name in (*names, rival) if name in words]
    return _compare(" ".join(expected), " ".join(winner_names(table, names)))


def _unmet_offer(table: Table, line: Line, words: tuple[str, ...]) -> str | None:
    if len(words) != 2 or not is_number(words[0]) or words[1] not in FATES:
        raise line.fault(f"an offer is checked as: = offer 1 open (or {', '.join(FATES[1:])})")
    fate = table.fate_of(int(words[0]))
    return f"there is no offer {words[0]}" if fate == UNKNOWN else _compare(words[1], FATES[fate])


def _unmet_number(table: Table, line: Line, kind: NumberKind, seat: int, words: tuple[str, ...]) -> str | None:
    expected = read_own_number(line, kind, words)
    actual = int(table.numbers[table.rules.number_of(kind, seat)])
    return _compare(write_own_number(kind, expected), write_own_number(kind, actual))


def _unmet_own_line(
    table: Table, line: Line, kinds: dict[str, PlaceKind], words: tuple[str, ...]
) -> str | None:
    """Check a place that only this game has."""
    if "" in kinds:
        return _unmet_place(table, line, words[1:], table.rules.place_of(kinds[""]))
    for what, *beans in parts_of(Line(line.number, words)):
        if what == "score" and words[0] == table.rules.edition.rival:
            complaint = _compare(str(read_number(line, what, tuple(beans))), str(table.rules.rival_score(table)))
        elif what not in kinds:
            raise line.fault(f"{what!r} cannot be checked of {words[0]} ({', '.join(kinds)} can)")
        else:
            complaint = _unmet_place(table, line, tuple(beans), table.rules.place_of(kinds[what]))
        if complaint is not None:
            return f"{what}: {complaint}"
    return None


def _unmet_part(
    table: Table, names: tuple[str, ...], line: Line, seat: int, part: tuple[str, ...], fields: list[int]
) -> str | None:
    """Check one part of a seat's line; `fields` are those not mentioned yet."""
    what, words = part[0], part[1:]
    match what:
        case "hand":
            return _unmet_place(table, line, words, hand(seat), ordered=True)
        case "field":
            if not fields:
                return f"there are only {len(table.fields(seat))}"
            return _unmet_field(table, line, seat, fields.pop(0), words)
        case "coins":
            return _unmet_place(table, line, words, coins(seat))
        case "aside":
            return _unmet_place(table, line, words, aside(seat))
        case "bought" if not words:
            return None if has_bought(table, seat) else "no field was bought"
        case "knows" if knows_secrets(table.rules):
            return _compare(" ".join(words) or "-", " ".join(known_cards(table, names, seat)) or "-")
        case "shown" if all(is_number(word) for word in words):
            return _compare(" ".join(words) or "-", " ".join(shown_cards(table, seat)) or "-")
        case "score":
            return _compare(str(read_number(line, what, words)), str(table.rules.score(table, seat)))
        case _ if what in own_parts(table.rules):
            return _unmet_place(table, line, words, table.rules.place_of(own_parts(table.rules)[what], seat))
        case _ if what in own_numbers(table.rules, per_seat=True):
            return _unmet_number(table, line, own_numbers(table.rules, per_seat=True)[what], seat, words)
        case _:
            can_be = ", ".join([*seat_parts(table.rules), "score"])
            raise line.fault(f"{' '.join(part)!r} cannot be checked of a seat ({can_be} can)")


def _unmet_field(table: Table, line: Line, seat: int, n: int, words: tuple[str, ...]) -> str | None:
    """Check what is on a field, and whether kinds are mixed there."""
    mixed, beans = mixed_kinds(table.rules, words)
    complaint = _unmet_place(table, line, beans, field(seat, n))
    if complaint is None and table.rules.is_mixed(table, seat, n) != mixed and not beans[0].startswith("#"):
        return f"the field is {'no' if mixed else 'a'} {table.rules.mixed_word}"
    return complaint


def _unmet_place(
    table: Table, line: Line, words: tuple[str, ...], place: int, *, ordered: bool = False
) -> str | None:
    """Check the beans in a place, or how many: in order, or in any order."""
    if len(words) == 1 and words[0].startswith("#"):
        return _compare(f"#{read_number(line, '#', (words[0][1:],))}", f"#{table.count[place]}")
    goes_on = place == DRAW and len(words) > 1 and words[-1] == REST
    expected = read_beans(line, table.rules, words[:-1] if goes_on else words)
    actual = [int(table.bean[card]) for card in listed(table, place)]
    if goes_on:
        actual = actual[: len(expected)]
    if expected == actual or (not ordered and sorted(expected) == sorted(actual)):
        return None
    return f"{name_beans(table.rules, expected)} expected, but it is {name_beans(table.rules, actual)}"
