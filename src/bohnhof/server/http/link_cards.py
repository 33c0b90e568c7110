"""The preview of a link to a table or a game: OpenGraph title, text and picture."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from bohnhof.kernel.faults import BadInput
from bohnhof.sentences.catalogue import ENGLISH, Language, key_of, language, languages
from bohnhof.server.http.adapter import StarletteEndpoint
from bohnhof.server.http.link_pictures import PLAIN, LinkCard, can_draw
from bohnhof.server.http.service import Service, address_of
from bohnhof.server.storage.store import StoreFault
from bohnhof.server.storage.table_settings import TableSettings
from bohnhof.server.wire.denial import Denied

PICTURES: Final = ("/tables/{id}/picture.png", "/games/{id}/picture.png")
KEEP: Final = "public, max-age=300"  # short, because seats fill
WISH: Final = re.compile(r"^[a-z]{2,3}")


async def head(request: Request) -> str:
    """The tags for the head of this page: about the table or game of the address, otherwise general ones."""
    spoken = language(language_of(request))
    card = await _card(request, spoken)
    base = f"{request.url.scheme}://{request.url.netloc}{request.scope['root_path']}"
    if card is None:
        card = LinkCard("Bohnhof", spoken.say("link-welcome"), ())
        picture = "/picture.png"
    else:
        kind = "games" if "/games/" in request.url.path else "tables"
        picture = f"/{kind}/{request.path_params['id']}/picture.png?language={spoken.code}"
    tags = {
        "og:site_name": "Bohnhof",
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.text,
        "og:image": base + picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": spoken.code,
    }
    lines = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in tags.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    lines.append(f'<meta name="description" content="{html.escape(card.text)}" />')
    return "\n    ".join(lines)


def picture_routes(guarded: Callable[[StarletteEndpoint], StarletteEndpoint]) -> list[BaseRoute]:
    """The routes of the pictures that the tags name."""

    async def plain(request: Request) -> Response:
        return FileResponse(PLAIN, media_type="image/png", headers={"cache-control": KEEP})

    async def picture(request: Request) -> Response:
        service: Service = request.app.state.service
        card = await _card(request, language(language_of(request)))
        data = await service.pictures.find(card, address_of(request)) if card is not None and can_draw() else None
        if data is None:
            return await plain(request)
        return Response(data, media_type="image/png", headers={"cache-control": KEEP})

    return [Route("/picture.png", guarded(plain)), *(Route(address, guarded(picture)) for address in PICTURES)]


async def _card(request: Request, spoken: Language) -> LinkCard | None:
    """The description of the table or game in the address, if there is one."""
    service: Service = request.app.state.service
    if "id" not in request.path_params:
        return None
    try:
        return card_of(await service.lobby.settings(request.path_params["id"]), spoken)
    except (BadInput, Denied, StoreFault):
        return None


def card_of(settings: TableSettings, spoken: Language) -> LinkCard:
    """A table in a few words: the game, and the people."""
    edition = settings.terms.rules.edition
    key = key_of("edition", edition.id)
    title = spoken.say(key) if spoken.has(key) else edition.title
    names = [chair.name for chair in settings.chairs if chair.name is not None]
    free = sum(chair.kind == "open" for chair in settings.chairs)
    text = spoken.say("link-text", stage=settings.stage, names=spoken.listing(names), n=free, people=len(names))
    return LinkCard(title, text, tuple(bean.name for bean in edition.beans))


def language_of(request: Request) -> str:
    """The language that the address names, or the first of the reader's languages that we have."""
    wishes = [request.query_params.get("language", ""), *request.headers.get("accept-language", "").split(",")]
    for wish in wishes:
        found = WISH.match(wish.strip().lower())
        if found and found[0] in languages():
            return found[0]
    return ENGLISH
