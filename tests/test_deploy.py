"""The files of deploy/ match the program. (Caddy and nginx: tests/server/test_proxies.py.)"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from bohnhof.cli import app
from tests.sources import TOP

DEPLOY = TOP / "deploy"
OF_THE_BUILD = {"BOHNHOF_PURE", "BOHNHOF_RELEASE"}
OF_THE_PROXY = {"BOHNHOF_SITE", "BOHNHOF_UPSTREAM"}
MOST_EXPOSED = 2.0  # of 10, as systemd counts


def of_serve() -> set[str]:
    command: Any = get_command(app)
    return {str(option.envvar) for option in command.commands["serve"].params}


@pytest.mark.parametrize("path", sorted(filter(Path.is_file, DEPLOY.iterdir())), ids=lambda path: path.name)
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


def servers_of(file: str) -> list[dict[str, Any]]:
    services = yaml.safe_load((DEPLOY / file).read_text(encoding="utf-8"))["services"]
    return [service for name, service in services.items() if name.startswith("bohnhof")]


@pytest.mark.parametrize("file", ["compose.yaml", "compose-club.yaml"])
def test_a_container_takes_every_setting_from_an_optional_file(file: str) -> None:
    for server in servers_of(file):
        assert server["env_file"] == [{"path": "bohnhof.env", "required": False}]
        # These win over the file, so they are only what the other containers must know, too.
        assert set(server["environment"]) <= {"BOHNHOF_TRUSTED_PROXY", "BOHNHOF_ROOT_PATH", "BOHNHOF_DATABASE"}


@pytest.mark.parametrize("file", ["compose.yaml", "compose-club.yaml"])
def test_a_container_can_read_your_own_editions(file: str) -> None:
    for server in servers_of(file):
        assert "./editions:/editions:ro" in server["volumes"]


def test_nginx_compresses_pages_answers_and_the_documentation() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    [types] = re.findall(r"^ *gzip_types (.*);$", text, re.MULTILINE)
    wanted = {"application/json", "image/svg+xml", "text/css", "text/javascript", "application/javascript"}
    assert set(types.split()) >= wanted  # HTML is always compressed


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


def copied() -> list[str]:
    """What the container's build gets: files and folders of the project."""
    lines = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    patterns = [line.removeprefix("!") for line in lines if line.startswith("!")]
    return [path.relative_to(TOP).as_posix() for pattern in patterns for path in sorted(TOP.glob(pattern))]


def test_what_the_container_copies_is_enough_to_build_the_package() -> None:
    assert set(copied()) >= {"src", "web", "docs", "hatch_build.py", "pyproject.toml", "uv.lock", "README.md"}


def test_what_the_container_copies_is_enough_to_build_the_documentation(tmp_path: Path) -> None:
    for name in copied():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        if (TOP / name).is_dir():
            unwanted = shutil.ignore_patterns("node_modules", "dist", "__pycache__")
            shutil.copytree(TOP / name, tmp_path / name, ignore=unwanted)
        else:
            shutil.copy(TOP / name, tmp_path / name)
    script = f"from pathlib import Path; from gather import gather; gather(Path({str(tmp_path / 'pages')!r}))"
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path / "docs" / "site", check=True)
    assert "position" in (tmp_path / "pages" / "rules" / "10-base-game.md").read_text(encoding="utf-8"), "with examples"


def test_the_documentation_is_built_before_the_package_that_contains_it() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert 0 < text.find("python docs/site/build.py") < text.find("pip install --no-cache-dir --target")


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
