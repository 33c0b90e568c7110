"""The learned evaluator: its inputs, and that every machine computes the same."""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.bots.chance import below
from bohnhof.bots.haggler import EXPERT
from bohnhof.bots.hunter import trades
from bohnhof.bots.mind.weights import Weights
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.bots.value.features import BOUND, INPUTS, Features
from bohnhof.bots.value.kept import evaluator_for, kept_network
from bohnhof.bots.value.network import FIRST, OUTPUTS, SCALE, SECOND, WEIGHTS, Evaluator, Network
from bohnhof.kernel.actions import Action
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import DRAW
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Board, Table
from bohnhof.kernel.view import determinize, view
from tests.bots.games import TABLES, deal
from tests.judge import holds
from tests.length import BRIEF

EVERY = 61 if BRIEF else 29  # moments of a game
TRADING = [(edition, players) for edition, players in TABLES if trades(deal(edition, players).rules)]
POSITION = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Bert trade
    faceup  red stink
    seed    {}
    Anna    hand soy chili red | field red*2 | field soy*3 | coins green*2
    Bert    hand blue stink | field blue*2 | field green*2
    Cleo    hand red blue*2 | field chili | field - | coins soy
"""


def features_of(rules: Rules) -> Features:
    return Features(rules, Weights(EXPERT))


def some_network(seed: int) -> Network:
    rng = Random(seed)
    return Network([below(rng, 2001) - 1000 for _ in range(int(WEIGHTS))])


def judged(evaluator: Evaluator, board: Board) -> tuple[list[int], list[float]]:
    evaluator.judge(board)
    return [int(lead) for lead in evaluator.lead], evaluator.chances()


# ------------------------------------------------------------------ what it looks at


def test_the_order_of_the_draw_pile_is_not_looked_at() -> None:
    rows = []
    piles = []
    for seed in (1, 2):
        table = holds(POSITION.format(seed)).table
        features = features_of(table.rules)
        features.look(table)
        rows.append([int(number) for number in features.rows])
        piles.append([int(table.bean[card]) for card in table.cards_in(DRAW)])
    assert piles[0] != piles[1]
    assert rows[0] == rows[1]


def test_a_sampled_world_is_judged_by_its_own_hands() -> None:
    table = holds(POSITION.format(1)).table
    evaluator = evaluator_for(table.rules)
    seen = view(table, 0)
    worlds = [determinize(seen, Random(n)) for n in range(6)]
    first = [judged(evaluator, world) for world in worlds]
    assert first == [judged(evaluator, world) for world in worlds]  # nothing is left over from the previous board
    assert len({tuple(leads) for leads, _ in first}) > 1


@pytest.mark.parametrize(("edition", "players"), TRADING)
def test_every_moment_of_a_game_can_be_judged(edition: str, players: int) -> None:
    table = deal(edition, players, seed=3)
    features = features_of(table.rules)
    evaluator = Evaluator(features, some_network(1))
    moments = 0

    def look(_seat: int, _action: Action) -> None:
        nonlocal moments
        moments += 1
        if moments % EVERY:
            return
        leads, chances = judged(evaluator, table)
        assert abs(sum(leads)) <= 2 * players  # except for rounding
        assert sum(chances) == pytest.approx(1)
        assert max(abs(int(number)) for number in features.rows) <= BOUND

    run(table, [make_bot("rulebook") for _ in range(players)], after=look)
    assert moments > EVERY
    assert is_result(evaluator, table)


def is_result(evaluator: Evaluator, table: Table) -> bool:
    """Is that what became of the game?"""
    leads, chances = judged(evaluator, table)
    rules = table.rules
    scores = [int(rules.score(table, seat)) for seat in range(rules.players)]
    means = [(sum(scores) - score) / (len(scores) - 1) for score in scores]
    winners = rules.winners(table)
    return all(
        abs(leads[seat] - 1000 * (scores[seat] - means[seat])) <= 1
        and chances[seat] == pytest.approx(1 / len(winners) if seat in winners else 0)
        for seat in range(rules.players)
    )


# ------------------------------------------------------------------ that all compute alike


def reference(numbers: list[int], rows: list[list[int]]) -> list[tuple[int, int]]:
    """Both outputs for every seat, written as simply as possible."""
    rest = list(numbers)

    def layer(inputs: int, outputs: int) -> tuple[list[list[int]], list[int]]:
        weights = [[rest.pop(0) for _ in range(outputs)] for _ in range(inputs)]
        return weights, [rest.pop(0) for _ in range(outputs)]

    layers = [layer(int(i), int(o)) for i, o in ((INPUTS, FIRST), (2 * FIRST, SECOND), (SECOND, OUTPUTS))]

    def through(n: int, inputs: list[int]) -> list[int]:
        weights, bias = layers[n]
        sums = (sum(weights[i][k] * inputs[i] for i in range(len(inputs))) for k in range(len(bias)))
        return [(total + 1000 * bias[k]) // int(SCALE) for k, total in enumerate(sums)]

    first = [[max(0, number) for number in through(0, row)] for row in rows]
    results = []
    for seat, own in enumerate(first):
        others = [sum(row[k] for n, row in enumerate(first) if n != seat) // (len(first) - 1) for k in range(len(own))]
        second = [max(0, number) for number in through(1, own + others)]
        lead, win = through(2, second)
        results.append((lead, win))
    return results


@pytest.mark.parametrize("seed", range(3))
def test_the_network_computes_what_is_written_down(seed: int) -> None:
    table = holds(POSITION.format(1)).table
    features = features_of(table.rules)
    rng = Random(seed)
    numbers = [below(rng, 2001) - 1000 for _ in range(int(WEIGHTS))]
    evaluator = Evaluator(features, Network(numbers))
    leads, _ = judged(evaluator, table)
    size = int(INPUTS)
    rows = [[int(number) for number in features.rows[seat * size : (seat + 1) * size]] for seat in range(3)]
    expected = reference(numbers, rows)
    mean = sum(lead for lead, _ in expected) // 3
    assert leads == [int(features.lead[seat]) + lead - mean for seat, (lead, _) in enumerate(expected)]
    assert [int(number) for number in evaluator.logit] == [win for _, win in expected]


def test_weights_of_another_network_are_refused() -> None:
    with pytest.raises(BadInput, match="weights, not 3"):
        Network([1, 2, 3])


def test_what_is_shipped_says_where_it_comes_from() -> None:
    kept = kept_network()
    assert set(kept.about) == {"command", "data", "seed", "result"}
    assert "benchmarks.learn" in kept.about["command"]
    assert len(kept.version) == 12


def test_a_seat_that_has_more_is_expected_to_have_more() -> None:
    poor = holds(POSITION.format(1)).table
    rich = holds(POSITION.format(1).replace("coins soy", "coins soy*3 stink*3")).table
    chances = [judged(evaluator_for(table.rules), table)[1][2] for table in (poor, rich)]
    assert chances[0] < chances[1]
