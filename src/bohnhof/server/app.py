"""The application: routes, pages and headers round one service."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from bohnhof.server.api import CALLS, openapi
from bohnhof.server.http import Endpoint, Headed, answering, problem
from bohnhof.server.limits import Limits
from bohnhof.server.live import live
from bohnhof.server.lobby import Denied
from bohnhof.server.service import Service, address_of

PAGE: Final = Path(__file__).with_name("static")  # the built web table: index.html and assets/
PLACEHOLDER: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bohnhof</title>
<h1>Bohnhof</h1>
<p>The table server runs, but this installation was built without its web page.
<p>Programs can play: see <a href="/api/openapi.json">/api/openapi.json</a> and docs/protocol.md.
"""


def make_app(folder: Path, limits: Limits | None = None, brains: int = 1) -> Any:
    """The whole server as an ASGI application, on a database in this folder."""
    service = Service(folder, limits or Limits(), brains)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.stop()

    routes: list[BaseRoute] = [
        Route(call.path, _guarded(call.endpoint), methods=[call.method], name=call.endpoint.__name__) for call in CALLS
    ]
    routes.append(Route("/api/openapi.json", _guarded(openapi)))
    routes.append(WebSocketRoute("/api/tables/{id}/live", live))
    routes += [Route(path, _guarded(page)) for path in ("/", "/tables/{id}", "/games/{id}")]
    if PAGE.is_dir():
        routes.append(Mount("/assets", StaticFiles(directory=PAGE / "assets", check_dir=False)))
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _no_such_page})
    app.state.service = service
    return Headed(app)


def _guarded(endpoint: Endpoint) -> Endpoint:
    """Within the limits, and from our own pages only where something is changed."""

    async def guarded(request: Request) -> Response:
        service: Service = request.app.state.service
        if not service.requests.take(address_of(request)):
            raise Denied(429, "too-fast", "too many requests from your address: please wait")
        if request.method not in ("GET", "HEAD") and not service.is_own_origin(request):
            raise Denied(403, "origin", "this request comes from a page of another site")
        return await endpoint(request)

    return answering(guarded)


async def page(request: Request) -> Response:
    """The web table: one page that finds out by its address what to show."""
    built = PAGE / "index.html"
    return HTMLResponse(built.read_text(encoding="utf-8") if built.exists() else PLACEHOLDER)


async def _no_such_page(request: Request, fault: Exception) -> Response:
    status = fault.status_code if isinstance(fault, HTTPException) else 500
    reasons = {404: "there is nothing here", 405: "this cannot be done here"}
    response = problem(status, "no-such-page", reasons.get(status, "this cannot be done"))
    if isinstance(fault, HTTPException):
        response.headers.update(fault.headers or {})
    return response
