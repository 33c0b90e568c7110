"""Imports only go down: the layers of the architecture as data, checked against every source file."""

import ast
import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tests.sources import Source, example, sources

# Each part of the package, with the parts it may import besides itself. `__init__` is the front door of the package.
# A part that is missing here is an error, so that every new folder gets a layer.
LAYERS: dict[str, set[str]] = {
    "kernel": set(),
    "letters": set(),
    "about": {"__init__", "kernel"},  # says which program runs
    "editions": {"kernel"},
    "rulebook": {"kernel"},
    "library": {"editions", "kernel"},  # opens edition files, which editions themselves may not
    "sentences": {"kernel"},  # texts for people, in their language
    "bots": {"editions", "kernel", "sentences"},
    "review": {"bots", "editions", "kernel", "sentences"},
    "arena": {"__init__", "about", "bots", "editions", "kernel", "library", "review", "rulebook"},
    "envs": {"__init__", "bots", "editions", "kernel", "library", "rulebook", "sentences"},
    "server": {"__init__", "bots", "editions", "kernel", "letters", "library", "review", "rulebook", "sentences"},
    "terminal": {"bots", "kernel", "letters", "rulebook", "sentences"},
    "cli": {
        "__init__",
        "about",
        "arena",
        "bots",
        "editions",
        "envs",
        "kernel",
        "library",
        "review",
        "rulebook",
        "sentences",
        "server",
        "terminal",
    },
    "game": {"bots", "editions", "kernel", "library", "sentences"},
    "__init__": {"bots", "editions", "game", "kernel", "library"},  # the front door, loaded on first use
    "__main__": {"cli"},
}

# Folders that are layers inside their part: they may import its other files, which may not import them, and those of
# these folders that are named here.
INNER_LAYERS: dict[str, set[str]] = {
    "kernel.text": set(),
    "kernel.learn": set(),
}

# The folders of the server, each with those it may import besides itself; files that stand alone are for all of them,
# but `local` is a server of its own. Only the doors know what serves them.
SERVER_LAYERS: dict[str, set[str]] = {
    "limits": set(),
    "metrics": set(),
    "wire": set(),
    "thinking": {"limits", "metrics", "wire"},
    "storage": {"limits", "metrics", "thinking", "wire"},
    "rooms": {"limits", "metrics", "storage", "thinking", "wire"},
    "http": {"limits", "metrics", "rooms", "storage", "thinking", "wire"},
    "local": {"limits", "metrics", "rooms", "storage", "thinking", "wire"},
    "browser": {"limits", "local", "metrics", "rooms", "storage", "thinking", "wire"},
}
DOOR_PACKAGES = {"starlette", "uvicorn", "uvloop", "websockets"}
DOOR_FOLDER = "http"
VISITOR = "src/bohnhof/server/thinking/remote_seat.py"  # it connects to another server

# The parts that only compute, and all they may import from outside: no clock, files, network or packages.
PURE_PARTS = {"kernel", "editions"}
PURE_MODULES = {
    "__future__", "abc", "array", "bisect", "collections", "collections.abc", "copy", "dataclasses",
    "difflib", "enum", "fractions", "functools", "hashlib", "heapq", "itertools", "json", "math", "operator",
    "re", "string", "struct", "textwrap", "tomllib", "types", "typing", "zlib",
}  # fmt: skip
# The class, whose numbers come from its seed; the functions of the module share one generator with everybody.
PURE_NAMES = {("random", "Random")}
IMPURE_CALLS = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}

# What the compiler brings along: types for the type checker, a word to the compiler itself, and storage in the one
# file that chooses it.
COMPILER_PACKAGES = {"librt", "mypy_extensions"}
COMPILER_WORD = ("mypy_extensions", "mypyc_attr")
COMPILER_FILE = "src/bohnhof/kernel/arrays.py"

