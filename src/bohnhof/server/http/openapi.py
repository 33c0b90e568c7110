"""The OpenAPI document, made from the same list of calls as the routes and from the types of the wire."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

from bohnhof import __version__
from bohnhof.server.rooms.endpoints import CALLS, MOST_DIGITS, Call
from bohnhof.server.wire import calls

REFERENCE: Final = "#/components/schemas/{name}"
COMMON: Final = (403, 429, 503)  # another site's page, too fast, cannot be stored now
TEXT: Final = {"type": "string"}
ID: Final[dict[str, Any]] = {"name": "id", "in": "path", "required": True, "schema": TEXT, "description": "of a table"}
NUMBER: Final = {"type": "integer", "minimum": 0, "maximum": 10**MOST_DIGITS - 1}


@cache
def document() -> dict[str, Any]:
    """The HTTP part of the protocol."""
    types = [type_ for call in CALLS for type_ in (call.takes, call.gives) if type_ not in (None, str)]
    types.append(calls.Problem)
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Bohnhof, the table server",
            "version": __version__,
            "description": "The lobby by HTTP. A table is a WebSocket at /api/tables/{id}/live: see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "a seat's token"}},
        },
    }


def _operation(call: Call, schema_of: dict[str, Any]) -> dict[str, Any]:
    responses: dict[str, Any] = {str(call.status): {"description": "done", "content": _content(call.gives, schema_of)}}
    for status in sorted({*call.denied, *COMMON}):
        responses[str(status)] = {"description": "not done", "content": _content(calls.Problem, schema_of)}
    operation: dict[str, Any] = {
        "summary": call.summary,
        "operationId": call.endpoint.__name__,
        "responses": responses,
    }
    parameters = [ID] if "{id}" in call.path else []
    parameters += [{"name": name, "in": "query", "schema": NUMBER} for name in call.query]
    parameters += [{"name": name, "in": "query", "schema": {"type": "string"}} for name in call.words]
    if parameters:
        operation["parameters"] = parameters
    if call.takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(call.takes, schema_of)}
    if re.search(r"/(seat|leave|bot|start|rematch)$", call.path):
        operation["security"] = [{"seat": []}, {}]
    return operation


def _content(type_: Any, schema_of: dict[str, Any]) -> dict[str, Any]:
    if type_ is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": schema_of[repr(type_)]}}
