"""Writes the protocol as TypeScript: `python -m bohnhof.server.wire.typescript > web/src/wire.ts` (`make wire`)."""

from __future__ import annotations

import inspect
import re
import types
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from bohnhof.server import wire
from bohnhof.server.wire import asked, calls, reviews, tables, told, views
from bohnhof.server.wire.actions import MESSAGES

HEAD: Final = """\
// The wire protocol in TypeScript, generated from src/bohnhof/server/wire by `make wire`: do not edit.
// docs/protocol.md explains it.
"""
PARTS: Final = (views, tables, told, asked, calls, reviews)
UNIONS: Final = {
    "Action": tuple(MESSAGES.values()),
    "FromServer": get_args(told.FromServer),
    "FromClient": get_args(asked.FromClient),
}
NUMBERS: Final = ("VERSION", "LONGEST_MESSAGE", "LONGEST_NAME", "LONGEST_LINE", "MOST_SEATS")
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
FIELD_LINE: Final = re.compile(r"^    (\w+):.*?  # (.+)$", re.MULTILINE)


def protocol() -> str:
    """All of wire.ts."""
    parts = [HEAD]
    parts += [f"export const {name} = {getattr(wire, name)};" for name in NUMBERS]
    parts += ["", *(_interface(struct) for struct in _structs())]
    parts += [_union(name, members) for name, members in UNIONS.items()]
    return "\n".join(parts)


def _structs() -> list[type[msgspec.Struct]]:
    """Every message and its parts, in the order of the files."""
    own = [
        value
        for part in PARTS
        for value in vars(part).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == part.__name__
    ]
    bases = {base for struct in own for base in struct.__mro__[1:]}
    return [*MESSAGES.values(), *(struct for struct in own if struct not in bases)]


def _interface(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    notes = _notes(struct)
    lines = [f"/** {inspect.cleandoc(struct.__doc__ or '')} */", f"export interface {struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(struct):
        note = f" // {notes[field.name]}" if field.name in notes else ""
        lines.append(f"  {field.name}{'' if field.required else '?'}: {_type(field.type)};{note}")
    return "\n".join([*lines, "}", ""])


def _notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The comments on the fields in the source."""
    if struct.__module__ not in {part.__name__ for part in PARTS}:
        return {}
    return dict(FIELD_LINE.findall(inspect.getsource(struct)))


def _type(type_: Any) -> str:
    origin, inner = get_origin(type_), get_args(type_)
    if type_ in PLAIN:
        return PLAIN[type_]
    if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
        return type_.__name__
    if origin is Annotated:
        return _type(inner[0])
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in inner)
    if origin in (Union, types.UnionType):
        names = {members: name for name, members in UNIONS.items()}
        return names.get(inner) or " | ".join(_type(part) for part in inner)
    if origin is dict:
        return f"Record<string, {_type(inner[1])}>"
    if origin is list or (origin is tuple and inner[1:] == (...,)):
        element = _type(inner[0])
        return f"({element})[]" if " | " in element else f"{element}[]"
    if origin is tuple:
        return f"[{', '.join(_type(part) for part in inner)}]"
    raise TypeError(f"{type_} has no form in TypeScript yet")


def _union(name: str, members: tuple[type, ...]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {member.__name__}" for member in members)]) + ";\n"


if __name__ == "__main__":
    print(protocol(), end="")
