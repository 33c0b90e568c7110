"""Compares the database after many faults with what people were told."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import asyncpg
import msgspec

from bohnhof.kernel.deal import new_table
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table
from bohnhof.server.storage.event_codec import pack_events
from bohnhof.server.storage.store import Row
from bohnhof.server.storage.table_settings import TableSettings
from bohnhof.server.wire.actions import read_action_json
from bohnhof.server.wire.view_writer import waiting
from tests.many.people import Sitter


class Fault(NamedTuple):
    """What happened to the club, and when, in milliseconds."""

    kind: str
    at: int


FELT: Final = 3000  # milliseconds after a fault in which its effects are felt


@dataclass
class Verdict:
    """The figures of a run; all of `wrong` must be 0."""

    faults: Counter[str]
    seconds: float
    counts: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    silences: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)  # what bots took whose turn it was at a fault or soon after it

    @property
    def is_good(self) -> bool:
        return not +self.wrong

    def show(self) -> None:
        rows = [("seconds", f"{self.seconds:.0f}"), *((f"faults: {kind}", str(n)) for kind, n in self.faults.items())]
        rows += [(name, f"{n:,}") for name, n in self.counts.items()]
        for name, seconds in (("silences", self.silences), ("bots after a fault", self.bots)):
            rows += [(f"{name} ({len(seconds):,}), p50 s", f"{_part(seconds, 0.5):.1f}")]
            rows += [
                (f"{name}, p99 s", f"{_part(seconds, 0.99):.1f}"),
                (f"{name}, longest s", f"{_part(seconds, 1):.1f}"),
            ]
        rows += [(name, str(self.wrong[name])) for name in WRONG]
        for name, value in rows:
            print(f"{name:34} {value:>10}")


WRONG = (
    "acknowledged but lost",
    "stored twice",
    "refused but done",
    "lines lost",
    "lines stored twice",
    "gaps",
    "seen differently",
    "welcomes behind",
    "actions against the rules",
    "events that differ",
)


def _part(seconds: list[float], part: float) -> float:
    """The time within which this part of them ended."""
    return sorted(seconds)[min(len(seconds) - 1, int(part * len(seconds)))] if seconds else 0.0


async def judge(address: str, sitters: Sequence[Sitter], faults: Sequence[Fault], seconds: float) -> Verdict:
    """Everything that people were told holds, and every game replays to the same events."""
    verdict = Verdict(Counter(fault.kind for fault in faults), seconds)
    verdict.silences += [gap for sitter in sitters for gap in sitter.silences]
    moments = [fault.at for fault in faults]
    at_table: dict[str, list[Sitter]] = defaultdict(list)
    for sitter in sitters:
        at_table[sitter.table].append(sitter)
    connection = await asyncpg.connect(address)
    for table, people in at_table.items():
        rows = [
            Row(*row)
            for row in await connection.fetch(
                "SELECT seq, seat, by, ref, at, action, events FROM entries WHERE game = $1 ORDER BY seq", table
            )
        ]
        data = await connection.fetchval("SELECT data FROM tables WHERE id = $1", table)
        talk = await connection.fetch("SELECT data FROM talk WHERE game = $1", table)
        _judge_told(verdict, rows, people)
        _judge_talk(verdict, [msgspec.json.decode(row["data"])["text"] for row in talk], people)
        _replay(verdict, msgspec.json.decode(data, type=TableSettings), [row for row in rows if row.seq > 0], moments)
    await connection.close()
    return verdict


def _judge_told(verdict: Verdict, rows: list[Row], people: list[Sitter]) -> None:
    wrong, counts = verdict.wrong, verdict.counts
    done = [row for row in rows if row.seq > 0]
    stored = {(row.seat, row.ref): row.seq for row in done if row.ref is not None}
    heads = {row.seq: (row.seat, row.by, row.at) for row in done}
    counts["games"] += 1
    counts["entries"] += len(done)
    counts["of bots"] += sum(row.by == "bot" for row in done)
    counts["of clocks"] += sum(row.by == "clock" for row in done)
    counts["refusals stored"] += len(rows) - len(done)
    wrong["stored twice"] += sum(row.ref is not None for row in done) - len(stored)
    wrong["gaps"] += [row.seq for row in done] != list(range(1, len(done) + 1))
    for sitter in people:
        counts["acknowledged"] += len(sitter.acknowledged)
        for ref, seq in sitter.acknowledged.items():
            wrong["acknowledged but lost"] += stored.get((sitter.seat, ref)) != seq
        wrong["refused but done"] += sum((sitter.seat, ref) in stored for ref in sitter.refused)
        wrong["seen differently"] += sitter.differs
        wrong["seen differently"] += sum(heads.get(seq) != head for seq, head in sitter.saw.items())
        wrong["welcomes behind"] += sitter.behind


def _judge_talk(verdict: Verdict, lines: list[str], people: list[Sitter]) -> None:
    said = Counter(lines)
    for sitter in people:
        verdict.counts["lines acknowledged"] += len(sitter.said)
        verdict.wrong["lines lost"] += sum(text not in said for text in sitter.said)
    verdict.wrong["lines stored twice"] += sum(count - 1 for text, count in said.items() if " says " in text)


def _replay(verdict: Verdict, settings: TableSettings, rows: list[Row], faults: list[int]) -> None:
    """Play every action again; an undo goes back to the table before the last one that still counts."""
    tables: list[Table] = [new_table(settings.terms.rules, int(settings.seed))]
    before = settings.began
    for row in rows:
        if row.by == "bot" and not tables[-1].now.trades and waiting(tables[-1]) == [row.seat]:
            about = [fault for fault in faults if before - FELT < fault < row.at]
            verdict.bots += [(row.at - max(before, fault)) / 1000 for fault in about]
        before = row.at
        if row.by == "undo":
            tables.pop()
            continue
        table = tables[-1].clone()
        table.log = []
        try:
            play(table, row.seat, read_action_json(row.action))
        except Illegal:
            verdict.wrong["actions against the rules"] += 1
            return
        verdict.wrong["events that differ"] += pack_events(table.log) != row.events
        table.log = None
        tables.append(table)
    verdict.counts["games over"] += tables[-1].is_over
    verdict.wrong["actions against the rules"] += tables[-1].is_over != (settings.stage == "over")
