"""Makes an environment for each group of libraries, runs its tests there with their versions, and removes it.

    python -m tests.ecosystem                     all groups
    python -m tests.ecosystem sb3 textarena       only these
    BOHNHOF_TORCH="torch==2.13.0" …               which PyTorch to take (its CPU build is enough)

Nothing of this is part of `make test`: together these packages are well over a gigabyte.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from tempfile import mkdtemp

ROOT = Path(__file__).parents[2]
TORCH = os.environ.get("BOHNHOF_TORCH", "torch")
GROUPS = {
    "gymnasium": ([], ["test_gymnasium.py", "test_pettingzoo.py", "test_masked_loop.py"]),
    "mcp": (["mcp>=2"], ["test_mcp_client.py"]),
    "openspiel": (["open_spiel>=2.0"], ["test_openspiel.py"]),
    "textarena": (["textarena==0.7.4"], ["test_textarena.py"]),
    "sb3": ([TORCH, "stable-baselines3", "sb3-contrib"], ["test_sb3.py", "test_policy_torch.py"]),
    "onnx": ([TORCH, "onnxscript", "onnxruntime"], ["test_policy_torch.py"]),
    "rllib": ([TORCH, "ray[rllib]"], ["test_rllib.py"]),
}


def main(names: list[str]) -> int:
    """Run these groups, or all; returns the number of failures."""
    unknown = set(names) - set(GROUPS)
    if unknown:
        sys.exit(f"there is no group {', '.join(unknown)} (there are: {', '.join(GROUPS)})")
    failed = [name for name in names or GROUPS if not run(name)]
    print(f"failed: {', '.join(failed)}" if failed else "all groups passed")
    return len(failed)


def run(name: str) -> bool:
    """Install a group into a separate environment and run its tests there."""
    packages, files = GROUPS[name]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [
        *project["dependencies"],
        *project["optional-dependencies"]["envs"],
        "pytest>=9",
        "hypothesis>=6.150",
        *packages,
    ]
    folder = Path(mkdtemp(prefix=f"bohnhof-{name}-"))
    try:
        venv.create(folder, with_pip=True)
        python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
        print(f"== {name}: installing {', '.join(packages) or 'gymnasium, pettingzoo'}", flush=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *needed], check=True)
        tests = [str(ROOT / "tests" / "ecosystem" / file) for file in files]
        environment = {**os.environ, "BOHNHOF_ECOSYSTEM": "1", "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run(
            [python, "-m", "pytest", "-p", "no:cacheprovider", *tests], cwd=ROOT, env=environment, check=False
        )
        return done.returncode == 0
    except subprocess.CalledProcessError:
        print(f"== {name}: its packages could not be installed")
        return False
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
