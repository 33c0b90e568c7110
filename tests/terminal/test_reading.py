"""What a person types is understood in any capitalisation and spacing, or answered with one clear line."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import Action, EndTrading, GiveAway, Harvest, Plant, PlantFor
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import FACEUP, hand
from bohnhof.kernel.text.action_text import write_action
from bohnhof.terminal.reading import Command, Word, interpret
from tests.terminal.sitting import drawn

TRADING = """
    edition bohnanza +coin-trading
    seats   Bert You Cleo
    turn    You trade
    faceup  stink red
    You     hand chili soy soy red black-eyed | field red | field blue*6 | coins red*3
    Bert    hand red | coins garden
    offer   3 Bert You red for soy
"""
CHOICES: list[Action] = [EndTrading(), Harvest(1)]


def meaning(typed: str) -> str | Command:
    """What is understood, written as the notation writes it."""
    seen, names = drawn(TRADING)
    meant = interpret(typed, seen, names, CHOICES)
    return meant if isinstance(meant, Command) else write_action(seen, names, int(seen.seat), meant)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "end"),
        (" 2 ", "harvest 2"),
        ("END", "end"),
        ("plant 1", "plant 1"),
        ("keep s", "keep stink"),
        ("offer bert stink+chili for red", "offer Bert stink+chili for red"),
        ("Offer ANYONE s, c and y@3 for r*2", "offer anyone stink+chili+soy@3 for red*2"),
        ("offer cleo e for nothing", "offer Cleo black-eyed for nothing"),
        ("offer bert s + coin:r for coin:d", "offer Bert stink+coin:red for coin:garden"),
        ("accept 3 with Y@3", "accept 3 with soy@3"),
        ("counter 3 c+s for r", "counter 3 chili+stink for red"),
        ("take 3 bert", "take 3 Bert"),
        ("buy field with coin:r*3", "buy field with coin:red*3"),
    ],
)
def test_an_action_is_understood(typed: str, meant: str) -> None:
    assert meaning(typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("", Command(Word.WAIT)),
        ("   ", Command(Word.WAIT)),
        ("?", Command(Word.HELP)),
        ("Help", Command(Word.HELP)),
        ("rules B7.3", Command(Word.RULES, "b7.3")),
        ("rule bean protection", Command(Word.RULES, "bean protection")),
        ("log 100", Command(Word.LOG, "100")),
        ("q", Command(Word.QUIT)),
        ("exit", Command(Word.QUIT)),
        *((word.value, Command(word)) for word in Word),
    ],
)
def test_a_command_is_understood(typed: str, meant: Command) -> None:
    assert meaning(typed) == meant


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("3", "there is no choice 3: the list goes from 1 to 2"),
        ("0", "there is no choice 0: the list goes from 1 to 2"),
        ("dance", "'dance' means nothing here: type a number from the list, or help"),
        ("offer emil red for soy", "nobody called 'emil' sits at this table"),
        ("offer bert lima for soy", "there is no bean called 'lima' in bohnanza for 3 players"),
        ("offer bert z for soy", "there is no bean called 'z' in bohnanza for 3 players"),
        (
            "plant",
            (
                "'plant' cannot be read: it is written as: plant FIELD, or: plant BEAN FIELD"
                ", or: plant BEAN NAME, or: plant FIELD stew, or: plant BEAN FIELD stew"
            ),
        ),
        ("offer bert soy@1 for red", "'soy@1': that card is of another kind"),
    ],
)
def test_what_cannot_be_read_is_answered_with_the_reason(typed: str, complaint: str) -> None:
    with pytest.raises(BadInput) as raised:
        meaning(typed)
    assert str(raised.value) == complaint


def test_endless_input_is_not_repeated_at_length() -> None:
    for typed in ("x" * 10_000, "offer bert " + "y" * 10_000, "9" * 10_000):
        with pytest.raises(BadInput) as raised:
            meaning(typed)
        assert len(str(raised.value)) < 400


def test_without_choices_no_number_means_anything() -> None:
    seen, names = drawn(TRADING)
    with pytest.raises(BadInput, match="nothing to choose by number now"):
        interpret("1", seen, names, [])


def test_bosses_are_named_however_they_are_capitalised() -> None:
    seen, names = drawn("""
        edition al-cabohne
        seats   You Bert
        turn    You open
        faceup  green
        Al      field blue
        You     hand blue
    """)
    assert interpret("give b al", seen, names, []) == GiveAway(seen.first[hand(0)], 0)
    assert interpret("plant green DON", seen, names, []) == PlantFor(seen.first[FACEUP], 1)
    assert interpret("plant green 1", seen, names, []) == Plant(seen.first[FACEUP], 0)
