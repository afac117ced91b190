#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plants faults, one at a time, and wants the tests to notice each.

usage: mutations.py ROOT [--check] [--only REGEX] [--build FOLDER]

A copy of the project is built in FOLDER (else in one that is thrown away); for each fault it is changed, built again, and
tested until the first failure: first by the tests of the fault's own folder, then by all. A fault that a static_assert refuses is noticed, too. --check only looks whether the table
below still fits the sources.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from repository import files, report

# Tests of what is not searching, reading or telling would only take time.
LEFT_OUT = r"^(repository|install|bench|fuzz)\."


@dataclass(frozen=True)
class Fault:
    """In this file, `old` (there once) becomes `new`."""
    file: str
    old: str
    new: str


FAULTS = {
    "rules: no falling diagonals on the torus's edge": Fault(
        "queens/board/rules.hpp", "return difference < 0 ? difference + size : difference;", "return difference;"),
    "rules: rising diagonals end on the torus": Fault(
        "queens/board/rules.hpp", "return rule == Rule::torus && sum >= size ? sum - size : sum;", "return sum;"),
    "symmetry: a quarter turn that mirrors": Fault(
        "queens/board/symmetry.cpp", "case Symmetry::quarter_turn: return last - at(rows, row);",
        "case Symmetry::quarter_turn: return at(rows, row);"),
    "symmetry: an antitransposition that is none": Fault(
        "queens/board/symmetry.cpp", "case Symmetry::antitranspose: return last - at(rows, last - row);",
        "case Symmetry::antitranspose: return at(rows, row);"),
    "symmetry: every class has eight members": Fault(
        "queens/board/symmetry.cpp", "return static_cast<int>(group.size()) / fixing;", "return static_cast<int>(group.size());"),
    "puzzle: the image of blocked squares stays": Fault(
        "queens/board/puzzle.cpp",
        "for (Square& square : draft.blocked) square = queens::image(symmetry, size_, square);", ""),
    "puzzle: turned diagonals keep their direction": Fault(
        "queens/board/puzzle.cpp", "const bool is_rising = (diagonal.line == Line::rising) == keeps_direction;",
        "const bool is_rising = (diagonal.line == Line::rising);"),
    "puzzle: excluded diagonals exclude nothing": Fault(
        "queens/board/puzzle.cpp",
        "return excludes(Line::rising, square) || excludes(Line::falling, square) ? Refusal::excluded : Refusal::none;",
        "return Refusal::none;"),
    "trace: forward checking goes on ruling out after a dead end": Fault(
        "queens/trace/forward_checking.cpp", "if (left(row) == 0) return;", ""),
    "trace: forward checking chooses the lowest of several rows": Fault(
        "queens/trace/forward_checking.cpp", "left(row) < left(fewest)", "left(row) <= left(fewest)"),
    "trace: links that do not dance back": Fault(
        "queens/trace/dancing_links.cpp", "++items_[nodes_[other].item].options;\n", ""),
    "trace: dancing links must cover only rows": Fault(
        "queens/trace/dancing_links.cpp", "numbers.first(Line::rising)", "numbers.first(Line::column)"),
    "trace: a queen may move to where it stands": Fault(
        "queens/trace/min_conflicts.cpp", "if (column == except || ", "if ("),
    "trace: a queen moves to where most attack it": Fault(
        "queens/trace/min_conflicts.cpp", "if (count < fewest) best.clear();", ""),
    "campaign: a shard begins a place too late": Fault(
        "queens/campaign/shard.cpp", "const bool is_in = from_ <= place && place < to_;", "const bool is_in = from_ < place && place < to_;"),
    "campaign: a shard that others have cut through is taken whole": Fault(
        "queens/campaign/shard.cpp", "is_below(from_, place) || is_below(to_, place);", "is_below(from_, place);"),
    "campaign: checksums are not looked at": Fault(
        "queens/campaign/ledger_line.cpp", " || line.substr(check + 1) != check_of(line.substr(0, check))", ""),
    "campaign: remainders are not looked at": Fault(
        "queens/campaign/ledger_line.cpp", "line.host.empty() || !sum.is_consistent()", "line.host.empty()"),
    "campaign: lines of other plans count": Fault(
        "queens/campaign/ledger_line.cpp", "if (plan_hash != plan.short_hash()) {", "if (plan_hash.empty()) {"),
    "campaign: a line without an end counts": Fault(
        "queens/campaign/ledgers.cpp", "files_[file].is_unfinished = length > 0;", "if (length > 0) add(line, file, files_[file].lines + 1);"),
    "campaign: contradictions are passed over": Fault(
        "queens/campaign/ledgers.cpp", "if (shard.sum != line.sum) {", "if (false) {"),
    "campaign: a recount is not compared": Fault(
        "queens/campaign/verify.cpp", "if (counted.sum.solutions != written) {", "if (counted.sum.solutions < written) {"),
    "campaign: a recount that contradicts is passed over": Fault(
        "queens/campaign/ledgers.cpp", "recount.solutions == shards_[shard].sum.solutions) continue;", "true) continue;"),
    "campaign: recounts do not add up": Fault(
        "queens/campaign/verify.cpp", "if (!ledgers.is_verified(shard)) open.push_back(shard);", "open.push_back(shard);"),
    "campaign: what others have begun is not left to them": Fault(
        "queens/campaign/worker.cpp", "if (!ledgers_.is_claimed(shard)) return shard;", "return shard;"),
    "campaign: damaged lines are not struck": Fault(
        "queens/campaign/worker.cpp", "for (const LedgerFault& fault : run.struck) worker.strike(fault.place);", ""),
    "campaign: a line is not synced": Fault(
        "queens/campaign/own_ledger.cpp", "    file_->sync();\n", ""),
    "campaign: the folder is not synced": Fault(
        "queens/campaign/own_ledger.cpp", "        sync_folder(folder_);\n", ""),
    "campaign: an identity that fails is passed over": Fault(
        "apps/cli/campaign_report.cpp", "Identity::holds : Identity::fails;", "Identity::holds : Identity::holds;"),
    "campaign: a plan's hash is not looked at": Fault(
        "queens/campaign/plan_text.cpp", "if (plan.hash != sha256(text_.substr(0, line_start_))) {", "if (plan.hash.empty()) {"),
    "total: a carry is lost": Fault(
        "queens/board/total.hpp", "high_ += other.high_ + (low_ < other.low_ ? 1 : 0);", "high_ += other.high_;"),
    "limits: one node too many": Fault(
        "queens/board/limits.cpp", "if (limits_.nodes && nodes_ > *limits_.nodes)", "if (limits_.nodes && nodes_ > *limits_.nodes + 1)"),
    "random: another generator": Fault("queens/board/random.cpp", "state_[2] ^= shifted;", ""),
    "masks: a diagonal that does not move": Fault(
        "queens/tree/attacks.hpp", "(falling | square) << gap, (rising | square) >> gap};", "(falling | square) << gap, rising | square};"),
    "masks: the torus turns one step too far": Fault(
        "queens/tree/attacks.hpp", "rotated(rising | square, size - gap, size)};", "rotated(rising | square, size - gap - 1, size)};"),
    "engine plain: definition without the puzzle": Fault(
        "queens/tree/boards.cpp", "if (puzzle_.refusal(square) == Refusal::none && std::none_of(", "if (std::none_of("),
    "marks: given queens do not attack": Fault(
        "queens/tree/boards.cpp", "for (const Square given : puzzle.given()) mark(given, true);", ""),
    "engine bitmask: the mirror is not counted": Fault(
        "queens/tree/row_plan.cpp", "extend(folds_here && column < mirrored ? 2 : weight);", "extend(weight);"),
    "engine bitmask: given queens are forgotten": Fault(
        "queens/tree/mask_search.cpp",
        "for (const Square given : puzzle.given()) columns_[static_cast<std::size_t>(given.row)] = given.column;", ""),
    "cross plan: every orbit has eight crosses": Fault(
        "queens/tree/cross_plan.cpp", "static_cast<int>(group.size()) / fixing};", "static_cast<int>(group.size())};"),
    "cross plan: crosses that are images of others are kept": Fault(
        "queens/tree/cross_plan.cpp", "if (difference < 0) return;  // its turn was, or comes", ""),
    "cross plan: images are turned the wrong way": Fault(
        "queens/tree/cross_plan.cpp", "case Symmetry::antitranspose: return mirrored(at(row_in_, opposite));",
        "case Symmetry::antitranspose: return mirrored(at(row_in_, row));"),
    "engine cross: a row without squares goes on": Fault(
        "queens/count/cross.cpp", "if (!tree::can_go_on<rule>(remainder_, row + 1, known_below, below)) continue;", ""),
    "engine cross: the boards that wait at the end are dropped": Fault(
        "queens/count/cross.cpp", "if (is_searched) static_cast<void>(finish());", ""),
    "last rows: the diagonals of the first two columns are forgotten": Fault(
        "queens/count/last_rows.hpp", "for (std::size_t left = 0; left < last_rows; ++left) {",
        "for (std::size_t left = (pair = 4, 1); left < last_rows; ++left) {"),
    "last rows: no diagonals around the torus": Fault(
        "queens/count/last_rows.cpp", "= remainder.rule == Rule::torus", "= false && remainder.rule == Rule::torus"),
    "engine simd: a lane takes a board that is not there": Fault(
        "queens/count/simd_search.cpp", "static_cast<std::uint32_t>(waiting))), fresh);",
        "static_cast<std::uint32_t>(waiting) + 1)), fresh);"),
    "engine simd: what is left of full levels is dropped": Fault(
        "queens/count/simd_search.cpp",
        "for (std::size_t depth = 0; depth + fewest_rows <= rows_ && !is_over_; ++depth) search(depth);", "search(0);"),
    "engine simd: a full level forgets its last board": Fault(
        "queens/count/simd_search.cpp", "                to.used = used;\n                search(depth + 1);",
        "                to.used = used - 1;\n                search(depth + 1);"),
    "engine simd: falling diagonals end after a row": Fault(
        "queens/count/simd_search.cpp", "falling = steps.up(falling);", "falling = hn::Zero(lanes);"),
    "method formula: the staircase for every even board": Fault(
        "queens/solve/formula.cpp", "return even % 6 == 2 ? centred_staircase(even, row) : staircase(even, row);",
        "return staircase(even, row);"),
    "method formula: a torus of any odd size": Fault("queens/solve/formula.cpp", "std::gcd(size, 6) != 1", "std::gcd(size, 2) != 1"),
    "draw: an attack is not marked": Fault(
        "queens/draw/terminal.cpp", "if (signs.is_alarming(square)) return {.has_queen = true, .mark = '!', .ground = alarming};", ""),
    "picture: the lower left square is light": Fault(
        "queens/draw/cairo.cpp", "for (int column = (shape.size - 1 - row) % 2;", "for (int column = (shape.size - row) % 2;"),
    "picture: a queen that was lifted stays": Fault(
        "queens/draw/film.cpp", "for (const Square queen : moment.queens()) painter.queen(queen);",
        "for (const Square queen : moment.queens()) painter.queen(queen);\n    for (const Mark& mark : moment.marks()) painter.queen(mark.square);"),
    "gif: what has changed is taken for transparent": Fault(
        "queens/draw/gif.cpp", "const bool stays = last_ && last_->pixels[at] == frame.pixels[at];", "const bool stays = last_.has_value();"),
    "moment: marks of the line just left stay": Fault("queens/board/moment.cpp", "    left_.clear();\n", ""),
    "output: a file is replaced by an incomplete one": Fault(
        "apps/cli/program.cpp", "if (file && signal_received() == 0 && (code == answered || !file->is_empty()))", "if (file)"),
    "watch: the terminal is not given back": Fault(
        "apps/cli/screen.cpp", "    tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);\n", ""),
    "check: given queens are not missed": Fault(
        "queens/check/check.cpp", "return !std::binary_search(queens.begin(), queens.end(), given);", "return false;"),
    "check: doubled queens count twice": Fault(
        "queens/check/check.cpp", "queens.erase(std::unique(queens.begin(), queens.end()), queens.end());", ""),
    "format numbers: from 0": Fault(
        "queens/notation/format_numbers.cpp", "return read_columns(lines, size, 1);", "return read_columns(lines, size, 0);"),
    "format indices: from 1": Fault(
        "queens/notation/format_indices.cpp", "return read_columns(lines, size, 0);", "return read_columns(lines, size, 1);"),
    "format fen: a digit too few": Fault(
        "queens/notation/format_fen.cpp", "width += digits.empty() ? 1 : empty;", "width += digits.empty() || empty > 9 ? 1 : empty;"),
    "format matrix: 0 and 1 exchanged": Fault(
        "queens/notation/format_matrix.cpp", '.queens_read = "1",\n    .empties_read = "0",', '.queens_read = "0",\n    .empties_read = "1",'),
    "format json: col is not read": Fault(
        "queens/notation/json_reader.cpp", 'square.value("column", square.value("col", Json()))', 'square.value("column", Json())'),
    "format json: a list of one queen too few": Fault("queens/notation/format_json.cpp", "if (k > 0) text().put(',');", ""),
    "format letters: a dot is not read": Fault(
        "queens/notation/format_letters.cpp", "constexpr GridLook look{};", 'constexpr GridLook look{.empties_read = "-"};'),
    "answers of solvers: variables from 0": Fault(
        "queens/encode/answer_values.cpp", "const int square = static_cast<int>(variable - 1);",
        "const int square = static_cast<int>(variable);"),
    "answers of solvers: a model that is cut off": Fault(
        "queens/encode/answer_values.cpp", "return ending == Ending::zero ? failure(unfinished(lines)) : values.take();",
        "return values.take();"),
    "answers of solvers: no other solution is none": Fault(
        "queens/encode/answer.cpp", "if (has_model_) return {};", ""),
    "command line: a limit ends with 0": Fault(
        "apps/cli/verb_count.cpp", "    return limit_came_first;", "    return answered;"),
    "command line: near misses are far": Fault("apps/cli/near_miss.cpp", "const std::size_t wrong = one[i - 1] == other[j - 1] ? 0 : 1;",
                                               "const std::size_t wrong = 5;"),
}


