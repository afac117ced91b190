#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the ```console blocks of README.md, README.*.md and docs/**/*.md and compares what they print.

usage: console.py [--root ROOT] [--path FOLDER] [--update] [PAGE...]

A line `$ command` is run by bash (a last backslash continues it on the next line); the lines after it are what it prints,
stderr included. A page has one fresh folder for all its commands, FOLDER (where `queens` is) first on the PATH, no terminal,
and LANG=C.UTF-8. Compared exactly, except that durations (`0.12 s`, `3 ms`, `1 min`) are masked on both sides, and that a
line `…` stands for any number of lines. --update writes what was printed into the page, except where a `…` is.

A drawing that the page shows, pictures/NAME.svg, is written by its commands as well, as NAME.svg: compared, and updated.
"""
import argparse
import difflib
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from repository import files

DURATION = re.compile(r" *\b\d+(?:\.\d+)? ?(?:ns|µs|ms|s|min)\b")
ELLIPSIS = "…"
PICTURE = re.compile(r"!\[[^]]*\]\(((?:[\w./-]*/)?pictures/[\w.-]+\.svg)\)")
SECONDS_PER_COMMAND = 120
# These pages need a cluster: tests/cluster/ runs them.
OF_CLUSTERS = {Path("docs/mpi.md"), Path("docs/slurm.md")}


@dataclass
class Example:
    """One command of a page. `line`: where it stands, from 1; `first`, `last`: the lines of its output, from 0."""
    line: int
    command: str
    first: int
    expected: list[str] = field(default_factory=list)

    @property
    def last(self) -> int:
        return self.first + len(self.expected)


def examples_in(lines: list[str]) -> list[Example]:
    examples, in_block, is_command = [], False, False
    for number, line in enumerate(lines):
        if not in_block:
            in_block = line.rstrip() == "```console"
            is_command = False
            current = None
        elif line.startswith("```"):
            in_block = False
        elif is_command or line.startswith("$ "):
            if not is_command:
                current = Example(number + 1, "", number)
                examples.append(current)
                line = line[2:]
            is_command = line.endswith("\\")
            current.command += line + "\n"
            current.first = number + 1
        elif current is not None:
            current.expected.append(line)
        else:
            raise SystemExit(f"line {number + 1}: a console block must begin with a command, `$ …`")
    return examples


def printed_by(command: str, folder: str, path: str | None) -> list[str]:
    environment = {"PATH": os.pathsep.join(filter(None, [path, os.environ.get("PATH")])), "HOME": folder,
                   "LANG": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "80"}
    # The sanitizers are told things by these, and clusters.
    environment |= {name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS") or name.startswith(("OMPI_", "SLURM_"))}
    try:
        done = subprocess.run(["bash", "-c", command], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=SECONDS_PER_COMMAND, check=False)
    except subprocess.TimeoutExpired:
        return [f"(not finished after {SECONDS_PER_COMMAND} s)"]
    return done.stdout.decode("utf-8", "replace").removesuffix("\n").split("\n") if done.stdout else []


def masked(lines: list[str]) -> list[str]:
    return [DURATION.sub(" <duration>", line.rstrip()) for line in lines]


def find(part: list[str], lines: list[str], start: int) -> int | None:
    """Where `part` first stands in `lines`, from `start` on."""
    return next((at for at in range(start, len(lines) - len(part) + 1) if lines[at: at + len(part)] == part), None)


def agrees(expected: list[str], printed: list[str]) -> bool:
    expected, printed = masked(expected), masked(printed)
    if ELLIPSIS not in expected:
        return expected == printed
    parts: list[list[str]] = [[]]
    for line in expected:
        parts.append([]) if line == ELLIPSIS else parts[-1].append(line)
    first, *middle, last = parts
    if len(first) + len(last) > len(printed) or printed[: len(first)] != first:
        return False
    end = len(printed) - len(last)
    at = len(first)
    for part in middle:
        found = find(part, printed[:end], at)
        if found is None:
            return False
        at = found + len(part)
    return printed[end:] == last


def difference(expected: list[str], printed: list[str]) -> str:
    lines = difflib.unified_diff(masked(expected), masked(printed), "in the page", "printed now", lineterm="")
    return "\n".join("    " + line for line in lines)


def check_pictures(page: Path, text: str, folder: str, update: bool) -> list[str]:
    """Whether the pictures beside the page are those that its commands have written into the folder."""
    faults = []
    for link in dict.fromkeys(PICTURE.findall(text)):
        picture, made = page.parent / link, Path(folder, Path(link).name)
        if not made.is_file():
            faults.append(f"{page}: no command writes {made.name}, which it shows")
        elif not picture.is_file() or picture.read_bytes() != made.read_bytes():
            if update:
                picture.parent.mkdir(exist_ok=True)
                picture.write_bytes(made.read_bytes())
            else:
                faults.append(f"{picture}: is not what the commands of {page} write now; see it, then --update")
    return faults


def check_page(page: Path, path: str | None, update: bool) -> tuple[int, list[str]]:
    """Runs the page; returns how many examples it has and, for each that disagrees, what to tell."""
    lines = page.read_text(encoding="utf-8").split("\n")
    examples, faults, changes = examples_in(lines), [], []
    with tempfile.TemporaryDirectory(prefix="queens-console-") as folder:
        for example in examples:
            printed = printed_by(example.command, folder, path)
            if agrees(example.expected, printed):
                continue
            if update and ELLIPSIS not in example.expected:
                changes.append((example, printed))
                continue
            faults.append(f"{page}:{example.line}: $ {example.command.rstrip()}\n{difference(example.expected, printed)}")
        faults += check_pictures(page, "\n".join(lines), folder, update)
    for example, printed in reversed(changes):
        lines[example.first: example.last] = [line.rstrip() for line in printed]
        print(f"{page}:{example.line}: updated")
    if changes:
        page.write_text("\n".join(lines), encoding="utf-8")
    return len(examples), faults


def pages_of(root: Path) -> list[Path]:
    return [root / name for name in files(root)
            if name.suffix == ".md" and name not in OF_CLUSTERS and (name.parts[0] == "docs" or re.fullmatch(r"README(\.\w+)?\.md", name.as_posix()))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--root", type=Path, default=Path("."))
    parser.add_argument("--path", help="the folder of the built queens")
    parser.add_argument("--update", action="store_true", help="write what is printed into the pages")
    parser.add_argument("pages", nargs="*", type=Path, help="only these pages")
    options = parser.parse_args()
    path = str(Path(options.path).resolve()) if options.path else None
    count, faults = 0, []
    for page in options.pages or pages_of(options.root):
        examples, found = check_page(page, path, options.update)
        count += examples
        faults += found
    print("\n\n".join(faults + [f"console: {count} examples, {len(faults)} disagree"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
