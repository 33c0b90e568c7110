"""Plays and counts one game of a series."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bohnhof.arena.series import Series
from bohnhof.arena.tally import GameCounter, Tally
from bohnhof.bots.bot import Bot
from bohnhof.bots.runner import run
from bohnhof.kernel.actions import Action
from bohnhof.kernel.events import Event
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.text.record import Recorder
from bohnhof.review.ledger import Ledger


def play_game(
    series: Series,
    rules: Rules,
    number: int,
    bots: Sequence[Bot],
    *,
    seconds: float | None = None,
    record: Path | None = None,
    luck: bool = False,
) -> Tally:
    """Play the game with this number, with this many seconds for each decision, count it, and write its record there.

    With `luck`, also count what the cards gave every seat.
    """
    table = series.deal(rules, number)
    recorder = None if record is None else Recorder(table, tuple(f"{bot.name}-{seat}" for seat, bot in enumerate(bots)))
    counter = GameCounter()
    ledger = Ledger.of_a_new_game(rules, table.seed) if luck else None
    log: list[Event] = []
    table.log = log

    def count(seat: int, _action: Action) -> None:
        counter.count(log)
        if ledger is not None:
            ledger.book(seat, log)
        log.clear()

    try:
        run(table, bots, seconds=seconds, before=None if recorder is None else recorder.note, after=count)
    except Exception as fault:
        fault.add_note(f"in game {number} of the series, with seed {table.seed}")
        raise
    if recorder is not None and record is not None:
        record.write_text(recorder.text(), encoding="utf-8")
    tally = counter.tally(table)
    if ledger is not None:
        seats = range(int(rules.players))
        tally.leads = [ledger.result(seat) for seat in seats]
        tally.luck = [ledger.luck(seat) for seat in seats]
    return tally
