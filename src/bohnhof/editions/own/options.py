"""The options of an edition file: those of the edition it is based on that still make sense, and its own."""

from __future__ import annotations

from typing import Final

from bohnhof.editions.own.beans import read_meters
from bohnhof.editions.own.everybody import EVERYBODYS_KEYS, read_powers
from bohnhof.editions.own.rulings import NAMED_RULINGS
from bohnhof.editions.own.section import Section
from bohnhof.editions.own.set_ups import SET_UP_KEYS, read_by_players, read_set_up
from bohnhof.editions.own.turn import CLOSING_PHASES, check_trading
from bohnhof.kernel.edition import Edition, Variant
from bohnhof.kernel.places import MAX_SEATS

OWN_RULE: Final = "own"  # in place of the id of a printed rule
OPTION_KEYS: Final = ("text", "players", *SET_UP_KEYS, "meters", *EVERYBODYS_KEYS, "adds", "drops", "closing")
MAX_OPTIONS: Final = 12  # so that every combination of them can be checked before anybody plays it


def read_options(top: Section, edition: Edition) -> tuple[Variant, ...]:
    """The optional rules that players of the edition can choose."""
    options = {option.name: option for option in edition.variants if misfit(option, edition) is None}
    for name, section in top.named_sections("options"):
        section.only(OPTION_KEYS)
        if "closing" in section:
            check_trading(section, edition, "closing")
        options[name] = _read_option(section, name, edition)
    if len(options) > MAX_OPTIONS:
        raise top.fault(f"must be at most {MAX_OPTIONS}, not {len(options)}", "options")
    return tuple(options.values())


def _read_option(section: Section, name: str, edition: Edition) -> Variant:
    players = _read_players(section, edition)
    option = Variant(
        name=name,
        rule=OWN_RULE,
        text=section.text("text"),
        players=tuple(players),
        set_up=read_set_up(section, edition),
        set_ups={number: changes for number, changes in players.items() if changes},
        meters=read_meters(section, "meters", edition) if "meters" in section else {},
        adds=(*section.choices("adds", NAMED_RULINGS, "ruling"), *read_powers(section, edition)),
        drops=section.choices("drops", NAMED_RULINGS, "ruling"),
        closing=section.choices("closing", CLOSING_PHASES, "closing phase"),
    )
    fault = misfit(option, edition)
    if fault is not None:
        raise section.fault(*fault)
    return option


def _read_players(section: Section, edition: Edition) -> dict[int, dict[str, object]]:
    """What changes for each number of players that the option is for; empty: it is for all."""
    if "players" not in section:
        return {}
    said: dict[int, dict[str, object]]
    if isinstance(section.value("players"), dict):
        said = read_by_players(section, edition)
    else:
        said = {section.as_number("players", number, 1, MAX_SEATS): {} for number in section.items("players")}
    for number in said:
        if number not in edition.set_ups:
            raise section.fault(f"this edition has no set-up for {number} players", "players")
    return dict(sorted(said.items()))


def misfit(option: Variant, edition: Edition) -> tuple[str, ...] | None:
    """Why this option makes no sense in this edition: the reason, and the key."""
    for ruling in option.adds:
        if ruling in edition.rulings:
            return f"this edition always plays '{ruling.name}'", "adds"
    for ruling in option.drops:
        if ruling not in edition.rulings:
            return f"this edition does not play '{ruling.name}'", "drops"
    for phase in option.closing:
        if phase in edition.closing:
            return f"this edition always plays '{phase.name}'", "closing"
    if not _changes_something(option, edition):
        return ("changes nothing",)
    return None


def _changes_something(option: Variant, edition: Edition) -> bool:
    set_ups = {players: edition.set_ups[players] for players in option.players or edition.players}
    return bool(
        option.adds
        or option.drops
        or option.closing
        or any(edition.bean(name).meter != meter for name, meter in option.meters.items())
        or any(option.changed(set_up, players) != set_up for players, set_up in set_ups.items())
    )
