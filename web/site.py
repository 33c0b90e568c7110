"""Makes a site that needs no server, in build/site: the page, the engine and the documentation.

`make site` calls this after building all three. Any static host can serve the folder, at the root of a site or below:
all files link to each other by relative addresses.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import sys
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from bohnhof.server.http.offline import SERVICE_WORKER, service_worker

TOP = Path(__file__).parents[1].resolve()
DIST, ENGINE = TOP / "web" / "dist", TOP / "build" / "engine"
# A static host does not send our headers. The workers then have no policy, but the page has this one.
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'"
)
# A table's address is not a file. The host shows this page instead, which redirects to the root of the site.
FINDS_THE_PAGE = (
    "const found = /^(.*)(\\/(?:tables|games|rules|tutorial|privacy|puzzles|my-games|referee)(?:\\/.*)?)$/"
    ".exec(location.pathname);"
    "if (found) location.replace(found[1] + '/?go=' + encodeURIComponent(found[2] + location.search) + location.hash);"
)
REFEREE = re.compile(r'href="((?:\.\./)+)offline/referee#')
NOT_FOUND = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bohnhof</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-{digest}'">
<h1>Bohnhof</h1>
<p>There is nothing here.
<script>{script}</script>
"""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Makes a site that plays without any server.")
    parser.add_argument("--docs", type=Path, default=TOP / "build" / "docs", help="the documentation")
    parser.add_argument("--into", type=Path, default=TOP / "build" / "site", help="the folder of the site")
    given = parser.parse_args(arguments)
    for folder, command in ((DIST, "make web"), (ENGINE, "make engine"), (given.docs, "make docs")):
        if not folder.is_dir():
            print(f"{folder} is missing: {command} builds it", file=sys.stderr)
            return 1
    make(given.into, given.docs)
    print(f"{given.into}: {sum(path.stat().st_size for path in given.into.rglob('*')) / 1e6:.0f} MB")
    return 0


def make(site: Path, docs: Path) -> None:
    """Copy everything into one folder, which is emptied first."""
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(DIST, site, ignore=shutil.ignore_patterns("*.br", "*.gz", ".sources"))
    shutil.copytree(ENGINE, site / "engine", ignore=shutil.ignore_patterns("*.mjs.gz", "*.mjs.br"))
    shutil.copytree(docs, site / "docs")
    lead_to_the_page(site / "docs")
    page = (DIST / "index.html").read_text(encoding="utf-8")
    page = page.replace("<html ", '<html data-offline="static" ', 1)
    page = page.replace("<head>", f'<head>\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />', 1)
    (site / "index.html").write_text(page, encoding="utf-8")
    manifest = json.loads((DIST / "manifest.webmanifest").read_text(encoding="utf-8"))
    (site / "manifest.webmanifest").write_text(json.dumps({**manifest, "start_url": "./"}, indent=2), encoding="utf-8")
    (site / SERVICE_WORKER).write_text(service_worker(site, site / "engine", "./"), encoding="utf-8")
    digest = b64encode(sha256(FINDS_THE_PAGE.encode()).digest()).decode()
    (site / "404.html").write_text(NOT_FOUND.format(digest=digest, script=FINDS_THE_PAGE), encoding="utf-8")
    (site / ".nojekyll").touch()  # without it, GitHub Pages leaves out folders like _static


def lead_to_the_page(docs: Path) -> None:
    """Change links to the referee: on a server it is below /offline, here it is a page of the site without a file."""
    for page in docs.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        page.write_text(REFEREE.sub(r'href="\1?go=%2Freferee#', text), encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
