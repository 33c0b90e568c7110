"""The files of deploy/ match the program. (Caddy and nginx: tests/server/test_proxies.py.)"""

from __future__ import annotations

import re
import shutil
import subprocess
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from bohnhof.cli import app
from tests.sources import TOP

DEPLOY = TOP / "deploy"
OF_THE_BUILD = {"BOHNHOF_RELEASE"}
OF_THE_PROXY = {"BOHNHOF_SITE", "BOHNHOF_UPSTREAM"}
MOST_EXPOSED = 2.0  # of 10, as systemd counts


def of_serve() -> set[str]:
    command: Any = get_command(app)
    return {str(option.envvar) for option in command.commands["serve"].params}


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_variable_is_one_that_somebody_reads(path: Path) -> None:
    named = set(re.findall(r"\bBOHNHOF_[A-Z_]+", path.read_text(encoding="utf-8")))
    assert named <= of_serve() | OF_THE_BUILD | OF_THE_PROXY


def test_the_page_about_hosting_lists_every_variable() -> None:
    text = (TOP / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(BOHNHOF_[A-Z_]+)`", text, re.MULTILINE)) == of_serve()


def test_the_containers_proxy_is_trusted_and_waits_for_the_server() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    server, proxy = compose["services"]["bohnhof"], compose["services"]["caddy"]
    [network] = compose["networks"]["inside"]["ipam"]["config"]
    assert ip_network(server["environment"]["BOHNHOF_TRUSTED_PROXY"]) == ip_network(network["subnet"])
    assert proxy["depends_on"]["bohnhof"]["condition"] == "service_healthy"
    assert server["environment"]["BOHNHOF_ROOT_PATH"] == proxy["environment"]["BOHNHOF_ROOT_PATH"]
    assert "ports" not in server, "nobody reaches the server past the proxy"
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"


def test_the_servers_of_a_club_share_a_database_and_trust_their_balancer() -> None:
    compose = yaml.safe_load((DEPLOY / "compose-club.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    balancer = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    servers = re.findall(r"^    server \w+ ([\w-]+):8000$", balancer, re.MULTILINE)
    assert servers == [name for name in services if name.startswith("bohnhof")]
    [network] = compose["networks"]["inside"]["ipam"]["config"]
    assert f"acl by_proxy src {network['subnet']}" in balancer
    for name in servers:
        environment = services[name]["environment"]
        assert environment["BOHNHOF_DATABASE"].startswith("postgresql://")
        assert ip_network(environment["BOHNHOF_TRUSTED_PROXY"]) == ip_network(network["subnet"])
        assert services["haproxy"]["depends_on"][name]["condition"] == "service_healthy"
        assert "ports" not in services[name]
    assert services["caddy"]["environment"]["BOHNHOF_UPSTREAM"] == "haproxy:8000"
    assert "postgres]" in (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), "the image has the driver"


def test_what_the_container_copies_is_enough_to_build_the_package() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    copied = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    assert copied >= {"src", "web", "docs", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE"}
    assert all((TOP / name).exists() for name in copied)


def test_the_container_runs_as_nobody_in_particular() -> None:
    last = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").rpartition("\nFROM ")[2]
    assert re.search(r"^USER bohnhof$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK ", last, re.MULTILINE)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here")
def test_the_service_is_valid_and_hardened(tmp_path: Path) -> None:
    unit = tmp_path / "bohnhof.service"
    program = tmp_path / "bohnhof"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    text = (DEPLOY / "bohnhof.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/bohnhof/bin/bohnhof serve", f"{program} serve"))
    judged = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (judged.returncode, judged.stderr) == (0, "")
    security = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)]
    judged = subprocess.run(security, capture_output=True, text=True, check=False)
    [exposure] = re.findall(r"exposure level for bohnhof.service: ([\d.]+)", judged.stdout)
    assert float(exposure) <= MOST_EXPOSED
