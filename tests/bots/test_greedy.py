"""The greedy bot: what it does in the games without trading, in drawn positions and whole games."""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.bots.compliance import check_bot
from bohnhof.bots.greedy import GreedyBot
from bohnhof.bots.random_bot import RandomBot
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.editions import EDITIONS
from bohnhof.kernel.legal import legal
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.view import view
from tests.bots.games import deal
from tests.judge import holds


def choice_at(text: str, seat: int = 0) -> str | None:
    """What the bot does in a drawn position, in words."""
    position = holds(text)
    seen = view(position.table, seat)
    action = GreedyBot().choose(seen, legal(seen, seat), Random(1), None)
    return None if action is None else write_action(seen, position.names, seat, action)


def test_it_is_called_greedy() -> None:
    assert isinstance(make_bot("greedy"), GreedyBot)


@pytest.mark.parametrize("edition", ["duel", "al-cabohne", "al-cabohne-solo", "boonanza"])
def test_it_keeps_to_what_every_bot_must(edition: str) -> None:
    check_bot(GreedyBot, [EDITIONS[edition]])


def test_it_plants_what_it_grows_and_leaves_what_does_not_pay() -> None:
    duel = """
        edition duel
        seats   Anna Bert
        turn    Anna open
        faceup  {faceup}
        Anna    hand red red | field blue*3 | field soy*3
    """
    assert choice_at(duel.format(faceup="blue stink")) == "plant blue 1"
    assert choice_at(duel.format(faceup="stink")) == "done"


def test_it_harvests_a_ripe_field_before_cards_are_turned() -> None:
    assert (
        choice_at("""
            edition al-cabohne-solo
            seats   Anna
            turn    Anna plant
            planted 2
            Al      field kidney
            Don     field puff
            Joe     field runner
            Anna    hand green stink | field blue*10 | field green*2 | field stink
        """)
        == "harvest 1"
    )


def test_it_gives_a_boss_nothing_without_need() -> None:
    position = """
        edition al-cabohne-solo
        seats   Anna
        turn    Anna open
        Al      field kidney
        Don     field {don}
        Joe     field runner
        Anna    hand green stink | field green*3 | field stink*2 | field -
    """
    assert choice_at(position.format(don="puff")) == "done"
    assert choice_at(position.format(don="-")) in ("give green Don", "give stink Don")


def test_it_goes_on_when_it_waits_for_nobody_and_never_trades() -> None:
    market = """
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  red soy
        Anna    hand red
        Bert    hand soy | field soy*4
    """
    assert choice_at(market) == "end"
    assert choice_at(market, 1) is None


@pytest.mark.parametrize("edition", ["duel", "al-cabohne"])
def test_it_has_more_than_a_random_bot(edition: str) -> None:
    ahead = 0
    for seed in range(10):
        table = deal(edition, 2, seed=seed)
        run(table, [GreedyBot(), RandomBot()])
        ahead += table.rules.score(table, 0) > table.rules.score(table, 1)
    assert ahead >= 7


def test_it_plants_an_unwanted_kind_for_a_boss_rather_than_spoil_its_own_fields() -> None:
    assert (
        choice_at("""
            edition al-cabohne-solo
            seats   Anna
            turn    Anna open
            faceup  runner
            Al      field kidney
            Don     field puff
            Joe     field -
            Anna    hand green stink | field green*4 | field stink*4 | field blue*5
        """)
        == "plant runner Joe"
    )


def test_it_feeds_a_boss_so_that_he_sells_and_frees_his_field() -> None:
    assert (
        choice_at("""
            edition al-cabohne-solo
            seats   Anna
            turn    Anna open
            faceup  puff
            Al      field kidney
            Don     field chili
            Joe     field runner*2
            Anna    hand green runner stink | field green*4 | field stink*4 | field blue*7
        """)
        == "give runner Joe"
    )


def test_it_harvests_where_least_is_lost_when_a_card_fits_nowhere() -> None:
    assert (
        choice_at("""
            edition al-cabohne-solo
            seats   Anna
            turn    Anna open
            faceup  chili
            Al      field kidney
            Don     field puff
            Joe     field runner
            Anna    hand green stink | field green*7 | field stink*4 | field blue*7
        """)
        == "harvest 1"
    )


def test_it_saves_from_protection_money_what_would_pay_less_without_it() -> None:
    tribute = """
        edition al-cabohne-solo
        seats   Anna
        turn    Anna tribute
        Al      field kidney
        Don     field puff
        Joe     field runner
        Anna    hand green stink | field puff*{cards}
    """
    assert choice_at(tribute.format(cards=5)) == "harvest 1"
    assert choice_at(tribute.format(cards=3)) == "done"
