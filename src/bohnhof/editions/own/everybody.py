"""What your own edition allows everybody: what a building allows its owner, as a house rule."""

from __future__ import annotations

from typing import Final

from bohnhof.editions.high_bohn.effects import ExtraCoin, FreeSingles, MoreFromTheHand
from bohnhof.editions.own.buildings import EFFECTS
from bohnhof.editions.own.section import Section
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.ruling import Ruling

# Those that need neither a building nor a place for the cards under it.
EVERYBODYS_KEYS: Final = ("planted", "singles", "extra_coin")
EVERYBODYS_KINDS: Final = (MoreFromTheHand, FreeSingles, ExtraCoin)


def read_everybody(top: Section, edition: Edition) -> tuple[Ruling, ...]:
    """The rulings of the edition, with those that the file has for everybody in place of earlier ones."""
    if "everybody" not in top:
        return edition.rulings
    section = top.section("everybody")
    section.only(EVERYBODYS_KEYS)
    others = tuple(ruling for ruling in edition.rulings if not isinstance(ruling, EVERYBODYS_KINDS))
    return (*others, *read_powers(section, edition))


def read_powers(section: Section, edition: Edition) -> tuple[Ruling, ...]:
    """What this section allows everybody."""
    return tuple(ruling for key in EVERYBODYS_KEYS if key in section for ruling in EFFECTS[key](section, key, edition))
