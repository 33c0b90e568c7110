"""The web table's files: one page whose content depends on its address, and its assets.

An installed package has them in `static`; in a checkout they are where `web/build.py` writes them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from bohnhof.kernel.faults import BadInput
from bohnhof.sentences.catalogue import language
from bohnhof.server.http import link_cards
from bohnhof.server.http.adapter import StarletteEndpoint
from bohnhof.server.http.offline import ENGINE_POLICY, INDEX, ROOT_FILES, SERVICE_WORKER, engine_folder, service_worker

INSTALLED: Final = Path(__file__).parents[1] / "static"
CHECKOUT: Final = Path(__file__).parents[4] / "web" / "dist"
WITHOUT_PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bohnhof</title>
<h1>Bohnhof</h1>
<p>The table server runs, but this installation was built without its web page.
<p>Programs can play: see <a href="./api/openapi.json">/api/openapi.json</a> and docs/protocol.md.
"""
ROOT: Final = re.compile(
    r"(?!/(?:api|assets|docs|engine|games|offline|rules|tables)(?:/|$))(?:/[\w~-][\w.~-]*)*/?", re.ASCII
)
COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}  # written by `web/compress.js` beside each file; best first
MANUAL_INSTALLED: Final = Path(__file__).parents[1] / "manual"
MANUAL_CHECKOUT: Final = Path(__file__).parents[4] / "build" / "docs"
WITHOUT_MANUAL: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bohnhof: documentation</title>
<h1>Documentation</h1>
<p>This installation was made without its documentation.
In a checkout, <code>make docs</code> builds it; until then, read the files in the folder <code>docs</code>.
<p><a href="./">Back to the tables</a>
"""
# The policy for pages allows no other styles, and an error page loads no files.
NO_PAGE: Final = """<!doctype html>
<html lang="{language}" style="color-scheme: light dark; background: light-dark(#f7f0e0, #1e1b16)">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="./favicon.svg" type="image/svg+xml">
<title>{title} · Bohnhof</title>
<main style="max-width: 30rem; margin: 0 auto; padding: 0 1rem; min-height: calc(100vh - 16px);
  display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; justify-items: center;
  gap: 1rem; text-align: center;
  color: light-dark(#2b2118, #f4ead7); font: 1rem/1.35 ui-rounded, system-ui, sans-serif">
<img src="./favicon.svg" alt="" width="72" height="72">
<h1 style="margin: 0; font-size: 1.5rem; line-height: 1.15">{title}</h1>
<p style="margin: 0">{text}</p>
<a href="./" style="padding: 0.55rem 0.9rem; border-radius: 2rem;
  max-width: 100%; box-sizing: border-box; overflow-wrap: anywhere;
  background: light-dark(#2f6b2f, #8ccf7e); color: light-dark(#fff, #10240c);
  font-weight: 600; text-decoration: none">{home}</a>
</main>
"""
ADDRESSES: Final = (
    "/",
    "/tables/{id}",
    "/tables/{id}/board",
    "/games/{id}",
    "/rules",
    "/rules/{edition}",
    "/tutorial",
    "/tutorial/{edition}",
    "/puzzles",
    "/my-games",
    "/privacy",
)
HERE: Final = ("/offline", "/offline/{rest:path}")  # the same pages, played in the browser
FOR_EVER: Final = "public, max-age=31536000, immutable"


def read_root(text: str) -> str:
    """The sub-path of the site, without a trailing slash; what cannot be one is refused with the reason."""
    if ROOT.fullmatch(text):
        return text.rstrip("/")
    # If the same path could stand in another folder, then only its first name is in the way.
    if text.startswith("/") and ROOT.fullmatch(f"/beans{text}"):
        first = text.split("/")[1]
        raise BadInput(
            f"--root-path cannot begin with /{first}, which Bohnhof uses itself; choose another name, like /beans"
        )
    raise BadInput(f"--root-path must look like /beans, not {text[:60]!r}")


def page_routes(
    guarded: Callable[[StarletteEndpoint], StarletteEndpoint], folder: Path | None = None, manual: Path | None = None
) -> list[BaseRoute]:
    """The routes of the page. Its files are public and need no guard."""
    built = folder or (INSTALLED if INSTALLED.is_dir() else CHECKOUT)
    manual = manual or (MANUAL_INSTALLED if MANUAL_INSTALLED.is_dir() else MANUAL_CHECKOUT)

    engine = engine_folder()

    async def page(request: Request) -> Response:
        index = built / "index.html"
        if not index.exists():
            return _shown(request, WITHOUT_PAGE)
        text = index.read_text(encoding="utf-8")
        if engine is not None:
            text = text.replace("<html ", '<html data-offline="server" ', 1)
        tags = await link_cards.head(request)
        return _shown(request, text.replace("</head>", f"  {tags}\n  </head>", 1))

    async def no_manual(request: Request) -> Response:
        return _shown(request, WITHOUT_MANUAL, status=404)

    async def root_file(request: Request) -> Response:
        name = request.url.path.rpartition("/")[2]
        path = built / name
        return FileResponse(path, media_type=ROOT_FILES[name]) if path.exists() else Response(status_code=404)

    async def worker(request: Request) -> Response:
        if engine is None or not (built / SERVICE_WORKER).exists():
            raise HTTPException(404)
        text = service_worker(built, engine, "offline")
        return Response(text, headers={"cache-control": "no-cache"}, media_type="text/javascript")

    routes: list[BaseRoute] = [Route(address, guarded(page)) for address in (*ADDRESSES, *HERE)]
    routes += [Route(f"/{name}", root_file) for name in ROOT_FILES]
    routes.append(Route(f"/{SERVICE_WORKER}", guarded(worker)))
    routes += link_cards.picture_routes(guarded)
    routes.append(Mount("/assets", _Assets(directory=built / "assets", check_dir=False)))
    if engine is not None:
        routes.append(Mount("/engine", _Engine(directory=engine)))
    if (manual / "index.html").exists():
        routes.append(Mount("/docs", StaticFiles(directory=manual, html=True)))
    else:
        routes += [Route(address, guarded(no_manual)) for address in ("/docs", "/docs/{page:path}")]
    return routes


def no_page(request: Request) -> Response:
    """The page for an unknown address, in the reader's language, with a link to the start page."""
    spoken = language(link_cards.language_of(request))
    words = {
        name: spoken.say(key)
        for name, key in (("title", "no-page"), ("text", "no-page-text"), ("home", "no-page-home"))
    }
    return _shown(request, NO_PAGE.format(language=spoken.code, **words), 404)


def _shown(request: Request, text: str, status: int = 200) -> Response:
    """A page. It is served at many addresses, so its relative links are made absolute."""
    text = text.replace('="./', f'="{request.scope["root_path"]}/')
    return HTMLResponse(text, status, headers={"cache-control": "no-cache"})


class _Assets(StaticFiles):
    """Files with content hashes in their names: a browser may cache them forever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        best, encoding = self._best(path, scope)
        response = await super().get_response(best, scope)
        response.headers["cache-control"] = FOR_EVER
        response.headers["vary"] = "Accept-Encoding"
        if encoding is not None:
            response.headers["content-encoding"] = encoding
        return response

    def _best(self, path: str, scope: Scope) -> tuple[str, str | None]:
        """The best compressed version of a file that the client accepts, with its encoding."""
        understood = _understood(Headers(scope=scope).get("accept-encoding", ""))
        for encoding, suffix in COMPRESSED.items():
            if encoding in understood and self.lookup_path(path + suffix)[1] is not None:
                return path + suffix, encoding
        return path, None


class _Engine(_Assets):
    """The same for the engine; its list of files is not cached, and its workers may run WebAssembly."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["content-security-policy"] = ENGINE_POLICY
        if path == INDEX:
            response.headers["cache-control"] = "no-cache"
        return response


def _understood(accepted: str) -> set[str]:
    """The encodings in an `Accept-Encoding`, without those that it excludes (`br;q=0`)."""
    wishes = [wish.replace(" ", "").lower().partition(";") for wish in accepted.split(",")]
    return {name for name, _, weight in wishes if not re.fullmatch(r"q=0(\.0*)?", weight)}