# A Table holds everybody's secrets; bots see a View. Only the runner, which deals, handles both.
SECRET_NAME = "Table"
SECRET_PART = "bots"
SECRET_FILE = "src/bohnhof/bots/runner.py"


def test_imports_only_go_down() -> None:
    assert list(climbing_imports(sources("src"))) == []


def test_folders_inside_a_part_stand_on_the_rest_of_it() -> None:
    assert list(imports_of_inner_layers(sources("src"))) == []


def test_the_folders_of_the_server_only_import_downwards() -> None:
    assert list(climbing_server_imports(sources("src"))) == []


def test_kernel_and_editions_only_compute() -> None:
    assert list(impurities(sources("src"))) == []


def test_bots_never_see_a_table() -> None:
    assert list(peeking_bots(sources("src"))) == []


# The checkers


class Import(NamedTuple):
    """One imported name: `name` of `module`, or the module itself."""

    module: str
    name: str | None
    line: int
    for_types_only: bool


def climbing_imports(files: Iterable[Source]) -> Iterator[str]:
    """Imports inside the package that its table of layers does not allow."""
    for source in files:
        part = part_of(source)
        if part not in LAYERS:
            yield f"{source.path}: '{part}' has no layer"
            continue
        for wish in imports(source):
            target = imported_part(wish)
            if target is not None and target != part and target not in LAYERS[part]:
                yield f"{source.path}:{wish.line}: {part} may not import {target}"


def imports_of_inner_layers(files: Iterable[Source]) -> Iterator[str]:
    """Imports by which the files of a part, or of another folder in it, stand on a folder that is above them."""
    for source in files:
        own = inner_layer(module_of(source))
        for wish in imports(source):
            target = inner_layer(f"{wish.module}.{wish.name}")
            if target in (None, own) or imported_part(wish) != part_of(source):
                continue
            if own is None or target not in INNER_LAYERS[own]:
                yield f"{source.path}:{wish.line}: {own or part_of(source)} may not import {target}"


def climbing_server_imports(files: Iterable[Source]) -> Iterator[str]:
    """Imports inside the server that its table of layers does not allow, and doors that are not where doors are."""
    for source in files:
        if part_of(source) != "server":
            continue
        folder = source.path.removeprefix("src/bohnhof/server/").partition("/")[0].removesuffix(".py")
        if folder != "__init__" and folder not in SERVER_LAYERS:
            yield f"{source.path}: '{folder}' has no layer in the server"
            continue
        for wish in imports(source):
            target = imported_server_folder(wish)
            if target is not None and target not in {folder, *SERVER_LAYERS[folder]}:
                yield f"{source.path}:{wish.line}: {folder} may not import {target}"
            package = wish.module.partition(".")[0]
            if package in DOOR_PACKAGES and folder != DOOR_FOLDER and (source.path, package) != (VISITOR, "websockets"):
                yield f"{source.path}:{wish.line}: {folder} may not import {package}"


def imported_server_folder(wish: Import) -> str | None:
    """The folder of the server an import reaches into; None if it comes from elsewhere."""
    name = f"{wish.module}.{wish.name}" if wish.module == "bohnhof.server" else wish.module
    return name.removeprefix("bohnhof.server.").partition(".")[0] if name.startswith("bohnhof.server.") else None


def impurities(files: Iterable[Source]) -> Iterator[str]:
    """What ties a part that should only compute to the world outside."""
    for source in files:
        if part_of(source) not in PURE_PARTS:
            continue
        for wish in imports(source):
            if imported_part(wish) is None and not is_pure(wish, source):
                name = f"{wish.module}.{wish.name}" if wish.name else wish.module
                yield f"{source.path}:{wish.line}: imports {name}"
        for node in ast.walk(source.tree):
            match node:
                case ast.Call(func=ast.Name(id=name)) if name in IMPURE_CALLS:
                    yield f"{source.path}:{node.lineno}: calls {name}"


