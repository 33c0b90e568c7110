"""Buildings at the terminal table: what everybody has, what is asked, and what can be looked up."""

from __future__ import annotations

from bohnhof.terminal.choices import choice, choices_of, situation
from bohnhof.terminal.screen import choice_lines, table_lines
from tests.terminal.sitting import drawn, sit_down_at

RICH = """
    edition high-bohn-cognac
    seats   You Bert Cleo
    turn    You bank
    draw    red soy blue ...
    exhausted 1
    You     hand garden*2 soy | field stew stink+red | field blue*8 soy | coins soy*4 | under soy*2 | store red | buildings farm-2 saloon-4 bank-2 store-3 blacksmith-2
    Bert    hand soy | field garden*3 | field stew red+soy+blue | coins green*3 cognac*2 | under chili | store red soy | buildings jail-4 saloon-3 store-4
"""  # noqa: E501


def screen(text: str, who: str = "You") -> list[str]:
    seen, names = drawn(text, who)
    lines = [*table_lines(seen, names, 80), *choice_lines(seen, names, choices_of(seen, names), 80)]
    return [line.plain for line in lines]


def choices(text: str) -> set[str]:
    seen, names = drawn(text)
    return {choice(seen, names, action) for action in choices_of(seen, names)}


def test_the_whole_table_is_shown() -> None:
    lines = screen(RICH)
    assert lines[2:8] == [
        "  Bert     5    1  D garden×3=2   stew RYB=1 +3",
        "                   has the coins N cognac×2 G green×3",
        "                   and under buildings C chili",
        "                   owns saloon 3, store 4, jail 4",
        "                   stores R red Y soy",
        "  Cleo     0    0  -              -",
    ]
    assert lines[8:-1] == [
        "── ▸ You: 4 coins, 21 points with buildings ────────────────────────────────────",
        "Your fields  1  stew SR         pays nothing yet, 1 coin with 1 more card",
        "             2  B blue×9        pays 3 coins, 4 coins with 1 more card",
        "             3  empty, for chili only",
        "             4  can be bought for 3 coins",
        "Your coins   Y soy×4",
        "Under them   Y soy×2",
        "Buildings    bank 2,  farm 2,  saloon 4,  store 3,  blacksmith 2",
        "Your store   R red",
        "Draw pile    next R red",
        "Your hand    front ▶[1 D garden]  2 D garden  3 Y soy",
        "Before your turn: you may rearrange cards.",
        "  1 put the card you saw under the draw pile",
        "  2 leave everything as it is",
        "  3 harvest field 1 for no coins",
        "  4 harvest field 2 for 3 coins",
        "  5 buy a field for 3 coins",
    ]


def test_others_do_not_see_the_card_that_was_looked_at() -> None:
    assert not any(line.startswith("Draw pile") for line in screen(RICH, "Bert"))
    assert "Draw pile    no. 2 S stink" in screen(
        "edition high-bohn\nseats You Bert Cleo\nturn You plant\ndraw red stink\nYou hand soy | knows draw@2"
    )


def test_a_person_plays_with_buildings() -> None:
    shown = sit_down_at(RICH, "buildings", "bury", "store", "plant 3 stew", "3").shown
    assert "  jail 4        Bert" in shown
    assert "  farm 2        you" in shown
    assert "  farm 4        4 soy coins" in shown
    assert "You put 1 red under the draw pile" in shown
    assert "You store 1 garden" in shown
    assert "HB6.3: only its own kind of bean grows on the field of this building" in shown


def test_what_left_the_game_is_gone_and_elsewhere_there_are_no_buildings() -> None:
    gone = "edition high-bohn\nseats You Bert Cleo\nturn You trade\nYou buildings jail-4\nBert buildings jail-1"
    assert "  jail 2        gone" in sit_down_at(gone, "buildings").shown
    plain = "edition bohnanza\nseats You Bert Cleo\nturn You trade"
    assert "there are no buildings in this game" in sit_down_at(plain, "buildings").shown


def test_each_moment_says_what_is_asked() -> None:
    head = "edition high-bohn-cognac\nseats You Bert Cleo\n"
    reorder = head + "turn You reorder\ndrawn 2\nYou hand red soy | buildings bank-3"
    assert situation(*drawn(reorder)) == "You may put the cards just drawn into another order."
    assert {"reorder soy red", "leave everything as it is"} <= choices(reorder)
    shopping = head + "turn You shopping\nexhausted 3\ndraw -\nYou coins soy"
    assert situation(*drawn(shopping)) == "After the final harvest: you may buy buildings."
    assert choices(shopping) == {"pass", "buy farm 1 for 1 soy coin"}
    naming = head + "turn You retire\nresumes trade\nYou naming 1 | buildings distillery-2"
    assert situation(*drawn(naming)) == "Name a kind of building that is not sold any more, or none."
    assert {"pass", "withdraw the farm from sale"} <= choices(naming)
    aside = head + "turn You aside\nYou aside soy | due red | buildings store-2"
    assert "To plant     Y soy  R red (from a store)" in screen(aside)
    stews = head + "turn You aside\nYou field red | aside soy | buildings saloon-3"
    assert {"plant soy on field 1 as a stew", "plant soy on field 2 as a stew"} <= choices(stews)


def test_the_result_counts_points() -> None:
    shown = sit_down_at(
        "edition high-bohn\nseats You Bert Cleo\nturn You shopping\nexhausted 3\ndraw -\nYou coins soy", "2", "1"
    ).shown
    assert "  You    1 point  wins" in shown
