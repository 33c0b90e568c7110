"""Buildings of edition files: what High Bohn says in Python, a file can say by name and number."""

from textwrap import dedent

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.editions.high_bohn import BUILDERS_CLOSING, BUILDERS_TURN, NAME_A_KIND
from bohnhof.editions.high_bohn.buildings import EIGHT_KINDS
from bohnhof.editions.own import edition_from_toml
from bohnhof.editions.own.buildings import EFFECTS, POWERS
from bohnhof.editions.turn import ENCORE
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.holding import Holding
from bohnhof.kernel.learn.playout import Dice, playout
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.text.script import run
from tests.length import untraced

HEAD = 'id = "mine"\ntitle = "Mine"\nsummary = "as we like it"\n'
BASED = HEAD + 'based_on = "bohnanza"\n'
HIGH = HEAD + 'based_on = "high-bohn"\n'

# Every printed building, said by a file; the blacksmith's field, which can be kept shut (HB8.1), cannot be said.
PRINTED = {
    "goldmine-2": "field_price = 1",
    "goldmine-3": 'meters = { garden = [1, 2, 3] }, singles = "garden"',
    "goldmine-4": 'field = "any"',
    "tipi-2": "interest = 8",
    "bank-2": 'powers = ["peek"]',
    "bank-3": 'powers = ["reorder"]',
    "bank-4": 'powers = ["shift"]',
    "farm-2": "grows_along = { soy = 14 }",
    "farm-3": "planted = 3",
    "farm-4": "extra_coin = 4",
    "saloon-2": 'field = "green"',
    "saloon-3": "stew = [3, 6, 7, 8]",
    "store-3": "store = 2",
    "blacksmith-4": 'singles = "any"',
    "jail-3": "meters = { blue = [[4, 2], [6, 3], [8, 4], [10, 5]] }",
    "jail-4": 'toll = "blue"',
    "distillery-2": 'powers = ["names-a-kind"]',
    "distillery-3": 'powers = ["stew-toll"]',
}


def read(*parts: str) -> Edition:
    return edition_from_toml("\n".join(map(dedent, parts)), "mine.toml")


def holds(edition: Edition, text: str) -> None:
    find = {edition.id: edition}.__getitem__
    run(dedent(text), find)


def names(edition: Edition) -> list[str]:
    return [building.name for building in edition.holdings]


@pytest.mark.parametrize("name", PRINTED)
def test_a_printed_building_can_be_said(name: str) -> None:
    printed, said = (building(edition, name) for edition in (EDITIONS["high-bohn-cognac"], with_one(name)))
    assert (said.bean, said.text) == (printed.bean, printed.text)
    assert [value(effect) for effect in said.effects] == [value(effect) for effect in printed.effects]


@untraced
@pytest.mark.parametrize("name", PRINTED)
def test_a_game_with_such_a_building_ends(name: str) -> None:
    table = new_table(Rules(with_one(name), 3), seed=7)
    playout(table, Dice(7), Choices())
    assert table.is_over


def with_one(name: str) -> Edition:
    """The printed edition, but a file says what this building does."""
    kind, _, price = name.rpartition("-")
    text = building(EDITIONS["high-bohn-cognac"], name).text
    base = HEAD + 'based_on = "high-bohn-cognac"\n'
    return read(base, f'[buildings.{kind}]\n{price} = {{ text = "{text}", {PRINTED[name]} }}')


def building(edition: Edition, name: str) -> Holding:
    return next(one for one in edition.holdings if one.name == name)


def value(effect: object) -> tuple[object, ...]:
    """An effect in a comparable form: its class and numbers, without the rule that prints it."""
    known = ("name", "bean", "meter", "number", "only", "alone", "least", "exactly", "price", "cards", "per", "bit")
    return type(effect), *(getattr(effect, name, None) for name in known)


def test_every_power_is_among_these() -> None:
    said = " ".join(PRINTED.values())
    assert [word for word in [*EFFECTS, *POWERS] if word not in said and word != "powers"] == []


def test_a_game_without_buildings_gets_all_that_they_need() -> None:
    mine = read(BASED, 'closing = ["encore"]\n[buildings.mill]\nbean = "red"\n1 = {}\n3 = {}')
    assert names(mine) == ["mill-1", "mill-3"]
    assert (mine.turn, mine.closing) == (BUILDERS_TURN, (ENCORE, *BUILDERS_CLOSING))
    holds(mine, """
        edition mine
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  blue soy
        Anna    coins red*3 | hand soy
        > Bert  buy mill 1
        ! HB1.2
        > Anna  buy mill 3
        = Anna  buildings mill-3
        = Anna  coins -
        > Anna  buy mill 1
        ! HB1.3
    """)  # fmt: skip


