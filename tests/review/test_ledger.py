"""The ledger: luck, deals and planting add up to the result, exactly, whatever the game and the judge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations

import pytest

from bohnhof.bots.floor import move_on
from bohnhof.bots.hunter import trades
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.kernel.actions import Action, Done, EndTrading
from bohnhof.kernel.events import DEALT, DREW, TURNED_UP, Event
from bohnhof.kernel.places import DRAW, field, hand
from bohnhof.kernel.play import play
from bohnhof.kernel.table import Board, Table
from bohnhof.review.judge import Judge, judge_for
from bohnhof.review.ledger import Card, Ledger, Part
from bohnhof.review.review import sums
from tests.bots.games import TABLES, deal
from tests.judge import holds


class Beans:
    """A judge that is quick and wrong: it counts what fields would pay, and names of beans in the hand."""

    version = "beans"

    def leads(self, board: Board) -> list[int]:
        rules = board.rules
        values = []
        for seat in range(rules.players):
            value = 1000 * int(rules.score(board, seat)) + 7 * sum(board.beans_in(hand(seat)))
            for n in board.fields(seat):
                if board.count[field(seat, n)] > 0:
                    value += 990 * int(rules.pays(board, seat, n)) + 31 * int(board.count[field(seat, n)])
            values.append(value)
        return [value - sum(values) // len(values) for value in values]

    def chances(self) -> list[float]:
        return []


class Passing:
    """A habit that is quick: nobody does what need not be done."""

    def begin(self) -> None:
        """It remembers nothing."""

    def next(self, board: Table) -> tuple[int, Action]:
        return move_on(board)


def followed(table: Table, bot: str, judge: Judge | None, *, shrinks: bool = True) -> Ledger:
    """A whole game of these bots, and its ledger."""
    habit = Passing() if judge else None
    ledger = Ledger.of_a_new_game(table.rules, table.seed, judge=judge, habit=habit, shrinks=shrinks)
    log: list[Event] = []
    table.log = log

    def book(seat: int, _action: Action) -> None:
        ledger.book(seat, log[:])
        log.clear()

    run(table, [make_bot(bot) for _ in range(table.rules.players)], after=book)
    return ledger


def lead(table: Table, seat: int) -> Fraction:
    """Coins, less the mean of the others; the bosses are one of them."""
    rules = table.rules
    others = [int(rules.score(table, other)) for other in range(rules.players) if other != seat]
    if rules.edition.rival:
        others.append(int(rules.rival_score(table)))
    return Fraction(int(rules.score(table, seat))) - Fraction(sum(others), len(others))


def check_identity(table: Table, ledger: Ledger) -> None:
    table.log = None
    assert ledger.board == table  # the ledger has followed the game to its end
    for seat in range(table.rules.players):
        one = sums(ledger, seat)
        parts = one.start + one.cards + one.own_deals + one.other_deals + one.planting + one.purchases
        assert parts == one.result == lead(table, seat)
    if not table.rules.edition.rival:
        for rows in ([card.luck for card in ledger.cards], [step.gains for step in ledger.steps]):
            assert all(
                abs(sum(row, Fraction())) < Fraction(1, 100) for row in rows
            )  # leads add up to 0, but for rounding


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_luck_deals_and_planting_add_up_to_the_result(edition: str, players: int) -> None:
    table = deal(edition, players, seed=players)
    bot = "trader" if trades(table.rules) else "rulebook"
    check_identity(table, followed(table, bot, Beans()))


@pytest.mark.parametrize(
    ("edition", "players"), [("boonanza", 3), ("duel", 2), ("al-cabohne", 2), ("al-cabohne-solo", 1)]
)
def test_it_adds_up_with_the_judge_of_the_game(edition: str, players: int) -> None:
    table = deal(edition, players, seed=3)
    check_identity(table, followed(table, "rulebook", None))


def by_kind(cards: Iterable[Card]) -> Counter[str]:
    return Counter(card.kind for card in cards)


def test_every_card_that_comes_to_light_is_booked_once() -> None:
    table = deal("bohnanza", 4, seed=5)
    dealt = 4 * 5
    ledger = followed(table, "trader", Beans())
    found = by_kind(ledger.cards)
    assert found[DEALT] == dealt
    assert set(found) == {DEALT, TURNED_UP, DREW}
    # Each reshuffle makes new cards, and only what is left in the last pile was never seen.
    made = len(ledger.board.bean) - 1
    assert sum(found.values()) == made - int(ledger.board.count[DRAW])


def test_the_last_card_of_a_pile_is_no_luck() -> None:
    table = deal("bohnanza", 3, seed=2)
    ledger = followed(table, "trader", Beans())
    known = [card for card in ledger.cards if all(luck == 0 for luck in card.luck)]
    assert known  # when one kind is left it can be no other


POSITION = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Bert plant
    planted 1
    draw    {}
    seed    1
    Anna    hand soy chili red | field red*2 | field soy*3 | coins green*2
    Bert    hand blue stink | field blue*2 | field green*2
    Cleo    hand red blue*2 | field chili | field - | coins soy
"""
PILE = "soy*2 red blue chili*3"


