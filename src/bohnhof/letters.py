"""The letter of every bean: none of them twice in a game, and one that fits its name."""

from __future__ import annotations

from functools import cache
from string import ascii_uppercase
from typing import Final

# Of the names of the notation, the same in every edition. What a bean is called elsewhere has a letter in the catalogue
# of sentences (`letter-blue`).
LETTERS: Final = {
    "blue": "B", "chili": "C", "stink": "S", "green": "G", "soy": "Y", "black-eyed": "E", "red": "R", "garden": "D",
    "coffee": "F", "wax": "W", "cocoa": "O", "cognac": "N",
}  # fmt: skip


@cache
def letters_of(beans: tuple[str, ...], wishes: tuple[str, ...] | None = None) -> tuple[str, ...]:
    """The letters of the beans of one game: the first who wishes for one gets it; others get one of their name, or any.

    Beans beyond the alphabet get none.
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
