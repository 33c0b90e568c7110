"""Shared by all HTTP answers: JSON, one-line errors, and the security headers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from bohnhof.server.wire import calls

log = logging.getLogger("bohnhof.http")

StarletteEndpoint = Callable[[Request], Awaitable[Response]]

JSON: Final = "application/json"
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def json_response(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, JSON)


def problem(status: int, code: str, reason: str) -> Response:
    return json_response(calls.Problem(code, reason), status)


def answering(endpoint: StarletteEndpoint) -> StarletteEndpoint:
    """The endpoint, with our own faults answered in one line."""

    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except HTTPException:
            raise
        except Exception:
            request.app.state.service.metrics.faults += 1
            log.exception("a request failed")
            return problem(500, "fault", "this went wrong here, not at your end")

    return answered


def _has_readable_host(scope: Any) -> bool:
    """Can its address be parsed? Starlette does so where nobody expects an exception."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    try:
        urlsplit(b"//" + host)
    except ValueError:
        return False
    return True


class Headed:
    """Adds the security headers to every answer, and sets the sub-path of the site.

    A proxy may remove the sub-path from the address or leave it; it is restored, so that all routes see the same.
    """

    def __init__(self, app: Any, root: str = "") -> None:
        self.inner = app
        self._root = root
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self._root and scope["type"] != "lifespan":
            path = scope["path"]
            within = path == self._root or path.startswith(f"{self._root}/")
            scope = {**scope, "root_path": self._root, "path": path if within else self._root + path}
        if scope["type"] != "http":
            await self.inner(scope, receive, send)
            return
        if not _has_readable_host(scope):
            await problem(400, "malformed", "the host of this request cannot be read")(scope, receive, send)
            return

        async def headed(message: Any) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message["headers"]}  # the engine's files have a separate policy
                message["headers"] = [*message["headers"], *(one for one in self._headers if one[0] not in own)]
            await send(message)

        await self.inner(scope, receive, headed)
