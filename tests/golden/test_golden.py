"""Golden games: every text in a folder here is judged.

`games` holds records of whole games, named by what they show; `positions` drawn positions for ends that whole games
hardly ever reach.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.kernel.events import DREW, TURNED_UP, Event, Moved, NumberSet
from bohnhof.kernel.table import EXHAUSTED
from bohnhof.kernel.text.notation import Position
from bohnhof.kernel.text.record import read_record
from bohnhof.kernel.text.script import judge, read_script, run
from tests.judge import edition_of
from tests.length import untraced

HERE = Path(__file__).parent
GAMES = sorted((HERE / "games").glob("*.txt"))
POSITIONS = sorted((HERE / "positions").glob("*.txt"))
ENDS = ("ends-while-drawing", "ends-with-one-card-turned", "ends-with-both-turned")
# Of the games without trading. In the duel every turn takes five cards, so only a drawn position ends while turning.
OTHER_ENDS = {
    "duel": ("ends-while-drawing", "ends-in-a-tie"),
    **dict.fromkeys(
        ("al-cabohne", "al-cabohne-solo"),
        tuple(
            f"ends-while-{step}-and-the-mafia-{fate}" for step in ("drawing", "turning") for fate in ("wins", "loses")
        ),
    ),
}
# Games without trading are also traced: they reach lines that other tests leave out.
WHOLE = [path if path.stem.startswith(tuple(OTHER_ENDS)) else pytest.param(path, marks=untraced) for path in GAMES]
TIES = ("boonanza-5-ends-in-a-tie", "bohnanza-5-ends-in-a-tie", "eleven-beans-7-ends-in-a-tie")


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_a_recorded_game_is_played_again_to_the_end_that_its_name_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    position, _ = read_record(text, edition_of)
    assert position.table.is_over
    rules = position.table.rules
    assert path.stem.startswith(f"{rules.edition.id}-{rules.players}-")
    shown = path.stem.removeprefix(f"{rules.edition.id}-{rules.players}-")
    if shown in ENDS:
        events = [event for judged in judge(read_script(text, edition_of)) for event in judged.events]
        assert end_of(position, events) == shown
    elif rules.edition.rival:
        events = [event for judged in judge(read_script(text, edition_of)) for event in judged.events]
        step = {DREW: "drawing", TURNED_UP: "turning"}[last_exhaustion(position, events).name]
        fate = "loses" if rules.winners(position.table) else "wins"
        assert shown == f"ends-while-{step}-and-the-mafia-{fate}"
    elif shown == "ends-in-a-tie":
        scores = [rules.score(position.table, seat) for seat in range(rules.players)]
        assert scores.count(max(scores)) > 1
    else:
        assert rules.edition.options == (shown,)


def end_of(position: Position, events: list[Event]) -> str:
    """In which step the draw pile was exhausted for the last time."""
    last = next(n for n, event in enumerate(events) if exhausts(event, int(position.table.rules.ends_at)))
    if events[last].name == DREW:
        return ENDS[0]
    turned = 0
    while events[last].name != "phase began":
        if events[last].name == TURNED_UP:
            turned += sum(len(move.cards) for move in events[last].changes if isinstance(move, Moved))
        last -= 1
    return ENDS[turned]


def last_exhaustion(position: Position, events: list[Event]) -> Event:
    """The event in which the draw pile was exhausted for the last time."""
    return next(event for event in events if exhausts(event, int(position.table.rules.ends_at)))


def exhausts(event: Event, times: int) -> bool:
    return any(isinstance(c, NumberSet) and c.number == EXHAUSTED and c.value == times for c in event.changes)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_drawn_position_holds_to_its_last_line(path: Path) -> None:
    assert run(path.read_text(encoding="utf-8"), edition_of).table.is_over


def test_every_edition_player_count_option_and_end_has_its_game() -> None:
    names = {path.stem for path in GAMES}
    assert set(TIES) <= names
    for edition in EDITIONS.values():
        if edition.id in OTHER_ENDS:
            assert {f"{edition.id}-{edition.players[0]}-{end}" for end in OTHER_ENDS[edition.id]} <= names
            continue
        wanted = {f"{edition.id}-{players}-{end}" for players in edition.players for end in ENDS}
        for variant in edition.variants:
            players = variant.players[0] if variant.players else 4
            wanted.add(f"{edition.id}-{players}-{variant.name}")
        assert wanted <= names
