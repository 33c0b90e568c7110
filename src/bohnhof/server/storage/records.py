"""Records: a stored game as something to download, to check and to replay."""

from __future__ import annotations

from typing import Final, cast

from bohnhof.kernel.deal import new_table
from bohnhof.kernel.events import apply
from bohnhof.kernel.places import SPECTATOR
from bohnhof.kernel.table import Board, Table
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.text.record import RULES, Recorder
from bohnhof.kernel.text.seal import sealed
from bohnhof.kernel.view import redact, view
from bohnhof.server.storage.event_codec import unpack
from bohnhof.server.storage.fairness import Signer, hash_of
from bohnhof.server.storage.history import effective
from bohnhof.server.storage.store import Row
from bohnhof.server.storage.table_settings import Desk, record_names
from bohnhof.server.wire import calls, tables, views
from bohnhof.server.wire import view_writer as picture
from bohnhof.server.wire.actions import read_action
from bohnhof.server.wire.game_terms import Game

TABLE: Final = "# table "
COMMITMENT: Final = "# commitment "
SECRET: Final = "# secret "
NUMBER: Final = "# number "  # seat, and what was added there
SIGNED: Final = "# signed "  # the public key, and the signature of all lines between the first one and this one
SEED_HASH: Final = "# seed-hash "  # in records of games whose server promised the seed alone


def replay(
    desk: Desk, table: tables.Table, rows: list[Row], talk: list[tables.Said], signer: Signer | None = None
) -> calls.Game:
    """A game as it can be looked at: with open hands when it is over, before that as a spectator saw it."""
    game = desk.game
    over = desk.stage == "over"
    truth = new_table(game.rules, int(desk.seed))
    recorder = Recorder(truth, record_names(desk.names, game.rules))
    start = _view(game, truth, over=over)
    entries = [_entry(desk, truth, recorder, row, over=over) for row in rows]
    return calls.Game(table, start, entries, talk, _marked(desk, recorder.text(), signer) if over else None)


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


def record_text(desk: Desk, rows: list[Row], signer: Signer | None = None) -> str:
    """The record of a finished game, with what shows that its deal was fair, signed by the server."""
    table = new_table(desk.game.rules, int(desk.seed))
    recorder = Recorder(table, record_names(desk.names, table.rules))
    for row in rows:
        recorder.note(row.seat, read_action(row.action))
        for event in unpack(row.events):
            apply(table, event)
    return _marked(desk, recorder.text(), signer)


def _marked(desk: Desk, record: str, signer: Signer | None) -> str:
    """The record with its rules and the proof of its deal as comments, signed, with a new seal."""
    first, rules, *lines, _sum = record.splitlines()
    assert first.startswith("record")
    assert rules.startswith(RULES)
    versions = [str(version) if since == 1 else f"from entry {since} on {version}" for since, version in desk.rules]
    head = [f"{TABLE}{desk.id}", f"{RULES}{', '.join(versions) or 1}"]
    if desk.promise is None:
        head.append(f"{SEED_HASH}{hash_of(desk.seed)}")
    else:
        head += [f"{COMMITMENT}{desk.promise.commitment}", f"{SECRET}{desk.promise.secret}"]
        head += [f"{NUMBER}{seat} {number}" for seat, number in desk.numbers.items()]
    body = "\n".join([*head, *lines]) + "\n"
    if signer is not None:
        body += f"{SIGNED}{signer.public} {signer.sign(body)}\n"
    return sealed(body)


def _entry(desk: Desk, truth: Table, recorder: Recorder, row: Row, *, over: bool) -> calls.GameEntry:
    game = desk.game
    action = read_action(row.action)
    words = write_action(truth, record_names(desk.names, game.rules), row.seat, action)
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


def marks(record: str, mark: str) -> list[str]:
    """What stands behind a mark, in every line that begins with it."""
    return [line.removeprefix(mark).strip() for line in record.splitlines() if line.startswith(mark)]


def signed_part(record: str) -> str:
    """The lines that a signature covers: all between the first one and the signature."""
    lines = record.splitlines()[1:]
    end = next(n for n, line in enumerate(lines) if line.startswith(SIGNED))
    return "\n".join(lines[:end]) + "\n"
