# SPDX-License-Identifier: MIT
"""What tests of campaigns share: a folder, its plan, its ledgers' lines, and its end."""
import hashlib
import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from run import PROGRAM, environment, run


def start(*words, before=(), **options):
    return subprocess.Popen([*before, PROGRAM, "campaign", *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            env=environment(), **options)


def lines_of(folder, kind="done"):
    """The whole lines of this kind, split into words, with the ledger that has them."""
    found = []
    for ledger in sorted(Path(folder).glob("ledger-*")):
        text = ledger.read_text(encoding="ascii", errors="replace")
        found += [(ledger, line.split()) for line in text.splitlines(keepends=True) if line.endswith("\n") and line.startswith(kind + " ")]
    return found


def with_check(words):
    text = " ".join(words)
    return f"{text} {hashlib.sha256(text.encode()).hexdigest()[:16]}\n"


class Campaign(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.place = Path(place.name)
        self.folder = self.place / "campaign"

    def plan(self, n, shards=None, folder=None):
        """Returns the number of shards, which may be a few less than were wished for."""
        words = ["campaign", "plan", n, "--folder", folder or self.folder, *(["--shards", shards] if shards else [])]
        answer = run(*words, "--json")
        self.assertEqual(answer.code, 0, answer.err)
        return json.loads(answer.out)["shards"]

    def end(self, n, folder=None):
        """Counts what is left; the total is right."""
        folder = folder or self.folder
        answer = run("campaign", "run", "--folder", folder, "--threads", 1, timeout=600)
        self.assertEqual(answer.code, 0, answer.err)
        answer = run("campaign", "merge", "--folder", folder)
        self.assertEqual((answer.out, answer.code), (run("count", n, timeout=600).out, 0), answer.err)
        return answer

    def lost(self, folder=None):
        """Shards begun and not ended, of the ledger that has most of them."""
        folder = folder or self.folder
        begun = {}
        for kind, step in (("claim", 1), ("done", -1)):
            for ledger, _ in lines_of(folder, kind):
                begun[ledger] = begun.get(ledger, 0) + step
        return max(begun.values(), default=0)
