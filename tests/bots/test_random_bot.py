"""The random bot does everything that can be done, nothing that is forbidden, and knows only what it may know."""

import collections
from random import Random
from types import NoneType

import pytest

from bohnhof.bots.random_bot import RandomBot
from bohnhof.bots.runner import run
from bohnhof.kernel.actions import (
    Accept,
    Action,
    BuyBuilding,
    BuyField,
    Counter,
    Harvest,
    Offer,
)
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import ANYONE
from bohnhof.kernel.table import Table
from bohnhof.kernel.trading import foremost_copies
from bohnhof.kernel.view import determinize, view
from tests.bots.games import TABLES, deal
from tests.judge import holds
from tests.length import BRIEF
from tests.wealth import enrich

GAMES = 1 if BRIEF else 3


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_random_bots_play_every_game_to_its_end(edition: str, players: int) -> None:
    for seed in range(GAMES):
        table = deal(edition, players, seed=seed)
        run(table, [RandomBot() for _ in range(players)])
        assert table.is_over


@pytest.mark.parametrize(
    ("options", "players"),
    [
        (("free-hand-trades", "garden-three"), 4),
        (("three-fields", "encore"), 3),
        (("cheap-field", "coin-trading"), 5),
    ],
)
def test_random_bots_play_the_variants(options: tuple[str, ...], players: int) -> None:
    for seed in range(GAMES):
        table = deal("bohnanza", players, *options, seed=seed)
        run(table, [RandomBot() for _ in range(players)])
        assert table.is_over


# --------------------------------------------------------- all that can be done


def what_it_is(table: Table, seat: int, action: Action) -> list[str]:
    """An action in words, which tell its kinds apart."""
    match action:
        case Offer(to, give, want, want_coins) | Counter(to, give, want, want_coins):
            kind = "counter" if isinstance(action, Counter) else "offer"
            words = [kind, f"{kind} to {'anyone' if to is None else 'one'}"]
            words += [f"{kind} as a gift"] * (not want and not want_coins)
            words += [f"{kind} as a request"] * (not give)
            words += [f"{kind} of {len(give)} for {len(want)}"] * (not want_coins)
            words += [f"{kind} for coins"] * bool(want_coins)
            return words
        case Accept(id, cards):
            offer = table.offer(id)
            assert offer is not None
            words = ["pledge" if offer.to == ANYONE else "accept"]
            if cards is not None:
                foremost = foremost_copies(table, seat, offer)
                words.append("accept, choosing" if sorted(cards) != sorted(foremost) else "accept, naming")
            return words
        case BuyField(coins):
            return ["buy", "buy, choosing" if coins else "buy with the topmost"]
        case _:
            return [type(action).__name__.lower()]


@pytest.fixture(scope="module")
def habits() -> collections.Counter[str]:
    """What random bots do, and how often, in some games in which everything can be done."""
    words: collections.Counter[str] = collections.Counter()
    for seed in range(40):
        table = deal("bohnanza", 4, "coin-trading", "free-hand-trades", seed=seed)

        def listen(seat: int, action: Action, table: Table = table) -> None:
            words.update(what_it_is(table, seat, action))

        run(table, [RandomBot() for _ in range(4)], before=listen)
    return words


def test_it_does_every_kind_of_action(habits: collections.Counter[str]) -> None:
    kinds = "plant done harvest buy keep offer counter accept pledge take decline withdraw endtrading"
    assert [kind for kind in kinds.split() if not habits[kind]] == []


def test_it_makes_every_kind_of_offer(habits: collections.Counter[str]) -> None:
    sizes = [f"offer of {n} for {m}" for n in range(3) for m in range(3) if n or m]
    kinds = [*sizes, "offer to one", "offer to anyone", "offer as a gift", "offer as a request", "offer for coins"]
    assert [kind for kind in kinds if not habits[kind]] == []


def test_it_does_not_always_part_with_the_foremost_copies_or_the_topmost_coins(
    habits: collections.Counter[str],
) -> None:
    for kind in ("accept, choosing", "buy, choosing", "buy with the topmost"):
        assert habits[kind], kind


def test_it_pays_with_the_topmost_coins_where_it_may_not_choose() -> None:
    for seed in range(20):
        table = deal("eleven-beans", 4, seed=seed)
        run(table, [RandomBot() for _ in range(4)])  # a choice would be a fault
        if any(len(table.fields(seat)) == 3 for seat in range(4)):
            return
    raise AssertionError("nobody bought a field")


def test_it_buys_buildings_and_uses_them() -> None:
    words: collections.Counter[str] = collections.Counter()
    for seed in range(8):
        table = deal("high-bohn-cognac", 3, seed=seed)
        enrich(table, Random(seed))

        def listen(_seat: int, action: Action) -> None:
            words[type(action).__name__] += 1

        run(table, [RandomBot() for _ in range(3)], before=listen)
    kinds = "BuyBuilding Stew Store Bury Reorder Move"
    assert [kind for kind in kinds.split() if not words[kind]] == []


def test_it_buys_what_it_can_when_there_is_nothing_left_to_save_for() -> None:
    prices = set()
    for seed in range(40):
        table = holds(
            """
            edition high-bohn
            seats   Anna Bert Cleo
            turn    Anna shopping
            exhausted 3
            draw    -
            Anna    coins soy*4
            """
        ).table
        action = RandomBot().choose(view(table, 0), legal(table, 0), Random(seed), None)
        prices.add(table.rules.holdings[action.building].price if isinstance(action, BuyBuilding) else 0)
    assert prices == {0, 1, 2, 3, 4}


def test_it_waits_at_times() -> None:
    table = holds(
        """
        edition boonanza
        seats   Anna Bert Cleo
        turn    Bert trade
        faceup  red soy
        Anna    hand blue chili | field green*2
        """
    ).table
    rng = Random(1)
    choices = [RandomBot().choose(view(table, 0), legal(table, 0), rng, None) for _ in range(100)]
    assert {type(choice) for choice in choices} == {NoneType, Harvest, Offer}


# ------------------------------------------------------------- only what it may know


def test_its_choice_depends_on_nothing_but_its_view() -> None:
    bot = RandomBot()
    compared = 0
    for seed in range(3):
        table = deal("bohnanza", 4, "coin-trading", seed=seed)

        def compare(_seat: int, _action: Action, table: Table = table) -> None:
            nonlocal compared
            compared += 1
            seat = compared % 4
            seen = view(table, seat)
            other = view(determinize(seen, Random(compared)), seat)
            one = bot.choose(seen, legal(table, seat), Random(compared), None)
            assert one == bot.choose(other, legal(table, seat), Random(compared), None)

        run(table, [RandomBot() for _ in range(4)], before=compare)
    assert compared > 500
