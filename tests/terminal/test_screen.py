"""The table as text: complete, in 80 columns, and without what this person may not see."""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.bots.random_bot import RandomBot
from bohnhof.bots.runner import run
from bohnhof.kernel.actions import Action
from bohnhof.kernel.table import View
from bohnhof.kernel.view import determinize, view
from bohnhof.terminal.choices import choices_of, situation
from bohnhof.terminal.screen import choice_lines, table_lines
from bohnhof.terminal.wording import Names
from tests.bots.games import deal
from tests.terminal.sitting import drawn

TRADING = """
    edition bohnanza +coin-trading
    seats   Bert You Cleo Dora
    turn    Bert trade
    turns   5
    exhausted 1
    discard soy black-eyed
    faceup  stink red
    Bert    hand garden*2 | field stink*2 | field - | coins soy*2
    You     hand chili soy soy red | field red | field blue*6 | coins red green*2
    Cleo    hand soy | field garden*3 | field black-eyed*4 | field red | bought | aside red*2 chili
    offer   3 Bert anyone stink+coin:soy for red | no Cleo
    offer   4 You Bert chili*1 for nothing | answers 3
"""


def screen(seen: View, names: Names, width: int = 80) -> list[str]:
    choices = choices_of(seen, names)
    lines = [*table_lines(seen, names, width), *choice_lines(seen, names, choices, width)]
    return [line.plain for line in lines]


def test_the_whole_table_is_shown() -> None:
    seen, names = drawn(TRADING)
    draw = int(seen.count[1])
    assert screen(seen, names) == [
        f"── Turn 5: Bert's turn ────────── draw pile 2 of 3: {draw}, discards: 2 (black-eyed)",
        "       coins hand  fields: bean×cards=coins now, +cards for the next coin",
        "  Cleo     0    1  D garden×3=2         E black-eyed×4=2 +1  R red×1=0 +1",
        "                   has to plant R red×2 C chili",
        "  Dora     0    0  -                    -",
        "▸ Bert     2    2  S stink×2=0 +1       -",
        "                   has the coins Y soy×2",
        "Turned up    S stink  R red",
        "── You: 3 coins ────────────────────────────────────────────────────────────────",
        "Your fields  1  R red×1         pays nothing yet, 1 coin with 1 more card",
        "             2  B blue×6        pays 2 coins, 3 coins with 2 more cards",
        "             3  can be bought for 3 coins",
        "Your coins   G green×2  R red",
        "Your hand    front ▶[1 C chili]  2 Y soy  3 Y soy  4 R red",
        "Offers       3  Bert to anyone: S stink + coin:Y soy for R red (no: Cleo)",
        "             4  you to Bert: C chili for nothing (answers offer 3)",
        "Bert's turn: you may trade with Bert.",
        "  1 accept offer 3                2 decline offer 3",
        "  3 withdraw offer 4              4 harvest field 2 for 2 coins",
        "  5 buy a field for 3 coins",
        "or type: offer Bert … for …, offers (ideas), Enter (wait) and help",
    ]


def test_a_full_and_an_empty_hand_and_a_field_that_pays_the_most() -> None:
    seen, names = drawn("""
        edition boonanza
        seats   You Bert Cleo
        turn    You trade
        exhausted 3
        draw    -
        You     hand black-eyed*10 | field garden*3
        Bert    hand -
    """)
    lines = screen(seen, names)
    assert lines[0].endswith(" the last draw pile is used up, discards: 0")
    assert "Your fields  1  D garden×3      pays 3 coins, never more" in lines
    assert "Your hand    front ▶[1 E black-eyed]  2 E black-eyed  3 E black-eyed" in lines
    assert "             8 E black-eyed  9 E black-eyed  10 E black-eyed" in lines
    seen, names = drawn("edition boonanza\nseats You Bert Cleo\nturn Bert trade\nBert hand red")
    assert "Your hand    no cards" in screen(seen, names)


@pytest.mark.parametrize(
    ("turn", "hand", "said"),
    [
        ("turn You plant", "hand red soy | field red | field soy", "Your turn: plant the front card of your hand."),
        ("turn You plant", "hand red soy | field green | field soy",
         "Your turn: plant the front card of your hand. No field has room: harvest one first."),
        ("turn You plant\nplanted 1", "hand red soy", "You may plant the next card, too."),
        ("turn You trade", "hand red", "Your turn: trade as much as you like, then end the trading."),
        ("turn Bert trade", "hand red", "Bert's turn: you may trade with Bert."),
        ("turn Bert aside", "hand - | aside red", "Plant the cards set aside for you."),
        ("turn You encore\nencores-left 1\nexhausted 3\ndraw -", "hand red",
         "The last round: you may plant one or two cards from the front of your hand."),
    ],
)  # fmt: skip
def test_it_is_said_what_can_be_done(turn: str, hand: str, said: str) -> None:
    assert situation(*drawn(f"edition bohnanza +encore\nseats You Bert Cleo Dora\n{turn}\nYou {hand}")) == said


