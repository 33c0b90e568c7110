"""What a bot says to the whole table: only public information.

`reasons.explain` computes why a bot does something from everything the bot sees, including its hand. That is for the
owner of the hand. Said to everybody it would reveal the hand: you could ask for every bean and listen for "I do not
have red". So the lines for the table use only the offer itself and what a spectator sees. A refusal sounds the same
whether or not the bot has what was asked for. The lines are short, without numbers, and worded differently for every
seat; the offer next to them shows the rest.
"""

from __future__ import annotations

from typing import Final

from bohnhof.bots.messages import Message
from bohnhof.kernel.actions import Action, Counter, Decline, Offer
from bohnhof.kernel.places import field
from bohnhof.kernel.table import View
from bohnhof.kernel.view import public

VOICES: Final = 4  # wordings of a line; each seat always uses the same one


def aloud(view: View, action: Action | None) -> Message | None:
    """What the bot on the seat of this view says when it does this; None if it says nothing."""
    match action:
        case Offer(_, give, want):
            return _line(view, _proposal(public(view), int(view.seat), give, want))
        case Counter():
            return _line(view, "counters")
        case Decline(id):
            return _line(view, _refusal(public(view), int(view.seat), id))
        case _:
            return None


def _line(view: View, key: str) -> Message:
    return Message(f"aloud.{key}", {"voice": int(view.seat) % VOICES})


def _proposal(seen: View, seat: int, give: tuple[int, ...], want: tuple[int, ...]) -> str:
    if not want:
        return "gives"
    if not give:
        return "asks"
    return "grows" if _grown(seen, seat) & set(want) else "uses"


def _refusal(seen: View, seat: int, id: int) -> str:
    """A refusal with a public reason: the bot grows what was asked for, or nothing of what was offered.

    Otherwise, what the asker would do with it, which may be the reason.
    """
    offer = seen.offer(id)
    if offer is None:
        return "refuses"
    grown = _grown(seen, seat)
    if grown & set(offer.want):
        return "keeps"
    offered = {int(seen.bean[card]) for card in offer.give}
    if offered and not grown & offered:
        return "useless"
    return "yours" if _grown(seen, int(offer.maker)) & set(offer.want) else "refuses"


def _grown(seen: View, seat: int) -> set[int]:
    """The kinds on this seat's fields."""
    return {int(seen.bean_on(field(seat, n))) for n in seen.fields(seat) if seen.count[field(seat, n)] > 0}
