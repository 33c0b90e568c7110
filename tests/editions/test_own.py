"""An edition file says only what is different; everything else comes from the edition it is based on."""

from dataclasses import fields
from textwrap import dedent

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.editions.beans import GARDEN_OF_BOOKLET_001
from bohnhof.editions.bohnanza import BOHNANZA
from bohnhof.editions.high_bohn import BUILDERS_CLOSING, BUILDINGS_COUNT, BUY_BEFORE_THE_DRAW
from bohnhof.editions.high_bohn.shop import SHOP
from bohnhof.editions.high_bohn.stores import STORES_HOLD_CARDS
from bohnhof.editions.own import edition_from_toml
from bohnhof.editions.own.beans import BEAN_KEYS
from bohnhof.editions.own.everybody import EVERYBODYS_KEYS
from bohnhof.editions.own.options import OPTION_KEYS
from bohnhof.editions.own.playable import why_unplayable
from bohnhof.editions.own.set_ups import SET_UP_KEYS
from bohnhof.editions.rulings import (
    ACCOMPANIED_HAND_CARDS,
    COINS_ARE_GOODS,
    FARTHEST_FROM_THE_START,
    KEEP_TURNED_UP_CARDS,
    MOST_HAND_CARDS,
)
from bohnhof.editions.turn import ENCORE, TRADING_TURN
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.edition import Bean, Edition, SetUp, Variant
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.playout import Dice, playout
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.text.notation import write_position
from bohnhof.kernel.text.script import read_script, run

HEAD = 'id = "mine"\ntitle = "Mine"\nsummary = "as we like it"\n'
BASED = HEAD + 'based_on = "bohnanza"\n'
BEANS = """
    [beans]
    pinto = { copies = 30, meter = [2, 4, 6, 8] }
    mung  = { copies = 20, meter = [[2, 1], [3, 2]] }
"""


def read(*parts: str) -> Edition:
    return edition_from_toml("\n".join(dedent(part) for part in parts), "mine.toml")


def test_a_file_that_says_no_more_is_the_edition_it_is_based_on() -> None:
    mine = BOHNANZA.but(id="mine", title="Mine", summary="as we like it", booklet="own")
    assert read(BASED) == mine


def test_an_edition_from_scratch_has_the_usual_turn_and_set_up_and_nothing_else() -> None:
    assert read(HEAD, BEANS, "[players.3-5]") == Edition(
        id="mine",
        title="Mine",
        booklet="own",
        summary="as we like it",
        beans=(Bean("pinto", 30, ((2, 1), (4, 2), (6, 3), (8, 4))), Bean("mung", 20, ((2, 1), (3, 2)))),
        set_ups={3: SetUp(), 4: SetUp(), 5: SetUp()},
        turn=TRADING_TURN,
    )


# Beans


@pytest.mark.parametrize(
    ("written", "meter"),
    [
        ("[4, 6, 8, 10]", ((4, 1), (6, 2), (8, 3), (10, 4))),
        ('["-", 2, 3, "-"]', ((2, 2), (3, 3))),
        ('[2, "-", 3, 4]', ((2, 1), (3, 3), (4, 4))),
        ("[3, 5, 6, 7, 8]", ((3, 1), (5, 2), (6, 3), (7, 4), (8, 5))),
        ("[[2, 2], [3, 3]]", ((2, 2), (3, 3))),
        ("[1]", ((1, 1),)),
    ],
)
def test_a_meter_is_written_as_printed_or_as_pairs(written: str, meter: tuple[tuple[int, int], ...]) -> None:
    mine = read(HEAD, f"[beans]\npinto = {{ copies = 30, meter = {written} }}", "[players.3]")
    assert mine.bean("pinto").meter == meter


def test_a_bean_of_the_other_edition_keeps_what_is_not_said_and_a_new_one_comes_last() -> None:
    mine = read(BASED, "[beans]\ngarden = { copies = 8 }\nred = { meter = [1] }\nlima = { copies = 9, meter = [2] }")
    assert mine.bean("garden") == Bean("garden", 8, GARDEN_OF_BOOKLET_001.meter)
    assert mine.bean("red") == Bean("red", 8, ((1, 1),))
    assert [bean.name for bean in mine.beans] == [*(bean.name for bean in BOHNANZA.beans), "lima"]


# Set-ups


def test_every_number_of_a_set_up_can_be_said() -> None:
    mine = read(HEAD, BEANS, """
        [players.4]
        fields = 3
        field_price = 2
        hand = [3, 4, 5]
        turned = 1
        draws = 2
        ends_at = 4
        without = ["mung"]
    """)  # fmt: skip
    assert mine.set_ups == {
        4: SetUp(fields=3, field_price=2, hand=(3, 4, 5), turned=1, draws=2, ends_at=4, without=("mung",))
    }


