"""What happened, told to one person; and which of it they would want to answer."""

from __future__ import annotations

import re
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
from bohnhof.kernel.text.tell import tell
from bohnhof.terminal.layout import sentence
from bohnhof.terminal.wording import Names

BULLET: Final = "· "
MILESTONES: Final = (TURN_BEGAN, TRADE_MADE, GAME_ENDED)

YOU: Final = "You"  # the name of a person who gave none
YOUR_VERB: Final = re.compile(rf"\b{YOU} (has|\w+s)\b")
YOU_INSIDE: Final = re.compile(rf"(?<!^)\b{YOU}\b")


class Told(NamedTuple):
    """A sentence about something that happened."""

    words: str
    style: str

    def lines(self, width: int) -> list[Text]:
        return sentence(self.words, width, BULLET, self.style)


def told(view: View, names: Names, happened: list[Event]) -> list[Told]:
    """What there is to say about events, redacted for this view, right after they happened."""
    stories = []
    for event in happened:
        words = tell(view, names, event)
        if words is not None:
            style = "bold" if event.name in MILESTONES else ""
            words = _to_you(words) if YOU in names else words
            stories.append(Told(words[0].upper() + words[1:], style))
    return stories


def _to_you(sentence: str) -> str:
    """`You plant`, not `You plants`; `Bert offers you`, not `You`."""
    sentence = YOUR_VERB.sub(lambda found: f"{YOU} {_second_person(found[1])}", sentence)
    return YOU_INSIDE.sub(YOU.lower(), sentence)


def _second_person(verb: str) -> str:
    return "have" if verb == "has" else verb.removesuffix("s")


def is_news(view: View, event: Event) -> bool:
    """Would a person who waits in the trading want to be asked again?

    Yes: when the trading begins, when cards are kept or change hands, when the active player offers something or is
    the one it is offered to, and when an own offer gets an answer that counts. All other talk is told, but does not
    disturb: that two others do not agree, or that the first of three says no to an offer to everybody.
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
