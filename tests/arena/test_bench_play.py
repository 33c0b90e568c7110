"""Random play from Python is the same as inside the kernel, so that their speeds can be compared."""

import pytest

from bohnhof.arena.random_play import play_at_random
from bohnhof.arena.series import Series, usual_players
from bohnhof.editions import EDITIONS
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.learn.playout import Dice, playout

DICE_SIDES = 1 << 16  # the range of the dice's numbers


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_the_same_numbers_play_the_same_game(edition: str, seed: int) -> None:
    rules = Series(edition, usual_players(edition)).rules()
    inside, outside = new_table(rules, seed), new_table(rules, seed)
    decided = playout(inside, Dice(seed), Choices())
    dice = Dice(seed)
    decisions, actions = play_at_random(outside, lambda: dice.below(DICE_SIDES) / DICE_SIDES)
    assert outside == inside
    assert decisions == decided
    trades = any(phase.trades for phase in rules.phases)
    assert (0 < actions < decisions) if trades else (actions == decisions)