def test_only_what_is_said_changes() -> None:
    mine = read(HIGH, """
        [buildings]
        bank = "not sold"
        [buildings.jail]
        bean = "soy"
        1 = "not sold"
        9 = { text = "more from the hand", planted = 4 }
        [buildings.mill]
        bean = "red"
        2 = { text = "you may name a kind that is sold no more", powers = ["names-a-kind"] }
    """)  # fmt: skip
    kept = [one.name for one in EIGHT_KINDS if one.kind not in ("bank", "jail")]
    assert names(mine) == [*kept, "jail-2", "jail-3", "jail-4", "jail-9", "mill-2"]
    assert {one.bean for one in mine.holdings if one.kind == "jail"} == {"soy"}
    assert mine.interludes == (NAME_A_KIND,)
    assert read(HIGH, "[buildings.tipi]\n9 = {}").interludes == ()


def test_the_bonus_for_buildings_can_be_said() -> None:
    mine = read(
        BASED, 'building_bonus = [0, 7]\n[buildings.mill]\nbean = "red"\n1 = {}\n[buildings.dam]\nbean = "soy"\n1 = {}'
    )
    holds(mine, """
        edition mine
        seats   Anna Bert Cleo
        turn    Anna over
        draw    -
        exhausted 3
        Anna    buildings mill-1 dam-1
        Bert    coins blue*8
        = winners Anna
    """)  # fmt: skip
    assert read(HIGH, "building_bonus = [5]").holdings == EIGHT_KINDS


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ("building_bonus = [1]", "building_bonus: there are no buildings"),
        ("[buildings]\nmill = 3", "buildings.mill: must be a section of its own, not 3"),
        ("[buildings.Mill]", "buildings.Mill: a name is made of lower-case letters, digits and dashes"),
        ('[buildings]\nmill = "not sold"', "buildings.mill: unknown kind of building 'mill': there are none"),
        ('[buildings.mill]\nbean = "red"\n2 = {}\n[buildings]\nbank = "not sold"',
         "buildings.bank: unknown kind of building 'bank': must be one of mill"),
        ('1 = "not sold"\n2 = {}', "buildings.mill.1: there is no card with this price"),
        ("[buildings.mill]\n1 = {}", "buildings.mill.bean: is missing"),
        ('[buildings.mill]\nbean = "rd"\n1 = {}', "buildings.mill.bean: unknown bean 'rd': did you mean 'red'?"),
        ('[buildings.mill]\nbean = "red"', "buildings: must be 1 to 36 cards, not 0"),
        ('[buildings.mill]\nbean = "red"\n0 = {}', "buildings.mill.0: must be 'bean' or a price, 1 to 9"),
        ('[buildings.mill]\nbean = "red"\n0090 = {}', "buildings.mill.0090: must be 'bean' or a price, 1 to 9"),
        (f'[buildings.mill]\nbean = "red"\n001{"0" * 5000} = {{}}', "buildings.mill.'001"),
        ('[buildings.mill]\nbean = "red"\nprice = 1', "buildings.mill.price: must be 'bean' or a price, 1 to 9"),
        ("1 = { store = 1 }", "buildings.mill.1.text: is missing"),
        ('1 = { text = "x", stor = 1 }', "buildings.mill.1.stor: unknown key 'stor': did you mean 'store'?"),
        ('1 = { text = "x", store = 10 }', "buildings.mill.1.store: must be 1 to 9, not 10"),
        ('1 = { text = "x", toll = "any" }', "buildings.mill.1.toll: must be one bean, not 'any'"),
        ('1 = { text = "x", meters = { red = [9] } }',
         "buildings.mill.1.meters.red: step [9, 1]: there are only 8 cards of this bean"),
        ('1 = { text = "x", meters = {} }', "buildings.mill.1.meters: must name at least one bean"),
        ('1 = { text = "x", grows_along = {} }', "buildings.mill.1.grows_along: must name at least one bean"),
        ('1 = { text = "x", grows_along = { rd = 3 } }', "buildings.mill.1.grows_along.rd: unknown bean 'rd': did you"),
        ('1 = { text = "x", planted = 1 }',
         "buildings.mill.1.planted: must be more than 2, which everybody may plant anyway"),
        ('1 = { text = "x", stew = [9] }', "buildings.mill.1.stew: step [9, 1]: there are only 8 kinds of beans"),
        ('1 = { text = "x", powers = ["peak"] }', "buildings.mill.1.powers: unknown power 'peak': did you mean"),
        ('1 = { text = "x", field = "any" }\n2 = { text = "x", field = "any" }\n[players.3]\nfields = 5',
         "players.3.fields: with those of buildings there are too many: at most 6 are possible"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_one_line(said: str, complaint: str) -> None:
    text = said if "build" in said else f'[buildings.mill]\nbean = "red"\n{said}'
    with pytest.raises(BadInput) as raised:
        read(BASED, text)
    assert str(raised.value).startswith(f"mine.toml: {complaint}")


def test_a_game_without_trading_has_no_buildings() -> None:
    with pytest.raises(BadInput, match="buildings: there is no trading"):
        read(HEAD + 'based_on = "duel"\n', '[buildings.mill]\nbean = "red"\n1 = {}')
