"""The rulebook bot: plays like a beginner who has just learned the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bohnhof.bots.mind.builder import building_to_buy
from bohnhof.kernel.actions import Accept, Action, BuyField, Decline, Done, Harvest, Keep, Offer, Plant, Take
from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.places import ANYONE, FACEUP, field, hand
from bohnhof.kernel.table import View
from bohnhof.kernel.trading import refuse_offer

Terms = tuple[tuple[int, ...], tuple[int, ...]]  # beans given, beans wanted

OFFERS: Final = 8  # offers that it tries in a turn


class RulebookBot:
    """Collects what it grows, swaps what it cannot use, and gives away what nobody buys."""

    name = "rulebook"

    def __init__(self) -> None:
        self._turn = -1
        self._said: set[Terms] = set()  # what it has proposed in this turn

    def choose(self, view: View, legal: Sequence[Action], _rng: Random, _seconds: float | None) -> Action | None:
        building = building_to_buy(view, view.seat)
        if building is not None:
            return building
        for action in legal:
            if isinstance(action, BuyField):
                return action
        if view.now.trades:
            return answer(view, legal) or self._proposal(view) or keeping(view, legal)
        if not view.now.waits_for(view, view.seat):
            return None
        return planting(view, legal)

    def _proposal(self, view: View) -> Offer | None:
        if self._turn != view.turn:
            self._turn, self._said = int(view.turn), set()
        if any(offer.maker == view.seat for offer in view.offers):
            return None
        for idea in ideas(view)[:OFFERS]:
            terms = (tuple(int(view.bean[card]) for card in idea.give), idea.want)
            to = int(ANYONE) if idea.to is None else idea.to
            allowed = refuse_offer(view, view.seat, to, list(idea.give), list(idea.want), []) is None
            if terms not in self._said and allowed:
                self._said.add(terms)
                return idea
        return None


def grown(view: View, seat: int) -> set[int]:
    """The kinds that grow on a seat's fields."""
    return {int(view.bean_on(field(seat, n))) for n in view.fields(seat)} - {int(UNKNOWN)}


# -------------------------------------------------------------------- planting


def planting(view: View, legal: Sequence[Action]) -> Action | None:
    """Plant with its own kind, else on an empty field, else where a harvest pays best; no second card without need."""
    mine = grown(view, int(view.seat))
    plants = [action for action in legal if isinstance(action, Plant)]
    for plant in plants:
        if view.bean[plant.card] in mine and view.count[field(view.seat, plant.field)] > 0:
            return plant
    for action in legal:
        if isinstance(action, Done):
            return action
    if plants:
        return plants[0]
    harvests = [action for action in legal if isinstance(action, Harvest)]
    return max(harvests, key=lambda harvest: _paid(view, harvest.field), default=None)


def _paid(view: View, n: int) -> tuple[int, int]:
    """What a field pays; of equal fields, the smallest comes first."""
    return int(view.rules.pays(view, view.seat, n)), -int(view.count[field(view.seat, n)])


# --------------------------------------------------------------------- trading


def answer(view: View, legal: Sequence[Action]) -> Action | None:
    """Yes to what it grows, for what it does not grow; no to everything else."""
    mine = grown(view, int(view.seat))
    for action in legal:
        if isinstance(action, Take):
            return action
        if isinstance(action, Accept):
            offer = view.offer(action.offer)
            assert offer is not None, "only open offers are listed"
            gets = {int(view.bean[card]) for card in offer.give}
            if gets and gets <= mine and not mine & set(offer.want) and not offer.want_coins:
                return action
    for action in legal:
        if isinstance(action, Decline):
            offer = view.offer(action.offer)
            if offer is not None and offer.pledge_of(view.seat) is None:
                return action
    return None


def keeping(view: View, legal: Sequence[Action]) -> Action | None:
    """BH2: it keeps what it grows and what nobody wants even as a gift; then its hand cards can be traded."""
    if any(offer.maker == view.seat for offer in view.offers):
        return None
    return next((action for action in legal if isinstance(action, Keep)), None)


def ideas(view: View) -> list[Offer]:
    """Offers of useless cards for beans it grows, turned-up cards first; out of turn only for turned-up cards."""
    seat = int(view.seat)
    mine = grown(view, seat)
    turned_up = view.cards_in(FACEUP)
    if seat == view.active:
        spare = [card for card in turned_up if view.bean[card] not in mine]
        others = [card for card in view.cards_in(hand(seat)) if view.bean[card] not in mine]
        wishes = [(bean,) for bean in sorted(mine)]
        swaps = [Offer(None, (card,), want) for card in spare for want in [*wishes, ()]]
        return [*swaps, *(Offer(None, (card,), want) for card in others for want in wishes)]
    spare = [card for card in view.cards_in(hand(seat)) if view.bean[card] not in mine]
    wanted = sorted({int(view.bean[card]) for card in turned_up} & mine)
    return [Offer(int(view.active), (card,), (bean,)) for bean in wanted for card in spare]
