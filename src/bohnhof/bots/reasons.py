"""Reasons: why a bot that values positions does something, in one sentence, for the owner of the hand.

Everything is read from the view or computed by the same code that chose the action: nothing is made up. `aloud` has
what a bot says to the whole table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bohnhof.bots.facts import bean_name, harvested, planting
from bohnhof.bots.messages import Message, Value, is_nothing
from bohnhof.bots.mind.player import Player
from bohnhof.bots.mind.talk import is_ignored
from bohnhof.kernel.actions import (
    Accept,
    Action,
    BuyField,
    Counter,
    Decline,
    Done,
    Harvest,
    Keep,
    Offer,
    Plant,
    Take,
    Withdraw,
)
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.offer import StandingOffer
from bohnhof.kernel.places import field, hand
from bohnhof.kernel.table import View

REASONS: Final = 2  # the most important ones are shown

ALONE: Final = (
    "get.joins",
    "get.new",
    "get.burden",
    "give.loses",
    "give.relief",
)  # also have a wording without a number

# Wordings for a deal that gains something, changes nothing, or costs something.
Tone = tuple[str, str, str]
OFFER: Final[Tone] = ("deal.offer", "deal.even", "deal.risk")
COUNTER: Final[Tone] = ("deal.counter", "deal.even", "deal.risk")
GIFT: Final[Tone] = ("gift.glad", "gift.free", "gift.kindly")
YES: Final[Tone] = ("deal.yes", "deal.why_not", "deal.kindly")
TAKE: Final[Tone] = ("take", "deal.why_not", "deal.kindly")
NO: Final[Tone] = ("deal.no", "deal.no_use", "deal.loss")
WITHDRAW: Final[Tone] = ("deal.withdraw", "deal.withdraw_even", "deal.withdraw_loss")


def explain(player: Player, view: View, action: Action | None) -> Message:
    """Why this seat does this, as this player values it."""
    player.market.look(view, view.seat, [])
    match action:
        case None:
            return Message("wait")
        case Plant(card, n):
            return planting(view, card, n, begins="plant.begins")
        case Harvest(n):
            return _harvest(player, view, n)
        case Done():
            front = int(view.first[hand(view.seat)])
            return Message("done", {"bean": bean_name(view, front)}) if front != NO_CARD else Message("done.all")
        case BuyField():
            price = int(view.rules.field_price(view, view.seat))
            return Message("buy", {"gain": int(player.gain_of_field(view, view.seat)), "price": price})
        case Keep(card):
            return Message("keep", {"bean": bean_name(view, card)})
        case Offer(_, give, want):
            return _deal(player, view, OFFER if want else GIFT, list(give), list(want))
        case Counter(_, give, want):
            return _deal(player, view, COUNTER if want else GIFT, list(give), list(want))
        case Accept(id) | Decline(id) | Take(id) | Withdraw(id):
            offer = view.offer(id)
            return Message("other") if offer is None else _answer(player, view, action, offer)
        case _:
            return Message("other")


def _harvest(player: Player, view: View, n: int) -> Message:
    place = field(view.seat, n)
    is_full = view.count[place] >= player.market.farm.top[view.bean_on(place)]
    return Message("harvest.full" if is_full else "harvest.room", harvested(view, n))


# ----------------------------------------------------------------------- deals


def _answer(player: Player, view: View, action: Action, offer: StandingOffer) -> Message:
    get = [int(view.bean[card]) for card in offer.give]
    match action:
        case Accept(_, cards):
            return _deal(player, view, YES, list(cards or player.market.copies_for(offer.want)), get)
        case Take(_, taker):
            pledge = offer.pledge_of(taker)
            pledged = [] if pledge is None else [int(view.bean[card]) for card in pledge.cards]
            return _deal(player, view, TAKE, list(offer.give), pledged)
        case Withdraw() if is_ignored(view, offer):
            return Message("deal.ignored")
        case Withdraw():
            return _said(WITHDRAW, int(player.market.gain(offer.give, list(offer.want))))
        case _:
            return _refusal(player, view, offer, get)


def _refusal(player: Player, view: View, offer: StandingOffer, get: list[int]) -> Message:
    if offer.want_coins:
        return Message("deal.coins")
    lack = _lack(view, offer)
    if lack is not None:
        return lack
    give = player.market.copies_for(offer.want)
    if NO_CARD in give:
        return Message("aloud.no")  # it is in the store, and stays there
    gain = int(player.market.gain(give, get))
    if gain > player.weights.margin and not is_nothing(gain):  # then the reason can only be the partner's gain
        theirs = int(player.market.their_gain(offer.maker, get, list(offer.want)))
        if player.market.envied(gain, theirs, player.market.envy_of(offer.maker)) <= player.weights.margin:
            return Message("deal.envy", {"gain": gain, "value": theirs})
    return _said(NO, gain, reasons=_reasons(player, view, give, get, gain, good=gain >= 0))


def _lack(view: View, offer: StandingOffer) -> Message | None:
    """The first requested bean of which this seat cannot hand over enough."""
    goods = [int(view.bean[card]) for card in view.rules.goods(view, view.seat)]
    for bean in dict.fromkeys(offer.want):
        held = goods.count(bean)
        if held < offer.want.count(bean):
            return Message("deal.few" if held else "deal.lack", {"bean": view.rules.bean_names[bean]})
    return None


def _deal(player: Player, view: View, tone: Tone, give: list[int], get: list[int]) -> Message:
    gain = int(player.market.gain(give, get))
    return _said(tone, gain, reasons=_reasons(player, view, give, get, gain, good=True))


def _said(tone: Tone, gain: int, **values: Value) -> Message:
    """The wording for a gain; a number that would be shown as 0 is left out."""
    some, even, loss = tone
    if is_nothing(gain):
        return Message(even, values)
    return Message(some, {"gain": gain, **values}) if gain > 0 else Message(loss, {"worth": -gain, **values})


def _reasons(
    player: Player, view: View, give: Sequence[int], get: Sequence[int], gain: int, *, good: bool
) -> tuple[Message, ...]:
    """The most important reasons, card by card: those for a good deal, or against a bad one, come first."""
    found: list[tuple[int, Message]] = []
    for bean in dict.fromkeys(get):
        found.append(_getting(player, view, bean))
    for card in give:
        found.append(_giving(player, view, card))
    found.sort(key=lambda reason: -reason[0] if good else reason[0])
    told: list[Message] = []
    for _, message in found:
        if message not in told:  # two copies of a card are one reason
            told.append(message)
    if len(told) == 1 and told[0].key in ALONE and abs(gain) == told[0].values["worth"]:
        return (Message(f"{told[0].key}.alone", told[0].values),)  # the same number is not said twice
    return tuple(told[:REASONS])


def _getting(player: Player, view: View, bean: int) -> tuple[int, Message]:
    worth = int(player.market.gain([], [bean]))
    name = view.rules.bean_names[bean]
    mine = [field(view.seat, n) for n in view.fields(view.seat)]
    cards = max((int(view.count[place]) for place in mine if view.bean_on(place) == bean), default=0)
    if is_nothing(worth):
        return worth, Message("get.even", {"bean": name})
    if worth < 0:
        return worth, Message("get.burden", {"bean": name, "worth": -worth})
    if cards:
        return worth, Message("get.joins", {"bean": name, "cards": cards, "worth": worth})
    return worth, Message("get.new", {"bean": name, "worth": worth})


def _giving(player: Player, view: View, card: int) -> tuple[int, Message]:
    worth = int(player.market.gain([card], []))
    grown = {int(view.bean_on(field(view.seat, n))) for n in view.fields(view.seat)}
    name = bean_name(view, card)
    if int(view.bean[card]) not in grown and worth >= 0:
        return worth, Message("give.spare", {"bean": name})
    if is_nothing(worth):
        return worth, Message("give.even", {"bean": name})
    if worth > 0:
        return worth, Message("give.relief", {"bean": name, "worth": worth})
    return worth, Message("give.loses", {"bean": name, "worth": -worth})