def is_pure(wish: Import, source: Source) -> bool:
    """May a part that only computes import this?"""
    if wish.module.partition(".")[0] in COMPILER_PACKAGES:
        return wish.for_types_only or (wish.module, wish.name) == COMPILER_WORD or source.path == COMPILER_FILE
    return wish.module in PURE_MODULES or (wish.module, wish.name) in PURE_NAMES


def peeking_bots(files: Iterable[Source]) -> Iterator[str]:
    """Bots that import or name the type that holds the secrets."""
    for source in files:
        if part_of(source) != SECRET_PART or source.path == SECRET_FILE:
            continue
        for node in ast.walk(source.tree):
            match node:
                case (
                    ast.alias(name=name) | ast.Name(id=name) | ast.Attribute(attr=name) | ast.Constant(value=str(name))
                ) if name == SECRET_NAME:
                    yield f"{source.path}:{node.lineno}: names {SECRET_NAME}"


def part_of(source: Source) -> str:
    """The part of the package a file belongs to: the folder, or the file that stands alone."""
    return source.path.removeprefix("src/bohnhof/").partition("/")[0].removesuffix(".py")


def module_of(source: Source) -> str:
    """The module that a file is: `bohnhof.kernel.play`."""
    return source.path.removeprefix("src/").removesuffix(".py").replace("/", ".")


def inner_layer(module: str) -> str | None:
    """The folder with a layer of its own that a module, or a name in it, belongs to."""
    return next((folder for folder in INNER_LAYERS if f"{module}.".startswith(f"bohnhof.{folder}.")), None)


def imported_part(wish: Import) -> str | None:
    """The part of the package an import reaches into; None if it comes from outside."""
    package, _, rest = wish.module.partition(".")
    if package != "bohnhof":
        return None
    part = rest.partition(".")[0] or wish.name
    return part if part in LAYERS or rest else "__init__"


def imports(source: Source) -> Iterator[Import]:
    """Everything a file imports, wherever in the file."""
    for_types = {
        id(inner)
        for node in ast.walk(source.tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}
        for branch in node.body
        for inner in ast.walk(branch)
    }
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, None, node.lineno, id(node) in for_types)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield Import(origin(node, source), alias.name, node.lineno, id(node) in for_types)


def origin(node: ast.ImportFrom, source: Source) -> str:
    """The full name of the module that `from … import` reads, dots resolved."""
    if not node.level:
        return node.module or ""
    folders = source.path.removeprefix("src/").split("/")[: -node.level]
    return ".".join([*folders, *([node.module] if node.module else [])])


# The checkers can fail


def test_an_import_that_climbs_is_found() -> None:
    kernel = example(
        "src/bohnhof/kernel/made_up.py",
        "from bohnhof.kernel.cards import Card\n"
        "from .places import HAND\n"
        "from bohnhof import bots\n"
        "from bohnhof import __version__\n"
        "from ..editions import BOHNANZA\n"
        "def late() -> None:\n    import bohnhof.cli.rules\n",
    )
    arena = example("src/bohnhof/arena/made_up.py", "from bohnhof import __version__, server")
    homeless = example("src/bohnhof/shed/made_up.py", "")
    assert list(climbing_imports([kernel, arena, homeless])) == [
        "src/bohnhof/kernel/made_up.py:3: kernel may not import bots",
        "src/bohnhof/kernel/made_up.py:4: kernel may not import __init__",
        "src/bohnhof/kernel/made_up.py:5: kernel may not import editions",
        "src/bohnhof/kernel/made_up.py:7: kernel may not import cli",
        "src/bohnhof/arena/made_up.py:1: arena may not import server",
        "src/bohnhof/shed/made_up.py: 'shed' has no layer",
    ]


