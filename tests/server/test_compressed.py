"""The page's files are sent compressed to clients that accept that."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bohnhof.server.http.pages import page_routes

SCRIPT = b"console.log('beans');" * 50


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "index-1.js").write_bytes(SCRIPT)
    (assets / "index-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "index-1.js.br").write_bytes(b"brotli")
    (assets / "alone.css").write_bytes(b"a{}")
    return TestClient(Starlette(routes=page_routes(lambda endpoint: endpoint, tmp_path)))


def ask(client: TestClient, file: str, accepts: str, **headers: str) -> Any:
    with client.stream("GET", f"/assets/{file}", headers={"accept-encoding": accepts, **headers}) as answer:
        return answer


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR", "br"),
        ("identity", None),
        ("", None),
        ("gzip;q=0", None),
        ("gzip;q=much", "gzip"),
    ],
)
def test_the_best_that_the_reader_understands_is_sent(client: TestClient, accepts: str, encoding: str | None) -> None:
    answer = ask(client, "index-1.js", accepts)
    assert answer.status_code == 200
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["cache-control"]
    sent = {"br": b"brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[encoding]
    assert int(answer.headers["content-length"]) == len(sent)


def test_a_file_without_a_compressed_one_beside_it_goes_out_as_it_is(client: TestClient) -> None:
    answer = ask(client, "alone.css", "gzip, br")
    assert (answer.status_code, answer.headers.get("content-encoding")) == (200, None)
    assert answer.headers["vary"] == "Accept-Encoding"
    assert ask(client, "none.css", "gzip, br").status_code == 404


def test_what_the_browser_has_is_not_sent_again(client: TestClient) -> None:
    tag = ask(client, "index-1.js", "br").headers["etag"]
    again = ask(client, "index-1.js", "br", **{"if-none-match": tag})
    assert (again.status_code, again.headers["vary"]) == (304, "Accept-Encoding")
    assert ask(client, "index-1.js", "gzip", **{"if-none-match": tag}).status_code == 200


def test_files_outside_the_folder_are_not_there(client: TestClient, tmp_path: Path) -> None:
    (tmp_path / "secret.gz").write_bytes(b"secret")
    for file in ("..%2fsecret", "../secret", "..%2fsecret.gz"):
        assert ask(client, file, "gzip").status_code == 404
