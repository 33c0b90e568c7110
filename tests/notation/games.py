"""Random games for the notation: every kind of action, with any copy of a card, and never a refused one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Accept, Action, BuyField, Counter, EndTrading, Keep, Offer, Plant, Stew, Store
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.legal import legal, may_offer
from bohnhof.kernel.places import FACEUP, coins, hand
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.notation import write_position
from bohnhof.kernel.text.script import read_script
from tests.judge import edition_of
from tests.length import BRIEF
from tests.wealth import enrich

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz", "Gül")
TALK_PER_TURN = 12  # so that every game ends


@dataclass(frozen=True)
class Kind:
    """An edition with options, for a number of players."""

    edition: str
    players: int
    options: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.players]

    def deal(self, seed: int, *, rich: bool = False) -> Table:
        table = new_table(Rules(EDITIONS[self.edition].with_options(self.options, self.players), self.players), seed)
        if rich:
            enrich(table, Random(seed))
        return table

    def __str__(self) -> str:
        return "+".join([f"{self.edition}-{self.players}", *self.options])


KINDS = [
    Kind(edition.id, players)
    for edition in EDITIONS.values()
    for players in edition.players
    if players == edition.usual_players or not BRIEF
]
KINDS += [
    Kind(edition, players, ("coin-trading", "encore"))
    for edition, players in [("bohnanza", 4), ("bohnanza", 5), ("bohnanza-plus", 3), ("bohnanza-plus", 7)]
]
KINDS += [
    Kind("bohnanza", 3, ("three-fields", "free-hand-trades")),
    Kind("bohnanza", 5, ("cheap-field", "garden-three")),
]


def read(text: str) -> Table:
    """The Table that a position describes."""
    return read_script(text, edition_of).start.table


def written(table: Table) -> str:
    return write_position(table, NAMES[: int(table.rules.players)])


def random_game(table: Table, rng: Random) -> Iterator[tuple[int, Action]]:
    """What happens in a game, action by action: each is yielded, then played."""
    talk, turn = 0, 0
    while not table.is_over:
        if table.turn != turn:
            talk, turn = 0, int(table.turn)
        trading = may_offer(table, 0)
        players = int(table.rules.players)
        seat = rng.choice([int(table.active), rng.randrange(players)])
        actions = wishes(table, seat, rng)
        if trading and talk < TALK_PER_TURN:
            actions += random_offers(table, seat, rng)
        elif trading:
            seat, actions = int(table.active), [EndTrading()]
        if not actions:
            continue
        action = rng.choice(actions)
        if is_refused(table, seat, action):
            continue
        talk += trading
        yield seat, action
        play(table, seat, action)


def wishes(table: Table, seat: int, rng: Random) -> list[Action]:
    """What is listed as legal, with other copies of the same cards."""
    return [with_other_copies(table, seat, action, rng) for action in legal(table, seat)]


def with_other_copies(table: Table, seat: int, action: Action, rng: Random) -> Action:
    match action:
        case Plant(card, field) if table.place[card] != hand(seat):
            return Plant(rng.choice(copies(table, card)), field)
        case Stew(card, field) if table.place[card] != hand(seat):
            return Stew(rng.choice(copies(table, card)), field)
        case Store(card) if table.place[card] != hand(seat):
            return Store(rng.choice(copies(table, card)))
        case Keep(card):
            return Keep(rng.choice(copies(table, card)))
        case BuyField():
            price = int(table.rules.field_price(table, seat))
            return BuyField(tuple(rng.sample(table.cards_in(coins(seat)), price))) if rng.random() < 0.5 else action
        case Accept(id) if rng.random() < 0.7:
            offer = table.offer(id)
            assert offer is not None
            chosen: list[int] = []
            store = [table.rules.reserve_at + seat] if table.rules.reserve_at > 0 else []
            for bean in offer.want:
                chosen += pick(table, [hand(seat), FACEUP, *store], bean, chosen, rng)
            for bean in offer.want_coins:
                chosen += pick(table, [coins(seat)], bean, chosen, rng)
            rng.shuffle(chosen)
            return Accept(id, tuple(chosen))
        case _:
            return action


def copies(table: Table, card: int) -> list[int]:
    return [other for other in table.cards_in(table.place[card]) if table.bean[other] == table.bean[card]]


def pick(table: Table, places: list[int], bean: int, chosen: list[int], rng: Random) -> list[int]:
    found = [c for place in places for c in table.cards_in(place) if table.bean[c] == bean and c not in chosen]
    return [rng.choice(found)] if found else []


def random_offers(table: Table, seat: int, rng: Random) -> list[Action]:
    """An offer and perhaps a counter, with cards from anywhere."""
    goods = table.rules.goods(table, seat) + table.cards_in(table.rules.goods_as_coins(table, seat))
    give = tuple(rng.sample(goods, min(len(goods), rng.randrange(4))))
    want, want_coins = random_wants(table, rng)
    others = [other for other in range(int(table.rules.players)) if other != seat]
    to = rng.choice([None, None, *others]) if seat == table.active else int(table.active)
    offers: list[Action] = [Offer(to, give, want, want_coins)]
    offers += [Counter(int(offer.id), give, want, want_coins) for offer in table.offers if offer.is_for(seat)]
    return offers


def random_wants(table: Table, rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Kinds that somebody has, so that offers are often taken."""
    seats = range(int(table.rules.players))
    in_hands = [bean for seat in seats for bean in table.beans_in(hand(seat))]
    as_coins = [bean for seat in seats for bean in table.beans_in(coins(seat))]
    if not table.rules.trades_coins(table):
        as_coins = []
    return (
        tuple(rng.sample(in_hands, min(len(in_hands), rng.randrange(3)))),
        tuple(rng.sample(as_coins, min(len(as_coins), rng.randrange(3)))),
    )


def is_refused(table: Table, seat: int, action: Action) -> bool:
    try:
        play(table.clone(), seat, action)
    except Illegal:
        return True
    return False
