"""Builds the documentation site, strictly: a broken link is an error. `make docs` puts it into build/docs.

python docs/site/build.py [--into FOLDER]
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

sys.path.insert(0, str(Path(__file__).parent))
from gather import TOP, gather
from sphinx.cmd.build import build_main

HERE: Final = Path(__file__).parent
INLINE: Final = re.compile(r"<(script|style)(?: type=\"text/javascript\")?>(.+?)</\1>", re.DOTALL)
NEEDLESS: Final = (".buildinfo", "objects.inv", "**/*.map")  # source maps are for people who work on the theme


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Builds the documentation site.")
    parser.add_argument("--into", type=Path, default=TOP / "build" / "docs", help="the folder of the site")
    target: Path = parser.parse_args(arguments).into
    with TemporaryDirectory(prefix="bohnhof-docs-") as scratch:
        sources, made = Path(scratch, "sources"), Path(scratch, "site")
        gather(sources)
        options = ["-q", "-E", "--fail-on-warning", "-b", "html", "-c", str(HERE), "-d", f"{scratch}/trees"]
        if build_main([*options, str(sources), str(made)]):
            return 1
        for pattern in NEEDLESS:
            for path in made.glob(pattern):
                path.unlink()
        for page in made.rglob("*.html"):
            move_out(page, made)
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(made, target)
    return 0


def move_out(page: Path, site: Path) -> None:
    """Move scripts and styles of a page into files: the server's content security policy allows no others."""
    up = "../" * len(page.relative_to(site).parent.parts)

    def moved(found: re.Match[str]) -> str:
        kind, content = found[1], found[2]
        suffix = "js" if kind == "script" else "css"
        name = f"_static/part-{hashlib.sha256(content.encode()).hexdigest()[:8]}.{suffix}"
        (site / name).write_text(content, encoding="utf-8")
        return (
            f'<script src="{up}{name}"></script>' if kind == "script" else f'<link rel="stylesheet" href="{up}{name}">'
        )

    page.write_text(INLINE.sub(moved, page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
