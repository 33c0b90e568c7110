"""Records: a stored game to download, check and replay."""

from __future__ import annotations

from typing import Final, cast

from bohnhof.kernel.deal import new_table
from bohnhof.kernel.events import Event, apply
from bohnhof.kernel.places import SPECTATOR
from bohnhof.kernel.table import Board, Table
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.text.record import RULES, Recorder
from bohnhof.kernel.text.seal import sealed
from bohnhof.kernel.view import redact, view
from bohnhof.server.storage.event_codec import unpack_events
from bohnhof.server.storage.fairness import Signer, hash_of
from bohnhof.server.storage.history import effective
from bohnhof.server.storage.store import Row
from bohnhof.server.storage.table_settings import TableSettings, record_names
from bohnhof.server.wire import calls, tables, view_writer, views
from bohnhof.server.wire.actions import read_action_json
from bohnhof.server.wire.game_terms import GameTerms
from bohnhof.server.wire.text_writer import touched_places

TABLE: Final = "# table "
COMMITMENT: Final = "# commitment "
SECRET: Final = "# secret "
NUMBER: Final = "# number "  # the seat, and its number for the deal
SIGNED: Final = "# signed "  # the public key, and the signature of all lines between the first one and this one
SEED_HASH: Final = "# seed-hash "  # in records of games whose server committed only to the seed


def replay(
    settings: TableSettings, table: tables.Table, rows: list[Row], talk: list[tables.Said], signer: Signer | None = None
) -> calls.Game:
    """A game for the replay viewer: with open hands when it is over, before that as a spectator saw it."""
    terms = settings.terms
    over = settings.stage == "over"
    truth = new_table(terms.rules, int(settings.seed))
    recorder = Recorder(truth, record_names(settings.names, terms.rules))
    start = _view(terms, truth, over=over)
    entries = [_entry(settings, truth, recorder, row, over=over) for row in rows]
    return calls.Game(table, start, entries, talk, _marked(settings, recorder.text(), signer) if over else None)


def game_log(settings: TableSettings, rows: list[Row], after: int) -> calls.GameLog:
    """What happened after an entry, briefly; needs all rows, including undone ones."""
    terms = settings.terms
    over = settings.stage == "over"
    after = _known_to(rows, after)
    truth = new_table(terms.rules, int(settings.seed))
    played = effective(rows)
    for row in played:
        if row.seq <= after:
            _apply(truth, row, terms)
    board = _shown(truth, over=over)
    begins = (int(truth.turn), _scores(board))
    entries: list[calls.LogEntry] = []
    for row in played:
        if row.seq > after:
            happened = _apply(truth, row, terms)
            board = _shown(truth, over=over)
            told = happened if over else [redact(event, SPECTATOR) for event in happened]
            events = [view_writer.event(terms, board, event) for event in told]
            entries.append(calls.LogEntry(row.seq, int(truth.turn), _scores(board), events, cast("tables.By", row.by)))
    return calls.GameLog(after, *begins, entries)


def _apply(truth: Table, row: Row, terms: GameTerms) -> list[Event]:
    """Apply the events of an entry."""
    happened = unpack_events(row.events, terms.rules)
    for event in happened:
        apply(truth, event)
    return happened


def _shown(truth: Table, *, over: bool) -> Board:
    """What everybody may see: the table itself when the game is over, before that the view of a spectator."""
    return truth if over else view(truth, SPECTATOR)


def _known_to(rows: list[Row], after: int) -> int:
    """The entry up to which the game is still the same as after this one: later undos may have removed more."""
    then = [row.seq for row in effective([row for row in rows if row.seq <= after])]
    now = [row.seq for row in effective(rows)]
    if now[: len(then)] == then:
        return after
    return max((seq for seq, same in zip(then, now, strict=False) if seq == same), default=0)


def _scores(board: Board) -> list[int]:
    """The score of each seat, and last of the rival."""
    rules = board.rules
    scores = [int(rules.score(board, seat)) for seat in range(int(rules.players))]
    return [*scores, int(rules.rival_score(board))] if rules.edition.rival else scores


def record_text(settings: TableSettings, rows: list[Row], signer: Signer | None = None) -> str:
    """The record of a finished game, with the proof of its deal, signed by the server."""
    table = new_table(settings.terms.rules, int(settings.seed))
    recorder = Recorder(table, record_names(settings.names, table.rules))
    for row in rows:
        recorder.note(row.seat, read_action_json(row.action))
        for event in unpack_events(row.events):
            apply(table, event)
    return _marked(settings, recorder.text(), signer)


def _marked(settings: TableSettings, record: str, signer: Signer | None) -> str:
    """The record with its rules and the proof of its deal as comments, signed, with a new seal."""
    first, rules, *lines, _sum = record.splitlines()
    assert first.startswith("record")
    assert rules.startswith(RULES)
    versions = [str(version) if since == 1 else f"from entry {since} on {version}" for since, version in settings.rules]
    head = [f"{TABLE}{settings.id}", f"{RULES}{', '.join(versions) or 1}"]
    if settings.promise is None:
        head.append(f"{SEED_HASH}{hash_of(settings.seed)}")
    else:
        head += [f"{COMMITMENT}{settings.promise.commitment}", f"{SECRET}{settings.promise.secret}"]
        head += [f"{NUMBER}{seat} {number}" for seat, number in settings.numbers.items()]
    body = "\n".join([*head, *lines]) + "\n"
    if signer is not None:
        body += f"{SIGNED}{signer.public} {signer.sign(body)}\n"
    return sealed(body)


def _entry(settings: TableSettings, truth: Table, recorder: Recorder, row: Row, *, over: bool) -> calls.GameEntry:
    terms = settings.terms
    action = read_action_json(row.action)
    words = write_action(truth, record_names(settings.names, terms.rules), row.seat, action)
    recorder.note(row.seat, action)
    happened = _apply(truth, row, terms)
    board = _shown(truth, over=over)
    told = happened if over else [redact(event, SPECTATOR) for event in happened]
    return calls.GameEntry(
        seq=row.seq,
        seat=row.seat,
        by=cast("tables.By", row.by),
        at=row.at,
        words=words if over else None,
        events=[view_writer.event(terms, board, event) for event in told],
        places=view_writer.places(terms, board, touched_places(board, happened)),
        state=view_writer.state(terms, board),
    )


def _view(terms: GameTerms, truth: Table, *, over: bool) -> views.View:
    board = _shown(truth, over=over)
    return view_writer.whole_view(terms, board, 0, None, view_writer.state(terms, board), view_writer.NOTHING)


def marks(record: str, mark: str) -> list[str]:
    """The text after a mark, for every line that begins with it."""
    return [line.removeprefix(mark).strip() for line in record.splitlines() if line.startswith(mark)]


def signed_part(record: str) -> str:
    """The lines that a signature covers: all between the first one and the signature."""
    lines = record.splitlines()[1:]
    end = next(n for n, line in enumerate(lines) if line.startswith(SIGNED))
    return "\n".join(lines[:end]) + "\n"
