"""Positions as text: the language of tests, bug reports and records (docs/notation.md).

`read_position` builds a Table from lines. `write_position` writes any Table (or a View, with `?` for unknown cards), so
that reading it gives the same position. Positions that the rules can never lead to are refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bohnhof.kernel.arrays import row_of
from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.deal import deal, empty_table
from bohnhof.kernel.edition import Edition, PlaceKind
from bohnhof.kernel.faults import BadInput, Impossible
from bohnhof.kernel.phases import advance
from bohnhof.kernel.piles import shuffled, sorted_beans
from bohnhof.kernel.places import BOX, DISCARD, DRAW, EVERYBODY, FACEUP, MAX_SEATS, aside, coins, hand
from bohnhof.kernel.places import field as field_of
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import ACTIVE, FIELDS, PHASE, TURN, Board, Table
from bohnhof.kernel.text.knowledge import known_cards, knows_secrets, let_know
from bohnhof.kernel.text.offer_text import listed, read_offer, write_offer
from bohnhof.kernel.text.own_text import own_lines, own_number_texts, own_numbers, own_parts, read_own_number
from bohnhof.kernel.text.possible import NUMBER_LINES, check_against_phase, check_field, check_seat_against_phase
from bohnhof.kernel.text.words import Line, counted, in_runs, is_number, parts_of, read_number, seat_number

EditionFinder = Callable[[str], Edition]

PILE_LINES: Final = {"draw": DRAW, "discard": DISCARD, "faceup": FACEUP, "box": BOX}
GAME_LINES: Final = ("edition", "seats", "seed", "deck")  # with only these lines, it is a new game
POSITION_LINES: Final = (*GAME_LINES, "turn", *NUMBER_LINES, *PILE_LINES)
RESERVED: Final = (*POSITION_LINES, "offer", "over", "winners", "anyone", "record", "sum")
SEAT_PARTS: Final = ("hand", "field", "coins", "aside", "bought", "shown")
REST: Final = "..."  # then the rest of the deck, shuffled
NAME: Final = re.compile(r"[^\W\d_][\w.'-]*")
SEED: Final = re.compile(r"[0-9]{1,400}")  # longer than any seed in use, and short enough for Python to read


@dataclass(frozen=True)
class Position:
    """A Table, and the names of its seats."""

    table: Table
    names: tuple[str, ...]


# ------------------------------------------------------------------- reading


def read_position(lines: list[Line], find_edition: EditionFinder) -> Position:
    """The position that these lines describe; with only edition, seats and seed, a new game."""
    said: dict[str, Line] = {}
    offers: list[Line] = []
    for line in lines:
        key = line.words[0]
        if key == "offer":
            offers.append(line)
        elif key in said:
            raise line.fault(f"a second line for {key!r}")
        else:
            said[key] = line
    if "edition" not in said:
        raise BadInput("the text does not say which edition is played (as in: edition bohnanza)")
    if "seats" not in said:
        raise BadInput("the text does not say who sits at the table (as in: seats Anna Bert Cleo)")
    names = _read_names(said["seats"])
    rules = _read_rules(said["edition"], said["seats"], find_edition)
    _check_own_words(said["seats"], names, rules)
    for key, line in said.items():
        if key not in POSITION_LINES and key not in names and key not in own_words(rules):
            raise line.fault(f"{key!r} is neither a word of the notation nor a seat")
    table = empty_table(rules, _read_seed(said.get("seed")))
    if all(key in GAME_LINES for key in said) and not offers:
        _deal_fresh(table, said.get("deck"))
    elif "deck" in said:
        raise said["deck"].fault("a deck is dealt to everybody: with it, only edition, seats and seed are said")
    else:
        _lay_out(table, names, said, offers)
    return Position(table, names)


def _read_rules(line: Line, seats: Line, find_edition: EditionFinder) -> Rules:
    if len(line.words) < 2:
        raise line.fault("which edition?")
    if not all(word.startswith("+") for word in line.words[2:]):
        raise line.fault("options are written with a plus, as +encore")
    players = len(seats.words) - 1
    try:
        edition = find_edition(line.words[1])
    except BadInput as fault:
        raise line.fault(str(fault)) from None
    try:
        edition.set_up(players)
    except BadInput as fault:
        raise seats.fault(str(fault)) from None
    try:
        return Rules(edition.with_options(tuple(word[1:] for word in line.words[2:]), players), players)
    except BadInput as fault:
        raise line.fault(str(fault)) from None


def _read_names(line: Line) -> tuple[str, ...]:
    names = line.words[1:]
    reason = why_no_names(names)
    if reason is not None:
        raise line.fault(reason)
    return names


def why_no_names(names: tuple[str, ...]) -> str | None:
    """What is wrong with these names for the seats, or None."""
    if len(names) > MAX_SEATS:
        return f"at most {MAX_SEATS} can play"
    for name in names:
        if not NAME.fullmatch(name):
            return f"{name!r} cannot be a name: it begins with a letter and has no spaces or signs"
        if name in RESERVED:
            return f"{name!r} is a word of the notation and cannot be a name"
    return "two seats have the same name" if len(set(names)) != len(names) else None


def own_words(rules: Rules) -> list[str]:
    """The first words of the lines that only this game has."""
    return [*own_lines(rules), *own_numbers(rules, per_seat=False)]


def why_no_names_here(names: tuple[str, ...], rules: Rules) -> str | None:
    """What is wrong with these names at a table of this game, or None."""
    taken = [name for name in names if name in own_words(rules)]
    return f"{taken[0]!r} has a meaning in this game and cannot be a name" if taken else why_no_names(names)


def _check_own_words(line: Line, names: tuple[str, ...], rules: Rules) -> None:
    reason = why_no_names_here(names, rules)
    if reason is not None:
        raise line.fault(reason)


def _read_seed(line: Line | None) -> int:
    if line is None:
        return 0
    if len(line.words) != 2 or not SEED.fullmatch(line.words[1]):
        raise line.fault("one number of at most 400 digits is expected after 'seed'")
    return int(line.words[1])


def read_beans(line: Line, rules: Rules, words: tuple[str, ...]) -> list[int]:
    """Read beans like `red soy*2`, or `-` for none."""
    if not words:
        raise line.fault("beans are expected, or '-' for none")
    beans: list[int] = []
    for word in words if words != ("-",) else ():
        said = counted(word)
        if said is None:
            raise line.fault(f"{word!r}: a small number is expected behind the star")
        if len(beans) + said[1] > rules.deck_size:
            raise line.impossible(f"{word!r}: that is more than the whole deck")
        try:
            beans += [rules.bean_number(said[0])] * said[1]
        except BadInput as fault:
            raise line.fault(str(fault)) from None
    return beans


def _lay_out(table: Table, names: tuple[str, ...], said: dict[str, Line], offers: list[Line]) -> None:
    """Set up the table as the lines say, and refuse what no game could lead to."""
    seats = [(seat, said[name]) for seat, name in enumerate(names) if name in said]
    left = table.rules.deck_copies()
    for seat, line in seats:
        _lay_out_seat(table, seat, line, left)
    _lay_out_piles(table, said, left)
    _set_numbers(table, said)
    _lay_draw_pile(table, said.get("draw"), left)
    for seat, line in seats:
        let_know(table, names, seat, line)
    if "turn" in said:
        _set_turn(table, names, said["turn"])
    for key, line in said.items():
        check_against_phase(table, key, line)
        if key in names:
            check_seat_against_phase(table, names.index(key), line)
    if not table.is_over:
        table.now.resume(table)
    reason = table.rules.why_impossible(table)
    if reason is not None:
        raise Impossible(f"no game comes to this position: {reason}")
    for line in offers:
        read_offer(table, names, line)
    if not table.is_over and not table.now.rests(table):
        advance(table)  # a phase with nothing to decide is skipped


def _lay_out_piles(table: Table, said: dict[str, Line], left: list[int]) -> None:
    """Lay the cards that belong to no seat, except the draw pile: it gets the rest."""
    for key in ("faceup", "discard", "box"):
        if key in said:
            _lay(table, said[key], said[key].words[1:], PILE_LINES[key], left)
    for key, kinds in own_lines(table.rules).items():
        if key in said:
            _lay_out_own(table, said[key], kinds, left)


def _set_numbers(table: Table, said: dict[str, Line]) -> None:
    for key, kind in own_numbers(table.rules, per_seat=False).items():
        if key in said:
            table.set(table.rules.number_of(kind), read_own_number(said[key], kind, said[key].words[1:]))
    table.set(TURN, 1)
    for key, number in NUMBER_LINES.items():
        if key in said:
            table.set(number, read_number(said[key], key, said[key].words[1:]))


def _lay_out_seat(table: Table, seat: int, line: Line, left: list[int]) -> None:
    rules = table.rules
    parts = parts_of(line)
    if ("bought",) in parts:
        if rules.price == 0:
            raise line.impossible("no field is sold in this game")
        table.set(FIELDS + seat, (1 << (rules.fields + 1)) - 1)
    _set_up_holdings(table, seat, line, parts)
    fields = table.fields(seat)
    if sum(part[0] == "field" for part in parts) > len(fields):
        raise line.impossible(f"{line.words[0]} has only {len(fields)} fields")
    places = {"hand": hand(seat), "coins": coins(seat), "aside": aside(seat)}
    for what, *words in sorted(parts, key=_is_about_cards_laid):
        if what == "field":
            _lay_field(table, line, seat, fields.pop(0), tuple(words), left)
        elif what in places:
            _lay(table, line, tuple(words), places[what], left)
        elif what == "shown":
            _show(table, line, tuple(words), hand(seat))
        elif what in own_parts(rules):
            _lay_own(table, line, tuple(words), own_parts(rules)[what], seat, left)
        elif what in own_numbers(rules, per_seat=True):
            kind = own_numbers(rules, per_seat=True)[what]
            table.set(rules.number_of(kind, seat), read_own_number(line, kind, tuple(words)))
        elif [what, *words] != ["bought"] and what not in known_later(rules):
            said = ", ".join(seat_parts(rules))
            raise line.fault(f"{' '.join([what, *words])!r} cannot be said of a seat ({said} can)")


def seat_parts(rules: Rules) -> list[str]:
    """The parts that a seat's line can have in this game."""
    return [*SEAT_PARTS, *own_parts(rules), *own_numbers(rules, per_seat=True), *known_later(rules)]


