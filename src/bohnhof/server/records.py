"""Records: a stored game as something to download, to check and to replay."""

from __future__ import annotations

from typing import Final, cast

from bohnhof.kernel.action_text import write_action
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.events import apply
from bohnhof.kernel.places import SPECTATOR
from bohnhof.kernel.record import Recorder
from bohnhof.kernel.seal import sealed
from bohnhof.kernel.table import Board, Table
from bohnhof.kernel.view import redact, view
from bohnhof.server import picture
from bohnhof.server.actions import read_action
from bohnhof.server.desk import Desk, record_names
from bohnhof.server.folding import unpack
from bohnhof.server.games import Game
from bohnhof.server.history import effective
from bohnhof.server.store import Row
from bohnhof.server.wire import calls, tables, views

SEED_HASH: Final = "# seed-hash "


def replay(desk: Desk, table: tables.Table, rows: list[Row], talk: list[tables.Said]) -> calls.Game:
    """A game as it can be looked at: with open hands when it is over, before that as a spectator saw it."""
    game = desk.game
    over = desk.stage == "over"
    truth = new_table(game.rules, int(desk.seed))
    recorder = Recorder(truth, record_names(desk.names))
    start = _view(game, truth, over=over)
    entries = [_entry(desk, truth, recorder, row, over=over) for row in rows]
    return calls.Game(table, start, entries, talk, _marked(desk, recorder.text()) if over else None)


def game_log(desk: Desk, rows: list[Row], after: int) -> calls.GameLog:
    """What happened after an entry, in few words; all rows are wanted, those that were taken back too."""
    game = desk.game
    over = desk.stage == "over"
    after = _known_to(rows, after)
    truth = new_table(game.rules, int(desk.seed))
    begins = (int(truth.turn), _scores(truth))
    entries: list[calls.LogEntry] = []
    for row in effective(rows):
        happened = unpack(row.events)
        for event in happened:
            apply(truth, event)
        if row.seq <= after:
            begins = (int(truth.turn), _scores(truth))
            continue
        board: Board = truth if over else view(truth, SPECTATOR)
        told = happened if over else [redact(event, SPECTATOR) for event in happened]
        events = [picture.event(game, board, event) for event in told]
        entries.append(calls.LogEntry(row.seq, int(truth.turn), _scores(board), events))
    return calls.GameLog(after, *begins, entries)


def _known_to(rows: list[Row], after: int) -> int:
    """Up to where the game is still what it was after this entry: an undo since then takes more of it back."""
    then = [row.seq for row in effective([row for row in rows if row.seq <= after])]
    now = [row.seq for row in effective(rows)]
    if now[: len(then)] == then:
        return after
    return max((seq for seq, same in zip(then, now, strict=False) if seq == same), default=0)


def _scores(board: Board) -> list[int]:
    """What counts for each seat, and at last for those who have none."""
    rules = board.rules
    scores = [int(rules.score(board, seat)) for seat in range(int(rules.players))]
    return [*scores, int(rules.rival_score(board))] if rules.edition.rival else scores


def record_text(desk: Desk, rows: list[Row]) -> str:
    """The record of a finished game, with the hash that was published before the deal."""
    table = new_table(desk.game.rules, int(desk.seed))
    recorder = Recorder(table, record_names(desk.names))
    for row in rows:
        recorder.note(row.seat, read_action(row.action))
        for event in unpack(row.events):
            apply(table, event)
    return _marked(desk, recorder.text())


def _marked(desk: Desk, record: str) -> str:
    """The record with the seed's hash as a comment, sealed anew."""
    first, *lines, _sum = record.splitlines()
    assert first.startswith("record")
    return sealed("\n".join([f"{SEED_HASH}{desk.seed_hash}", *lines]) + "\n")


def _entry(desk: Desk, truth: Table, recorder: Recorder, row: Row, *, over: bool) -> calls.GameEntry:
    game = desk.game
    action = read_action(row.action)
    words = write_action(truth, record_names(desk.names), row.seat, action)
    recorder.note(row.seat, action)
    happened = unpack(row.events)
    for event in happened:
        apply(truth, event)
    board: Board = truth if over else view(truth, SPECTATOR)
    told = happened if over else [redact(event, SPECTATOR) for event in happened]
    return calls.GameEntry(
        seq=row.seq,
        seat=row.seat,
        by=cast("tables.By", row.by),
        at=row.at,
        words=words if over else None,
        events=[picture.event(game, board, event) for event in told],
        places=picture.places(game, board, picture.touched(board, happened)),
        state=picture.state(game, board),
    )


def _view(game: Game, truth: Table, *, over: bool) -> views.View:
    board: Board = truth if over else view(truth, SPECTATOR)
    return picture.whole_view(game, board, 0, None, picture.state(game, board), picture.NOTHING)


def hash_in(record: str) -> str | None:
    """The hash of the seed that a record names."""
    marked = [line for line in record.splitlines() if line.startswith(SEED_HASH)]
    return marked[0].removeprefix(SEED_HASH).strip() if marked else None