def test_a_set_up_of_the_other_edition_keeps_what_is_not_said() -> None:
    mine = read(BASED, "[players.4-6]\ndraws = 4", "[players.2]\nhand = 6", '[players.3]\nfield_price = "not sold"')
    printed = BOHNANZA.set_ups
    assert mine.set_ups == {
        2: SetUp(hand=(6,)),
        3: printed[3].but(field_price=None),
        4: printed[4].but(draws=4),
        5: printed[5].but(draws=4),
        6: SetUp(draws=4),
    }
    assert list(mine.set_ups) == [2, 3, 4, 5, 6]


def test_one_to_seven_can_play() -> None:
    assert read(HEAD, BEANS, "[players.1-7]").players == (1, 2, 3, 4, 5, 6, 7)


# Turn and rulings


def test_phases_are_named_in_their_order() -> None:
    mine = read(HEAD, 'turn = ["draw", "plant"]', 'closing = ["encore"]', BEANS, "[players.3]")
    assert [phase.name for phase in mine.turn] == ["draw", "plant"]
    assert mine.closing == (ENCORE,)


def test_rulings_are_named_and_replace_those_of_the_other_edition() -> None:
    mine = read(BASED, 'rulings = ["keep-turned-up-cards", "farthest-from-the-start"]')
    assert mine.rulings == (KEEP_TURNED_UP_CARDS, FARTHEST_FROM_THE_START)
    assert read(BASED, "rulings = []").rulings == ()


# Options


def test_everything_a_variant_can_change_can_be_an_option() -> None:
    mine = read(BASED, """
        [options.new-year]
        text = "everything is different"
        players = [5, 4]
        fields = 3
        field_price = "not sold"
        meters = { garden = ["-", 2] }
        adds = ["most-hand-cards"]
        drops = ["accompanied-hand-cards"]
        closing = ["encore"]
    """)  # fmt: skip
    assert mine.variant("new-year") == Variant(
        name="new-year",
        rule="own",
        text="everything is different",
        players=(4, 5),
        set_up={"fields": 3, "field_price": None},
        meters={"garden": ((2, 2),)},
        adds=(MOST_HAND_CARDS,),
        drops=(ACCOMPANIED_HAND_CARDS,),
        closing=(ENCORE,),
    )


def test_the_set_up_of_an_option_can_depend_on_the_number_of_players() -> None:
    mine = read(BASED, """
        [options.by-players]
        text = "as printed elsewhere"
        turned = 3
        [options.by-players.players.3]
        fields = 3
        turned = 1
        [options.by-players.players.4-5]
        field_price = "not sold"
    """)  # fmt: skip
    option = mine.variant("by-players")
    assert (option.players, option.set_up) == ((3, 4, 5), {"turned": 3})
    assert option.set_ups == {3: {"fields": 3, "turned": 1}, 4: {"field_price": None}, 5: {"field_price": None}}
    chosen = mine.with_options(("by-players",), 3)
    assert (chosen.set_up(3).fields, chosen.set_up(3).turned, chosen.set_up(4).turned) == (3, 1, 3)


def test_an_option_is_for_the_numbers_of_players_that_it_sets_up() -> None:
    mine = read(BASED, '[options.two-decks]\ntext = "more cards"\n[options.two-decks.players.5]\ndraws = 4')
    with pytest.raises(BadInput, match="option two-decks of mine is for 5 players, not 4"):
        mine.with_options(("two-decks",), 4)


def test_the_printed_option_with_set_ups_can_be_said() -> None:
    printed = EDITIONS["eleven-beans"].variant("by-players")
    mine = read(HEAD, 'based_on = "eleven-beans"', """
        [options.by-players]
        text = "set up by the number of players, as in other printings of this box"
        [options.by-players.players]
        3 = { without = ["cocoa"], fields = 3, field_price = "not sold", ends_at = 2 }
        4-5 = { without = ["coffee"] }
        6-7 = { without = ["cocoa", "garden"], field_price = 2, hand = [3, 4, 5, 6], draws = 4 }
    """)  # fmt: skip
    said = mine.variant("by-players")
    assert (said.players, said.text, said.set_ups) == (printed.players, printed.text, printed.set_ups)


def test_an_option_comes_after_those_of_the_other_edition_or_takes_the_place_of_one() -> None:
    before = [option.name for option in BOHNANZA.variants]
    mine = read(BASED, '[options.encore]\ntext = "ours"\nends_at = 2', '[options.late]\ntext = "long"\nends_at = 4')
    assert [option.name for option in mine.variants] == [*before, "late"]
    assert mine.variant("encore").text == "ours"
    assert mine.variant("encore").closing == ()


