"""Pairs of buildings commute: it does not matter which was bought first, nor which is asked first.

The only exceptions are the farm for 4 and the meters of other buildings. It adds a coin to a harvest that pays exactly
four, so it must know what the harvest pays: asked before a new meter, it would look at the printed one. That is why
extra coins are a question of their own, which the kernel asks when the payment is known (R14).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.editions.high_bohn.shop import shop_of
from bohnhof.kernel.cards import MIXED
from bohnhof.kernel.harvest import sell
from bohnhof.kernel.holding import Holding as Building
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import DISCARD, field
from bohnhof.kernel.refusal import Refusal
from bohnhof.kernel.rules import NO_MIXING, NOTHING_THERE, PROTECTED, WRONG_FIELD, Rules
from bohnhof.kernel.ruling import Held
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.notation import write_position
from tests.judge import holds
from tests.laws.driver import Driver, Game
from tests.length import untraced
from tests.rulemark import rule

COGNAC = Game("high-bohn-cognac", 3)
CARDS = EDITIONS["high-bohn-cognac"].holdings
PAIRS = [(a, b) for a, b in combinations(CARDS, 2) if a.kind != b.kind]
ASKED_IN_ORDER = {
    ("farm-4", "saloon-3"), ("farm-4", "saloon-4"), ("farm-4", "blacksmith-3"), ("farm-4", "jail-2"),
    ("farm-4", "jail-3"), ("farm-4", "distillery-4"),
}  # fmt: skip


def boards() -> list[Table]:
    """Moments of rich random games."""
    found = []
    for seed in (0, 2, 4):
        driver = Driver(COGNAC, seed)
        found += [driver.table.clone() for n, _ in enumerate(driver.steps(20_000)) if n % 60 == 0]
    return found


# ------------------------------------------------------------------ bought in either order


@untraced
@rule("HB1.3")
def test_two_buildings_may_be_bought_in_either_order() -> None:
    for a, b in PAIRS:
        one, other = (bought(first, second, a, b) for first, second in ((a, b), (b, a)))
        assert one == other, f"{a.name} and {b.name}"


def bought(first: Building, second: Building, *paid: Building) -> tuple[list[str], list[object]]:
    """The position, and everything that can be done in it; the discards in no order, which is the buyer's choice."""
    coins = " ".join(f"{card.bean}*{card.price}" for card in sorted(paid, key=lambda card: card.name))
    position = holds(f"""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna plant
        draw    blue chili ...
        Anna    hand soy blue chili soy | field blue*8 | field chili | coins {coins}
        Bert    field blue*4
        > Anna buy {first.kind} {first.price}
        > Anna buy {second.kind} {second.price}
    """)
    lines = write_position(position.table, position.names).splitlines()
    others = [line for line in lines if not line.startswith("discard")]
    discards = sorted(position.table.beans_in(int(DISCARD)))
    return [*others, str(discards)], [legal(position.table, seat) for seat in range(3)]


# ------------------------------------------------------------------- asked in either order


@rule("HB1.5", "HB5", "HB6.1", "HB6.3", "HB8.1")
def test_two_buildings_may_be_asked_in_either_order() -> None:
    rules = COGNAC.rules()
    tables = boards()
    compared = 0
    for pairs, ask in questions(rules):
        for (a, b), table in product(pairs, tables):
            assert ask(table, a, b) == ask(table, b, a), f"{a.ruling.name} and {b.ruling.name}"
            compared += 1
    assert compared > 2_000


Question = Callable[[Table, Held, Held], list[object]]


