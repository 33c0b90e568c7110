"""Playing without a server: the engine's files, and the service worker that caches them.

The engine is in `engine` of an installed package, or in the folder of `make engine` in a checkout. It can be missing.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

ENGINE_INSTALLED: Final = Path(__file__).parents[1] / "engine"
ENGINE_CHECKOUT: Final = Path(__file__).parents[4] / "build" / "engine"
INDEX: Final = "engine.json"
SERVICE_WORKER: Final = "service-worker.js"
ROOT_FILES: Final = {
    "favicon.svg": "image/svg+xml",
    "manifest.webmanifest": "application/manifest+json",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable-512.png": "image/png",
}
EMPTY: Final = '{"version": "", "page": "", "files": []}'  # the placeholder in the built service worker
# Python runs as WebAssembly in workers, which have their own policy; no page may compile anything.
ENGINE_POLICY: Final = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'"


def engine_folder() -> Path | None:
    """The folder of the engine; None if this installation has none."""
    folder = ENGINE_INSTALLED if ENGINE_INSTALLED.is_dir() else ENGINE_CHECKOUT
    return folder if (folder / INDEX).exists() else None


def service_worker(built: Path, engine: Path, page: str) -> str:
    """The service worker with its list of cached files; a new version whenever one of them changes."""
    names = [
        f"assets/{path.name}" for path in sorted((built / "assets").iterdir()) if path.suffix not in (".br", ".gz")
    ]
    fixed = [built / name for name in ROOT_FILES if (built / name).exists()]
    names += [path.name for path in fixed]
    names += [f"engine/{name}" for name in engine_files(engine)]
    digest = sha256(json.dumps(names).encode())  # most file names contain a hash
    for path in (built / "index.html", built / SERVICE_WORKER, engine / INDEX, *fixed):
        digest.update(path.read_bytes())
    said = {"version": digest.hexdigest()[:16], "page": page, "files": names}
    return (built / SERVICE_WORKER).read_text(encoding="utf-8").replace(EMPTY, json.dumps(said))


def engine_files(engine: Path) -> list[str]:
    """The files that playing needs."""
    index = json.loads((engine / INDEX).read_text(encoding="utf-8"))
    parts = [part["file"] for part in index["parts"].values()]
    return [INDEX, index["worker"], *index["scripts"], *parts]
