#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The engines built for an ARM processor and run on an emulated one: `simd` on NEON has the numbers and the signatures
of this machine.

usage: neon_test.py SIGNATURES FOLDER   (the native program; where to build)
Exit code 77 where the compiler or the emulator is missing: tools/setup arm installs them.
"""
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMPILER = "aarch64-linux-gnu-g++"
EMULATOR = "qemu-aarch64"
LARGEST = "12"
# Static, so that the emulator needs no foreign libraries; and Highway's headers alone, which find out what the
# processor has when compiled.
FLAGS = ["-std=c++20", "-O2", "-DNDEBUG", "-DTOOLCHAIN_MISS_SYS_AUXV_H", "-I", str(ROOT)]
PATTERNS = ("queens/board/*.cpp", "queens/tree/*.cpp", "queens/count/*.cpp", "queens/workers/threads.cpp",
            "tests/count/signatures.cpp")


def highway(folder):
    """A folder with Highway's headers, away from those of this machine's own C library."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "hwy").exists():
        (folder / "hwy").symlink_to("/usr/include/hwy")
    return folder


def build(folder):
    flags = [*FLAGS, "-isystem", str(highway(folder / "highway"))]
    sources = [source for pattern in PATTERNS for source in sorted(ROOT.glob(pattern))]

    def compiled(source):
        target = folder / ("-".join(source.relative_to(ROOT).with_suffix(".o").parts))
        subprocess.run([COMPILER, *flags, "-c", str(source), "-o", str(target)], check=True)
        return str(target)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = list(pool.map(compiled, sources))
    program = folder / "signatures"
    subprocess.run([COMPILER, "-static", "-pthread", *objects, "-o", str(program)], check=True)
    return program


def lines_by_name(words):
    """What the program prints for each name: its sizes, solutions and nodes."""
    lines = {}
    for line in subprocess.run(words, stdout=subprocess.PIPE, check=True).stdout.decode().splitlines():
        name, numbers = line.split("\t", 1)
        lines.setdefault(name, []).append(numbers)
    return lines


def main():
    native, folder = sys.argv[1], Path(sys.argv[2])
    missing = [name for name in (COMPILER, EMULATOR) if not shutil.which(name)]
    if missing or not Path("/usr/include/hwy").exists():
        print(f"missing: {', '.join(missing)}; tools/setup arm installs them")
        return 77
    expected = lines_by_name([native, LARGEST])["cross"]
    found = lines_by_name([EMULATOR, str(build(folder)), LARGEST])
    print("emulated:", ", ".join(found))
    wrong = [name for name, lines in found.items() if lines != expected]
    if wrong or "neon" not in found or len(expected) != int(LARGEST) + 1:
        print(f"other numbers: {wrong}, of {list(found)}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
