"""The rulings that an edition file can name: those of the trading editions, and those of the games for two."""

import re
from textwrap import dedent

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.editions.al_cabohne.mafia import PAID
from bohnhof.editions.high_bohn import PLACES
from bohnhof.editions.own import edition_from_toml
from bohnhof.editions.own.rulings import NAMED_RULINGS
from bohnhof.editions.rulings import RULINGS
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.playout import Dice, playout
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.text.script import run
from tests.sources import TOP

HEAD = 'id = "mine"\ntitle = "Mine"\nsummary = "as we like it"\n'
BASED = HEAD + 'based_on = "bohnanza"\n'
BUYING = """
    edition mine
    seats   Anna Bert Cleo
    turn    Anna plant
    Anna    hand soy | coins red*3 | field blue | field -
    > Anna buy field
"""


def read(*parts: str) -> Edition:
    return edition_from_toml("\n".join(map(dedent, parts)), "mine.toml")


def holds(edition: Edition, *lines: str) -> None:
    run("\n".join(map(dedent, lines)), {edition.id: edition}.__getitem__)


def names(edition: Edition) -> list[str]:
    return [ruling.name for ruling in edition.rulings]


def plays_to_the_end(edition: Edition, players: int) -> None:
    table = new_table(Rules(edition, players), seed=7)
    playout(table, Dice(7), Choices())
    assert table.is_over
    assert sum(table.count) == table.rules.deck_size


def test_the_page_names_the_rulings_of_the_games_for_two_with_their_rules() -> None:
    page = (TOP / "docs" / "editions.md").read_text(encoding="utf-8")
    named = dict(re.findall(r"^\| `([a-z-]+)` \| ([A-Z]+[\d.]+)", page, re.MULTILINE))
    assert named == {name: ruling.rule for name, ruling in NAMED_RULINGS.items()}
    assert set(NAMED_RULINGS) - set(RULINGS) == {"own-turn-only", "paid-coins-leave", "paid-coins-return"}


def test_paid_coins_leave_the_game() -> None:
    mine = read(BASED, 'rulings = ["paid-coins-leave"]')
    holds(mine, BUYING, "= Anna coins -", "= discard -")
    plays_to_the_end(mine, 4)


def test_paid_coins_return_with_the_next_reshuffle() -> None:
    mine = read(BASED, 'rulings = ["paid-coins-return"]')
    assert mine.places == (PAID,)
    holds(mine, BUYING, "= paid red*3", "= discard -")
    plays_to_the_end(mine, 4)


def test_there_is_a_place_for_paid_coins_if_an_option_sets_them_aside() -> None:
    mine = read(BASED, '[options.bank]\ntext = "AC8.2"\nadds = ["paid-coins-return"]')
    assert mine.places == (PAID,)
    holds(mine, BUYING, "= discard red*3")
    holds(mine, BUYING.replace("mine", "mine +bank"), "= paid red*3")


def test_there_is_one_place_for_paid_coins_beside_those_of_buildings() -> None:
    mine = read(HEAD, 'based_on = "high-bohn"\nrulings = ["paid-coins-return"]\n[buildings.tipi]\n9 = {}')
    assert mine.places == (*PLACES, PAID)
    plays_to_the_end(mine, 3)
    mafia = read(HEAD, 'based_on = "al-cabohne"\nrulings = ["paid-coins-return"]')
    assert mafia.places == EDITIONS["al-cabohne"].places


def test_without_trading_everybody_can_have_to_wait_for_their_own_turn() -> None:
    mine = read(BASED, 'turn = ["plant", "draw"]\nrulings = ["own-turn-only"]')
    holds(mine, """
        edition mine
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy | field blue
        Bert    coins red*3 | field blue
        > Bert harvest 1
        ! DU5
        > Bert buy field
        ! DU5
        > Anna harvest 1
    """)  # fmt: skip
    plays_to_the_end(mine, 4)


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ('rulings = ["own-turn-only"]', "rulings"),
        ('[options.slow]\ntext = "DU5"\nadds = ["own-turn-only"]', "options.slow.adds"),
    ],
)
def test_where_traded_cards_are_planted_everybody_can_harvest(said: str, key: str) -> None:
    with pytest.raises(BadInput) as raised:
        read(BASED, said)
    reason = "'own-turn-only' does not go with trading: who has to plant cards must be able to harvest for them"
    assert str(raised.value) == f"mine.toml: {key}: {reason}"


def test_the_rulings_of_the_duel_can_be_left_out() -> None:
    mine = read(HEAD, 'based_on = "duel"\nrulings = ["most-hand-cards"]')
    assert names(mine) == ["most-hand-cards"]
    plays_to_the_end(mine, 2)
    free = read(HEAD, 'based_on = "duel"\n[options.free]\ntext = "any time"\ndrops = ["own-turn-only"]')
    holds(free, """
        edition mine +free
        seats   Anna Bert
        turn    Anna plant
        Anna    hand soy
        Bert    field blue
        > Bert harvest 1
    """)  # fmt: skip


def test_rulings_that_a_file_cannot_name_stay() -> None:
    mine = read(HEAD, 'based_on = "al-cabohne"\nrulings = []')
    assert names(mine) == ["two-bosses", "mafia-own-turn-only"]
    plays_to_the_end(mine, 2)
