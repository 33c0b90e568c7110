"""The set-ups of an edition file, by number of players."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from bohnhof.editions.own.section import MOST, Section, shown
from bohnhof.kernel.edition import Edition, SetUp
from bohnhof.kernel.places import MAX_FIELDS, MAX_SEATS

SET_UP_KEYS: Final = ("fields", "field_price", "hand", "turned", "draws", "ends_at", "without", "owners")
NOT_SOLD: Final = "not sold"  # instead of a price, because TOML has no null
SPAN: Final = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?")


def read_set_ups(top: Section, edition: Edition) -> dict[int, SetUp]:
    """The set-ups that the edition already has, changed where the file says so, and the new ones."""
    set_ups = dict(edition.set_ups)
    for players, changes in read_by_players(top, edition).items():
        set_ups[players] = set_ups.get(players, SetUp()).but(**changes)
    if not set_ups:
        raise top.fault("is missing: say how many can play, as in [players.3-5]", "players")
    return dict(sorted(set_ups.items()))


def read_by_players(above: Section, edition: Edition) -> dict[int, dict[str, object]]:
    """What the sections [players.3-5] below this one say, for each number of players."""
    said: dict[int, dict[str, object]] = {}
    spans: dict[int, str] = {}
    for span, section in above.sections("players"):
        section.only(SET_UP_KEYS)
        changes = read_set_up(section, edition)
        for players in _read_span(section, span):
            if players in said:
                raise section.fault(f"players.{spans[players]} is for {players} players too")
            said[players] = changes
            spans[players] = span
    return said


def _read_span(section: Section, span: str) -> range:
    match = SPAN.fullmatch(span)
    if not match:
        raise section.fault("must be a number of players or a span, as in [players.4] or [players.3-5]")
    least = int(match[1])
    most = int(match[2] or least)
    if not 1 <= least <= most <= MAX_SEATS:
        raise section.fault(f"must be 1 to {MAX_SEATS} players, the smaller number first")
    return range(least, most + 1)


def read_set_up(section: Section, edition: Edition) -> dict[str, object]:
    """What a section says about a set-up: only the keys that it has."""
    if "owners" in section and not edition.holdings:
        raise section.fault("there are no buildings", "owners")
    beans = {bean.name: bean.name for bean in edition.beans}
    readers: dict[str, Callable[[str], object]] = {
        "fields": partial(section.number, least=1, most=MAX_FIELDS),
        "field_price": partial(_read_price, section),
        "hand": partial(_read_hand, section),
        "turned": partial(section.number, least=0, most=MOST),
        "draws": partial(section.number, least=0, most=MOST),
        "ends_at": partial(section.number, least=1, most=MOST),
        "without": partial(section.choices, known=beans, what="bean"),
        "owners": partial(section.number, least=1, most=MAX_SEATS),
    }
    return {key: readers[key](key) for key in SET_UP_KEYS if key in section}


def _read_price(section: Section, key: str) -> int | None:
    price = section.value(key)
    if isinstance(price, str) and price != NOT_SOLD:
        raise section.fault(f"must be a number of coins or '{NOT_SOLD}', not {shown(price)}", key)
    return None if price == NOT_SOLD else section.as_number(key, price, 1, MOST)


def _read_hand(section: Section, key: str) -> tuple[int, ...]:
    """One size for everybody, or a list by seat from the start player; its last number applies to all others."""
    value = section.value(key)
    if not isinstance(value, list):
        return (section.as_number(key, value, 1, MOST),)
    if not 1 <= len(value) <= MAX_SEATS:
        raise section.fault(f"must list 1 to {MAX_SEATS} hand sizes, not {len(value)}", key)
    return tuple(section.as_number(key, size, 1, MOST) for size in value)
