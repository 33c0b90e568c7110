"""Earlier versions of the rules: a stored game keeps the set-up that it was dealt by.

Version 2 made the letter of every booklet the default. What version 1 did by itself is an option since, and the other
way round; these are today's words for it.
"""

from __future__ import annotations

from typing import Final

from bohnhof.kernel.edition import Edition

BECAME_THE_RULE: Final = {"garden-two": "garden-three"}  # an option of version 1, and today's name of its opposite
BECAME_OPTIONS: Final = ("garden-three", "by-players")  # what version 1 did if nobody chose otherwise


def options_today(edition: Edition, options: tuple[str, ...], players: int, version: int) -> tuple[str, ...]:
    """The options of a game that was set up by an earlier version of the rules, as they are called today."""
    if version > 1:
        return options
    known = {one.name for one in edition.variants if not one.players or players in one.players}
    undone = {BECAME_THE_RULE[option] for option in options if option not in known and option in BECAME_THE_RULE}
    kept = tuple(option for option in options if option in known or option not in BECAME_THE_RULE)
    added = (option for option in BECAME_OPTIONS if option in known - undone)
    return tuple(dict.fromkeys((*kept, *added)))
