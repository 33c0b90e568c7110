"""Bots are found by name; an unknown name is answered with the known ones."""

import pytest

from bohnhof.bots.random_bot import RandomBot
from bohnhof.bots.registry import BOTS, make_bot
from bohnhof.kernel.faults import BadInput


def test_a_bot_is_found_by_its_name() -> None:
    assert isinstance(make_bot("random"), RandomBot)
    assert [make_bot(name).name for name in BOTS] == list(BOTS)


def test_every_seat_gets_a_bot_of_its_own() -> None:
    assert make_bot("random") is not make_bot("random")


def test_an_unknown_bot_is_bad_input() -> None:
    with pytest.raises(BadInput, match=r"there is no bot 'rando' \(there is: random\)"):
        make_bot("rando")
