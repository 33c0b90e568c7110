"""Positions as text: the language of tests, bug reports and records (DESIGN, section 5).

`read_position` builds a Table from lines, `write_position` writes any Table (or a View, with `?` for what it does
not show) so that reading it gives the same position again.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.deal import deal, empty_table, full_deck
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.offer_text import read_offer, write_offer
from bohnhof.kernel.phases import advance
from bohnhof.kernel.piles import shuffled
from bohnhof.kernel.places import (
    BOX,
    DISCARD,
    DRAW,
    FACEUP,
    MAX_SEATS,
    aside,
    coins,
    hand,
)
from bohnhof.kernel.places import field as field_of
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import (
    ACTIVE,
    CARDS_PLANTED,
    ENCORES_LEFT,
    EXHAUSTED,
    FIELDS,
    OFFERS_MADE,
    PHASE,
    TURN,
    Board,
    Table,
)

EditionFinder = Callable[[str], Edition]

NUMBER_LINES: Final = {
    "planted": CARDS_PLANTED,
    "exhausted": EXHAUSTED,
    "turns": TURN,
    "offers-made": OFFERS_MADE,
    "encores-left": ENCORES_LEFT,
}
PILE_LINES: Final = {"draw": DRAW, "discard": DISCARD, "faceup": FACEUP, "box": BOX}
STACKS: Final = (DISCARD,)  # written with the top card last
RESERVED: Final = frozenset(
    ["edition", "seats", "turn", "seed", "offer", "over", "winners", "anyone", *NUMBER_LINES, *PILE_LINES]
)
MAX_SEED_DIGITS: Final = 400
NAME: Final = re.compile(r"[^\W\d_][\w.'-]*")
COMMENT: Final = re.compile(r"(^|\s)#(?!\d).*$")


@dataclass(frozen=True)
class Line:
    """One line of a text: its number, and its words without the comment."""

    number: int
    words: tuple[str, ...]

    def fault(self, reason: str) -> BadInput:
        return BadInput(f"line {self.number}: {reason}")


@dataclass(frozen=True)
class Position:
    """A Table, and who sits at it."""

    table: Table
    names: tuple[str, ...]


@dataclass
class _Draft:
    """What the lines of a position said, before there is a Table."""

    edition: Edition | None = None
    options: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    seed: int = 0
    turn: Line | None = None
    numbers: dict[int, int] = field(default_factory=dict)
    piles: dict[int, Line] = field(default_factory=dict)
    seats: dict[str, Line] = field(default_factory=dict)
    offers: list[Line] = field(default_factory=list)

    @property
    def is_fresh(self) -> bool:
        return not (self.turn or self.numbers or self.piles or self.seats or self.offers)


def lines_of(text: str) -> list[Line]:
    """The lines that say something."""
    lines = []
    for number, raw in enumerate(text.splitlines(), start=1):
        words = COMMENT.sub("", raw).split()
        if words:
            lines.append(Line(number, tuple(words)))
    return lines


# ------------------------------------------------------------------- reading


def read_position(lines: list[Line], find_edition: EditionFinder) -> Position:
    """The position that these lines describe; with only edition, seats and seed, a fresh game."""
    draft = _Draft()
    for line in lines:
        _read_line(draft, line, find_edition)
    if draft.edition is None:
        raise BadInput("the text does not say which edition is played")
    if not draft.names:
        raise BadInput("the text does not say who sits at the table")
    players = len(draft.names)
    rules = Rules(draft.edition.with_options(draft.options, players), players)
    table = empty_table(rules, draft.seed)
    if draft.is_fresh:
        table.add_cards(shuffled(table, full_deck(rules)), DRAW)
        deal(table)
    else:
        _lay_out(draft, table)
    return Position(table, draft.names)


def _read_line(draft: _Draft, line: Line, find_edition: EditionFinder) -> None:
    key, rest = line.words[0], line.words[1:]
    if key == "edition":
        if not rest:
            raise line.fault("which edition?")
        try:
            draft.edition = find_edition(rest[0])
        except BadInput as fault:
            raise line.fault(str(fault)) from None
        if not all(word.startswith("+") for word in rest[1:]):
            raise line.fault("options are written with a plus, as +encore")
        draft.options = tuple(word[1:] for word in rest[1:])
    elif key == "seats":
        draft.names = _read_names(line, rest)
    elif key == "seed":
        if len(rest) == 1 and len(rest[0]) > MAX_SEED_DIGITS:
            raise line.fault("this seed is too long")
        draft.seed = read_number(line, rest)
    elif key == "turn":
        draft.turn = line
    elif key in NUMBER_LINES:
        draft.numbers[NUMBER_LINES[key]] = read_number(line, rest)
    elif key in PILE_LINES:
        draft.piles[PILE_LINES[key]] = line
    elif key == "offer":
        draft.offers.append(line)
    elif key in draft.names:
        if key in draft.seats:
            raise line.fault(f"a second line for {key}")
        draft.seats[key] = line
    else:
        raise line.fault(f"{key!r} is neither a word of the notation nor a seat")


def _read_names(line: Line, names: tuple[str, ...]) -> tuple[str, ...]:
    if len(names) > MAX_SEATS:
        raise line.fault(f"at most {MAX_SEATS} can play")
    for name in names:
        if not NAME.fullmatch(name):
            raise line.fault(f"{name!r} cannot be a name: it begins with a letter and has no spaces or signs")
        if name in RESERVED:
            raise line.fault(f"{name!r} is a word of the notation and cannot be a name")
    if len(set(names)) != len(names):
        raise line.fault("two seats have the same name")
    return names


def read_number(line: Line, words: tuple[str, ...]) -> int:
    if len(words) != 1 or not words[0].isdecimal():
        raise line.fault(f"one number is expected after {line.words[0]!r}")
    return int(words[0])


def read_beans(line: Line, rules: Rules, words: tuple[str, ...]) -> list[int]:
    """Beans written as `red soy*2`, or `-` for none."""
    if words == ("-",):
        return []
    beans: list[int] = []
    for word in words:
        name, _, times = word.partition("*")
        if times and not times.isdecimal():
            raise line.fault(f"{word!r}: a number is expected behind the star")
        if times and int(times) > rules.deck_size:
            raise line.fault(f"{word!r} is more than the whole deck")
        try:
            bean = rules.bean_number(name)
        except BadInput as fault:
            raise line.fault(str(fault)) from None
        beans += [bean] * (int(times) if times else 1)
    return beans


def seat_number(line: Line, names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise line.fault(f"nobody called {name!r} sits at this table")
    return names.index(name)


def _lay_out(draft: _Draft, table: Table) -> None:
    """Lay the cards where the lines say, the rest into the draw pile."""
    rules = table.rules
    left = rules.deck_copies()
    seats = [draft.seats.get(name) for name in draft.names]
    for seat, seat_line in enumerate(seats):
        if seat_line is not None:
            _lay_out_seat(table, seat, seat_line, left)
    for place in (FACEUP, DISCARD, BOX):
        if place in draft.piles:
            line = draft.piles[place]
            _lay(table, line, read_beans(line, rules, line.words[1:]), place, left)
    for number, value in draft.numbers.items():
        table.set(number, value)
    _lay_draw_pile(draft, table, left)
    _set_turn(draft, table)
    for line in draft.offers:
        read_offer(table, draft.names, line.words[1:], line.fault)
    phase = table.phase
    if phase != rules.over and not rules.phases[phase].rests(table):
        advance(table)  # a phase with nothing to decide is passed over by itself


def _lay_out_seat(table: Table, seat: int, line: Line, left: list[int]) -> None:
    fields = 0
    for part in parts_of(line):
        what, words = part[0], part[1:]
        if what == "bought":
            if table.rules.price == 0 or words:
                raise line.fault("no field is sold in this game" if not words else "'bought' stands alone")
            table.set(FIELDS + seat, (1 << (table.rules.fields + 1)) - 1)
            continue
        place = {"hand": hand(seat), "aside": aside(seat), "coins": coins(seat)}.get(what)
        if what == "field":
            place = field_of(seat, fields)
            fields += 1
        if place is None:
            raise line.fault(f"{what!r} is not a place of a seat (hand, field, coins, aside, bought)")
        beans = read_beans(line, table.rules, words)
        if what == "field" and len(set(beans)) > 1:
            raise line.fault("a field holds one kind of bean")
        _lay(table, line, beans, place, left)
    if fields > len(table.fields(seat)):
        raise line.fault(f"{line.words[0]} has only {len(table.fields(seat))} fields")


def parts_of(line: Line) -> list[tuple[str, ...]]:
    """The parts of a seat's line, between the bars."""
    parts: list[list[str]] = [[]]
    for word in line.words[1:]:
        if word == "|":
            parts.append([])
        else:
            parts[-1].append(word)
    if not all(parts):
        raise line.fault("there is nothing between two bars")
    return [tuple(part) for part in parts]


