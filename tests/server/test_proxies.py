"""The files of deploy/ for Caddy and nginx: a real proxy with TLS, on a separate port, in front of the server.

Debian has both (`apt-get install caddy nginx`); if one is missing, its tests are skipped.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.asyncio.client import connect

from tests.patience import HANGS, PATIENTLY
from tests.server.playing import Player
from tests.server.ports import free_port
from tests.server.serving import A_MOMENT, Server, running, served
from tests.sources import TOP

DEPLOY = TOP / "deploy"
Proxy = Callable[[Path, int, str, str], list[str]]


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        pytest.skip(f"there is no {name} here: apt-get install {name}")
    return found


def caddy(folder: Path, port: int, upstream: str, root: str) -> list[str]:
    """The Caddyfile unchanged: its settings come from the environment. Additional lines isolate the test."""
    around = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(f"{around}import {DEPLOY / 'Caddyfile'}\n")
    said = {
        "BOHNHOF_SITE": f"https://localhost:{port}",
        "BOHNHOF_UPSTREAM": upstream,
        "BOHNHOF_ROOT_PATH": root,
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    set_all = [f"{name}={value}" for name, value in said.items()]
    return ["env", *set_all, program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def nginx(folder: Path, port: int, upstream: str, root: str) -> list[str]:
    """The block with the changes that its comments ask people to make."""
    write_certificate(folder)
    block = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    changes = {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "beans.example.org;": "localhost;",
        "/etc/letsencrypt/live/beans.example.org/": f"{folder}/",
        "127.0.0.1:8000": upstream,
        "location / {": f"location {root}/ {{",
    }
    for usual, here in changes.items():
        assert usual in block
        block = block.replace(usual, here)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log stderr;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{block}}}\n"
    )
    return [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def write_certificate(folder: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    today = datetime.now(UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(today - timedelta(days=1)).not_valid_after(today + timedelta(days=2))
    (folder / "fullchain.pem").write_bytes(made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )


@asynccontextmanager
async def behind(proxy: Proxy, folder: Path, root: str) -> AsyncIterator[tuple[Server, str]]:
    """A server in a folder of a site behind a proxy, and the address of that folder as people see it."""
    (folder / "proxy").mkdir()
    async with served(folder / "tables", root=root) as server:
        port = free_port()
        command = proxy(folder / "proxy", port, server.address.removeprefix("http://"), root)
        with (folder / "log").open("w") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            await until_open(port, process, folder / "log")
            yield server, f"https://localhost:{port}{root}"
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait)


async def until_open(port: int, process: subprocess.Popen[Any], log: Path) -> None:
    while True:
        assert process.poll() is None, log.read_text()
        try:
            _, writer = await asyncio.open_connection(
                "localhost", port, ssl=no_questions(), server_hostname="localhost"
            )
        except OSError:
            await asyncio.sleep(A_MOMENT)
            continue
        writer.close()
        return


def no_questions() -> ssl.SSLContext:
    """The certificate of a test cannot be verified."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


BOTH = pytest.mark.parametrize("proxy", [caddy, nginx])
EVERYWHERE = pytest.mark.parametrize("root", ["", "/beans"], ids=["alone", "in a folder"])


@BOTH
@EVERYWHERE
def test_a_game_is_played_through_the_proxy(proxy: Proxy, root: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with behind(proxy, tmp_path, root) as (_, site):
            origin = site.removesuffix(root)
            async with httpx.AsyncClient(verify=False, timeout=HANGS, headers={"origin": origin}) as browser:
                wish = {"edition": "duel", "players": 2, "name": "Anna", "bots": {"1": "greedy"}, "start": True}
                made = await browser.post(f"{site}/api/tables", json=wish)
                assert made.status_code == 201, made.text
                cookie = made.headers["set-cookie"]
                assert "Secure" in cookie, "the server knows that people came by TLS"
                assert f"Path={root or '/'};" in cookie
                live = f"{site.replace('http', 'ws', 1)}/api/tables/{made.json()['table']}/live"
                said = {"cookie": cookie.partition(";")[0], "origin": origin}
                async with connect(live, ssl=no_questions(), additional_headers=said, **PATIENTLY) as line:
                    player = Player(line)
                    await player.hello(None)
                    assert player.seat == 0, "the cookie says who it is"

    running(test())


@BOTH
@EVERYWHERE
def test_the_page_and_its_files_come_through_compressed(proxy: Proxy, root: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            behind(proxy, tmp_path, root) as (_, site),
            httpx.AsyncClient(verify=False, timeout=HANGS) as browser,
        ):
            page = await browser.get(f"{site}/")
            assert page.status_code == 200
            script = page.text.partition('src="')[2].partition('"')[0]
            assert script.startswith(f"{root}/assets/")
            for accepted in ("br", "gzip"):
                sent = await browser.get(site.removesuffix(root) + script, headers={"accept-encoding": accepted})
                assert (sent.status_code, sent.headers["content-encoding"]) == (200, accepted)
                assert "Accept-Encoding" in sent.headers["vary"]
            rules = await browser.get(f"{site}/api/rules", headers={"accept-encoding": "gzip"})
            assert rules.headers["content-encoding"] == "gzip"
            assert (await browser.get(f"{site}/metrics")).status_code == 404

    running(test())


@BOTH
def test_people_are_told_apart_by_their_addresses_and_cannot_choose_them(proxy: Proxy, tmp_path: Path) -> None:
    async def test() -> None:
        async with behind(proxy, tmp_path, "") as (server, site):
            seen: list[str] = []
            take = server.service.requests.take

            def watched(who: str, cost: float = 1) -> bool:
                seen.append(who)
                return take(who, cost)

            server.service.requests.take = watched  # type: ignore[method-assign]
            for own in ("127.0.0.21", "127.0.0.22"):
                transport = httpx.AsyncHTTPTransport(verify=False, local_address=own)
                async with httpx.AsyncClient(transport=transport, timeout=HANGS) as browser:
                    address = site.replace("localhost", "127.0.0.1")
                    headers = {"host": site.removeprefix("https://"), "x-forwarded-for": "9.9.9.9"}
                    said = {"sni_hostname": "localhost"}
                    answer = await browser.get(f"{address}/api/bots", headers=headers, extensions=said)
                    assert answer.status_code == 200
            assert seen == ["127.0.0.21", "127.0.0.22"]

    running(test())


@BOTH
def test_a_page_of_another_site_or_port_is_refused(proxy: Proxy, tmp_path: Path) -> None:
    async def test() -> None:
        async with behind(proxy, tmp_path, "") as (_, site), httpx.AsyncClient(verify=False, timeout=HANGS) as browser:
            for origin in ("https://localhost", site.replace("https", "http"), "https://evil.example"):
                wish = {"edition": "duel", "players": 2, "name": "Eve"}
                answer = await browser.post(f"{site}/api/tables", json=wish, headers={"origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "origin")

    running(test())
