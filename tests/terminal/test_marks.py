"""Every bean has a letter of its own and a colour that exists."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.style import Style

from bohnhof.editions import EDITIONS
from bohnhof.kernel.rules import Rules
from bohnhof.letters import LETTERS
from bohnhof.library import find_edition
from bohnhof.sentences.catalogue import language
from bohnhof.terminal.marks import OTHER_STYLES, STYLES, bean_text, marks_of

EXAMPLES = Path(__file__).parents[2] / "examples"
OWN = sorted(str(path) for path in EXAMPLES.glob("*.toml"))


@pytest.mark.parametrize("edition", [*EDITIONS, *OWN])
def test_every_bean_of_an_edition_has_a_letter_of_its_own(edition: str) -> None:
    names = tuple(bean.name for bean in find_edition(edition).beans)
    letters = [mark.letter for mark in marks_of(names)]
    assert all(len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(names)


def test_an_unknown_bean_gets_a_letter_of_its_name_or_any_other() -> None:
    beans = ("red", "lima", "lentil", "rr", "x-2")
    assert [mark.letter for mark in marks_of(beans)] == ["R", "L", "E", "A", "X"]


def test_more_beans_than_letters_have_to_do_without() -> None:
    beans = tuple(f"bean-{n}" for n in range(30))
    letters = [mark.letter for mark in marks_of(beans)]
    assert len({letter for letter in letters if letter}) == 26
    assert letters[26:] == [""] * 4


def test_known_beans_look_different_from_each_other() -> None:
    assert LETTERS.keys() == STYLES.keys()
    assert len(set(LETTERS.values())) == len(LETTERS)
    assert len(set(STYLES.values())) == len(STYLES)
    for style in [*STYLES.values(), *OTHER_STYLES]:
        assert Style.parse(style).bgcolor is not None


def test_a_bean_is_never_shown_by_its_colour_alone() -> None:
    text = bean_text(Rules(EDITIONS["boonanza"], 3), 2, language())
    assert text.plain == "S stink"
    assert [(span.start, span.end) for span in text.spans] == [(0, 1)]


def test_letters_fit_the_names_that_the_person_reads() -> None:
    rules = Rules(EDITIONS["bohnanza"], 3)
    assert [bean_text(rules, bean, language("nl")).plain for bean in (1, 7)] == ["V vuurboon", "T tuinboon"]