def known_later(rules: Rules) -> list[str]:
    """The parts that mention cards which are laid later."""
    return ["knows"] if knows_secrets(rules) else []


def _set_up_holdings(table: Table, seat: int, line: Line, parts: list[tuple[str, ...]]) -> None:
    """Give a seat its holdings, with the fields that come with them, before any card is laid on a field."""
    rules = table.rules
    kinds = {kind.name: kind for kind in rules.own_numbers if kind.holds}
    for what, *words in parts:
        if what not in kinds:
            continue
        owned = read_own_number(line, kinds[what], tuple(words))
        table.set(rules.holdings_at + seat, owned)
        reason = rules.why_impossible_at(table, seat)
        if reason is not None:
            raise line.impossible(reason)
        had = [effects for n, effects in enumerate(rules.effects) if owned >> n & 1]
        for effect in [effect for effects in had for effect in effects if effect.adds_field()]:
            effect.acquired(table, seat)


def _lay_field(
    table: Table, line: Line, seat: int, n: int, words: tuple[str, ...], left: list[int]
) -> None:
    """Read `field red*2`, or, after a word for mixed kinds, `red+soy`: in the order of planting."""
    mixed, names = mixed_kinds(table.rules, words)
    if mixed and table.rules.mixed_at == 0:
        raise line.impossible(f"nobody grows {words[0]}s in this game")
    if mixed:
        number = table.rules.mixed_at + seat
        table.set(number, table.numbers[number] | 1 << n)
    check_field(table, line, seat, n, read_beans(line, table.rules, names), mixed)
    _lay(table, line, names, field_of(seat, n), left)


