"""Learning from bots: their actions can be chosen, and the game continues as they intended."""

from __future__ import annotations

import pytest

from bohnhof.envs.imitate import choices_for, watch
from bohnhof.envs.sitting import GameSpec
from bohnhof.kernel.actions import Accept, Counter, EndTrading, Offer
from bohnhof.kernel.codes import END_TRADING
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import hand
from tests.envs.playing import every_edition
from tests.kernel.choosing import at
from tests.kernel.test_steps import MARKET


@every_edition
def test_every_lesson_was_allowed(edition: str, players: int) -> None:
    seen, masks, chosen = watch(GameSpec(edition, players), "random", games=1, seed=4)
    assert len(seen) == len(masks) == len(chosen) > 20
    assert masks[range(len(chosen)), chosen].all()


def test_without_a_game_there_is_nothing_to_learn() -> None:
    with pytest.raises(BadInput, match="the number of games is at least 1, not 0"):
        watch(GameSpec("duel"), "random", games=0)


def test_an_offer_is_built_as_a_learner_would_build_it() -> None:
    steps = at(MARKET)
    rules = steps.table.rules
    soy, garden = rules.bean_number("soy"), rules.bean_number("garden")
    chili = steps.table.cards_in(hand(1))[0]
    choices = choices_for(steps, Offer(None, (chili,), (soy, garden)))
    assert [steps.layout.describe(choice) for choice in choices] == [
        "begin an offer to anyone",
        "give chili",
        "want soy",
        "want garden",
        "make the offer",
    ]
    for choice in choices:
        steps.step(choice)
    assert steps.table.offers[0].maker == 1


def test_what_has_no_number_gives_no_lesson() -> None:
    steps = at(MARKET)
    assert choices_for(steps, Offer(0, (), (), (1,))) == []
    assert choices_for(steps, Offer(0, (), (1, 1, 1, 1))) == []
    assert choices_for(steps, Counter(7, (), (1,))) == []
    assert choices_for(steps, Accept(7)) == []
    assert choices_for(steps, None) == [steps.layout.wait]
    assert choices_for(steps, EndTrading()) == [steps.layout.first[END_TRADING]]


@pytest.mark.parametrize("bot", ["rulebook"])
def test_good_company_trades_in_its_lessons(bot: str) -> None:
    table = GameSpec("boonanza", 4)
    chosen = watch(table, bot, games=1, seed=1)[2]
    words = {table.layout.describe(int(choice)).split()[0] for choice in chosen}
    assert {"plant", "make", "accept"} <= words
