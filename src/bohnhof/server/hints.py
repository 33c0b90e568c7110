"""Hints: what a good player would do in somebody's place, if the table allows a coach."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.chance import derived_seed
from bohnhof.kernel.view import view
from bohnhof.server import wire
from bohnhof.server.actions import to_wire
from bohnhof.server.brains import Brains, question_for
from bohnhof.server.clients import Client
from bohnhof.server.room import Room

SECONDS: Final = 1.0


async def hint(brains: Brains, room: Room, client: Client, message: wire.Hint) -> None:
    """Ask the table's coach; it sees exactly what the person sees."""
    if not room.desk.coach:
        client.tell(wire.Fault("not-allowed", "this table plays without a coach", message.ref))
        return
    seat = client.seat
    if seat is None or room.table is None or room.desk.stage != "play":
        client.tell(wire.Fault("not-seated", "only who sits at a running game can ask this", message.ref))
        return
    chance = derived_seed(int(room.desk.seed), f"hint {seat}", room.seq)
    question = question_for(
        f"{room.desk.id} coach",
        room.desk.stand_in,
        view(room.table, seat),
        may_talk=True,
        chance=chance,
        seconds=SECONDS,
    )
    action = await brains.ask(question)
    advice = [] if action is None else [wire.Advice(to_wire(action), "", None, None)]
    client.tell(wire.Hints(message.ref, advice))
