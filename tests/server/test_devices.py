"""One seat on several devices: links are sent when they are created, stored as hashes, and can be revoked."""

from __future__ import annotations

from pathlib import Path

from bohnhof.server.storage.table_settings import MOST_TOKENS
from tests.server.playing import until_closed
from tests.server.serving import Person, running, served
from tests.server.test_old_databases import TOKENS, restore


async def seat_at(person: Person, table: str, token: str | None = None) -> int | None:
    """The seat that somebody gets; None: they can only watch, or the token is not valid."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    answer = await person.http.get(f"/api/tables/{table}/seat", headers=headers)
    return answer.json()["seat"] if answer.status_code == 200 else None


def files_with(token: str, folder: Path) -> list[Path]:
    """The files in a folder that contain a token, including backups."""
    return [file for file in folder.rglob("*") if file.is_file() and token.encode() in file.read_bytes()]


def test_tokens_are_stored_as_hashes_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            made = await anna.set_up(seats=3)
            more = await anna.post(f"/api/tables/{made['table']}/link")
            assert more["link"] == f"/tables/{made['table']}#seat={more['token']}"
            shown = await anna.get(f"/api/tables/{made['table']}/seat")
            assert (shown["seat"], shown["token"], shown["link"]) == (0, None, None)
            for token in (made["token"], more["token"]):
                assert await seat_at(server.person(), made["table"], token) == 0
                assert not files_with(token, tmp_path)
            assert await seat_at(server.person(), made["table"], made["token"][:-1]) is None

    running(test())


def test_tokens_of_an_old_database_are_hashed_and_stay_good(tmp_path: Path) -> None:
    restore(1, tmp_path)

    async def test() -> None:
        async with served(tmp_path) as server:
            for seat, token in enumerate(TOKENS):
                assert await seat_at(server.person(), "XXhXB92oB0Rb", token) == seat
                assert not files_with(token, tmp_path)

    running(test())


def test_the_latest_links_of_a_seat_are_good(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, phone = server.person(), server.person()
            table = (await anna.set_up(seats=3))["table"]
            tokens = [(await anna.post(f"/api/tables/{table}/link"))["token"] for _ in range(MOST_TOKENS + 1)]
            assert [await seat_at(phone, table, token) for token in tokens] == [None] + [0] * MOST_TOKENS

    running(test())


def test_signing_out_other_devices_from_the_browser_with_the_cookie(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, phone, thief = server.person(), server.person(), server.person()
            made = await anna.set_up(seats=3)
            table = made["table"]
            other = (await anna.set_up(seats=3))["table"]  # another table of hers
            thief.http.cookies["bohnhof"] = anna.http.cookies["bohnhof"]
            async with (
                anna.at(table) as mine, phone.at(table, made["token"]) as phones, thief.at(other) as thiefs
            ):  # fmt: skip
                assert (mine.seat, phones.seat, thiefs.seat) == (0, 0, 0)
                await anna.post(f"/api/tables/{table}/link")  # brings a new cookie …
                await anna.post(f"/api/tables/{table}/sign-out")  # … and shows that it arrived
                for line in (mine, phones, thiefs):
                    assert await until_closed(line) == {"type": "goodbye", "why": "signed-out"}
            assert [await seat_at(anna, place) for place in (table, other)] == [0, 0]
            assert await seat_at(phone, table, made["token"]) is None
            assert [await seat_at(thief, place) for place in (table, other)] == [None, None]
        async with served(tmp_path) as server:  # also after a restart
            thief.http.cookies["bohnhof"] = str(thief.http.cookies["bohnhof"])
            again = server.person()
            again.http.cookies["bohnhof"] = thief.http.cookies["bohnhof"]
            assert await seat_at(again, table) is None
            again.http.cookies["bohnhof"] = anna.http.cookies["bohnhof"]
            assert await seat_at(again, table) == 0

    running(test())


def test_a_cookie_holds_until_the_next_one_has_arrived(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, same = server.person(), server.person()
            table = (await anna.set_up(seats=3))["table"]
            same.http.cookies["bohnhof"] = anna.http.cookies["bohnhof"]
            await anna.post(f"/api/tables/{table}/link")
            # The answer with the new cookie got lost: she still has the old one, and nothing is ended by it.
            await same.post(f"/api/tables/{table}/sign-out")
            assert await seat_at(same, table) == await seat_at(anna, table) == 0

    running(test())


def test_signing_out_other_devices_from_one_that_came_by_link(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            cafe, phone, thief = server.person(), server.person(), server.person()
            made = await cafe.set_up(seats=3)
            table, path = made["table"], f"/api/tables/{made['table']}"
            fresh = await phone.post(f"{path}/link", token=made["token"])
            async with cafe.at(table) as left_behind, thief.at(table, made["token"]) as thiefs:
                kept = await phone.post(f"{path}/sign-out", token=fresh["token"])
                assert (kept["seat"], kept["token"]) == (0, None)
                for line in (left_behind, thiefs):
                    assert await until_closed(line) == {"type": "goodbye", "why": "signed-out"}
            assert await seat_at(cafe, table) is None
            assert await seat_at(thief, table, made["token"]) is None
            assert await seat_at(server.person(), table, fresh["token"]) == 0
            assert await seat_at(phone, table) == 0  # by its cookie too: the seat is this browser's now
            assert (await phone.post(f"{path}/bot", {"seat": 1, "bot": "random"}))["host"] == 0
            assert [line["you"] for line in (await phone.get("/api/tables"))["mine"]] == [0]
            assert (await cafe.get("/api/tables"))["mine"] == []

    running(test())
