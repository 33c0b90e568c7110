"""A policy for the batch environment's observations can play at any table, and sees the same there as in training."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from bohnhof.bots.compliance import check_bot
from bohnhof.bots.faults import BotFault
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.bots.visitor import seated
from bohnhof.editions import EDITIONS
from bohnhof.envs.policy_bot import PolicyBot
from bohnhof.envs.sitting import GameSpec, Sitting
from bohnhof.kernel.learn.layout import OFFERS_PER_TURN
from bohnhof.kernel.view import view
from tests.bots.games import deal
from tests.envs.playing import every_edition


def first_allowed(seen: Any, mask: Any) -> Any:
    return mask.argmax(axis=1)


def by_leanings(seen: Any, mask: Any) -> Any:
    """A number for every choice that follows from the observation, like a network's: deterministic, but not simple."""
    return np.random.default_rng(int(seen.sum())).random(mask.shape, np.float32)


def in_one_row(seen: Any, mask: Any) -> Any:
    """A number for every choice, without the dimension of the batch."""
    return by_leanings(seen, mask)[0]


@every_edition
def test_it_sees_what_the_environment_shows(edition: str, players: int) -> None:
    sitting = Sitting(GameSpec(edition, players))
    sitting.deal(3)
    steps, chance = sitting.steps, Random(3)
    compared = 0
    for _ in range(400):
        if steps.is_over:
            break
        seat = sitting.seat
        if not steps.drafting:
            bot = PolicyBot(first_allowed)
            found = bot.steps(view(steps.table, seat), int(steps.begun[seat]))
            assert found is not None
            for seen, wanted in zip(bot.look(found, seat), sitting.sight(seat), strict=True):
                assert (seen == wanted).all()
            compared += 1
        steps.step(chance.choice(steps.choices()))
    assert compared > 20


@pytest.mark.parametrize("edition", ["boonanza", "al-cabohne-solo"])
@pytest.mark.parametrize("policy", [first_allowed, by_leanings, in_one_row])
def test_it_keeps_to_the_rules_of_a_bot(edition: str, policy: Any) -> None:
    check_bot(lambda: PolicyBot(policy), [EDITIONS[edition]])


def test_it_makes_offers() -> None:
    offered = []
    table = deal("boonanza", 3)
    bots = [PolicyBot(by_leanings), make_bot("random"), make_bot("random")]
    run(table, bots, after=lambda seat, action: offered.append((seat, type(action).__name__)))
    assert (0, "Offer") in offered


class Mine(PolicyBot):
    """A bot of another package that is a policy."""

    def __init__(self) -> None:
        super().__init__(first_allowed, "mine", offers_per_turn=int(OFFERS_PER_TURN))


def test_a_subclass_is_a_bot_like_any_other() -> None:
    bot = seated(Mine())
    assert bot.name == "mine"
    run(deal("duel", 2), [bot, deepcopy(bot)])


def test_the_best_choice_is_allowed_however_low_its_score_is() -> None:
    def hopeless(seen: Any, mask: Any) -> Any:
        return np.where(mask, -np.inf, 1.0)

    run(deal("duel", 2), [PolicyBot(hopeless), PolicyBot(first_allowed)])


def fails(seen: Any, mask: Any) -> Any:
    raise RuntimeError("no such layer")


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        (lambda *_: 10**6, "answered 1000000: choices are numbers from 0 to 94"),
        (lambda _, mask: mask.argmin(axis=1), r"chose \d+ \(.+\), which its mask does not allow"),
        (lambda *_: [1, 2, 3], r"answered with an array of shape \(3,\): a policy answers with a choice or with 95"),
        (lambda *_: 1.5, "answered 1.5: a choice is a whole number"),
        (lambda _, mask: np.where(mask, np.nan, 0), "answered with NaN for a choice that is allowed"),
        (lambda _, mask: mask.astype(str), "answered with an array of type <U4, not of numbers"),
        (fails, "failed with RuntimeError: no such layer"),
        (np.matmul, "failed with ValueError: matmul: "),
    ],
)
def test_a_wrong_answer_is_one_line_with_the_bot_and_its_seat(answer: Any, complaint: str) -> None:
    with pytest.raises(BotFault, match=f"^bot 'mine' on seat 0 {complaint}"):
        run(deal("boonanza", 3), [PolicyBot(answer, "mine")] * 3)