def _lay(table: Table, line: Line, beans: list[int], place: int, left: list[int]) -> None:
    for bean in beans:
        left[bean] -= 1
        if left[bean] < 0:
            name, copies = table.rules.bean_names[bean], table.rules.deck_copies()[bean]
            raise line.fault(f"this would be more than {copies} {name} cards, and there are no more in the game")
    table.add_cards(beans, place)


def _lay_draw_pile(draft: _Draft, table: Table, left: list[int]) -> None:
    line = draft.piles.get(DRAW)
    rest_follows = True
    if line is not None:
        words = line.words[1:]
        rest_follows = bool(words) and words[-1] == "..."
        listed = words[:-1] if rest_follows else words
        if listed:
            _lay(table, line, read_beans(line, table.rules, listed), DRAW, left)
    rest = [bean for bean, copies in enumerate(left) for _ in range(copies)]
    if rest_follows:
        table.add_cards(shuffled(table, rest), DRAW)
    else:
        table.add_cards(rest, BOX)  # cards listed nowhere are out of this game


def _set_turn(draft: _Draft, table: Table) -> None:
    rules = table.rules
    table.set(TURN, draft.numbers.get(int(TURN), 1))
    if draft.turn is None:
        return
    line = draft.turn
    if len(line.words) != 3:
        raise line.fault("a seat and a phase are expected, as in: turn Anna trade")
    table.set(ACTIVE, seat_number(line, draft.names, line.words[1]))
    names = [phase.name for phase in rules.phases if phase.decides]
    if line.words[2] == "over":
        table.set(PHASE, rules.over)
    elif line.words[2] in names:
        table.set(PHASE, [phase.name for phase in rules.phases].index(line.words[2]))
    else:
        raise line.fault(f"a game does not rest in a phase {line.words[2]!r} (it rests in: {', '.join(names)})")


