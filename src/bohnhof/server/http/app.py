"""The application: routes, pages and headers around one service."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from bohnhof.server.http.adapter import Headed, StarletteEndpoint, answering, problem
from bohnhof.server.http.api import endpoint_of, openapi
from bohnhof.server.http.live import live
from bohnhof.server.http.pages import no_page, page_routes
from bohnhof.server.http.service import Service, address_of, came_to, path_of
from bohnhof.server.limits import Limits
from bohnhof.server.rooms.endpoints import CALLS

OPERATIONS: Final = ("/metrics", "/healthz")  # the paths on the metrics port
OTHER_SITE: Final = "this request comes from a page of another site, or through a proxy that the server does not trust"


def make_app(folder: Path, limits: Limits | None = None, brains: int = 1, *, root: str = "", **settings: Any) -> Headed:
    """The whole server as an ASGI application, on a database in this folder; the settings are those of a Service.

    The root is the sub-path of the site, like `/beans`.
    """
    service = Service(folder, limits or Limits(), brains, **settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.stop()

    routes: list[BaseRoute] = [
        Route(call.path, _guarded(endpoint_of(call), call.weight), methods=[call.method], name=call.endpoint.__name__)
        for call in CALLS
    ]
    routes.append(Route("/api/openapi.json", _guarded(openapi)))
    routes.append(WebSocketRoute("/api/tables/{id}/live", live))
    routes += page_routes(_guarded)
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _no_such_page})
    app.state.service = service
    return Headed(app, root)


def _guarded(endpoint: StarletteEndpoint, cost: float = 1) -> StarletteEndpoint:
    """Within the limits, and, for changes, only from our own pages."""

    async def guarded(request: Request) -> Response:
        service: Service = request.app.state.service
        if came_to(request) == service.metrics_port and path_of(request) not in OPERATIONS:
            raise HTTPException(404)
        if not service.requests.take(address_of(request), cost):
            return problem(429, "too-fast", "too many requests from your address: please wait")
        if request.method not in ("GET", "HEAD") and not service.is_own_origin(request):
            return problem(403, "origin", OTHER_SITE)
        return await endpoint(request)

    return answering(guarded)


def _is_for_people(request: Request) -> bool:
    """Would a person see the answer? Programs use /api, and the metrics port has no pages."""
    service: Service = request.app.state.service
    path = path_of(request)
    return not path.startswith("/api/") and came_to(request) != service.metrics_port


async def _no_such_page(request: Request, fault: Exception) -> Response:
    status = fault.status_code if isinstance(fault, HTTPException) else 500
    if status == HTTPStatus.NOT_FOUND and _is_for_people(request):
        return no_page(request)
    reasons = {404: "there is nothing here", 405: "this cannot be done here"}
    response = problem(status, "no-such-page", reasons.get(status, "this cannot be done"))
    if isinstance(fault, HTTPException):
        response.headers.update(fault.headers or {})
    return response
