"""Events in words, for logs, the referee and replays. Works on redacted events too: an unseen card is "1 card".

The key is made from the event's name, and its facts are the values of the sentence. The catalogue chooses the wording
(a gift, an answer, "you"). The web table does the same in `web/src/table/story.ts`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.events import BUILDING_BOUGHT, TOLL_PAID, Event, Moved, OfferClosed, OfferSet, Shown
from bohnhof.kernel.offer import StandingOffer
from bohnhof.kernel.places import ANYONE
from bohnhof.kernel.table import Board
from bohnhof.sentences.catalogue import Language, key_of, language
from bohnhof.sentences.fluent import Value

YOU: Final = "you"
NONE: Final = "none"


@dataclass(frozen=True)
class Storyteller:
    """Tells events in one language, from the perspective of a seat (None: of nobody in particular)."""

    names: tuple[str, ...]
    language: Language = field(default_factory=language)
    you: int | None = None

    def tell_all(self, board: Board, happened: Iterable[Event]) -> list[str]:
        """The sentences about what one action caused, right after it happened."""
        sentences = [self.tell(board, event) for event in happened]
        return [sentence for sentence in sentences if sentence is not None]

    def tell(self, board: Board, event: Event) -> str | None:
        """One sentence about an event, on the board right after it; None if it needs no words."""
        key = key_of("log", event.name)
        if not event.changes or not self.language.has(key):
            return None  # it was prevented, or the next event says so
        return self.language.say(key, **self._values(board, event))

    def _values(self, board: Board, event: Event) -> dict[str, Value]:
        """All values that a sentence about this event can use."""
        facts = event.facts
        moves = [change for change in event.changes if isinstance(change, Moved)]
        beans = [bean for change in event.changes if isinstance(change, Moved | Shown) for bean in change.beans]
        if event.name in (TOLL_PAID, BUILDING_BOUGHT):
            cards = self.goods(board, [], beans)
        else:
            cards = self.goods(board, [bean for bean in beans if moves or bean != UNKNOWN], [])
        values: dict[str, Value] = {
            "who": self.person(int(event.seat)),
            "by": "seat",  # only a server knows who acts for a seat
            "cards": cards if cards != self.language.say("nothing") else NONE,
            "n": facts.get("cards", sum(len(move.cards) for move in moves)),
            "turn": facts.get("turn", 0),
            "coins": facts.get("coins", 0),
            "where": "outsider" if "outsider" in facts else "field",
            "boss": self._boss(board, facts),
            "field": _number(board, int(event.seat), facts.get("field")),
            "building": self._building(board, facts),
            "kind": self._kind(board, facts),
        }
        offers = [change for change in event.changes if isinstance(change, OfferSet | OfferClosed)]
        if offers:
            offer = offers[-1].offer
            partner = facts.get("partner", int(offer.to))
            values |= self._offer(board, offer, partner)
            values["what"] = "offer" if isinstance(offers[-1], OfferClosed) else "yes"
        if board.is_over:
            values |= self._result(board)
        return values

    # ----------------------------------------------------------------- what is spoken of

    def person(self, seat: int) -> str:
        """A seat by name."""
        return YOU if seat == self.you else self.names[seat]

    def goods(self, board: Board, beans: list[int], coined: list[int]) -> str:
        """`2 red, 1 soy and 1 blue coin`; unseen cards are only counted."""
        say, name = self.language.say, self._bean
        parts = [
            say("goods-cards", n=beans.count(bean), bean=name(board, bean))
            if bean != UNKNOWN
            else say("cards", n=beans.count(bean))
            for bean in dict.fromkeys(beans)
        ]
        parts += [say("goods-coins", n=coined.count(bean), bean=name(board, bean)) for bean in dict.fromkeys(coined)]
        return self.language.listing(parts)

    def _bean(self, board: Board, bean: int) -> str:
        return self.language.in_text("bean", board.rules.bean_names[bean], board.rules.edition.id)

    def _boss(self, board: Board, facts: dict[str, int]) -> str:
        return self.language.in_text("boss", board.rules.outsiders[facts["outsider"]]) if "outsider" in facts else ""

    def _building(self, board: Board, facts: dict[str, int]) -> str:
        if "building" not in facts:
            return ""
        building = board.rules.holdings[facts["building"]]
        return f"{self.language.in_text('building', building.kind)} {building.price}"

    def _kind(self, board: Board, facts: dict[str, int]) -> str:
        if facts.get("named") == 0:
            return NONE
        if "kind" not in facts:
            return "unknown"  # an event that was stored before events had facts
        return self.language.in_text("building", board.rules.kind_names[facts["kind"]])

    def _offer(self, board: Board, offer: StandingOffer, partner: int) -> dict[str, Value]:
        """Who offers whom what for what."""
        beans = [int(board.bean[card]) for card in offer.give if not board.is_coin(card)]
        coined = [int(board.bean[card]) for card in offer.give if board.is_coin(card)]
        return {
            "maker": self.person(int(offer.maker)),
            "whom": "all" if partner == ANYONE else self.person(partner),
            "give": self.goods(board, beans, coined),
            "want": self.goods(board, list(offer.want), list(offer.want_coins)),
            "deal": "gift" if offer.is_a_gift else "ask" if offer.asks_for_a_gift else "trade",
        }

    def _result(self, board: Board) -> dict[str, Value]:
        winners = board.rules.winners(board)
        names = self.language.listing([self.language.say("you") if w == self.you else self.names[w] for w in winners])
        if not winners:
            return {"winner": "rival", "names": ""}
        alone = YOU if winners[0] == self.you else "alone"
        return {"winner": alone if len(winners) == 1 else "several", "names": names}


def _number(board: Board, seat: int, n: int | None) -> int:
    """The number of a field as players count: from 1, in the order on the table."""
    fields = board.fields(seat)
    return fields.index(n) + 1 if n in fields else 0
