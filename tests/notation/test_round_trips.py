"""Writing and reading gives the same: positions, actions and records of random games."""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.editions.turn import ENCORE, TRADING_TURN
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import SPECTATOR
from bohnhof.kernel.play import play
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.action_text import read_action, write_action
from bohnhof.kernel.text.notation import write_position
from bohnhof.kernel.text.record import Recorder, read_record
from bohnhof.kernel.text.script import read_script
from bohnhof.kernel.view import view
from tests.judge import edition_of
from tests.length import FULL, seeds, untraced
from tests.notation.games import KINDS, NAMES, Kind, random_game, read, written

# A prime, so that no regularity of the games hides a position.
EVERY, STOP = (1, 41) if FULL else (23, 379)

kinds = pytest.mark.parametrize("kind", KINDS, ids=str)


def seen_by_all(table: Table) -> list[str]:
    viewers = [*range(int(table.rules.players)), int(SPECTATOR)]
    return [write_position(view(table, seat), NAMES[: int(table.rules.players)]) for seat in viewers]


@untraced
@kinds
@seeds
def test_every_position_of_a_game_is_read_as_it_was_written(kind: Kind, seed: int) -> None:
    table = kind.deal(seed=3 + seed, rich=True)
    for n, _ in enumerate(random_game(table, Random(3 + seed))):
        if n % EVERY == 0:
            again = read(written(table))
            assert written(again) == written(table)
            assert n % 3 or seen_by_all(again) == seen_by_all(table)
    assert written(read(written(table))) == written(table)


@kinds
def test_the_words_of_an_action_name_the_very_same_cards(kind: Kind) -> None:
    table = kind.deal(seed=5, rich=True)
    for seat, action in random_game(table, Random(5)):
        words = write_action(table, kind.names, seat, action)
        assert read_action(table, kind.names, seat, tuple(words.split()), BadInput) == action


@untraced
@kinds
def test_a_game_goes_on_alike_from_a_position_that_was_read(kind: Kind) -> None:
    table = kind.deal(seed=4, rich=True)
    other = None
    for n, (seat, action) in enumerate(random_game(table, Random(4))):
        if n % 97 == 0:
            assert other is None or written(other) == written(table)
            other = read(written(table))
        assert other is not None
        words = write_action(table, kind.names, seat, action)
        play(other, seat, read_action(other, kind.names, seat, tuple(words.split()), BadInput))
    assert other is not None
    assert written(other) == written(table)


@untraced
@kinds
def test_a_record_leads_to_the_same_position_after_every_action(kind: Kind) -> None:
    table = kind.deal(seed=6)
    recorder = Recorder(table, kind.names)
    stops = {}
    for n, (seat, action) in enumerate(random_game(table, Random(6))):
        recorder.note(seat, action)
        if n % STOP == 0:
            stops[n] = written(table)
    actions = n + 1
    stops[actions] = written(table)
    for n, position in stops.items():
        reached, entries = read_record(recorder.text(), edition_of, upto=n)
        assert written(reached.table) == position
        assert [entry.seq for entry in entries] == list(range(1, n + 1))
    reached, entries = read_record(recorder.text(), edition_of)
    assert written(reached.table) == stops[actions]
    assert len(entries) == actions


@untraced
def test_an_edition_whose_phases_come_in_another_order_is_read_as_it_was_written() -> None:
    plant, trade, aside, draw = TRADING_TURN
    edition = EDITIONS["boonanza"].but(id="mine", turn=(trade, aside, plant, draw), closing=(ENCORE,))
    table = new_table(Rules(edition, 3), 7)
    for _ in random_game(table, Random(7)):
        again = read_script(written(table), lambda _: edition).start.table
        assert written(again) == written(table)
