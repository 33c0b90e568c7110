"""The random bot: any legal action, and all kinds of random offers and answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from bohnhof.bots.chance import below, one_of, some_of
from bohnhof.kernel.actions import (
    Accept,
    Action,
    BuyBuilding,
    BuyField,
    Counter,
    Decline,
    Done,
    Harvest,
    Offer,
    Take,
)
from bohnhof.kernel.legal import may_offer
from bohnhof.kernel.places import ANYONE, coins
from bohnhof.kernel.table import View
from bohnhof.kernel.trading import refuse_offer

# How often it does something. It waits often, so that the others get a chance to act.
SPEAKS: Final = 0.4  # in trading, when asked
ANSWERS: Final = 0.7  # when it acts and an offer waits for its answer
OFFERS: Final = 0.5  # when it does something else
HARVESTS: Final = 0.1  # if not needed; otherwise nothing would ever grow
BUYS: Final = 0.05  # a building, each time it could
COUNTERS: Final = 0.3  # instead of declining
CHOOSES: Final = 0.5  # picks the copies or coins it gives, instead of the foremost
TO_EVERYBODY: Final = 0.4  # the active seat's offers
COINS: Final = 0.25  # wants coins, too, if they can be traded

ANSWER: Final = (Accept, Decline, Take)
MOST_CARDS: Final = 2  # on each side of an offer
TRIES: Final = 3  # to find an offer that the rules allow


class RandomBot:
    """Does anything that is allowed."""

    name = "random"

    def choose(self, view: View, legal: Sequence[Action], rng: Random, _seconds: float | None) -> Action | None:
        return trading(view, legal, rng) if may_offer(view, view.seat) else planting(view, legal, rng)


def trading(view: View, legal: Sequence[Action], rng: Random) -> Action | None:
    """Answer an offer, make one, or do something else; wait more often than not."""
    if rng.random() >= SPEAKS:
        return None
    answers = [action for action in legal if isinstance(action, ANSWER)]
    if answers and rng.random() < ANSWERS:
        return varied(view, one_of(rng, answers), rng)
    if rng.random() < OFFERS:
        return random_offer(view, rng)
    return any_of(view, legal, rng)


def planting(view: View, legal: Sequence[Action], rng: Random) -> Action | None:
    """Plant or harvest; wait if neither is needed."""
    if view.now.waits_for(view, view.seat) and all(isinstance(action, Harvest) for action in legal):
        return one_of(rng, legal)  # B3.4: a harvest must make room
    return any_of(view, legal, rng)


def any_of(view: View, legal: Sequence[Action], rng: Random) -> Action | None:
    """One of these actions, but a harvest only sometimes; and it sometimes saves coins for more expensive buildings."""
    if rng.random() >= HARVESTS:
        legal = [action for action in legal if not isinstance(action, Harvest)]
    if any(isinstance(action, BuyBuilding) for action in legal) and rng.random() >= BUYS and not is_shopping(legal):
        legal = [action for action in legal if not isinstance(action, BuyBuilding)]
    return varied(view, one_of(rng, legal), rng) if legal else None


def is_shopping(legal: Sequence[Action]) -> bool:
    """Is buying the only thing left to do? Then there is nothing to save for."""
    return all(isinstance(action, BuyBuilding | Done) for action in legal)


def varied(view: View, action: Action, rng: Random) -> Action:
    """A listed action, with random values for the choices that the list leaves open."""
    match action:
        case BuyField() if rng.random() < CHOOSES:
            return random_payment(view, rng)
        case Accept(offer) if rng.random() < CHOOSES:
            return random_acceptance(view, offer, rng)
        case Decline(offer) if rng.random() < COUNTERS:
            return random_counter(view, offer, rng)
        case _:
            return action


# -------------------------------------------------------------------- offers


class Terms(NamedTuple):
    """What an offer gives and wants."""

    give: tuple[int, ...]
    want: tuple[int, ...]
    want_coins: tuple[int, ...]


def random_offer(view: View, rng: Random) -> Offer | None:
    """An offer, a request or a gift, to one seat or to everybody; None if it found none."""
    to = random_partner(view, rng)
    terms = random_terms(view, to, rng)
    return None if terms is None else Offer(None if to == ANYONE else to, *terms)


def random_counter(view: View, id: int, rng: Random) -> Counter | Decline:
    """Another offer in answer to this one, or a plain no."""
    answered = view.offer(id)
    terms = None if answered is None else random_terms(view, int(answered.maker), rng)
    return Decline(id) if terms is None else Counter(id, *terms)


def random_partner(view: View, rng: Random) -> int:
    """The recipient of an offer: only the active seat has a choice (B4.2)."""
    if view.seat != view.active:
        return int(view.active)
    if rng.random() < TO_EVERYBODY:
        return ANYONE
    players = view.rules.players
    return int((view.seat + 1 + below(rng, players - 1)) % players)


def random_terms(view: View, to: int, rng: Random) -> Terms | None:
    """Up to two cards for up to two beans, as the rules allow."""
    rules = view.rules
    goods = cards_to_give(view)
    kinds = [bean for bean in range(rules.beans) if rules.copies[bean] > 0]
    coins_too = rules.trades_coins(view)
    if coins_too:
        goods += view.cards_in(coins(view.seat))
    for _ in range(TRIES):
        give = some_of(rng, goods, below(rng, MOST_CARDS + 1))
        want = [one_of(rng, kinds) for _ in range(below(rng, MOST_CARDS + 1))]
        want_coins = [one_of(rng, kinds)] if coins_too and rng.random() < COINS else []
        if refuse_offer(view, view.seat, to, give, want, want_coins) is None:
            return Terms(tuple(give), tuple(want), tuple(want_coins))
    return None


# -------------------------------------------------------- which copies to part with


def random_acceptance(view: View, id: int, rng: Random) -> Accept:
    """A yes with any copies of what the offer asks for; with the foremost ones if these may not be given."""
    offer = view.offer(id)
    assert offer is not None, "only open offers are listed"
    cards = [
        *random_copies(view, cards_to_give(view), offer.want, rng),
        *random_copies(view, view.cards_in(coins(view.seat)), offer.want_coins, rng),
    ]
    if view.rules.refuse_giving(view, view.seat, cards, gift=offer.asks_for_a_gift) is not None:
        return Accept(id)
    return Accept(id, tuple(cards))


def random_copies(view: View, cards: Sequence[int], beans: Sequence[int], rng: Random) -> list[int]:
    """A different card for each of these beans."""
    chosen: list[int] = []
    for bean in beans:
        chosen.append(one_of(rng, [c for c in cards if view.bean[c] == bean and c not in chosen]))
    return chosen


def random_payment(view: View, rng: Random) -> BuyField:
    """Buy a field with random coins, or with the topmost ones if the buyer may not choose."""
    rules = view.rules
    price = int(rules.field_price(view, view.seat))
    paid = some_of(rng, view.cards_in(coins(view.seat)), price)
    return BuyField(tuple(paid)) if rules.refuse_payment(view, view.seat, paid) is None else BuyField()


def cards_to_give(view: View) -> list[int]:
    """What this seat may hand over, without coins."""
    return view.rules.goods(view, view.seat)
