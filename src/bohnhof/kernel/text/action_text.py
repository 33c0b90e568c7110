"""Actions as text, both ways: `plant 2`, `offer Bert stink+chili for red`, `buy field with coin:red*3`.

The forms of each verb are in the table of verbs (`kernel.verbs`); the words that fill them are in `slots`.
"""

from __future__ import annotations

from typing import Any, Final

from bohnhof.kernel.actions import Action, Done
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.table import Board
from bohnhof.kernel.text.slots import SLOTS, Slot, Speaker, front_card
from bohnhof.kernel.text.words import Fault
from bohnhof.kernel.verbs import DEFAULTS, OPERAND_NAMES, VERBS, Verb, verb_for

Form = tuple[str, ...]  # words and slots


def read_action(board: Board, names: tuple[str, ...], seat: int, words: tuple[str, ...], fault: Fault) -> Action:
    """The action that these words describe; the rules decide whether it is allowed."""
    speaker = Speaker(board, names, seat, fault)
    for verb, form in _FORMS.get(words[0] if words else "", []):
        said = _heard(board, form, words)
        if said is not None:
            return _meant(speaker, verb, said)
    if not words:
        raise fault(f"what is to be done? (there are: {', '.join(FORMS)})")
    if words[0] in FORMS:
        raise fault(f"{' '.join(words)!r} cannot be read: it is written as: {FORMS[words[0]]}")
    raise fault(f"{' '.join(words)!r} is not an action (there are: {', '.join(FORMS)})")


def _heard(board: Board, form: Form, words: tuple[str, ...]) -> list[tuple[Slot, str]] | None:
    """The values of the slots of a form in these words; None: they do not have this form."""
    said: list[tuple[Slot, str]] = []
    left = words
    for part in form:
        slot = SLOTS.get(part)
        n = 1 if slot is None else slot.words or max(len(left), 1)
        if len(left) < n:
            return None
        word, left = " ".join(left[:n]), left[n:]
        if slot is None:
            if word != part:
                return None
        elif slot.fits is not None and not slot.fits(board, word):
            return None
        else:
            said.append((slot, word))
    return None if left else said


def _meant(speaker: Speaker, verb: Verb, said: list[tuple[Slot, str]]) -> Action:
    """The action itself. If no card is named, it is the front card of the hand."""
    assert verb.kind is not None
    values: dict[str, Any] = {"card": front_card(speaker)} if "card" in OPERAND_NAMES[verb.kind] else {}
    for slot, word in said:
        value = slot.read(speaker, word)
        values.update(zip(slot.fields, value if len(slot.fields) > 1 else (value,), strict=True))
    action: Action = verb.kind(**values)
    return action


def write_action(board: Board, names: tuple[str, ...], seat: int, action: Action) -> str:
    """The action in words, before it is played; reading them gives the same action."""
    if isinstance(action, Done):
        return board.now.done_word
    speaker = Speaker(board, names, seat, BadInput)
    forms = [tuple(form.split()) for form in verb_for(action).forms]
    short = [form for form in forms[:-1] if _says_enough(speaker, action, form)]
    return _written(speaker, action, [*short, forms[-1]][0])


def _says_enough(speaker: Speaker, action: Action, form: Form) -> bool:
    """Does this form say enough, because everything that it leaves out has its default?"""
    said = {field for part in form if part in SLOTS for field in SLOTS[part].fields}
    for field in OPERAND_NAMES[type(action)]:
        meant = front_card(speaker) if field == "card" else DEFAULTS[type(action)].get(field)
        if field not in said and getattr(action, field) != meant:
            return False
    return True


def _written(speaker: Speaker, action: Action, form: Form) -> str:
    words = []
    for part in form:
        slot = SLOTS.get(part)
        if slot is None:
            words.append(part)
        else:
            values = tuple(getattr(action, field) for field in slot.fields)
            words.append(slot.write(speaker, values if len(values) > 1 else values[0]))
    return " ".join(words)


def _by_first_word() -> dict[str, list[tuple[Verb, Form]]]:
    """Every form of every verb."""
    found: dict[str, list[tuple[Verb, Form]]] = {}
    for verb in sorted(VERBS, key=_number):
        for form in verb.forms:
            words = tuple(form.split())
            found.setdefault(words[0], []).append((verb, words))
    return found


def _number(verb: Verb) -> int:
    return verb.number


def _shown(forms: list[tuple[Verb, Form]]) -> str:
    """How something is written, for error messages."""
    ways = [" ".join([SLOTS[part].shown if part in SLOTS else part for part in form]) for _verb, form in forms]
    notes = [verb.note for verb, _form in forms[:1] if verb.note]
    return " ".join([", or: ".join(ways), *notes])


_FORMS: Final = _by_first_word()
FORMS: Final = {word: _shown(forms) for word, forms in _FORMS.items()}