def mixed_kinds(rules: Rules, words: tuple[str, ...]) -> tuple[bool, tuple[str, ...]]:
    """The mixed kinds on a field, if this says so."""
    says_so = words[:1] == (rules.mixed_word,) or (len(words) == 2 and "+" in words[1])
    return says_so, tuple(" ".join(words[1:]).replace("+", " ").split()) if says_so else words


def _lay_out_own(table: Table, line: Line, kinds: dict[str, PlaceKind], left: list[int]) -> None:
    """Read a line that only this game has: one place, or the places of somebody without a seat."""
    if "" in kinds:
        _lay_own(table, line, line.words[1:], kinds[""], 0, left)
        return
    said: list[str] = []
    for what, *words in parts_of(line):
        if what not in kinds or what in said:
            raise line.fault(f"of {line.words[0]} is said, once each: {', '.join(kinds)}; not {what!r}")
        said.append(what)
        _lay_own(table, line, tuple(words), kinds[what], 0, left)


def _lay_own(
    table: Table, line: Line, words: tuple[str, ...], kind: PlaceKind, seat: int, left: list[int]
) -> None:
    if kind.grows and len(set(read_beans(line, table.rules, words))) > 1:
        raise line.impossible("a field holds one kind of bean")
    _lay(table, line, words, table.rules.place_of(kind, seat), left)