def faults_of_table(root: Path) -> list[str]:
    faults = []
    for name, fault in FAULTS.items():
        file = root / fault.file
        count = file.read_text(encoding="utf-8").count(fault.old) if file.is_file() else 0
        if count != 1:
            faults.append(f"tests/repository/mutations.py: “{name}”: its text is there {count} times in {fault.file}; mend the table")
    return faults


def own_tests(fault: Fault) -> tuple[str, str]:
    """What to build, and which tests to run, to see what stands beside the fault."""
    folder = Path(fault.file).parent.name
    return "queens_cli" if folder == "cli" else f"test_{folder}", rf"^{folder}\."


class Copy:
    """The project's files in a folder of their own, and their build."""

    def __init__(self, root: Path, folder: Path):
        self.root, self.tree, self.build = root, folder / "tree", folder / "build"
        for name in files(root):
            (self.tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, self.tree / name)  # times too, so that a build that is there is used
        launcher = ["-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"] if shutil.which("ccache") else []
        self.run("cmake", "-S", str(self.tree), "-B", str(self.build), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
                 "-DCMAKE_CXX_FLAGS_DEBUG=-O1", "-DQUEENS_JOIN=OFF", *launcher, check=True)

    def run(self, *words, check=False):
        environment = {**os.environ, "CCACHE_BASEDIR": str(self.tree), "CCACHE_NOHASHDIR": "1"}
        done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False,
                              env=environment)
        if check and done.returncode != 0:
            sys.exit(f"{' '.join(words)}\n{done.stdout[-4000:]}")
        return done

    def first_failure(self, target: str = "all", tests: str = "") -> str | None:
        """Which of these tests notices something; None if none does. A build that fails is noticed by what the compiler says."""
        built = self.run("cmake", "--build", str(self.build), "--parallel", "--target", target)
        if built.returncode != 0:
            if "static assertion failed" in built.stdout or "static_assert" in built.stdout:
                return "static_assert"
            sys.exit(f"the fault does not compile:\n{built.stdout[-4000:]}")
        tested = self.run("ctest", "--test-dir", str(self.build), "-R", tests, "-LE", "^long$", "-E", LEFT_OUT,
                          "--stop-on-failure", "--parallel", str(os.cpu_count()), "--no-tests=error")
        if tested.returncode == 0:
            return None
        failed = re.findall(r"^\s*\d+ - (\S+) \((?:Failed|Timeout|SEGFAULT|Subprocess|ILLEGAL|Not Run|SIG\w+)", tested.stdout, re.M)
        return failed[0] if failed else "a test"

    def plant(self, fault: Fault):
        file = self.tree / fault.file
        file.write_text(file.read_text(encoding="utf-8").replace(fault.old, fault.new), encoding="utf-8")

    def restore(self, fault: Fault):
        shutil.copyfile(self.root / fault.file, self.tree / fault.file)


