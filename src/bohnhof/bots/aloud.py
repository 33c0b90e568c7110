"""What a bot says aloud at a table: in public, about public things only.

`reasons.explain` computes why a bot does something from all that the bot sees, its hand included: that is for the
person whose hand it is. Told to everybody it would give the hand away: "I do not have red" said to whoever asks is the
hand, card by card. So the lines for the table are made of the offer itself and of what a spectator sees. A refusal
sounds the same whether or not the bot has what was asked for.
"""

from __future__ import annotations

from typing import Final

from bohnhof.bots.messages import Message
from bohnhof.kernel.actions import Action, Counter, Decline, Offer
from bohnhof.kernel.places import field
from bohnhof.kernel.table import View
from bohnhof.kernel.view import public

REASONS: Final = 2  # that are told


def aloud(view: View, action: Action | None) -> Message | None:
    """What the bot on the seat of this view says when it does this; None: nothing."""
    match action:
        case Offer(_, give, want) | Counter(_, give, want):
            told = [int(view.bean[card]) for card in give]  # the offer shows these cards to everybody (R17)
            opening = "aloud.counter" if isinstance(action, Counter) else "aloud.offer"
            return _proposal(public(view), int(view.seat), opening, told, list(want))
        case Decline(id):
            return _refusal(public(view), int(view.seat), id)
        case _:
            return None


def _proposal(seen: View, seat: int, opening: str, give: list[int], want: list[int]) -> Message:
    grown = _grown(seen, seat)
    spare = [Message("give.spare", {"bean": seen.rules.bean_names[b]}) for b in dict.fromkeys(give) if b not in grown]
    if not want:
        return Message("aloud.gift", {"reasons": tuple(spare[:REASONS])}) if spare else Message("aloud.gift_plain")
    wanted = [_wanted(seen.rules.bean_names[b], grown.get(b, 0)) for b in dict.fromkeys(want)]
    return Message(opening, {"reasons": tuple([*wanted, *spare][:REASONS])})


def _wanted(bean: str, cards: int) -> Message:
    if cards == 0:
        return Message("get.new.alone", {"bean": bean})
    return Message("get.joins.alone", {"bean": bean, "cards": cards})


def _refusal(seen: View, seat: int, id: int) -> Message:
    """A no, with what everybody can see of why: it grows what was asked for, or nothing of what was offered.

    If it is neither, what the one who asks would do with it: that may be why.
    """
    offer = seen.offer(id)
    if offer is None:
        return Message("aloud.no")
    grown = _grown(seen, seat)
    names = seen.rules.bean_names
    mine = [Message("aloud.grow", {"bean": names[b]}) for b in dict.fromkeys(offer.want) if b in grown]
    offered = dict.fromkeys(int(seen.bean[card]) for card in offer.give)
    useless = [] if grown.keys() & offered.keys() else [Message("give.spare", {"bean": names[b]}) for b in offered]
    theirs = _grown(seen, int(offer.maker))
    yours = [_joins_yours(names[b], theirs[b]) for b in dict.fromkeys(offer.want) if b in theirs]
    told = ([*mine, *useless] or yours)[:REASONS]
    return Message("aloud.no_because", {"reasons": tuple(told)}) if told else Message("aloud.no")


def _joins_yours(bean: str, cards: int) -> Message:
    return Message("aloud.joins_yours", {"bean": bean, "cards": cards})


def _grown(seen: View, seat: int) -> dict[int, int]:
    """The kinds on this seat's fields, and how many cards of each are on its largest field."""
    grown: dict[int, int] = {}
    for n in seen.fields(seat):
        bean, cards = int(seen.bean_on(field(seat, n))), int(seen.count[field(seat, n)])
        if cards > 0:
            grown[bean] = max(cards, grown.get(bean, 0))
    return grown
