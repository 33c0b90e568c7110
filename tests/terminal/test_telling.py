"""Events address the person as "you", whatever their name, and never reveal what others hide."""

from __future__ import annotations

from bohnhof.kernel.text.script import judge, read_script
from bohnhof.kernel.view import redact, view
from bohnhof.sentences.catalogue import language
from bohnhof.sentences.story import Storyteller
from bohnhof.terminal.telling import told
from tests.judge import edition_of

LAST_TURN = """\
edition boonanza
seats   NAME Bert Cleo
turn    NAME trade
draw    garden soy*2 red
exhausted 2
faceup  stink red
NAME    hand chili soy | field red*2
Bert    hand garden*2 | field soy*3
> Bert offer NAME garden for stink
> NAME accept 1
> NAME offer anyone red for garden
> NAME end
> NAME plant garden 2
> NAME plant red 1
> Bert plant stink 2
> Bert plant 3
> Bert end
"""


def story_of(name: str, code: str = "en") -> list[str]:
    """Everything that the person on seat 0 reads."""
    script = read_script(LAST_TURN.replace("NAME", name), edition_of)
    table, names = script.start.table, script.start.names
    sentences = []
    for judged in judge(script):
        assert judged.complaint is None
        stories = told(
            view(table, 0), Storyteller(names, language(code), 0), [redact(event, 0) for event in judged.events]
        )
        sentences += [story.words for story in stories]
    return sentences


def test_the_person_is_you_by_any_name() -> None:
    assert (
        story_of("Anna")
        == story_of("You")
        == [
            "Bert offers you 1 garden for 1 stink.",
            "Bert gives you 1 garden for 1 stink.",
            "You offer everybody 1 red for 1 garden.",
            "You end the trading and will plant 1 red.",
            "You plant 1 garden on field 2.",
            "You plant 1 red on field 1.",
            "Bert plants 1 stink on field 2.",
            "You draw 1 garden and 2 soy.",
            "Turn 2: Bert",
            "Bert plants 1 garden on field 3.",
            "Bert turns up 1 red.",
            "Bert ends the trading and will plant 1 red.",
        ]
    )


def test_the_person_is_told_in_their_language() -> None:
    assert story_of("Anna", "nl")[:3] == [
        "Bert biedt jou 1 × tuinboon voor 1 × bruine boon.",
        "Bert geeft jou 1 × tuinboon voor 1 × bruine boon.",
        "Je biedt iedereen 1 × kidneyboon voor 1 × tuinboon.",
    ]
    assert story_of("Anna", "de")[4:6] == [
        "Du baust 1 × Gartenbohne auf Feld 2 an.",
        "Du baust 1 × Kidneybohne auf Feld 1 an.",
    ]
    assert story_of("Anna", "is")[7] == "Þú dregur: 1 × garðbaun og 2 × sojabaun."


def test_turns_and_deals_stand_out() -> None:
    script = read_script(LAST_TURN.replace("NAME", "You"), edition_of)
    table, names = script.start.table, script.start.names
    events = [event for judged in judge(script) for event in judged.events]
    bold = [story.words for story in told(view(table, 0), Storyteller(names, you=0), events) if story.style]
    assert bold == ["Bert gives you 1 garden for 1 stink.", "Turn 2: Bert"]