def unnoticed(root: Path, folder: Path, only: str) -> list[str]:
    copy = Copy(root, folder)
    if failure := copy.first_failure():
        return [f"without any fault, {failure} fails"]
    faults = []
    for name, fault in FAULTS.items():
        if not re.search(only, name):
            continue
        start = time.monotonic()
        copy.plant(fault)
        failure = copy.first_failure(*own_tests(fault)) or copy.first_failure()
        copy.restore(fault)
        print(f"{name}: {failure or 'NOT NOTICED'} ({time.monotonic() - start:.0f} s)", flush=True)
        if failure is None:
            faults.append(f"{fault.file}: “{name}” is noticed by no test")
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("root", type=Path)
    parser.add_argument("--check", action="store_true", help="only look whether the table fits the sources")
    parser.add_argument("--only", default="", metavar="REGEX", help="only the faults whose names match")
    parser.add_argument("--build", type=Path, metavar="FOLDER", help="where to build, and what is left there for the next time")
    options = parser.parse_args()
    root = options.root.resolve()
    faults = faults_of_table(root)
    if faults or options.check:
        return report(faults, "mutations")
    with tempfile.TemporaryDirectory(prefix="queens-mutations-") as folder:
        return report(unnoticed(root, options.build or Path(folder), options.only), "mutations")


if __name__ == "__main__":
    sys.exit(main())
