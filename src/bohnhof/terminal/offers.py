"""Open offers in words."""

from __future__ import annotations

from rich.text import Text

from bohnhof.kernel.offer import StandingOffer
from bohnhof.kernel.places import ANYONE, coins
from bohnhof.kernel.table import View
from bohnhof.kernel.trading import has_wanted
from bohnhof.terminal.wording import Names, counted, who


def offer_pieces(view: View, names: Names, offer: StandingOffer) -> list[Text]:
    """`Bert to you: S stink + C chili for R red (no: Cleo)`, piece by piece."""
    say = names.language.say
    to = "anyone" if offer.to == ANYONE else "you" if offer.to == view.seat else names[int(offer.to)]
    return [
        Text(say("offer-head", who=who(view, names, int(offer.maker)), whom=to)),
        *_goods(view, names, *_given(view, offer)),
        Text(say("offer-for")),
        *_goods(view, names, list(offer.want), list(offer.want_coins)),
        *_remarks(view, names, offer),
    ]


def _remarks(view: View, names: Names, offer: StandingOffer) -> list[Text]:
    """What else to know about an offer."""
    takers = [who(view, names, int(pledge.seat)) for pledge in offer.pledges]
    refusers = [who(view, names, seat) for seat in range(len(names)) if offer.has_declined(seat)]
    say, listing = names.language.say, names.language.listing
    remarks = []
    if offer.answers:
        remarks.append(say("offer-answers", n=int(offer.answers)))
    if takers:
        remarks.append(say("offer-yes", names=listing(takers)))
    if refusers:
        remarks.append(say("offer-no", names=listing(refusers)))
    if offer.is_for(view.seat) and not has_wanted(view, view.seat, offer):
        remarks.append(say("offer-lack"))
    return [Text(f"({', '.join(remarks)})", "dim")] if remarks else []


def _given(view: View, offer: StandingOffer) -> tuple[list[int], list[int]]:
    """The beans that an offer gives, as cards and as coins."""
    pile = coins(offer.maker)
    as_cards = [int(view.bean[card]) for card in offer.give if view.place[card] != pile]
    as_coins = [int(view.bean[card]) for card in offer.give if view.place[card] == pile]
    return as_cards, as_coins


def _goods(view: View, names: Names, beans: list[int], as_coins: list[int]) -> list[Text]:
    """`S stink + R red×2 + coin:C chili`, each part with the plus before it."""
    parts = counted(view, names, beans)
    parts += [Text.assemble(names.language.say("offer-coin"), bean) for bean in counted(view, names, as_coins)]
    return [Text.assemble("+ " if n else "", part) for n, part in enumerate(parts)] or [
        Text(names.language.say("nothing"))
    ]
