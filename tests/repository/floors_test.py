#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests floors.py: each planted violation is found where it is, and a clean tree has none. usage: floors_test.py [ROOT]"""
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

from floors import faults_in
from repository import files, root_from_arguments

ROOT = root_from_arguments()
# What is planted: the file that gets the line, the line, and how the fault that must be found begins.
PLANTS = {
    "an include that climbs": ("queens/board/rules.hpp", '#include "queens/count.hpp"', "rule 1"),
    "an include of a sister": ("queens/notation/text.hpp", '#include "queens/tree/piece.hpp"', "rule 1"),
    "an app's header in the library": ("queens/check/check.cpp", '#include "apps/cli/words.hpp"', "rule 1"),
    "a test's header in the library": ("queens/check/check.cpp", '#include "tests/oracle.hpp"', "rule 1"),
    "a private header from above": ("apps/cli/main.cpp", '#include "queens/count/engine.hpp"', "rule 2"),
    "an open floor in a door": ("queens/count.hpp", '#include "queens/tree/plan.hpp"', "rule 3"),
    "a folder's inside in its door": ("queens/count.hpp", '#include "queens/count/engine.hpp"', "rule 3"),
    "an outside library in a door": ("queens/count.hpp", "#include <fmt/format.h>", "rule 3"),
    "an outside library in board/": ("queens/board/square.hpp", "#include <nlohmann/json.hpp>", "rule 3"),
    "128 bits in a door": ("queens/count.hpp", "using Wide = unsigned __int128;", "rule 3"),
    "an outside library out of its home": ("queens/trace/trace.cpp", "#include <hwy/highway.h>", "rule 4"),
    "the command line's library below": ("queens/draw/terminal.cpp", "#include <CLI/App.hpp>", "rule 4"),
    "the tool's parts in the page": ("apps/web/bindings.cpp", '#include "apps/cli/words.hpp"', "rule 1"),
    "MPI out of its home": ("apps/cli/main.cpp", "#include <mpi.h>", "rule 4"),
    "a library without a home": ("apps/cli/main.cpp", "#include <boost/any.hpp>", "rule 4"),
    "a solver that prints": ("queens/solve/solve.cpp", "#include <iostream>", "rule 5"),
    "a solver that knows notation": ("queens/count/count.cpp", '#include "queens/notation/text.hpp"', "rule 5"),
    "an include from the folder itself": ("queens/count/count.cpp", '#include "engine.hpp"', "rule 6"),
    "an include that is not there": ("queens/count/count.cpp", '#include "queens/board/nothing.hpp"', "rule 6"),
    "ours in angle brackets": ("apps/cli/main.cpp", "#include <queens/count.hpp>", "rule 6"),
    "a namespace of its own in a door": ("queens/count.hpp", "namespace counting {}", "rule 6"),
    "a folder without a floor": ("queens/attic/attic.hpp", "#pragma once", "rule 1"),
}


class Floors(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.copy = Path(folder.name)
        for path in files(ROOT):
            if path.suffix in (".cpp", ".hpp"):
                (self.copy / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / path, self.copy / path)

    def test_the_clean_tree_passes(self):
        self.assertEqual(faults_in(self.copy), [])

    def faults_with(self, name, line):
        """What is found once `line` is the first of the file `name`; the file is as before afterwards."""
        file = self.copy / name
        is_new = not file.exists()
        before = "" if is_new else file.read_text(encoding="utf-8")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(line + "\n" + before, encoding="utf-8")
        try:
            return faults_in(self.copy)
        finally:
            shutil.rmtree(file.parent) if is_new else file.write_text(before, encoding="utf-8")

    def test_each_planted_violation_is_found(self):
        for what, (name, line, rule) in PLANTS.items():
            with self.subTest(what):
                expected = f"{name}:1: {rule}"
                self.assertEqual([fault[: len(expected)] for fault in self.faults_with(name, line)], [expected])

    def test_a_public_header_that_hides_what_it_declares_is_found(self):
        for name in ("queens/count.hpp", "queens/board/square.hpp"):
            file = self.copy / name
            before = file.read_text(encoding="utf-8")
            for mark in ("#pragma GCC visibility push(default)\n", "#pragma GCC visibility pop\n"):
                for wrong in ("", mark + "\n" + mark):
                    file.write_text(before.replace(mark, wrong), encoding="utf-8")
                    self.assertEqual([fault[:len(name) + 10] for fault in faults_in(self.copy)], [f"{name}:1: rule 8"])
            file.write_text(before, encoding="utf-8")

    def test_comments_may_speak_of_anything(self):
        self.assertEqual(self.faults_with("queens/count.hpp", "// #include <hwy/highway.h> and __int128"), [])

    def test_doors_may_name_a_private_class(self):
        line = "namespace queens {\nnamespace counting {\nclass Engine;\n}\n}"
        self.assertEqual(self.faults_with("queens/count.hpp", line), [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
