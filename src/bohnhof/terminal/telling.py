"""What happened, told to one person, and which of it they would want to answer."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text

from bohnhof.kernel.events import (
    GAME_ENDED,
    KEPT,
    OFFER_DECLINED,
    OFFERED,
    PHASE_BEGAN,
    TRADE_MADE,
    TURN_BEGAN,
    Event,
    OfferClosed,
    OfferSet,
)
from bohnhof.kernel.table import View
from bohnhof.sentences.story import Storyteller
from bohnhof.terminal.layout import sentence

BULLET: Final = "· "
MILESTONES: Final = (TURN_BEGAN, TRADE_MADE, GAME_ENDED)


class Told(NamedTuple):
    """A sentence about something that happened."""

    words: str
    style: str

    def lines(self, width: int) -> list[Text]:
        return sentence(self.words, width, BULLET, self.style)


def told(view: View, teller: Storyteller, happened: list[Event]) -> list[Told]:
    """The sentences about events, redacted for this view, right after they happened."""
    stories = []
    for event in happened:
        words = teller.tell(view, event)
        if words is not None:
            stories.append(Told(words, "bold" if event.name in MILESTONES else ""))
    return stories


def is_news(view: View, event: Event) -> bool:
    """Would a person who waits in trading want to be asked again?

    Yes: when trading begins, when cards are kept or change hands, when the active player makes or gets an offer, and
    when your offer gets an answer that matters. Other talk is shown, but does not interrupt: for example when two
    others do not agree, or when the first of three declines an offer to everybody.
    """
    if event.name in (PHASE_BEGAN, KEPT, TRADE_MADE):
        return True
    if event.name == OFFERED:
        return view.active in (view.seat, event.seat)
    for change in event.changes:
        if isinstance(change, OfferClosed) and change.offer.maker == view.seat:
            return True
        if isinstance(change, OfferSet) and change.offer.maker == view.seat:
            return event.name != OFFER_DECLINED
    return False
