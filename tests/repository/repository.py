# SPDX-License-Identifier: MIT
"""What the tests of the repository share: the list of its files, and how a fault is told."""
import subprocess
import sys
from pathlib import Path

LEFT_OUT = {".git", "build", "node_modules", "__pycache__"}


def files(root: Path) -> list[Path]:
    """The project's files, relative to the root: what git tracks or would add; without git, all but build outputs."""
    listed = subprocess.run(["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            capture_output=True, check=False) if (root / ".git").exists() and has_git() else None
    if listed is not None and listed.returncode == 0:
        names = [Path(name.decode()) for name in listed.stdout.split(b"\0") if name]
    else:
        names = [path.relative_to(root) for path in root.rglob("*")]
    return sorted(name for name in names if not LEFT_OUT & set(name.parts) and (root / name).is_file())


def has_git() -> bool:
    try:
        return subprocess.run(["git", "--version"], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def report(faults: list[str], what: str) -> int:
    """Prints the faults, or that there are none; returns the exit code."""
    for fault in faults:
        print(fault)
    print(f"{what}: {len(faults)} faults" if faults else f"{what}: no fault")
    return 1 if faults else 0


def root_from_arguments() -> Path:
    return Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
