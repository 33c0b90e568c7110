"""The calls of the lobby over HTTP: requests become `Ask`s, and `Answer`s become responses."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bohnhof.server import wire
from bohnhof.server.http.adapter import StarletteEndpoint, json_response
from bohnhof.server.http.openapi import document
from bohnhof.server.http.service import Service, address_of
from bohnhof.server.rooms.endpoints import Answer, Ask, Call, answered
from bohnhof.server.storage.people import COOKIE, COOKIE_SECONDS, Who
from bohnhof.server.storage.replay_writer import Kind
from bohnhof.server.storage.replays import Download

MEDIA_TYPES: Final[dict[Kind, str]] = {
    "game": "application/json",
    "log": "application/json",
    "record": "text/plain",
    "review": "application/json",
    "sums": "application/json",
}


def endpoint_of(call: Call) -> StarletteEndpoint:
    """The endpoint that answers a call."""

    async def endpoint(request: Request) -> Response:
        service: Service = request.app.state.service
        ask = await _ask(service, request, takes=call.takes is not None)
        return await _response(service, request, await answered(service, call.endpoint(service, ask)))

    return endpoint


async def openapi(request: Request) -> Response:
    return json_response(document())


async def _ask(service: Service, request: Request, *, takes: bool) -> Ask:
    """The `Ask` of a request."""
    cookie = request.cookies.get(COOKIE)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    person = service.store.people.person_in(cookie)
    return Ask(
        Who(person, token.strip() if scheme.lower() == "bearer" else None),
        address_of(request),
        request.path_params.get("id", ""),
        await _body(request) if takes else b"",
        cookie,
        request.query_params,
        request.headers.get("if-none-match", ""),
        service.may_see_metrics(request),
    )


async def _body(request: Request) -> bytes:
    """The body of a request; if it is too long, enough of it to notice that."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > wire.LONGEST_MESSAGE:
            break
    return data


async def _response(service: Service, request: Request, answer: Answer) -> Response:
    match answer.value:
        case Download():
            return await _download(request, answer.value)
        case str():
            response: Response = PlainTextResponse(answer.value)
        case _:
            response = json_response(answer.value, answer.status)
    if answer.person is not None:
        _set_cookie(service, request, response, answer.person, renew=answer.renew)
    return response


def _set_cookie(service: Service, request: Request, response: Response, person: str, *, renew: bool) -> None:
    """Set the person's cookie in the answer."""
    people = service.store.people
    response.set_cookie(
        COOKIE,
        people.next_cookie_for(person) if renew else people.cookie_for(person),
        max_age=COOKIE_SECONDS,
        path=request.scope["root_path"] or "/",
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


async def _download(request: Request, game: Download) -> Response:
    """A game, compressed if the client accepts it; empty (304) if the client has it already."""
    headers = {"etag": f'W/"{game.tag}"', "cache-control": "no-cache", "vary": "accept-encoding"}
    if game.kind == "record":
        headers["content-disposition"] = f'attachment; filename="bohnhof-{game.id}.txt"'
    if game.data is None:
        return Response(status_code=304, headers=headers)
    data = game.data
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        data = await asyncio.to_thread(gzip.decompress, data)
    return Response(data, 200, headers, MEDIA_TYPES[game.kind])
