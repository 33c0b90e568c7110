"""Actions on the wire: derived from the kernel's table of verbs, so that a new action needs no change here.

`Plant(card=12, field=1)` is sent as `{"verb": "plant", "card": 12, "field": 1}`: the verb is the name of the class, the
rest are its fields.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec

from bohnhof.kernel.actions import Action
from bohnhof.kernel.verbs import BY_KIND, DEFAULTS, OPERAND_NAMES, Operand, action_of

VERB: Final = "verb"

# The types of fields that are not plain numbers.
TYPES: Final[dict[Operand, Any]] = {
    Operand.PARTNER: int | None,
    Operand.CARDS: tuple[int, ...],
    Operand.BEANS: tuple[int, ...],
    Operand.COINS: tuple[int, ...],
    Operand.ORDER: tuple[int, ...],
    Operand.COPIES: tuple[int, ...] | None,
}


def types_of(kind: type[Any]) -> dict[str, Any]:
    """The types of the fields of an action."""
    return {
        name: TYPES.get(operand, int) for name, operand in zip(OPERAND_NAMES[kind], BY_KIND[kind].operands, strict=True)
    }  # fmt: skip


def _message(kind: type[Any]) -> type[msgspec.Struct]:
    """The message type for actions of this class."""
    known = DEFAULTS[kind]
    parts: list[Any] = [
        (name, type_, known[name]) if name in known else (name, type_) for name, type_ in types_of(kind).items()
    ]
    name, tag = f"{kind.__name__}Action", BY_KIND[kind].name
    message = msgspec.defstruct(
        name, parts, module=__name__, tag_field=VERB, tag=tag, frozen=True, forbid_unknown_fields=True
    )  # fmt: skip
    message.__doc__ = kind.__doc__
    return message


KINDS: Final[tuple[type[Any], ...]] = get_args(Action)
MESSAGES: Final = {kind: _message(kind) for kind in KINDS}
_KINDS: Final = {message: kind for kind, message in MESSAGES.items()}

# Any action, as msgspec reads it: the verb decides which.
if TYPE_CHECKING:
    AnyAction = msgspec.Struct
else:
    AnyAction = reduce(or_, MESSAGES.values())


def to_wire(action: Action) -> msgspec.Struct:
    """An action as a message."""
    kind = type(action)
    return MESSAGES[kind](*[getattr(action, name) for name in OPERAND_NAMES[kind]])


def from_wire(message: msgspec.Struct) -> Action:
    """The action in a message; the rules decide whether it is allowed."""
    kind = _KINDS[type(message)]
    action: Action = kind(*[getattr(message, name) for name in OPERAND_NAMES[kind]])
    return action


_decoder: Final = msgspec.json.Decoder(AnyAction)


def read_action_json(data: bytes | str) -> Action:
    """An action from its JSON."""
    return from_wire(_decoder.decode(data))


def code_text(code: int) -> str:
    """The action of a code as JSON."""
    return write_action_json(action_of(code)).decode()


def write_action_json(action: Action) -> bytes:
    """An action as JSON."""
    return msgspec.json.encode(to_wire(action))