def _is_about_cards_laid(part: tuple[str, ...]) -> bool:
    return part[0] == "shown"


def _lay(table: Table, line: Line, words: tuple[str, ...], place: int, left: list[int]) -> None:
    beans = read_beans(line, table.rules, words)
    for bean in beans:
        left[bean] -= 1
        if left[bean] < 0:
            name, copies = table.rules.bean_names[bean], table.rules.deck_copies()[bean]
            raise line.impossible(f"this would be more than {copies} {name} cards, and there are no more in the game")
    table.add_cards(row_of(beans), place)


def _show(table: Table, line: Line, words: tuple[str, ...], place: int) -> None:
    """Read `shown 2 3`: hand cards that everybody has seen in an offer or an answer (R17)."""
    cards = table.cards_in(place)
    for word in words:
        if not is_number(word) or not 1 <= int(word) <= len(cards):
            raise line.fault(f"'shown' is said with numbers of hand cards, and there is none {word!r}")
        table.seen[cards[int(word) - 1]] = EVERYBODY


def _lay_draw_pile(table: Table, line: Line | None, left: list[int]) -> None:
    words = (REST,) if line is None else line.words[1:]
    rest_follows = words[-1:] == (REST,)
    on_top = words[:-1] if rest_follows else words
    if line is not None and on_top:
        _lay(table, line, on_top, DRAW, left)
    rest = sorted_beans(row_of(left))
    if rest_follows:
        table.add_cards(shuffled(table, rest), DRAW)
    else:
        table.add_cards(rest, BOX)  # cards that are not listed anywhere are not in this game


def _deal_fresh(table: Table, line: Line | None) -> None:
    """Shuffle and deal a new game, or deal it from the deck in a line."""
    _lay_draw_pile(table, line, table.rules.deck_copies())
    dealt = sum(table.rules.set_up.hand_of(seat) for seat in range(table.rules.players))
    if line is not None and table.count[DRAW] < dealt:
        raise line.impossible(f"the first hands take {dealt} cards (B1.1)")
    deal(table)


def _set_turn(table: Table, names: tuple[str, ...], line: Line) -> None:
    rules = table.rules
    if len(line.words) != 3:
        raise line.fault("a seat and a phase are expected, as in: turn Anna trade")
    table.set(ACTIVE, seat_number(names, line.words[1], line.fault))
    phases = {phase.name: number for number, phase in enumerate(rules.phases) if phase.decides}
    phases["over"] = int(rules.over)
    if line.words[2] not in phases:
        raise line.fault(f"a game does not rest in a phase {line.words[2]!r} (it rests in: {', '.join(phases)})")
    table.set(PHASE, phases[line.words[2]])


# ------------------------------------------------------------------- writing