# ------------------------------------------------------------------- writing


def write_position(board: Board, names: tuple[str, ...]) -> str:
    """The position as text; of a View, with `?` for every card it does not show."""
    rules = board.rules
    lines = [
        " ".join(["edition  ", rules.edition.id, *("+" + option for option in rules.edition.options)]),
        " ".join(["seats    ", *names]),
        f"turn      {names[board.active]} {rules.phase_name(board.phase)}",
    ]
    for key, number in NUMBER_LINES.items():
        if board.numbers[number] != 0:
            lines.append(f"{key:9} {board.numbers[number]}")
    for key, place in PILE_LINES.items():
        if board.count[place] > 0 or place == DRAW:
            lines.append(f"{key:9} {write_beans(board, place)}")
    if isinstance(board, Table):
        lines.append(f"seed      {board.seed}")
    for seat, name in enumerate(names):
        lines.append(f"{name:9} {write_seat(board, seat)}")
    for offer in board.offers:
        lines.append("offer     " + write_offer(board, names, offer))
    return "\n".join(lines) + "\n"


def write_seat(board: Board, seat: int) -> str:
    """Everything that lies before one seat."""
    parts = [f"hand {write_beans(board, hand(seat))}"]
    parts += [f"field {write_beans(board, field_of(seat, n))}" for n in board.fields(seat)]
    if board.count[coins(seat)] > 0:
        parts.append(f"coins {write_beans(board, coins(seat))}")
    if board.count[aside(seat)] > 0:
        parts.append(f"aside {write_beans(board, aside(seat))}")
    if len(board.fields(seat)) > board.rules.fields:
        parts.append("bought")
    return " | ".join(parts)


def write_beans(board: Board, place: int) -> str:
    """The beans in a place, runs of one kind written with a star; a pile's top card comes last."""
    beans = board.beans_in(place)
    if place in STACKS or place in [coins(seat) for seat in range(board.rules.players)]:
        beans.reverse()
    words: list[str] = []
    i = 0
    while i < len(beans):
        j = i
        while j < len(beans) and beans[j] == beans[i]:
            j += 1
        name = bean_name(board, beans[i])
        words.append(name if j == i + 1 else f"{name}*{j - i}")
        i = j
    return " ".join(words) or "-"


def bean_name(board: Board, bean: int) -> str:
    return "?" if bean == UNKNOWN else board.rules.bean_names[bean]
