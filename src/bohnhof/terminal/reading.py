"""Reads what a person types: the number of a choice, an action in the notation, or a command to the program."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from bohnhof.kernel.actions import Action
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.table import View
from bohnhof.kernel.text.action_text import FORMS, read_action
from bohnhof.kernel.text.words import is_number, shortened
from bohnhof.letters import letters_of
from bohnhof.terminal.marks import marks_in
from bohnhof.terminal.wording import Names


class Word(Enum):
    """A command to the program."""

    WAIT = "wait"
    HELP = "help"
    BEANS = "beans"
    BUILDINGS = "buildings"
    OFFERS = "offers"
    LOOK = "look"
    LOG = "log"
    RULES = "rules"
    HINT = "hint"
    UNDO = "undo"
    SAVE = "save"
    QUIT = "quit"


COMMANDS: Final = {
    **{word.value: word for word in Word},
    "?": Word.HELP,
    "rule": Word.RULES,
    "q": Word.QUIT,
    "exit": Word.QUIT,
}

JOINED: Final = re.compile(r"\s*[+,]\s*|\s+and\s+")
LONE_LETTER: Final = re.compile(r"(?<![\w-])[^\W\d_](?![\w-])")


class Command(NamedTuple):
    """A command to the program, which does not change the game."""

    word: Word
    about: str = ""


def interpret(typed: str, view: View, names: Names, choices: Sequence[Action]) -> Action | Command:
    """What the person means. Raises BadInput with a one-line reason."""
    match typed.lower().split():
        case []:
            return Command(Word.WAIT)
        case [number] if is_number(number):
            return _chosen(int(number), names, choices)
        case [word, *about] if word in COMMANDS:
            if COMMANDS[word] is Word.SAVE:  # a file name keeps its capitals
                return Command(Word.SAVE, typed.strip()[len(word) :].strip())
            return Command(COMMANDS[word], " ".join(about))
        case [verb, *_] if verb in FORMS:
            return _action(typed, view, names)
        case _:
            raise BadInput(names.language.say("typed-unknown", words=repr(shortened(typed.strip()))))


def _chosen(number: int, names: Names, choices: Sequence[Action]) -> Action:
    if 1 <= number <= len(choices):
        return choices[number - 1]
    if not choices:
        raise BadInput(names.language.say("no-numbers-now"))
    raise BadInput(names.language.say("no-such-number", number=number, last=len(choices)))


def _action(typed: str, view: View, names: Names) -> Action:
    """An action in the notation, in any capitalisation and spacing, with letters for beans."""
    match JOINED.sub("+", typed.lower()).split():
        case ["offer", name, *goods]:
            words = ["offer", _name(name, names), *_beans(goods, view, names)]
        case ["take", number, name]:
            words = ["take", number, _name(name, names)]
        case ["give" | "plant" as verb, bean, name]:
            words = [verb, *_beans([bean], view, names), _name(name, tuple(view.rules.outsiders))]
        case goods:
            words = _beans(goods, view, names)
    try:
        return read_action(view, names, int(view.seat), tuple(words), BadInput)
    except BadInput as fault:
        raise BadInput(shortened(str(fault))) from None


def _name(word: str, names: tuple[str, ...]) -> str:
    return next((name for name in names if name.lower() == word), word)


def _beans(words: list[str], view: View, names: Names) -> list[str]:
    """These words with the names of beans instead of their letters: `s*2+r` is `stink*2+red`."""
    beans = view.rules.bean_names
    full = dict(zip((letter.lower() for letter in letters_of(tuple(beans))), beans, strict=True))
    # The letters on the screen take precedence over those of the notation.
    full |= {mark.letter.lower(): name for mark, name in zip(marks_in(view.rules, names.language), beans, strict=True)}
    full |= {name: name for name in beans}  # a bean whose name is a single letter
    return [LONE_LETTER.sub(lambda found: full.get(found[0], found[0]), word) for word in words]
