"""Bots that value positions, in drawn ones: what they plant, keep, take and refuse."""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.bots.haggler import Haggler
from bohnhof.bots.hint import hints
from bohnhof.bots.registry import make_bot
from bohnhof.kernel.actions import Accept, Offer, Plant, Withdraw
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import hand
from bohnhof.kernel.play import play
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.view import view
from tests.judge import holds

BOTS = pytest.mark.parametrize("name", ["trader", "expert"])


def does(name: str, position: str, who: str) -> str:
    """What a bot does in a drawn position, in words."""
    start = holds(position)
    seat = start.names.index(who)
    action = make_bot(name).choose(view(start.table, seat), legal(start.table, seat), Random(1), None)
    return "wait" if action is None else write_action(start.table, start.names, seat, action)


@BOTS
def test_the_front_card_is_planted_with_its_own_kind(name: str) -> None:
    position = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red blue | field soy*2 | field red*2
    """
    assert does(name, position, "Anna") == "plant 2"


@BOTS
def test_the_field_that_pays_makes_room_and_not_the_one_that_still_grows(name: str) -> None:
    position = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand chili soy | field red*5 | field blue*3
    """
    assert does(name, position, "Anna") == "harvest 1"


@BOTS
def test_a_gift_that_grows_here_is_taken_and_a_loss_is_refused(name: str) -> None:
    position = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Bert trade
        faceup  red stink
        Anna    hand soy chili | field red*2 | field soy*3
        Bert    field blue*2 | field green*2
        > Bert offer Anna {} for {}
    """
    assert does(name, position.format("red", "nothing"), "Anna") == "accept 1 with nothing"
    assert does(name, position.format("nothing", "soy"), "Anna").split()[0] in ("decline", "counter")


@BOTS
def test_a_wish_comes_true(name: str) -> None:
    position = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Bert trade
        faceup  red stink
        Anna    hand blue chili | field red*2 | field stink*2
        Bert    field blue*2 | field green*2
    """
    start = holds(position)
    bot = make_bot(name)
    assert isinstance(bot, Haggler)
    want, give = bot.wishes(view(start.table, 0))
    names = start.table.rules.bean_names
    assert "red" in {names[bean] for bean in want}
    given = [names[bean] for bean in give]
    assert given
    for bean in given:
        assert does(name, f"{position}> Bert offer Anna red for {bean}", "Anna") == f"accept 1 with {bean}"


@BOTS
def test_an_offer_for_what_one_does_not_have_is_refused(name: str) -> None:
    position = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Bert trade
        faceup  red stink
        Anna    hand chili | field soy*3 | field blue*2
        > Bert offer Anna nothing for garden
    """
    assert does(name, position, "Anna") == "decline 1"


@BOTS
def test_a_taker_is_picked(name: str) -> None:
    position = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Bert trade
        faceup  red stink
        Anna    hand blue | field red*2 | field soy*3
        Bert    field blue*3 | field green*2
        > Bert offer anyone red for blue
        > Anna accept 1
    """
    assert does(name, position, "Bert") == "take 1 Anna"


@BOTS
def test_a_third_field_is_bought_early_and_not_at_the_end(name: str) -> None:
    early = """
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand chili soy | field red*2 | field blue*3 | coins red*4
    """
    late = early + "exhausted 2\ndraw green*2\n"
    assert does(name, early, "Anna") == "buy field"
    assert does(name, late, "Anna") != "buy field"


def test_hints_begin_with_what_the_bot_would_do() -> None:
    start = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  stink red
        Anna    hand chili soy | field red*2 | field blue*2
        Bert    hand red | field stink*2 | field -
        > Bert offer Anna red for stink
    """)
    seen = view(start.table, 0)
    found = hints(seen, "expert", 3)
    assert 1 <= len(found) <= 3
    assert found[0].action == make_bot("expert").choose(seen, legal(start.table, 0), Random(1), None)
    with pytest.raises(BadInput, match="the bot 'random' gives no hints"):
        hints(seen, "random")


@pytest.mark.parametrize("bot", ["expert", "hunter"])
def test_hints_name_one_of_several_empty_fields(bot: str) -> None:
    start = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand chili soy | field - | field -
    """)
    plantings = [hint.action for hint in hints(view(start.table, 0), bot) if isinstance(hint.action, Plant)]
    assert len(plantings) == 1


@pytest.mark.parametrize("name", ["trader", "casual", "expert", "master"])
def test_whoever_begs_gets_one_gift_in_a_turn_and_no_more(name: str) -> None:
    position = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand green | field chili | field blue
        Bert    hand black-eyed stink green soy garden | field red*4 | field blue*4
    """
    table = holds(position).table
    bert = make_bot(name)
    gifts = 0
    for bean in table.beans_in(hand(1)):
        play(table, 0, Offer(1, (), (bean,)))
        answer = bert.choose(view(table, 1), legal(table, 1), Random(1), None)
        assert answer is not None
        gifts += isinstance(answer, Accept)
        play(table, 1, answer)
        for offer in list(table.offers):
            play(table, int(offer.maker), Withdraw(int(offer.id)))
    assert gifts <= 1
    assert gifts == 1 or name in ("casual", "master")  # these have ideas of their own
