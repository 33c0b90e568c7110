"""Actions on the wire: made from the kernel's own classes, so that an edition's new action needs no word here.

`Plant(card=12, field=1)` travels as `{"verb": "plant", "card": 12, "field": 1}`: the verb is the class's name, the
rest are its fields.
"""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, get_args, get_type_hints

import msgspec

from bohnhof.kernel.actions import Action

VERB: Final = "verb"

# The types of fields that are no plain numbers or words: a compiled class does not remember them.
TYPES: Final[dict[str, Any]] = {
    "to": int | None,
    "give": tuple[int, ...],
    "want": tuple[int, ...],
    "want_coins": tuple[int, ...],
    "coins": tuple[int, ...],
    "order": tuple[int, ...],
    "cards": tuple[int, ...] | None,
}


def verb_name(kind: type[Any]) -> str:
    """`EndTrading` is `end_trading`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", kind.__name__).lower()


def type_of(kind: type[Any], field: str) -> Any:
    """The type of a field of an action."""
    type_ = TYPES.get(field, get_type_hints(kind)[field])
    if field not in TYPES and type_ not in (int, str, bool):
        raise TypeError(f"{kind.__name__}.{field}: its type must be told in bohnhof.server.wire.actions.TYPES")
    return type_


def _message(kind: type[Any]) -> type[msgspec.Struct]:
    """The message that carries actions of this class."""
    parts: list[Any] = []
    for field in fields(kind):
        part = (field.name, type_of(kind, field.name))
        parts.append(part if field.default is MISSING else (*part, field.default))
    name = f"{kind.__name__}Action"
    message = msgspec.defstruct(
        name, parts, module=__name__, tag_field=VERB, tag=verb_name(kind), frozen=True, forbid_unknown_fields=True
    )
    message.__doc__ = kind.__doc__
    return message


KINDS: Final[tuple[type[Any], ...]] = get_args(Action)
MESSAGES: Final = {kind: _message(kind) for kind in KINDS}
_FIELDS: Final = {kind: tuple(field.name for field in fields(kind)) for kind in KINDS}
_KINDS: Final = {message: kind for kind, message in MESSAGES.items()}

# Any action, as msgspec reads it: the verb decides which.
if TYPE_CHECKING:
    AnyAction = msgspec.Struct
else:
    AnyAction = reduce(or_, MESSAGES.values())


def to_wire(action: Action) -> msgspec.Struct:
    """An action as the message that carries it."""
    kind = type(action)
    return MESSAGES[kind](*[getattr(action, name) for name in _FIELDS[kind]])


def from_wire(message: msgspec.Struct) -> Action:
    """The action that a message asks for; whether it is allowed is for the rules to say."""
    kind = _KINDS[type(message)]
    action: Action = kind(*[getattr(message, name) for name in _FIELDS[kind]])
    return action


_decoder: Final = msgspec.json.Decoder(AnyAction)


def read_action_json(data: bytes | str) -> Action:
    """An action from its JSON."""
    return from_wire(_decoder.decode(data))


def write_action_json(action: Action) -> bytes:
    """An action as JSON."""
    return msgspec.json.encode(to_wire(action))
