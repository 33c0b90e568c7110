"""What happened is told to the person: as you, or by the name they gave, and never what others hide."""

from __future__ import annotations

from bohnhof.kernel.text.script import judge, read_script
from bohnhof.kernel.view import redact, view
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


def story_of(name: str) -> list[str]:
    """All that is told to the person on seat 0."""
    script = read_script(LAST_TURN.replace("NAME", name), edition_of)
    table, names = script.start.table, script.start.names
    sentences = []
    for judged in judge(script):
        assert judged.complaint is None
        stories = told(view(table, 0), names, [redact(event, 0) for event in judged.events])
        sentences += [story.words for story in stories]
    return sentences


def test_the_person_is_you() -> None:
    assert story_of("You") == [
        "Bert offers you 1 garden for 1 stink (offer 1)",
        "Offer 1 is a deal: you get 1 garden, Bert gets 1 stink",
        "You offer anyone 1 red for 1 garden (offer 2)",
        "You end the trading and will plant 1 red",
        "You plant 1 garden on field 2",
        "You plant 1 red on field 1",
        "Bert plants 1 stink on field 2",
        "You draw 1 garden and 2 soy",
        "Bert begins turn 2",
        "Bert plants 1 garden on field 3",
        "Bert turns up 1 red",
        "Bert ends the trading and will plant 1 red",
    ]


def test_a_person_with_a_name_is_called_by_it() -> None:
    sentences = story_of("Anna")
    assert sentences[0] == "Bert offers Anna 1 garden for 1 stink (offer 1)"
    assert sentences[7] == "Anna draws 1 garden and 2 soy"
    assert not any("you" in sentence.lower() for sentence in sentences)


def test_turns_and_deals_stand_out() -> None:
    script = read_script(LAST_TURN.replace("NAME", "You"), edition_of)
    table, names = script.start.table, script.start.names
    events = [event for judged in judge(script) for event in judged.events]
    bold = [story.words for story in told(view(table, 0), names, events) if story.style]
    assert bold == ["Offer 1 is a deal: you get 1 garden, Bert gets 1 stink", "Bert begins turn 2"]
