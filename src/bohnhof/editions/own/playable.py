"""Can it be played? Checks every set-up that a table could choose for what makes a game impossible or endless."""

from __future__ import annotations

from bohnhof.editions.own.rulings import check_rulings
from bohnhof.editions.own.section import Section
from bohnhof.kernel.edition import Edition, SetUp
from bohnhof.kernel.places import MAX_FIELDS


def check_playable(top: Section, edition: Edition) -> None:
    """Check that the game can be dealt and ends, for every number of players and every choice of options."""
    check_rulings(top, edition)
    for players in edition.players:
        for set_up, options in set_ups_in_reach(edition, players).items():
            fault = why_unplayable(edition, players, set_up)
            if fault is None:
                continue
            reason, key = fault
            if not options:
                raise top.fault(reason, "players", str(players), key)
            chosen = " and ".join(options)
            raise top.fault(f"{players} cannot play with {chosen}: {reason}", "options", options[-1])


def set_ups_in_reach(edition: Edition, players: int) -> dict[SetUp, tuple[str, ...]]:
    """Every set-up that a choice of options can lead to, with those options."""
    reached: dict[SetUp, tuple[str, ...]] = {edition.set_ups[players]: ()}
    unexplored = list(reached)
    while unexplored:
        set_up = unexplored.pop()
        for option in edition.variants:
            changed = option.changed(set_up, players)
            if changed not in reached and (not option.players or players in option.players):
                reached[changed] = (*reached[set_up], option.name)
                unexplored.append(changed)
    return reached


def why_unplayable(edition: Edition, players: int, set_up: SetUp) -> tuple[str, str] | None:
    """What is wrong with a set-up as a whole: the reason, and the key."""
    if set_up.field_price and set_up.fields + 1 > MAX_FIELDS:
        return f"with the one that is sold there are too many: at most {MAX_FIELDS} are possible", "fields"
    if set_up.fields + bool(set_up.field_price) + _fields_of_buildings(edition) > MAX_FIELDS:
        return f"with those of buildings there are too many: at most {MAX_FIELDS} are possible", "fields"
    taken = _cards_taken(edition, set_up)
    if taken == 0:
        return "nobody ever takes a card, so the game would never end", "draws"
    dealt = sum(set_up.hand_of(seat) for seat in range(players))
    deck = sum(bean.copies for bean in edition.beans if bean.name not in set_up.without)
    if dealt + taken > deck:
        return f"the deal takes {dealt} cards and a turn {taken}, but only {deck} are in the game", "hand"
    return None


def _fields_of_buildings(edition: Edition) -> int:
    return sum(effect.adds_field() for building in edition.holdings for effect in building.effects)


def _cards_taken(edition: Edition, set_up: SetUp) -> int:
    """The cards that leave the draw pile in one turn."""
    taking = [phase for phase in edition.turn if phase.takes_cards()]
    return sum(set_up.turned if phase.shows_cards() else set_up.draws for phase in taking)
