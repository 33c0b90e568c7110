"""A simulated player: chooses what a seat does by the value of the result. It reads a board and never changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.bots.mind.builder import building_to_buy
from bohnhof.bots.mind.bundles import Deal
from bohnhof.bots.mind.farm import WORST
from bohnhof.bots.mind.market import NOTHING, Market
from bohnhof.bots.mind.talk import Said, is_ignored
from bohnhof.bots.mind.weights import COIN, Weights
from bohnhof.bots.mind.worth import tables_for
from bohnhof.kernel.actions import Accept, Action, BuyField, Counter, Decline, Keep, Offer, Take, Withdraw
from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.codes import DONE, HARVEST, PLANT, Choices, thing_of, verb_of, where_of
from bohnhof.kernel.legal import fill
from bohnhof.kernel.offer import StandingOffer
from bohnhof.kernel.places import ANYONE, FACEUP, aside, field, hand
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import ACTIVE, CARDS_PLANTED, OFFERS_MADE, TURN, Board
from bohnhof.kernel.trading import has_wanted
from bohnhof.kernel.verbs import action_of

if TYPE_CHECKING:
    from mypy_extensions import i64

STATE_MASK: Final[i64] = (1 << 56) - 1


class Idea:
    """A possible action (None: wait), and its value: a gain, or when planting the resulting value of the farm."""

    def __init__(self, action: Action | None, worth: i64) -> None:
        self.action = action
        self.worth: i64 = worth


class Player:
    """Thinks for any seat of one kind of table."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.market = Market(tables_for(rules, weights.slot), weights)
        self.choices = Choices()
        self.nothing_at = zeros(rules.players)  # by seat: the state in which no deal was found
        self.gifted: i64 = 0  # seats that got a gift in this turn, as bits: nobody gets a second one

    def forget(self) -> None:
        """Start with another board: two boards can have the same state number but other cards."""
        for seat in range(self.rules.players):
            self.nothing_at[seat] = 0

    def decide(self, board: Board, seat: i64, said: list[Said]) -> Action | None:
        """What this seat does now, after making these offers in this turn; None: nothing."""
        if board.is_over:
            return None
        if board.now.trades:
            if self.rules.price == 0 and not self._has_a_word(board, seat, said) and not self.market.has_news(board):
                return None
            self.market.look(board, seat, said)
            return self._buy(board, seat) or self._trade(board, seat)
        if board.now.waits_for(board, seat):
            self.market.look(board, seat, said)
            return self._buy(board, seat) or self._plant(board, seat)
        return None

    def ideas(self, board: Board, seat: i64, said: list[Said], most: i64) -> list[Idea]:
        """What this seat could do now, best first: its choice, then the next best."""
        chosen = self.decide(board, seat, said)
        found: list[tuple[int, int, Idea]] = []
        self.market.look(board, seat, said)
        if board.is_over:
            return []
        if board.now.trades:
            for offer in board.offers:
                if offer.is_for(seat) and not offer.has_declined(seat) and offer.pledge_of(seat) is None:
                    worth = self.worth_of_yes(offer)
                    if worth > WORST:
                        cards = tuple(self.market.copies_for(offer.want))
                        found.append((-int(worth), len(found), Idea(Accept(int(offer.id), cards), worth)))
            for deal in self.market.good_deals(most):
                to = None if deal.to == ANYONE else int(deal.to)
                idea = Idea(Offer(to, tuple(deal.give), tuple(deal.want)), deal.score)
                found.append((-int(deal.score), len(found), idea))
            found.append((0, len(found), Idea(None, 0)))
        elif board.now.waits_for(board, seat):
            for action, value in self._plantings(board, seat):
                found.append((-int(value), len(found), Idea(action, value)))
        found.sort()
        ideas = [idea for _worth, _n, idea in found]
        first = [idea for idea in ideas if idea.action == chosen] or [Idea(chosen, 0)]
        return [*first, *[idea for idea in ideas if idea.action != chosen]][:most]

    # ------------------------------------------------------------------ planting

    def _plant(self, board: Board, seat: i64) -> Action | None:
        """The planting, or the harvest before it, that leaves the farm with the highest value."""
        best = WORST
        found: Action | None = None
        for action, value in self._plantings(board, seat):
            seems = self.market.blurred(value)
            if seems > best:
                best = seems
                found = action
        return found

    def _plantings(self, board: Board, seat: i64) -> list[tuple[Action, i64]]:
        """Every planting, every harvest that makes sense before one, and stopping, each with the resulting value."""
        choices = self.choices
        fill(board, seat, choices)
        found: list[tuple[Action, i64]] = []
        fits = False
        for i in range(choices.n):
            code = choices.codes[i]
            verb = verb_of(code)
            if verb == PLANT:
                fits = True
                value = self.value_of_planting(thing_of(code), where_of(code), harvest=False)
                found.append((action_of(code), value))
            elif verb == DONE:
                found.append((action_of(code), self.market.own_value()))
        for i in range(choices.n):
            code = choices.codes[i]
            if verb_of(code) == HARVEST:
                value = self._value_of_harvest(board, seat, where_of(code), fits=fits)
                if value > WORST:
                    found.append((action_of(code), value))
        return found

    def _value_of_harvest(self, board: Board, seat: i64, n: i64, *, fits: bool) -> i64:
        """The best value if this field is harvested: for a card that fits nowhere, or because it is full."""
        best = WORST
        from_hand = board.place[self._next_card(board, seat)] == hand(seat)
        is_full = self._is_full(n)
        optional = from_hand and board.numbers[CARDS_PLANTED] > 0
        if (fits or optional) and not is_full:
            return WORST
        card = self._next_card(board, seat)
        while card != NO_CARD:
            best = max(best, self.value_of_planting(card, n, harvest=True))
            card = NO_CARD if from_hand else board.after[card]
        return best

    def _is_full(self, n: i64) -> bool:
        board = self.market.board
        place = field(self.market.seat, n)
        return board.count[place] > 0 and board.count[place] >= self.market.farm.top[board.bean_on(place)]

    def _next_card(self, board: Board, seat: i64) -> i64:
        """The first card that can be planted now: one set aside, or the front of the hand."""
        card = board.first[aside(seat)]
        return card if card != NO_CARD else board.first[hand(seat)]

    def value_of_planting(self, card: i64, n: i64, *, harvest: bool) -> i64:
        """The value after planting this card on this field, which is harvested first if necessary."""
        market = self.market
        board = market.board
        from_hand = board.place[card] == hand(market.seat)
        market.load_own([int(card)] if from_hand else NOTHING)
        farm = market.farm
        bean = board.bean[card]
        farm.sheet.need(market.seat, bean)
        paid: i64 = 0
        for f in range(farm.fields):
            if farm.number[f] == n:
                if harvest:
                    paid = farm.pays(f)
                    farm.count[f] = 0
                farm.bean[f] = bean
                farm.count[f] += 1
        if not from_hand:
            farm.lose(bean)
            return paid + farm.value()
        if farm.turns == 0 or board.numbers[CARDS_PLANTED] > 0:
            return paid + farm.value()
        farm.turns += 1
        farm.soon = 1
        return paid + farm.with_hand(must=False)

    # ---------------------------------------------------------------- a third field

    def _buy(self, board: Board, seat: i64) -> Action | None:
        """Buy a building, or a field if it is worth more than its price."""
        rules = self.rules
        if rules.holdings:
            building = building_to_buy(board, seat)
            if building is not None:
                return building
        if rules.price == 0 or rules.refuse_field(board, seat) is not None:
            return None
        return BuyField() if self.gain_of_field(board, seat) > self.weights.margin else None

    def gain_of_field(self, board: Board, seat: i64) -> i64:
        """What one more field adds, minus its price."""
        market = self.market
        return market.value_with_field() - market.own_value() - self.rules.field_price(board, seat) * COIN

    # ------------------------------------------------------------------- trading

    def _has_a_word(self, board: Board, seat: i64, said: list[Said]) -> bool:
        """Could this seat have something to say? Usually it has not."""
        is_open = False
        for offer in board.offers:
            if offer.maker == seat:
                if offer.pledges or is_ignored(board, offer):
                    return True
                is_open = True
            elif offer.is_for(seat) and not offer.has_declined(seat) and offer.pledge_of(seat) is None:
                return True
        if is_open:
            return False
        if seat == board.numbers[ACTIVE] and self.rules.on_giving:
            return True  # BH2
        return len(said) < self._limit(board, seat) and self.nothing_at[seat] != state_of(board)

    def _limit(self, board: Board, seat: i64) -> i64:
        """The maximum number of offers that this seat makes in a turn."""
        return self.weights.offers if seat == board.numbers[ACTIVE] else self.weights.calls

    def _trade(self, board: Board, seat: i64) -> Action | None:
        made: i64 = len(self.market.said)
        is_open = False
        for offer in board.offers:
            if offer.maker == seat:
                is_open = True
                if offer.pledges:
                    return self._pick(offer)
                if is_ignored(board, offer):
                    return Withdraw(int(offer.id))
        limit = self._limit(board, seat)
        yes, worth, no = self._answers(board, seat)
        if no is not None and yes is None:
            return self._answer_no(no, may_counter=made < limit and not is_open)
        deal: Deal | None = None
        if made < limit and not is_open and (yes is None or seat == self.market.active):
            deal = self.market.best_deal(ANYONE)
            if deal is None:
                self.nothing_at[seat] = state_of(board)
        if deal is not None and (yes is None or deal.score > worth):
            to = None if deal.to == ANYONE else int(deal.to)
            return Offer(to, tuple(deal.give), tuple(deal.want))
        return yes if yes is not None else self._keep(board, seat, is_open=is_open)

    def _pick(self, offer: StandingOffer) -> Action:
        """Of the seats that accepted, the best partner; none if the deal is no longer worth anything."""
        market = self.market
        best = -1
        found: Action = Withdraw(int(offer.id))
        give = [int(market.board.bean[card]) for card in offer.give]
        for pledge in offer.pledges:
            get = [int(market.board.bean[card]) for card in pledge.cards]
            theirs = market.their_gain(pledge.seat, get, give)
            worth = market.net(market.gain(offer.give, get), theirs, market.envy_of(pledge.seat))
            if worth > best:
                best = int(worth)
                found = Take(int(offer.id), int(pledge.seat))
        return found

    def _answers(self, board: Board, seat: i64) -> tuple[Action | None, i64, StandingOffer | None]:
        """The most valuable acceptance, if one is worth it, with its value; and an offer to decline."""
        best = self.weights.margin
        found: Action | None = None
        refused: StandingOffer | None = None
        for offer in board.offers:
            if offer.is_for(seat) and not offer.has_declined(seat) and offer.pledge_of(seat) is None:
                worth = self.worth_of_yes(offer)
                if worth > best:
                    best = worth
                    found = Accept(int(offer.id), tuple(self.market.copies_for(offer.want)))
                elif worth <= self.weights.margin:
                    refused = offer
        return found, best, refused

    def worth_of_yes(self, offer: StandingOffer) -> i64:
        """The value of accepting; WORST if it cannot accept."""
        market = self.market
        if offer.want_coins or not has_wanted(market.board, market.seat, offer):
            return WORST
        if len(offer.give_row) == 0 and (self.gifted >> offer.maker) & 1:
            return WORST
        cards = market.copies_for(offer.want)
        if self.rules.refuse_giving(market.board, market.seat, cards, gift=offer.asks_for_a_gift) is not None:
            return WORST
        return market.judge(offer, cards)

    def _answer_no(self, offer: StandingOffer, *, may_counter: bool) -> Action:
        """A better proposal, once, or a plain no."""
        if may_counter and self.weights.wants >= 2:
            deal = self.market.best_deal(offer.maker, offer)
            if deal is not None:
                return Counter(int(offer.id), tuple(deal.give), tuple(deal.want))
        return Decline(int(offer.id))

    def _keep(self, board: Board, seat: i64, *, is_open: bool) -> Action | None:
        """BH2: keep the turned-up cards that nobody bought, so that hand cards may be traded alone."""
        if is_open or seat != self.market.active or board.count[FACEUP] == 0 or board.offers:
            return None
        if not self.rules.on_giving or not self.rules.keeps_turned_up_cards(board):
            return None
        card = board.first[FACEUP]
        while card != NO_CARD:
            if self.market.grows(board.bean[card]):
                return Keep(int(card))
            card = board.after[card]
        return None


def said_in(board: Board, action: Action) -> Said | None:
    """What an offer or a counter-offer proposes, to be remembered for the rest of the turn."""
    if isinstance(action, Offer):
        to = int(ANYONE) if action.to is None else action.to
        return to, [int(board.bean[card]) for card in action.give], list(action.want)
    if isinstance(action, Counter):
        answered = board.offer(action.offer)
        to = int(ANYONE) if answered is None else int(answered.maker)
        return to, [int(board.bean[card]) for card in action.give], list(action.want)
    return None


def state_of(board: Board) -> i64:
    """A number that changes whenever something relevant to deals changes."""
    state: i64 = board.numbers[TURN] * 31 + board.numbers[OFFERS_MADE]
    state = state * 31 + len(board.fates)
    for offer in board.offers:
        state = state * 31 + len(offer.pledges) + offer.declined
    for place in range(len(board.count)):
        state = (state * 31 + board.count[place]) & STATE_MASK
    return state
