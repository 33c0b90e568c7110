"""HTTP in the words of the wire: bodies are read into its types, answers and problems are written from them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from bohnhof.kernel.faults import BadInput
from bohnhof.server import wire
from bohnhof.server.storage.store import TRY_AGAIN, StoreFault
from bohnhof.server.wire import calls
from bohnhof.server.wire.denial import Denied

log = logging.getLogger("bohnhof.http")

T = TypeVar("T", bound=msgspec.Struct)
Endpoint = Callable[[Request], Awaitable[Response]]

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


def answer(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, JSON)


def problem(status: int, code: str, reason: str) -> Response:
    return answer(calls.Problem(code, reason), status)


async def body(request: Request, type_: type[T]) -> T:
    """The body of a request, as one of the types of the wire."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > wire.LONGEST_MESSAGE:
            raise Denied(413, "too-long", f"at most {wire.LONGEST_MESSAGE} bytes can be sent")
    try:
        return msgspec.json.decode(data, type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise Denied(400, "malformed", f"this cannot be read: {fault}") from None


def answering(endpoint: Endpoint) -> Endpoint:
    """The endpoint, with everything that can go wrong answered in one line."""

    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Denied as denied:
            return answer(denied.problem, denied.status)
        except BadInput as fault:
            return problem(400, "bad-input", str(fault))
        except StoreFault:
            return problem(503, "try-again", TRY_AGAIN)
        except HTTPException:
            raise
        except Exception:
            request.app.state.service.metrics.faults += 1
            log.exception("a request failed")
            return problem(500, "fault", "this went wrong here, not at your end")

    return answered


def _has_readable_host(scope: Any) -> bool:
    """Can its address be written? Starlette does so in places where nobody expects a fault."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    try:
        urlsplit(b"//" + host)
    except ValueError:
        return False
    return True


class Headed:
    """Puts the security headers on every answer, and says in which folder of a site everything lies.

    A proxy may take the folder off the address or leave it there; then it is put back, so that all routes see the same.
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
                message = {**message, "headers": [*message["headers"], *self._headers]}
            await send(message)

        await self.inner(scope, receive, headed)
