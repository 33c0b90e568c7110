"""The example editions can be read and played, and their page is complete."""

import re

import pytest

from bohnhof.editions.own import KEYS, edition_from_toml
from bohnhof.editions.own.beans import BEAN_KEYS
from bohnhof.editions.own.buildings import EFFECTS, POWERS
from bohnhof.editions.own.options import OPTION_KEYS
from bohnhof.editions.own.set_ups import SET_UP_KEYS
from bohnhof.editions.own.turn import CLOSING_PHASES, PHASES
from bohnhof.editions.rulings import RULINGS
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.playout import Dice, playout
from bohnhof.kernel.rules import Rules
from tests.length import untraced
from tests.sources import TOP

PAGE = (TOP / "docs" / "editions.md").read_text(encoding="utf-8")
FILES = sorted((TOP / "examples").glob("*.toml"))
EXAMPLES = [*re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL), *(path.read_text(encoding="utf-8") for path in FILES)]


def name_of(text: str) -> str:
    named = re.search(r'^id += "(.*?)"', text, re.MULTILINE)
    assert named is not None
    return named[1]


@untraced
@pytest.mark.parametrize("text", EXAMPLES, ids=name_of)
def test_an_example_can_be_played_with_each_of_its_options(text: str) -> None:
    edition = edition_from_toml(text, "example.toml")
    for players in edition.players:
        offered = [option.name for option in edition.variants if players in (option.players or edition.players)]
        for options in [(), *((name,) for name in offered)]:
            table = new_table(Rules(edition.with_options(options, players), players), seed=7)
            playout(table, Dice(7), Choices())
            assert table.is_over


@pytest.mark.parametrize(
    "fault", ["[players.4]\nfeilds = 2", "[beans]\nblue = { meter = [4, 6, 6] }", "[players.5]\nhand = 20"]
)
def test_the_complaints_on_the_page_are_those_that_are_made(fault: str) -> None:
    with pytest.raises(BadInput) as raised:
        edition_from_toml(f'id = "x"\ntitle = "X"\nsummary = "x"\nbased_on = "bohnanza"\n{fault}', "mine.toml")
    assert f"\n{raised.value}\n" in PAGE


def test_the_page_mentions_every_key_phase_and_ruling() -> None:
    for word in [*KEYS, *BEAN_KEYS, *SET_UP_KEYS, *OPTION_KEYS, *PHASES, *CLOSING_PHASES, *RULINGS, *EFFECTS, *POWERS]:
        assert re.search(rf"[`\"]\[?{word}[\]. `\"]", PAGE), f"docs/editions.md does not mention {word}"


def test_the_page_names_every_ruling_with_its_rule() -> None:
    named = dict(re.findall(r"^\| `([a-z-]+)` \| ([A-Z]+[\d.]+) \|", PAGE, re.MULTILINE))
    assert named == {name: ruling.rule for name, ruling in RULINGS.items()}
