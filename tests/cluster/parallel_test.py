# SPDX-License-Identifier: MIT
"""The recipe of docs/campaign.md for GNU parallel on one machine. Skipped without it: exit code 77."""
import os
import re
import subprocess
import unittest

from cluster import ROOT, skip_without  # first: it says where the others are
from campaign import Campaign, lines_of
from run import PROGRAM, environment


class Parallel(Campaign):
    def test_the_recipe_counts_all(self):
        page = (ROOT / "docs/campaign.md").read_text(encoding="utf-8")
        recipe = re.search(r"^    (parallel queens .*)$", page, re.MULTILINE)[1]
        self.folder = self.place / "q20"
        shards = self.plan(14, 100)
        path = os.pathsep.join([os.path.dirname(PROGRAM), os.environ["PATH"]])
        done = subprocess.run(["sh", "-c", recipe], cwd=self.place, capture_output=True, check=False, timeout=300,
                              env=environment(PATH=path, HOME=str(self.place)))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(len(lines_of(self.folder)), shards)
        self.assertEqual(len({ledger for ledger, _ in lines_of(self.folder)}), 4)
        self.end(14)


if __name__ == "__main__":
    skip_without("parallel")
    unittest.main()
