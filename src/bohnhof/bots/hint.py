"""Hints: the best actions of a seat, each with its reason, for the command line and the web table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from bohnhof.bots.hunter import trades
from bohnhof.bots.messages import Message
from bohnhof.bots.mind.player import Idea
from bohnhof.bots.registry import make_known_bot
from bohnhof.kernel.actions import Action, Counter, Offer, Plant
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import ANYONE, MAX_FIELDS, field
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View

COACH: Final = "expert"
COACH_WITHOUT_TRADING: Final = "hunter"
MOST_HINTS: Final = 5

Terms = tuple[int, list[int], list[int], list[int]]  # partner, kinds given, kinds wanted, kinds wanted on coins


@runtime_checkable
class Coach(Protocol):
    """A bot that values its options, and can explain its choice."""

    def ideas(self, view: View, most: int, /) -> list[Idea]:
        """What it would do, and the next best ideas."""

    def explain(self, view: View, action: Action | None, /) -> Message:
        """Why."""


@dataclass(frozen=True)
class Hint:
    """An action (None: wait), its worth in thousandths of a coin, and the reason.

    In the trading the worth is the expected gain compared with waiting; in planting it is the value of the farm
    afterwards; in games without trading, the expected lead at the end.
    """

    action: Action | None
    worth: int
    reason: Message


def coach_for(rules: Rules) -> str:
    """The best adviser for a game: the expert if there is trading, otherwise the hunter."""
    return COACH if trades(rules) else COACH_WITHOUT_TRADING


def hints(view: View, bot: str | None = None, most: int = MOST_HINTS) -> list[Hint]:
    """What this bot (None: the coach for this game) would do on the seat of this view, and its next best ideas."""
    bot = coach_for(view.rules) if bot is None else bot
    coach = make_known_bot(bot)
    if not isinstance(coach, Coach):
        raise BadInput(f"the bot {bot!r} gives no hints: it does not value positions")
    spare = int(MAX_FIELDS) + sum(offer.maker == view.seat for offer in view.offers)
    ideas = begging_last(without_open(view, without_twins(view, coach.ideas(view, most + spare))))[:most]
    return [Hint(idea.action, int(idea.worth), coach.explain(view, idea.action)) for idea in ideas]


def begging_last(ideas: list[Idea]) -> list[Idea]:
    """These ideas, with real deals before those that ask for a gift."""
    last_deal = max((n for n, idea in enumerate(ideas) if _deals(idea.action)), default=-1)
    begging = [idea for idea in ideas[: last_deal + 1] if _begs(idea.action)]
    before = [idea for idea in ideas[: last_deal + 1] if not _begs(idea.action)]
    return [*before, *begging, *ideas[last_deal + 1 :]]


def _deals(action: Action | None) -> bool:
    return isinstance(action, Offer | Counter) and len(action.give) > 0 and len(action.want) > 0


def _begs(action: Action | None) -> bool:
    return isinstance(action, Offer | Counter) and len(action.give) == 0


def without_twins(view: View, ideas: list[Idea]) -> list[Idea]:
    """These ideas, with only the first of several empty fields for a card: the others are equivalent."""
    left, empty = [], set()
    for idea in ideas:
        action = idea.action
        if isinstance(action, Plant) and view.count[field(view.seat, action.field)] == 0:
            if action.card in empty:
                continue
            empty.add(action.card)
        left.append(idea)
    return left


def without_open(view: View, ideas: list[Idea]) -> list[Idea]:
    """These ideas, without the offers that this seat has made already and that are still open."""
    mine = [
        _terms(view, to=int(offer.to), give=offer.give, want=offer.want, coins=offer.want_coins)
        for offer in view.offers
        if offer.maker == view.seat
    ]
    return [idea for idea in ideas if _proposed(view, idea.action) not in mine]


def _proposed(view: View, action: Action | None) -> Terms | None:
    """The terms of an offer that this action would make."""
    match action:
        case Offer(to, give, want, coins):
            return _terms(view, to=int(ANYONE) if to is None else to, give=give, want=want, coins=coins)
        case Counter(id, give, want, coins) if (offer := view.offer(id)) is not None:
            return _terms(view, to=int(offer.maker), give=give, want=want, coins=coins)
        case _:
            return None


def _terms(view: View, *, to: int, give: Sequence[int], want: Sequence[int], coins: Sequence[int]) -> Terms:
    """To whom which kinds are offered for which: two copies of a card are the same offer."""
    return to, sorted(int(view.bean[card]) for card in give), sorted(want), sorted(coins)
