"""The server as its owner starts it: its options have an effect."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from bohnhof.cli import main
from bohnhof.server.http.run import raise_descriptors
from tests.cli.complaints import Output, one_line
from tests.patience import HANGS
from tests.server.ports import free_port
from tests.server.serving import NO_CERTIFICATES, running


def test_a_misspelt_setting_is_named(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOHNHOF_KEEEP", "3")
    monkeypatch.setenv("BOHNHOF_SITE", "beans.example.org")  # for Caddy
    (tmp_path / "file").touch()
    assert main(["serve", "--data", str(tmp_path / "file")]) == 2
    warning, _ = capsys.readouterr().err.splitlines()
    assert warning == "bohnhof: BOHNHOF_KEEEP is not a setting: did you mean BOHNHOF_KEEP?"


def test_page_and_metrics_cannot_share_a_port(tmp_path: Path, capsys: Output) -> None:
    port = str(free_port())
    arguments = ["serve", "--no-browser", "--data", str(tmp_path), "--port", port, "--metrics-port", port]
    assert main(arguments) == 2
    assert one_line(capsys) == f"bohnhof: the metrics need another port than the page: {port} is taken\n"


def test_metrics_have_a_port_of_their_own_and_proxies_are_named(tmp_path: Path) -> None:
    async def test() -> None:
        metrics_port = free_port()
        command = [sys.executable, "-m", "bohnhof", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
        command += ["--metrics-port", str(metrics_port), "--trusted-proxy", "127.0.0.0/8", "--root-path", "/beans"]
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        try:
            assert process.stdout is not None
            said = (await process.stdout.readline()).decode()
            port = int(said.partition("localhost:")[2].partition("/")[0])
            async with httpx.AsyncClient(verify=NO_CERTIFICATES, timeout=HANGS) as client:
                statuses = [
                    (await client.get(f"http://127.0.0.1:{where}{path}")).status_code
                    for where in (port, metrics_port)
                    for path in ("/metrics", "/healthz", "/api/tables")
                ]
                assert statuses == [404, 200, 200, 200, 200, 404]
                made = await client.post(
                    f"http://127.0.0.1:{port}/api/tables",
                    json={"edition": "boonanza", "seats": 3, "name": "Anna"},
                    headers={"x-forwarded-for": "9.9.9.9", "x-forwarded-proto": "https"},
                )
                assert "secure" in made.headers["set-cookie"].lower()
        finally:
            process.terminate()
            await process.wait()

    running(test())


def test_a_proxy_that_is_no_address_is_refused_in_one_line(tmp_path: Path) -> None:
    async def test() -> None:
        command = [sys.executable, "-m", "bohnhof", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
        process = await asyncio.create_subprocess_exec(
            *command, "--trusted-proxy", "my-proxy", stderr=asyncio.subprocess.PIPE, env=os.environ | {"NO_COLOR": "1"}
        )
        _, said = await process.communicate()
        assert process.returncode != 0
        assert b"'my-proxy' is not an address or a network" in said
        assert b"Traceback" not in said

    running(test())


def test_nobody_without_a_shared_database_needs_its_driver() -> None:
    modules = "bohnhof.cli, bohnhof.server.http.app, bohnhof.server.http.run, bohnhof.server.local"
    code = f"import sys, {modules}; sys.exit('asyncpg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_server_may_open_as_many_files_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 256), hard))
        assert raise_descriptors() > 256
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
