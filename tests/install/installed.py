# SPDX-License-Identifier: MIT
"""The project, installed into a folder of the test's own. The build is in the environment variable QUEENS_BUILD."""
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = Path(os.environ["QUEENS_BUILD"])
CMAKE = os.environ.get("CMAKE", "cmake")
CXX = os.environ.get("CXX", "c++")


def run(*words, code=0, **options):
    """What the command prints (stdout, or both where `stderr` says so); it must end with this exit code."""
    done = subprocess.run([str(word) for word in words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
                          timeout=1000, **options)
    said = done.stdout.decode()
    assert done.returncode == code, f"{words}: exit code {done.returncode}\n{said}"
    return said


class Installed(unittest.TestCase):
    """`self.prefix` holds what `cmake --install` brings."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.scratch = Path(cls.folder.name)
        cls.prefix = cls.scratch / "prefix"
        run(CMAKE, "--install", BUILD, "--prefix", cls.prefix)

    @classmethod
    def find(cls, pattern):
        """The one installed file of this pattern."""
        found = list(cls.prefix.rglob(pattern))
        assert len(found) == 1, (pattern, found)
        return found[0]
