"""Packs the engine. It runs inside Pyodide, in Node (see pack.mjs): the Python that compiles is the one that runs.

In:  /src (our package), /docs/rules, /wheels (unpacked), /stdlib.zip
Out: /out/std.zip (the modules of the standard library that are used) and /out/app.pack (everything else)
"""

from __future__ import annotations

import ast
import importlib
import json
import marshal
import sys
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from types import CodeType

SRC, RULES, WHEELS, STDLIB, OUT = (Path("/") / name for name in ("src", "docs/rules", "wheels", "stdlib.zip", "out"))
ROOTS = ("bohnhof.server.browser",)
# Imported only after errors, or inside functions of the standard library, so that exercise.py does not find them.
ALSO = ("traceback", "linecache", "tokenize", "textwrap", "getpass", "bisect", "stringprep", "unicodedata")
CODECS = ("ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig")
LONG_AGO = (1980, 1, 1, 0, 0, 0)
UNCHECKED = 0b01  # a .pyc that Python uses without checking its source


def pyc(source: bytes, name: str) -> bytes:
    """Compile without docstrings, except those of bots, which are shown. Foreign code also loses its line numbers."""
    optimize = 1 if name.startswith("bohnhof/bots/") else 2
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    if not name.startswith("bohnhof/"):
        code = without_lines(code)
    return MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + source_hash(source) + marshal.dumps(code)


def without_lines(code: CodeType) -> CodeType:
    inner = tuple(without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


# ------------------------------------------------------------------------------ our own modules


def file_of(module: str) -> Path | None:
    path = SRC.joinpath(*module.split("."))
    found = [path.with_suffix(".py"), path / "__init__.py"]
    return next((file for file in found if file.exists()), None)


def imported_by(source: str) -> set[str]:
    """All imports of a module, including names that may be modules, but not imports for type checkers only."""
    names: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        waiting += ast.iter_child_nodes(node)
    return names


def own_modules() -> tuple[dict[str, Path], set[str]]:
    """Our modules that the engine needs, with their files, and the other modules that they import."""
    found: dict[str, Path] = {}
    outside: set[str] = set()
    waiting = list(ROOTS)
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        if module.partition(".")[0] != "bohnhof":
            outside.add(module)
        elif (file := file_of(module)) is not None:
            found[module] = file
            waiting += [*imported_by(file.read_text(encoding="utf-8")), module.rpartition(".")[0] or "bohnhof"]
    return found, outside


def data_files() -> dict[str, bytes]:
    """The data files that our modules read: weights of bots, English messages, the rules."""
    package = SRC / "bohnhof"
    files = [*(package / "bots" / "weights").glob("*.json"), *(package / "sentences" / "en").glob("*.ftl")]
    found = {str(file.relative_to(SRC)): file.read_bytes() for file in files}
    return found | {f"bohnhof/rulebook/{file.relative_to(RULES)}": file.read_bytes() for file in RULES.rglob("*.md")}


def from_wheels() -> dict[str, bytes]:
    """The other packages, with modules compiled to .pyc. Our own compiled wheel also contains its data."""
    found: dict[str, bytes] = {}
    for file in sorted(path for path in WHEELS.rglob("*") if path.is_file()):
        name = str(file.relative_to(WHEELS))
        if file.suffix == ".py":
            found[f"{name}c"] = pyc(file.read_bytes(), name)
        elif file.suffix in (".so", ".json", ".ftl") or name.startswith("bohnhof/rulebook/"):
            found[name] = file.read_bytes()
    return found


def pack_app(*, is_compiled: bool) -> set[str]:
    """Write everything but the standard library; returns the modules that our code imports from elsewhere."""
    own, outside = own_modules()
    files = from_wheels()
    if not is_compiled:
        for path in own.values():
            name = str(path.relative_to(SRC))
            files[f"{name}c"] = pyc(path.read_bytes(), name)
        files |= data_files()
    index, at = {}, 0
    for name in sorted(files):
        index[name] = [at, len(files[name])]
        at += len(files[name])
    head = json.dumps(index, separators=(",", ":")).encode()
    body = b"".join(files[name] for name in sorted(files))
    (OUT / "app.pack").write_bytes(len(head).to_bytes(4, "little") + head + body)
    return outside


# -------------------------------------------------------------------------- the standard library


def import_all(modules: set[str]) -> None:
    for module in sorted(modules):
        try:
            importlib.import_module(module)
        except ImportError:
            pass  # a name inside a module, or a package that browsers do not have


def is_built_in(module: str) -> bool:
    """Is it part of the interpreter itself?"""
    spec = sys.modules[module].__spec__
    return spec is not None and spec.origin == "frozen"


def pack_stdlib() -> list[str]:
    """Write the modules that are loaded now; returns their names."""
    names = []
    with zipfile.ZipFile(STDLIB) as whole, zipfile.ZipFile(OUT / "std.zip", "w") as used:
        for name in sorted(whole.namelist()):
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            is_codec = module.startswith("encodings.") and module.partition(".")[2] in CODECS
            if name.endswith(".py") and (is_codec or (module in sys.modules and not is_built_in(module))):
                names.append(module)
                used.writestr(zipfile.ZipInfo(f"{name}c", LONG_AGO), pyc(whole.read(name), name))
            elif not name.endswith((".py", "/")) and name.partition("/")[0] in ("pyodide", "_pyodide"):
                used.writestr(zipfile.ZipInfo(name, LONG_AGO), whole.read(name))
    return names