def test_a_yes_can_be_taken_back() -> None:
    seen, names = drawn("""
        edition boonanza
        seats   Bert You Cleo Dora
        turn    Bert trade
        Bert    hand red
        You     hand soy
        offer   1 Bert anyone red for soy | yes You soy
    """)
    lines = screen(seen, names)
    assert "Offers       1  Bert to anyone: R red for Y soy (yes: you)" in lines
    assert "  1 take back your acceptance of offer 1" in lines


def test_copies_that_are_alike_are_one_choice() -> None:
    seen, names = drawn("edition bohnanza\nseats You Bert Cleo\nturn You trade\nfaceup red*2\nYou hand soy")
    assert "  1 keep the turned-up red   2 end the trading" in screen(seen, names)


@pytest.mark.parametrize("width", [50, 80, 100])
def test_no_line_is_too_long_whatever_the_name(width: int) -> None:
    text = TRADING.replace("Bert", "Bartholomew-Maximilian")
    lines = screen(*drawn(text), width)
    assert max(len(line) for line in lines) <= width
    if width == 80:
        assert not any("red×1=0 +1  R" in line for line in lines)
        assert sum("Bartholo…" in line for line in lines) == 2  # in the table and above it


@pytest.mark.parametrize(("edition", "players"), [("boonanza", 3), ("bohnanza", 4), ("eleven-beans", 7)])
def test_hidden_cards_are_never_shown(edition: str, players: int) -> None:
    """Two tables that differ only in what the person has not seen look the same, all through a game."""
    table = deal(edition, players)
    names = ("You", "Bert", "Cleo", "Dora", "Emil", "Frida", "Gus")[:players]
    rng = Random(1)
    differing = 0

    def compare(_seat: int, _action: Action) -> None:
        nonlocal differing
        seen = view(table, 0)
        other = determinize(seen, rng)
        differing += list(other.bean) != list(table.bean)
        if rng.random() < 0.3 and not table.is_over:
            assert screen(seen, Names(names)) == screen(view(other, 0), Names(names))

    run(table, [RandomBot() for _ in names], after=compare)
    assert differing > 50


def test_bosses_their_coins_and_what_can_be_given_are_shown() -> None:
    seen, names = drawn("""
        edition al-cabohne-solo
        seats   You
        turn    You open
        turns   4
        draw    stink*9 ...
        faceup  puff
        Al      field blue*3
        Don     field -
        Joe     field green
        mafia   coins chili*2
        You     hand blue green blue | field chili*3
    """)
    lines = screen(seen, names)
    assert "Mafia        counts 4 coins  Al B blue×3=0  Don -  Joe G green×1=0" in lines
    assert "Plant open cards as you like." in lines
    words = "\n".join(lines)
    for choice in ("plant puff for Don", "give blue to Al", "give blue (card 3) to Al", "give green to Joe"):
        assert choice in words


def test_the_phases_without_trading_say_what_is_asked_and_what_going_on_means() -> None:
    for phase, more, demand, done in (
        ("leftovers", "faceup red", "plant or discard what was left open", "discard everything that is left"),
        ("discard", "", "You may discard a card", "discard nothing"),
        ("open", "faceup red", "Plant open cards", "go on: draw cards"),
    ):
        seen, names = drawn(f"edition duel\nseats You Bert\nturn You {phase}\n{more}\nYou hand soy red\nBert hand soy")
        words = "\n".join(screen(seen, names))
        assert demand in words
        assert done in words
    mafia = "edition al-cabohne\nseats You Bert\n"
    for planted, demand in enumerate(("plant the front card", "You may plant the next card", "You have planted")):
        seen, names = drawn(f"{mafia}turn You plant\nplanted {planted}\nYou hand blue green")
        assert demand in "\n".join(screen(seen, names))
    seen, names = drawn(f"{mafia}turn You tribute\nAl field blue\nYou hand blue | field blue")
    assert "pay the protection money" in "\n".join(screen(seen, names))


def test_the_moment_before_a_reshuffle_says_what_can_still_be_done() -> None:
    for phase, more, demand, done in (
        ("aside", "", "before cards are drawn", "go on: draw cards"),
        ("plant", "planted 2", "before cards are turned up", "go on: turn up cards"),
    ):
        lines = f"edition boonanza\nseats You Bert Cleo\nturn You {phase}\n{more}\ndraw red\n"
        seen, names = drawn(f"{lines}You hand soy | field blue*4\nBert hand soy")
        words = " ".join("\n".join(screen(seen, names)).split())
        assert demand in words
        assert done in words
        assert "harvest field 1 for 1 coin" in words
