"""A server under a sub-path (`--root-path /beans`): page, API, WebSockets and cookies stay in that path."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bohnhof.kernel.faults import BadInput
from bohnhof.server.http.pages import read_root
from tests.server.serving import running, served


def test_everything_is_below_the_root_whether_the_proxy_takes_it_off_or_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, root="/beans") as server:
            for before in ("/beans", ""):
                anna = server.person()
                table = await anna.post(
                    f"{before}/api/tables", {"edition": "duel", "players": 2, "name": "Anna"}, status=201
                )
                cookie = next(iter(anna.http.cookies.jar))
                assert cookie.path == "/beans"
                anna.address += before
                async with anna.at(table["table"]):
                    pass
                assert await anna.get(f"{before}/api/tables/{table['table']}")
                assert (await anna.http.get(f"{before}/healthz")).text == "ok\n"

    running(test())


def test_the_page_loads_its_files_from_below_the_root(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, root="/beans") as server:
            person = server.person()
            for address in ("/beans/", "/beans/tables/anything", "/tables/anything", "/"):
                text = (await person.http.get(address)).text
                files = re.findall(r'(?:src|href)="([^"]+)"', text)
                assert files
                assert all(file.startswith("/beans/") for file in files)
                for file in files:
                    assert (await person.http.get(file)).status_code == 200
                    assert (await person.http.get(file.removeprefix("/beans"))).status_code == 200
            moved = await person.http.get("/beans")
            assert (moved.status_code, moved.headers["location"].partition("/beans")[1:]) == (307, ("/beans", "/"))

    running(test())


def test_a_folder_that_only_begins_like_the_root_is_not_ours(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, root="/beans") as server:
            assert (await server.person().http.get("/beansprouts/api/tables")).status_code == 404

    running(test())


@pytest.mark.parametrize(
    ("text", "root"), [("", ""), ("/", ""), ("/beans", "/beans"), ("/beans/", "/beans"), ("/a/b-c", "/a/b-c")]
)
def test_a_root_is_read(text: str, root: str) -> None:
    assert read_root(text) == root


@pytest.mark.parametrize("text", ["beans", "//evil.example", "/a//b", "/../x", "/a b", '/"onload', "/api", "/assets/x"])
def test_what_cannot_be_a_root_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match=r"--root-path (must look like|cannot begin with)"):
        read_root(text)
