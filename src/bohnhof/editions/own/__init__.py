"""Edition files: turns a TOML text into an Edition, or reports in one line what is wrong with it.

The format is described in docs/editions.md. The text comes from outside: this package reads no files.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Final

from bohnhof.editions import EDITIONS
from bohnhof.editions.own.beans import read_beans
from bohnhof.editions.own.buildings import read_buildings
from bohnhof.editions.own.everybody import read_everybody
from bohnhof.editions.own.options import read_options
from bohnhof.editions.own.playable import check_playable
from bohnhof.editions.own.rulings import read_rulings, with_place_for_paid_coins
from bohnhof.editions.own.section import Section, shown
from bohnhof.editions.own.set_ups import read_set_ups
from bohnhof.editions.own.turn import read_closing, read_turn
from bohnhof.editions.turn import TRADING_TURN
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.faults import BadInput

KEYS: Final = (
    "id", "title", "summary", "based_on", "turn", "closing", "rulings", "building_bonus", "beans", "players",
    "everybody", "buildings", "options",
)  # fmt: skip
LONGEST_FILE: Final = 50_000  # characters; the examples have about 1,000
LONGEST_LINE: Final = 6_000
# What an edition that is based on no other starts with: only the turn.
BLANK: Final = Edition(id="", title="", booklet="own", summary="", beans=(), set_ups={}, turn=TRADING_TURN)


def edition_from_toml(
    text: str,
    source: str,
    find: Callable[[str], Edition] | None = None,
    *,
    has_file: Callable[[str], bool] | None = None,
    base: bool = False,
) -> Edition:
    """The edition that a text describes; error messages call the text by its `source`.

    `find` looks up another file that this one is based on, and `has_file` says whether there is a file of this name.
    Without them, a text can only be based on published editions. `base`: another file is based on this one, so nobody
    plays it by its id, which may be taken.
    """
    top = Section(source, _parsed(text, source), top=KEYS)
    top.only(KEYS)
    edition = _based_on(top, find, has_file)
    edition = edition.but(
        id=_read_id(top, base=base), title=top.text("title"), summary=top.text("summary"), booklet=BLANK.booklet
    )
    # In this order, because set-ups refer to beans and buildings, and options to everything.
    edition = edition.but(beans=read_beans(top, edition))
    edition = edition.but(turn=read_turn(top, edition), closing=read_closing(top, edition))
    edition = edition.but(rulings=read_rulings(top, edition))
    edition = edition.but(rulings=read_everybody(top, edition))
    edition = read_buildings(top, edition)
    edition = edition.but(set_ups=read_set_ups(top, edition))
    edition = edition.but(variants=read_options(top, edition))
    edition = with_place_for_paid_coins(edition)
    check_playable(top, edition)
    return edition


def _parsed(text: str, source: str) -> dict[str, object]:
    # The parser's time is quadratic in the parts of a dotted key, and a key is on one line.
    if len(text) > LONGEST_FILE or max(map(len, text.splitlines()), default=0) > LONGEST_LINE:
        raise BadInput(f"{source}: too long (at most {LONGEST_LINE} characters a line, {LONGEST_FILE} in all)")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{source}: not TOML: {error}") from error
    except (ValueError, RecursionError) as error:
        # Numbers with thousands of digits, or thousands of nested brackets: the parser does not handle them.
        raise BadInput(f"{source}: not TOML: a number is too long or brackets are nested too deeply") from error


def _based_on(
    top: Section, find: Callable[[str], Edition] | None, has_file: Callable[[str], bool] | None
) -> Edition:  # fmt: skip
    if "based_on" not in top:
        return BLANK
    if find is not None and top.text("based_on").lower().endswith(".toml"):
        try:
            return find(top.text("based_on"))
        except BadInput as fault:
            raise top.fault(str(fault), "based_on") from fault
    name = top.value("based_on")
    if has_file is not None and isinstance(name, str) and name not in EDITIONS and has_file(f"{name}.toml"):
        raise top.fault(f"unknown edition {shown(name)}: did you mean {shown(f'{name}.toml')}?", "based_on")
    return top.choice("based_on", EDITIONS, "edition")


def _read_id(top: Section, *, base: bool) -> str:
    name = top.name("id")
    if name in EDITIONS and not base:
        raise top.fault("is taken: choose another", "id")
    return name
