"""Events that were stored before events had facts are shown as if they had them."""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.kernel.events import FACTS, KIND_RETIRED, TRADE_MADE, Event
from bohnhof.kernel.play import play
from bohnhof.server.storage.event_codec import pack_events, unpack_events
from tests.notation.games import KINDS, Kind, random_game


@pytest.mark.parametrize("kind", KINDS[::4], ids=str)
def test_facts_are_found_in_the_changes_of_old_events(kind: Kind) -> None:
    table = kind.deal(seed=5, rich=True)
    shadow = table.clone()
    for seat, action in random_game(table, Random(5)):
        log: list[Event] = []
        shadow.log = log
        play(shadow, seat, action)
        new = [event for event in log if event.changes]
        old = [Event(event.name, event.seat, event.changes) for event in new]
        assert unpack_events(pack_events(new), shadow.rules) == new
        assert all(not event.facts for event in unpack_events(pack_events(old)))
        for event, found in zip(new, unpack_events(pack_events(old), shadow.rules), strict=True):
            agrees(event, found)


def agrees(event: Event, found: Event) -> None:
    if event.name in (KIND_RETIRED, TRADE_MADE):  # which kind, and sometimes with whom, cannot be known
        assert found.facts.items() <= event.facts.items()
    elif "cards" not in FACTS.get(event.name, ()):
        assert found.facts == event.facts, event
