"""The turn of an edition file: which phases, in which order, and what comes after the last turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bohnhof.editions.own.section import Section
from bohnhof.editions.turn import ENCORE, TRADING_TURN
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.phase import Phase

PHASES: Final[Mapping[str, Phase]] = {phase.name: phase for phase in TRADING_TURN}
CLOSING_PHASES: Final[Mapping[str, Phase]] = {ENCORE.name: ENCORE}


def read_turn(top: Section, edition: Edition) -> tuple[Phase, ...]:
    """The phases of a turn, in an order in which every turned or traded card is finally planted."""
    if "turn" not in top:
        return edition.turn
    check_trading(top, edition, "turn")
    turn = top.choices("turn", PHASES, "phase")
    names = [phase.name for phase in turn]
    if "plant" not in names and "trade" not in names:
        raise top.fault("must have 'plant' or 'trade', or there is nothing to decide", "turn")
    if [name for name in names if name in ("trade", "aside")] not in ([], ["trade", "aside"]):
        raise top.fault("must have 'trade' and later 'aside', where what was traded is planted, or neither", "turn")
    return turn


def read_closing(top: Section, edition: Edition) -> tuple[Phase, ...]:
    """The phases between the last turn and the final harvest."""
    if "closing" not in top:
        return edition.closing
    check_trading(top, edition, "closing")
    # Phases that a file cannot name come with buildings: they stay, at the end.
    staying = tuple(phase for phase in edition.closing if phase.name not in CLOSING_PHASES)
    return (*top.choices("closing", CLOSING_PHASES, "closing phase"), *staying)


def check_trading(section: Section, edition: Edition, key: str) -> None:
    """Check that the phases of a game without trading stay together: they depend on each other and on its rulings."""
    if not any(phase.trades for phase in edition.turn):
        raise section.fault("there is no trading: the phases of this game cannot be rearranged", key)
