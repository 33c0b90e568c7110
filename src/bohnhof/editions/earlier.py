"""Earlier versions of the rules: a stored game keeps the set-up with which it was dealt.

Version 2 made the letter of every booklet the default. What version 1 did by default is now an option, and the other
way round; this module translates to the current names.
"""

from __future__ import annotations

from typing import Final

from bohnhof.kernel.edition import Edition

BECAME_THE_RULE: Final = {"garden-two": "garden-three"}  # an option of version 1, and the current name of its opposite
BECAME_OPTIONS: Final = ("garden-three", "by-players")  # what version 1 did by default


def options_today(edition: Edition, options: tuple[str, ...], players: int, version: int) -> tuple[str, ...]:
    """The options of a game that was set up by an earlier version of the rules, under their current names."""
    if version > 1:
        return options
    known = {one.name for one in edition.variants if not one.players or players in one.players}
    undone = {BECAME_THE_RULE[option] for option in options if option not in known and option in BECAME_THE_RULE}
    kept = tuple(option for option in options if option in known or option not in BECAME_THE_RULE)
    added = (option for option in BECAME_OPTIONS if option in known - undone)
    return tuple(dict.fromkeys((*kept, *added)))
