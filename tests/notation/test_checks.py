"""Lines that act and check: each kind holds, or says what is true instead."""

from __future__ import annotations

import pytest

from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.text.script import judge, read_script, run
from tests.judge import edition_of

POSITION = """\
edition   bohnanza
seats     Anna Bert Cleo
turn      Anna trade
planted   1
turns     4
draw      red blue*2 soy
discard   soy chili
faceup    stink red
Anna      hand chili soy | field red | field blue*2 | coins green*2 | shown 2
Bert      hand red | field soy*2 | field - | field - | aside soy chili | bought
offer     2 Anna Bert red for soy
offer     3 Anna Cleo red for soy
> Anna withdraw 3
"""
OVER = """\
edition   bohnanza
seats     Anna Bert Cleo
turn      Anna over
Anna      coins red*2
Cleo      coins soy*2
"""


def complaints(text: str) -> list[str | None]:
    return [judged.complaint for judged in judge(read_script(text, edition_of))]


@pytest.mark.parametrize(
    ("check", "otherwise", "complaint"),
    [
        ("turn Anna trade", "turn Bert trade", "Bert trade expected, but it is Anna trade"),
        ("turn Anna trade", "turn Anna plant", "Anna plant expected, but it is Anna trade"),
        ("planted 1", "planted 0", "0 expected, but it is 1"),
        ("exhausted 0", "exhausted 1", "1 expected, but it is 0"),
        ("turns 4", "turns 5", "5 expected, but it is 4"),
        ("offers-made 3", "offers-made 2", "2 expected, but it is 3"),
        ("encores-left 0", "encores-left 1", "1 expected, but it is 0"),
        ("draw red blue*2 soy", "draw red soy blue*2", "red soy blue*2 expected, but it is red blue*2 soy"),
        ("draw red blue ...", "draw blue red ...", "blue red expected, but it is red blue"),
        ("draw red blue*2 soy ...", "draw red*5 ...", "red*5 expected, but it is red blue*2 soy"),
        ("draw #4", "draw #3", "#3 expected, but it is #4"),
        ("discard soy chili", "discard chili soy", "chili soy expected, but it is soy chili"),
        ("discard #2", "discard -", "- expected, but it is soy chili"),
        ("faceup red stink", "faceup red", "red expected, but it is stink red"),
        ("box #84", "box #0", "#0 expected, but it is #84"),
        ("offer 2 open", "offer 2 traded", "traded expected, but it is open"),
        ("offer 3 withdrawn", "offer 3 open", "open expected, but it is withdrawn"),
        ("offer 2 open", "offer 4 open", "there is no offer 4"),
        ("Anna hand chili soy", "Anna hand soy chili", "hand: soy chili expected, but it is chili soy"),
        ("Cleo hand -", "Cleo hand red", "hand: red expected, but it is -"),
        ("Anna hand #2", "Anna hand #3", "hand: #3 expected, but it is #2"),
        ("Anna field red | field blue*2", "Anna field red | field -", "field: - expected, but it is blue*2"),
        ("Bert field #2 | field #0 | field -", "Cleo field - | field - | field -", "field: there are only 2"),
        ("Anna coins #2", "Anna coins green", "coins: green expected, but it is green*2"),
        ("Bert aside chili soy", "Anna aside chili soy", "aside: chili soy expected, but it is -"),
        ("Bert bought", "Anna bought", "bought: no field was bought"),
        ("Anna shown 2 | hand #2", "Anna shown 1", "shown: 1 expected, but it is 2"),
        ("Bert shown", "Anna shown", "shown: - expected, but it is 2"),
        ("Bert shown", "Bert shown 1", "shown: 1 expected, but it is -"),
        ("Anna score 2", "Anna score 3", "score: 3 expected, but it is 2"),
        ("Anna hand #2 | score 2", "Anna hand #2 | coins #3", "coins: #3 expected, but it is #2"),
    ],
)
def test_a_check_holds_or_says_what_is_the_case_instead(check: str, otherwise: str, complaint: str) -> None:
    assert complaints(f"{POSITION}= {check}\n= {otherwise}\n") == [None, None, complaint]


def test_the_end_and_the_winners_are_checked() -> None:
    checks = "= over\n= winners Cleo Anna\n= winners Anna\n"
    assert complaints(OVER + checks) == [None, None, "Anna expected, but it is Anna Cleo"]
    unfinished = ["the game is not over"] * 2
    assert complaints(f"{POSITION}= over\n= winners Anna\n") == [None, *unfinished]


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("> Anna end", None),
        ("> Bert end\n!", None),
        ("> Bert end\n! B4.8", None),
        ("> Bert end", "refused by B4.8: only the active player ends the trading"),
        ("> Bert end\n! B4.9", "the action was refused by B4.8: only the active player ends the trading"),
        ("> Anna end\n!", "the action was accepted"),
        ("> Anna end\n! B4.8", "the action was accepted"),
    ],
)
def test_an_action_is_accepted_unless_the_next_line_says_who_refuses_it(lines: str, complaint: str | None) -> None:
    assert complaints(f"{POSITION}{lines}\n") == [None, complaint]


def test_a_complaint_names_its_line_and_what_it_says() -> None:
    with pytest.raises(BadInput) as caught:
        run(f"{POSITION}= Anna   hand #3  # a comment\n", edition_of)
    assert str(caught.value) == "line 14: = Anna hand #3: hand: #3 expected, but it is #2"


def test_a_complaint_about_a_refusal_names_the_line_that_demands_it() -> None:
    with pytest.raises(BadInput) as caught:
        run(f"{POSITION}> Anna end\n\n! B4.8\n", edition_of)
    assert str(caught.value) == "line 16: ! B4.8: the action was accepted"


def test_a_script_that_holds_leads_to_its_last_position() -> None:
    position = run(f"{POSITION}> Anna end\n= turn Anna aside\n", edition_of)
    assert position.names == ("Anna", "Bert", "Cleo")
    assert position.table.rules.phase_name(position.table.phase) == "aside"
