"""The engine that plays in a browser, run in Node: it is small, and says the same as a server, byte by byte."""

from __future__ import annotations

import json
import zipfile
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from bohnhof import __version__
from bohnhof.editions import EDITIONS
from tests.patience import HANGS
from tests.server.serving import running
from tests.server.test_local import GAMES, server_transcript, wish_for
from tests.web import engine
from tests.web.tables import FULL

MOST = 6_000_000  # bytes
# Every edition: with bots that trade well, or without any trading, no two of them want to act at the same moment.
USUAL = {id: min(edition.set_ups) for id, edition in EDITIONS.items()}
TRADES = 3  # seats and more
ALL_GAMES = [*GAMES]
ALL_GAMES += [
    (id, seats, "club" if seats >= TRADES else "random")
    for id, seats in USUAL.items()
    if id not in {game[0] for game in GAMES}
]

TRANSCRIPT = """
import json
from hashlib import sha256
from bohnhof.server import browser
from bohnhof.server.rooms import lobby
from tests.server.transcripts import local_transcript

async def elsewhere(job, question):
    return browser.do_work(job, question)

async def save(count, numbers, pages):
    pass

async def main():
    wish = json.loads({wish!r})
    lobby.new_id = lambda: "same-" + wish["edition"]
    tables = browser.BrowserTables(b"", save, elsewhere, lambda: sha256(b"7").hexdigest())
    return json.dumps(await local_transcript(tables.local, wish))
"""


def test_the_engine_is_under_six_megabytes() -> None:
    assert 3_000_000 < engine.weight() < MOST


def test_whose_work_is_in_it_is_said_beside_it() -> None:
    notices = (engine.ENGINE / "THIRD_PARTY.txt").read_text(encoding="utf-8")
    for name in ("Pyodide", "Mozilla Public License", "Python Software Foundation", "msgspec", "mypy_extensions"):
        assert name in notices
    assert notices.count("Permission is hereby granted") + notices.count("Redistribution and use") >= 2


@pytest.mark.skipif(not FULL, reason="make test-web packs another engine")
def test_a_wheel_with_a_kernel_is_packed_in_place_of_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stand-in for one that was compiled to WebAssembly: it says another version."""
    wheel = tmp_path / "bohnhof-9.9.9-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
    with zipfile.ZipFile(wheel, "w") as file:
        for path in (engine.TOP / "src" / "bohnhof").rglob("*"):
            if path.suffix in (".py", ".json", ".ftl"):
                text = path.read_text(encoding="utf-8").replace(f'"{__version__}"', '"9.9.9"')
                file.writestr(path.relative_to(engine.TOP / "src").as_posix(), text)
        rules = engine.TOP / "docs" / "rules"
        for path in rules.rglob("*.md"):
            file.write(path, f"bohnhof/rulebook/{path.relative_to(rules).as_posix()}")
    build = import_from(engine.TOP / "web" / "engine" / "build.py")
    fetched = build.fetch_wheels()
    monkeypatch.setattr(build, "fetch_wheels", lambda: fetched)
    monkeypatch.setattr(build, "SCRATCH", tmp_path / "parts")
    monkeypatch.setattr(build, "OUT", tmp_path / "engine")
    monkeypatch.setattr(build, "INDEX", tmp_path / "engine" / "engine.json")
    assert build.main(["--wheel", str(wheel)]) == 0
    monkeypatch.setattr(engine, "ENGINE", tmp_path / "engine")
    program = "from bohnhof.server import browser\nasync def main():\n    return browser.about()\n"
    assert json.loads(engine.run(program, tmp_path / "run", tmp_path / "parts"))["version"] == "9.9.9"


def import_from(file: Path) -> Any:
    spec = spec_from_file_location("engine_build", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("edition", "players", "bots"), ALL_GAMES if FULL else GAMES[:1])
def test_the_transcript_is_that_of_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str, players: int, bots: str
) -> None:
    wish = wish_for(edition, players, bots)
    there: list[str] = []

    async def ask_a_server() -> None:
        there.extend(await server_transcript(tmp_path / "server", monkeypatch, wish))

    with ThreadPoolExecutor(1) as elsewhere:  # browser tests before this one have left their loop running here
        elsewhere.submit(running, ask_a_server(), 10 * HANGS).result()
    here = json.loads(engine.run(TRANSCRIPT.format(wish=json.dumps(wish)), tmp_path / "engine"))
    assert len(there) > 80
    for one, other in zip(there, here, strict=True):
        assert one == other