def piles() -> Counter[str]:
    """Every way in which the first two cards of the pile can come, and how often."""
    cards = [bean for part in PILE.split() for bean in [part.split("*")[0]] * int(part.partition("*")[2] or 1)]
    ways = Counter(
        (first, second, *sorted(cards[:i] + cards[i + 1 : j] + cards[j + 1 :]))
        for i, first in enumerate(cards)
        for j, second in enumerate(cards)
        if i < j
    )
    ways.update({(second, first, *rest): n for (first, second, *rest), n in list(ways.items())})
    return Counter({" ".join(way): n for way, n in ways.items()})


def turned_up(pile: str, judge: Judge) -> Ledger:
    """Bert plants no more, and two cards are turned up."""
    table = holds(POSITION.format(pile)).table
    ledger = Ledger(table.rules, table.clone(), judge=judge)
    ledger.begin()
    log: list[Event] = []
    table.log = log
    play(table, 1, Done())
    ledger.book(1, log)
    return ledger


@pytest.mark.parametrize("learned", [False, True])
def test_the_mean_of_luck_is_zero_over_all_cards_that_could_have_come(learned: bool) -> None:
    judge = judge_for(deal("boonanza", 3).rules) if learned else Beans()
    totals = [[Fraction(0)] * 3, [Fraction(0)] * 3]
    some = set()
    for pile, copies in piles().items():
        cards = turned_up(pile, judge).cards
        some.add(cards[0].luck)
        totals = [
            [old + copies * luck for old, luck in zip(total, card.luck, strict=True)]
            for total, card in zip(totals, cards, strict=True)
        ]
    assert totals == [[0, 0, 0], [0, 0, 0]]
    assert len(some) > 4


def test_the_mean_of_luck_is_zero_over_all_cards_that_could_have_been_drawn() -> None:
    pile = ["soy", "soy", "red", "blue", "chili"]
    totals = [[Fraction(0)] * 3 for _ in range(3)]
    judge = judge_for(deal("boonanza", 3).rules)
    for order, copies in Counter(permutations(pile)).items():
        table = holds(POSITION.replace("plant\n    planted 1", "trade").format(" ".join(order))).table
        ledger = Ledger(table.rules, table.clone(), judge=judge)
        ledger.begin()
        log: list[Event] = []
        table.log = log
        play(table, 1, EndTrading())
        ledger.book(1, log)
        assert [card.kind for card in ledger.cards] == [DREW] * 3
        for total, card in zip(totals, ledger.cards, strict=True):
            total[:] = [old + copies * luck for old, luck in zip(total, card.luck, strict=True)]
    assert totals == [[0, 0, 0]] * 3


def test_what_an_open_card_leads_to_does_not_depend_on_the_order_of_the_pile() -> None:
    found = {
        tuple(card.luck for card in turned_up(f"soy red {rest}", Beans()).cards)
        for rest in ("soy blue chili*3", "chili*3 soy blue", "blue chili*2 soy chili")
    }
    assert len(found) == 1


def test_the_judge_does_not_see_the_order_of_the_pile() -> None:
    rows = []
    for pile in piles():
        table = holds(POSITION.format(pile)).table
        rows.append(judge_for(table.rules).leads(table))
    assert all(row == rows[0] for row in rows)


DUEL = """
    edition duel
    seats   Anna Bert
    turn    Anna open
    draw    ...
    faceup  {open}
    Anna    hand chili | field {anna} | field blue*2
    Bert    hand chili | field red*2 | field stink*2
"""


def test_an_open_card_counts_for_the_other_seat_unless_the_active_seat_grows_it_too() -> None:
    def lead(**change: str) -> int:
        table = holds(DUEL.format(**change)).table
        return judge_for(table.rules).leads(table)[0]

    nobody = lead(open="soy", anna="green*2")
    assert lead(open="red", anna="green*2") < nobody < lead(open="green", anna="green*2")
    assert lead(open="red", anna="red*2") > lead(open="soy", anna="red*2")


def test_a_deal_is_put_down_to_its_partners() -> None:
    table = deal("boonanza", 4, seed=7)
    ledger = followed(table, "trader", Beans())
    deals = [step for step in ledger.steps if step.part is Part.DEALS]
    assert deals
    assert all(len(set(step.partners)) == 2 for step in deals)
    for seat in range(4):
        own = sum((step.gains[seat] for step in deals if seat in step.partners), Fraction())
        assert ledger.gained(seat, Part.DEALS, own=True) == own


def test_a_card_that_somebody_has_peeked_at_comes_to_light_once() -> None:
    for seed in range(3):
        table = deal("high-bohn", 4, seed=seed)
        ledger = followed(table, "expert", Beans())
        never = [card for card in ledger.board.cards_in(DRAW) if not ledger.board.seen[card]]
        assert len(ledger.cards) == len(ledger.board.bean) - 1 - len(never)
