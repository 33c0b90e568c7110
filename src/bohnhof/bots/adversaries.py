"""Adversaries: bots that look for weaknesses of others, each in its own way.

Nobody should have to play with them. `bohnhof arena --adversaries` seats them with any bot and shows its weaknesses.
Apart from their trick they play like an expert, or like a hard trader.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from bohnhof.bots.haggler import EXPERT, MASTER, Haggler
from bohnhof.bots.mind.farm import WORST
from bohnhof.bots.mind.market import Market
from bohnhof.bots.mind.player import Player, said_in
from bohnhof.bots.mind.weights import Weights
from bohnhof.kernel.actions import Accept, Action, Decline, Offer, Take, Withdraw
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.offer import StandingOffer
from bohnhof.kernel.places import ANYONE
from bohnhof.kernel.table import View
from bohnhof.kernel.trading import refuse_offer

MOST_WORDS: Final = 24  # proposals in a turn
MANY: Final = 40  # deals considered at once


class Adversary(ABC):
    """Plays like another bot, except for its trick in trading."""

    def __init__(self, name: str, weights: dict[str, int]) -> None:
        self.name = name
        self._usual = Haggler(name, Weights(weights))

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        if not view.now.trades:
            return self._usual.choose(view, legal, rng, seconds)
        player = self._usual.player(view)
        said = self._usual.remembered(view)
        usual = player.decide(view, view.seat, said)
        player.market.look(view, view.seat, said)
        action = self.trick(view, player, usual)
        self._usual.remember(view, action)
        return action

    @abstractmethod
    def trick(self, view: View, player: Player, usual: Action | None) -> Action | None:
        """What it does in trading instead of this action."""


class Mute(Adversary):
    """Never trades."""

    def __init__(self) -> None:
        super().__init__("mute", EXPERT)

    def trick(self, _view: View, _player: Player, _usual: Action | None) -> Action | None:
        return None


class Beggar(Adversary):
    """Asks for everything it could use, and never gives anything."""

    def __init__(self) -> None:
        super().__init__("beggar", EXPERT)

    def trick(self, view: View, player: Player, _usual: Action | None) -> Action | None:
        for offer in open_to(view):
            return answered(player.market, offer, is_good=not offer.want and worth_of(player.market, offer) > 0)
        return first_new(view, player.market, self._requests(view, player.market))

    def _requests(self, view: View, market: Market) -> Iterator[Offer]:
        wanted = sorted(beans_of(view), key=lambda bean: -market.gain([], [bean]))
        for bean in wanted:
            if market.gain([], [bean]) > 0:
                for seat in partners(view):
                    yield Offer(seat, (), (bean,))


class Junk(Adversary):
    """Offers two cards that nobody grows for one that it wants."""

    def __init__(self) -> None:
        super().__init__("junk", EXPERT)

    def trick(self, view: View, player: Player, usual: Action | None) -> Action | None:
        if usual is not None and not isinstance(usual, Offer):
            return usual
        return first_new(view, player.market, self._bargains(view, player.market))

    def _bargains(self, view: View, market: Market) -> Iterator[Offer]:
        wanted = sorted(beans_of(view), key=lambda bean: -market.gain([], [bean]))[:3]
        for seat in partners(view):
            useless = [card for card in goods(view) if market.their_gain(seat, [], [int(view.bean[card])]) <= 0]
            for bean in wanted:
                pair = tuple(card for card in useless if view.bean[card] != bean)[:2]
                if len(pair) == 2 and market.gain(list(pair), [bean]) > 0:
                    yield Offer(seat, pair, (bean,))


class Boycott(Adversary):
    """Makes no deal with the leader, unless it leads itself."""

    def __init__(self) -> None:
        super().__init__("boycott", EXPERT)

    def trick(self, view: View, _player: Player, usual: Action | None) -> Action | None:
        others = [seat for seat in range(int(view.rules.players)) if seat != view.seat]
        leader = max(others, key=lambda seat: view.rules.score(view, seat))
        if view.rules.score(view, leader) <= view.rules.score(view, view.seat):
            return usual
        match usual:
            case Offer(to) if to == leader or (to is None and view.active == leader):
                return None
            case Accept(id) | Decline(id):
                offer = view.offer(id)
                return Decline(id) if offer is not None and offer.maker == leader else usual
            case _:
                return usual


class Squeezer(Adversary):
    """Starts with its highest demands, keeps offers open meanwhile, and finally takes the best one."""

    def __init__(self, *, holds: bool = True) -> None:
        super().__init__("squeezer", {**MASTER, "envy": 200, "offers": 14, "calls": 8})
        self._holds = holds

    def trick(self, view: View, player: Player, usual: Action | None) -> Action | None:
        if isinstance(usual, Take | Withdraw):
            return usual
        market = player.market
        waiting = [(int(player.worth_of_yes(offer)), offer) for offer in open_to(view)]
        good = [pair for pair in waiting if pair[0] > player.weights.margin]
        demand = None if good and not self._holds else self._demand(view, player)
        if demand is not None:
            return demand
        if good:
            return answered(market, max(good, key=lambda pair: pair[0])[1], is_good=True)
        return Decline(int(waiting[0][1].id)) if waiting else usual

    def _demand(self, view: View, player: Player) -> Offer | None:
        """The highest demand that anybody might accept and that it has not made yet."""
        limit = player.weights.offers if view.seat == view.active else player.weights.calls
        if len(player.market.said) >= limit or any(offer.maker == view.seat for offer in view.offers):
            return None
        deals = sorted(player.market.good_deals(MANY), key=lambda deal: -deal.mine)
        if not deals:
            return None
        return Offer(None if deals[0].to == ANYONE else int(deals[0].to), tuple(deals[0].give), tuple(deals[0].want))


class Grabber(Squeezer):
    """A squeezer that accepts good offers at once, to measure the effect of keeping offers waiting."""

    def __init__(self) -> None:
        super().__init__(holds=False)


class Colluder(Adversary):
    """One of a pair that shares its gains: it gives whatever helps the partner more than it costs."""

    def __init__(self, *, second: bool = False) -> None:
        super().__init__("colluder", MASTER)
        self._second = second

    def trick(self, view: View, player: Player, usual: Action | None) -> Action | None:
        half = int(view.rules.players) // 2
        return helped(view, player, usual, int(view.seat + (-half if self._second else half)) % int(view.rules.players))


class SecondColluder(Colluder):
    """The partner, on the opposite seat."""

    def __init__(self) -> None:
        super().__init__(second=True)


class Kingmaker(Adversary):
    """Gives its left neighbour whatever the neighbour can use, for nothing."""

    def __init__(self) -> None:
        super().__init__("kingmaker", EXPERT)

    def trick(self, view: View, player: Player, usual: Action | None) -> Action | None:
        return helped(view, player, usual, int(view.seat + 1) % int(view.rules.players), at_any_price=True)


# --------------------------------------------------------------- what they look at


def helped(view: View, player: Player, usual: Action | None, mate: int, *, at_any_price: bool = False) -> Action | None:
    """Whatever helps this partner more than it costs; if there is nothing, the usual action."""
    market = player.market
    for offer in open_to(view):
        if offer.maker == mate:
            mine = worth_of(market, offer)
            given = [int(view.bean[card]) for card in offer.give]
            theirs = int(market.their_gain(mate, given, offer.want))
            is_good = mine > WORST and (at_any_price or mine + theirs > 0)
            return answered(market, offer, is_good=is_good)
    if isinstance(usual, Take | Withdraw) or view.active not in (view.seat, mate):
        return usual
    return first_new(view, market, gifts(view, market, mate, at_any_price=at_any_price)) or usual


def first_new(view: View, market: Market, proposals: Iterator[Offer]) -> Offer | None:
    """The first of these proposals that was not made in this turn and is allowed."""
    if len(market.said) >= MOST_WORDS or any(offer.maker == view.seat for offer in view.offers):
        return None
    for offer in proposals:
        to = int(ANYONE) if offer.to is None else offer.to
        is_allowed = refuse_offer(view, view.seat, to, list(offer.give), list(offer.want), []) is None
        if is_allowed and said_in(view, offer) not in market.said:
            return offer
    return None


def gifts(view: View, market: Market, mate: int, *, at_any_price: bool) -> Iterator[Offer]:
    """Gifts that this partner can use, best first: those that help more than they cost, or all of them."""
    found = []
    for card in goods(view):
        theirs = int(market.their_gain(mate, [], [int(view.bean[card])]))
        worth = theirs + (0 if at_any_price else int(market.gain([card], [])))
        if theirs > 0 and worth > 0:
            found.append((worth, card))
    for _, card in sorted(found, reverse=True):
        yield Offer(mate, (card,), ())


def beans_of(view: View) -> list[int]:
    """The kinds of this game."""
    return [bean for bean in range(int(view.rules.beans)) if view.rules.copies[bean] > 0]


def goods(view: View) -> list[int]:
    """The cards that this seat may hand over."""
    return [int(card) for card in view.rules.goods(view, view.seat)]


def partners(view: View) -> list[int]:
    """The seats that this seat may deal with now."""
    players = int(view.rules.players)
    if view.seat != view.active:
        return [int(view.active)]
    return [int(view.seat + n) % players for n in range(1, players)]


def open_to(view: View) -> list[StandingOffer]:
    """The offers that this seat can answer."""
    seat = view.seat
    return [
        offer
        for offer in view.offers
        if offer.is_for(seat) and not offer.has_declined(seat) and offer.pledge_of(seat) is None
    ]


def worth_of(market: Market, offer: StandingOffer) -> int:
    """What accepting is worth to this seat; WORST if it cannot accept."""
    give = market.copies_for(offer.want)
    if NO_CARD in give or offer.want_coins:
        return int(WORST)
    if market.rules.refuse_giving(market.board, market.seat, give, gift=offer.asks_for_a_gift) is not None:
        return int(WORST)
    return int(market.gain(give, [int(market.board.bean[card]) for card in offer.give]))


def answered(market: Market, offer: StandingOffer, *, is_good: bool) -> Action:
    """A yes or a no."""
    if not is_good:
        return Decline(int(offer.id))
    return Accept(int(offer.id), tuple(market.copies_for(offer.want)))
