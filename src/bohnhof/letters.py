"""The letter of every bean: the same at the terminal and in the browser, so that people can speak of it."""

from __future__ import annotations

from functools import cache
from string import ascii_uppercase
from typing import Final

# The same in every edition, so that the eye learns them once.
LETTERS: Final = {
    "blue": "B", "chili": "C", "stink": "S", "green": "G", "soy": "Y", "black-eyed": "E", "red": "R", "garden": "D",
    "coffee": "F", "wax": "W", "cocoa": "O", "cognac": "N",
}  # fmt: skip


@cache
def letters_of(beans: tuple[str, ...]) -> tuple[str, ...]:
    """The letters of the beans of one game, none of them twice; beans beyond the alphabet get none."""
    free = [letter for letter in ascii_uppercase if letter not in {LETTERS.get(bean) for bean in beans}]
    letters = []
    for bean in beans:
        letter = LETTERS.get(bean)
        if letter is None:
            letter = next((letter for letter in [*bean.upper(), *free] if letter in free), "")
            free = [other for other in free if other != letter]
        letters.append(letter)
    return tuple(letters)
