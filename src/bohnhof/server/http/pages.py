"""The web table's files: one page that finds out by its address what to show, and what it is made of.

An installed package carries them in `static`; in a checkout they lie where `web/build.py` puts them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from bohnhof.server.http.adapter import Endpoint

INSTALLED: Final = Path(__file__).parents[1] / "static"
CHECKOUT: Final = Path(__file__).parents[4] / "web" / "dist"
WITHOUT_PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bohnhof</title>
<h1>Bohnhof</h1>
<p>The table server runs, but this installation was built without its web page.
<p>Programs can play: see <a href="/api/openapi.json">/api/openapi.json</a> and docs/protocol.md.
"""
ADDRESSES: Final = ("/", "/tables/{id}", "/games/{id}", "/rules", "/rules/{edition}", "/tutorial", "/privacy")


def page_routes(guarded: Callable[[Endpoint], Endpoint], folder: Path | None = None) -> list[BaseRoute]:
    """The routes of the page; the files beside it are the same for everybody and need no guard."""
    built = folder or (INSTALLED if INSTALLED.is_dir() else CHECKOUT)

    async def page(request: Request) -> Response:
        index = built / "index.html"
        text = index.read_text(encoding="utf-8") if index.exists() else WITHOUT_PAGE
        return HTMLResponse(text, headers={"cache-control": "no-cache"})

    async def icon(request: Request) -> Response:
        path = built / "favicon.svg"
        return FileResponse(path, media_type="image/svg+xml") if path.exists() else Response(status_code=404)

    routes: list[BaseRoute] = [Route(address, guarded(page)) for address in ADDRESSES]
    routes.append(Route("/favicon.svg", icon))
    routes.append(Mount("/assets", _Assets(directory=built / "assets", check_dir=False)))
    return routes


class _Assets(StaticFiles):
    """Files whose names say what is in them: a browser may keep them for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response