def questions(rules: Rules) -> list[tuple[list[tuple[Held, Held]], Question]]:
    """Each question with the pairs that answer it, and how it is asked of two of them, one after the other."""

    def planting(table: Table, a: Held, b: Held) -> list[object]:
        answers: list[object] = []
        for bean, n in product(range(rules.beans), table.fields(0)):
            on_it = table.bean_on(field(0, n))
            first: Refusal | None = WRONG_FIELD if table.count[field(0, n)] and on_it != bean else None
            for held in (a, b):
                first = held.ruling.refuse_planting(table, 0, bean, n, first)
            answers.append(first)
        return answers

    def stew(table: Table, a: Held, b: Held) -> list[object]:
        answers: list[object] = []
        for bean, n in product(range(rules.beans), table.fields(0)):
            answer: Refusal | None = NO_MIXING
            for held in (a, b):
                answer = held.ruling.refuse_mixing(table, 0, bean, n, answer)
            answers.append(answer)
        return answers

    def harvest(table: Table, a: Held, b: Held) -> list[object]:
        answers: list[object] = []
        for n, first in product(table.fields(0), (None, PROTECTED, NOTHING_THERE)):
            answer: Refusal | None = first
            for held in (a, b):
                answer = held.ruling.refuse_harvest(table, 0, n, answer)
            answers.append(answer)
        return answers

    def pays(table: Table, a: Held, b: Held) -> list[object]:
        answers: list[object] = []
        for kind, cards in product([MIXED, *range(rules.beans)], range(1, 12)):
            coins = 0 if kind == MIXED else int(rules.meter(kind, cards))
            for held in (a, b):
                coins = int(held.ruling.pays(table, 0, kind, cards, coins))
            answers.append(coins)
        return answers

    def numbers(table: Table, a: Held, b: Held) -> list[object]:
        answers: list[object] = []
        for name in ("most_planted", "field_price", "liberties", "score"):
            number = 3
            for held in (a, b):
                number = int(getattr(held.ruling, name)(table, 0, number))
            answers.append(number)
        return answers

    lists = (rules.on_most_planted, rules.on_price, rules.on_liberties, rules.on_score)
    everything = [held for answers in lists for held in answers.held]
    return [
        (pairs_of(rules, rules.on_planting.held), planting),
        (pairs_of(rules, rules.on_mixing.held), stew),
        (pairs_of(rules, rules.on_harvest.held), harvest),
        (pairs_of(rules, rules.on_pay.held), pays),
        (pairs_of(rules, everything), numbers),
    ]


def pairs_of(rules: Rules, held: list[Held]) -> list[tuple[Held, Held]]:
    """Pairs that one player can have: of different kinds, or one of everybody's rulings."""

    def kind(one: Held) -> int:
        building = int(one.bit).bit_length() - 1
        return int(shop_of(rules).kind[building]) if building < len(rules.holdings) else -1

    return [(a, b) for a, b in combinations(held, 2) if kind(a) != kind(b)]


# ------------------------------------------------------------------------ the exceptions


@untraced
@rule("R14", "HB5")
def test_only_the_extra_coin_must_be_asked_after_the_meters() -> None:
    rules = COGNAC.rules()
    table = boards()[0]
    found = set()
    for a, b in PAIRS:
        if any(payment(rules, table, kind, cards, a, b) != payment(rules, table, kind, cards, b, a)
               for kind, cards in product([MIXED, *range(rules.beans)], range(1, 12))):  # fmt: skip
            found.add((a.name, b.name))
    assert found == ASKED_IN_ORDER


def payment(rules: Rules, table: Table, kind: int, cards: int, *asked: Building) -> int:
    """What a field would pay if these buildings were asked in this order about coins and extra coins alike."""
    coins = 0 if kind == MIXED else int(rules.meter(kind, cards))
    for building in asked:
        for effect in rules.effects[CARDS.index(building)]:
            coins = int(effect.pays(table, 0, kind, cards, coins))
            coins += int(effect.extra_coins(table, 0, coins, 0))
    return coins


# ----------------------------------------------------------------- reactions to a harvest


@pytest.mark.parametrize("seed", range(0, 6, 2))
@rule("HB9.1", "CG3")
def test_tolls_may_be_taken_in_either_order(seed: int) -> None:
    rules = COGNAC.rules()
    driver = Driver(COGNAC, seed)
    for n, _ in enumerate(driver.steps(20_000)):
        if n % 25:
            continue
        for seat in range(3):
            for number in driver.table.fields(seat):
                if driver.table.count[field(seat, number)] == 0:
                    continue
                ends = []
                for order in (1, -1):
                    table = driver.table.clone()
                    table.rules = rules
                    rules.on_harvested.held = rules.on_harvested.held[::order]
                    sell(table, seat, number)
                    ends.append(write_position(table, ("Anna", "Bert", "Cleo")))
                assert ends[0] == ends[1]


@untraced
@rule("HB1.3")
def test_random_games_buy_what_they_can() -> None:
    """What the laws rest on: in rich games everything that buildings bring happens."""
    done = set()
    for seed in range(0, 40, 2):
        driver = Driver(COGNAC, seed)
        for tried in driver.steps(20_000):
            if tried.refusal is None:
                done.add(type(tried.action).__name__)
    assert {"BuyBuilding", "Stew", "Store", "Bury", "Reorder", "Move", "Retire", "BuyField"} <= done
