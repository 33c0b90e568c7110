"""What your own edition allows everybody: rulings with numbers, without a building."""

from textwrap import dedent

import pytest

from bohnhof.editions.own import edition_from_toml
from bohnhof.editions.rulings import COINS_ARE_GOODS, KEEP_TURNED_UP_CARDS
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.playout import Dice, playout
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.text.script import run

HEAD = 'id = "mine"\ntitle = "Mine"\nsummary = "as we like it"\n'
BASED = HEAD + 'based_on = "bohnanza"\n'


def read(*parts: str) -> Edition:
    return edition_from_toml("\n".join(map(dedent, parts)), "mine.toml")


def holds(edition: Edition, text: str) -> None:
    run(dedent(text), {edition.id: edition}.__getitem__)


def test_three_cards_are_planted_from_the_hand() -> None:
    holds(
        read(BASED, "[everybody]\nplanted = 3"),
        """\
        edition mine
        seats   Anna Bert Cleo
        turn    Bert plant
        Bert    hand red red red red | field red | field -
        > Bert plant 1
        > Bert plant 1
        > Bert plant 1
        = turn Bert trade
        = Bert hand red | field red*4
        """,
    )


def test_single_beans_need_no_protection() -> None:
    holds(
        read(BASED, '[everybody]\nsingles = "any"'),
        """\
        edition mine
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy | field red | field blue*2
        > Anna harvest 1
        """,
    )


def test_single_beans_of_one_kind_need_no_protection() -> None:
    holds(
        read(BASED, '[everybody]\nsingles = "garden"'),
        """\
        edition mine
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy | field red | field blue*2
        Bert    field garden | field blue*2
        > Anna harvest 1
        ! B7.3
        > Bert harvest 1
        """,
    )


def test_a_harvest_brings_one_coin_more() -> None:
    holds(
        read(BASED, "[everybody]\nextra_coin = 2"),
        """\
        edition mine
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy | field blue*6 | field -
        > Anna harvest 1
        = Anna coins blue*3
        """,
    )


def test_an_option_can_allow_it() -> None:
    mine = read(BASED, '[options.quick]\ntext = "three cards a turn"\nplanted = 3')
    table = new_table(Rules(mine.with_options(("quick",), 3), 3), 1)
    assert table.rules.most_planted(table, 0) == 3
    plain = new_table(Rules(mine, 3), 1)
    assert plain.rules.most_planted(plain, 0) == 2


def test_it_replaces_what_another_file_allows_and_stays_beside_rulings() -> None:
    first = read(BASED, '[everybody]\nplanted = 3\nsingles = "any"')
    head = HEAD.replace("mine", "next") + 'based_on = "mine.toml"\n'
    second = edition_from_toml(head, "next.toml", lambda _: first)
    assert second.rulings == first.rulings
    said = head + 'rulings = ["coins-are-goods"]\n[everybody]\nplanted = 4'
    third = edition_from_toml(said, "next.toml", lambda _: first)
    assert [ruling.name for ruling in third.rulings] == ["coins-are-goods", "more-from-the-hand"]
    assert COINS_ARE_GOODS in third.rulings
    assert KEEP_TURNED_UP_CARDS in first.rulings


@pytest.mark.parametrize("base", ["boonanza", "duel", "al-cabohne", "high-bohn"])
def test_games_are_played_to_their_end(base: str) -> None:
    everything = '[everybody]\nplanted = 5\nsingles = "any"\nextra_coin = 1'
    mine = read(HEAD, f'based_on = "{base}"', everything)
    for players in mine.players:
        table = new_table(Rules(mine, players), seed=7)
        playout(table, Dice(7), Choices())
        assert table.is_over


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ("planted = 2", "everybody.planted: must be more than 2, which everybody may plant anyway"),
        ("planted = 10", "everybody.planted: must be 1 to 9, not 10"),
        ("planted = 'three'", "everybody.planted: must be a whole number, not 'three'"),
        ("singles = 'lima'", "everybody.singles: unknown bean 'lima': must be one of blue, chili"),
        ("extra_coins = 2", "everybody.extra_coins: unknown key 'extra_coins': did you mean 'extra_coin'?"),
        ("interest = 6", "everybody.interest: unknown key 'interest': must be one of planted, singles, extra_coin"),
    ],
)
def test_faults_are_one_line(said: str, complaint: str) -> None:
    with pytest.raises(BadInput) as raised:
        read(BASED, f"[everybody]\n{said}")
    assert str(raised.value).startswith(f"mine.toml: {complaint}")


def test_a_number_is_no_section() -> None:
    with pytest.raises(BadInput, match=r"everybody: must be a section of its own, not 3"):
        read(BASED, "everybody = 3")
