"""A position in the notation, opened at its own table: judged, viewed from any seat, and played.

Nobody else is there: the person who opens it acts for all seats.
"""

from __future__ import annotations

import msgspec

from bohnhof.kernel.events import Event
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.text.notation import EditionFinder, write_position
from bohnhof.kernel.text.script import judge, judge_refused, read_script
from bohnhof.kernel.view import view
from bohnhof.sentences.story import Storyteller
from bohnhof.server.wire import tables, view_writer, views
from bohnhof.server.wire.actions import read_action_json
from bohnhof.server.wire.game_terms import GameTerms


class Verdict(msgspec.Struct, frozen=True):
    """The referee's verdict on one line."""

    line: str
    said: list[str]  # what happened, or why it was refused
    holds: bool


class Opened(msgspec.Struct, frozen=True):
    """A position as a page shows it: from one seat, with everything that was judged or played so far."""

    table: tables.Table
    view: views.View
    verdicts: list[Verdict]
    text: str  # the current position, in the notation


class OpenPosition:
    """A text that was read and judged, and everything played since."""

    def __init__(self, text: str, find_edition: EditionFinder) -> None:
        refused = judge_refused(text, find_edition)
        if refused is not None:  # a position that is impossible, and says so
            raise BadInput(refused.reason if refused.complaint is None else str(refused.fault()))
        script = read_script(text, find_edition)
        self._names, self._table = script.start.names, script.start.table
        self._terms = GameTerms(self._table.rules)
        self._stories = Storyteller(self._names)
        self._seq = 0
        self._verdicts: list[Verdict] = []
        for judged in judge(script):
            said = self._stories.tell_all(self._table, judged.events)
            if judged.refusal is not None:
                said.append(self._refused(judged.refusal))
            elif judged.complaint is not None:
                said.append(judged.complaint)
            line = " ".join([*judged.step.line.words, *(judged.step.mark.words if judged.step.mark else ())])
            self._verdicts.append(Verdict(line, said, judged.complaint is None))

    def _refused(self, refusal: Illegal) -> str:
        spoken = self._stories.language
        return spoken.say("verdict-refused", refusal=spoken.refusal(refusal))

    @property
    def seat(self) -> int:
        """The seat that is asked now."""
        return next(iter(view_writer.waiting(self._table)), int(self._table.active))

    def act(self, seat: int, action: bytes) -> str | None:
        """Play an action of this seat; returns the refusal, if any."""
        wanted = read_action_json(action)
        line = f"> {self._names[seat]} {write_action(self._table, self._names, seat, wanted)}"
        events: list[Event] = []
        self._table.log = events
        try:
            play(self._table, seat, wanted)
        except Illegal as refusal:
            self._verdicts.append(Verdict(line, [self._refused(refusal)], holds=False))
            return str(refusal)
        finally:
            self._table.log = None
        self._seq += 1
        self._verdicts.append(Verdict(line, self._stories.tell_all(self._table, events), holds=True))
        return None

    def shown(self, seat: int) -> Opened:
        """The table as this seat sees it."""
        seen = view(self._table, seat)
        may = view_writer.choices(seen, seat, offering=view_writer.offering(seen, seat), undo=False)
        now = view_writer.state(self._terms, seen)
        whole = view_writer.whole_view(self._terms, seen, self._seq, seat, now, may)
        text = write_position(self._table, self._names)
        return Opened(bare_table(self._terms, self._names), whole, list(self._verdicts), text)


def bare_table(terms: GameTerms, names: tuple[str, ...], id: str = "position") -> tables.Table:
    """A table without other people."""
    edition = terms.rules.edition
    return tables.Table(
        id=id, stage="play", edition=edition.id, title=edition.title, options=list(edition.options),
        seats=[tables.Seat("person", name, None, present=True) for name in names],
        host=None, public=False, coach=False, clock=None, takeover=None, stand_in="", pace=0, created=0,
        watchers_talk=False, beans=terms.wire_beans, buildings=terms.wire_buildings, places=terms.wire_places,
        phases=terms.wire_phases, turn_length=int(terms.rules.turn_length), rematch=None,
        fair=tables.Fair("", None, None, None, None),
    )  # fmt: skip
