#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Keeps the rules of the house (docs/design.md): which file may include which.

usage: floors.py [ROOT]. A new folder, outside library or system header gets its line in the tables below.
"""
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from repository import files, report, root_from_arguments, text

# The floors, lowest first; the folders of `queens/`.
FLOORS = [
    ["board"],
    ["tree", "notation", "workers"],
    ["enumerate", "count", "trace", "encode"],
    ["solve", "draw"],
    ["check", "generate", "campaign"],
]
# Programs are above all of it. One of them is made of another's parts.
APPS = {"cli": 5, "web": 5, "mpi": 6}
OPEN_APPS = {"cli"}
# Any header of these may be used from higher floors; the others are entered by their door, queens/FOLDER.hpp.
OPEN = {"board", "tree", "notation", "workers"}
# Headers that doors may show, besides board/ and lower doors.
SHOWN_BY_DOORS = {"queens/tree/piece.hpp"}
# These search, and leave words and pictures to others: no notation, no streams (rule 5).
SOLVERS = {"enumerate", "count", "trace", "solve", "campaign"}

ANYWHERE = ("",)
TESTS = ("tests/", "bench/")
SYSTEM_USERS = ("apps/", "queens/workers/", "queens/campaign/", *TESTS)
# Outside libraries: how their headers begin, and the folders that are their homes.
HOMES = {
    "hwy/": ("queens/count/", *TESTS),
    "cadical": ("queens/solve/", *TESTS),
    "cairo": ("queens/draw/", *TESTS),
    "fontconfig/": ("queens/draw/", *TESTS),
    "gif_lib.h": ("queens/draw/", *TESTS),
    "webp/": ("queens/draw/", *TESTS),
    "CLI/": ("apps/cli/",),
    "mpi.h": ("apps/mpi/",),
    "libintl.h": ("apps/cli/",),
    "nlohmann/": ("queens/notation/", "queens/draw/", "apps/", *TESTS),
    "fmt/": ANYWHERE,
    "gtest/": TESTS,
    "gmock/": TESTS,
    "rapidcheck": TESTS,
    "benchmark/": TESTS,
    # The machine and the operating system.
    "immintrin.h": ("queens/count/",),
    "wasm_simd128.h": ("queens/count/",),
    "x86intrin.h": ("apps/cli/",),
    "fcntl.h": SYSTEM_USERS,
    "langinfo.h": SYSTEM_USERS,
    "poll.h": SYSTEM_USERS,
    "sched.h": SYSTEM_USERS,
    "sys/": SYSTEM_USERS,
    "termios.h": SYSTEM_USERS,
    "unistd.h": SYSTEM_USERS,
    "wchar.h": SYSTEM_USERS,
}
STREAMS = {"iostream", "cstdio", "print", "stdio.h"}
# CaDiCaL writes its proof to a FILE of stdio, and whether that went well is asked there.
FILE_OF_PROOF = ("queens/solve/sat.cpp", "cstdio")

STANDARD = set("""
algorithm any array atomic barrier bit bitset cassert cctype cerrno cfenv cfloat charconv chrono cinttypes climits clocale
cmath codecvt compare complex concepts condition_variable coroutine csetjmp csignal cstdarg cstddef cstdint cstdio cstdlib
cstring ctime cuchar cwchar cwctype deque exception execution expected filesystem format forward_list fstream functional
future generator initializer_list iomanip ios iosfwd iostream istream iterator latch limits list locale map memory
memory_resource mutex new numbers numeric optional ostream print queue random ranges ratio regex scoped_allocator semaphore
set shared_mutex source_location span spanstream sstream stack stacktrace stdexcept stop_token streambuf string string_view
strstream syncstream system_error thread tuple type_traits typeindex typeinfo unordered_map unordered_set utility valarray
variant vector version
""".split())

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
NAMESPACE = re.compile(r"^\s*(?:inline\s+)?namespace\s+([\w:]+)\s*{")
# A door may name a private class that it holds a pointer to.
FORWARD = re.compile(r"^namespace [\w:]+ {\n(?:(?:class|struct) \w+;\n)+}", re.MULTILINE)
COMMENT = re.compile(r"//.*")
FLOOR_OF = {folder: floor for floor, folders in enumerate(FLOORS) for folder in folders}


@dataclass
class Place:
    """Where a file of ours is: its folder (`queens/count`, `apps/cli`), its floor, and what it is to others."""
    folder: str
    floor: int
    is_door: bool = False
    is_open: bool = False


def place_of(name: str) -> Place | None:
    """None: on no floor (tests, bench), or in a folder that the tables do not have."""
    parts = name.split("/")
    if parts[0] == "apps" and len(parts) > 2:
        return Place("/".join(parts[:2]), APPS.get(parts[1], 5), is_open=parts[1] in OPEN_APPS)
    if parts[0] != "queens":
        return None
    is_door = len(parts) == 2
    folder = parts[1].removesuffix(".hpp") if is_door else parts[1]
    if folder not in FLOOR_OF:
        return None
    return Place(f"queens/{folder}", FLOOR_OF[folder], is_door, folder in OPEN)


def is_public(name: str) -> bool:
    """Installed for users of the library: doors, and what doors show."""
    place = place_of(name)
    is_vocabulary = name.startswith("queens/board/") and name.endswith(".hpp")
    return name in SHOWN_BY_DOORS or is_vocabulary or (place is not None and place.is_door)


def fault_of_own(name: str, included: str) -> str | None:
    """What is wrong with `name` including our own header `included`: the rule, and what to do."""
    here, there = place_of(name), place_of(included)
    if here is None:
        return None  # tests and benches see everything
    if there is None:
        return f"rule 1: {included} is on no floor; sources include only queens/ and apps/"
    if here.is_door:
        if there.folder == "queens/board" or included in SHOWN_BY_DOORS or (there.is_door and there.floor < here.floor):
            return None
        return "rule 3: a door shows only board/, doors of lower floors and the standard library; " \
               "include it in the folder behind the door"
    if there.folder == here.folder:
        return None
    if there.floor >= here.floor:
        return f"rule 1: {there.folder} is on floor {there.floor}, {here.folder} on floor {here.floor}; " \
               "only lower floors may be included: move what is shared down"
    if not there.is_open and not there.is_door:
        return f"rule 2: {included} is private; include the door, {there.folder}.hpp"
    if here.folder.removeprefix("queens/") in SOLVERS and there.folder == "queens/notation":
        return "rule 5: a solver knows no notation; hand the result to the sink"
    return None


def fault_of_outside(name: str, header: str) -> str | None:
    """What is wrong with `name` including `header`, which is not ours."""
    here = place_of(name)
    is_proof = (name, header) == FILE_OF_PROOF
    if here is not None and header in STREAMS and not is_proof and here.folder.removeprefix("queens/") in SOLVERS:
        return "rule 5: a solver never prints; hand the result to the sink"
    if header in STANDARD or header == "stdio.h":
        return None
    homes = next((homes for start, homes in HOMES.items() if header.startswith(start)), None)
    if homes is None:
        return f"rule 4: no home is known for {header}; give it one in the table of tests/repository/floors.py"
    if is_public(name):
        return f"rule 3: {header} is an outside library's; a door shows only the standard library and us"
    if not name.startswith(homes):
        return f"rule 4: {header} may be included only in {', '.join(homes)}"
    return None


def fault_of_include(root: Path, name: str, quote: str, header: str) -> str | None:
    if header.split("/")[0] not in ("queens", "apps", "tests", "bench"):
        if quote == "<":
            return fault_of_outside(name, header)
        return f'rule 6: "{header}" is not written from the root of the repository (and outside libraries go in <>)'
    if quote == "<":
        return f'rule 6: <{header}> is ours; write "{header}"'
    if not (root / header).is_file():
        return f"rule 6: there is no {header}; includes are written from the root of the repository"
    return fault_of_own(name, header)


def fault_of_line(root: Path, name: str, line: str) -> str | None:
    if found := INCLUDE.match(line):
        return fault_of_include(root, name, *found.groups())
    if is_public(name) and "__int128" in COMMENT.sub("", line):
        return "rule 3: a door shows no __int128; use Total of queens/board/total.hpp"
    place = place_of(name)
    found = NAMESPACE.match(line)
    if place is not None and place.is_door and found and found[1] != "queens":
        return f"rule 6: a door declares in namespace queens, not {found[1]}"
    return None


def fault_of_export(name: str, content: str) -> str | None:
    """Else what the header declares is hidden in the shared library."""
    marks = ("#pragma GCC visibility push(default)\n\nnamespace queens {\n", "}  // namespace queens\n\n#pragma GCC visibility pop\n")
    if not is_public(name) or all(mark in content for mark in marks) and content.count("#pragma GCC visibility") == 2:
        return None
    return "rule 8: a public header says `#pragma GCC visibility push(default)` before its namespace, and `pop` after it, once each"


def faults_in(root: Path) -> list[str]:
    faults = []
    for path in files(root):
        name = path.as_posix()
        if path.suffix not in (".cpp", ".hpp") or path.parts[0] not in ("queens", "apps", "tests", "bench"):
            continue
        if path.parts[0] == "queens" and place_of(name) is None:
            faults.append(f"{name}:1: rule 1: this folder is on no floor; give it one in the table of "
                          "tests/repository/floors.py and in docs/design.md")
            continue
        source = FORWARD.sub(lambda found: "\n" * found[0].count("\n"), text(root / path))
        if fault := fault_of_export(name, source):
            faults.append(f"{name}:1: {fault}")
        for number, line in enumerate(source.splitlines(), 1):
            if fault := fault_of_line(root, name, line):
                faults.append(f"{name}:{number}: {fault}")
    return faults


if __name__ == "__main__":
    root = root_from_arguments()
    sys.exit(report(faults_in(root), "floors"))
