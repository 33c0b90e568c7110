"""Hints: what a good player would do in somebody's place, if the table allows a coach."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.chance import derived_seed
from bohnhof.bots.hint import coach_for
from bohnhof.kernel.actions import Action
from bohnhof.kernel.view import view
from bohnhof.server.rooms.clients import Client
from bohnhof.server.rooms.room import Room
from bohnhof.server.thinking.brains import Thinkers
from bohnhof.server.thinking.thoughts import Question, Thought, question_for
from bohnhof.server.wire import asked, told
from bohnhof.server.wire.actions import to_wire

HINT_SECONDS: Final = 1.0


async def hint(thinkers: Thinkers, room: Room, client: Client, message: asked.Hint) -> None:
    """Ask the table's coach; it sees exactly what the person sees."""
    question = await room.heed(client, lambda: _question(room, client, message))
    if question is not None:
        advice = [
            _advice(action, thought)
            for thought in await thinkers.ask(question, client.address)
            if (action := thought.chosen())
        ]
        client.tell(told.Hints(message.ref, advice))


async def _question(room: Room, client: Client, message: asked.Hint) -> Question | None:
    """The question for the coach; None if there is nothing to ask, and the person has got the reason."""
    if not room.settings.coach:
        client.tell(told.Fault("not-allowed", "this table plays without a coach", message.ref))
        return None
    seat = client.seat
    if seat is None or room.table is None or room.settings.stage != "play":
        client.tell(told.Fault("not-seated", "only who sits at a running game can ask this", message.ref))
        return None
    chance = derived_seed(int(room.settings.seed), f"hint {seat}", room.seq)
    seen = view(room.table, seat)
    return question_for(
        f"{room.settings.id} coach",
        coach_for(seen.rules),
        seen,
        may_talk=True,
        chance=chance,
        seconds=HINT_SECONDS,
        advise=True,
    )


def _advice(action: Action, thought: Thought) -> told.Advice:
    why = thought.reason
    if why is None:
        return told.Advice(to_wire(action), "", None, None)
    return told.Advice(to_wire(action), why.text, why.key, why.values)