def test_a_core_that_stands_on_a_folder_inside_it_is_found() -> None:
    core = example(
        "src/bohnhof/kernel/made_up.py",
        "from bohnhof.kernel.cards import Card\nfrom bohnhof.kernel.text.words import Line\nfrom .learn import steps\n",
    )
    learn = example(
        "src/bohnhof/kernel/learn/made_up.py",
        "from bohnhof.kernel import play\nfrom .steps import Steps\nfrom bohnhof.kernel import text\n",
    )
    bots = example("src/bohnhof/bots/made_up.py", "from bohnhof.kernel.learn.steps import Steps")
    assert list(imports_of_inner_layers([core, learn, bots])) == [
        "src/bohnhof/kernel/made_up.py:2: kernel may not import kernel.text",
        "src/bohnhof/kernel/made_up.py:3: kernel may not import kernel.learn",
        "src/bohnhof/kernel/learn/made_up.py:3: kernel.learn may not import kernel.text",
    ]


def test_a_climbing_import_inside_the_server_is_found() -> None:
    storage = example(
        "src/bohnhof/server/storage/made_up.py",
        "from bohnhof.server import wire\n"
        "from bohnhof.server.limits import Limits\n"
        "from bohnhof.server.rooms.room import Room\n"
        "from bohnhof.server import http\n"
        "from starlette.requests import Request\n"
        "from websockets.frames import Frame\n",
    )
    door = example("src/bohnhof/server/http/made_up.py", "import uvicorn\nfrom bohnhof.server.rooms import lobby\n")
    visitor = example(VISITOR, "from websockets.sync.client import connect\nimport uvicorn\n")
    homeless = example("src/bohnhof/server/shed/made_up.py", "")
    assert list(climbing_server_imports([storage, door, visitor, homeless])) == [
        "src/bohnhof/server/storage/made_up.py:3: storage may not import rooms",
        "src/bohnhof/server/storage/made_up.py:4: storage may not import http",
        "src/bohnhof/server/storage/made_up.py:5: storage may not import starlette",
        "src/bohnhof/server/storage/made_up.py:6: storage may not import websockets",
        f"{VISITOR}:2: thinking may not import uvicorn",
        "src/bohnhof/server/shed/made_up.py: 'shed' has no layer in the server",
    ]


def test_an_impure_kernel_is_found() -> None:
    text = (
        "import random, time\n"
        "from random import Random, shuffle\n"
        "from typing import TYPE_CHECKING\n"
        "import rich.table\n"
        "if TYPE_CHECKING:\n    from mypy_extensions import i64\n"
        "from librt.vecs import vec\n"
        "print(open)\n"
    )
    kernel = example("src/bohnhof/kernel/made_up.py", text)
    assert list(impurities([kernel])) == [
        "src/bohnhof/kernel/made_up.py:1: imports random",
        "src/bohnhof/kernel/made_up.py:1: imports time",
        "src/bohnhof/kernel/made_up.py:2: imports random.shuffle",
        "src/bohnhof/kernel/made_up.py:4: imports rich.table",
        "src/bohnhof/kernel/made_up.py:7: imports librt.vecs.vec",
        "src/bohnhof/kernel/made_up.py:8: calls print",
    ]
    assert not list(impurities([example("src/bohnhof/cli/made_up.py", text)]))
    assert not list(impurities([example(COMPILER_FILE, "from librt.vecs import vec")]))


def test_a_bot_that_peeks_is_found() -> None:
    text = (
        "from bohnhof.kernel.table import Table, View\n"
        "def bid(view: View, table: 'Table') -> Table: ...\n"
        "kernel.table.Table\n"
    )
    assert sorted(peeking_bots([example("src/bohnhof/bots/made_up.py", text)])) == [
        "src/bohnhof/bots/made_up.py:1: names Table",
        "src/bohnhof/bots/made_up.py:2: names Table",
        "src/bohnhof/bots/made_up.py:2: names Table",
        "src/bohnhof/bots/made_up.py:3: names Table",
    ]
    assert not list(peeking_bots([example(SECRET_FILE, text)]))


def test_the_modules_that_only_compute_come_with_python() -> None:
    assert {module.partition(".")[0] for module in PURE_MODULES} <= sys.stdlib_module_names
