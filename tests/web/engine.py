"""The built engine, for tests: its location, its size, and how to run it without a browser."""

from __future__ import annotations

import gzip
import json
import re
import runpy
import subprocess
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, Route

TOP: Final = Path(__file__).parents[2]
ENGINE: Final = TOP / "build" / "engine"
RUNNER: Final = Path(__file__).with_name("engine_run.mjs")
WORKER: Final = re.compile(r".*/engine/worker-[^/]+\.mjs")


def index() -> dict[str, Any]:
    file = ENGINE / "engine.json"
    assert file.exists(), "the engine is not built: make engine"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def weight() -> int:
    """Bytes that a browser downloads before it can play, compressed with gzip."""
    about = index()
    scripts = [ENGINE / name for name in (*about["scripts"], about["worker"], "engine.json")]
    parts: list[int] = [(ENGINE / part["file"]).stat().st_size for part in about["parts"].values()]
    return sum(parts) + sum(len(gzip.compress(path.read_bytes(), 9)) for path in scripts)


def run(program: str, scratch: Path, folder: Path = TOP) -> str:
    """The result of `main()` of this program in the engine; it can import modules from the folder."""
    index()
    node = runpy.run_path(str(TOP / "web" / "build.py"))["node_command"]()
    command = [*node, str(RUNNER), str(ENGINE), str(scratch), str(folder)]
    done = subprocess.run(command, input=program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def change_worker(page: Page, *, before: str = "", after: str = "") -> None:
    """Change the page's workers: to simulate a browser that lacks something, or to add a hook for a test."""

    def change(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{before}\n{answer.text()}\n{after}")

    page.route(WORKER, change)
