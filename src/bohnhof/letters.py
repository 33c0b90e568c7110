"""The letter of every bean: unique within a game, and taken from the bean's name if possible."""

from __future__ import annotations

from functools import cache
from string import ascii_uppercase
from typing import Final

# Keyed by the names of the notation, which are the same in every edition. Names in other languages have their letters
# in the catalogue of sentences (`letter-blue`).
LETTERS: Final = {
    "blue": "B", "chili": "C", "stink": "S", "green": "G", "soy": "Y", "black-eyed": "E", "red": "R", "garden": "D",
    "coffee": "F", "wax": "W", "cocoa": "O", "cognac": "N",
}  # fmt: skip


@cache
def letters_of(beans: tuple[str, ...], wishes: tuple[str, ...] | None = None) -> tuple[str, ...]:
    """The letters of the beans of one game.

    The first bean to prefer a letter gets it; others get one from their name, or any. Beans beyond the
    alphabet get none.
    """
    if wishes is None:
        wishes = tuple(LETTERS.get(bean, "") for bean in beans)
    letters = [wish if wish not in wishes[:n] else "" for n, wish in enumerate(wishes)]
    free = [letter for letter in ascii_uppercase if letter not in letters]
    for n, bean in enumerate(beans):
        if not letters[n]:
            letters[n] = next((letter for letter in [*bean.upper(), *free] if letter in free), "")
            free = [other for other in free if other != letters[n]]
    return tuple(letters)
