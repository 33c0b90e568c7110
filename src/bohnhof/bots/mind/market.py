"""A simulated market: what deals are worth to the seat that thinks, and what they seem to be worth to others.

This seat's side of a deal is the change of its value. The other side is judged by what is visible: its fields, the
cards it must plant, and cards it has shown; the chance that it holds a requested bean follows from the unseen cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.bots.mind.accounts import Accounts
from bohnhof.bots.mind.bundles import MOST_GOODS, MOST_WANTED, NOT_VALUED, Bundles, Deal
from bohnhof.bots.mind.farm import NONE, Farm
from bohnhof.bots.mind.memory import Memory
from bohnhof.bots.mind.sheet import Sheet
from bohnhof.bots.mind.talk import Said, Talk
from bohnhof.bots.mind.weights import Weights
from bohnhof.bots.mind.worth import Tables
from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.offer import StandingOffer
from bohnhof.kernel.places import ANYONE, FACEUP, hand
from bohnhof.kernel.table import Board

if TYPE_CHECKING:
    from mypy_extensions import i64

SURE: Final[i64] = 1000  # a chance, in thousandths
SLIM: Final[i64] = 50
UNASKED: Final[i64] = -1
BIT: Final[i64] = 1
NOTHING: Final[list[int]] = []


class Market:
    """The deals of one seat on one board."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        rules = tables.rules
        self.rules = rules
        self.weights = weights
        self.sheet = Sheet(tables, weights)
        self.farm = Farm(self.sheet)  # for simulations
        self.farms = [Farm(self.sheet) for _ in range(rules.players)]  # of the seats that were judged, unchanged
        self.seat: i64 = 0
        self.active: i64 = 0
        self.said: list[Said] = []
        self.memory = Memory()
        self.talk = Talk(rules)
        self.accounts = Accounts(rules.players)
        self.dice: i64 = 0  # for bots that misjudge; reset for every decision
        # cached as long as the table does not change
        self.own: i64 = NOT_VALUED  # this seat's value now
        self.with_field: i64 = NOT_VALUED  # … with one more field
        self.bundles = Bundles()
        self.theirs = zeros(rules.players)  # the value of the others' farms, without their hands
        self.is_judged = zeros(rules.players)
        self.chances = zeros(rules.players * rules.beans * 2)  # that a seat holds one or two of a bean
        self.got = zeros(rules.beans)  # by bean: the gain from getting one, for those considered
        self.given = zeros(2 * rules.deck_size)  # by card: the gain from giving it, for those considered

    def look(self, board: Board, seat: i64, said: list[Said]) -> None:
        """Consider this board as this seat, which made these offers in this turn without success."""
        self.said = said
        self.board = board
        if not self.memory.holds(board, seat):
            self.memory.keep(board, seat)
            self._look_afresh(board, seat)
        for i in range(len(self.chances)):  # they depend on what was said
            self.chances[i] = UNASKED
        if self.has_news(board):
            self.accounts.hear(board, self.farm)

    def _look_afresh(self, board: Board, seat: i64) -> None:
        self.seat = seat
        self.sheet.look(board, seat)
        self.active = self.sheet.active
        self.own = NOT_VALUED
        self.with_field = NOT_VALUED
        self.bundles.forget()
        for other in range(self.rules.players):
            self.is_judged[other] = 0
        if len(self.given) < len(board.bean):  # reshuffled cards have new ids
            self.given = zeros(2 * len(board.bean))

    def has_news(self, board: Board) -> bool:
        """Were deals made that this seat would remember, and has not looked at yet?"""
        return self.weights.grudge > 0 and not self.accounts.are_up_to_date(board)

    # ----------------------------------------------------------------- own value

    def load_own(self, without: list[int]) -> None:
        """Load this seat's farm with its hand, without some cards."""
        farm = self.farm
        farm.load(self.board, self.seat)
        farm.turns = min(self.weights.plan, self.sheet.own_turns)
        self._hold(farm, without)
        for given in without:
            if self.board.place[given] == FACEUP:
                farm.lose(self.board.bean[given])

    def _hold(self, farm: Farm, without: list[int]) -> None:
        """Reload this seat's hand, without some cards."""
        board = self.board
        farm.hand_cards = 0
        card = board.first[hand(self.seat)]
        while card != NO_CARD:
            is_held = True
            for other in without:
                if other == card:
                    is_held = False
            if is_held:
                farm.hold(board.bean[card])
            card = board.after[card]

    def own_value(self) -> i64:
        """What this seat's farm is worth now."""
        if self.own == NOT_VALUED:
            farm = self.farms[self.seat]
            farm.load(self.board, self.seat)
            farm.turns = min(self.weights.plan, self.sheet.own_turns)
            self._hold(farm, NOTHING)
            self.own = farm.value()
        return self.own

    def value_with_field(self) -> i64:
        """What this seat's farm would be worth with one more field."""
        if self.with_field == NOT_VALUED:
            self.load_own(NOTHING)
            farm = self.farm
            farm.bean[farm.fields] = -1
            farm.count[farm.fields] = 0
            farm.number[farm.fields] = self.rules.fields
            farm.fields += 1
            self.with_field = farm.value()
        return self.with_field

    def gain(self, give: list[int], get: list[int]) -> i64:
        """What giving these cards for these beans adds to the seat's value."""
        before = self.own_value()
        board = self.board
        farm = self.farms[self.seat]
        if give:
            self._hold(farm, give)
        for card in give:
            if board.place[card] == FACEUP:
                farm.lose(board.bean[card])
        for bean in get:
            farm.get(bean)
        after = farm.value()
        for bean in get:  # undo
            farm.lose(bean)
        for card in give:
            if board.place[card] == FACEUP:
                farm.get(board.bean[card])
        if give:
            self._hold(farm, NOTHING)
        return after - before

    # -------------------------------------------------------------- the other side

    def their_gain(self, seat: i64, give: list[int], get: list[int]) -> i64:
        """What giving these beans for those seems to add to the value of another seat."""
        farm = self.farms[seat]
        if not self.is_judged[seat]:
            self.is_judged[seat] = 1
            farm.load(self.board, seat)
            self.theirs[seat] = farm.value()
        gain: i64 = 0
        weights = self.weights
        turned_up: i64 = 0  # those given, as bits
        for i in range(len(give)):
            bean: i64 = give[i]
            if seat == self.active and farm.due[bean] > 0 and self._turned_up(bean):
                farm.lose(bean)
                turned_up |= BIT << i
            elif farm.growing(bean) == NONE:
                gain += weights.their_burden
            else:
                gain -= farm.added(bean, 1) * weights.their_match // 1000
        for bean in get:
            farm.get(bean)
        gain += farm.value() - self.theirs[seat]
        for bean in get:  # undo
            farm.lose(bean)
        for i in range(len(give)):
            if (turned_up >> i) & 1:
                farm.get(give[i])
        return gain

    def _turned_up(self, bean: i64) -> bool:
        card = self.board.first[FACEUP]
        while card != NO_CARD:
            if self.board.bean[card] == bean:
                return True
            card = self.board.after[card]
        return False

    def chance_to_hold(self, seat: i64, want: list[int]) -> i64:
        """How likely it is that a seat holds these beans, in thousandths."""
        chance = SURE
        for i in range(len(want)):
            bean: i64 = want[i]
            copies: i64 = 1
            for j in range(i):
                if want[j] == bean:
                    copies += 1
            if copies > 2:
                return 0
            alone = self._chance_of(seat, bean, copies)
            if copies == 2:  # given that it holds one
                alone = alone * SURE // max(1, self._chance_of(seat, bean, 1))
            chance = chance * alone // SURE
        return chance

    def _chance_of(self, seat: i64, bean: i64, copies: i64) -> i64:
        at: i64 = (seat * self.rules.beans + bean) * 2
        if self.chances[at] == UNASKED:
            self._find_chances(seat, bean, at)
        return self.chances[at + copies - 1]

    def _find_chances(self, seat: i64, bean: i64, at: i64) -> None:
        """Compute the chances: shown cards are certain, the others can be any unseen card."""
        board = self.board
        shown: i64 = 0
        hidden: i64 = 0
        card = board.first[hand(seat)]
        while card != NO_CARD:
            if not (board.seen[card] >> self.seat) & 1:
                hidden += 1
            elif board.bean[card] == bean:
                shown += 1
            card = board.after[card]
        if seat == self.active:
            card = board.first[FACEUP]
            while card != NO_CARD:
                if board.bean[card] == bean:
                    shown += 1
                card = board.after[card]
        cards = float(self.sheet.unseen_cards)
        copies = float(self.sheet.unseen[bean])
        none = 1.0
        one = 0.0  # exactly one
        for i in range(hidden):
            left = max(1.0, cards - float(i))
            one = one * max(0.0, left - copies + 1.0) / left + none * min(1.0, copies / left)
            none = none * max(0.0, left - copies) / left
        first = SURE
        second = SURE
        if shown == 0:
            first = int((1.0 - none) * 1000.0)
        if shown < 2:
            second = int((1.0 - none) * 1000.0) if shown == 1 else int(max(0.0, 1.0 - none - one) * 1000.0)
        if self.talk.has_refused(seat, bean):
            first = SURE if shown > 0 else 0
            second = SURE if shown > 1 else 0
        self.chances[at] = first
        self.chances[at + 1] = second

    def chance_of_yes(self, gain: i64) -> i64:
        """How likely a seat accepts a deal that seems to add this much to its value, in thousandths."""
        return max(0, min(SURE, 500 + 500 * (gain - self.weights.margin) // self.weights.doubt))

    def net(self, mine: i64, theirs: i64, envy: i64) -> i64:
        """The value of a deal, reduced a little by the partner's gain."""
        return self.blurred(self.envied(mine, theirs, envy))

    def envied(self, mine: i64, theirs: i64, envy: i64) -> i64:
        """What remains of a gain after subtracting a part of the partner's."""
        return mine - envy * max(0, theirs) // 1000

    def envy_of(self, partner: i64) -> i64:
        """How much this partner's gain hurts: more if it has gained more from its deals than others."""
        envy = self.weights.envy
        grudge = self.weights.grudge
        if grudge == 0:
            return envy
        return max(envy, min(self.weights.most_envy, envy + grudge * max(0, self.accounts.ahead[partner]) // 1000))

    def blurred(self, value: i64) -> i64:
        """A value with a random error, for bots that misjudge."""
        noise = self.weights.noise
        if noise == 0:
            return value
        self.dice = (self.dice * 1664525 + 1013904223) & 0xFFFFFFFF
        return value + (self.dice >> 8) % (2 * noise + 1) - noise

    # ------------------------------------------------------------------- answering

    def copies_for(self, want: list[int]) -> list[int]:
        """The cards to hand over for these beans: turned-up, else the last copy of what grows here, else the first."""
        chosen: list[int] = []
        places = self._places_of_goods()
        for bean in want:
            card = NO_CARD
            for place in places:
                if card == NO_CARD:
                    card = self._copy(place, bean, chosen, last=place != FACEUP and self.grows(bean))
            chosen.append(int(card))
        return chosen

    def _places_of_goods(self) -> list[int]:
        """Where the cards are that it considers handing over. It keeps stored cards for its own fields."""
        store: i64 = self.rules.reserve_at
        places = self.rules.goods_places(self.board, self.seat)
        return [place for place in places if store == 0 or place != store + self.seat]

    def grows(self, bean: i64) -> bool:
        """Does this bean grow on one of the seat's fields?"""
        return (self.sheet.growers[bean] >> self.seat) & 1 == 1

    def _copy(self, place: i64, bean: i64, chosen: list[int], *, last: bool) -> i64:
        board = self.board
        found = NO_CARD
        card = board.first[place]
        while card != NO_CARD:
            if board.bean[card] == bean and int(card) not in chosen:
                found = card
                if not last:
                    return found
            card = board.after[card]
        return found

    def judge(self, offer: StandingOffer, cards: list[int]) -> i64:
        """The value of accepting an offer with these cards, considering the partner's gain."""
        get = [int(self.board.bean[card]) for card in offer.give]
        give = [int(self.board.bean[card]) for card in cards]
        return self.net(self.gain(cards, get), self.their_gain(offer.maker, get, give), self.envy_of(offer.maker))

    # ------------------------------------------------------------------- proposing

    def best_deal(self, partner: i64, answered: StandingOffer | None = None) -> Deal | None:
        """The offer with the highest expected gain: to this partner, or to the best one (ANYONE).

        A counter-offer is about a bean of the offer it answers.
        """
        talk = self.talk
        talk.hear(self.board, self.seat, self.said)
        bundles = self._bundles()
        partners = self._partners(partner)
        best: Deal | None = None
        for g in range(len(bundles.gifts)):
            give = bundles.gift_bits[g]
            for w in range(len(bundles.wishes)):
                want = bundles.wish_bits[w]
                if not talk.allows(give, want, len(bundles.wishes[w])) or not talk.is_about(answered, give, want):
                    continue
                deal = self._deal(partners, g, w, self.weights.pushy if best is None else best.score)
                if deal is not None and self._may_propose(deal, bundles.kinds[g]):
                    best = deal
        return best

    def good_deals(self, most: i64) -> list[Deal]:
        """The offers with the highest expected gains, best first."""
        talk = self.talk
        talk.hear(self.board, self.seat, self.said)
        bundles = self._bundles()
        found: list[tuple[int, int, Deal]] = []
        partners = self._partners(ANYONE)
        for g in range(len(bundles.gifts)):
            for w in range(len(bundles.wishes)):
                if talk.allows(bundles.gift_bits[g], bundles.wish_bits[w], len(bundles.wishes[w])):
                    deal = self._deal(partners, g, w, self.weights.pushy)
                    if deal is not None and self._may_propose(deal, bundles.kinds[g]):
                        found.append((-int(deal.score), len(found), deal))
        found.sort()
        return [deal for _score, _n, deal in found[:most]]

    def wished(self) -> tuple[list[int], list[int]]:
        """The beans that this seat wants, most wanted first, and its own beans that it gives for any of them."""
        margin = self.weights.margin
        want = [bean for bean in self._wanted() if self.got[bean] > margin]
        give: list[int] = []
        for card in self._goods():
            bean = int(self.board.bean[card])
            if bean in want or bean in give:
                continue
            is_good = len(want) > 0 or self.given[card] > margin
            for wanted in want:
                is_good = is_good and self.gain([card], [wanted]) > margin
            if is_good:
                give.append(bean)
        return want, give

    def _partners(self, partner: i64) -> list[int]:
        if partner != ANYONE:
            return [int(partner)]
        if self.seat != self.active:
            return [int(self.active)]
        return [int((self.seat + n) % self.rules.players) for n in range(1, self.rules.players)]

    def _deal(self, partners: list[int], g: i64, w: i64, bar: i64) -> Deal | None:
        """This deal with the most likely partner, or with all; None: the expected gain is below the threshold."""
        bundles = self.bundles
        at: i64 = g * len(bundles.wishes) + w
        mine = bundles.mine[at]
        if mine != NOT_VALUED and mine <= bar:
            return None
        give = bundles.gifts[g]
        kinds = bundles.kinds[g]
        want = bundles.wishes[w]
        no_one = SURE  # the probability that nobody agrees
        total: i64 = 0  # the partners' gains, weighted by their probability of agreeing
        envy: i64 = 0  # … and how much these hurt
        weight: i64 = 0
        likely: i64 = 0
        whom: i64 = 0
        top: i64 = 0
        for seat in partners:
            chance = self.chance_to_hold(seat, want)
            if chance < SLIM:
                continue
            if mine == NOT_VALUED:  # most deals fail here, which costs one farm; the partners' farms are many
                mine = self.gain(give, want)
                bundles.mine[at] = mine
                if mine <= bar:
                    return None
            theirs = self.their_gain(seat, want, kinds)
            chance = chance * self.chance_of_yes(theirs) // SURE
            if chance < SLIM:
                continue
            likely += 1
            total += theirs * chance
            envy += self.envy_of(seat) * chance
            weight += chance
            no_one = no_one * (SURE - chance) // SURE
            if chance > top:
                top = chance
                whom = seat
        if likely == 0:
            return None
        theirs = total // weight
        chance = SURE - no_one
        score = self.net(mine, theirs, envy // weight) * chance // SURE
        if score <= bar:
            return None
        return Deal(whom if likely == 1 else ANYONE, give, want, mine, theirs, chance, score)

    def _may_propose(self, deal: Deal, kinds: list[int]) -> bool:
        """Is it new, and may these cards be given?"""
        if not self.talk.is_new(deal.to, kinds, deal.want):
            return False
        if not self.rules.on_giving:
            return True
        return self.rules.refuse_giving(self.board, self.seat, deal.give, gift=len(deal.want) == 0) is None

    def _bundles(self) -> Bundles:
        """What might be given and asked for."""
        bundles = self.bundles
        if not bundles.gifts:
            goods = self._goods()
            bundles.fill(self.board, goods, self._wanted(), self.weights)
            bundles.value_single(self.given, self.got)
        return bundles

    def _goods(self) -> list[int]:
        """The cards to give first: one or two of each kind, those that cost least."""
        board = self.board
        found: list[tuple[int, int]] = []
        listed: list[int] = []
        seen: list[int] = []
        for place in self._places_of_goods():
            card = board.first[place]
            while card != NO_CARD:
                bean = int(board.bean[card])
                times = seen.count(bean)
                grows = self.grows(bean)
                if times < (1 if grows else 2):
                    seen.append(bean)
                    one = int(card)
                    if grows and place != FACEUP:
                        one = int(self._copy(place, bean, NOTHING, last=True))
                    listed.append(one)
                card = board.after[card]
        for one in listed:
            self.given[one] = self.gain([one], NOTHING)
            found.append((-int(self.given[one]), one))
        found.sort()
        return [one for _loss, one in found[:MOST_GOODS]]

    def _wanted(self) -> list[int]:
        """The beans that add most, best first."""
        found: list[tuple[int, int]] = []
        for bean in range(self.rules.beans):
            if self.rules.copies[bean] > 0:
                self.got[bean] = self.gain(NOTHING, [bean])
                if self.got[bean] > 0:
                    found.append((-int(self.got[bean]), bean))
        found.sort()
        return [bean for _gain, bean in found[:MOST_WANTED]]
