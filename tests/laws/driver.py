"""Random play for the laws: legal actions, all kinds of offers, and sometimes something that must be refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Accept, Action, Counter, Decline, Done, EndTrading, Offer
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.legal import legal, may_offer
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table
from bohnhof.kernel.verbs import VERBS, Operand
from tests.length import BRIEF, FULL
from tests.wealth import enrich

TALK_PER_TURN = 12  # the rules allow many more (R24), and the laws are about games that end


@dataclass(frozen=True)
class Game:
    """An edition with options, for a number of players."""

    edition: str
    players: int
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join([self.edition, str(self.players), *self.options])

    def rules(self) -> Rules:
        return Rules(EDITIONS[self.edition].with_options(self.options, self.players), self.players)


def all_games() -> list[Game]:
    """Every edition and player count as printed, and once with all options that go together."""
    games = []
    for edition in EDITIONS.values():
        for players in edition.players:
            options = tuple(v.name for v in edition.variants if not v.players or players in v.players)
            games.append(Game(edition.id, players))
            if options:
                games.append(Game(edition.id, players, options))
    return games


def some_games() -> list[Game]:
    """For laws that take long: of each edition the smallest, the usual and the largest table, and one with options.

    Interpreted, only the usual table. `make test-slow` plays all of them.
    """
    if FULL:
        return all_games()
    chosen = []
    for edition in EDITIONS.values():
        usual = edition.usual_players
        counts = {usual} if BRIEF else {edition.players[0], usual, edition.players[-1]}
        games = [game for game in all_games() if game.edition == edition.id]
        chosen += [game for game in games if (game.players == usual if game.options else game.players in counts)]
    return chosen


@dataclass(frozen=True)
class Tried:
    """One attempt: who wanted what, and whether it was done."""

    seat: int
    action: Action
    refusal: Illegal | None


class Driver:
    """Plays one game at random; every step tries one action."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Random(seed)
        self.table: Table = new_table(game.rules(), seed)
        if seed % 2 == 0:
            enrich(self.table, self.rng)
        self.talk = 0
        self.turn = 0

    def choose(self) -> tuple[int, Action]:
        """Choose a seat and an action: usually a legal one, sometimes an offer, sometimes nonsense."""
        table, rng = self.table, self.rng
        seat = rng.choice([table.active, rng.randrange(table.rules.players)])
        if rng.random() < 0.1:
            return seat, self.nonsense()
        if self.turn != table.turn:
            self.turn, self.talk = int(table.turn), 0
        if may_offer(table, seat) and self.talk < TALK_PER_TURN and rng.random() < 0.4:
            self.talk += 1
            return seat, self.offer(seat)
        choices = legal(table, seat)
        if self.talk >= TALK_PER_TURN and may_offer(table, seat):
            return int(table.active), EndTrading()
        if not choices:
            return seat, self.nonsense()
        action = rng.choice(choices)
        if isinstance(action, Accept | Decline):
            self.talk += 1
        return seat, action

    def offer(self, seat: int) -> Action:
        """An offer that makes sense, though the rules may refuse it."""
        table, rng = self.table, self.rng
        goods = table.rules.goods(table, seat) + table.cards_in(table.rules.goods_as_coins(table, seat))
        give = tuple(rng.sample(goods, min(len(goods), rng.randrange(3))))
        kinds = [bean for bean, copies in enumerate(table.rules.deck_copies()) if copies]
        want = tuple(rng.choices(kinds, k=rng.randrange(3)))
        want_coins = tuple(rng.choices(kinds, k=rng.randrange(2))) if table.rules.trades_coins(table) else ()
        answerable = [offer for offer in table.offers if offer.is_for(seat)]
        if answerable and rng.random() < 0.3:
            return Counter(int(rng.choice(answerable).id), give, want, want_coins)
        others = [other for other in range(table.rules.players) if other != seat]
        to = rng.choice([None, *others]) if seat == table.active else int(table.active)
        return Offer(to, give, want, want_coins)

    def nonsense(self) -> Action:
        """Anything at all: ids, fields and seats that may not exist."""
        rng = self.rng
        verb = rng.choice([verb for verb in VERBS if verb.kind not in (None, EndTrading) or rng.random() < 0.2])
        return Done() if verb.kind is None else verb.kind(*[self.anything(operand) for operand in verb.operands])

    def anything(self, operand: Operand) -> Any:
        """Something that a field of an action could name, if it were there."""
        rng = self.rng
        cards = range(-1, len(self.table.bean) + 1)
        match operand:
            case Operand.CARD:
                return rng.choice(cards)
            case Operand.OFFER | Operand.HOLDING:
                return rng.randrange(40)
            case Operand.PARTNER:
                return rng.choice([None, rng.randrange(-1, 9)])
            case Operand.CARDS | Operand.COINS:
                return tuple(rng.choices(cards, k=rng.randrange(3)))
            case Operand.COPIES:
                return rng.choice([None, tuple(rng.choices(cards, k=rng.randrange(3)))])
            case Operand.BEANS:
                return tuple(rng.choices(range(-1, 12), k=rng.randrange(3)))
            case Operand.ORDER:
                return tuple(rng.choices(range(-1, 4), k=rng.randrange(5)))
            case _:
                return rng.randrange(-1, 9)

    def step(self) -> Tried:
        """Try one action."""
        seat, action = self.choose()
        try:
            play(self.table, seat, action)
        except Illegal as illegal:
            return Tried(seat, action, illegal)
        return Tried(seat, action, None)

    def steps(self, limit: int) -> Iterator[Tried]:
        """Try actions until the game is over."""
        for _ in range(limit):
            if self.table.is_over:
                return
            yield self.step()
        raise AssertionError(f"the game has not ended after {limit} actions")
