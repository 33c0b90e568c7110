"""Every bean has one name and one letter in an edition, and the letter is one of its name."""

from pathlib import Path

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.letters import LETTERS, letters_of
from bohnhof.sentences.catalogue import ENGLISH, language, languages
from bohnhof.sentences.fluent import read

SENTENCES = Path(__file__).parents[2] / "src" / "bohnhof" / "sentences"
EVERYWHERE = [(code, edition) for code in languages() for edition in EDITIONS]
GERMAN = "bohne"  # how the names end in German


@pytest.mark.parametrize(("code", "edition"), EVERYWHERE)
def test_a_letter_is_one_of_the_name_and_no_other_bean_of_the_edition_has_it(code: str, edition: str) -> None:
    spoken = language(code)
    beans = [bean.name for bean in EDITIONS[edition].beans]
    letters = {bean: spoken.letter(bean, edition) for bean in beans}
    assert {
        bean: letter
        for bean, letter in letters.items()
        if len(letter) != 1 or letter not in spoken.bean(bean, edition).upper()
    } == {}
    assert len(set(letters.values())) == len(beans), letters


@pytest.mark.parametrize(("code", "edition"), EVERYWHERE)
def test_no_two_beans_of_an_edition_have_the_same_name(code: str, edition: str) -> None:
    names = [language(code).bean(bean.name, edition) for bean in EDITIONS[edition].beans]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("code", languages())
def test_a_name_of_an_edition_that_has_another_letter_says_so(code: str) -> None:
    """A letter must not be left behind when a name changes."""
    spoken = language(code)
    keys = [key for key in spoken.messages if key.startswith("letter-")]
    names = [key.replace("letter-", "bean-", 1) for key in keys]
    assert [name for name in names if "-in-" not in name and not spoken.has(name)] == []


@pytest.mark.parametrize("code", [code for code in languages() if code != "de"])
def test_german_names_of_beans_are_for_readers_of_german(code: str) -> None:
    names = {key: str(text).lower() for key, text in language(code).messages.items() if "cabohne" not in key}
    assert [key for key, text in names.items() if not key.startswith("boss-") and GERMAN in text] == []


@pytest.mark.parametrize("code", languages())
def test_the_first_lesson_calls_beans_as_its_cards_do(code: str) -> None:
    """It is a game of Boonanza; the lessons of other editions use their own names."""
    spoken = language(code)
    beans = [bean.name for bean in EDITIONS["boonanza"].beans]
    foreign = [spoken.bean(bean) for bean in beans if spoken.bean(bean) != spoken.bean(bean, "boonanza")]
    page = read((SENTENCES / code / "page.ftl").read_text(encoding="utf-8"))
    lesson = {key: str(page[key]).lower() for key in ("tutorial-trade", "tutorial-gift", "tutorial-answer")}
    assert [(key, name) for key, text in lesson.items() for name in foreign if name.lower() in text] == []


def test_the_notation_has_the_letters_of_english() -> None:
    assert {bean: language(ENGLISH).letter(bean) for bean in LETTERS} == LETTERS


def test_a_letter_that_two_beans_wish_for_goes_to_the_first() -> None:
    assert letters_of(("tuinboon", "tomaat", "Ðð"), ("T", "T", "Ð")) == ("T", "O", "Ð")
