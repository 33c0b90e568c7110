"""The HTTP part: the lobby, the records, and what an operator asks for. One list of calls makes routes and OpenAPI."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bohnhof import __version__
from bohnhof.bots.registry import editions_of, known_bots, one_line_about
from bohnhof.rulebook import rules
from bohnhof.server.http.adapter import answer, body
from bohnhof.server.http.health import REASONS, why_not_well
from bohnhof.server.http.service import Service, address_of
from bohnhof.server.rooms import hosting, seats
from bohnhof.server.rooms.lobby import Lobby
from bohnhof.server.rooms.room import Room
from bohnhof.server.storage.fairness import fingerprint
from bohnhof.server.storage.people import COOKIE, COOKIE_SECONDS, Who, new_person
from bohnhof.server.storage.replay_worker import Kind
from bohnhof.server.wire import calls, tables
from bohnhof.server.wire.denial import Denied
from bohnhof.server.wire.game_terms import edition_list

MOST_DIGITS: Final = 9  # of a number in an address


@dataclass(frozen=True)
class Call:
    """One thing that can be asked for by HTTP."""

    method: str
    path: str
    summary: str
    endpoint: Callable[[Request], Awaitable[Response]]
    takes: type | None = None
    gives: Any = None
    status: int = 200
    denied: tuple[int, ...] = ()  # statuses with a Problem, beside those that every call has
    cost: float = 1  # how many ordinary requests it counts for
    query: tuple[str, ...] = ()  # numbers that may stand behind the question mark


def _service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def _lobby(request: Request) -> Lobby:
    return _service(request).lobby


# -------------------------------------------------------------------------- who asks


def _person(request: Request) -> str | None:
    return _service(request).store.people.person_in(request.cookies.get(COOKIE))


def _token(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _who(request: Request) -> Who:
    return Who(_person(request), _token(request))


def _with_cookie(request: Request, person: str, response: Response, *, renew: bool = False) -> Response:
    """The answer, with a cookie that says who asked."""
    people = _service(request).store.people
    response.set_cookie(
        COOKIE,
        people.next_cookie_for(person) if renew else people.cookie_for(person),
        max_age=COOKIE_SECONDS,
        path=request.scope["root_path"] or "/",
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )
    return response


# ------------------------------------------------------------------- what there is


async def list_editions(request: Request) -> Response:
    return answer(edition_list())


async def list_bots(request: Request) -> Response:
    return answer([calls.BotInfo(name, one_line_about(name), editions_of(name)) for name in known_bots()])


async def list_rules(request: Request) -> Response:
    return answer([calls.RuleInfo(rule.id, rule.title, rule.text, rule.chapter) for rule in rules().values()])


async def list_tables(request: Request) -> Response:
    return answer(await _service(request).lobby.lists(_person(request)))


# -------------------------------------------------------------------------- tables


async def set_up(request: Request) -> Response:
    service = _service(request)
    wish = await body(request, calls.NewTable)
    if not service.new_tables.take(address_of(request)):
        raise Denied(429, "too-fast", "too many new tables from your address: please wait")
    person = _person(request) or new_person()
    made = await service.lobby.set_up(wish, person, address_of(request))
    return _with_cookie(request, person, answer(made, 201))


async def show_table(request: Request) -> Response:
    return answer(await _service(request).lobby.described(request.path_params["id"]))


async def join(request: Request) -> Response:
    wish = await body(request, calls.Join)
    person = _person(request) or new_person()
    taken = await _lobby(request).at(request.path_params["id"], lambda room: seats.join(room, wish, person))
    return _with_cookie(request, person, answer(taken))


async def show_seat(request: Request) -> Response:
    return answer(await _lobby(request).at(request.path_params["id"], lambda room: seats.show(room, _who(request))))


async def give_link(request: Request) -> Response:
    """With a cookie that shows, when it comes back, that this answer arrived: then earlier ones can be ended."""
    who = _who(request)
    given = answer(await _lobby(request).at(request.path_params["id"], lambda room: seats.give_link(room, who)))
    return given if who.person is None else _with_cookie(request, who.person, given, renew=True)


async def sign_out_others(request: Request) -> Response:
    cookie = request.cookies.get(COOKIE)
    kept, person = await _lobby(request).sign_out_others(request.path_params["id"], _who(request), cookie)
    return _with_cookie(request, person, answer(kept))


async def leave(request: Request) -> Response:
    return answer(await _lobby(request).leave(request.path_params["id"], _who(request)))


async def seat_bot(request: Request) -> Response:
    wish = await body(request, calls.SeatBot)
    return await _hosted(request, lambda room: hosting.place_bot(room, wish))


async def start(request: Request) -> Response:
    return await _hosted(request, hosting.start)


async def remove(request: Request) -> Response:
    wish = await body(request, calls.Remove)
    return await _hosted(request, lambda room: hosting.remove(room, wish))


async def set_rules_of_the_house(request: Request) -> Response:
    wish = await body(request, calls.Settings)
    return await _hosted(request, lambda room: hosting.set_rules_of_the_house(room, wish))


async def close(request: Request) -> Response:
    return answer(await _lobby(request).close(request.path_params["id"], _who(request)))


async def _hosted(request: Request, job: Callable[[Room], Awaitable[None]]) -> Response:
    return answer(await _lobby(request).hosted(request.path_params["id"], _who(request), job))


async def add_number(request: Request) -> Response:
    wish = await body(request, calls.AddNumber)
    who = _who(request)
    return answer(await _lobby(request).at(request.path_params["id"], lambda room: seats.add_number(room, wish, who)))


async def rematch(request: Request) -> Response:
    return answer(await _lobby(request).rematch(request.path_params["id"], _who(request)))


# ------------------------------------------------------------------------- records


async def game_json(request: Request) -> Response:
    return await _written(request, "game")


async def game_log(request: Request) -> Response:
    return await _written(request, "log", _number(request, "after"))


async def game_text(request: Request) -> Response:
    response = await _written(request, "record")
    response.headers["content-disposition"] = f'attachment; filename="bohnhof-{request.path_params["id"]}.txt"'
    return response


async def _written(request: Request, kind: Kind, after: int = 0) -> Response:
    """A game that was stored, as far as it was played."""
    service = _service(request)
    settings = await service.lobby.settings(request.path_params["id"])
    if settings.stage == "lobby":
        raise Denied(409, "not-begun", "the game has not begun")
    if kind == "record" and settings.stage != "over":
        raise Denied(409, "not-over", "the game is not over: its record is written then")
    return await service.replays.response(request, kind, settings, after, address_of(request))


def _number(request: Request, name: str) -> int:
    """A number in the address, 0 if it is not there."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise Denied(400, "malformed", f"{name} is a whole number")
    return int(text)


