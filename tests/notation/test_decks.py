"""A fresh game from a deck in a certain order, and positions that must be refused."""

from __future__ import annotations

import pytest

from bohnhof.kernel.faults import BadInput, Impossible
from bohnhof.kernel.places import BOX, DRAW
from bohnhof.kernel.text.script import judge_refused, read_script, run
from tests.judge import cannot_be, edition_of, holds

HEAD = "edition boonanza\nseats Anna Bert Cleo\n"
HANDS = "red soy blue red soy blue red soy blue red soy blue red soy blue"


def test_hands_are_dealt_from_the_front_of_the_deck_one_card_at_a_time() -> None:
    table = holds(
        f"{HEAD}deck {HANDS} chili stink ...\n= Anna hand red*5\n= Bert hand soy*5\n= turn Anna plant\n"
    ).table
    assert [table.rules.bean_names[bean] for bean in table.beans_in(DRAW)[:2]] == ["chili", "stink"]
    assert table.count[DRAW] == 104 - 15


def test_without_dots_all_other_cards_are_out_of_the_game() -> None:
    table = holds(f"{HEAD}deck {HANDS} chili\n= draw chili\n").table
    assert table.count[BOX] == 104 - 16


def test_the_rest_of_the_deck_is_shuffled_by_the_seed() -> None:
    orders = {tuple(holds(f"{HEAD}seed {seed}\ndeck {HANDS} ...\n").table.beans_in(DRAW)) for seed in range(4)}
    assert len(orders) == 4


def test_a_deck_of_dots_alone_is_the_usual_deck() -> None:
    assert holds(f"{HEAD}seed 3\ndeck ...\n").table == holds(f"{HEAD}seed 3\n").table


def test_a_deck_must_be_enough_for_the_first_hands() -> None:
    assert "the first hands take 15 cards" in cannot_be(f"{HEAD}deck red*8 soy*6\n! cannot be B1.1\n")


@pytest.mark.parametrize("line", ["turn Anna trade", "draw red ...", "Anna hand red", "offer 1 Anna Bert red for soy"])
def test_beside_a_deck_nothing_else_is_said_of_the_position(line: str) -> None:
    with pytest.raises(BadInput, match="a deck is dealt to everybody"):
        read_script(f"{HEAD}deck {HANDS} ...\n{line}\n", edition_of)


@pytest.mark.parametrize(
    "lines",
    [
        "turn Anna plant\nAnna field red soy",
        "turn Anna plant\nAnna hand red*9",
        "turn Anna plant\nAnna hand red*105",
        "turn Anna plant\nAnna field - | field - | field - | field -",
        "turn Anna plant\nAnna bought",
        "turn Anna plant\nAnna field stew red+soy",
        "turn Anna plant\nfaceup red",
        "turn Anna plant\nplanted 2\nAnna hand red",
        "turn Anna over\nAnna field red",
        "turn Anna plant\noffer 1 Anna Bert red for soy\nAnna hand red",
    ],
)
def test_what_no_game_comes_to_is_told_apart_from_what_cannot_be_read(lines: str) -> None:
    with pytest.raises(Impossible):
        read_script(f"{HEAD}{lines}\n", edition_of)
    cannot_be(f"{HEAD}{lines}\n! cannot be\n")


def test_a_text_that_does_not_say_so_is_judged_line_by_line() -> None:
    assert judge_refused("", edition_of) is None
    assert judge_refused(HEAD, edition_of) is None
    with pytest.raises(BadInput, match="stands alone"):
        run(f"{HEAD}! cannot be\n> Anna done\n", edition_of)


@pytest.mark.parametrize(
    ("field", "rule", "complaint"),
    [("green", "AC1.4", "the position was not refused"), ("blue", "AC1.1", "refused, but by another rule")],
)
def test_a_refusal_that_does_not_hold_says_why(field: str, rule: str, complaint: str) -> None:
    text = f"edition al-cabohne\nseats Anna Bert\nturn Anna open\nAnna field blue | field {field}\n! cannot be {rule}\n"
    refused = judge_refused(text, edition_of)
    assert refused is not None
    assert complaint in str(refused.fault())
    assert str(refused.fault()).startswith(f"line 5: ! cannot be {rule}: ")
