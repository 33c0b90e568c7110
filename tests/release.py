"""Proves that files of a release work where nothing else of this project is: `make test-release`.

    python tests/release.py dist/*.whl dist/*.tar.gz     each in a new environment, in another folder
    python tests/release.py --here compiled              the package that is installed in this environment

A proof: the version names the kernel that was promised, the server starts, its page and files arrive, and a program
plays a whole game at a table of it. Only what comes with Python and with the package is used.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
import venv
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

if TYPE_CHECKING:
    from collections.abc import Iterator

SEAT = Path(__file__).parents[1] / "examples" / "seat.py"
WINDOWS = sys.platform == "win32"
KINDS = ("compiled", "interpreted")


def main() -> int:
    parser = argparse.ArgumentParser(description="Proves that files of a release work.")
    parser.add_argument("files", nargs="*", type=Path, help="wheels and source archives")
    parser.add_argument("--here", choices=KINDS, help="prove what is installed here; it must have this kernel")
    wanted = parser.parse_args()
    if wanted.here is not None:
        prove(Path(sys.executable), wanted.here, manual=True)
    for file in wanted.files:
        prove_file(file.resolve())
    return 0


def prove_file(file: Path) -> None:
    """Install it into an environment of its own, in a folder of its own."""
    is_pure = file.name.endswith("-none-any.whl")
    with TemporaryDirectory(prefix="bohnhof-release-") as folder:
        environment = Path(folder, "environment")
        venv.create(environment, with_pip=True)
        python = environment / ("Scripts/python.exe" if WINDOWS else "bin/python")
        # A source archive is built like a release: without a compiler that fails.
        build = {**os.environ, "BOHNHOF_RELEASE": "1"}
        subprocess.run([python, "-m", "pip", "install", "--quiet", file], check=True, cwd=folder, env=build)
        # Wheels contain the documentation; what is built from the sources does only if it is made first.
        prove(python, "interpreted" if is_pure else "compiled", manual=file.suffix == ".whl")
    print(f"{file.name}: works")


def prove(python: Path, kernel: str, *, manual: bool) -> None:
    said = subprocess.run([python, "-m", "bohnhof", "--version"], capture_output=True, text=True, check=True).stdout
    expect(f"({kernel} kernel" in said, f"the kernel is {kernel}", said)
    with serving(python) as address:
        page = fetch(f"{address}/").decode()
        files = re.findall(r'(?:src|href)="([^"]+)"', page)
        expect(any(file.endswith(".js") for file in files), "the page has a script", page)
        for file in files:
            expect(bool(fetch(address + file)), "every file of the page is there", file)
        if manual:
            expect(bool(fetch(f"{address}/docs/play.html")), "the documentation is there", "/docs/play.html")
        rules = json.loads(fetch(f"{address}/api/rules"))
        expect(len(rules) > 100, "the rules are there", len(rules))
        scores = play(python, address)
        expect(scores.startswith("scores ["), "a game is played to its end", scores)


@contextmanager
def serving(python: Path) -> Iterator[str]:
    """A server of that environment, started as people start it."""
    with TemporaryDirectory(prefix="bohnhof-tables-") as folder:
        command = [str(python), "-m", "bohnhof", "serve", "--no-browser", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder) as server:
            assert server.stdout is not None
            try:
                said = server.stdout.readline()
                found = re.search(r"http://localhost:\d+", said)
                expect(found is not None, "the server says where it is", said)
                yield found[0] if found else ""
            finally:
                server.terminate()
                server.wait()


def play(python: Path, address: str) -> str:
    """A program takes the second seat of a duel; a bot takes over the first one."""
    browser = build_opener(HTTPCookieProcessor())

    def ask(path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        with browser.open(Request(f"{address}/api/tables{path}", data)) as answer:
            return json.load(answer)

    table = ask("", {"edition": "duel", "players": 2, "name": "Host", "pace": 0})["table"]
    command = [python, SEAT, address, table, "Robo"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=python.parent) as seat:
        while seat.poll() is None and ask(f"/{table}")["seats"][1]["kind"] == "open":
            time.sleep(0.2)  # the server limits how often it can be asked
        ask(f"/{table}/start", {})
        ask(f"/{table}/leave", {})
        return seat.communicate()[0]


def fetch(address: str) -> bytes:
    with build_opener().open(address) as answer:
        content: bytes = answer.read()
        return content


def expect(holds: bool, what: str, seen: object) -> None:
    if not holds:
        raise SystemExit(f"It does not hold that {what}: {seen}")


if __name__ == "__main__":
    raise SystemExit(main())
