"""Hints: the best actions of a seat, each with its reason, for the command line and the web table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from bohnhof.bots.hunter import trades
from bohnhof.bots.messages import Message
from bohnhof.bots.mind.player import Idea
from bohnhof.bots.registry import make_known_bot
from bohnhof.kernel.actions import Action, Counter, Offer, Plant
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import MAX_FIELDS, field
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View

COACH: Final = "expert"
COACH_WITHOUT_TRADING: Final = "hunter"
MOST_HINTS: Final = 5


@runtime_checkable
class Coach(Protocol):
    """A bot that values its options, and can explain its choice."""

    def ideas(self, view: View, most: int, /) -> list[Idea]:
        """What it would do, and the next best ideas."""

    def explain(self, view: View, action: Action | None, /) -> Message:
        """Why."""


@runtime_checkable
class Wisher(Protocol):
    """A bot that announces what it wants."""

    def wishes(self, view: View, /) -> tuple[list[int], list[int]]:
        """The beans that it wants, and those that it would give for any of these."""


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
    ideas = begging_last(without_twins(view, coach.ideas(view, most + int(MAX_FIELDS))))[:most]
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
