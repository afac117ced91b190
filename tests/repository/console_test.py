#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests console.py: right pages pass, planted wrong output is told with its place, and --update mends it."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

RUNNER = Path(__file__).with_name("console.py")


class Console(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.page = Path(folder.name) / "page.md"

    def run_page(self, text, *options):
        self.page.write_text(text, encoding="utf-8")
        return subprocess.run([sys.executable, "-B", str(RUNNER), *options, str(self.page)], capture_output=True,
                              text=True, check=False)

    def assert_right(self, block):
        done = self.run_page(f"# Page\n\n```console\n{block}\n```\n")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def assert_wrong(self, block, line):
        done = self.run_page(f"# Page\n\n```console\n{block}\n```\n")
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        self.assertIn(f"{self.page}:{line}: $ ", done.stdout)

    def test_passes_right_output(self):
        self.assert_right("$ echo one; echo two\none\ntwo\n$ true\n$ echo three\nthree")

    def test_finds_wrong_output(self):
        self.assert_wrong("$ echo one\none\n$ echo two\nthree", line=6)

    def test_finds_output_that_is_missing_or_too_much(self):
        self.assert_wrong("$ true\none", line=4)
        self.assert_wrong("$ echo one", line=4)

    def test_shows_the_difference(self):
        done = self.run_page("```console\n$ echo one\ntwo\n```\n")
        self.assertIn("    -two\n    +one", done.stdout)

    def test_shows_stderr_too(self):
        self.assert_right("$ echo wrong >&2\nwrong")

    def test_continues_commands_after_a_backslash(self):
        self.assert_right("$ echo one \\\n    two\none two")

    def test_masks_durations_only(self):
        self.assert_right("$ echo 'took 0.31 s, 4 ms'\ntook   12.5 s, 17 ms")
        self.assert_wrong("$ echo '31 solutions'\n32 solutions", line=4)

    def test_compares_pictures_with_what_the_commands_write(self):
        page = "```console\n$ echo '<svg/>' > board.svg\n```\n![a board](pictures/board.svg)\n"
        picture = self.page.parent / "pictures/board.svg"
        self.assertIn("board.svg", self.run_page(page).stdout)
        self.assertEqual(self.run_page(page, "--update").returncode, 0)
        self.assertEqual(picture.read_text(), "<svg/>\n")
        self.assertEqual(self.run_page(page).returncode, 0)
        picture.write_text("another")
        self.assertEqual(self.run_page(page).returncode, 1)
        self.assertIn("no command writes", self.run_page("![a board](pictures/board.svg)\n").stdout)

    def test_lets_an_ellipsis_stand_for_lines(self):
        self.assert_right("$ seq 9\n1\n2\n…\n5\n…\n9")
        self.assert_right("$ seq 2\n1\n…\n2")
        self.assert_wrong("$ seq 9\n1\n…\n8", line=4)
        self.assert_wrong("$ seq 9\n1\n…\n5\n4\n…\n9", line=4)
        self.assert_wrong("$ seq 3\n1\n2\n…\n2\n3", line=4)

    def test_keeps_files_within_a_page(self):
        self.assert_right("$ echo kept >file\n$ cat file\nkept")

    def test_runs_no_other_blocks(self):
        done = self.run_page("```sh\n$ echo one\ntwo\n```\n\n```\n$ echo one\n```\n")
        self.assertEqual(done.stdout, "console: 0 examples, 0 disagree\n")

    def test_updates_without_blanks_at_line_ends(self):
        self.run_page("```console\n$ echo 'one '\n```\n", "--update")
        self.assertEqual(self.page.read_text(encoding="utf-8"), "```console\n$ echo 'one '\none\n```\n")

    def test_finds_the_pages_of_every_language(self):
        root = self.page.parent
        (root / "docs/ja").mkdir(parents=True)
        (root / "tests").mkdir()
        for name in ("README.md", "README.ja.md", "docs/trace.md", "docs/ja/trace.md", "tests/README.md", "README.txt"):
            (root / name).write_text("```console\n$ echo one\ntwo\n```\n", encoding="utf-8")
        done = subprocess.run([sys.executable, "-B", str(RUNNER), "--root", str(root)], capture_output=True, text=True,
                              check=False)
        self.assertIn("console: 4 examples, 4 disagree", done.stdout)
        for name in ("README.ja.md", "docs/ja/trace.md"):
            self.assertIn(f"{root / name}:2: $ ", done.stdout)

    def test_updates_wrong_output_and_nothing_else(self):
        before = "```console\n$ seq 3\n1\n$ seq 9\n2\n…\n$ echo 1 ms\n2 ms\n$ echo two\n```\nEnd.\n"
        self.run_page(before, "--update")
        after = before.replace("$ seq 3\n1\n", "$ seq 3\n1\n2\n3\n").replace("$ echo two\n", "$ echo two\ntwo\n")
        self.assertEqual(self.page.read_text(encoding="utf-8"), after)


if __name__ == "__main__":
    unittest.main()
