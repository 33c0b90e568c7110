"""How rows are stored depends on what was loaded: a compiled module, or a Python file in any form."""

import importlib.util
import py_compile
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "bohnhof" / "kernel" / "arrays.py"


def test_a_file_of_byte_code_is_not_taken_for_a_compiled_kernel(tmp_path: Path) -> None:
    py_compile.compile(str(SOURCE), str(tmp_path / "arrays.pyc"), doraise=True)
    for file in (SOURCE, tmp_path / "arrays.pyc"):
        spec = importlib.util.spec_from_file_location("arrays_again", file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        assert module.COMPILED is False
        assert module.zeros(3) == [0, 0, 0]