@pytest.mark.parametrize(
    ("said", "gone"),
    [
        ('rulings = ["accompanied-hand-cards", "coins-are-goods"]', "coin-trading"),
        ("rulings = []", "free-hand-trades"),
        ('closing = ["encore"]', "encore"),
        ('[beans]\ngarden = { meter = ["-", 2, 3] }', "garden-three"),
        ('[players.3]\nfields = 3\nfield_price = "not sold"', "three-fields"),
        ("[players.5]\nfield_price = 2", "cheap-field"),
    ],
)
def test_an_option_of_the_other_edition_that_changes_nothing_any_more_is_not_offered(said: str, gone: str) -> None:
    before = {option.name for option in BOHNANZA.variants}
    assert before - {option.name for option in read(BASED, said).variants} == {gone}


def test_an_option_that_is_chosen_plays_as_it_says() -> None:
    mine = read(BASED, '[options.market]\ntext = "coins are goods"\nadds = ["coins-are-goods"]\nfield_price = 1')
    chosen = mine.with_options(("market",), 4)
    assert COINS_ARE_GOODS in chosen.rulings
    assert chosen.set_up(4).field_price == 1


# The format and the kernel agree


def test_every_number_of_the_kernel_has_its_key() -> None:
    def names(kind: type[Bean | SetUp | Variant]) -> set[str]:
        return {field.name for field in fields(kind)}

    assert set(BEAN_KEYS) == names(Bean) - {"name"}
    assert set(SET_UP_KEYS) == names(SetUp)
    not_in_files = {"name", "rule", "set_up", "set_ups", "prominent"}
    assert set(OPTION_KEYS) == (names(Variant) - not_in_files) | set(SET_UP_KEYS) | set(EVERYBODYS_KEYS)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_published_edition_can_be_played_and_built_upon(edition: Edition) -> None:
    for players in edition.players:
        assert why_unplayable(edition, players, edition.set_up(players)) is None
    for option in edition.variants:
        assert set(option.players) <= set(edition.players)
    mine = read(HEAD, f'based_on = "{edition.id}"')
    assert mine.variants == edition.variants, "an option of this edition changes nothing"
    assert mine.set_ups == edition.set_ups


# Buildings


def test_an_edition_based_on_one_with_buildings_has_them() -> None:
    mine = read(HEAD, 'based_on = "high-bohn"', "[players.3]", "owners = 1", "draws = 5")
    assert len(mine.holdings) == 32
    assert mine.set_up(3).owners == 1
    assert mine.set_up(4).owners == 3
    assert mine.rulings == EDITIONS["high-bohn"].rulings
    coins_too = read(HEAD, 'based_on = "high-bohn"', 'rulings = ["coins-are-goods"]')
    staying = (SHOP, STORES_HOLD_CARDS, BUILDINGS_COUNT, BUY_BEFORE_THE_DRAW)
    assert coins_too.rulings == (*staying, COINS_ARE_GOODS), "buildings count all the same"
    rules = Rules(mine, 3)
    assert playout(new_table(rules, 1), Dice(1), Choices()) > 100


@pytest.mark.parametrize("said", ['closing = ["encore"]', '[options.once-more]\ntext = "BH8"\nclosing = ["encore"]'])
def test_an_encore_comes_before_the_final_harvest_and_the_shopping(said: str) -> None:
    mine = read(HEAD, 'based_on = "high-bohn-cognac"', said)
    mine = mine.with_options(tuple(option.name for option in mine.variants if 3 in (option.players or (3,))), 3)
    assert mine.closing == (ENCORE, *BUILDERS_CLOSING)
    assert read(HEAD, 'based_on = "high-bohn-cognac"', "closing = []").closing == BUILDERS_CLOSING


def test_a_stew_may_be_begun_in_an_encore() -> None:
    mine = read(HEAD, 'based_on = "high-bohn"\nclosing = ["encore"]')
    text = """
        edition mine
        seats   Anna Bert Cleo
        turn    Anna encore
        Anna    hand red soy | buildings saloon-3
        > Anna plant 1 stew
        = Anna field stew red
    """
    run(dedent(text), lambda _: mine)


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ('rulings = ["one-field-per-kind"]', "rulings"),
        ('[options.tidy]\ntext = "AC1.4"\nadds = ["one-field-per-kind"]', "options.tidy.adds"),
    ],
)
def test_kinds_are_not_kept_together_where_buildings_mix_them(said: str, key: str) -> None:
    with pytest.raises(BadInput, match=f"mine.toml: {key}: 'one-field-per-kind' does not go with buildings"):
        read(HEAD, 'based_on = "high-bohn"', said)
    read(HEAD, 'based_on = "bohnanza"', said)


