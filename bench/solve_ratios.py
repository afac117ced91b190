#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Our methods beside CaDiCaL, clasp and gecode, on the same puzzles, and on boards too large for these.

usage: solve_ratios.py QUEENS [--boards K] [--limit SECONDS] [--quick]

Prints a table: solvers by puzzles, decided ones, processor seconds of one core in all and for the worst of them, the largest
memory of one, and last the ratio to CaDiCaL. Each gets SECONDS (10) of processor time a puzzle; where that was not enough, the
ratio is a bound (>), or nothing (?) if it was CaDiCaL that had too little. What counts is solving: the others get their text ready, gecode's compiled. A wrong answer ends the
program. Of the blocked boards the first K (20) of each size are taken. --quick is a test that all of it still runs.
"""
import argparse
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

BOARDS = Path(__file__).resolve().parents[1] / "tests/solve/blocked_boards.tsv"


@dataclass
class Run:
    code: int
    out: str
    seconds: float
    mebibytes: float


@dataclass
class Puzzle:
    draft: dict
    is_solvable: bool = True


@dataclass
class Entrant:
    """`encoding`: what it reads; queens reads the puzzle itself. `answer`: whether there is a solution, None: not known."""
    name: str
    words: tuple
    encoding: str
    answer: object


def run(words, limit, keeps_output):
    """The command under a limit of processor time, killed beyond it."""
    def set_limit():
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
    with tempfile.TemporaryFile("w+") as out:
        with subprocess.Popen([str(word) for word in words], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              stdout=out if keeps_output else subprocess.DEVNULL, preexec_fn=set_limit) as process:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        printed = out.read()
    return Run(process.returncode, printed, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def by_code(yes, no):
    return lambda done: {yes: True, no: False}.get(done.code)


def by_gecode(done):
    return True if "-" * 10 in done.out else False if "UNSATISFIABLE" in done.out else None


def entrants(queens, methods):
    """Those that are here, CaDiCaL first: the ratios are to it."""
    ours = [Entrant(f"queens {method}", (queens, "solve", "--method", method), "", by_code(0, 1)) for method in methods]
    others = [Entrant("cadical", ("cadical", "-q"), "dimacs", by_code(10, 20)),
              Entrant("clasp", ("clasp", "--quiet=2"), "dimacs", by_code(10, 20)),
              Entrant("gecode", ("fzn-gecode",), "minizinc", by_gecode)]
    for missing in [other.name for other in others if not shutil.which(other.words[0])]:
        print(f"# {missing} is left out: not found", file=sys.stderr)
    return [other for other in others if shutil.which(other.words[0])] + ours


def text_for(entrant, queens, file):
    """The file that the entrant reads, made from the puzzle's."""
    if not entrant.encoding:
        return file
    text = file.with_suffix("." + entrant.encoding)
    if not text.exists():
        with open(text, "w", encoding="ascii") as out:
            subprocess.run([queens, "encode", file, "--to", entrant.encoding], stdout=out, check=True)
    if entrant.encoding != "minizinc":
        return text
    model, compiled = text.with_suffix(".mzn"), text.with_suffix(".fzn")
    if not compiled.exists():
        text.rename(model)
        subprocess.run(["minizinc", "-c", "--solver", "gecode", "--fzn", compiled, "--no-output-ozn", model],
                       check=True, stderr=subprocess.DEVNULL)
    return compiled


def blocked_boards(size):
    for line in BOARDS.read_text(encoding="ascii").splitlines():
        if line.startswith(f"{size}\t"):
            _, answer, rows = line.split("\t")
            free = [int(row, 16) for row in rows.split(",")]
            yield Puzzle({"size": size, "blocked": [[row, column] for row in range(size) for column in range(size)
                                                    if not free[row] >> column & 1]}, answer == "SAT")


def peaceful_queens(size, count):
    draw, queens, taken = random.Random(1), [], set()
    while len(queens) < count:
        row, column = draw.randrange(size), draw.randrange(size)
        lines = {("row", row), ("column", column), ("rising", row + column), ("falling", row - column)}
        if not lines & taken:
            taken |= lines
            queens.append([row, column])
    return queens


def row(*cells):
    print("| " + " | ".join(cells) + " |", flush=True)


def memory(mebibytes, own):
    return f"< {own:.0f}" if mebibytes < own + 1 else f"{mebibytes:.0f}"


def compare(title, puzzles, all_entrants, queens, limit, folder):
    """Every entrant on every puzzle, one after the other, and its rows of the table."""
    runs = {entrant.name: [] for entrant in all_entrants}
    own = run(["true"], limit, False).mebibytes  # of this program, which every process begins as
    for number, puzzle in enumerate(puzzles):
        file = folder / f"{title.split()[0]}{puzzle.draft['size']}_{number}.json"
        file.write_text(json.dumps(puzzle.draft), encoding="ascii")
        for entrant in all_entrants:
            done = run((*entrant.words, text_for(entrant, queens, file)), limit, entrant.answer is by_gecode)
            answer = entrant.answer(done)
            if answer not in (None, puzzle.is_solvable):
                sys.exit(f"{entrant.name} is wrong about {file.name} of {title}: {answer}")
            runs[entrant.name].append((answer is not None, done))
    totals = {name: sum(done.seconds for _, done in of) for name, of in runs.items()}
    all_decided = {name: all(is_decided for is_decided, _ in of) for name, of in runs.items()}
    for name, of in runs.items():
        bound = "" if all_decided[name] else "> "
        ratio = "" if "cadical" not in runs else f"{bound}{totals[name] / totals['cadical']:.2f}" if all_decided["cadical"] else "?"
        row(title, name, f"{sum(is_decided for is_decided, _ in of)} of {len(of)}", f"{totals[name]:.2f}",
            f"{max(done.seconds for _, done in of):.2f}", memory(max(done.mebibytes for _, done in of), own), ratio)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("queens")
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--limit", type=int, default=10)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    queens = options.queens
    scale = 1000 if options.quick else 1
    exact = [method for method in ("search", "sat") if method in subprocess.run(
        [queens, "help", "solve"], capture_output=True, text=True, check=True).stdout.split()]
    row("puzzles", "solver", "decided", "processor s", "worst s", "MiB", "times CaDiCaL")
    row(*["---"] * 7)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rivals = entrants(queens, exact)
        boards, sizes, empty = (2, (28,), 20) if options.quick else (options.boards, (28, 48), 200)
        for size in sizes:
            compare(f"blocked {size} × {size}", list(blocked_boards(size))[:boards], rivals, queens, options.limit, folder)
        compare(f"empty {empty} × {empty}", [Puzzle({"size": empty})], rivals, queens, options.limit, folder)
        for method, size, given in (("formula", 10**8, 0), ("repair", 10**6, 0), ("repair", 10**6, 10**6 // 60), ("repair", 10**7, 0)):
            size, given = size // scale, given // scale
            title = f"n = {size:,}" + (f", {given:,} given" if given else "")
            compare(title, [Puzzle({"size": size, "given": peaceful_queens(size, given)})],
                    [entrant for entrant in entrants(queens, [method]) if entrant.name.startswith("queens")], queens, 60, folder)


if __name__ == "__main__":
    main()
