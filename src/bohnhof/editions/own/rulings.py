"""The rulings that an edition file can name, and what some of them need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bohnhof.editions.al_cabohne import PAID_COINS_RETURN
from bohnhof.editions.al_cabohne.mafia import PAID
from bohnhof.editions.duel import PAID_COINS_LEAVE
from bohnhof.editions.open_cards import OWN_TURN_ONLY
from bohnhof.editions.own.section import Section
from bohnhof.editions.rulings import RULINGS
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.ruling import Ruling

OF_GAMES_FOR_TWO: Final = (OWN_TURN_ONLY, PAID_COINS_LEAVE, PAID_COINS_RETURN)
NAMED_RULINGS: Final[Mapping[str, Ruling]] = {**RULINGS, **{ruling.name: ruling for ruling in OF_GAMES_FOR_TWO}}


def read_rulings(top: Section, edition: Edition) -> tuple[Ruling, ...]:
    """The rulings in force: those that the file names replace those of the edition that it is based on."""
    if "rulings" not in top:
        return edition.rulings
    # Rulings that a file cannot name come from its other parts, such as buildings: keep them.
    staying = tuple(ruling for ruling in edition.rulings if ruling.name not in NAMED_RULINGS)
    return (*staying, *top.choices("rulings", NAMED_RULINGS, "ruling"))


def with_place_for_paid_coins(edition: Edition) -> Edition:
    """The edition with a place for coins that are set aside (AC8.2), if it or one of its options needs it."""
    needed = any(PAID_COINS_RETURN in rulings for rulings, _ in rulings_in_reach(edition))
    return edition.but(places=(*edition.places, PAID)) if needed and PAID not in edition.places else edition


def check_rulings(top: Section, edition: Edition) -> None:
    """Check that the rulings go with the other parts of the game, whatever options are chosen."""
    trading = any(phase.trades for phase in edition.turn)
    for rulings, keys in rulings_in_reach(edition):
        for ruling in rulings:
            # One field per kind assumes that a field grows one kind, but buildings can mix several.
            if edition.holdings and type(ruling).only_field is not Ruling.only_field:
                raise top.fault(f"'{ruling.name}' does not go with buildings, which mix kinds on a field", *keys)
            # Otherwise a game could stop for good.
            if trading and ruling is OWN_TURN_ONLY:
                reason = "who has to plant cards must be able to harvest for them"
                raise top.fault(f"'{ruling.name}' does not go with trading: {reason}", *keys)


def rulings_in_reach(edition: Edition) -> Iterator[tuple[tuple[Ruling, ...], tuple[str, ...]]]:
    """The rulings of the edition, then those that each option adds, with the key where a file names them."""
    yield edition.rulings, ("rulings",)
    for option in edition.variants:
        yield option.adds, ("options", option.name, "adds")