def test_the_phase_that_goes_on_is_called_by_its_name_wherever_it_comes() -> None:
    mine = read(HEAD, 'based_on = "high-bohn-cognac"', 'turn = ["trade", "aside", "plant", "draw"]')
    text = """
        edition mine
        seats   Anna Bert Cleo
        turn    Anna retire
        resumes trade
        Anna    hand red | naming 1 | buildings distillery-2
        > Anna pass
        = turn Anna trade
    """
    run(dedent(text), lambda _: mine)


def test_there_is_room_for_the_fields_of_all_buildings() -> None:
    with pytest.raises(BadInput, match="with those of buildings there are too many"):
        read(HEAD, 'based_on = "high-bohn"', "[players.3]", "fields = 3")


# Games without trading


@pytest.mark.parametrize("base", ["duel", "al-cabohne", "al-cabohne-solo"])
def test_a_game_without_trading_can_have_other_beans_and_numbers(base: str) -> None:
    players = EDITIONS[base].players[0]
    beans = "[beans]\nlima = { copies = 12, meter = [2, 4, 6, 8] }"
    mine = read(HEAD, f'based_on = "{base}"', beans, f"[players.{players}]\nturned = 4")
    rules = Rules(mine, players)
    table = new_table(rules, 3)
    assert playout(table, Dice(5), Choices()) > 0
    assert table.is_over
    position = new_table(rules, 4)
    names = ("Anna", "Bert")[:players]
    text = write_position(position, names)
    assert write_position(read_script(text, lambda _: mine).start.table, names) == text


@pytest.mark.parametrize("ruling", ["most-hand-cards", "farthest-from-the-start"])
def test_where_bosses_have_won_there_is_no_tie_to_break(ruling: str) -> None:
    mine = read(HEAD, f'based_on = "al-cabohne-solo"\nrulings = ["{ruling}"]')
    table = read_script("edition mine\nseats Anna\nturn Anna over\nmafia coins green", lambda _: mine).start.table
    assert table.rules.winners(table) == []


@pytest.mark.parametrize("key", ["turn", "closing"])
def test_the_phases_of_a_game_without_trading_stay_together(key: str) -> None:
    with pytest.raises(BadInput, match=f"mine.toml: {key}: there is no trading: the phases of this game"):
        read(HEAD, f'based_on = "duel"\n{key} = []')


def test_no_option_adds_a_phase_to_a_game_without_trading() -> None:
    with pytest.raises(BadInput, match=r"options.more.closing: there is no trading"):
        read(HEAD, 'based_on = "al-cabohne"', '[options.more]\ntext = "BH8"\nclosing = ["encore"]')


def test_only_the_id_of_the_outermost_file_must_be_new() -> None:
    assert edition_from_toml(BASED.replace("mine", "duel"), "other.toml", base=True).title == "Mine"
    with pytest.raises(BadInput, match=r"other\.toml: id: is taken: choose another"):
        edition_from_toml(BASED.replace("mine", "duel"), "other.toml")
    with pytest.raises(BadInput, match=r"other\.toml: id: a name is made of lower-case letters"):
        edition_from_toml(BASED.replace("mine", "Duel"), "other.toml", base=True)


def test_a_file_of_the_same_name_is_suggested() -> None:
    def complaint(name: str) -> str:
        with pytest.raises(BadInput) as raised:
            edition_from_toml(f'{HEAD}\nbased_on = "{name}"', "mine.toml", has_file={"harbour.toml"}.__contains__)
        return str(raised.value)

    assert complaint("harbour") == "mine.toml: based_on: unknown edition 'harbour': did you mean 'harbour.toml'?"
    assert complaint("duell") == "mine.toml: based_on: unknown edition 'duell': did you mean 'duel'?"


def test_a_file_that_this_one_is_based_on_is_looked_up_by_its_name() -> None:
    other = read(HEAD, 'based_on = "bohnanza"', "[players.4]", "draws = 4")
    found = edition_from_toml(f'{HEAD}\nbased_on = "other.toml"', "mine.toml", {"other.toml": other}.__getitem__)
    assert found.set_ups[4].draws == 4

    def nothing(name: str) -> Edition:
        raise BadInput(f"{name}: No such file or directory")

    with pytest.raises(BadInput, match=r"^mine\.toml: based_on: other\.toml: No such file or directory$"):
        edition_from_toml(f'{HEAD}\nbased_on = "other.toml"', "mine.toml", nothing)