# ---------------------------------------------------------------------- operations


async def about(request: Request) -> Response:
    return answer(calls.About(__version__, _service(request).keep))


async def show_key(request: Request) -> Response:
    public = _service(request).signer.public
    return answer(calls.Key("ed25519", public, fingerprint(public)))


async def healthz(request: Request) -> Response:
    """Is it well?"""
    why = await why_not_well(_service(request))
    if why is not None:
        raise Denied(503, why, REASONS[why])
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """Figures are for who runs the server, not for everybody."""
    if not _service(request).may_see_metrics(request):
        raise Denied(404, "no-such-page", "there is nothing here")
    return PlainTextResponse(_service(request).metrics.text())


async def openapi(request: Request) -> Response:
    from bohnhof.server.http.openapi import document  # noqa: PLC0415 - it describes this module

    return answer(document())


TABLE: Final = "/api/tables/{id}"
LOG: Final = "/games/{id}/log"
HOSTED: Final = (400, 403, 404, 409, 413)  # why something with a body is denied to a host, or to somebody else
CALLS: Final = (
    Call("GET", "/api/editions", "What can be played here", list_editions, gives=list[calls.EditionInfo]),
    Call("GET", "/api/bots", "Who can fill a seat", list_bots, gives=list[calls.BotInfo]),
    Call("GET", "/api/rules", "All rules in plain words", list_rules, gives=list[calls.RuleInfo]),
    Call("GET", "/api/tables", "Open public tables, and your own", list_tables, gives=calls.Tables, cost=2),
    Call("POST", "/api/tables", "Set up a table", set_up, calls.NewTable, calls.Seated, 201, (400, 413), 5),
    Call("GET", TABLE, "A table", show_table, gives=tables.Table, denied=(404,)),
    Call("GET", f"{TABLE}/seat", "Your seat", show_seat, gives=calls.Seated, denied=(403, 404)),
    Call("POST", f"{TABLE}/join", "Sit down", join, calls.Join, calls.Seated, denied=(400, 404, 409, 413)),
    Call("POST", f"{TABLE}/link", "One more link to your seat", give_link, gives=calls.Seated, denied=(403, 404)),
    Call("POST", f"{TABLE}/sign-out", "Sign out elsewhere", sign_out_others, gives=calls.Seated, denied=(403, 404)),
    Call("POST", f"{TABLE}/leave", "Get up", leave, gives=tables.Table, denied=(403, 404)),
    Call("POST", f"{TABLE}/bot", "Seat a bot", seat_bot, calls.SeatBot, tables.Table, denied=HOSTED),
    Call("POST", f"{TABLE}/number", "Add to the deal", add_number, calls.AddNumber, tables.Table, denied=HOSTED),
    Call("POST", f"{TABLE}/start", "Start the game", start, gives=tables.Table, denied=(403, 404, 409)),
    Call("POST", f"{TABLE}/remove", "Remove somebody", remove, calls.Remove, tables.Table, denied=HOSTED),
    Call("POST", f"{TABLE}/settings", "Settings", set_rules_of_the_house, calls.Settings, tables.Table, denied=HOSTED),
    Call("POST", f"{TABLE}/close", "Close the table", close, gives=tables.Table, denied=(403, 404, 409)),
    Call("POST", f"{TABLE}/rematch", "Play again", rematch, gives=calls.Seated, denied=(403, 404, 409)),
    Call("GET", "/games/{id}.json", "A game, to be replayed", game_json, gives=calls.Game, denied=(404, 409), cost=5),
    Call("GET", LOG, "What happened", game_log, gives=calls.GameLog, denied=(400, 404, 409), cost=3, query=("after",)),
    Call("GET", "/games/{id}.txt", "The record of a game", game_text, gives=str, denied=(404, 409), cost=5),
    Call("GET", "/api/about", "About this server", about, gives=calls.About),
    Call("GET", "/api/key", "The key that signs records", show_key, gives=calls.Key),
    Call("GET", "/healthz", "Is the server well?", healthz, gives=str, denied=(503,)),
    Call("GET", "/metrics", "Figures for Prometheus", metrics, gives=str, denied=(404,)),
)