def write_position(board: Board, names: tuple[str, ...]) -> str:
    """The position as text; for a View, with `?` for every unknown card."""
    rules = board.rules
    lines = [
        *game_lines(board, names),
        f"turn      {names[board.active]} {rules.phase_name(board.phase)}",
    ]
    for key, number in NUMBER_LINES.items():
        if board.numbers[number] != 0:
            lines.append(f"{key:9} {board.numbers[number]}")
    for key, place in PILE_LINES.items():
        if board.count[place] > 0 or place == DRAW:
            lines.append(f"{key:9} {write_beans(board, place)}")
    lines += _write_own_lines(board)
    if isinstance(board, Table):
        lines.append(f"seed      {board.seed}")
    for seat, name in enumerate(names):
        lines.append(f"{name:9} {write_seat(board, names, seat)}")
    for offer in board.offers:
        lines.append("offer     " + write_offer(board, names, offer))
    return "\n".join(lines) + "\n"


def _write_own_lines(board: Board) -> list[str]:
    """Write the places and numbers that only this game has."""
    lines = [f"{name:9} {text}" for name, text in own_number_texts(board, None)]
    for who, kinds in own_lines(board.rules).items():
        parts = [
            f"{what} {write_beans(board, board.rules.place_of(kind))}".strip()
            for what, kind in kinds.items()
            if kind.grows or board.count[board.rules.place_of(kind)] > 0
        ]
        if parts:
            lines.append(f"{who:9} {' | '.join(parts)}")
    return lines


def game_lines(board: Board, names: tuple[str, ...]) -> list[str]:
    """The lines that say which game it is, and who plays."""
    edition = board.rules.edition
    return [
        " ".join(["edition  ", edition.id, *("+" + option for option in edition.options)]),
        " ".join(["seats    ", *names]),
    ]


def write_seat(board: Board, names: tuple[str, ...], seat: int) -> str:
    """Everything that belongs to one seat."""
    parts = [f"hand {write_beans(board, hand(seat))}"]
    parts += [f"field {_write_field(board, seat, n)}" for n in board.fields(seat)]
    if board.count[coins(seat)] > 0:
        parts.append(f"coins {write_beans(board, coins(seat))}")
    if board.count[aside(seat)] > 0:
        parts.append(f"aside {write_beans(board, aside(seat))}")
    if has_bought(board, seat):
        parts.append("bought")
    for what, kind in own_parts(board.rules).items():
        place = board.rules.place_of(kind, seat)
        if board.count[place] > 0:
            parts.append(f"{what} {write_beans(board, place)}")
    parts += [f"{name} {text}" for name, text in own_number_texts(board, seat)]
    shown = shown_cards(board, seat)
    if isinstance(board, Table) and shown:  # a View shows this itself: others' cards without a question mark
        parts.append(" ".join(["shown", *shown]))
    known = known_cards(board, names, seat) if isinstance(board, Table) and knows_secrets(board.rules) else []
    if known:
        parts.append(" ".join(["knows", *known]))
    return " | ".join(parts)


def has_bought(board: Board, seat: int) -> bool:
    """Has this seat bought the field that any coins can pay for?"""
    return bool(board.rules.price > 0 and board.has_field(seat, board.rules.fields))


def _write_field(board: Board, seat: int, n: int) -> str:
    beans = write_beans(board, field_of(seat, n))
    return f"{board.rules.mixed_word} {beans.replace(' ', '+')}" if board.rules.is_mixed(board, seat, n) else beans


def shown_cards(board: Board, seat: int) -> list[str]:
    """The numbers of the hand cards that everybody has seen."""
    cards = board.cards_in(hand(seat))
    return [str(n) for n, card in enumerate(cards, start=1) if board.seen[card] == EVERYBODY]


def write_beans(board: Board, place: int) -> str:
    """The beans in a place, with runs of one kind as `red*2`; the top card of a pile comes last."""
    return name_beans(board.rules, [int(board.bean[card]) for card in listed(board, place)])


def name_beans(rules: Rules, beans: list[int]) -> str:
    """Beans in words; `-` for none."""
    names = ["?" if bean == UNKNOWN else rules.bean_names[bean] for bean in beans]
    return " ".join(in_runs(names)) or "-"
