"""The table as your bot sees it, read-only.

`BotView` wraps the kernel's `View`: the same information as cards, fields and offers, without methods that change the
game. Seats and beans are numbers from 0 (`view.beans` has the names of the beans). `None` means an unknown bean, an
empty field, or an offer to everybody. docs/bots.md shows every question with an example.
"""

# Annotations are evaluated, so that `help` shows types; `Action` is quoted, or `help` would list all its classes.
from random import Random

from bohnhof.bots.bot import ACTIONS
from bohnhof.bots.faults import AN_ANSWER
from bohnhof.bots.seen import Boss, Building, Card, Field, Rival, SeenOffer
from bohnhof.kernel.actions import Action, Offer
from bohnhof.kernel.cards import MIXED, NO_CARD, UNKNOWN
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.candidates import candidate_offers
from bohnhof.kernel.offer import FATES, StandingOffer
from bohnhof.kernel.places import ANYONE, DISCARD, DRAW, FACEUP, aside, coins, hand
from bohnhof.kernel.places import field as field_place
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal, Refusal
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.kernel.text.action_text import read_action, write_action
from bohnhof.kernel.text.notation import write_position
from bohnhof.kernel.trading import refuse_offer
from bohnhof.kernel.view import World, determinize, unseen_beans


class BotView:
    """What your bot may see and ask when it chooses.

    Methods that take a seat default to your own.
    """

    __slots__ = ("_view",)

    def __init__(self, view: View) -> None:
        self._view = view

    def __dir__(self) -> list[str]:
        return [name for name in super().__dir__() if not name.startswith("_")]

    def __repr__(self) -> str:
        return f"<the table as seat {self.seat} sees it: turn {self.turn}, {self.phase}>"

    # ---------------------------------------------------------------------- whose turn

    @property
    def seat(self) -> int:
        """Your seat."""
        return int(self._view.seat)

    @property
    def players(self) -> int:
        """How many seats there are: 0 to players - 1."""
        return int(self._view.rules.players)

    @property
    def active(self) -> int:
        """The seat whose turn it is. All trades are with this seat."""
        return int(self._view.active)

    @property
    def my_turn(self) -> bool:
        """Is it your turn?"""
        return self.active == self.seat

    @property
    def must_act(self) -> bool:
        """Is the game waiting for you? If not, you may still act (harvest, buy, trade) or wait (None)."""
        return not self._view.is_over and self._view.now.waits_for(self._view, self._view.seat)

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return int(self._view.turn)

    @property
    def phase(self) -> str:
        """The current phase: "plant", "trade", "aside" …, as listed in docs/notation.md; "over" after the end."""
        return self._view.rules.phase_name(self._view.phase)

    @property
    def trading(self) -> bool:
        """Can offers be made now?"""
        return not self._view.is_over and self._view.now.trades

    # ---------------------------------------------------------------------- the edition

    @property
    def edition(self) -> str:
        """The id of the edition, for example "bohnanza"."""
        return self._view.rules.edition.id

    @property
    def beans(self) -> tuple[str, ...]:
        """The names of the beans: `view.beans[3]` is the name of bean 3."""
        return tuple(self._view.rules.bean_names)

    def bean(self, name: str) -> int:
        """The number of the bean with this name."""
        return self._view.rules.bean_number(name)

    def copies(self, bean: int) -> int:
        """How many cards of this bean are in the game; 0 if it stays in the box."""
        return int(self._view.rules.copies[self._known(bean)])

    def meter(self, bean: int, cards: int) -> int:
        """What the beanometer pays for this many cards of a bean, in coins."""
        return int(self._view.rules.meter(self._known(bean), max(0, cards)))

    @property
    def field_price(self) -> int:
        """The price of one more field, in coins; 0 if none is for sale."""
        return int(self._view.rules.field_price(self._view, self._view.seat))

    @property
    def rules(self) -> Rules:
        """The rules of this game, for questions that this class does not answer."""
        return self._view.rules

    @property
    def raw(self) -> View:
        """The kernel's own `View`, for bots that search or ask one of our bots. It is a copy that belongs to you."""
        return self._view

    # ---------------------------------------------------------------------- the table

    def hand(self, seat: int | None = None) -> list[Card]:
        """A hand, front card first (default: yours). You know only those cards of other hands that they have shown."""
        return self._cards(int(hand(self._seat(seat))))

    def aside(self, seat: int | None = None) -> list[Card]:
        """The cards set aside that a seat (default: yours) still has to plant this turn."""
        return self._cards(int(aside(self._seat(seat))))

    def fields(self, seat: int | None = None) -> list[Field]:
        """The fields of a seat (default: yours)."""
        at = self._seat(seat)
        return [self._field(at, n) for n in self._view.fields(at)]

    def field(self, number: int, seat: int | None = None) -> Field:
        """One field of a seat (default: yours), by its number."""
        at = self._seat(seat)
        if not self._view.has_field(at, number):
            raise BadInput(f"seat {at} has no field {number}: its fields are {self._view.fields(at)}")
        return self._field(at, number)

    def grows(self, bean: int | None, seat: int | None = None) -> bool:
        """Does this bean grow on a field of this seat (default: yours)?"""
        return bean is not None and any(field.bean == bean for field in self.fields(seat))

    def fits(self, bean: int, number: int) -> bool:
        """Could you plant a card of this bean on this field of yours as it is now?"""
        return self._view.has_field(self._view.seat, number) and self._view.rules.fits(
            self._view, self._view.seat, self._known(bean), number
        )

    @property
    def faceup(self) -> list[Card]:
        """The turned-up cards that are still open."""
        return self._cards(int(FACEUP))

    @property
    def discard(self) -> list[Card]:
        """The discard pile, top card first."""
        return self._cards(int(DISCARD))

    @property
    def draw_size(self) -> int:
        """How many cards are in the draw pile."""
        return int(self._view.count[DRAW])

    @property
    def top(self) -> Card | None:
        """The top card of the draw pile, face down unless you have looked at it; None if the pile is empty."""
        card = int(self._view.first[DRAW])
        return None if card == NO_CARD else self.card(card)

    @property
    def exhausted(self) -> int:
        """How often the draw pile has run out."""
        return int(self._view.exhausted)

    @property
    def planted(self) -> int:
        """How many cards were planted from the hand in this phase."""
        return int(self._view.planted)

    def coins(self, seat: int | None = None) -> int:
        """How many coins a seat (default: you) has."""
        return int(self._view.count[coins(self._seat(seat))])

    def coin_cards(self, seat: int | None = None) -> list[Card]:
        """The coins of a seat (default: yours) as cards, top coin first. A building is paid with coins of its bean."""
        return self._cards(int(coins(self._seat(seat))))

    def score(self, seat: int | None = None) -> int:
        """What a seat (default: yours) would score if the game ended now: coins, and points for buildings."""
        return int(self._view.rules.score(self._view, self._seat(seat)))

    def card(self, id: int) -> Card:
        """The card with this id."""
        if not 0 < id < len(self._view.bean):
            raise BadInput(f"there is no card {id}")
        bean = int(self._view.bean[id])
        return Card(id, None, "?") if bean == UNKNOWN else Card(id, bean, self._view.rules.bean_names[bean])

    def unseen(self, bean: int | None = None) -> int:
        """How many cards (of this bean) you have not seen. They are in the draw pile or in other hands."""
        left = unseen_beans(self._view)
        return len(left) if bean is None else left.count(self._known(bean))

    # ---------------------------------------------------------------------- the mafia

    @property
    def bosses(self) -> list[Boss]:
        """The bosses of the mafia; empty in games without them."""
        return [self._boss(n) for n in range(len(self._view.rules.outsiders))]

    @property
    def rival(self) -> Rival | None:
        """Who can win without a seat (the mafia), with the coins of all bosses; None in other games."""
        rules = self._view.rules
        if not rules.edition.rival:
            return None
        score = int(rules.rival_score(self._view))
        return Rival(rules.edition.rival, score // int(rules.rival_coin()), score)

    # ---------------------------------------------------------------------- buildings

    def buildings(self, seat: int | None = None) -> list[Building]:
        """The buildings of a seat (default: yours)."""
        owned = int(self._view.rules.owned(self._view, self._seat(seat)))
        return [self.building(n) for n in range(len(self._view.rules.holdings)) if owned >> n & 1]

    @property
    def for_sale(self) -> list[Building]:
        """The buildings that are still sold to seats with the coins for them and no building of the same kind."""
        rules = self._view.rules
        return [self.building(n) for n in range(len(rules.holdings)) if rules.is_sold(self._view, n)]

    def building(self, number: int) -> Building:
        """The building with this number, whoever has it."""
        rules = self._view.rules
        if not 0 <= number < len(rules.holdings):
            raise BadInput(f"there is no building {number} in this game")
        card = rules.holdings[number]
        kind, bean = rules.kind_names.index(card.kind), rules.bean_names.index(card.bean)
        return Building(number, card.name, kind, card.price, bean, card.text)

    @property
    def building_kinds(self) -> tuple[str, ...]:
        """The names of the kinds of building: `view.building_kinds[3]` is the name of kind 3."""
        return tuple(self._view.rules.kind_names)

    def store(self, seat: int | None = None) -> list[Card]:
        """The cards in the store of a seat (default: yours). They can be traded like hand cards."""
        return self._own_cards(int(self._view.rules.reserve_at), self._seat(seat))

    def due(self, seat: int | None = None) -> list[Card]:
        """The cards that a seat (default: yours) got from a store and still has to plant this turn."""
        return self._own_cards(int(self._view.rules.due_at), self._seat(seat))

    # ---------------------------------------------------------------------- offers

    @property
    def offers(self) -> list[SeenOffer]:
        """All open offers, oldest first."""
        return [self._offer(offer) for offer in self._view.offers]

    @property
    def offers_to_me(self) -> list[SeenOffer]:
        """Open offers that you may answer."""
        return [self._offer(offer) for offer in self._view.offers if offer.is_for(self._view.seat)]

    @property
    def my_offers(self) -> list[SeenOffer]:
        """Your own open offers."""
        return [self._offer(offer) for offer in self._view.offers if offer.maker == self._view.seat]

    def offer(self, id: int) -> SeenOffer | None:
        """The open offer with this id."""
        found = self._view.offer(id)
        return None if found is None else self._offer(found)

    @property
    def past_offers(self) -> list[tuple[SeenOffer, str]]:
        """The closed offers of this trading phase, each with "traded", "withdrawn", "declined" or "lapsed"."""
        past = zip(self._view.past_offers, range(len(self._view.past_offers)), strict=True)
        return [(self._offer(offer), FATES[self._view.fates[n]]) for offer, n in past]

    def ideas(self, most: int = 40) -> list[Offer]:
        """Offers that you could make now, the most obvious ones first. All of them are legal."""
        return candidate_offers(self._view, self.seat, most)

    # ---------------------------------------------------------------------- judging

    def refusal(self, action: "Action") -> Refusal | None:
        """Why the rules forbid this action (`.rule` and `.reason`), or None if they allow it."""
        if not isinstance(action, ACTIONS):
            raise BadInput(f"{AN_ANSWER}, not {action!r}; action('plant 1') reads words")
        if isinstance(action, Offer) and self.trading:
            to = int(ANYONE) if action.to is None else action.to
            return refuse_offer(
                self._view, self._view.seat, to, list(action.give), list(action.want), list(action.want_coins)
            )
        try:
            play(self.world(Random(0)), self.seat, action)  # the answer does not depend on hidden cards
        except Illegal as refused:
            return Refusal(refused.rule, refused.reason)
        return None

    def allows(self, action: "Action") -> bool:
        """Do the rules allow this action?"""
        return self.refusal(action) is None

    def world(self, rng: Random) -> World:
        """A complete table that looks the same to you, with the unseen cards dealt at random.

        Use it to try out actions with `bohnhof.kernel.play.play`.
        """
        return determinize(self._view, rng)

    def text(self) -> str:
        """The position as you see it, in the notation: for a log, a test, or a bug report."""
        return write_position(self._view, self._names)

    def words(self, action: "Action") -> str:
        """An action of yours in the notation, for example "plant 1": for a log, or for a language model.

        Fields are counted from 1 there, and the seats are called seat0, seat1 …, as in `text`.
        """
        try:
            return write_action(self._view, self._names, self.seat, action)
        except BadInput:
            raise
        except (IndexError, ValueError):
            raise BadInput(f"{action} names something that is not there") from None

    def action(self, words: str) -> "Action":
        """The action that you mean by these words of the notation; `refusal` says whether the rules allow it.

        If they cannot be read, the message of the BadInput says how the action is written.
        """
        return read_action(self._view, self._names, self.seat, tuple(words.split()), BadInput)

    # ---------------------------------------------------------------------- helpers

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(f"seat{seat}" for seat in range(self.players))

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return self.seat
        if not 0 <= seat < self.players:
            raise BadInput(f"there is no seat {seat}: the seats are 0 to {self.players - 1}")
        return seat

    def _known(self, bean: int) -> int:
        if not 0 <= bean < len(self._view.rules.bean_names):
            raise BadInput(f"there is no bean {bean}: beans are 0 to {len(self._view.rules.bean_names) - 1}")
        return bean

    def _cards(self, place: int) -> list[Card]:
        return [self.card(id) for id in self._view.cards_in(place)]

    def _own_cards(self, first: int, seat: int) -> list[Card]:
        """The cards in a seat's place of a kind that only some games have; `first` is that of seat 0, or 0."""
        return self._cards(first + seat) if first > 0 else []

    def _field(self, seat: int, n: int) -> Field:
        rules = self._view.rules
        kind, cards = int(rules.kind_on(self._view, seat, n)), int(self._view.count[field_place(seat, n)])
        if kind == UNKNOWN:
            return Field(n, None, "", 0, 0, None)
        step = rules.next_step(self._view, seat, n)
        missing, pays = None if step is None else step[0], int(rules.pays(self._view, seat, n))
        if kind == MIXED:
            return Field(n, None, "stew", cards, pays, missing)
        return Field(n, kind, rules.bean_names[kind], cards, pays, missing)

    def _boss(self, n: int) -> Boss:
        rules, place = self._view.rules, int(self._view.rules.outside) + n
        sells_at, cards = int(rules.outsider_sells_at(n)), int(self._view.count[place])
        if cards == 0:
            return Boss(n, rules.outsiders[n], None, "", 0, 0, sells_at, None)
        bean = int(self._view.bean_on(place))
        more = (extra for extra in range(1, self.copies(bean)) if rules.meter(bean, cards + extra) >= sells_at)
        pays = int(rules.meter(bean, cards))
        return Boss(n, rules.outsiders[n], bean, rules.bean_names[bean], cards, pays, sells_at, next(more, None))

    def _offer(self, offer: StandingOffer) -> SeenOffer:
        return SeenOffer(
            int(offer.id),
            int(offer.maker),
            None if offer.to == ANYONE else int(offer.to),
            tuple(self.card(card) for card in offer.give),
            tuple(offer.want),
            tuple(offer.want_coins),
            int(offer.answers) or None,
            tuple(int(pledge.seat) for pledge in offer.pledges),
            tuple(seat for seat in range(self.players) if offer.has_declined(seat)),
        )
